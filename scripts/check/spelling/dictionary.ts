import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tree } from '../../../content/tree.ts';

/** Verdict on each word asked for: true, or what was probably meant (may be empty). */
export type Verdicts = Map<string, true | string[]>;

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
export async function lookUp(
  root: string,
  tree: Tree,
  words: ReadonlySet<string>,
): Promise<Verdicts> {
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
    // No cache yet, or a broken one: both are made anew.
  }
  return { key, words: {} };
}

function cacheKey(root: string): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, SETTINGS_FILE), 'utf8'));
  hash.update(readFileSync(join(root, 'node_modules/cspell-lib/package.json'), 'utf8'));
  return hash.digest('hex');
}
