import type { UserConfig } from '@rspress/core';
import { expect, test } from '@rstest/core';
import { firstPaint } from '../../../../plugins/html/firstPaint.ts';
import { htmlStage } from '../../../../plugins/html/stage.ts';
import { searchIndex } from '../../../../plugins/search/index.ts';
import { tempFolder } from '../../../support/folder.ts';

/** What the framework could change in an upgrade: a build must stop, not write a dead site. */
const outDir = tempFolder({
  'index.html': '<html><script src="/a.js" defer></script></html>',
});

test('a page whose scripts are written in another way stops the build', async () => {
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
