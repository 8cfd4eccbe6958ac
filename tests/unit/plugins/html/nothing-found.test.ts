import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterAll, expect, test } from '@rstest/core';
import { firstPaint } from '../../../../plugins/html/firstPaint.ts';
import { htmlStage } from '../../../../plugins/html/stage.ts';
import { searchIndex } from '../../../../plugins/search/index.ts';

/** What the framework could change in an upgrade: a build must stop, not write a dead site. */
const outDir = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(outDir, { recursive: true }));

test('a page whose scripts are written in another way stops the build', async () => {
  writeFileSync(join(outDir, 'index.html'), '<html><script src="/a.js" defer></script></html>');
  const bundle = { pages: new Map(), others: {}, sidebars: {} };
  const plugin = htmlStage({ lang: 'en' }, [firstPaint(bundle)]);
  plugin.beforeBuild?.({}, true);
  const build = async () => plugin.afterBuild?.({ outDir } as UserConfig, true);
  await expect(build()).rejects.toThrow('index.html: the framework wrote no deferred script');
});

test('a framework that hands over no pages for search stops the build', async () => {
  const build = async () => searchIndex().afterBuild?.({}, true);
  await expect(build()).rejects.toThrow('no page of the site can be searched');
});
