import { describe, expect, test } from '@rstest/core';
import { dataCheck, toolFindings } from '../../../../scripts/check/project/data.ts';
import { TOOLS } from '../../../../shared/site/tools.ts';
import { fixtureContext, linesOf, plainLine, testFaults } from '../../../support/fixtureSite.ts';

const FILE = 'deploy/moved.json';
const HEADINGS = 'shared/site/movedHeadings.json';
const json = (file: string, rows: Record<string, string>) => ({
  [file]: JSON.stringify(rows, null, 2),
});

describe('data check', () => {
  testFaults(dataCheck, {
    'nothing of the good site': [{}],
    'no old route that leads to a page': [
      json(FILE, { '/config/test/speed': '/config/test/pace' }),
    ],
    'an old route that leads to another': [
      json(FILE, { '/a': '/b', '/b': '/config/test/pace' }),
      `${FILE}:2  /a leads to /b, which is itself redirected — to /config/test/pace`,
    ],
    'an old route that leads nowhere': [
      json(FILE, { '/a': '/config/test/pase' }),
      `${FILE}:2  /a leads to /config/test/pase, which is not the address of a page — a route of this site`,
    ],
    'an old route at which a page answers': [
      json(FILE, { '/config/test/retry': '/config/test/pace' }),
      `${FILE}:2  /config/test/retry is redirected although it is the address of a page — remove the entry or move the page`,
    ],
    'an old address of a heading that is there, or leads nowhere': [
      json(HEADINGS, {
        '/config/test/retry#ticks': '/config/test/pace#how-it-ticks',
        '/config/test/pace#how-it-ticks': '/config/test/retry',
        '/config/test/retry#old': '/config/test/retry#odd',
      }),
      `${HEADINGS}:3  /config/test/pace#how-it-ticks is an address of its own — remove the entry or move the heading`,
      `${HEADINGS}:4  /config/test/retry#old leads to /config/test/retry#odd, where there is no such page or heading — where the heading is now`,
    ],
    'a schema that explains nothing': [
      { 'schemas/x.schema.json': '{}' },
      'schemas/x.schema.json:1  schema without a description — say what it is for',
    ],
  });

  test('reports what the schema refuses', async () => {
    const [line] = await linesOf(dataCheck, json(FILE, { '/a': 'b' }));
    expect(line).toMatch(`${FILE}:2  /a: "b" is not well-formed`);
  });
});

describe('sibling tools', () => {
  const { tree } = fixtureContext({ 'shared/site/tools.ts': "[\n{ name: 'Clock' }]" }).site;

  test.each<[string, ...object[]]>([
    [' item 1, url: "http://clock.dev" is not', { url: 'http://clock.dev' }],
    [' item 1, desc: "A clock" is not well-formed', { desc: 'A clock' }],
    [' item 1, descEn: "时钟" is not well-formed', { descEn: '时钟' }],
    [' item 1, logoScale: must be > 0', { logoScale: 0 }],
    [' item 1: unknown key color', { color: 'red' }],
    [' item 2: name Clock is used twice', {}, { url: 'https://clock.dev' }],
  ])('%s is reported', (line, ...tools) => {
    const given = tools.map((tool) => ({
      ...(TOOLS[0] as (typeof TOOLS)[number]),
      name: 'Clock',
      ...tool,
    }));
    const [first] = toolFindings(tree, given).map(plainLine);
    expect(first).toMatch(`shared/site/tools.ts:2 ${line}`);
  });
});
