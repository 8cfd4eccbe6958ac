import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '../../../content/page.ts';
import { proseOf } from '../../../content/prose.ts';
import type { Site } from '../../../content/site.ts';
import type { Tree } from '../../../content/tree.ts';
import type { Check } from '../check.ts';
import { readJsonFile } from '../schema/jsonFile.ts';

export const WORDS_FILE = 'docs/words.txt';

interface Place {
  file: string;
  line: number;
  word: string;
}

/** English words of pages, texts and Markdown files are in a dictionary; each is reported once a file. */
export const spellingCheck: Check = {
  name: 'spelling',
  about: 'words are in a dictionary or in docs/words.txt',
  async run({ site, pages, root }) {
    const places = [
      ...[...pages, ...site.partials].flatMap(pageWords),
      ...markdownWords(site),
      ...textWords(site),
    ];
    const verdicts = await lookUp(root, site.tree, new Set(places.map(({ word }) => word)));
    const reported = new Set<string>();
    return places.flatMap(({ file, line, word }) => {
      const verdict = verdicts.get(word);
      if (verdict === true || verdict === undefined || reported.has(`${file} ${word}`)) return [];
      reported.add(`${file} ${word}`);
      const right = verdict.length > 0 ? `perhaps ${verdict.join(', ')}` : undefined;
      const fix = `correct it, put code in backticks, or add the word to ${WORDS_FILE}`;
      return { file, line, message: `unknown word "${word}"`, right, fix };
    });
  },
};

function pageWords(page: Page): Place[] {
  const documented = page.path.split('/').at(-1);
  // A page that is named after an option is titled by it.
  const runs = proseOf(page).filter(({ text }) => text !== documented);
  return runs.flatMap((prose) =>
    wordsOf(prose.text).map((word: Word) => ({
      file: page.file,
      line: prose.lineOf(word.index),
      word: word.text,
    })),
  );
}

/** README and its like, which are plain Markdown. */
function markdownWords(site: Site): Place[] {
  const files = site.tree.files.filter((file) => /^[^/]+\.md$/.test(file));
  return files.flatMap((file) => {
    const blank = (text: string) => text.replace(/[^\n]/g, ' ');
    const prose = site.tree
      .read(file)
      .replace(/^```[\s\S]*?^```/gm, blank)
      .replace(/`[^`\n]*`/g, blank)
      .replace(/\]\([^)]*\)|<[^>]*>/g, blank);
    return prose
      .split('\n')
      .flatMap((row, index) =>
        wordsOf(row).map(({ text }) => ({ file, line: index + 1, word: text })),
      );
  });
}

function textWords(site: Site): Place[] {
  const file = 'i18n.json';
  if (!site.tree.has(file)) return [];
  const { value, lineOf } = readJsonFile(site.tree, file);
  return Object.entries((value ?? {}) as Record<string, { en?: unknown }>).flatMap(([key, text]) =>
    wordsOf(String(text?.en ?? '')).map(({ text: word }) => ({
      file,
      line: lineOf([key, 'en']),
      word,
    })),
  );
}

/** A word of prose and where it stands. */
interface Word {
  text: string;
  index: number;
}

/** Shorter words are too often abbreviations. */
const MIN_LENGTH = 4;

/** What looks like an address or a path is no prose. */
const NOT_PROSE = /(?:https?:\/\/|www\.)\S+|[\w.-]+@[\w.-]+|\S*[/\\]\S*|\b\w+\.(?:\w+)\b/g;

/** Words of a text that can be looked up: identifiers are split at their capital letters. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const prose = text.replace(NOT_PROSE, (found) => ' '.repeat(found.length));
  for (const match of prose.matchAll(/\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu)) {
    const token = match[0].replaceAll('’', "'").replace(/'s$/, '');
    for (const part of token.matchAll(/\p{Lu}?[\p{Ll}']+|\p{Lu}+(?!\p{Ll})/gu)) {
      const whole = /^\p{Lu}?[\p{Ll}']+$|^\p{Lu}+$/u.test(token);
      const word = whole ? token : part[0];
      if (word.length >= MIN_LENGTH)
        words.push({ text: word, index: match.index + (whole ? 0 : part.index) });
      if (whole) break;
    }
  }
  return words;
}

/** Verdict on each word asked for: true, or what was probably meant (may be empty). */
type Verdicts = Map<string, true | string[]>;

const CACHE_FILE = 'node_modules/.cache/check/spelling.json';
const SETTINGS_FILE = 'cspell.json';
const SUGGESTIONS = 3;

interface Cache {
  key: string;
  words: Record<string, true | string[]>;
}

/**
 * Looks words up in the project's lists and in the dictionaries of `cspell.json`. Loading the latter
 * takes a second or two, so their verdicts are kept until the settings or the speller change.
 */
async function lookUp(root: string, tree: Tree, words: ReadonlySet<string>): Promise<Verdicts> {
  const listed = ownWords(root, tree);
  const others = [...words].filter((word) => !listed.has(word.toLowerCase()));
  const cache = readCache(root);
  const unknown = others.filter((word) => !Object.hasOwn(cache.words, word));
  if (unknown.length > 0) {
    Object.assign(cache.words, await askSpeller(root, unknown));
    mkdirSync(dirname(join(root, CACHE_FILE)), { recursive: true });
    writeFileSync(join(root, CACHE_FILE), JSON.stringify(cache));
  }
  const verdicts: Verdicts = new Map(Object.entries(cache.words));
  return new Map(
    [...words].map((word) => [
      word,
      listed.has(word.toLowerCase()) || (verdicts.get(word) ?? true),
    ]),
  );
}

interface Settings {
  dictionaryDefinitions: { name: string; path: string }[];
  dictionaries: string[];
}

function readSettings(root: string): Settings {
  return JSON.parse(readFileSync(join(root, SETTINGS_FILE), 'utf8')) as Settings;
}

/**
 * Words of the project's lists, small letters; a line of several words counts as each of them. They
 * come from the tree that is judged, which may be the state before a change.
 */
function ownWords(root: string, tree: Tree): Set<string> {
  const lists = readSettings(root).dictionaryDefinitions.map(({ path }) => {
    const file = path.replace(/^\.\//, '');
    return tree.has(file) ? tree.read(file).replace(/^#.*$/gm, '') : '';
  });
  return new Set(lists.join('\n').toLowerCase().split(/\s+/));
}

async function askSpeller(root: string, words: readonly string[]): Promise<Cache['words']> {
  const speller = await import('cspell-lib');
  const own = await speller.loadConfig(join(root, SETTINGS_FILE));
  const lists = readSettings(root).dictionaryDefinitions.map(({ name }) => name);
  const dictionaries = (own.dictionaries ?? []).filter((name) => !lists.includes(name));
  const defaults = await speller.getDefaultSettings();
  const merged = speller.mergeSettings(defaults, { ...own, dictionaries });
  const settings = speller.combineTextAndLanguageSettings(merged, '', ['markdown']);
  const dictionary = await speller.getDictionary(speller.finalizeSettings(settings));
  return Object.fromEntries(
    words.map((word) => {
      const wrong = dictionary.isForbidden(word) || !dictionary.has(word);
      if (!wrong) return [word, true as const];
      const meant = dictionary.suggest(word, { numSuggestions: SUGGESTIONS });
      return [word, meant.map((one) => one.word)];
    }),
  );
}

function readCache(root: string): Cache {
  const key = cacheKey(root);
  try {
    const cache = JSON.parse(readFileSync(join(root, CACHE_FILE), 'utf8')) as Cache;
    if (cache.key === key) return cache;
  } catch {
    // No cache yet, or a broken one: both are made again.
  }
  return { key, words: {} };
}

function cacheKey(root: string): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, SETTINGS_FILE), 'utf8'));
  hash.update(readFileSync(join(root, 'node_modules/cspell-lib/package.json'), 'utf8'));
  return hash.digest('hex');
}
