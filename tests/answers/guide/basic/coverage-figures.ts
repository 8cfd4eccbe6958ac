import { type Answers, core, taxFiles } from '../../../support/answers.ts';

export default {
  'Which surprises do thresholds, types and default parameters hold?': {
    heading: 'thresholds-and-reports',
    says: [
      'A glob pattern under `thresholds` that matches no file fails the run with `coverage data for "src/gone/**" was not found`.',
      'and with `v8`, one that holds only constants in a `namespace`, or that ignore comments leave out as a whole. It neither lowers the sum nor misses a threshold, `perFile` included, because `json-summary` counts it as 100. `exclude` takes it out.',
      "Vitest's `autoUpdate` and `100` are ignored without a message, and so are its `reporter`, `skipFull`, `watermarks`, `all` and `ignoreClassMethods`.",
    ],
    files: {
      'rstest.config.mjs': `export default { coverage: { enabled: true, provider: process.env.PROVIDER, include: ['src/**'], reporters: ['text', ['json-summary', { file: '../sum.json' }]],
  reporter: ['lcov'], skipFull: true, watermarks: { lines: [0, 1] }, all: false, ignoreClassMethods: ['kept'],
  thresholds: { functions: 90, autoUpdate: true, 100: true, 'src/unused.ts': { functions: 0 }, 'src/gone/**': { lines: 1 }, 'src/{types,ignored}.ts': { perFile: true, lines: 100, functions: 100 } } } };`,
      'src/types.ts': 'export type Price = { cents: number };',
      'src/ignored.ts': '/* istanbul ignore next */\nexport function later() {\n  return 1;\n}\n',
      'src/unused.ts': 'export const unused = () => 1;',
      'src/used.ts': 'export const used = (a = 1) => a;',
      'src/named.ts': 'export class Named {\n  kept() {\n    return 1;\n  }\n}\n',
      'a.test.ts':
        "import { test } from '@rstest/core'; import './src/ignored'; import { used } from './src/used'; test('a', () => { used(2); });",
    },
    command:
      'PROVIDER=v8 npx rstest; grep -o "types.ts.*pct.:[0-9]*" sum.json; PROVIDER=istanbul npx rstest; ls coverage | sed "s/^/WRITTEN /"; exit 1',
    exitCode: 1,
    output: [
      /ignored\.ts +\| +0 \| +0 \| +0 \| +0[\s\S]*types\.ts +\| +0 \| +0 \| +0 \| +0[\s\S]*types\.ts.*"pct":100/,
      /(?: named\.ts +\| +0 [\s\S]* used\.ts +\| +100 \| +100[\s\S]*){2}/,
      'coverage data for "src/gone/**" was not found',
      /coverage for functions 33.33% does not meet global threshold 90%/,
    ],
    absent: [
      'types.ts coverage',
      'ignored.ts coverage',
      'global threshold 100%',
      'WRITTEN',
      'reporter',
      'skipFull',
      'ignoreClassMethods',
    ],
  },
  'Why is my coverage table empty since I set include?': {
    heading: 'files-that-are-missing-or-show-0',
    says: [
      "`include: ['src']` names a directory, and no file matches it: every column shows 0, without a warning.",
      "A tested file that `include` doesn't list is missing from the report.",
    ],
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ source: { decorators: { version: 'legacy' } }, coverage: { enabled: true, reporters: ['text'], include: ['src'] } });",
      'src/a.ts': 'export const a = () => 1;\n',
      'b.ts': 'export const b = () => 1;\n',
      'src/a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { b } from '../b';\nimport { a } from './a';\ntest('a', () => { expect(a() + b()).toBe(2); });\n",
    },
    command: "npx rstest && npx rstest --coverage.include='src/**/*.ts'",
    output: ['All files | 0 | 0 | 0 | 0 |', 'a.ts | 100 |'],
    absent: ['b.ts'],
  },
  'Do decorators, parameter properties and export default count as branches?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: '`await`, `yield`, `?.`, `??=`, a loop, `finally`, a missing `default`, a decorator, a parameter property, `super()`, `export enum`, `export default`,',
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ source: { decorators: { version: 'legacy' } }, coverage: { enabled: true, reporters: ['text', 'json-summary'], provider: 'istanbul' } });",
      'a.ts':
        'const Inject = (..._: any[]) => {};\nconst log = (_: any, __: string, descriptor: PropertyDescriptor) => descriptor;\nexport default class Service {\n  constructor(@Inject private readonly name: string) {}\n  @log\n  hello() { return this.name; }\n}\nexport class Own extends Service {\n  constructor() { super("own"); }\n}\nexport enum Color { Red }\nlet city: string | undefined;\ncity ??= "Bonn";\nexport const size = city?.length;\nfor (const one of [1]) {\n  switch (one) {\n  }\n}\nlet count = 1;\nwhile (count > 0) count -= 1;\ntry {\n  count += 1;\n} finally {\n  count = 0;\n}\nexport async function* steps() {\n  for await (const one of [1]) yield await Promise.resolve(one);\n  yield* [2];\n}\n',
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport Service, { Color, Own, size, steps } from './a';\nasync function all(of: AsyncIterable<number>) {\n  const list = [];\n  for await (const one of of) list.push(one);\n  return list;\n}\ntest('a', async () => { expect(await all(steps())).toEqual([1, 2]); expect(new Service('ada').hello() + new Own().hello() + Color.Red + size).toBe('adaown04'); });\n",
    },
    command:
      "for by in istanbul v8; do npx rstest --coverage.provider=$by; node -p \"JSON.stringify(JSON.parse(require('fs').readFileSync('coverage/coverage-summary.json')).total.branches)\"; done",
    output: [
      /a\.ts +\| +100 \| +100 \| +100 \| +100 \|[\s\S]*"total":0,[\s\S]*a\.ts +\| +100 \| +100 \| +100 \| +100 \|[\s\S]*"total":0,/,
    ],
  },
  'Are the branches of a source that two test files import merged?': {
    heading: 'files-that-are-missing-or-show-0',
    says: 'A source that several test files import is listed once: what any of them reaches is covered.',
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ coverage: { enabled: true, reporters: ['text'], provider: 'istanbul' } });",
      'size.ts': "export const size = (n: number) => (n > 1 ? 'big' : 'small');\n",
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { size } from './size';\ntest('a', () => { expect(size(2)).toBe('big'); });\n",
      'b.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { size } from './size';\ntest('b', () => { expect(size(1)).toBe('small'); });\n",
    },
    command: 'npx rstest && npx rstest --coverage.provider=v8',
    output: ['size.ts | 100 | 100 | 100 | 100 |', 'size.ts | 100 | 100 | 100 | 100 |'],
  },
  'What does a project without any test report?': {
    heading: 'files-that-are-missing-or-show-0',
    says: 'A run without any test file still lists the files of `include`, with 0.',
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ coverage: { enabled: true, reporters: ['text'], include: ['src/**/*.ts'] } });",
      'src/a.ts': 'export const a = () => 1;\n',
    },
    command: 'npx rstest --passWithNoTests',
    output: ['a.ts | 0 |'],
  },
  'Why is there no coverage-summary.json, and does a test reporter hide the table?': {
    heading: 'thresholds-and-reports',
    says: [
      '`--reporter` chooses how tests are reported, and the coverage table stays.',
      'in `reporters` it fails with `Reporter json-summary not found`.',
    ],
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ coverage: { enabled: true, reporters: ['text-summary', 'json-summary'] } });",
      'a.ts': 'export const a = () => 1;\n',
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { a } from './a';\ntest('a', () => { expect(a()).toBe(1); });\n",
    },
    command: 'npx rstest --reporter=dot && ls coverage && npx rstest --reporter=json-summary',
    exitCode: 1,
    output: ['Statements : 100%', 'coverage-summary.json', 'Reporter json-summary not found'],
  },
  'Why do the numbers differ from those of my former runner? Is a default value a branch?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: [
      "A default value that no call uses isn't an uncovered branch with `v8`. With `istanbul`, that of a parameter is one in a `function`, a method and a constructor, but none in an arrow function, even if destructured. Elsewhere, a destructured `[a = 1]` or `{ a: b = 1 }` is one, `{ a = 1 }` isn't.",
    ],
    elsewhere: {
      '/guide/basic/coverage': [
        '50% of the branches among them, where `v8` of Rstest gave 83.33%.',
        'Jest counts each default value of a parameter, Rstest not all.',
      ],
    },
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      'arrow.ts': 'export const arrow = (a = 1, [b = 1] = [a], { c: d = 1 } = { c: b }) => d;\n',
      'list.ts':
        'export const list = (x: { a: number }) => { const [a = 1] = [x.a]; return a; };\n',
      'made.ts': 'export class Made { constructor(public a = 1) {} }\n',
      'method.ts': 'export const method = { of(a = 1) { return a; } };\n',
      'other.ts': 'export function other({ a: b = 1 }) { return b; }\n',
      'named.ts': 'export function named(a = 1) { return a; }\n',
      'taken.ts':
        'export function taken({ a = 1 }) { const { b = 2 } = { b: 3 }; return a + b; }\n',
      'label.ts': `export function label(name = 'Atlas', opts: { short?: boolean } = {}) {
  const short = opts?.short ?? false;
  if (short) return name[0];
  return name;
}
export const never = () => 1;
export class Cart {
  items: string[] = [];
  get size() { return this.items.length; }
}
`,
      'a.test.ts': `import { test } from '@rstest/core';
import { arrow } from './arrow';
import { label } from './label';
import { list } from './list';
import { Made } from './made';
import { method } from './method';
import { named } from './named';
import { other } from './other';
import { taken } from './taken';
test('a', () => { arrow(2); named(2); taken({ a: 2 }); label('x', {}); list({ a: 2 }); console.log(new Made(2).a); method.of(2); other({ a: 2 }); });
`,
    },
    command: 'for one in istanbul v8; do npx rstest --coverage.provider=$one; done',
    output: [
      /istanbul[\s\S]*arrow\.ts +\| +100 \| +100[\s\S]*label\.ts +\| +50 \| +50 \| +33\.33 \| +66\.66[\s\S]*list\.ts +\| +100 \| +0[\s\S]*made\.ts +\| +100 \| +0[\s\S]*method\.ts +\| +100 \| +0[\s\S]*named\.ts +\| +100 \| +0[\s\S]*other\.ts +\| +100 \| +0[\s\S]*taken\.ts +\| +100 \| +100/,
      /with v8[\s\S]*arrow\.ts +\| +100 \| +100[\s\S]*label\.ts +\| +50 \| +83\.33[\s\S]*named\.ts +\| +100 \| +100[\s\S]*taken\.ts +\| +100 \| +100/,
    ],
  },
  'function foo(x = 2) is only called without an argument: why 100 % of the branches?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'A value that is passed is no branch with either, so the report shows 100% even if every call uses the default.',
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      'named.ts':
        'export function named(x = 2) { return x; }\nexport function taken({ x = 2 }: { x?: number }) { return x; }\nexport const arrow = ({ x = 2 } = {}, y = 1) => x + y;\n',
      'a.test.ts': `import { test } from '@rstest/core';
import { arrow, named, taken } from './named';
test('a', () => { arrow(process.env.PASS ? { x: 3 } : undefined); taken({}); named(...(process.env.PASS ? [3] : [])); });
`,
    },
    command:
      'for one in istanbul v8; do npx rstest --coverage.provider=$one; PASS=1 npx rstest --coverage.provider=$one; done',
    output: [
      /with istanbul[\s\S]*named\.ts +\| +100 \| +100 [\s\S]*with istanbul[\s\S]*named\.ts +\| +100 \| +0 [\s\S]*with v8[\s\S]*named\.ts +\| +100 \| +100 [\s\S]*with v8[\s\S]*named\.ts +\| +100 \| +100 /,
    ],
  },
  'Which lines count: comments, imports, closing braces? And do ignore comments work in files without tests?':
    {
      heading: 'what-counts-as-a-line-or-a-branch',
      says: [
        "Comments, empty lines, `import` lines, types (`interface`, `type`, `declare`, signatures of overloads), closing braces and the heads of a `function`, a method and a class, with their decorators, aren't counted as lines, with either provider.",
        'A file that holds only types, imports or `export … from` shows 0 in every column, even if a test imports it. So does, with `istanbul`, one that holds only `export default { rate: 7 }` or another value without a function, and with `v8`, one that holds only constants in a `namespace`,',
        'Ignore comments count in files that no test imports, too.',
      ],
      files: {
        'rstest.config.ts':
          "export default { coverage: { enabled: true, include: ['src/**'], reporters: ['text', 'json-summary'] } };",
        'src/imports.ts': `// A comment.
import { join } from 'node:path';

/* A comment
   of two lines. */
export interface Book {
  title: string;
}
export type Sku = string | number;
declare const VERSION: string;
export function check(n: number): void;
export function check(n: string): void;
export function check(n: any) {
  if (n > 1) {
    throw new Error(join('a', 'b'));
  }
}
`,
        'src/index.ts': "export { check } from './imports';\n",
        'src/rates.ts': 'export namespace Rates {\n  export const de = 7;\n}\n',
        'src/value.ts': 'export default { rate: 7 };\n',
        'src/side.ts': "import './value';\n",
        'src/untested.ts': `/* v8 ignore start */
/* istanbul ignore next */
export function ignored() {
  return 1;
}
/* v8 ignore stop */
export const seen = 1;
`,
        'a.test.ts': `import { expect, test } from '@rstest/core';
import { check } from './src';
import { Rates } from './src/rates';
import './src/side';
test('a', () => { expect(() => check(Rates.de)).toThrow(); });
`,
        'lines.mjs': `import { readFileSync } from 'node:fs';
for (const [file, { lines }] of Object.entries(JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8'))))
  console.log(file.split('/').pop(), lines.covered, 'of', lines.total);
`,
      },
      command:
        'for one in istanbul v8; do npx rstest --coverage.provider=$one; node lines.mjs; done',
      output: [
        /(index\.ts +\| +0 \| +0 \| +0 \| +0[\s\S]*untested\.ts.*\| 7 [\s\S]*imports\.ts 2 of 2\n[\s\S]*untested\.ts 0 of 1\n[\s\S]*){2}/,
        /istanbul[\s\S]*side\.ts +\| +0 \|[\s\S]*value\.ts +\| +0 \|[\s\S]*with v8[\s\S]*side\.ts +\| +0 \|[\s\S]*value\.ts +\| +100 \|/,
        /istanbul[\s\S]*rates\.ts +\| +100 \| +100 \| +100 \| +100[\s\S]*with v8[\s\S]*rates\.ts +\| +0 \| +0 \| +0 \| +0/,
      ],
    },
  'Are child processes, workers, helpers and setup files covered, and how do I merge two reports?':
    {
      heading: 'files-that-are-missing-or-show-0',
      says: [
        "Programs and workers that a test starts, with `execFile` or `new Worker`, aren't measured.",
        "Helpers that tests import count as sources, setup files don't; if `include` matches those, they're listed with 0. `include: ['src/**/*.ts']` or `exclude: ['**/test/**']` leaves both out.",
      ],
      elsewhere: {
        '/guide/basic/coverage':
          'copy each `coverage-final.json` under another name into one directory',
      },
      files: {
        'src/add.mjs':
          'export function add(a, b) {\n  return a + b;\n}\nexport function sub(a, b) {\n  return a - b;\n}\n',
        'src/cli.mjs': "import { add } from './add.mjs';\nconsole.log(add(1, 2));\n",
        'test/helper.mjs': 'export const help = () => 3;\n',
        'test/setup.mjs': 'export const prepare = () => 1;\n',
        'src/cli.test.mjs': `import { execFileSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@rstest/core';
import { help } from '../test/helper.mjs';
test('cli', async () => {
  const file = process.cwd() + '/src/cli.mjs';
  expect(execFileSync('node', [file], { encoding: 'utf8' })).toBe(help() + '\\n');
  await new Promise((resolve) => new Worker(file).on('exit', resolve));
});`,
        'src/add.test.mjs': `import { expect, test } from '@rstest/core';
import { add } from './add.mjs';
test('add', () => { expect(add(1, 2)).toBe(3); });`,
        'src/sub.test.mjs': `import { expect, test } from '@rstest/core';
import { sub } from './add.mjs';
test('sub', () => { expect(sub(3, 2)).toBe(1); });`,
        'rstest.config.mjs': "export default { setupFiles: ['./test/setup.mjs'] };",
        'merge.mjs': `import { readFileSync } from 'node:fs';
import coverage from 'istanbul-lib-coverage';
const map = coverage.createCoverageMap({});
for (const name of ['a', 'b']) map.merge(JSON.parse(readFileSync(name + '.json', 'utf8')));
for (const file of map.files()) console.log('MERGED', map.fileCoverageFor(file).toSummary().functions.pct);`,
      },
      command: `for provider in v8 istanbul; do
  echo COUNTED $(npx rstest src/cli --coverage.provider=$provider --coverage.reporters=text | grep -o 'add.mjs\\|cli.mjs\\|setup.mjs\\|helper.mjs')
  echo ALL $(npx rstest src/cli --coverage.provider=$provider --coverage.reporters=text --coverage.include='test/*' | grep -o 'tup.mjs *| *[0-9]*')
  npx rstest src/cli --coverage.provider=$provider --coverage.reporters=text --coverage.include='src/**'
done
npx rstest src/add --coverage.reporters=json && mv coverage/coverage-final.json a.json
npx rstest src/sub --coverage.reporters=json && mv coverage/coverage-final.json b.json
node merge.mjs`,
      output: [
        /(COUNTED helper\.mjs\sALL tup\.mjs \| 0\s[\s\S]*add\.mjs +\| +0 [\s\S]*cli\.mjs +\| +0 [\s\S]*){2}/,
        'MERGED 100',
      ],
      absent: ['setup.mjs'],
    },
  'Are .vue files covered, why does v8 show 0 or odd lines for them, and how do I count untested components?':
    {
      heading: 'files-that-are-missing-or-show-0',
      says: [
        'because `v8` splits a Vue file into parts and shows 0 for its script',
        'A component that `include` lists but no test imports fails the run.',
        "Let one test load all of them: `import.meta.glob('./**/*.vue', { eager: true })`.",
      ],
      elsewhere: {
        '/guide/basic/coverage':
          'if you compare with earlier figures, or have `.vue` or `.svelte` files',
        '/config/test/coverage': 'For `.vue` and `.svelte` files, take `istanbul`.',
        '/guide/start/recommended-config':
          'With Vue, add `vue` to the pattern of coverage, and take the provider `istanbul` for it.',
      },
      files: {
        ...Object.fromEntries(
          ['A', 'B'].map((name) => [
            `src/${name}.vue`,
            `<script setup lang="ts">
defineProps<{ count: number }>();
function never() {
  return 1;
}
</script>
<template>
  <p v-if="count > 1">many</p>
  <p v-else>one</p>
</template>
`,
          ]),
        ),
        'src/a.test.ts': `import { mount } from '@vue/test-utils';
import { expect, test } from '@rstest/core';
import A from './A.vue';
test('a', () => { expect(mount(A, { props: { count: 1 } }).text()).toBe('one'); });
`,
        'src/all.test.ts': `import { expect, test } from '@rstest/core';
const components = import.meta.glob('./**/*.vue', { eager: true });
test('every component loads', () => { expect(Object.keys(components)).toHaveLength(2); });
`,
        'src/vue.d.ts':
          "declare module '*.vue';\ninterface ImportMeta { glob(pattern: string, options: object): Record<string, unknown> }\n",
        'rstest.config.ts': `import { pluginVue } from '@rsbuild/plugin-vue';
export default { plugins: [pluginVue()], testEnvironment: 'happy-dom', coverage: { reporters: ['text'], provider: process.env.WITH } };`,
      },
      command: `WITH=v8 npx rstest a.test --coverage
export WITH=istanbul
npx rstest a.test --coverage --coverage.include='src/**'; echo UNTESTED $?
npx rstest --coverage --coverage.include='src/**'; echo LOADED $?`,
      output: [
        /\n A\.vue +\| +0 \|[\s\S]*A\.vue\?/,
        /Can not generate coverage for untested file[\s\S]*\n A\.vue +\| +80 \|[\s\S]*UNTESTED 1/,
        /B\.vue +\| +0 \|[\s\S]*LOADED 0/,
      ],
    },
  'The coverage table is empty though tests pass': {
    heading: 'files-that-are-missing-or-show-0',
    says: [
      'has another reason: the tests import no source, for example because they declare what they test themselves.',
    ],
    files: {
      'none.test.ts':
        "import { expect, test } from '@rstest/core';\nconst add = (a: number, b: number) => a + b;\ntest('adds', () => { expect(add(1, 2)).toBe(3); });\n",
      'add.ts': 'export const add = (a: number, b: number) => a + b;\n',
      'one.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { add } from './add';\ntest('adds', () => { expect(add(1, 2)).toBe(3); });\n",
    },
    command:
      'npx rstest none --coverage --coverage.provider=v8; npx rstest one --coverage --coverage.provider=v8',
    output: [/All files \| +0 \|[^\n]*\n-[\s\S]*add\.ts +\| +100 \|/],
  },
  'With isolate: false, code that a setup file also calls is reported as uncovered': {
    heading: 'when-figures-change-between-runs',
    says: [
      'With `isolate: false`, coverage is incomplete, with either provider: of a source that several files of a worker import, part of what they run is missing.',
      "Run coverage with `--isolate=true`, or with `pool: 'vmForks'`, which counts all of it.",
    ],
    elsewhere: {
      '/config/test/isolate': 'Coverage is incomplete without isolation: turn it on for that run.',
    },
    files: {
      'src/tax.ts': taxFiles['src/tax.ts'],
      ...Object.fromEntries(
        ["rate('de')", "rate('fr')", 'gross(10)'].map((call, i) => [
          `${i}.test.ts`,
          `import { expect, test } from '@rstest/core';
import { gross, rate } from './src/tax';
test('a', () => { expect([gross, rate]).toHaveLength(2); ${call}; });`,
        ]),
      ),
      'rstest.config.mjs':
        "export default { isolate: false, pool: { maxWorkers: 1 }, coverage: { enabled: true, provider: process.env.BY, reporters: ['text'] } };",
    },
    command:
      'for BY in istanbul v8; do export BY; for flag in --isolate=false --isolate=true --pool.type=vmForks; do npx rstest $flag | grep tax.ts | tr -d " "; done; done',
    output: [
      /^tax\.ts\|(?!100\|100\|)[^\n]*\ntax\.ts\|100\|100\|100\|[^\n]*\ntax\.ts\|100\|100\|100\|[^\n]*\ntax\.ts\|(?!100\|100\|)[^\n]*\ntax\.ts\|100\|100\|100\|[^\n]*\ntax\.ts\|100\|100\|100\|/m,
    ],
  },
  'Do wrong lines come from the settings of source maps, or from a dist without a source map?': {
    heading: 'wrong-lines',
    says: [
      'No setting of source maps is the reason: with `output.sourceMap: false` or another `devtool` in `tools.rspack`, both providers listed the same lines of a source.',
      'A compiled file without a source map, such as the `dist` of a package, is listed itself, with its own lines.',
    ],
    files: {
      'rstest.config.mjs': `const tool = process.env.TOOL;
export default { coverage: { enabled: true, reporters: ['text'], allowExternal: true },
  ...(tool === 'off' ? { output: { sourceMap: false } } : tool === 'default' ? {} : { tools: { rspack: { devtool: tool } } }) };`,
      'src/size.ts': `// one
import { sep } from 'node:path';

interface Size {
  n: number;
}

export function size({ n }: Size): string {
  if (n > 1) {
    return 'big' + sep;
  }
  return 'small';
}
`,
      'src/page.tsx':
        'interface Props {\n  n: number;\n}\n\nexport const page = ({ n }: Props): string => {\n  if (n > 1) {\n    return "many";\n  }\n  return "one";\n};\n',
      'dist/rate.js':
        'export function rate(n) {\n    if (n > 1) {\n        return 2;\n    }\n    return 1;\n}\n',
    },
    test: `import { expect, test } from '@rstest/core';
import { rate } from './dist/rate.js';
import { page } from './src/page';
import { size } from './src/size';
test('a', () => { expect([rate(1), page({ n: 1 }), size({ n: 1 })]).toEqual([1, 'one', 'small']); });`,
    command:
      "for by in v8 istanbul; do for tool in default off eval; do echo $by $tool: $(TOOL=$tool npx rstest --coverage.provider=$by | grep -E '(rate.js|page.tsx|size.ts) ' | sed -E 's/ *[|].*[|] */ /; s/ *$/,/'); done; done",
    output: ['v8', 'istanbul'].flatMap((by) =>
      ['default', 'off', 'eval'].map(
        (tool) => new RegExp(`^${by} ${tool}: rate\\.js 3, page\\.tsx 7, size\\.ts 10,$`, 'm'),
      ),
    ),
  },
  'Does coverage work with CommonJS output?': {
    heading: 'wrong-lines',
    says: "With `output.module: false`, `v8` counts wrong lines: some that ran are listed as uncovered, and some that no test reaches aren't. Measure with `istanbul`, whose figures stay the same.",
    elsewhere: {
      '/config/build/output':
        'Measure coverage with `istanbul` then, because `v8` counts wrong lines.',
    },
    files: {
      'src/size.ts': `export function size(n: number) {
  if (n > 1) {
    return 'big';
  }
  return 'small';
}

export function unused() {
  return 1;
}

export const double = (x: number) => {
  const y = x * 2;
  return y;
};
`,
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { size } from './src/size';\ntest('a', () => { expect(size(2)).toBe('big'); });\n",
    },
    command:
      'for one in v8 istanbul; do for module in true false; do npx rstest --coverage.provider=$one --output.module=$module --coverage.reporters=text | grep size.ts | sed -E "s/.*[|] *//; s/ *$//; s/^/$one $module: /"; done; done',
    output: [
      /^v8 true: 5-9,13-14\nv8 false: 2,(?!5)[^\n]*\nistanbul true: 5-9,13-14\nistanbul false: 5-9,13-14$/m,
    ],
  },
  'Why is branch coverage odd for a && b, and what counts as a branch?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'Branches: an `if` counts two, with or without `else`, and so does `a ? b : c`; each operand of `&&`, `||` and `??` counts one, as does each case of a `switch`. Those in a template of styled-components count, too: render each case. `await`, `yield`, `?.`, `??=`,',
    files: {
      'a.ts': `export const all = (a: any, b: any): unknown[] => {
  const seen = [];
  if (a) seen.push(1);
  seen.push(a && b);
  seen.push(a || b);
  seen.push(a ?? b);
  seen.push(a ? 1 : 2);
  switch (a) { case 1: break; case 2: break; default: }
  seen.push(a?.length);
  a ??= b;
  return seen;
};
`,
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { all } from './a';\ntest('a', () => { expect(all(1, 2)).toHaveLength(6); });\n",
      'rstest.config.ts':
        "export default { coverage: { enabled: true, reporters: ['json', 'text-summary'], provider: process.env.BY as 'v8' } };",
      'count.mjs':
        "import { readFileSync } from 'node:fs'; const [file] = Object.values(JSON.parse(readFileSync('coverage/coverage-final.json', 'utf8'))); console.log(Object.values(file.branchMap).map(({ type, locations }) => type + ' ' + locations.length).join(', '));",
    },
    command:
      'for BY in istanbul v8; do export BY; npx rstest | grep Branches; node count.mjs; done',
    output: [
      /(Branches +: 53\.84% \( 7\/13 \)\s+if 2, binary-expr 2, binary-expr 2, binary-expr 2, cond-expr 2, switch 3\s+){2}/,
    ],
  },
  'Why is % Funcs below 100 when no uncovered line is listed?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: "counts as a covered line even if no test calls it: `% Stmts` and `% Funcs` are below 100, `% Lines` isn't, and the last column is empty.",
    files: {
      'a.ts': 'export const price = () => 2;\nexport const tax = () => 3;\n',
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { price } from './a';\ntest('a', () => { expect(price()).toBe(2); });\n",
      'rstest.config.ts':
        "export default { coverage: { enabled: true, reporters: ['text', 'html'], provider: process.env.BY as 'v8' } };",
    },
    command:
      'for BY in istanbul v8; do export BY; npx rstest | grep "a.ts "; grep -c "function not covered" coverage/a.ts.html; done',
    output: [/( a\.ts +\| +75 \| +100 \| +50 \| +100 \| +\s+1\s+){2}/],
  },
  'Is 99.995 % of coverage rounded up to 100?': {
    heading: 'thresholds-and-reports',
    says: 'Percentages are rounded down: 21,002 of 21,003 lines are 99.99%, and miss a threshold of 100.',
    files: {
      'a.test.js':
        "import { test } from '@rstest/core';\nimport { big } from './big.js';\ntest('a', () => { big(); });\n",
      'make.mjs':
        "import { writeFileSync } from 'node:fs'; writeFileSync('big.js', 'export const big = () => { let n = 0;\\n' + 'n++;\\n'.repeat(20999) + 'return n; };\\nexport const rest = () => {\\nreturn 1; };\\n');",
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, reporters: ['text-summary'], provider: 'v8', thresholds: { lines: 100 } } };",
    },
    command: 'node make.mjs; npx rstest',
    exitCode: 1,
    output: [
      'Lines : 99.99% ( 21002/21003 )',
      'coverage for lines 99.99% does not meet global threshold 100%',
    ],
  },
  'Do files that are loaded with require count?': {
    heading: 'files-that-are-missing-or-show-0',
    says: 'A file loaded with `require` counts, too. In a `.js` test of a package with `"type": "module"`, Node.js loads it, and only `v8` sees it.',
    files: {
      'price.cjs': 'exports.price = () => 1;\n',
      'a.test.js':
        "import { test } from '@rstest/core';\ntest('a', () => { require('./price.cjs').price(); });\n",
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, reporters: ['text'], provider: process.env.BY } };",
    },
    command: `count() { for BY in istanbul v8; do export BY; echo $1 $BY; npx rstest | grep -E 'price|All'; done; }
echo '{}' > package.json; count commonjs; echo '{ "type": "module" }' > package.json; count module`,
    output: [
      /commonjs istanbul[\s\S]*price\.cjs \| +100 [\s\S]*commonjs v8[\s\S]*price\.cjs \| +100 [\s\S]*module istanbul\s+All files \| +0 [^\n]*\s+module v8[\s\S]*price\.cjs \| +100 /,
    ],
  },
  'Why do thresholds fail when I run one file, and are they checked without --coverage?': {
    heading: 'when-figures-change-between-runs',
    says: 'A single file is compared with all of `include` as well: add `--coverage.include=src/price.ts`. Without coverage, no threshold is checked.',
    files: {
      'src/a.ts': 'export const a = () => 1;\n',
      'src/b.ts': 'export const b = () => 1;\n',
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { a } from './src/a';\ntest('a', () => { expect(a()).toBe(1); });\n",
      'rstest.config.ts':
        "export default { coverage: { provider: 'v8', reporters: ['text'], include: ['src/**'], thresholds: { lines: 100 } } };",
    },
    command: `npx rstest; echo OFF $?; npx rstest a.test.ts --coverage; echo ALL $?
npx rstest a.test.ts --coverage --coverage.include=src/a.ts; echo ONE $?`,
    output: [
      'OFF 0',
      /coverage for lines 50% does not meet global threshold 100%\s+ALL 1/,
      /ONE 0/,
    ],
  },
  'Why does the coverage summary say Unknown% ( 0/0 )?': {
    heading: 'files-that-are-missing-or-show-0',
    says: 'A table without any file, or `Unknown% ( 0/0 )` in the summary, has another reason:',
    test: `import { expect, test } from '@rstest/core';
const tax = () => 3;
test('a', () => { expect(tax()).toBe(3); });`,
    command:
      'npx rstest --coverage --coverage.provider=v8 --coverage.reporters=text-summary --coverage.reporters=text',
    output: ['Unknown% ( 0/0 )', /All files \| +0 \|/],
  },
  'Why is a branch of a decorated class never covered (NestJS, TypeORM)?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'With `legacy` decorators and `istanbul`, each class that is the type of something decorated adds two branches, one of them never covered and listed as line `0`: measure such code with `v8`.',
    files: {
      'rstest.config.ts':
        "export default { source: { decorators: { version: 'legacy' } }, coverage: { enabled: true, reporters: ['text'], provider: 'istanbul' } };",
      'a.ts': `export class Rates {}
const Inject = (..._: any[]) => {};
@Inject
export class Shop {
  @Inject rates?: Rates;
  constructor(readonly other: Rates, readonly name: string) {}
}`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { Rates, Shop } from './a';
test('a', () => { expect(new Shop(new Rates(), 'x').name).toBe('x'); });`,
    },
    command: 'npx rstest && npx rstest --coverage.provider=v8',
    output: ['a.ts | 100 | 50 | 100 | 100 | 0', 'a.ts | 100 | 100 | 100 | 100 |'],
  },
  'Why is an if on process.env not covered, although both ways ran?': {
    heading: 'when-figures-change-between-runs',
    says: 'With `istanbul`, a source that is loaded again after `rs.resetModules()` keeps only what its last copy ran: `if (process.env.SHOP)` at its top level stays half covered. `v8` adds the copies up.',
    files: {
      'shop.ts': "export let kind = 'none';\nif (process.env.SHOP) kind = 'shop';\n",
    },
    test: `${core}test('a', async () => {
  expect((await import('./shop')).kind).toBe('none');
  rs.resetModules();
  rs.stubEnv('SHOP', '1');
  expect((await import('./shop')).kind).toBe('shop');
});`,
    command: 'npx rstest --coverage && npx rstest --coverage --coverage.provider=v8',
    output: ['shop.ts | 100 | 50 | 100 | 100 | 2', 'shop.ts | 100 | 100 | 100 | 100 |'],
  },
  "Why are branches of styled-components' templates not covered?": {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'Those in a template of styled-components count, too: render each case.',
    files: {
      'style.ts': `const css = (_: TemplateStringsArray, ...parts: ((big: boolean) => unknown)[]) => (big: boolean) => parts.map((part) => part(big));
export const size = css\`font-size: \${(big) => (big ? '2em' : '1em')}; margin: \${(big) => big && '3px'};\`;
`,
      'part.test.ts':
        "import { test } from '@rstest/core'; import { size } from './style'; test('a', () => { size(false); });",
      'all.test.ts':
        "import { test } from '@rstest/core'; import { size } from './style'; test('a', () => { size(false); size(true); });",
    },
    command:
      'npx rstest part --coverage; npx rstest part --coverage --coverage.provider=v8; npx rstest all --coverage',
    output: [/(style\.ts \| +100 \| +50 \|[\s\S]*){2}style\.ts \| +100 \| +100 \|/],
  },
  'Why is the code after a call that always throws covered?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'What follows a call that always throws, as in `fail(); return 1;`, counts as covered with `v8`. `istanbul` lists its line.',
    files: {
      'code.ts': `const fail = () => {
  throw new Error('x');
};
export const run = () => {
  try {
    fail();
    return 1;
  } catch {
    return 2;
  }
};`,
    },
    test: `import { test } from '@rstest/core'; import { run } from './code';
test('a', () => void run());`,
    command:
      'for by in v8 istanbul; do npx rstest --coverage.provider=$by --coverage.reporters=text; done',
    output: [
      /code\.ts +\| +100 \| +100 \| +100 \| +100 \| +\n/,
      /code\.ts +\| +[\d.]+ \| +100 \| +100 \| +[\d.]+ \| 7 /,
    ],
  },
  'Are initial values of properties covered, and why does lcov.info have a line 0?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: [
      "is a statement that runs when an object is made, one of a `static` property when the file is loaded. In a class that no test creates, it's uncovered. A property without a value counts nothing.",
      'With `istanbul`, a decorator, a parameter property, an `enum` and a `namespace` write a line 0 into `lcov.info`, as `DA:0,1` or `BRDA:0,…`, which no source has.',
      'use `v8`, which writes none',
      "the heads of a `function`, a method and a class, with their decorators, aren't counted as lines",
    ],
    files: {
      'rstest.config.ts':
        "export default { coverage: { enabled: true, reporters: ['text', 'lcovonly'] } };",
      'made.ts': 'export class Made {\n  cents = 0;\n  label?: string;\n}',
      'unused.ts': 'export class Unused {\n  cents = 0;\n  label?: string;\n  static count = 0;\n}',
      'sku.ts': 'export class Sku {\n  constructor(readonly text: string) {}\n}',
      'color.ts': 'export enum Color {\n  Red,\n}',
      'pay.ts':
        'const log = (method: any, _: unknown) => method;\nexport class Pay {\n  @log\n  total() {\n    return 2;\n  }\n}',
      'shop.ts': "export namespace Shop {\n  export const city = 'Bonn';\n}",
    },
    test: `import { expect, test } from '@rstest/core';
import { Color } from './color';
import { Made } from './made';
import { Pay } from './pay';
import { Shop } from './shop';
import { Sku } from './sku';
import { Unused } from './unused';
test('a', () => { expect([new Made().cents, new Sku('B').text, Color.Red, Shop.city, Unused.count, new Pay().total()]).toEqual([0, 'B', 0, 'Bonn', 0, 2]); });`,
    command:
      "for by in istanbul v8; do npx rstest --coverage.provider=$by; echo $by $(grep -E '^SF:(sku|color|shop|pay)|DA:0,' coverage/lcov.info | sort) END $(sed -n '/SF:pay/,/end_of/p' coverage/lcov.info | grep ^DA); done",
    output: [
      /made\.ts +\| +100 \|.*\n.*(?:.*\n)*? *unused\.ts +\| +50 \|.*\| 2 /,
      /istanbul BRDA:0,\S+ BRDA:0,\S+ DA:0,1 DA:0,1 DA:0,1 SF:color.ts SF:pay.ts SF:shop.ts SF:sku.ts END DA:0,1 DA:1,\d+ DA:5,1\n/,
      /v8 SF:color.ts SF:pay.ts SF:shop.ts SF:sku.ts END DA:1,\d+ DA:5,1\n/,
    ],
  },
  'Which lines of JSX are in the Cobertura and lcov reports?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: [
      'A `return` of JSX counts as one line, that of `return`, plus those of the functions in it.',
      'The lines of its tags are neither in `lcov.info` (`DA`) nor in `cobertura-coverage.xml`, with either provider',
    ],
    files: {
      'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], coverage: { enabled: true, reporters: ['lcov', 'cobertura'] } };`,
      'card.tsx': `export function Card({ title, sale }: { title: string; sale?: boolean }) {
  const label = title.trim();

  return (
    <div
      className="card"
    >
      <h1>{label}</h1>
      {sale ? (
        <b>Sale</b>
      ) : (
        <i>{title}</i>
      )}
      <button
        onClick={() => {
          console.log(label);
        }}
      />
    </div>
  );
}
`,
      'a.test.tsx': `import { expect, test } from '@rstest/core';
import { renderToString } from 'react-dom/server';
import { Card } from './card';
test('a', () => { expect(renderToString(<Card title="A" sale />)).toContain('Sale'); });`,
      'look.mjs': `import { readFileSync } from 'node:fs';
const lcov = readFileSync('coverage/lcov.info', 'utf8').matchAll(/^DA:(\\d+)/gm);
const xml = readFileSync('coverage/cobertura-coverage.xml', 'utf8').split('</methods>')[1].matchAll(/<line number="(\\d+)"/g);
for (const all of [lcov, xml]) console.log('LINES', [...all].map(([, line]) => line).join());`,
    },
    command: ['istanbul', 'v8']
      .map((name) => `npx rstest --coverage.provider=${name} > log.txt; node look.mjs`)
      .join('; '),
    output: [/(LINES 2,4,16\s+){4}/],
  },
  'Does an object or a call over several lines count as one line, and why are there as many statements as lines?':
    {
      heading: 'what-counts-as-a-line-or-a-branch',
      says: [
        'A statement counts at the line where it begins, however many lines an object or a call spans.',
        'Two statements on one line are one line, so the totals of statements and lines may differ, with `v8` too.',
      ],
      files: {
        'rstest.config.mjs':
          "export default { coverage: { enabled: true, provider: process.env.PROVIDER, reporters: ['text-summary'] } };",
        'src/price.ts': `export const settings = {
  a: 1,
  b: 2,
};

export function most(n: number) {
  return Math.max(
    n,
    2,
  );
}

export function sum() { const a = 1; const b = 2; return a + b; }
`,
        'a.test.ts': `import { expect, test } from '@rstest/core';
import { most } from './src/price';
test('a', () => { expect(most(3)).toBe(3); });`,
      },
      command: 'PROVIDER=v8 npx rstest; PROVIDER=istanbul npx rstest',
      output: [
        /v8[\s\S]*Statements +: 40% \( 2\/5 \)[\s\S]*Lines +: 66\.66% \( 2\/3 \)[\s\S]*istanbul[\s\S]*Statements +: 50% \( 3\/6 \)[\s\S]*Lines +: 66\.66% \( 2\/3 \)/,
      ],
    },
  'Which report marks a function that no test calls, and does one name the tests that reach a line?':
    {
      heading: 'what-counts-as-a-line-or-a-branch',
      says: [
        'The HTML report marks the function.',
        'No report names the tests that reach a line. Run one alone to see: `npx rstest src/price.test.ts -t German --coverage`.',
      ],
      files: {
        'src/price.ts': 'export const tax = () => 3;\nexport const price = () => 2;\n',
        'src/price.test.ts': `import { expect, test } from '@rstest/core';
import { price, tax } from './price';
test('German price', () => expect(price()).toBe(2));
test('French price', () => expect(tax()).toBe(3));`,
        'rstest.config.mjs':
          "export default { coverage: { reporters: ['html', 'html-spa', 'json', 'json-summary', 'lcov', 'clover', 'cobertura', 'teamcity', 'text', 'text-summary', 'text-lcov'], include: ['src/price.ts'] } };",
      },
      command:
        'for p in v8 istanbul; do npx rstest src/price.test.ts -t German --coverage --coverage.provider=$p; echo MARKED $(grep -c "tax.*fstat-no" coverage/price.ts.html) $(grep -rlE "German|French" coverage | wc -l); done',
      output: [/MARKED 1 0[\s\S]*MARKED 1 0/],
    },
  'Comments and empty lines are listed as uncovered': {
    heading: 'wrong-lines',
    says: 'a loader of yours has changed the number of lines: the report then has the lines of its output. With `v8`, let the loader pass a source map on, as in `this.callback(null, code, map)`; with `istanbul`, let it keep the lines, because the map changes nothing. Files that no test loads always have their own lines.',
    files: {
      'src/tax.ts': `export const tax = () => {
  return 1;
};
export const unused = () => {
  return 2;
};
// one

// two
// three
`,
      'src/cold-tax.ts': 'export const cold = () => 1;\n',
      // Each of the four lines before line 1 adds an empty group to the map; the others are one to one.
      'banner.cjs': `module.exports = function (code) {
  const mappings = ';;;;' + code.split('\\n').map((_, at) => (at ? 'AACA' : 'AAAA')).join(';');
  const source = this.resourcePath;
  const map = { version: 3, sources: [source], sourcesContent: [code], names: [], mappings };
  this.callback(null, '\\n\\n\\n\\n' + code, process.env.MAP ? map : undefined);
};`,
      'rstest.config.mjs': `export default { coverage: { reporters: ['text'] },
  tools: { rspack: { module: { rules: process.env.PLAIN ? [] : [{ test: /tax\\.ts$/, enforce: 'pre', loader: './banner.cjs' }] } } } };`,
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; import { tax } from './src/tax'; test('a', () => { expect(tax()).toBe(1); });",
    },
    command:
      'for p in v8 istanbul; do for plain in 1 ""; do PLAIN=$plain npx rstest --coverage --coverage.provider=$p; done; MAP=1 npx rstest --coverage --coverage.provider=$p; done; for p in v8 istanbul; do npx rstest --coverage --coverage.provider=$p --coverage.include="src/**"; done',
    output: [
      /tax\.ts.*\| 5 [\s\S]*tax\.ts.*\| 9 [\s\S]*tax\.ts.*\| 5 [\s\S]*tax\.ts.*\| 5 [\s\S]*tax\.ts.*\| 9 [\s\S]*tax\.ts.*\| 9 /,
      /(cold-tax\.ts +\| +0 .*\| 1 [\s\S]*){2}/,
    ],
  },
  'Does code that a test runs with node:vm count?': {
    heading: 'files-that-are-missing-or-show-0',
    says: 'A JavaScript file that a test reads and runs with `vm.runInContext` counts with `v8` alone, and only if you pass its absolute path (or a `file:` URL): `vm.runInContext(code, context, { filename })`.',
    files: {
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, include: ['*.js'], reporters: ['text'] } };",
      'named.js': 'globalThis.out = 1;\n',
      'url.js': 'globalThis.out = 1;\n',
      'short.js': 'globalThis.out = 1;\n',
      'nameless.js': 'globalThis.out = 1;\n',
      'a.test.ts': `import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { expect, test } from '@rstest/core';
test.each([['named.js', { filename: resolve('named.js') }], ['url.js', { filename: pathToFileURL('url.js').href }], ['short.js', { filename: 'short.js' }], ['nameless.js', {}]])('%s', (file, options) => {
  const context = vm.createContext({ out: 0 });
  vm.runInContext(readFileSync(file, 'utf8'), context, options);
  expect(context.out).toBe(1);
});`,
    },
    command:
      'for by in v8 istanbul; do npx rstest --coverage.provider=$by || exit 1; done; echo 4 passed twice',
    output: [
      /named\.js +\| +100 [\s\S]*named\.js +\| +0 [\s\S]*4 passed twice/,
      /url\.js +\| +100 [\s\S]*url\.js +\| +0 /,
      /short\.js +\| +0 [\s\S]*short\.js +\| +0 /,
      /nameless\.js +\| +0 [\s\S]*nameless\.js +\| +0 /,
    ],
  },
  'Why does a Vue component without a condition have an uncovered branch, and does its template count?':
    {
      heading: 'files-that-are-missing-or-show-0',
      says: [
        "If a component of Vue has a script, `istanbul` counts nothing of its template, so a `v-else` that no test rendered isn't an uncovered branch.",
        '`v8` counts some templates, and in every component, even one without a condition, a branch that the plugin adds and no test takes. `NODE_ENV=production` changes both.',
      ],
      files: {
        'Plain.vue':
          '<template>\n  <p>{{ cents }}</p>\n</template>\n<script setup>\ndefineProps({ cents: Number });\n</script>\n',
        'Either.vue':
          '<template>\n  <p v-if="cents > 1">\n    many\n  </p>\n  <p v-else>\n    one\n  </p>\n</template>\n<script setup lang="ts">\ndefineProps<{ cents: number }>();\n</script>\n',
        'Option.vue':
          '<template>\n  <p v-if="cents > 1">many</p>\n  <p v-else>one</p>\n</template>\n<script>\nexport default {\n  props: { cents: Number },\n  created() {\n    this.seen = 1;\n  },\n};\n</script>\n',
        'a.test.ts': `import { mount } from '@vue/test-utils';
import { expect, test } from '@rstest/core';
import Either from './Either.vue';
import Option from './Option.vue';
import Plain from './Plain.vue';
test('a', () => { for (const one of [Either, Option, Plain]) expect(mount(one, { props: { cents: 2 } }).text()).toMatch(/many|2/); });
`,
        'vue.d.ts': "declare module '*.vue';",
        'rstest.config.ts': `import { pluginVue } from '@rsbuild/plugin-vue';
export default { plugins: [pluginVue()], testEnvironment: 'happy-dom', coverage: { enabled: true, reporters: ['text'] } };`,
      },
      command: `npx rstest --coverage.provider=istanbul && npx rstest --coverage.provider=istanbul --testEnvironment=jsdom && npx rstest --coverage.provider=v8
echo PRODUCTION; NODE_ENV=production npx rstest --coverage.provider=istanbul && NODE_ENV=production npx rstest --coverage.provider=v8`,
      output: [
        /All files +\| +100 \| +100 \|[\s\S]*All files +\| +100 \| +100 \|[\s\S]*All files[\s\S]*PRODUCTION/,
        / Either\.vue +\| +0 \| +0 \|[\s\S]* Option\.vue +\| +100 \| +50 \|[^\n]* 2 [\s\S]* Plain\.vue\?\w+ +\| +100 \| +50 \|[\s\S]*PRODUCTION/,
        /PRODUCTION[\s\S]* Either\.vue +\| +100 \| +50 \|[\s\S]* Plain\.vue\?\w+ +\| +100 \| +100 \|/,
      ],
    },
  'Do routes count that a plugin loads by a computed path, as @fastify/autoload does?': {
    heading: 'files-that-are-missing-or-show-0',
    says: [
      "The same is true of JavaScript files whose path is computed, `import(join(dir, name))`, such as routes that `@fastify/autoload` loads: with `istanbul`, they show 0 if `include` lists them, and are missing if it doesn't.",
      "`import.meta.glob('./routes/*.ts', { eager: true })` takes them into the bundle, and both providers count them.",
    ],
    files: {
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, provider: process.env.BY, reporters: ['text'] } };",
      'package.json': '{ "type": "module" }',
      'routes/named.js': 'export default () => {\n  return 1;\n};\n',
      'routes/typed.ts': 'export default (): number => {\n  return 1;\n};\n',
      'env.d.ts':
        'interface ImportMeta { glob<T>(pattern: string, options: object): Record<string, T> }',
      'named.test.ts': `${core}import { join } from 'node:path';
const load = (name: string) => import(join(import.meta.dirname, 'routes', name));
test('named', async () => { expect((await load('named.js')).default()).toBe(1); });`,
      'typed.test.ts': `${core}const routes = import.meta.glob<{ default: () => number }>('./routes/*.ts', { eager: true });
test('typed', () => { for (const route of Object.values(routes)) expect(route.default()).toBe(1); });`,
    },
    command: `for BY in v8 istanbul; do export BY
npx rstest named; echo ABOVE $BY; npx rstest named --coverage.include='routes/*.js'; npx rstest named --testEnvironment jsdom --coverage.include='routes/*.js'; npx rstest typed; done`,
    output: [
      /named\.js +\| +100 [\s\S]*ABOVE v8[\s\S]*(named\.js +\| +100 [\s\S]*){2}typed\.ts +\| +100 [\s\S]*All files +\| +0 [^\n]*\n-[^\n]*\n\s*ABOVE istanbul[\s\S]*(named\.js +\| +0 [\s\S]*){2}typed\.ts +\| +100 /,
    ],
  },
  'Why do figures differ between two runs of the same code?': {
    heading: 'when-figures-change-between-runs',
    says: [
      "Work that no test awaits counts only if it's done before the file ends, so figures change with the speed of the machine: await it.",
      'A test that passed after a retry counts what all its attempts ran.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { retry: 1, coverage: { enabled: true, provider: process.env.BY, reporters: ['text'] } };",
      'later.ts': `export const later = (ms: number) => {
  setTimeout(() => {
    done();
  }, ms);
};
const done = () => 1;
`,
      'tries.ts': `let tries = 0;
export const next = () => {
  tries++;
  if (tries === 1) {
    return 'first';
  }
  return 'second';
};
`,
      'later.test.ts': `${core}import { later } from './later';
test('starts', () => { later(Number(process.env.MS)); });
test('takes a while', async () => { await new Promise((go) => setTimeout(go, 300)); });`,
      'tries.test.ts': `${core}import { next } from './tries';
test('second', () => { expect(next()).toBe('second'); });`,
    },
    command: `for BY in v8 istanbul; do export BY; for MS in 10 30000; do MS=$MS npx rstest later; echo WAITED $BY $MS; done; npx rstest tries; echo RETRIED $BY; done`,
    output: [
      /later\.ts +\| +100 [\s\S]*WAITED v8 10\b[\s\S]*later\.ts +\| +[1-9]\d(?:\.\d+)? [\s\S]*WAITED v8 30000[\s\S]*tries\.ts +\| +100 \| +100 [\s\S]*RETRIED v8/,
      /RETRIED v8[\s\S]*later\.ts +\| +100 [\s\S]*WAITED istanbul 10\b[\s\S]*later\.ts +\| +[1-9]\d(?:\.\d+)? [\s\S]*WAITED istanbul 30000[\s\S]*tries\.ts +\| +100 \| +100 [\s\S]*RETRIED istanbul/,
    ],
  },
  'Why does the table show 0 when include names the test files?': {
    heading: 'files-that-are-missing-or-show-0',
    says: 'A pattern that matches test files alone, such as `src/**/*.test.ts`, gives the same, because they never count.',
    files: {
      'src/a.ts': 'export const a = () => 1;\n',
      'src/a.test.ts': `${core}import { a } from './a';\ntest('a', () => { expect(a()).toBe(1); });`,
    },
    command:
      "for by in v8 istanbul; do npx rstest --coverage.provider=$by --coverage.include='src/**/*.test.ts' --coverage.reporters=text; done",
    output: [/All files \| +0 \|[\s\S]*All files \| +0 \|/],
    absent: [/\.ts +\|/],
  },
  'Why is the function that a decorator gets uncovered?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'A function that a decorator gets, as in `@Type(() => Number)`, is uncovered until something calls it. `/* istanbul ignore next */` right before the function leaves it out, but with `legacy` decorators it has no effect there: write `const number = /* istanbul ignore next */ () => Number`, then `@Type(number)`.',
    files: {
      'rstest.config.mjs':
        "export default { projects: ['legacy', '2022-03'].map((version) => ({ name: version, root: version, source: { decorators: { version } } })), coverage: { enabled: true, provider: 'v8', reporters: ['lcovonly'] } };",
      ...Object.fromEntries(
        ['legacy', '2022-03'].flatMap((kind) => [
          [
            `${kind}/dto.ts`,
            `const made: unknown[] = [];
const Type = (make: () => unknown) => (...all: unknown[]): any => { if (process.env.CALL) made.push(make()); };
const number = /* istanbul ignore next */ () => Number;
export class Dto {
  @Type(() => Number)
  a!: number;
  @Type(/* istanbul ignore next */ () => Number)
  b!: number;
  @Type(number)
  c!: number;
}
`,
          ],
          [
            `${kind}/a.test.ts`,
            `${core}import { Dto } from './dto';\ntest('a', () => { expect(new Dto()).toBeDefined(); });`,
          ],
        ]),
      ),
    },
    command: `run() { CALL=$1 npx rstest > /dev/null; echo RUN $1 $(grep -oE 'SF:.*|DA:[5-9],0' coverage/lcov.info); }; run; run called`,
    output: [
      /^RUN SF:2022-03\/dto\.ts DA:5,0 SF:legacy\/dto\.ts DA:5,0 DA:7,0\nRUN called SF:2022-03\/dto\.ts SF:legacy\/dto\.ts$/m,
    ],
  },
  'Does the markup of a Svelte component count, and that of a Vue component without a script?': {
    heading: 'files-that-are-missing-or-show-0',
    says: [
      'Without a script, it counts the template: a `v-if` has two branches, listed at a line that the file may not have.',
      'In a Svelte component, an `{#if}` that no test rendered is an uncovered branch with `istanbul`, which counts the markup, too, but not with `v8`. With `istanbul`, a text of several expressions, such as `{label} {count}`, can have a branch that only `null` or `undefined` takes.',
    ],
    files: {
      'rstest.config.mjs': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { pluginVue } from '@rsbuild/plugin-vue';
export default { plugins: [pluginSvelte(), pluginVue()], testEnvironment: 'happy-dom', coverage: { enabled: true, provider: process.env.PROVIDER, reporters: ['text', 'json'] } };`,
      'src/Rich.svelte':
        '<script lang="ts">\n  let { label }: { label: string } = $props();\n  let count = $state(0);\n</script>\n\n{#if count > 3}<b>many</b>{/if}\n<i>{label} {count}</i>\n',
      'src/Bare.vue':
        '<template>\n  <b v-if="$attrs.title">Title</b>\n  <b v-else>Bare</b>\n</template>\n',
      'src/a.test.js': `import { mount } from '@vue/test-utils';
import { render } from '@testing-library/svelte';
import { expect, test } from '@rstest/core';
import Bare from './Bare.vue';
import Rich from './Rich.svelte';
test('all', () => {
  render(Rich, { label: 'x' });
  expect(mount(Bare).text()).toBe('Bare');
});`,
      'figures.mjs': `import { readFileSync } from 'node:fs';
for (const [file, { f, b, fnMap, branchMap }] of Object.entries(JSON.parse(readFileSync('coverage/coverage-final.json', 'utf8'))))
  if (file.endsWith('svelte') || file.endsWith('vue'))
    console.log(file.replace(/.*src./, ''), Object.keys(f).map((id) => fnMap[id].name + ':' + f[id]).join(' '), Object.keys(b).map((id) => branchMap[id].type + '@' + branchMap[id].loc.start.line + ':' + b[id]).join(' '));`,
    },
    command:
      'for provider in v8 istanbul; do echo "with $provider"; PROVIDER=$provider npx rstest; node figures.mjs; done',
    output: [
      /Rich\.svelte +\| +[\d.]+ \| +100 [\s\S]*with istanbul/,
      /with istanbul[\s\S]*Rich\.svelte .*if@\d+:0,1 binary-expr@\d+:1,0/,
      /with istanbul[\s\S]*Bare\.vue render:1 cond-expr@[5-9]:0,1/,
    ],
  },
  'Does a threshold fail a run of one test that loads none of its files?': {
    heading: 'thresholds-and-reports',
    says: 'A run of some tests or of one project that loads none of them fails, too.',
    files: {
      'src/a.ts': 'export const a = () => 1;\n',
      'a.test.ts': `${core}import { a } from './src/a';\ntest('a', () => { expect(a()).toBe(1); });`,
      'b.test.ts': `${core}test('b', () => { expect(2).toBeGreaterThan(1); });`,
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, provider: 'v8', reporters: ['none'], thresholds: { 'src/**': { lines: 1 } } } };",
    },
    command: 'npx rstest && echo ALL FINE; npx rstest b.test.ts',
    exitCode: 1,
    output: [/ALL FINE[\s\S]*coverage data for "src\/\*\*" was not found/],
  },
  'Does what globalSetup runs count?': {
    heading: 'files-that-are-missing-or-show-0',
    says: "What `globalSetup` runs isn't measured, either.",
    files: {
      'rstest.config.ts':
        "export default { globalSetup: ['./global.ts'], coverage: { enabled: true, include: ['src/**/*.ts'], reporters: ['text'] } };",
      'global.ts':
        "import { add } from './src/add';\nexport default () => console.log('GLOBAL', add(1, 1));\n",
      'src/add.ts': 'export const add = (a: number, b: number) => {\n  return a + b;\n};\n',
    },
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'for by in v8 istanbul; do npx rstest --coverage.provider=$by; done',
    output: [/(?:GLOBAL 2[\s\S]* add\.ts +\| +0 \|[\s\S]*){2}/],
  },
  'Does a mocked module count, and a function that a spy replaces?': {
    heading: 'files-that-are-missing-or-show-0',
    says: [
      "A module that `rs.mock` replaces with a factory doesn't run: `v8` lists it with 0, `istanbul` only if `include` matches it.",
      "With `{ mock: true }`, what runs when it's loaded counts, and with `{ spy: true }` the calls count, too. A function whose implementation a spy replaces stays uncovered.",
    ],
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      ...Object.fromEntries(
        ['factory', 'mocked', 'spied', 'replaced'].map((name) => [
          `src/${name}.ts`,
          'export const label = String(1);\nexport function cents() {\n  return 1;\n}\n',
        ]),
      ),
    },
    test: `import { expect, rs, test } from '@rstest/core';
import * as factory from './src/factory';
import * as mocked from './src/mocked';
import * as spied from './src/spied';
import * as replaced from './src/replaced';
rs.mock('./src/factory', () => ({ cents: () => 2 }));
rs.mock('./src/mocked', { mock: true });
rs.mock('./src/spied', { spy: true });
rs.mock('./src/replaced', { spy: true });
test('a', () => {
  rs.mocked(replaced.cents).mockReturnValue(3);
  expect([factory.cents(), mocked.cents(), spied.cents(), replaced.cents()]).toEqual([2, undefined, 1, 3]);
});`,
    command: `for by in v8 istanbul; do echo BY $by; npx rstest --coverage.provider=$by; done
echo INCLUDE; npx rstest --coverage.provider=istanbul --coverage.include='src/**/*.ts'`,
    output: [
      /BY v8[\s\S]* factory\.ts +\| +0 \| [^\n]*\n +mocked\.ts +\| [^|]+\| +100 \| +0 \| [^\n]*\| 3 *\n +replaced\.ts +\| [^|]+\| +100 \| +0 \| [^\n]*\| 3 *\n +spied\.ts +\| +100 \| +100 \| +100 \|[\s\S]*BY istanbul(?:(?!factory)[\s\S])* mocked\.ts +\| [^|]+\| +100 \| +0 \| [^\n]*\| 3 *\n +replaced\.ts +\| [^|]+\| +100 \| +0 \| [^\n]*\| 3 *\n +spied\.ts +\| +100 \| +100 \| +100 \|[\s\S]*INCLUDE[\s\S]* factory\.ts +\| +0 \|/,
    ],
  },
  'Do catch, a fall-through case and a static method count, and ?. with es5?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: [
      'Falling through from the case above covers a case, too. A `catch` adds no branch. With a `target` of `es5` in `tools.swc`, `v8` counts branches of `?.` and default values; that of `tsconfig.json` changes nothing.',
      'With `v8`, no call of a `static` method changes `% Funcs`: if objects of its class have a property, it counts as called once a test creates one, and otherwise always. Its lines count as they ran.',
      '`istanbul` counts neither a constructor nor a `#private` method as a function. `v8` counts both, an empty `private constructor() {}` too: leave it out.',
    ],
    files: {
      'rstest.config.ts': `export default {
  ...(process.env.OLD ? { tools: { swc: { env: undefined, jsc: { target: 'es5' } } } } : {}),
  coverage: { enabled: true, reporters: ['text'], include: ['src/**'] } };`,
      'tsconfig.json': '{ "compilerOptions": { "target": "ES5" } }',
      'src/caught.ts':
        'export function caught(text: string) {\n  try {\n    return JSON.parse(text);\n  } catch {\n    return 0;\n  }\n}\n',
      'src/chain.ts': 'export function chain(o?: { a: number }) {\n  return o?.a;\n}\n',
      'src/fall.ts':
        "export function fall(a: string) {\n  let n = 0;\n  switch (a) {\n    case 'x':\n      n = 1;\n    case 'y':\n      n += 1;\n  }\n  return n;\n}\n",
      'src/still.ts':
        'export class Still {\n  static never() {\n    return 1;\n  }\n  size() {\n    return 2;\n  }\n}\n',
      'src/never.ts':
        'export class Never {\n  private constructor() {}\n  static of() {\n    return 1;\n  }\n}\n',
      'src/left.ts':
        'export class Left {\n  /* v8 ignore next */\n  private constructor() {}\n  of() {\n    return 1;\n  }\n}\n',
      'src/unmade.ts':
        'export class Unmade {\n  constructor(private cents: number) {}\n  static of() {\n    return 1;\n  }\n}\n',
      'src/made.ts':
        'export class Made {\n  cents = 0;\n  static of() {\n    return 1;\n  }\n  #pay() {\n    return 2;\n  }\n}\n',
    },
    test: `import { expect, test } from '@rstest/core';
import { caught } from './src/caught';
import { chain } from './src/chain';
import { fall } from './src/fall';
import { Left } from './src/left';
import { Made } from './src/made';
import { Never } from './src/never';
import { Still } from './src/still';
import { Unmade } from './src/unmade';
test('a', () => { expect([caught('1'), chain({ a: 1 }), fall('x'), new Still().size(), Never.of(), Left.prototype.of(), Unmade.of()]).toEqual([1, 1, 2, 2, 1, 1, 1]); new Made(); });`,
    command: `for by in istanbul v8; do echo BY $by; npx rstest --coverage.provider=$by; done
echo OLD; OLD=1 npx rstest --coverage.provider=v8`,
    output: [
      /BY istanbul[\s\S]* caught\.ts +\| [^|]+\| +100 \|[^\n]*\| 5 *\n +chain\.ts +\| +100 \| +100 \|[^\n]*\n +fall\.ts +\| +100 \| +100 \|[^\n]*\n +left\.ts[^\n]*\n +made\.ts +\| +33.33 \| +100 \| +0 \|[^\n]*\n +never\.ts +\| +100 \| +100 \| +100 \|[^\n]*\n +still\.ts +\| +50 \| +100 \| +50 \|[^\n]*\n +unmade\.ts +\| [^|]+\| +100 \| +100 \|[\s\S]*BY v8[\s\S]* caught\.ts +\| [^|]+\| +100 \|[^\n]*\| 5 *\n +chain\.ts +\| +100 \| +100 \|[^\n]*\n +fall\.ts +\| +100 \| +100 \|[^\n]*\n +left\.ts +\| +100 \| +100 \| +100 \|[^\n]*\n +made\.ts +\| +33.33 \| +100 \| +50 \|[^\n]*\n +never\.ts +\| +100 \| +100 \| +50 \|[^\n]*\n +still\.ts +\| +50 \| +100 \| +100 \|[^\n]*\| 3 *\n +unmade\.ts +\| [^|]+\| +100 \| +0 \|[\s\S]*OLD[\s\S]* chain\.ts +\| +100 \| +(?!100)/,
    ],
  },
  'Why does a namespace with the name of a class have an uncovered branch?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'A `namespace` adds two branches; if it has the name of a class or function, one of them stays uncovered, and only `/* v8 ignore start */` around it, with `v8`, leaves it out: `static` methods add none.',
    files: {
      'alone.ts': 'export namespace Alone {\n  export const one = () => 1;\n}\n',
      'merged.ts':
        'export class Merged {}\nexport namespace Merged {\n  export const one = () => 1;\n}\n',
      'next.ts':
        'export class Next {}\n/* istanbul ignore next */\nexport namespace Next {\n  export const one = () => 1;\n}\n',
      'ranged.ts':
        'export class Ranged {}\nexport const two = () => 2;\n/* v8 ignore start */\nexport namespace Ranged {\n  export const one = () => 1;\n}\n/* v8 ignore stop */\n',
      'still.ts': 'export class Still {\n  static one() {\n    return 1;\n  }\n}\n',
      'a.test.ts': `${core}import { Alone } from './alone';
import { Merged } from './merged';
import { Next } from './next';
import { Ranged, two } from './ranged';
import { Still } from './still';
test('a', () => { expect(Alone.one() + Merged.one() + Next.one() + Ranged.one() + Still.one() + two()).toBe(7); });`,
    },
    command:
      'for p in v8 istanbul; do npx rstest --coverage --coverage.provider=$p --coverage.reporters=text --coverage.reporters=lcov; grep -E "^SF|^BRF" coverage/lcov.info; done',
    output: [
      /(?: alone\.ts +\| +100 \| +100[\s\S]*? merged\.ts +\| +100 \| +50 [\s\S]*? next\.ts +\| +100 \| +50 [\s\S]*? ranged\.ts +\| +100 \| +(?:100|50) [\s\S]*? still\.ts +\| +100 \| +100[\s\S]*?){2}/,
      /ranged\.ts +\| +100 \| +100[\s\S]*ranged\.ts +\| +100 \| +50 /,
      /SF:alone\.ts\nBRF:2\n[\s\S]*SF:still\.ts\nBRF:0\n/,
    ],
  },
  'Is the first line of a function, a method or a class a line?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: "closing braces and the heads of a `function`, a method and a class, with their decorators, aren't counted as lines,",
    files: {
      'shop.ts':
        'export function tax(\n  cents: number,\n) {\n  return cents;\n}\nexport class Shop {\n  open() {\n    return 1;\n  }\n}\nexport const slug = () => {\n  return 2;\n};\n',
      'a.test.ts': `${core}import { tax } from './shop';\ntest('a', () => { expect(tax(1)).toBe(1); });\n`,
    },
    command:
      'for p in v8 istanbul; do npx rstest --coverage --coverage.provider=$p --coverage.reporters=lcovonly > /dev/null; echo LINES $(grep ^DA coverage/lcov.info); done',
    output: [/(?:LINES DA:4,1 DA:8,0 DA:11,1 DA:12,0\n?){2}/],
  },
  'Why does watch mode show a table of zeros?': {
    heading: 'when-figures-change-between-runs',
    says: 'After the first run, the new `coverage` directory starts another cycle, which runs nothing and clears the screen for a table of zeros: add `--coverage.reporters=text`, or press `a`.',
    files: {
      'src/a.ts': 'export const a = () => 1;\n',
      'src/a.test.ts':
        "import { test } from '@rstest/core';\nimport { a } from './a';\ntest('a', () => { a(); });\n",
      'keys.mjs': `import { spawn } from 'node:child_process';
const run = spawn('script', ['-qfec', 'npx rstest watch --coverage ' + (process.argv[2] ?? ''), '/dev/null']);
setTimeout(process.exit, 40_000).unref();
let text = '';
let pressed = false;
run.stdout.on('data', (data) => {
  process.stdout.write(data);
  text += data;
  if (text.split('Waiting for file changes').length > (process.argv[2] || pressed ? 1 : 2)) {
    text = '';
    const key = process.argv[2] || pressed ? 'q' : 'a';
    pressed = true;
    setTimeout(() => run.stdin.write(key), 1500);
  }
});
run.on('close', () => process.exit());`,
    },
    command: 'node keys.mjs; echo TEXT; node keys.mjs --coverage.reporters=text',
    output: [
      /All files +\| +100 [\s\S]*No test files need re-run\.[\s\S]*All files +\| +0 [\s\S]*All files +\| +100 [\s\S]*TEXT[\s\S]*All files +\| +100 (?![\s\S]*No test files)/,
    ],
  },
  'Do a comparison and a component such as If or Show count as branches?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'a comparison on its own (`{ open: n > 2 }`) and a component that hides its children, `<Show when={open}>`, add none.',
    files: {
      'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], coverage: { enabled: true, reporters: ['lcovonly'] } };`,
      'show.tsx':
        'export const Show = (props: any) => (props.when ? props.children : null);\nexport const state = (n: number) => ({ open: n > 2 });\n',
      'view.tsx':
        "import { Show, state } from './show';\nexport const View = ({ n }: { n: number }) => (\n  <Show when={state(n).open}>\n    <b>Cart</b>\n  </Show>\n);\n",
      'a.test.tsx': `import { expect, test } from '@rstest/core';
import { renderToString } from 'react-dom/server';
import { View } from './view';
test('a', () => { expect(renderToString(<View n={3} />)).toBe('<b>Cart</b>'); });`,
    },
    command:
      'for by in istanbul v8; do npx rstest --coverage.provider=$by > /dev/null; echo $by $(grep -E "^(SF|BRDA)" coverage/lcov.info) END; done',
    output: [
      /istanbul SF:show\.tsx BRDA:1,0,0,1 BRDA:1,0,1,0 SF:view\.tsx END\nv8 SF:show\.tsx BRDA:1,0,0,1 BRDA:1,0,1,0 SF:view\.tsx END/,
    ],
  },
} satisfies Answers;
