import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * lunr as a module of what the browser uses of it, its stemmer, from the separate files that the
 * package has beside its bundle. Depends on the layout of lunr 2.3.9;
 * `tests/lunrStemmer.test.ts` fails when an upgrade changes it.
 */
export function lunrStemmer(bundle: string): string {
  const folder = path.join(path.dirname(bundle), 'lib');
  const [token, stemmer] = ['token.js', 'stemmer.js'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return `var lunr = { Pipeline: { registerFunction: function () {} } };\n${token}\n${stemmer}\nmodule.exports = lunr;\n`;
}
