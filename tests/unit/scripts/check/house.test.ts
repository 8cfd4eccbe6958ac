import { describe, expect, test } from '@rstest/core';
import { houseCheck } from '../../../../scripts/check/house/check.ts';
import { linesOf } from '../../../support/planted-site.ts';

const long = (head: string) => `${head}\n${'export {};\n'.repeat(200)}`;

describe('house check', () => {
  test('accepts imports that go downwards', async () => {
    const plant = {
      'theme/nav/Nav.tsx': "import { TITLE } from '../../shared/site.ts';",
      'shared/site.ts': "import type { Tool } from './tools.ts';",
      'shared/tools.ts': 'export interface Tool {}',
      'plugins/a.ts': "import { TITLE } from '../shared/site';\nimport fs from 'node:fs';",
    };
    expect(await linesOf(houseCheck, plant)).toEqual([]);
  });

  test('tells imports that go upwards or sideways', async () => {
    const plant = {
      'theme/a.ts': "\nimport { b } from '../plugins/b.ts';",
      'plugins/b.ts': "export { c } from '../scripts/c.ts';",
      'shared/d.ts': "import type { A } from '../theme/a.ts';",
      'scripts/c.ts': "const a = await import('../theme/a.ts');",
    };
    expect(await linesOf(houseCheck, plant)).toEqual([
      'plugins/b.ts:1  plugins/ imports scripts/c.ts — allowed: plugins, content, shared, i18n.json, deploy',
      'scripts/c.ts:1  scripts/ imports theme/a.ts — allowed: scripts, content, shared, deploy, i18n.json, package.json, tests/support',
      'shared/d.ts:1  shared/ imports theme/a.ts — allowed: shared',
      'theme/a.ts:2  theme/ imports plugins/b.ts — allowed: theme, shared, i18n.json',
      'plugins/b.ts:1  import cycle: plugins/b.ts → scripts/c.ts → theme/a.ts → plugins/b.ts — move what both need into a file of its own',
    ]);
  });

  test('keeps shared/ free of Node, React and the browser', async () => {
    const plant = {
      'shared/a.ts':
        "import fs from 'node:fs';\nimport { useState } from 'react';\n// document.title\nconst width = window.innerWidth;",
    };
    const right = 'no React, Node or framework in shared/';
    expect(await linesOf(houseCheck, plant)).toEqual([
      `shared/a.ts:1  shared/ imports node:fs — ${right}`,
      `shared/a.ts:2  shared/ imports react — ${right}`,
      'shared/a.ts:4  shared/ uses window — shared/ runs in the browser, at build time and in tests alike',
    ]);
  });

  test('a word in a text is not a use of the browser', async () => {
    const plant = {
      'shared/a.ts':
        'export const words = `window.x, process env, process.env`;\nconst a = { window: 1 };\na.window;',
      'shared/b.ts': 'export const f = (document: string) => document.length;',
    };
    expect(await linesOf(houseCheck, plant)).toEqual([]);
  });

  test('tells a circle once, with the line of the import', async () => {
    const plant = {
      'shared/a.ts': "\n\nimport { b } from './b.ts';",
      'shared/b.ts': "import { a } from './a.ts';",
    };
    expect(await linesOf(houseCheck, plant)).toEqual([
      'shared/a.ts:3  import cycle: shared/a.ts → shared/b.ts → shared/a.ts — move what both need into a file of its own',
    ]);
  });

  test('tells a file over 200 lines whose first comment gives no reason', async () => {
    const plant = {
      'theme/a.tsx': long('/** A list. */'),
      'theme/b.tsx': long('/** Over 200 lines, because a table is one table. */'),
      'theme/c.css': `/* @generated */\n${'a {}\n'.repeat(201)}`,
      'tests/answers/config/d.ts': long('// proofs'),
      'theme/e.tsx': 'export {};\n'.repeat(200),
    };
    expect(await linesOf(houseCheck, plant)).toEqual([
      'theme/a.tsx:1  201 lines — at most 200 — cut it in two, or let its first comment say "Over 200 lines, because …"',
    ]);
  });

  test('tells folders whose names tell nothing', async () => {
    const plant = { 'theme/utils/a.ts': '', 'theme/utils/b.ts': '', 'shared/common/c.ts': '' };
    expect(await linesOf(houseCheck, plant)).toEqual([
      'shared/common/c.ts:1  the name of folder shared/common/ does not say what is inside — a name that says what is inside',
      'theme/utils/a.ts:1  the name of folder theme/utils/ does not say what is inside — a name that says what is inside',
    ]);
  });
});
