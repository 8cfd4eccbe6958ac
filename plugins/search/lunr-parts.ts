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

/** Functions of those files that only parsing, saving and loading call. */
const UNUSED = [
  'Index.prototype.search',
  'Index.prototype.toJSON',
  'Index.load',
  'Vector.prototype.toArray',
  'Vector.prototype.toJSON',
  'Token.prototype.clone',
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
 * package carries beside its bundle: 5.4 kB less of 8.6 under gzip. Depends on the layout of lunr
 * 2.3.9; `tests/unit/plugins/search/lunr-parts.test.ts` fails when an upgrade changes it.
 */
export function lunrParts(bundle: string): string {
  const folder = path.join(path.dirname(bundle), 'lib');
  const parts = PARTS.map((part) => readFileSync(path.join(folder, `${part}.js`), 'utf8'));
  const code = UNUSED.reduce(without, parts.join('\n'));
  return `var lunr = {};\n${TERMS_AS_GIVEN}\n${code}\nmodule.exports = lunr;\n`;
}

/** Code without a function that is a statement of its own, from the margin to the margin. */
function without(code: string, name: string): string {
  const start = code.indexOf(`\nlunr.${name} = function`);
  const end = code.indexOf('\n}', start);
  if (start < 0 || end < 0) throw new Error(`lunr-parts: lunr has no ${name} any more`);
  return code.slice(0, start) + code.slice(end + 2);
}
