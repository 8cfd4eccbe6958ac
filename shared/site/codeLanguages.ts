/** Every language that a fence of the manual may name; another one stops the build. */
export const CODE_LANGUAGES = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'json',
  'jsonc',
  'bash',
  'css',
  'html',
  'vue',
  'yaml',
  'diff',
  'markdown',
  'mdx',
  'xml',
  'nginx',
] as const;
