import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RouteService, RspressPlugin, UserConfig } from '@rspress/core';
import { facts } from '../../shared/facts/index.ts';
import type { SiteShape } from '../../shared/site/sections.ts';
import { FILES, SECTIONS_MODULE } from '../../theme/contract.ts';
import { HEAD_MODULES, isThemeStyle, ROUTE_MODULE, VIRTUAL } from '../framework.ts';
import { siteVersions } from '../versions.ts';
import {
  type BrowserBundle,
  ChunkNamesFromSections,
  rememberChunks,
  takeSidebars,
} from './chunks.ts';

const own = (name: string): string => path.join(import.meta.dirname, `${name}.ts`);
const ROUTER = path.resolve(import.meta.dirname, '../../theme', FILES.router);
const UNHEAD_SHIM = own('unhead');

/**
 * The site is made with React 18, which the framework supports as well: 22 kB less on every page.
 * Readers' samples, which share the project's packages, run with React 19.
 */
const REACT = {
  react: 'react-18',
  'react/jsx-runtime': 'react-18/jsx-runtime',
  'react/jsx-dev-runtime': 'react-18/jsx-dev-runtime',
  'react-dom': 'react-dom-18',
  'react-dom/client': 'react-dom-18/client',
  'react-dom/server': 'react-dom-18/server',
};

/**
 * Keeps the framework's weight out of what the reader downloads:
 * its theme styles, its head manager in the browser, its page list, and empty chunks.
 * What it replaces of the framework is named and asserted in `framework.ts`.
 */
export function runtimeOverrides(
  site: UserConfig,
  docsDir: string,
  bundle: BrowserBundle,
): RspressPlugin {
  const routes = new Map<string, string>();
  let service: RouteService | undefined;
  return {
    name: 'runtime-overrides',
    routeGenerated(generated) {
      for (const route of generated) routes.set(route.relativePath, route.routePath);
    },
    routeServiceGenerated(generated) {
      service = generated;
    },
    builderConfig: {
      splitChunks: false,
      performance: { printFileSize: false },
      source: {
        define: {
          __RSTEST_VERSION__: JSON.stringify(facts.version),
          __SITE_VERSIONS__: JSON.stringify(siteVersions()),
        },
      },
      environments: {
        web: {
          source: { define: { __SITE_SHAPE__: JSON.stringify(shapeOf(site)) } },
          resolve: {
            alias: {
              '@docs': docsDir,
              'react-router-dom': ROUTER,
              ...Object.fromEntries(HEAD_MODULES.map((name) => [name, UNHEAD_SHIM])),
            },
          },
        },
      },
      plugins: [
        {
          name: 'runtime-overrides:routes',
          setup(api: RsbuildPluginAPI) {
            // The dev server writes no HTML that could name them.
            if (api.context.action !== 'dev') {
              rememberChunks(api, docsDir, bundle, (file) => routes.get(file));
              api.transform(
                // After the one that fills the virtual module.
                { test: new RegExp(VIRTUAL.siteData), environments: ['web'], order: 'post' },
                ({ code }) => takeSidebars(code, bundle.sidebars),
              );
            }
            // Between these two the framework would read and parse every page for a search index
            // and a page list of its own.
            api.modifyBundlerChain({
              order: 'pre',
              handler(_chain, { environment }) {
                if (service && environment.name === 'web') service.getRoutes = () => [];
              },
            });
            api.modifyBundlerChain({
              order: 'post',
              handler(chain, { environment, isProd, rspack }) {
                const web = environment.name === 'web';
                if (web && service) delete (service as Partial<RouteService>).getRoutes;
                for (const [name, target] of Object.entries(REACT)) {
                  chain.resolve.alias.set(name, target);
                }
                chain.resolve.alias.set(VIRTUAL.pageData, own('pageList'));
                const sections = own(web && isProd ? 'sections' : 'allSections');
                chain.resolve.alias.set(SECTIONS_MODULE, sections);
                // The dev server brings lists of its own (scripts/dev/pages.ts).
                if (!web || !isProd) return;
                // The framework's own lists name each page several times over.
                chain.resolve.alias.set(VIRTUAL.routes, sections);
                chain.resolve.alias.set(VIRTUAL.pageData, sections);
                chain
                  .plugin('runtime-overrides:route')
                  .use(rspack.NormalModuleReplacementPlugin, [ROUTE_MODULE, own('route')]);
                chain.plugin('runtime-overrides:chunk-names').use(ChunkNamesFromSections);
              },
            });
          },
        },
        {
          name: 'runtime-overrides:styles',
          setup(api: RsbuildPluginAPI) {
            api.modifyRsbuildConfig((config) => {
              config.source ??= {};
              config.source.preEntry = [config.source.preEntry ?? []]
                .flat()
                .filter((entry) => !isThemeStyle(entry));
            });
          },
        },
      ],
    },
  };
}

/** Languages and versions of a site, as its addresses spell them. */
export function shapeOf(site: UserConfig): SiteShape {
  return {
    defaultLang: site.lang ?? '',
    langs: (site.locales ?? site.themeConfig?.locales ?? []).map((locale) => locale.lang),
    versions: site.multiVersion?.versions ?? [],
    defaultVersion: site.multiVersion?.default ?? '',
  };
}
