import { describe, expect, test } from '@rstest/core';
import { dataCheck, toolFindings } from '../../../../scripts/check/project/data.ts';
import { TOOLS } from '../../../../shared/site/tools.ts';
import { fixtureContext, linesOf, plainLine } from '../../../support/fixtureSite.ts';

const FILE = 'deploy/moved.json';
const moved = (...rows: [string, string][]) => ({
  [FILE]: JSON.stringify(Object.fromEntries(rows), null, 2),
});

describe('data check', () => {
  test('accepts the good site and an old route that leads to a page', async () => {
    expect(await linesOf(dataCheck)).toEqual([]);
    expect(await linesOf(dataCheck, moved(['/config/test/speed', '/config/test/pace']))).toEqual(
      [],
    );
  });

  test('reports an old route that leads nowhere, or to another old route', async () => {
    expect(await linesOf(dataCheck, moved(['/a', '/b'], ['/b', '/config/test/pace']))).toEqual([
      `${FILE}:2  /a leads to /b, which is itself redirected — to /config/test/pace`,
    ]);
    expect(await linesOf(dataCheck, moved(['/a', '/config/test/pase']))).toEqual([
      `${FILE}:2  /a leads to /config/test/pase, which is not the address of a page — a route of this site`,
    ]);
  });

  test('reports an old route at which a page answers', async () => {
    expect(await linesOf(dataCheck, moved(['/config/test/retry', '/config/test/pace']))).toEqual([
      `${FILE}:2  /config/test/retry is redirected although it is the address of a page — remove the entry or move the page`,
    ]);
  });

  test('reports an old address of a heading that is there, or leads nowhere', async () => {
    const file = 'shared/site/movedHeadings.json';
    const rows = {
      '/config/test/retry#ticks': '/config/test/pace#how-it-ticks',
      '/config/test/pace#how-it-ticks': '/config/test/retry',
      '/config/test/retry#old': '/config/test/retry#odd',
    };
    expect(await linesOf(dataCheck, { [file]: JSON.stringify(rows, null, 2) })).toEqual([
      `${file}:3  /config/test/pace#how-it-ticks is an address of its own — remove the entry or move the heading`,
      `${file}:4  /config/test/retry#old leads to /config/test/retry#odd, where there is no such page or heading — where the heading is now`,
    ]);
  });

  test('reports what the schema refuses, and a schema that explains nothing', async () => {
    const [line] = await linesOf(dataCheck, moved(['/a', 'b']));
    expect(line).toMatch(`${FILE}:2  /a: "b" is not well-formed`);
    expect(await linesOf(dataCheck, { 'schemas/x.schema.json': '{}' })).toEqual([
      'schemas/x.schema.json:1  schema without a description — say what it is for',
    ]);
  });
});

describe('sibling tools', () => {
  const { tree } = fixtureContext({ 'shared/site/tools.ts': "[\n{ name: 'Clock' }]" }).site;
  const [good] = TOOLS;
  if (!good) throw new Error('no tools');
  const lines = (...tools: object[]) =>
    toolFindings(
      tree,
      tools.map((tool) => ({ ...good, name: 'Clock', ...tool })),
    ).map(plainLine);

  test('the entries of the project fit their schema', () => {
    expect(toolFindings(tree)).toEqual([]);
  });

  test('reports wrong addresses, texts in the wrong language, scales and doubles', () => {
    const file = 'shared/site/tools.ts:2 ';
    expect(lines({ url: 'http://clock.dev' })[0]).toMatch(
      `${file} item 1, url: "http://clock.dev" is not`,
    );
    expect(lines({ desc: 'A clock' })[0]).toMatch(
      `${file} item 1, desc: "A clock" is not well-formed`,
    );
    expect(lines({ descEn: '时钟' })[0]).toMatch(
      `${file} item 1, descEn: "时钟" is not well-formed`,
    );
    expect(lines({ logoScale: 0 })[0]).toMatch(`${file} item 1, logoScale: must be > 0`);
    expect(lines({ color: 'red' })[0]).toMatch(`${file} item 1: unknown key color`);
    expect(lines({}, { url: 'https://clock.dev' })).toEqual([
      `${file} item 2: name Clock is used twice`,
    ]);
  });
});
