import type { Answers } from '../../../support/answers.ts';

const files = {
  'rslib.config.mjs': `export default {
  source: { define: { PART: '"common"' } },
  output: { target: 'web' },
  lib: [
    { id: 'esm', format: 'esm', source: { define: { PART: '"esm"' } } },
    { id: 'cjs', format: 'cjs', output: { target: 'node' } },
  ],
};`,
  'a.test.ts': `import { test } from '@rstest/core';
declare const PART: string;
test('a', () => { console.log('PART', PART, typeof document); });`,
};
const extended = (options = '') => ({
  'rstest.config.mjs': `import { withRslibConfig } from '@rstest/adapter-rslib';
export default { extends: withRslibConfig(${options}) };`,
});
const choice = 'choose-another-file';

export default {
  'What do tests get without libId, or with one that no entry has?': {
    heading: 'reuse-the-config',
    says: [
      '`withRslibConfig()` without `libId` takes the part that all formats share.',
      'With an `id` that no entry has, it does the same and says nothing.',
    ],
    files: { ...files, ...extended('JSON.parse(process.env.CHOICE ?? "{}")') },
    command: `npx rstest; CHOICE='{"libId":"umd"}' npx rstest`,
    output: [/PART common object[\s\S]*PART common object/],
  },
  'Which define and which environment does a format get?': {
    heading: 'what-the-adapter-takes-over',
    says: [
      'as they are, the chosen `lib` entry merged over the common part',
      '`output.target` · `web` gives the test environment `happy-dom`, which you then install; anything else gives `node`',
    ],
    files: { ...files, ...extended('JSON.parse(process.env.CHOICE)') },
    command: `CHOICE='{"libId":"esm"}' npx rstest; CHOICE='{"libId":"cjs"}' npx rstest`,
    output: [/PART esm object[\s\S]*PART common undefined/],
  },
  'What is the same test built as for each format?': {
    heading: 'what-the-adapter-takes-over',
    says: "for `format: 'cjs'` tests are built as CommonJS, otherwise as ES modules",
    files: {
      ...files,
      'rstest.config.mjs': `import { withRslibConfig } from '@rstest/adapter-rslib';
export default { projects: ['esm', 'cjs'].map((libId) => ({ name: libId, extends: withRslibConfig({ libId }) })) };`,
    },
    command: "npx rstest --dev.writeToDisk && find dist -name 'a~test~ts.*js' | sort",
    output: [
      /\[esm\][\s\S]*\[cjs\][\s\S]*Tests 2 passed[\s\S]*cjs\/a~test~ts\.js\n[^\n]*esm\/a~test~ts\.mjs/,
    ],
  },
  'Does experimentalDecorators of tsconfig.json count?': {
    heading: 'what-the-adapter-takes-over',
    says: 'as they are; `experimentalDecorators` of `tsconfig.json` is respected',
    files: {
      ...files,
      ...extended(),
      'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
      'a.test.ts': `import { test } from '@rstest/core';
const log = (...given: unknown[]) => { console.log('GIVEN', given.length, typeof given[1]); };
class Cart { @log add() {} }
test('a', () => { new Cart().add(); });`,
    },
    output: ['GIVEN 3 string'],
  },
  'What of the Rslib config has no effect on tests?': {
    heading: 'what-the-adapter-takes-over',
    says: '`dts`, `bundle`, `output.distPath`, `autoExternal` and the rest · not used',
    files: {
      ...files,
      'rslib.config.mjs':
        "export default { output: { distPath: { root: 'elsewhere' } }, lib: [{ dts: true, bundle: false, autoExternal: true }] };",
      ...extended(),
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => { console.log('RAN'); });",
    },
    command: 'npx rstest; ls',
    output: ['RAN', 'Tests 1 passed'],
    absent: ['elsewhere'],
  },
  'How do I name another config file, and what if it is missing?': {
    heading: choice,
    says: [
      "`configPath` · The file isn't called `rslib.config.*`. If the path leads nowhere, the run fails with `Cannot find config file`.",
    ],
    files: {
      'build/lib.config.mjs': files['rslib.config.mjs'],
      'a.test.ts': files['a.test.ts'],
      ...extended('{ configPath: process.env.FILE }'),
    },
    command: 'FILE=./build/lib.config.mjs npx rstest; FILE=./gone.mjs npx rstest',
    exitCode: 1,
    output: [/PART common[\s\S]*Cannot find config file/],
  },
  'How is the library found from the root of a monorepo?': {
    heading: choice,
    says: '`cwd` · The library is in another directory, for example in a monorepo: `{ cwd: import.meta.dirname }`. The file is looked for where the run starts, and without one the adapter adds nothing.',
    files: Object.fromEntries([
      ['rstest.config.mjs', "export default { projects: ['price'] };"],
      ['price/a.test.ts', files['a.test.ts'].replace('PART, typeof', 'typeof PART, typeof')],
      ['price/rslib.config.mjs', files['rslib.config.mjs']],
      [
        'price/rstest.config.mjs',
        extended('process.env.HERE ? { cwd: import.meta.dirname } : {}')['rstest.config.mjs'],
      ],
    ]),
    command: 'npx rstest; HERE=1 npx rstest',
    output: [/PART undefined undefined[\s\S]*PART string object/],
  },
  'How is a part of the config left out in tests?': {
    heading: choice,
    says: '`modifyLibConfig` · Something must not run in tests. You get the config, the chosen entry merged into it, and return a changed one.',
    files: {
      ...files,
      ...extended(
        `{ libId: 'esm', modifyLibConfig: (config) => { console.log('GOT', config.source.define.PART); return { ...config, source: { define: { PART: '"changed"' } } }; } }`,
      ),
    },
    output: ['GOT "esm"', 'PART changed'],
  },
  'Do these tests see what is published?': {
    heading: choice,
    says: 'These tests run the source.',
    files: {
      ...files,
      ...extended(),
      'package.json': '{ "name": "@shop/price", "type": "module", "exports": "./dist/gone.js" }',
      'src/price.ts': 'export const cents = 1250;',
      'source.test.ts':
        "import { expect, test } from '@rstest/core'; import { cents } from './src/price'; test('source', () => { expect(cents).toBe(1250); });",
      'name.test.ts':
        "import { expect, test } from '@rstest/core'; import { cents } from '@shop/price'; test('name', () => { expect(cents).toBe(1250); });",
    },
    command: 'npx rstest source; npx rstest name',
    exitCode: 1,
    output: [/Tests 1 passed[\s\S]*Cannot find module '@shop\/price'/],
  },
} satisfies Answers;
