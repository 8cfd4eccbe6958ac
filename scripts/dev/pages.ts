import { join } from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RouteService, RspressPlugin } from '@rspress/core';
import { FRAMEWORK_THEME, VIRTUAL } from '../../plugins/framework.ts';

const PAGE_LIST = join(import.meta.dirname, 'page-list.ts');
const THEME_STAND_IN = join(import.meta.dirname, 'theme-original.ts');

/**
 * Lets the dev server start without reading or compiling any page: a page is compiled when it is
 * first asked for, and the framework's list of all pages' contents is not made at all.
 */
export function lazyPages(): RspressPlugin {
  let routes: RouteService | undefined;
  let routeModule = '';
  return {
    name: 'dev-pages',
    routeServiceGenerated(service) {
      routes = service;
    },
    builderConfig: {
      plugins: [
        {
          name: 'dev-pages:lazy',
          setup(api: RsbuildPluginAPI) {
            // The framework reads every page between these two.
            api.modifyBundlerChain({
              order: 'pre',
              handler() {
                if (routes) routes.getRoutes = () => [];
              },
            });
            api.modifyBundlerChain((chain) => {
              // The framework's own module imports each page by itself, which can be done lazily;
              // the runtime overrides of readers puts another in its place after this.
              routeModule = chain.resolve.alias.get(VIRTUAL.routes) as string;
            });
            api.modifyBundlerChain({
              order: 'post',
              handler(chain, { environment }) {
                if (routes) delete (routes as Partial<RouteService>).getRoutes;
                if (environment.name !== 'web') return;
                chain.resolve.alias.set(VIRTUAL.routes, routeModule);
                chain.resolve.alias.set(VIRTUAL.pageData, PAGE_LIST);
                chain.resolve.alias.set(FRAMEWORK_THEME, THEME_STAND_IN);
              },
            });
          },
        },
      ],
    },
  };
}
