import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Verdict on each word asked for: true, or what was probably meant (may be empty). */
export type Verdicts = Map<string, true | string[]>;

const CACHE_FILE = 'node_modules/.cache/check/spelling.json';
const SUGGESTIONS = 3;

interface Cache {
  key: string;
  words: Record<string, true | string[]>;
}

/**
 * Looks words up in the dictionaries of `cspell.json`. Loading them takes a second or two, so
 * verdicts are kept until the settings, a dictionary or the speller change.
 */
export async function lookUp(root: string, words: ReadonlySet<string>): Promise<Verdicts> {
  const cache = readCache(root);
  const unknown = [...words].filter((word) => !Object.hasOwn(cache.words, word));
  if (unknown.length > 0) {
    Object.assign(cache.words, await askSpeller(root, unknown));
    mkdirSync(dirname(join(root, CACHE_FILE)), { recursive: true });
    writeFileSync(join(root, CACHE_FILE), JSON.stringify(cache));
  }
  const known = new Map(Object.entries(cache.words));
  return new Map([...words].map((word) => [word, known.get(word) ?? true]));
}

async function askSpeller(root: string, words: readonly string[]): Promise<Cache['words']> {
  const speller = await import('cspell-lib');
  const own = await speller.loadConfig(join(root, 'cspell.json'));
  const merged = speller.mergeSettings(await speller.getDefaultSettings(), own);
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
  const settings = readFileSync(join(root, 'cspell.json'), 'utf8');
  hash.update(settings);
  const { dictionaryDefinitions = [] } = JSON.parse(settings) as {
    dictionaryDefinitions?: { path: string }[];
  };
  for (const { path } of dictionaryDefinitions) hash.update(readFileSync(join(root, path), 'utf8'));
  hash.update(readFileSync(join(root, 'node_modules/cspell-lib/package.json'), 'utf8'));
  return hash.digest('hex');
}
