import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { loadSite, type Site } from '../../../../content/site.ts';
import { diskTree } from '../../../../content/tree.ts';
import { frozenVersions } from '../../../../content/versions.ts';
import { filesOf } from '../../../../deploy/finish.ts';
import { planRename } from '../../../../scripts/authoring/rename.ts';
import { freeze, removeVersion } from '../../../../scripts/authoring/version.ts';
import { versionsCheck } from '../../../../scripts/check/project/versions.ts';
import { GOOD_SITE, PATIENT_MS, plainLine } from '../../../support/fixtureSite.ts';
import { writeFiles } from '../../../support/folder.ts';

let root = '';

const write = (files: Record<string, string>) => writeFiles(root, files);

const siteNow = (): Site => loadSite(diskTree(root));
const textsBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** What a manual is built from, besides its pages and sidebars. */
const FURTHER = {
  'docs/en/guide/start/clock.png': 'a picture',
  'docs/public/logo.svg': '<svg/>',

  'shared/facts/rstest.json': '{ "version": "0.12.0" }',
};
const DRAFT = 'docs/en/guide/start/later.mdx';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
  write({
    ...GOOD_SITE,
    ...FURTHER,
    [DRAFT]: '---\ndraft: true\n---\n',
    'shared/facts/index.ts': 'export {};',
  });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a frozen manual', () => {
  test('holds pages, pictures and facts as they were, and nothing else', () => {
    const pages = Object.entries(GOOD_SITE).filter(([file]) => /^docs\/(en|zh)\//.test(file));
    const count = freeze(siteNow(), '0.12');
    const frozen = textsBelow(join(root, 'versions/0.12'));
    expect(frozen).toEqual({ ...Object.fromEntries(pages), ...FURTHER });
    expect(count).toBe(Object.keys(frozen).length);
  });

  test.each(['foo', 'v1', '1.x', '1.2.3.4', '../0.12', '0.12/', 'zh', '.', '-1'])(
    'cannot be called %s',
    (name) => {
      expect(() => freeze(siteNow(), name)).toThrow(`"${name}" cannot name a version; allowed:`);
      expect(existsSync(join(root, 'versions'))).toBe(false);
    },
  );

  test('is not overwritten', () => {
    freeze(siteNow(), '0.12');
    const page = join(root, 'versions/0.12/docs/en/index.mdx');
    appendFileSync(page, 'Edited.\n');
    expect(() => freeze(siteNow(), '0.12')).toThrow(
      'versions/0.12 exists; npm run docs -- version --remove 0.12 removes it first',
    );
    expect(readFileSync(page, 'utf8')).toContain('Edited.');
  });

  test('is whole or not there', () => {
    const site = siteNow();
    const files = [...site.tree.files, 'docs/zh/gone.mdx'];
    const broken = { ...site, tree: { ...site.tree, files } };
    expect(() => freeze(broken, '0.12')).toThrow('ENOENT');
    expect(existsSync(join(root, 'versions'))).toBe(false);
    freeze(site, '0.11');
    expect(() => freeze(broken, '0.12')).toThrow('ENOENT');
    expect(frozenVersions(root)).toEqual(['0.11']);
  });

  test('is listed with the newest first', () => {
    for (const name of ['0.9', '1', '0.12', '0.12.1']) freeze(siteNow(), name);
    mkdirSync(join(root, 'versions/notes'));
    expect(frozenVersions(root)).toEqual(['1', '0.12.1', '0.12', '0.9']);
  });

  test('is removed without a trace', () => {
    const before = textsBelow(root);
    freeze(siteNow(), '0.11');
    const withOne = textsBelow(root);
    freeze(siteNow(), '0.12');
    removeVersion(root, '0.12');
    expect(textsBelow(root)).toEqual(withOne);
    removeVersion(root, '0.11');
    expect(textsBelow(root)).toEqual(before);
    expect(existsSync(join(root, 'versions'))).toBe(false);
  });

  test('that is not there cannot be removed', () => {
    expect(() => removeVersion(root, '0.12')).toThrow('no frozen version 0.12; there are: none');
    freeze(siteNow(), '0.12');
    expect(() => removeVersion(root, '0.1')).toThrow('did you mean 0.12?');
    expect(() => removeVersion(root, '../docs')).toThrow('there are: 0.12');
    expect(frozenVersions(root)).toEqual(['0.12']);
  });

  test('is history: commands and the other checks do not see it', () => {
    freeze(siteNow(), '0.12');
    const site = siteNow();
    expect(site.tree.files.filter((file) => file.startsWith('versions/'))).toEqual([]);
    const { changes, mentions } = planRename(site, 'config/test/pace', 'config/test/speed');
    const touched = [...changes.keys(), ...mentions];
    expect(touched).toContain('docs/en/config/test/speed.mdx');
    expect(touched.filter((file) => file.startsWith('versions/'))).toEqual([]);
  });
});

describe('the check of frozen manuals', () => {
  const lines = async (): Promise<string[]> => {
    const site = siteNow();
    return (await versionsCheck.run({ root, site, pages: site.pages })).map(plainLine);
  };

  test('says nothing without one, and nothing of one that is as it was', async () => {
    expect(await lines()).toEqual([]);
    freeze(siteNow(), '0.12');
    expect(await lines()).toEqual([]);
  });

  test(
    'lets a text be edited, and names file and line of what breaks its build',
    async () => {
      freeze(siteNow(), '0.12');
      const page = 'versions/0.12/docs/en/config/test/retry.mdx';
      appendFileSync(join(root, page), '\nOne more sentence.\n');
      expect(await lines()).toEqual([]);
      appendFileSync(join(root, page), '\n[Gone](/config/test/gone)\n\n<Unknown />\n');
      const count = readFileSync(join(root, page), 'utf8').split('\n').length;
      const found = await lines();
      expect(found).toHaveLength(2);
      expect(found.join('\n')).toContain(`${page}:${count - 3}  dead link /config/test/gone`);
      expect(found.join('\n')).toContain(`${page}:${count - 1}  unknown component <Unknown>`);
    },
    PATIENT_MS,
  );

  test('judges a page by its own manual, not by the current one', async () => {
    freeze(siteNow(), '0.12');
    for (const lang of ['en', 'zh']) rmSync(join(root, `docs/${lang}/config/test/pace.mdx`));
    expect(await lines()).toEqual([]);
  });
});
