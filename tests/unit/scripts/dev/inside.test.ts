import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { readDevOptions } from '../../../../scripts/dev/options.ts';

const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
const read = (file: string): string => readFileSync(path.join(core, 'dist/node', file), 'utf8');

/** The dev server leans on these insides; an upgrade that moves them must be looked at. */
describe('the framework still has what the dev server replaces', () => {
  test('all pages are read between the first and the last change of the bundler chain', () => {
    expect(read('runtimeModule/pageData/rsbuildPlugin.js')).toMatch(
      /modifyBundlerChain\(async[\s\S]*createPageData\(/,
    );
    expect(read('route/extractPageData.js')).toContain('routeService.getRoutes().map');
  });

  test('navigation and sidebar come from one virtual module, made from the configuration', () => {
    const source = read('runtimeModule/siteData/rsbuildPlugin.js');
    expect(source).toContain('"virtual-site-data"');
    expect(source).toContain('modifyConfigWithAutoNavSide(config, metaFileSet, mdFileSet, force)');
    expect(source).toContain('createSiteData(config)');
  });

  test('beforeBuild runs after the configuration is complete and before the bundler is made', () => {
    expect(read('dev.js')).toMatch(/routeServiceGenerated[\s\S]*beforeBuild\(\)[\s\S]*initRsbuild/);
  });

  test('its browser code asks its own theme for no more than the stand-in has', () => {
    const runtime = readFileSync(path.join(core, 'dist/runtime/App.js'), 'utf8');
    const names = [
      ...runtime.matchAll(/import \{ (.*?) \} from "@rspress\/core\/theme-original"/g),
    ];
    expect(names.map(([, list]) => list)).toEqual(['LlmsHint']);
  });
});

describe('options of npm run dev', () => {
  test('have defaults', () => {
    expect(readDevOptions([])).toMatchObject({ config: 'rspress.config.ts', port: undefined });
  });

  test.each([
    [['--prot', '1'], 'unknown option --prot; allowed: --port, --host'],
    [['--port', 'x'], '--port x: not a port'],
    [['--base', 'docs'], '--base docs: not a base'],
    [['--port'], '--port needs a value'],
  ])('%j is refused in one plain line', (args, message) => {
    expect(() => readDevOptions(args)).toThrow(message);
  });
});
