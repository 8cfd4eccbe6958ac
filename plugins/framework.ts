import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { modifyConfigWithAutoNavSide as ReadMenus } from '@rspress/core/dist/node/auto-nav-sidebar/index.js';
import type { createSiteData as CreateSiteData } from '@rspress/core/dist/node/runtimeModule/siteData/createSiteData.js';

/**
 * Everything private of `@rspress/core` that the project uses: deep imports, virtual modules, names
 * of hooks and fields, markup. Nothing else may name them, except where a module specifier or a
 * hook must be written out; those are listed in `RELIED_ON` as well. `assertFramework` runs when a
 * site is configured, so an upgrade that moves something fails there and says what it was used for.
 *
 * The functions are imported when they are called: what moved is reported first.
 */
export const modifyConfigWithAutoNavSide: typeof ReadMenus = async (...given) =>
  (await import('@rspress/core/dist/node/auto-nav-sidebar/index.js')).modifyConfigWithAutoNavSide(
    ...given,
  );

export const createSiteData: typeof CreateSiteData = async (...given) =>
  (await import('@rspress/core/dist/node/runtimeModule/siteData/createSiteData.js')).createSiteData(
    ...given,
  );

/** Modules that the framework makes up while it bundles. */
export const VIRTUAL = {
  routes: 'virtual-routes',
  pageData: 'virtual-page-data',
  siteData: 'virtual-site-data',
} as const;

/** The framework's own theme, as its browser code asks for it. */
export const FRAMEWORK_THEME = '@rspress/core/theme-original';

/** Import of the framework's module of routes, from beside or below it. */
export const ROUTE_MODULE = /^\.{1,2}\/route\.js$/;

/** What the framework's browser code imports to manage the head of a page. */
export const HEAD_MODULES = ['@unhead/react/client', '@unhead/react$'] as const;

/** Whether an entry that the framework bundles first is the style of its own theme. */
export const isThemeStyle = (entry: string): boolean => /theme[\\/]styles/.test(entry);

/** Class of the link that the framework puts into each heading. */
export const HEADING_LINK_CLASS = 'rp-header-anchor';

/** Element that a callout becomes, which the theme maps to its component. */
export const CALLOUT_ELEMENT = '$$$callout$$$';

/** What a page's HTML is as the framework writes it; the address is the first group. */
export const MARKUP = {
  script: /<script defer(?:="")? src="([^"]+)"><\/script>/g,
  scriptHint: /<link rel="preload" href="([^"]+)" as="script">/g,
  stylesheet: /<link href="([^"]+\.css)" rel="stylesheet">/g,
  translation: /<link rel="alternate" hreflang=[^>]*>/g,
  /**
   * What only says which tool wrote the page or how old browsers should read it, the hint to fetch
   * an image whose tag is in the same packet, and what the framework's own theme needs.
   */
  unused: new RegExp(
    [
      '<meta name="generator"[^>]*>',
      '<meta http-equiv="X-UA-Compatible"[^>]*>',
      '<link rel="preload" as="image"[^>]*>',
      '<div id="__rspress_modal_container"></div>\\s*',
    ].join('|'),
    'g',
  ),
  /** White space between the tags of the template. */
  indentation:
    />\s+(?=<(?:meta|link|title|style|script|head|body|\/body|\/html|div id="__rspress_root)\b)/g,
};

/** A file of the framework with what it has to say, in this order. */
interface Relied {
  /** Below the package's folder. */
  file: string;
  says: readonly string[];
  /** What of the project uses it. */
  use: string;
}

/** The version that the list below was last adapted to. */
const DESCRIBED = '2.0.22';

/** What the project relies on, file by file. */
export const RELIED_ON: readonly Relied[] = [
  {
    file: 'index.html',
    says: ['<meta http-equiv="X-UA-Compatible"', '<div id="__rspress_modal_container"></div>'],
    use: 'plugins/html/firstPaint.ts takes these out of every page (MARKUP)',
  },
  {
    file: 'dist/node/ssg/renderHtmlTemplate.js',
    says: [
      "rel: 'alternate'",
      '<meta name="generator"',
      '<link rel="preload" href="',
      'as="script">',
    ],
    use: 'plugins/html/firstPaint.ts takes these out of pages (MARKUP)',
  },
  {
    file: 'dist/node/initRsbuild.js',
    says: ['children: getInlineThemeScript', 'preEntry: [', "DEFAULT_THEME, './styles/index.js'"],
    use: 'plugins/runtime/index.ts leaves the styles of its theme out; plugins/html replaces its inline scripts',
  },
  {
    file: 'dist/runtime/route.js',
    says: [
      'import { routes } from "virtual-routes"',
      'export { isActive, matchPath, pathnameToRouteService, preloadLink, redirectToCleanUrl };',
    ],
    use: 'plugins/runtime/route.ts exports the same functions in the browser',
  },
  {
    file: 'dist/runtime/initPageData.js',
    says: [
      'import { pageData } from "virtual-page-data"',
      'await matchedRoute.preload()',
      'matchedRoute.filePath',
      'pageData.pages.find((page)',
      'matchedRoute.path',
      'warmPageData }',
    ],
    use: 'plugins/runtime/sections.ts and plugins/runtime/pageList.ts are the list of pages; theme/shell/navigation.ts hands over what a page says of itself',
  },
  {
    file: 'dist/runtime/ClientApp.js',
    says: ['import { UnheadProvider, createHead } from "@unhead/react/client"'],
    use: 'plugins/runtime/unhead.ts exports the same names in the browser',
  },
  {
    file: 'dist/runtime/index.js',
    says: ['export * from "react-router-dom"', 'export { Head, useHead } from "@unhead/react"'],
    use: 'theme/shell/router.ts and plugins/runtime/unhead.ts export the same names in the browser',
  },
  {
    file: 'dist/runtime/App.js',
    says: ['import { LlmsHint } from "@rspress/core/theme-original"'],
    use: 'theme/index.tsx passes on its theme; scripts/dev/themeOriginal.ts exports the same name in the dev server',
  },
  {
    file: 'dist/runtime/ssrClientEntry.js',
    says: ["document.getElementById('__rspress_root')"],
    use: 'theme/shell/Layout.tsx and the tests find the page by this id',
  },
  {
    file: 'dist/node/mdx/rehypePlugins/headerAnchor.js',
    says: [`class: '${HEADING_LINK_CLASS}'`],
    use: 'plugins/mdx/flatten.ts leaves these links to the browser',
  },
  {
    file: 'dist/node/mdx/remarkPlugins/containerSyntax.js',
    says: [`const CALLOUT_COMPONENT = '${CALLOUT_ELEMENT}'`, 'if (type === CALLOUT_COMPONENT) {'],
    use: 'plugins/mdx/callouts.ts makes such nodes, which the framework leaves alone; theme/doc/Article.tsx draws them',
  },
  {
    file: 'dist/node/mdx/loader.js',
    says: ['export default mdxLoader'],
    use: 'scripts/dev/preload.mjs loads it early',
  },
  {
    file: 'dist/node/mdx/processor.js',
    says: ["compiler.data('pageMeta', {", 'frontmatter', "compiler.data('pageMeta')"],
    use: 'plugins/mdx/pageMeta.ts adds fields to what the theme reads of a page; plugins/mdx/homeSections.ts reads its frontmatter',
  },
  {
    file: 'dist/node/route/extractPageData.js',
    says: ['_filepath', 'routeService.getRoutes().map'],
    use: 'plugins/runtime/index.ts hides the pages; plugins/discovery/copies.ts hands over such pages',
  },
  {
    file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
    says: ['modifyBundlerChain(async', 'createPageData('],
    use: 'plugins/runtime/index.ts hides the pages between the first and the last change of the chain',
  },
  {
    file: 'dist/node/runtimeModule/siteData/rsbuildPlugin.js',
    says: [
      'modifyConfigWithAutoNavSide(config, metaFileSet, mdFileSet, force)',
      'createSiteData(config)',
      'code: `export default $',
      '"virtual-site-data"',
    ],
    use: 'scripts/dev/siteData.ts makes the same module; plugins/runtime/chunks.ts takes from it; plugins/runtime/sections.ts and route.ts read its base',
  },
  {
    file: 'dist/node/runtimeModule/siteData/createSiteData.js',
    says: ['async function createSiteData(userConfig)', 'export { createSiteData }'],
    use: 'scripts/dev/siteData.ts calls it',
  },
  {
    file: 'dist/node/auto-nav-sidebar/index.js',
    says: [
      'async function modifyConfigWithAutoNavSide(config, metaFileSet = new Set(), mdFileSet = new Set(), force = false)',
      'config.themeConfig.locales = config.themeConfig.locales.map(',
      'config.themeConfig.sidebar = ',
      'modifyConfigWithAutoNavSide }',
    ],
    use: 'plugins/search/index.ts and scripts/dev/siteData.ts call it, scripts/dev/preload.mjs loads it early; plugins/stable.ts sorts what it sets',
  },
  {
    file: 'dist/node/auto-nav-sidebar/normalize.js',
    says: ['context:', 'collapsible,', 'collapsed,', 'dividerType:', 'sectionHeaderText:'],
    use: 'shared/site/sections.ts has the fields of an entry',
  },
  {
    file: 'dist/node/runtimeModule/routeList.js',
    says: ['"virtual-routes"'],
    use: 'plugins/runtime/allSections.ts and plugins/runtime/pageList.ts read the list of pages',
  },
  {
    file: 'dist/node/runtimeModule/i18n.js',
    says: ['"virtual-i18n-text"'],
    use: 'theme/strings.ts reads the texts of the interface',
  },
  {
    file: 'dist/node/runtimeModule/socialLinks.js',
    says: ['"virtual-social-links"'],
    use: 'theme/ui/SocialLinks.tsx reads the icons',
  },
  {
    file: 'dist/node/dev.js',
    says: ['routeServiceGenerated', 'beforeBuild()', 'initRsbuild'],
    use: 'scripts/dev writes its modules before the bundler is made',
  },
];

/**
 * Throws one error that lists all that the installed framework no longer has.
 *
 * @param read Text of a file of the package; undefined when there is none.
 */
export function assertFramework(read: (file: string) => string | undefined = installed): void {
  const moved = RELIED_ON.flatMap(({ file, says, use }) => {
    const text = read(file);
    if (text === undefined) return [`  ${file} is gone`, `    used: ${use}`];
    let from = 0;
    const missing = says.filter((part) => {
      const at = text.indexOf(part, from);
      if (at >= 0) from = at + part.length;
      return at < 0;
    });
    if (missing.length === 0) return [];
    return [...missing.map((part) => `  ${file} no longer has ${part}`), `    used: ${use}`];
  });
  if (moved.length === 0) return;
  const { version } = JSON.parse(read('package.json') ?? '{}') as { version?: string };
  const error = new Error(
    [
      `error: @rspress/core ${version} is not what plugins/framework.ts describes`,
      ...moved,
      `expected: what ${DESCRIBED} has, in the order that RELIED_ON of plugins/framework.ts lists it`,
      `fix: npm diff --diff=@rspress/core@${DESCRIBED} --diff=@rspress/core@${version} <file> shows what moved;`,
      '  adapt each place that used it, and describe the new state in plugins/framework.ts',
    ].join('\n'),
  );
  // Printed without a stack.
  error.name = 'SettingError';
  throw error;
}

const PACKAGE = path.resolve(import.meta.dirname, '../node_modules/@rspress/core');

function installed(file: string): string | undefined {
  try {
    return readFileSync(path.join(PACKAGE, file), 'utf8');
  } catch {
    return undefined;
  }
}
