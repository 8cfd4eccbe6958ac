import type { Lang } from './locales.ts';

/** Descriptions in languages besides Chinese and English: `descJa` for Japanese. */
type FurtherDescriptions = Record<`desc${Capitalize<Exclude<Lang, 'en' | 'zh'>>}`, string>;

/** A sibling tool of the toolchain. Source: spec section 1. */
export interface Tool extends FurtherDescriptions {
  name: string;
  /** Chinese description. */
  desc: string;
  /** English description. */
  descEn: string;
  /** File name of the logo on the configured asset host. */
  logo: string;
  url: string;
  /** Factor for logos that are drawn smaller than their box; 1 when left out. */
  logoScale?: number;
}

/** Where the tools' own logos are. */
export const TOOL_LOGO_HOST = 'https://assets.rspack.rs';

/** The six tools of the landing block and, with the ecosystem list, the seven of the menu. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'Rspack',
    desc: '打包工具：用 Rust 编写，兼容 webpack 的配置与插件',
    descEn: 'Bundler: written in Rust, takes webpack configuration and plugins',
    logo: 'rspack/rspack-logo.svg',
    url: 'https://rspack.rs',
  },
  {
    name: 'Rsbuild',
    desc: '构建工具：为 Web 应用配好 Rspack，开箱即用',
    descEn: 'Build tool: Rspack set up for web apps, ready to run',
    logo: 'rsbuild/rsbuild-logo.svg',
    url: 'https://rsbuild.rs',
  },
  {
    name: 'Rspress',
    desc: '站点生成器：把 MDX 变成静态文档站',
    descEn: 'Site generator: turns MDX into a static documentation site',
    logo: 'rspress/rspress-logo-480x480.png',
    url: 'https://rspress.rs',
  },
  {
    name: 'Rslib',
    desc: '库构建工具：一次配置，产出 ESM、CommonJS 与类型声明',
    descEn: 'Library tool: one setup for ESM, CommonJS and type declarations',
    logo: 'rslib/rslib-logo.svg',
    url: 'https://rslib.rs',
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析器：看清一次构建的时间花在哪、产物里有什么',
    descEn: 'Build analyzer: shows where a build spends its time and what it ships',
    logo: 'rsdoctor/rsdoctor-logo-480x480.png',
    url: 'https://rsdoctor.rs',
    logoScale: 1.1,
  },
  {
    name: 'Rstest',
    desc: '测试框架：测试和应用使用同一个打包工具',
    descEn: 'Test framework: tests go through the bundler that builds the app',
    logo: 'rstest/rstest-logo.svg',
    url: 'https://rstest.rs',
  },
];

/** Seventh entry of the menu: the list of what others build on these tools. */
export const ECOSYSTEM: Tool = {
  name: 'Awesome Rstack',
  desc: '生态列表：插件、模板与用户项目',
  descEn: 'Ecosystem list: plugins, templates and projects',
  logo: 'rstack/rstack-logo.svg',
  url: 'https://github.com/rstackjs/awesome-rstack',
};

/** Description of a tool in the page's language. */
export function describeTool(tool: Tool, lang: string): string {
  const key = lang === 'zh' ? 'desc' : `desc${lang.charAt(0).toUpperCase()}${lang.slice(1)}`;
  return (tool as unknown as Record<string, string | undefined>)[key] ?? tool.descEn;
}
