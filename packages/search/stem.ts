import lunr from 'lunr';

const cache = new Map<string, string>();

/** Stem of a normalized English word by lunr's Porter stemmer. */
export function stem(word: string): string {
  let result = cache.get(word);
  if (result === undefined) {
    if (cache.size > 5000) cache.clear();
    result = lunr.stemmer(new lunr.Token(word, {})).toString();
    cache.set(word, result);
  }
  return result;
}
