import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';

const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
const read = (file: string): string => readFileSync(path.join(core, 'dist', file), 'utf8');

/** Names that `plugins/lean/route.ts` exports; it runs in a built page only. */
function ownRoutes(): Record<string, true> {
  const code = readFileSync('plugins/lean/route.ts', 'utf8');
  const names = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name);
  return Object.fromEntries(names.map((name) => [name, true]));
}

/** The bundle leans on these insides of the framework; an upgrade that moves them must be looked at. */
describe('the framework still has what the lean bundle replaces', () => {
  test('its version is the one this was written for', () => {
    const { version } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8'));
    expect(version).toBe('2.0.22');
  });

  test('its theme styles come through source.preEntry', () => {
    expect(read('node/initRsbuild.js')).toMatch(
      /preEntry: \[\s*node_path\.join\(DEFAULT_THEME, '\.\/styles/,
    );
    expect(existsSync(path.join(core, 'dist/theme/styles/index.js'))).toBe(true);
  });

  test('the browser reads routes and page list from two virtual modules', () => {
    expect(read('runtime/route.js')).toContain('import { routes } from "virtual-routes"');
    expect(read('runtime/initPageData.js')).toContain(
      'import { pageData } from "virtual-page-data"',
    );
  });

  test('its route module has the functions that the browser gets from ours', () => {
    const exported = /export \{([^}]*)\}/.exec(read('runtime/route.js'))?.[1]?.split(',');
    expect(exported?.map((name) => name.trim()).sort()).toEqual(Object.keys(ownRoutes()).sort());
  });

  test('its head manager comes from the two modules that are replaced', () => {
    expect(read('runtime/ClientApp.js')).toContain('from "@unhead/react/client"');
    expect(read('runtime/index.js')).toContain('from "@unhead/react"');
  });

  test('its inline scripts are tags of the page template', () => {
    expect(read('node/initRsbuild.js')).toContain('children: getInlineThemeScript');
  });
});
