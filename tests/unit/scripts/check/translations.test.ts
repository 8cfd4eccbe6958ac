import { describe, expect, test } from '@rstest/core';
import { loadSite } from '../../../../content/site.ts';
import { formatTranslations, pageHash } from '../../../../content/translations.ts';
import { translationsCheckOf } from '../../../../scripts/check/parity/translations.ts';
import { withNewPairs, withTranslated } from '../../../../scripts/fix/translated.ts';
import { edited, fixtureContext, fixtureFiles, linesOf } from '../../../support/fixtureSite.ts';
import { memoryTree } from '../../../support/tree.ts';

const EN = 'docs/en/config/test/pace.mdx';
const ZH = 'docs/zh/config/test/pace.mdx';
const RECORD = 'docs/translations.zh.json';

const recorded = { [RECORD]: formatTranslations(withNewPairs(fixtureContext().site, 'zh')) };

const NOT_RECORDED = `${ZH}:1  not recorded as a translation, as both pages are now — npm run fix`;

const hashOf = (fault = {}) => {
  const page = loadSite(memoryTree(fixtureFiles(fault))).byFile.get(EN);
  if (!page) throw new Error('no page');
  return pageHash(page);
};

/** What the fixtures hold is no commit of this project. */
const translationsCheck = translationsCheckOf(() => true);

describe('translations check', () => {
  test('accepts a site whose pairs are all recorded', async () => {
    expect(await linesOf(translationsCheck, recorded)).toEqual([]);
  });

  test('reports pairs that are not recorded', async () => {
    const lines = await linesOf(translationsCheck);
    expect(lines).toContain(NOT_RECORDED);
  });

  test('a new pair is recorded once nothing in it is left to be written', async () => {
    const draft = edited(ZH, '测试的时钟', 'TODO：测试的时钟');
    const { site } = fixtureContext(draft);
    expect(withNewPairs(site, 'zh')).not.toHaveProperty('/config/test/pace');
    expect(await linesOf(translationsCheck, draft)).not.toContain(NOT_RECORDED);
    expect(withNewPairs(fixtureContext().site, 'zh')).toHaveProperty('/config/test/pace');
  });

  test('lists the translation of an English page that has changed', async () => {
    const changed = edited(EN, 'How fast', 'How very fast');
    expect(await linesOf(translationsCheck, { ...recorded, ...changed })).toEqual([
      `${ZH}:1  stale: ${EN} has changed since this page was translated — bring it up to date, then npm run fix -- --translated /config/test/pace`,
    ]);
  });

  test('is content once the translation is recorded again', async () => {
    const fault = { ...recorded, ...edited(EN, 'How fast', 'How very fast') };
    const { site } = fixtureContext(fault);
    const text = formatTranslations(withTranslated(site, 'zh', ['/zh/config/test/pace']));
    expect(await linesOf(translationsCheck, { ...fault, [RECORD]: text })).toEqual([]);
  });

  test('a pair that is not committed yet is recorded as it is now, each time', async () => {
    const fault = { ...recorded, ...edited(EN, 'How fast', 'How very fast') };
    const { site } = fixtureContext(fault);
    const isCommitted = (file: string) => file !== EN;
    const check = translationsCheckOf((_root, file) => isCommitted(file));
    expect(await linesOf(check, fault)).toEqual([NOT_RECORDED]);
    const text = formatTranslations(withNewPairs(site, 'zh', isCommitted));
    expect(await linesOf(translationsCheck, { ...fault, [RECORD]: text })).toEqual([]);
  });

  test('new pairs are recorded without touching the stale ones', () => {
    const fault = { ...recorded, ...edited(EN, 'How fast', 'How very fast') };
    expect(formatTranslations(withNewPairs(fixtureContext(fault).site, 'zh'))).toBe(
      recorded[RECORD],
    );
  });

  test('refuses a route without a pair, with the one that was meant', () => {
    const { site } = fixtureContext(recorded);
    expect(() => withTranslated(site, 'zh', ['/config/test/pase'])).toThrow(
      'no page pair at /config/test/pase; did you mean /config/test/pace?',
    );
  });

  test('reports records of pages that are gone', async () => {
    const lines = await linesOf(translationsCheck, { ...recorded, [EN]: null, [ZH]: null });
    expect(lines).toEqual([
      `${RECORD}:3  /config/test/pace is not the address of a page in both languages — npm run fix`,
    ]);
  });

  test('samples and white space do not change the hash, prose does', () => {
    expect(hashOf(edited(EN, "'ticks'", "'tocks'"))).toBe(hashOf());
    expect(hashOf(edited(EN, '\n\n## ', '\n\n\n##  '))).toBe(hashOf());
    expect(hashOf(edited(EN, 'ticks\n', 'tocks\n'))).not.toBe(hashOf());
  });
});
