import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { buildSync } from 'esbuild';
import { prefixOfBase } from '../shared/site/addresses.ts';
import type { SiteMap } from '../shared/site/sections.ts';
import { type BootPage, type BootSettings, FILES } from '../theme/contract.ts';
import { shapeOf } from './runtime/index.ts';

/**
 * Puts one small blocking script into every page's head: theme before first paint, parts hidden by
 * the query, language redirects. Replaces the framework's two inline scripts, which throw when
 * storage is blocked. What may come after first paint is `deferredScript`; the dev server, which holds
 * nothing back, has both in the head.
 */
export function bootScripts(site: UserConfig): RspressPlugin {
  return {
    name: 'boot-scripts',
    builderConfig: {
      plugins: [
        {
          name: 'boot-scripts:tags',
          setup(api: RsbuildPluginAPI) {
            api.modifyRsbuildConfig((config) => {
              const isDev = config.mode === 'development';
              config.html ??= {};
              config.html.tags = [config.html.tags ?? []]
                .flat()
                .filter((tag) => !isInlineScript(tag));
              // A built page gets its script when its scripts have names (plugins/html).
              if (!isDev) return;
              const code =
                bundleBoot('head', site, ANY_PAGE) + bundleBoot('deferred', site, ANY_PAGE);
              // After the links to other languages, which the redirect reads.
              config.html.tags.push({ tag: 'script', children: code, head: true, append: true });
            });
          },
        },
      ],
    },
  };
}

/** The inline script of built pages; `scripts` are the addresses that the deferred script will run. */
export const inlineScript = (
  site: UserConfig,
  deferred: string,
  scripts: string[],
  page: BootPage,
): string => bundleBoot('inline', site, page, { __DEFERRED__: deferred, __SCRIPTS__: scripts });

/** What must be alive before the large scripts: guards, theme choice. */
export const deferredScript = (site: UserConfig, map: SiteMap): string =>
  `self.__site=${siteMap(map)};${bundleBoot('deferred', site, ANY_PAGE)}`;

/** Parts of addresses are keys of its maps, so these inherit nothing: `constructor` is no section. */
function siteMap(map: SiteMap): string {
  const fields = Object.entries(map).map(([name, value]) => {
    const json = JSON.stringify(value);
    return `${name}:${typeof value === 'string' || Array.isArray(value) ? json : json.replace('{', '{__proto__:null,')}`;
  });
  return `{${fields.join(',')}}`;
}

const ANY_PAGE: BootPage = { lang: '', filters: true };

/** The settings as a whole and each by itself, so that what they rule out is left out. */
function bundleBoot(
  name: 'head' | 'inline' | 'deferred',
  site: UserConfig,
  page: BootPage,
  more: Record<string, unknown> = {},
): string {
  const all = { ...settings(site), ...page };
  const fields = Object.entries(all).map(([field, value]) => [`__BOOT__.${field}`, value]);
  const constants = Object.fromEntries([['__BOOT__', all], ...fields, ...Object.entries(more)]);
  return bundleInline(
    FILES[name],
    Object.fromEntries(
      Object.entries(constants).map(([field, value]) => [field, JSON.stringify(value)]),
    ),
  );
}

/** The framework adds nothing inline but its theme and redirect scripts. */
const isInlineScript = (tag: unknown): boolean =>
  typeof tag === 'object' &&
  tag !== null &&
  'children' in tag &&
  'tag' in tag &&
  tag.tag === 'script';

/** Bundles and minifies a file of the theme. */
function bundleInline(file: string, define: Record<string, string> = {}): string {
  const result = buildSync({
    entryPoints: [path.resolve(import.meta.dirname, '../theme', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define,
  });
  // The directive changes nothing in bundled modules, and each page carries it.
  return (result.outputFiles[0]?.text ?? '').trim().replace(/^"use strict";/, '');
}

function settings(site: UserConfig): BootSettings {
  const { darkMode = true, localeRedirect = 'auto' } = site.themeConfig ?? {};
  const { langs, defaultLang, versions } = shapeOf(site);
  const asked = darkMode === true ? 'auto' : darkMode === false ? 'force-light' : darkMode;
  const [, forced = ''] = /^force-(\w+)$/.exec(asked) ?? [];
  return {
    base: prefixOfBase(site.base),
    langs,
    defaultLang,
    versions,
    localeRedirect: langs.length > 1 ? (site.route?.localeRedirect ?? localeRedirect) : 'never',
    darkMode: asked,
    forced: forced as BootSettings['forced'],
  };
}
