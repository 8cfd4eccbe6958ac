import { join } from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { FRAMEWORK_THEME, VIRTUAL } from '../../plugins/framework.ts';

const THEME_STAND_IN = join(import.meta.dirname, 'themeOriginal.ts');

/**
 * Lets the dev server start without compiling any page: a page is compiled when it is first asked
 * for.
 */
export function lazyPages(): RspressPlugin {
  let routeModule = '';
  return {
    name: 'dev-pages',
    builderConfig: {
      plugins: [
        {
          name: 'dev-pages:lazy',
          setup(api: RsbuildPluginAPI) {
            api.modifyBundlerChain((chain) => {
              // The framework's own module imports each page by itself, which can be done lazily;
              // the runtime overrides of readers puts another in its place after this.
              routeModule = chain.resolve.alias.get(VIRTUAL.routes) as string;
            });
            api.modifyBundlerChain({
              order: 'post',
              handler(chain, { environment }) {
                if (environment.name !== 'web') return;
                chain.resolve.alias.set(VIRTUAL.routes, routeModule);
                chain.resolve.alias.set(FRAMEWORK_THEME, THEME_STAND_IN);
              },
            });
          },
        },
      ],
    },
  };
}
