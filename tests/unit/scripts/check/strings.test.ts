import { describe, expect, test } from '@rstest/core';
import { stringsCheck } from '../../../../scripts/check/project/strings.ts';
import { linesOf } from '../../../support/fixtureSite.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component, not a template
const USER = { 'theme/nav/Nav.tsx': "t('nav.label'); t(`theme.${mode}`);" };
const file = (...rows: string[]) => ({ ...USER, 'i18n.json': `{\n${rows.join(',\n')}\n}` });
const LABEL = '"nav.label": { "en": "Main menu", "zh": "主导航" }';

describe('strings check', () => {
  test('accepts texts that are used and translated, by a built name too', async () => {
    const dark = '"theme.dark": { "en": "Dark", "zh": "深色" }';
    expect(await linesOf(stringsCheck, file(LABEL, dark))).toEqual([]);
  });

  test('reports a text that nothing uses, even when a test does', async () => {
    const fault = {
      ...file(LABEL, '"nav.old": { "en": "Old", "zh": "旧" }'),
      'tests/e2e/nav.spec.ts': "text('nav.old')",
    };
    expect(await linesOf(stringsCheck, fault)).toEqual([
      'i18n.json:3  nothing uses the text nav.old — remove it',
    ]);
  });

  test('reports an unknown and a missing language', async () => {
    const fault = file('"nav.label": { "en": "Main", "fr": "Principal" }');
    const lines = await linesOf(stringsCheck, fault);
    expect(lines[0]).toMatch('i18n.json:2  nav.label: no text for zh');
    expect(lines[1]).toMatch('i18n.json:2  nav.label: unknown language fr — allowed: en, zh');
  });

  test('reports an empty text and one that is still English', async () => {
    const empty = await linesOf(stringsCheck, file('"nav.label": { "en": "Main", "zh": "" }'));
    expect(empty[0]).toMatch('i18n.json:2  nav.label, zh: text is too short');
    const english = file('"nav.label": { "en": "Main menu", "zh": "Main menu" }');
    expect(await linesOf(stringsCheck, english)).toEqual([
      'i18n.json:2  nav.label is not translated: "Main menu" — write Chinese; a name belongs in docs/names.txt',
    ]);
    const word = file('"nav.label": { "en": "Menu", "zh": "Menu" }');
    expect(await linesOf(stringsCheck, word)).toHaveLength(1);
    for (const name of ['Rstest {version}', '（Visual Studio Code）', '404', 'API', '{a} / {b}']) {
      const named = file(`"nav.label": { "en": "${name}", "zh": "${name}" }`);
      expect(await linesOf(stringsCheck, named)).toEqual([]);
    }
  });

  test('reports placeholders that differ', async () => {
    const fault = file('"nav.label": { "en": "{count} pages", "zh": "{number} 页" }');
    expect(await linesOf(stringsCheck, fault)).toEqual([
      'i18n.json:2  placeholders of nav.label in zh: {number} — {count}, as in en',
    ]);
  });

  test('reports broken JSON and a key written twice', async () => {
    const [broken] = await linesOf(stringsCheck, { 'i18n.json': '{\n "a": \n}' });
    expect(broken).toMatch('i18n.json:3  not JSON: ');
    const [doubled] = await linesOf(stringsCheck, file(LABEL, LABEL));
    expect(doubled).toBe('i18n.json:3  key is written twice — keep one of them');
    expect(await linesOf(stringsCheck)).toEqual(['i18n.json:1  texts are missing']);
  });
});
