import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { buildSync } from 'esbuild';
import type { EarlySettings } from '../shared/site/early.ts';
import type { SiteMap } from '../shared/site/sections.ts';
import { shapeOf } from './lean.ts';

/**
 * Puts one small blocking script into every page's head: theme before first paint, parts hidden by
 * the query, language redirects. Replaces the framework's two inline scripts, which throw when
 * storage is blocked. What may come after first paint is `wakeScript`; the dev server, which holds
 * nothing back, has both in the head.
 */
export function earlyScript(site: UserConfig): RspressPlugin {
  return {
    name: 'early-script',
    builderConfig: {
      plugins: [
        {
          name: 'early-script:tags',
          setup(api: RsbuildPluginAPI) {
            api.modifyRsbuildConfig((config) => {
              const isDev = config.mode === 'development';
              const code = bundleEarly('head', site) + (isDev ? bundleEarly('wake', site) : '');
              config.html ??= {};
              config.html.tags = [
                ...[config.html.tags ?? []].flat().filter((tag) => !isInlineScript(tag)),
                // After the links to other languages, which the redirect reads.
                { tag: 'script', children: code, head: true, append: true },
              ];
            });
          },
        },
      ],
    },
  };
}

/** What must be alive before the large scripts: guards, theme choice. */
export const wakeScript = (site: UserConfig, map: SiteMap): string =>
  `self.__site=${JSON.stringify(map)};${bundleEarly('wake', site)}`;

const bundleEarly = (name: string, site: UserConfig): string =>
  bundleInline(`theme/early/${name}.ts`, { __EARLY__: JSON.stringify(settings(site)) });

/** The framework adds nothing inline but its theme and redirect scripts. */
const isInlineScript = (tag: unknown): boolean =>
  typeof tag === 'object' &&
  tag !== null &&
  'children' in tag &&
  'tag' in tag &&
  tag.tag === 'script';

/** Bundles and minifies a file of the theme to be inlined; path relative to the project. */
export function bundleInline(file: string, define: Record<string, string> = {}): string {
  const result = buildSync({
    entryPoints: [path.resolve(import.meta.dirname, '..', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define,
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}

function settings(site: UserConfig): EarlySettings {
  const { darkMode, localeRedirect } = site.themeConfig ?? {};
  const { langs, defaultLang, versions } = shapeOf(site);
  return {
    base: (site.base ?? '/').replace(/\/$/, ''),
    langs,
    defaultLang,
    versions,
    localeRedirect: site.route?.localeRedirect ?? localeRedirect ?? 'auto',
    darkMode:
      darkMode === false ? 'force-light' : darkMode === true || !darkMode ? 'auto' : darkMode,
  };
}
