import { type Answers, config } from '../../../support/answers.ts';

export default {
  'What happens when test is used without an import and without globals?': {
    heading: 'error-test-is-not-defined',
    says: 'A test file that imports nothing fails before any test is registered if `globals` is off. The message ends with `Did you forget to enable "globals" configuration?`, and the exit code is 1.',
    test: `test('price', () => {});\n`,
    exitCode: 1,
    output: ['test is not defined. Did you forget to enable "globals" configuration?'],
  },
  'Can --globals=false and --no-globals switch off what the config sets?': {
    heading: 'turn-globals-on-or-off-for-one-run',
    says: '`--globals=false` and `--no-globals` turn it off.',
    files: { 'rstest.config.ts': config('globals: true') },
    test: `test('price', () => {});\n`,
    command: 'npx rstest; npx rstest --globals=false; npx rstest --no-globals',
    exitCode: 1,
    output: [/1 passed(?:[\s\S]*test is not defined[\s\S]*Test Files 1 failed){2}/],
  },
  'Which names become global, and are jest and vi among them?': {
    heading: 'what-becomes-global',
    says: [
      '`test`, `it`, `describe`, `expect`, `assert`, `beforeAll`, `afterAll`, `beforeEach`, `afterEach`, `onTestFinished`, `onTestFailed`, and the utilities `rs` and `rstest`. There is no `jest` and no `vi`:',
      'There is no `jest` and no `vi`: replace them with `rs`.',
    ],
    files: { 'rstest.config.ts': config('globals: true') },
    test: `const names = ['test', 'it', 'describe', 'expect', 'assert', 'beforeAll', 'afterAll',
  'beforeEach', 'afterEach', 'onTestFinished', 'onTestFailed', 'rs', 'rstest'];
test('names', () => {
  expect(names.filter((name) => !(name in globalThis))).toEqual([]);
  expect(['jest', 'vi'].filter((name) => name in globalThis)).toEqual([]);
});
`,
    output: ['1 passed'],
  },
  'Are imported functions the same as the global ones?': {
    heading: 'what-becomes-global',
    says: 'the imports are the same functions.',
    files: { 'rstest.config.ts': config('globals: true') },
    test: `import { expect as e, rs as r, test as t } from '@rstest/core';
test('same', () => {
  expect([e === expect, r === rs, t === test, rs === rstest]).toEqual([true, true, true, true]);
});
`,
    output: ['1 passed'],
  },
  'Are global rs.mock calls hoisted above imports?': {
    heading: 'what-becomes-global',
    says: 'Calls such as `rs.mock()` are hoisted either way.',
    files: { 'rstest.config.ts': config('globals: true'), 'rate.ts': 'export const rate = 1;\n' },
    test: `import { rate } from './rate';
rs.mock('./rate', () => ({ rate: 5 }));
test('mocked', () => {
  expect(rate).toBe(5);
});
`,
    output: ['1 passed'],
  },
  'Does a package in node_modules see the globals?': {
    heading: 'what-becomes-global',
    says: 'They are properties of `globalThis`, so helper modules, setup files and packages in `node_modules` see them too.',
    files: {
      'rstest.config.ts': config('globals: true'),
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":"./i.js"}',
      'node_modules/lib/i.js': 'export const seen = typeof expect;\n',
      'a.test.ts': `import { seen } from 'lib';
test('seen', () => {
  expect(seen).toBe('function');
});
`,
    },
    output: ['1 passed'],
  },
  'Does a project inherit globals from the root config?': {
    heading: 'turn-globals-on-or-off-for-one-run',
    says: "With `projects`, set it in each project that needs it, because a project doesn't inherit it from the root config.",
    files: {
      'rstest.config.ts': config(`globals: true, projects: [{ name: 'shop', root: 'shop' }]`),
      'shop/a.test.ts': `test('price', () => {});\n`,
    },
    exitCode: 1,
    output: ['test is not defined'],
  },
  'Does --globals reach every project?': {
    heading: 'turn-globals-on-or-off-for-one-run',
    says: 'Each overrides the config file and applies to every project.',
    files: {
      'rstest.config.ts': config(`projects: [{ name: 'shop', root: 'shop' }]`),
      'shop/a.test.ts': `test('price', () => {});\n`,
    },
    command: 'npx rstest --globals',
    output: ['1 passed'],
  },
  'Does the editor know the globals and the imports in a JavaScript project?': {
    heading: 'types-and-linters',
    says: [
      "In a JavaScript project, put the same into `jsconfig.json`, and the editor's autocompletion knows `describe` and `expect`.",
      'With imports instead of `globals`, it knows them without any file.',
    ],
    files: {
      'globals/jsconfig.json': '{ "compilerOptions": { "types": ["@rstest/core/globals"] } }',
      'plain/jsconfig.json': '{ "compilerOptions": { "types": [] } }',
      'globals/a.test.js': "describe('a', () => { test('b', () => { expect(1).toBe(1); }); });\n",
      'plain/a.test.js': "describe('a', () => {});\n",
      'complete.cjs': `const ts = require('typescript');
const at = (file, text, options) => {
  const host = {
    getCompilationSettings: () => ({ allowJs: true, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, ...options }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const source = name === file ? text : ts.sys.readFile(name);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const list = ts.createLanguageService(host).getCompletionsAtPosition(file, text.length, {});
  return (list?.entries ?? []).map(({ name }) => name);
};
const file = process.cwd() + '/new.test.js';
const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile('globals/jsconfig.json', ts.sys.readFile).config, ts.sys, process.cwd());
console.log('jsconfig offers', at(file, 'desc', { types: options.types }).includes('describe'), at(file, 'expect(1).', { types: options.types }).includes('toBe'));
console.log('nothing offers', at(file, 'desc', { types: [] }).includes('describe'));
console.log('import offers', at(file, "import { expect } from '@rstest/core'; expect(1).", { types: [] }).includes('toBe'));
`,
    },
    command: 'node complete.cjs',
    output: ['jsconfig offers true true', 'nothing offers false', 'import offers true'],
  },
  'Is fail a global?': {
    heading: 'error-test-is-not-defined',
    says: "`fail is not defined` needs another fix, because there's no global `fail()` even with `globals`: write",
    files: {
      'rstest.config.ts': 'export default { globals: true };',
      'a.test.js': "test('a', () => { fail('no price'); });\n",
      'b.test.js': "test('a', () => { expect.fail('no price'); });\n",
    },
    exitCode: 1,
    output: ['ReferenceError: fail is not defined', 'AssertionError: no price'],
  },
  'Why does expect have the types of Chai from Cypress?': {
    heading: 'types-and-linters',
    says: [
      "TypeScript takes one of them, as in `Property 'toBe' does not exist on type 'Assertion'`, or reports `Cannot redeclare block-scoped variable` (TS2451).",
      'Import from `@rstest/core` instead, which needs no types of globals,',
    ],
    files: {
      'node_modules/cypress/package.json': '{"name":"cypress","types":"index.d.ts"}',
      'node_modules/cypress/index.d.ts':
        'interface Assertion { equal(value: unknown): void }\ndeclare const expect: (value: unknown) => Assertion;',
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', strict: true },
          ...{ noEmit: true, types: ['@rstest/core/globals', 'cypress'] },
        },
      }),
      'global.test.ts': `test('a', () => expect(1).toBe(1));`,
      'import.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => expect(1).toBe(1));`,
    },
    command: 'npx tsc --skipLibCheck; npx tsc',
    exitCode: 2,
    output: [
      "global.test.ts(1,27): error TS2339: Property 'toBe' does not exist on type 'Assertion'.",
      "Cannot redeclare block-scoped variable 'expect'.",
    ],
    absent: ['import.test.ts'],
  },
  'What does a list of types leave out, and when are those of the globals not found?': {
    heading: 'types-and-linters',
    says: [
      'With a list under `types`, TypeScript knows the globals of a `@types` package only if the list has it or something imports it: add yours, or take the declaration file, which changes nothing else.',
      "`Cannot find type definition file for '@rstest/core/globals'` (TS2688) means that the package can't be found from the directory of the `tsconfig.json` that is compiled",
    ],
    files: {
      'node_modules/@types/shop/package.json': '{"name":"@types/shop","types":"index.d.ts"}',
      'node_modules/@types/shop/index.d.ts': 'declare const SHOP: string;',
      'a.ts': 'test(SHOP, () => {});\n',
      'globals.d.ts': '/// <reference types="@rstest/core/globals" />\n',
      'list.json':
        '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","target":"es2022","noEmit":true,"skipLibCheck":true,"types":["@rstest/core/globals"]},"files":["a.ts"]}',
      'file.json':
        '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","target":"es2022","noEmit":true,"skipLibCheck":true},"files":["a.ts","globals.d.ts"]}',
    },
    command:
      'npx tsc -p list.json; npx tsc -p file.json && echo FILE OK; AWAY=$(mktemp -d); echo "export {};" > $AWAY/b.ts; echo \'{"extends":"\'$PWD\'/list.json","files":["b.ts"]}\' > $AWAY/tsconfig.json; npx tsc -p $AWAY || rm -r $AWAY',
    output: [
      "a.ts(1,6): error TS2304: Cannot find name 'SHOP'.",
      'FILE OK',
      "TS2688: Cannot find type definition file for '@rstest/core/globals'",
    ],
  },
  'Why is describe not found although the types are listed, when tsconfig sets typeRoots?': {
    heading: 'types-and-linters',
    says: [
      'or that it sets `typeRoots`: names under `types` are then looked for there alone. Add `"./node_modules"` to `typeRoots`, or take the declaration file.',
    ],
    files: {
      ...Object.fromEntries(
        Object.entries({
          none: { types: ['@rstest/core/globals'] },
          roots: { types: ['@rstest/core/globals'], typeRoots: ['./typings'] },
          added: {
            types: ['@rstest/core/globals'],
            typeRoots: ['./typings', 'NODE_MODULES'],
          },
          reference: { typeRoots: ['./typings'] },
        }).map(([name, options]) => [
          `tsconfig.${name}.json`,
          JSON.stringify({
            compilerOptions: {
              ...{ module: 'ESNext', moduleResolution: 'bundler', target: 'ES2022' },
              ...{ noEmit: true, skipLibCheck: true, ...options },
            },
            files: ['a.test.ts', ...(name === 'reference' ? ['globals.d.ts'] : [])],
          }),
        ]),
      ),
      'globals.d.ts': '/// <reference types="@rstest/core/globals" />',
      'roots.mjs': `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const [from] = createRequire(import.meta.url).resolve.paths('x').filter((path) => existsSync(path + '/@rstest/core'));
writeFileSync('tsconfig.added.json', readFileSync('tsconfig.added.json', 'utf8').replace('NODE_MODULES', from));`,
      'typings/own.d.ts': 'declare const own: number;',
    },
    test: "describe('a', () => { test('b', () => { expect(1).toBe(1); }); });\n",
    command:
      'node roots.mjs; for name in none roots added reference; do npx tsc -p tsconfig.$name.json > log.txt; echo "$name $? $(grep -o TS2688 log.txt)"; done',
    output: ['none 0', 'roots 2 TS2688', 'added 0', 'reference 0'],
  },
  'Which setting do the lint rules of Jest and Vitest need?': {
    heading: 'types-and-linters',
    libraries: true,
    says: "The lint rules of Jest and Vitest understand imports from `@rstest/core` with one setting: `settings: { jest: { globalPackage: '@rstest/core', version: 30 } }` for `eslint-plugin-jest`, which otherwise fails with `Unable to detect Jest version`, or `settings: { vitest: { vitestImports: ['@rstest/core'] } }` for `@vitest/eslint-plugin`.",
    files: {
      'lint.mjs': `import { ESLint } from 'eslint';
import jest from 'eslint-plugin-jest';
import vitest from '@vitest/eslint-plugin';
const lint = async (name, plugin, settings = {}) => {
  const rules = Object.fromEntries(['no-focused-tests', 'no-deprecated-functions'].filter((rule) => rule in plugin.rules).map((rule) => [name + '/' + rule, 'error']));
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [{ plugins: { [name]: plugin }, rules, settings }] });
  const found = await eslint.lintText("import { test } from '@rstest/core';\\ntest.only('a', () => {});\\n").then(
    ([{ messages }]) => messages.map(({ ruleId }) => ruleId).join() || 'nothing',
    (error) => error.message.split('\\n')[0],
  );
  console.log(name, settings[name] ? 'with:' : 'without:', found);
};
await lint('jest', jest);
await lint('jest', jest, { jest: { globalPackage: '@rstest/core', version: 30 } });
await lint('vitest', vitest);
await lint('vitest', vitest, { vitest: { vitestImports: ['@rstest/core'] } });`,
    },
    command: 'node lint.mjs',
    output: [
      /jest without: .*Unable to detect Jest version/,
      'jest with: jest/no-focused-tests\n',
      'vitest without: nothing',
      'vitest with: vitest/no-focused-tests\n',
    ],
  },
  'TS2430: Interface incorrectly extends interface in the types of other frameworks': {
    heading: 'types-and-linters',
    says: 'If types of others conflict among themselves, with `Subsequent variable declarations must have the same type` (TS2403) or `incorrectly extends interface` (TS2430) in a `.d.ts` file, set `"skipLibCheck": true`.',
    files: {
      'one.d.ts':
        'declare var beforeEach: (fn: () => void) => void;\ninterface Base { describe: number }\n',
      'two.d.ts':
        'declare var beforeEach: number;\ninterface Global extends Base { describe: string }\n',
      'tsconfig.json':
        '{ "compilerOptions": { "noEmit": true, "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "types": [] }, "files": ["one.d.ts", "two.d.ts", "a.test.ts"] }',
    },
    test: "import { expect, test } from '@rstest/core'; test('a', () => { expect(1).toBe(1); });",
    command: 'npx tsc --skipLibCheck false; npx tsc --skipLibCheck true && echo "no errors"',
    output: [
      /two\.d\.ts.*TS2403: Subsequent variable declarations must have the same type/,
      /two\.d\.ts.*TS2430: .*incorrectly extends interface/,
      'no errors',
    ],
  },
  'My own function called describe conflicts with the types of globals': {
    heading: 'types-and-linters',
    says: 'A function of your own called `describe` gets the same TS2451 if TypeScript reads its file as a script, because it has no `import` or `export`: add `export {}`.',
    files: {
      'script.ts': 'function describe(): void {}\ndescribe();\n',
      'module.ts': 'function describe(): void {}\ndescribe();\nexport {};\n',
      'tsconfig.json':
        '{ "compilerOptions": { "noEmit": true, "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": ["@rstest/core/globals"] }, "files": ["script.ts", "module.ts"] }',
    },
    command: 'npx tsc',
    exitCode: 2,
    output: ["script.ts(1,10): error TS2451: Cannot redeclare block-scoped variable 'describe'."],
    absent: ['module.ts('],
  },
  'Two test files without import declare the same name: TS2451': {
    heading: 'conflicting-types',
    says: [
      'So do two such test files that declare the same name, as in `const price = 3`, although both run.',
      'With `"moduleDetection": "force"`, TypeScript 4.7 and later read every file except `.d.ts` files as a module',
    ],
    files: {
      'shop.d.ts': 'declare const shop: string | undefined;\n',
      'a.test.ts':
        "const price = 3;\ntest('a', () => expect([price, typeof shop]).toEqual([3, 'undefined']));\n",
      'b.test.ts': "const price = 4;\ntest('b', () => expect(price).toBe(4));\n",
      'tsconfig.json':
        '{ "compilerOptions": { "noEmit": true, "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": ["@rstest/core/globals"] }, "files": ["shop.d.ts", "a.test.ts", "b.test.ts"] }',
    },
    command:
      'npx rstest --globals; npx tsc; echo CODE $?; npx tsc --moduleDetection force; echo CODE $?',
    output: [
      /Tests 2 passed[\s\S]*a\.test\.ts\(1,7\): error TS2451[\s\S]*b\.test\.ts\(1,7\): error TS2451[\s\S]*CODE 2\s+CODE 0/,
    ],
  },
} satisfies Answers;
