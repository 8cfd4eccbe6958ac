import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * lunr's files that ranking given terms needs; the rest parses queries, builds indexes and expands
 * terms. Of the latter a term that is taken as it is remains.
 */
const PARTS = [
  'utils',
  'field_ref',
  'set',
  'token',
  'vector',
  'stemmer',
  'index',
  'match_data',
  'query',
];

const TERMS_AS_GIVEN = `lunr.Pipeline = function () {};
lunr.Pipeline.registerFunction = function () {};
lunr.TokenSet = {
  fromClause: function (clause) {
    return { toArray: function () { return [clause.term]; } };
  },
};`;

/**
 * lunr as a module of the parts that the browser's engine uses, from the separate files that the
 * package carries beside its bundle: 5 kB less of 8.6 under gzip. Leans on the layout of lunr
 * 2.3.9; `tests/unit/plugins/search/lean-lunr.test.ts` fails when an upgrade changes it.
 */
export function leanLunr(bundle: string): string {
  const folder = path.join(path.dirname(bundle), 'lib');
  const parts = PARTS.map((part) => readFileSync(path.join(folder, `${part}.js`), 'utf8'));
  return `var lunr = {};\n${TERMS_AS_GIVEN}\n${parts.join('\n')}\nmodule.exports = lunr;\n`;
}
