import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RemoteSettings } from '@rstest-docs/search';
import { pluginOpenGraph } from 'rsbuild-plugin-open-graph';
import { draftsIn } from '../content/drafts.ts';
import { ONE_LANGUAGE, PARTIAL_LANGS } from '../content/languages.ts';
import { NOT_PAGES } from '../content/pages.ts';
import { SETTINGS } from '../deploy/table.ts';
import { THEME_COLORS } from '../shared/site/constants.ts';
import type { OwnSettings } from '../theme/contract.ts';
import { bootScripts } from './boot.ts';
import { shortClassNames } from './classNames.ts';
import { discovery } from './discovery/index.ts';
import { writeEvidence } from './evidence.ts';
import { assertFramework } from './framework.ts';
import { firstPaint } from './html/firstPaint.ts';
import { htmlStage } from './html/stage.ts';
import { licenseList } from './licenses.ts';
import { markdownPlugins, shikiOptions } from './mdx/index.ts';
import { writeMigrationScript } from './migrationScript.ts';
import { SampleNames } from './names/index.ts';
import { pagePictures } from './pagePictures.ts';
import { socialPictures } from './pictures/index.ts';
import type { BrowserBundle } from './runtime/chunks.ts';
import { runtimeOverrides } from './runtime/index.ts';
import { searchIndex } from './search/index.ts';
import { stableSidebars } from './stable.ts';
import { NOT_ON_PAGES } from './texts.ts';
import { frozenFolder } from './versions.ts';

// An upgrade of the framework that moves what the project relies on stops here.
assertFramework();

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * The settings that every site built with this theme shares; a site adds its own on top.
 * Used by `rspress.config.ts` and by the tiny sites under `tests/fixtures/`.
 * Source: spec sections 1 and 3.
 */
export function createSite(
  given: UserConfig & {
    plugins?: RspressPlugin[];
    remoteSearch?: RemoteSettings;
    /** Origins that the host's security policy lets pages ask; those of `deploy/` unless given. */
    connectOrigins?: readonly string[];
    /** Address of the MCP server that pages offer to editors; that of `deploy/` unless given. */
    mcpServer?: string;
    /** Online editor that pages offer for their samples; that of `deploy/` unless given, '' for none. */
    onlineEditor?: string;
    themeConfig?: OwnSettings;
  },
): UserConfig {
  // Set by `npm run build -- --base`, before any plugin reads it.
  const base = process.env.SITE_BASE ?? given.base ?? '/';
  const site = { ...given, base };
  const { route, markdown, builderConfig, plugins = [], remoteSearch, ...others } = site;
  const {
    connectOrigins = SETTINGS.connectOrigins,
    mcpServer = SETTINGS.mcpServer,
    onlineEditor = SETTINGS.onlineEditor,
    ...rest
  } = others;
  const themeConfig: UserConfig['themeConfig'] & OwnSettings = {
    ...rest.themeConfig,
    mcpServer,
    onlineEditor,
  };
  const docsDir = path.resolve(site.root ?? 'docs');
  // The dev server shows them, with a mark.
  const drafts = process.env.NODE_ENV === 'development' ? [] : draftsIn(docsDir);
  const names = new SampleNames();
  const bundle: BrowserBundle = { pages: new Map(), others: {}, sidebars: {} };
  return {
    themeDir: path.join(ROOT, 'theme'),
    i18nSourcePath: path.join(ROOT, 'i18n.json'),
    // Only the site's own texts reach the browser, not the framework's default ones.
    i18nSource: (texts) =>
      Object.fromEntries(
        Object.entries(texts).filter(
          ([key]) =>
            key.includes('.') &&
            !NOT_ON_PAGES.test(key) &&
            (frozenFolder() || !key.startsWith('frozen.')),
        ),
      ),
    ssg: true,
    mediumZoom: false,
    search: { codeBlocks: true },
    ...rest,
    themeConfig,
    ...(rest.languageParity && {
      languageParity: {
        ...rest.languageParity,
        // It knows no language that lacks pages; the check does, and says more.
        ...(PARTIAL_LANGS.length > 0 && { enabled: false }),
        exclude: [...drafts.map(withoutLanguage), ...ONE_LANGUAGE],
      },
    }),
    head: [...themeColors(rest.themeConfig?.darkMode), ...(rest.head ?? [])],
    route: {
      cleanUrls: true,
      // The project's own inline script redirects, keeping query and hash (spec section 2).
      localeRedirect: 'never',
      exclude: [...NOT_PAGES, ...drafts],
      ...route,
    },
    markdown: {
      shiki: shikiOptions(),
      link: { checkDeadLinks: false },
      ...markdown,
    },
    plugins: [
      stableSidebars(),
      markdownPlugins(base, names),
      pagePictures(docsDir),
      runtimeOverrides(site, docsDir, bundle),
      searchIndex({ base, remote: remoteSearch, connectOrigins }),
      bootScripts(site),
      htmlStage(site, [
        firstPaint(bundle),
        discovery(),
        names.writeFiles(),
        writeEvidence,
        writeMigrationScript,
        socialPictures(docsDir),
      ]),
      licenseList(),
      ...plugins,
    ],
    builderConfig: {
      ...builderConfig,
      tools: { cssLoader: { modules: { getLocalIdent: shortClassNames() } } },
      plugins: [previewTags(site), ...(builderConfig?.plugins ?? [])],
      output: {
        cssModules: { localIdentName: '[hash:base64:4]' },
        // What the style sheets need: light-dark(), popover, nesting of layers.
        overrideBrowserslist: ['chrome >= 123', 'firefox >= 125', 'safari >= 17.5'],
        ...builderConfig?.output,
      },
    },
  };
}

/** Names of files that a translation need not have begin below the folder of a language. */
const withoutLanguage = (file: string): string => file.replace(/^[^/]+\//, '');

/** What previews say of every page alike; the rest is of `plugins/pictures` and the theme. */
function previewTags({ title, themeConfig }: UserConfig): ReturnType<typeof pluginOpenGraph> {
  const account = themeConfig?.socialLinks?.find(({ icon }) => icon === 'x')?.content;
  const twitter = {
    card: 'summary_large_image',
    ...(account && { site: `@${account.split('/').at(-1)}` }),
  };
  return pluginOpenGraph({ siteName: title, twitter });
}

/** The browser's own bars in the color of the page, as the system is light or dark. */
function themeColors(darkMode: unknown): [string, Record<string, string>][] {
  const forced = darkMode === false ? 'light' : /^force-(\w+)$/.exec(String(darkMode))?.[1];
  return Object.entries(THEME_COLORS)
    .filter(([theme]) => !forced || theme === forced)
    .map(([theme, content]) => {
      const media = `(prefers-color-scheme: ${theme})`;
      return ['meta', { name: 'theme-color', content, ...(!forced && { media }) }];
    });
}
