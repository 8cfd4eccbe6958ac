import { describe, expect, test } from '@rstest/core';
import { dataCheck } from '../../../../scripts/check/project/data.ts';
import { linesOf } from '../../../support/planted-site.ts';

const FILE = 'deploy/old-routes.json';
const routes = (...rows: [string, string][]) => ({
  [FILE]: `[\n${rows.map(([from, to]) => JSON.stringify({ from, to })).join(',\n')}\n]`,
});

describe('data check', () => {
  test('accepts the good site and an old route that leads to a page', async () => {
    expect(await linesOf(dataCheck)).toEqual([]);
    expect(await linesOf(dataCheck, routes(['/config/test/speed', '/config/test/pace']))).toEqual(
      [],
    );
  });

  test('tells an old route that leads nowhere, or to another old route', async () => {
    expect(await linesOf(dataCheck, routes(['/a', '/b'], ['/b', '/config/test/pace']))).toEqual([
      `${FILE}:2  /a leads to /b, which is itself redirected — to /config/test/pace`,
    ]);
    expect(await linesOf(dataCheck, routes(['/a', '/config/test/pase']))).toEqual([
      `${FILE}:2  /a leads to /config/test/pase, where no page answers — a route that exists in en and zh`,
    ]);
  });

  test('tells an old route that stands twice or that a page has taken', async () => {
    const good: [string, string] = ['/a', '/config/test/pace'];
    expect(await linesOf(dataCheck, routes(good, good))).toEqual([
      `${FILE}:3  /a stands twice — remove one`,
    ]);
    const taken = await linesOf(dataCheck, routes(['/config/test/retry', '/config/test/pace']));
    expect(taken[0]).toMatch(
      `${FILE}:2  /config/test/retry is redirected although a page answers there`,
    );
  });

  test('tells what the schema refuses, and a schema that explains nothing', async () => {
    const [line] = await linesOf(dataCheck, { [FILE]: '[{ "from": "a", "to": "/b" }]' });
    expect(line).toMatch(`${FILE}:1  0.from: "a" is not well-formed`);
    expect(await linesOf(dataCheck, { 'schemas/x.schema.json': '{}' })).toEqual([
      'schemas/x.schema.json:1  schema without a description — say what it is for',
    ]);
  });
});
