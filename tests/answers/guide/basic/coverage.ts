import type { Answers } from '../../../support/answers.ts';

const files = {
  'src/tax.ts': `export function rate(country: string) {
  if (country === 'de') return 0.19;
  return 0.2;
}
export function gross(net: number) {
  return net * 1.2;
}
`,
  'src/forgotten.ts': 'export const voucher = () => 5;\n',
  'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(0.19); });
`,
};
const config = (options: string) => ({
  'rstest.config.mjs': `export default { coverage: { enabled: true, provider: 'v8', reporters: ['text'], ${options} } };`,
});

export default {
  'Why does the last column list a line although all lines are covered?': {
    heading: 'turn-coverage-on',
    says: 'it lists the lines that no test reached or, if none is left, those with a branch that no test took',
    elsewhere: { '/config/test/coverage': "The last column tells where something wasn't reached" },
    files: {
      'branch.ts': 'export const f = (x: number) => (x ? 1 : 2);\n',
      'both.ts':
        'export const f = (x: number) => (x ? 1 : 2);\nexport function g() {\n  return 3;\n}\n',
      'a.test.ts': `import { test } from '@rstest/core';
import * as both from './both';
import * as branch from './branch';
test('a', () => [both.f(1), branch.f(1)]);`,
    },
    command:
      'for provider in v8 istanbul; do npx rstest --coverage.provider=$provider --coverage.reporters=text; done',
    output: [/(?:both\.ts[^\n]*\| 3 +\n +branch\.ts[^\n]*100 \| 1 +\n[\s\S]*){2}/],
  },
  'Are files counted that no test imports?': {
    heading: 'count-files-that-no-test-imports',
    says: "By default, only files that a test loads are counted, so a file that everybody forgot doesn't lower the number.",
    files: { ...files, ...config('') },
    output: [' tax.ts'],
    absent: ['forgotten.ts'],
  },
  'How do I count files that no test imports?': {
    heading: 'count-files-that-no-test-imports',
    says: "We recommend listing your sources in `include`, because forgotten files are the ones you're looking for: Files with `.test` or `.spec` right before the extension and those in `__tests__` are left out automatically.",
    files: { ...files, ...config("include: ['src/**/*.ts']") },
    output: [/ forgotten\.ts \| +0 \|/],
    absent: ['tax.test.ts |'],
  },
  'What is the exit code when a threshold is missed?': {
    heading: 'fail-below-a-threshold',
    says: 'All tests pass, and the exit code is still 1.',
    files: { ...files, ...config('thresholds: { lines: 80 }') },
    exitCode: 1,
    output: ['Tests 1 passed', 'coverage for lines 33.33% does not meet global threshold 80%'],
  },
  'What does a negative threshold mean?': {
    heading: 'fail-below-a-threshold',
    says: 'A negative number is how many may stay uncovered: `branches: -1` allows one.',
    files: { ...files, ...config('thresholds: { branches: -1, functions: -1 }') },
    output: ['Tests 1 passed'],
    absent: ['does not meet'],
  },
  'Is coverage reported when a test fails?': {
    heading: 'coverage-of-failed-runs',
    says: [
      'If a test fails, Rstest writes no report and checks no thresholds, because the numbers would be wrong.',
      'The run fails either way.',
    ],
    files: {
      ...files,
      ...config(''),
      'bad.test.ts':
        "import { expect, test } from '@rstest/core'; test('bad', () => { expect(1).toBe(2); });",
    },
    exitCode: 1,
    absent: ['All files'],
  },
  'Which surprises do thresholds, types and default parameters hold?': {
    heading: 'thresholds-and-reports',
    says: [
      'A glob pattern under `thresholds` that matches no file fails the run with `coverage data for "src/gone/**" was not found`.',
      "It doesn't lower the sum, and `exclude` takes it out.",
      "Vitest's `autoUpdate` and `100` are ignored without a message.",
    ],
    files: {
      'rstest.config.mjs': `export default { coverage: { enabled: true, provider: process.env.PROVIDER, include: ['src/**'], reporters: ['text'],
  thresholds: { functions: 90, autoUpdate: true, 100: true, 'src/unused.ts': { functions: 0 }, 'src/gone/**': { lines: 1 } } } };`,
      'src/types.ts': 'export type Price = { cents: number };',
      'src/unused.ts': 'export const unused = () => 1;',
      'src/used.ts': 'export const used = (a = 1) => a;',
      'a.test.ts':
        "import { test } from '@rstest/core'; import { used } from './src/used'; test('a', () => { used(2); });",
    },
    command:
      'PROVIDER=v8 npx rstest; PROVIDER=istanbul npx rstest; grep -c autoUpdate rstest.config.mjs; exit 1',
    exitCode: 1,
    output: [
      /types\.ts +\| +0 \| +0 \| +0 \| +0/,
      /used\.ts +\| +100 \| +100/,
      'coverage data for "src/gone/**" was not found',
      /coverage for functions 50% does not meet global threshold 90%/,
    ],
    absent: ['global threshold 100%'],
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
    says: '`?.`, `??=`, a decorator, a parameter property, `super()`, `export enum` and `export default` add none.',
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ source: { decorators: { version: 'legacy' } }, coverage: { enabled: true, reporters: ['text', 'json-summary'], provider: 'istanbul' } });",
      'a.ts':
        'const Inject = (..._: any[]) => {};\nconst log = (_: any, __: string, descriptor: PropertyDescriptor) => descriptor;\nexport default class Service {\n  constructor(@Inject private readonly name: string) {}\n  @log\n  hello() { return this.name; }\n}\nexport class Own extends Service {\n  constructor() { super("own"); }\n}\nexport enum Color { Red }\nlet city: string | undefined;\ncity ??= "Bonn";\nexport const size = city?.length;\n',
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport Service, { Color, Own, size } from './a';\ntest('a', () => { expect(new Service('ada').hello() + new Own().hello() + Color.Red + size).toBe('adaown04'); });\n",
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
  'Which exports and files does coverage write, and do both providers write lcov and clover?': {
    heading: 'send-coverage-to-codecov-sonarqube-or-gitlab',
    says: [
      'Codecov, Coveralls, SonarQube · `lcov` · `coverage/lcov.info`, with an HTML report in `coverage/lcov-report`',
      'a tool that reads Clover · `clover` · `coverage/clover.xml`',
      'Both providers write all of them.',
      'Files with thresholds of their own still count for the global ones.',
      'Coverage services read a file, so name its format in `coverage.reporters`.',
    ],
    elsewhere: {
      '/guide/advanced/ci':
        'coverage on Codecov, SonarQube or in a GitLab merge request · an `lcov` or `cobertura` report, and upload that file',
    },
    files: {
      'src/a.ts': `export const a = () => 1;
export const b = () => 2;
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { a } from './src/a';
test('x', () => { expect(a()).toBe(1); });
`,
      'rstest.config.ts': `export default { coverage: { reporters: ['lcov', 'clover', 'cobertura'], thresholds: { functions: 90, 'src/a.ts': { functions: 10 } } } };
`,
    },
    command:
      'for one in istanbul v8; do npx rstest --coverage.provider=$one --coverage.reportsDirectory=coverage; echo code $?; ls coverage coverage/lcov-report; done',
    output: [
      /code 1[\s\S]*clover\.xml[\s\S]*cobertura[\s\S]*lcov\.info[\s\S]*index\.html[\s\S]*code 1[\s\S]*clover\.xml[\s\S]*lcov\.info/,
    ],
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
      "A default value that no call uses isn't an uncovered branch with `v8`. With `istanbul`, that of a parameter of a `function` is one; in an arrow function or a destructuring, it is none.",
      '50% of the branches among them, where `v8` of Rstest gave 83.33%.',
      'Jest counts each default value of a parameter, Rstest not all.',
    ],
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      'arrow.ts': 'export const arrow = (a = 1) => a;\n',
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
import { named } from './named';
import { taken } from './taken';
test('a', () => { arrow(2); named(2); taken({ a: 2 }); label('x', {}); });
`,
    },
    command: 'for one in istanbul v8; do npx rstest --coverage.provider=$one; done',
    output: [
      /istanbul[\s\S]*arrow\.ts +\| +100 \| +100[\s\S]*label\.ts +\| +50 \| +50 \| +33\.33 \| +66\.66[\s\S]*named\.ts +\| +100 \| +0[\s\S]*taken\.ts +\| +100 \| +100/,
      /with v8[\s\S]*arrow\.ts +\| +100 \| +100[\s\S]*label\.ts +\| +50 \| +83\.33[\s\S]*named\.ts +\| +100 \| +100[\s\S]*taken\.ts +\| +100 \| +100/,
    ],
  },
  'Which lines count: comments, imports, closing braces? And do ignore comments work in files without tests?':
    {
      heading: 'what-counts-as-a-line-or-a-branch',
      says: [
        "Comments, empty lines, `import` lines and closing braces aren't counted as lines, with either provider.",
        'A file that holds only types or only `export … from` shows 0 in every column once `include` lists it.',
        'Ignore comments count in files that no test imports, too.',
      ],
      files: {
        'rstest.config.ts':
          "export default { coverage: { enabled: true, include: ['src/**'], reporters: ['text', 'json-summary'] } };",
        'src/imports.ts': `// A comment.
import { join } from 'node:path';

/* A comment
   of two lines. */
export function check(n: number) {
  if (n > 1) {
    throw new Error(join('a', 'b'));
  }
}
`,
        'src/index.ts': "export { check } from './imports';\n",
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
test('a', () => { expect(() => check(2)).toThrow(); });
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
      ],
    },
  'Which files do thresholds check with --changed and --related, and is the merged number that of one run?':
    {
      heading: 'coverage-of-changes-and-shards',
      says: [
        'Thresholds then apply to changed files alone, so they can ask more of new code.',
        "`--related` narrows the tests, not the report: files that they don't reach count as uncovered and miss the thresholds. Add `--coverage.changed`, or `--coverage.include=src/price.ts`.",
        'It is that of a run in one piece, with either provider.',
      ],
      files: {
        'rstest.config.ts': `export default {
  coverage: { provider: process.env.WITH, include: ['src/*.ts'], exclude: ['**/*.test.ts'], reporters: ['text'], thresholds: { lines: 90 } },
};
`,
        '.gitignore': 'node_modules\n',
        'src/price.ts': "import { both } from './both';\nexport const price = () => both(true);\n",
        'src/tax.ts': "import { both } from './both';\nexport const tax = () => both(false);\n",
        'src/both.ts':
          "export function both(yes: boolean) {\n  if (yes) {\n    return 'yes';\n  }\n  return 'no';\n}\n",
        'src/none.ts': 'export function none() {\n  return 1;\n}\n',
        ...Object.fromEntries(
          ['price', 'tax'].map((name) => [
            `src/${name}.test.ts`,
            `import { test } from '@rstest/core';\nimport { ${name} } from './${name}';\ntest('a', () => { ${name}(); });\n`,
          ]),
        ),
      },
      command: `git init -q && git add -A && git -c user.name=a -c user.email=a@a.example commit -qm first
echo '// more' >> src/price.ts
for WITH in istanbul v8; do
  export WITH
  see() { npx rstest "$@" > out.txt 2>&1 && code=passes || code=misses; }
  see --changed --coverage; echo "$WITH changed $code"
  see --related src/price.ts --coverage; echo "$WITH related $code"
  see --related src/price.ts --coverage.changed; echo "$WITH related changed $code"
  see --related src/price.ts --coverage --coverage.include=src/price.ts; echo "$WITH related include $code"
  see --coverage; grep '^[^ ]*.*|' out.txt > whole.txt
  for part in 1 2; do see --shard=$part/2 --reporter=blob --coverage; done
  see merge-reports --coverage; grep '^[^ ]*.*|' out.txt > merged.txt
  cmp whole.txt merged.txt && echo "$WITH equal $(wc -l < merged.txt)"
  rm -rf .rstest-reports
done`,
      output: [
        'istanbul changed passes',
        'istanbul related misses',
        'istanbul related changed passes',
        'istanbul related include passes',
        'istanbul equal 9',
        'v8 changed passes',
        'v8 related misses',
        'v8 related changed passes',
        'v8 related include passes',
        'v8 equal 9',
      ],
    },
  'Are child processes, workers, helpers and setup files covered, and how do I merge two reports?':
    {
      heading: 'files-that-are-missing-or-show-0',
      says: [
        "Programs and workers that a test starts, with `execFile` or `new Worker`, aren't measured.",
        "Helpers that tests import count as sources, setup files don't; if `include` matches those, they're listed with 0. `include: ['src/**/*.ts']` or `exclude: ['**/test/**']` leaves both out.",
        'copy each `coverage-final.json` under another name into one directory',
      ],
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
        'because `v8` splits a Vue file into parts and shows 0 for its script.',
        'A component that `include` lists but no test imports fails the run.',
        "Let one test load all of them: `import.meta.glob('./**/*.vue', { eager: true })`.",
        'if you compare with earlier figures, or have `.vue` or `.svelte` files',
      ],
      elsewhere: {
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
      'src/tax.ts': files['src/tax.ts'],
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
  'Why is branch coverage odd for a && b, and what counts as a branch?': {
    heading: 'what-counts-as-a-line-or-a-branch',
    says: 'Branches: an `if` counts two, with or without `else`, and so does `a ? b : c`; each operand of `&&`, `||` and `??` counts one, as does each case of a `switch`. Those in a template of styled-components count, too: render each case. `?.`, `??=`,',
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
  'With --changed, is a new file without a test in the report, and which test reaches a line?': {
    heading: 'coverage-of-changes-and-shards',
    says: 'A new file that no test imports is listed only if `include` matches it.',
    files: {
      'a.ts': 'export const a = () => 1;\nexport const b = () => 2;\n',
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { a, b } from './a';\ntest('calls a', () => { expect(a()).toBe(1); });\ntest('calls b', () => { expect(b()).toBe(2); });\n",
      'rstest.config.ts':
        "export default { coverage: { reporters: ['text'], provider: 'v8', include: process.env.ALL ? ['*.ts'] : undefined } };",
    },
    command: `git init -q && echo coverage > .gitignore && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm a
echo '// changed' >> a.ts; echo 'export const fresh = () => 1;' > fresh.ts
npx rstest --changed --coverage | grep .ts; echo ALL; ALL=1 npx rstest --changed --coverage | grep .ts
git checkout -q a.ts; npx rstest a.test.ts -t 'calls b' --coverage | grep ' a.ts'`,
    output: [/ALL[\s\S]* fresh\.ts +\| +0 [\s\S]* a\.ts +\| +75 \|/],
    absent: [/fresh\.ts[\s\S]*ALL/],
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
    says: 'But with `legacy` decorators and `istanbul`, each class that is the type of something decorated adds two, one of them never covered and listed as line `0`: measure such code with `v8`.',
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
  'How does GitLab read the coverage percentage, with which regular expression?': {
    heading: 'send-coverage-to-codecov-sonarqube-or-gitlab',
    says: "GitLab's badge, which reads the log · `text-summary` · none: `coverage: '/Lines\\s*:\\s*([\\d.]+)%/'` in the job",
    files: { 'price.ts': 'export const price = () => 1;\n' },
    test: "import { test } from '@rstest/core'; import { price } from './price'; test('a', () => { price(); });",
    command:
      'CI=true npx rstest --coverage.provider=v8 --coverage.reporters=text-summary | grep -oP "Lines\\s*:\\s*([\\d.]+)%"',
    output: ['Lines        : 100%'],
  },
  'Why is an if on process.env not covered, although both ways ran?': {
    heading: 'when-figures-change-between-runs',
    says: 'With `istanbul`, a source that is loaded again after `rs.resetModules()` keeps only what its last copy ran: `if (process.env.SHOP)` at its top level stays half covered. `v8` adds the copies up.',
    files: {
      'shop.ts': "export let kind = 'none';\nif (process.env.SHOP) kind = 'shop';\n",
    },
    test: `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
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
      'With `istanbul`, a parameter property, an `enum` and a `namespace` write a line 0 into `lcov.info`, as `DA:0,1` or `BRDA:0,…`, which no source has.',
      'use `v8`, which writes none',
    ],
    files: {
      'rstest.config.ts':
        "export default { coverage: { enabled: true, reporters: ['text', 'lcovonly'] } };",
      'made.ts': 'export class Made {\n  cents = 0;\n  label?: string;\n}',
      'unused.ts': 'export class Unused {\n  cents = 0;\n  label?: string;\n  static count = 0;\n}',
      'sku.ts': 'export class Sku {\n  constructor(readonly text: string) {}\n}',
      'color.ts': 'export enum Color {\n  Red,\n}',
      'shop.ts': "export namespace Shop {\n  export const city = 'Bonn';\n}",
    },
    test: `import { expect, test } from '@rstest/core';
import { Color } from './color';
import { Made } from './made';
import { Shop } from './shop';
import { Sku } from './sku';
import { Unused } from './unused';
test('a', () => { expect([new Made().cents, new Sku('B').text, Color.Red, Shop.city, Unused.count]).toEqual([0, 'B', 0, 'Bonn', 0]); });`,
    command:
      "for by in istanbul v8; do npx rstest --coverage.provider=$by; echo $by $(grep -E '^SF:(sku|color|shop)|DA:0,' coverage/lcov.info | sort) END; done",
    output: [
      /made\.ts +\| +100 \|.*\n.*(?:.*\n)*? *unused\.ts +\| +50 \|.*\| 2 /,
      /istanbul BRDA:0,\S+ BRDA:0,\S+ DA:0,1 DA:0,1 SF:color.ts SF:shop.ts SF:sku.ts END/,
      /v8 SF:color.ts SF:shop.ts SF:sku.ts END/,
    ],
  },
} satisfies Answers;
