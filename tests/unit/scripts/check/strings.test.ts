import { describe, expect, test } from '@rstest/core';
import { stringsCheck } from '../../../../scripts/check/project/strings.ts';
import { linesOf, testFaults } from '../../../support/fixtureSite.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component, not a template
const USER = { 'theme/nav/Nav.tsx': "t('nav.label'); t(`theme.${mode}`);" };
const file = (...rows: string[]) => ({ ...USER, 'i18n.json': `{\n${rows.join(',\n')}\n}` });
const texts = (en: string, zh: string) => file(`"nav.label": { "en": "${en}", "zh": "${zh}" }`);
const LABEL = '"nav.label": { "en": "Main menu", "zh": "主导航" }';
const fix = 'write Chinese; a name belongs in docs/names.txt';

describe('strings check', () => {
  testFaults(stringsCheck, {
    'no text that is used, by a built name too': [
      file(LABEL, '"theme.dark": { "en": "Dark", "zh": "深色" }'),
    ],
    'a text that nothing uses but a test': [
      {
        ...file(LABEL, '"nav.old": { "en": "Old", "zh": "旧" }'),
        'tests/e2e/nav.spec.ts': "text('nav.old')",
      },
      'i18n.json:3  nothing uses the text nav.old — remove it',
    ],
    'a text that is still English': [
      texts('Main menu', 'Main menu'),
      `i18n.json:2  nav.label is not translated: "Main menu" — ${fix}`,
    ],
    'a word that is still English': [
      texts('Menu', 'Menu'),
      `i18n.json:2  nav.label is not translated: "Menu" — ${fix}`,
    ],
    'placeholders that differ': [
      texts('{count} pages', '{number} 页'),
      'i18n.json:2  placeholders of nav.label in zh: {number} — {count}, as in en',
    ],
    'a key that is written twice': [
      file(LABEL, LABEL),
      'i18n.json:3  key is written twice — keep one of them',
    ],
    'no file': [{}, 'i18n.json:1  texts are missing'],
  });

  test.each([
    ['an empty text', texts('Main', ''), 'i18n.json:2  nav.label, zh: text is too short'],
    [
      'a missing language',
      file('"nav.label": { "en": "Main" }'),
      'i18n.json:2  nav.label: no text for zh',
    ],
    [
      'an unknown language',
      file('"nav.label": { "en": "Main", "zh": "主", "fr": "Principal" }'),
      'i18n.json:2  nav.label: unknown language fr — allowed: en, zh',
    ],
    ['broken JSON', { 'i18n.json': '{\n "a": \n}' }, 'i18n.json:3  not JSON: '],
  ])('%s', async (_what, fault, line) => {
    expect(await linesOf(stringsCheck, fault)).toEqual([expect.stringContaining(line)]);
  });

  test.each(['Rstest {version}', '（Visual Studio Code）', '404', 'API', '{a} / {b}'])(
    '%s is the same in both languages',
    async (name) => {
      expect(await linesOf(stringsCheck, texts(name, name))).toEqual([]);
    },
  );
});
