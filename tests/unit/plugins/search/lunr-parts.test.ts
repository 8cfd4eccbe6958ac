import { createRequire } from 'node:module';
import { expect, test } from '@rstest/core';
import type lunr from 'lunr';
import { lunrParts } from '../../../../plugins/search/lunr-parts.ts';

const require = createRequire(import.meta.url);

test('the reduced lunr ranks as the whole one does', () => {
  const file = require.resolve('lunr');
  const reduced = { exports: {} as typeof lunr };
  new Function('module', lunrParts(file))(reduced);
  const whole = require('lunr') as typeof lunr;
  expect(rank(reduced.exports)).toEqual(rank(whole));
  expect(reduced.exports.stemmer(new reduced.exports.Token('snapshots', {})).toString()).toBe(
    'snapshot',
  );
});

function rank(library: typeof lunr) {
  const attributes: unknown = {
    invertedIndex: {
      one: { _index: 0, body: { a: {}, b: {} } },
      two: { _index: 1, body: { b: {} } },
    },
    fieldVectors: {
      'body/a': new library.Vector([0, 2]),
      'body/b': new library.Vector([0, 1, 1, 3]),
    },
    tokenSet: { intersect: (clause: unknown) => clause },
    fields: ['body'],
    pipeline: new library.Pipeline(),
  };
  const index = new library.Index(attributes as lunr.Index.Attributes);
  const results = index.query((query) => {
    query.term('one', { usePipeline: false });
    query.term('two', { boost: 2, usePipeline: false });
  });
  expect(results.map(({ ref }) => ref)).toEqual(['b', 'a']);
  return results.map(({ ref, score }) => [ref, score]);
}
