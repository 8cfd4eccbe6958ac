import type { Site } from '../../../content/site.ts';
import { DEFAULT_LANG, LANGS } from '../../../shared/site/locales.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { NAMES_FILE, readNames } from '../pages/headings.ts';
import { withoutNames } from '../pages/sentenceCase.ts';
import { type JsonFile, readJsonFile } from '../schema/jsonFile.ts';

const FILE = 'i18n.json';

/** Where a key counts as used; tests alone do not keep a text alive. */
const USERS =
  /^((theme|plugins|shared|scripts)\/|packages\/[^/]+\/(?!tests\/)).*\.tsx?$|^rspress\.config\.ts$/;

type Texts = Record<string, Record<string, string>>;

/** `i18n.json`: every key used, every text in every language, no unknown language. */
export const stringsCheck: Check = {
  name: 'strings',
  about: 'i18n.json: every key is used and written in every language',
  run({ site }) {
    if (!site.tree.has(FILE)) return [{ file: FILE, line: 1, message: 'texts are missing' }];
    const json = readJsonFile(site.tree, FILE, 'i18n');
    if (json.findings.length > 0) return json.findings;
    const texts = json.value as Texts;
    return [
      ...unused(site, texts, json),
      ...languages(texts, json),
      ...untranslated(site, texts, json),
      ...placeholders(texts, json),
    ];
  },
};

/** A text in each language of the site, and in no other. */
function languages(texts: Texts, json: JsonFile): Finding[] {
  const right = `allowed: ${LANGS.join(', ')}`;
  return Object.entries(texts).flatMap(([key, own]) => [
    ...LANGS.filter((lang) => !own[lang]).map((lang) => ({
      file: FILE,
      line: json.lineOf([key]),
      message: `${key}: no text for ${lang}`,
    })),
    ...Object.keys(own)
      .filter((lang) => !LANGS.some((one) => one === lang))
      .map((lang) => ({
        file: FILE,
        line: json.lineOf([key, lang]),
        message: `${key}: unknown language ${lang}`,
        right,
      })),
  ]);
}

function unused(site: Site, texts: Texts, json: JsonFile): Finding[] {
  const sources = site.tree.files
    .filter((file) => USERS.test(file))
    .map((file) => site.tree.read(file));
  const quoted = new Set<string>();
  const prefixes = new Set<string>();
  for (const source of sources) {
    for (const [, key] of source.matchAll(/['"`]([\w.]+)['"`]/g)) quoted.add(key ?? '');
    for (const [, prefix] of source.matchAll(/`([\w.]+\.)\$\{/g)) prefixes.add(prefix ?? '');
  }
  return Object.keys(texts)
    .filter((key) => !quoted.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)))
    .map((key) => ({
      file: FILE,
      line: json.lineOf([key]),
      message: `nothing uses the text ${key}`,
      fix: 'remove it',
    }));
}

/** A text without Chinese is a forgotten translation, unless it holds names alone. */
function untranslated(site: Site, texts: Texts, json: JsonFile): Finding[] {
  const names = site.tree.has(NAMES_FILE) ? readNames(site.tree.read(NAMES_FILE)) : [];
  return Object.entries(texts).flatMap(([key, { zh = '' }]) => {
    if (/\p{Script=Han}/u.test(zh)) return [];
    const rest = withoutNames(zh.replace(/\{\w+\}/g, ''), names);
    if (!/(?<![\p{L}.@/])\p{L}?\p{Ll}{2,}(?![\p{L}/]|\.\p{L})/u.test(rest)) return [];
    const line = json.lineOf([key, 'zh']);
    const fix = `write Chinese; a name belongs in ${NAMES_FILE}`;
    return { file: FILE, line, message: `${key} is not translated: "${zh}"`, fix };
  });
}

function placeholders(texts: Texts, json: JsonFile): Finding[] {
  const namesIn = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join(' ');
  return Object.entries(texts).flatMap(([key, own]) => {
    const wanted = namesIn(own[DEFAULT_LANG]);
    return LANGS.filter((lang) => own[lang] && namesIn(own[lang]) !== wanted).map((lang) => ({
      file: FILE,
      line: json.lineOf([key, lang]),
      message: `placeholders of ${key} in ${lang}: ${namesIn(own[lang]) || 'none'}`,
      right: `${wanted || 'none'}, as in ${DEFAULT_LANG}`,
    }));
  });
}
