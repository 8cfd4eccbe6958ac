/**
 * Loaded before the loader of TypeScript, through which each module of a package costs several
 * times as much: what the dev server needs of packages is there when its own code asks for it.
 * Names of packages only; one that is missing or has moved is loaded later, and nothing else differs.
 */
const PACKAGES = [
  '@rsbuild/core',
  '@rspress/core',
  '@rspress/core/dist/node/auto-nav-sidebar/index.js',
  '@rspress/core/dist/node/mdx/loader.js',
  'esbuild',
  'hast-util-to-html',
  'postcss',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'shiki',
  'yaml',
];

await Promise.allSettled(PACKAGES.map((name) => import(name)));
