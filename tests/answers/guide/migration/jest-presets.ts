import { type Answers, core, testFiles, withHooks } from '../../../support/answers.ts';

export default {
  'How do I run tests with the React Compiler?': {
    heading: 'babel-jest',
    says: "not needed: `tools: { swc: { jsc: { transform: { reactCompiler: true } } } }` compiles your components. `pluginReact({ reactCompiler: true })` doesn't, in `node`, jsdom and happy-dom",
    files: {
      'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
const tools = { swc: { jsc: { transform: { reactCompiler: true } } } };
const project = (testEnvironment, tool) => ({ name: testEnvironment + tool, testEnvironment, env: { BY: tool ? 'swc' : 'plugin' }, plugins: [pluginReact(tool ? {} : { reactCompiler: true })], tools: tool ? tools : {} });
export default { projects: ['node', 'jsdom', 'happy-dom'].flatMap((name) => [project(name, ''), project(name, 'Swc')]) };`,
      'Price.jsx':
        "export function Price({ cents }) {\n  const text = [cents / 100].map((price) => price.toFixed(2)).join('');\n  return <b>{text}</b>;\n}",
      'a.test.js': `import { expect, test } from '@rstest/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Price } from './Price.jsx';
test('a', () => {
  expect(Price.toString().includes('$[0]')).toBe(process.env.BY === 'swc');
  expect(renderToStaticMarkup(createElement(Price, { cents: 1250 }))).toBe('<b>12.50</b>');
});`,
    },
    output: ['Tests 6 passed'],
  },
  'Does baseUrl of jsconfig.json work?': {
    heading: 'create-react-app',
    says: "`source: { tsconfigPath: './jsconfig.json' }`",
    files: {
      'jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
      'src/price.js': 'export const cents = 1250;',
      'src/a.test.js': `${core}import { cents } from 'price';\ntest('a', () => { expect(cents).toBe(1250); });`,
      'rstest.config.mjs': "export default { source: { tsconfigPath: './jsconfig.json' } };",
    },
    command: 'npx rstest && rm rstest.config.mjs && npx rstest',
    exitCode: 1,
    output: ['Tests 1 passed', "Cannot find module 'price'"],
  },
  'What does an SVG export without SVGR?': {
    heading: 'create-react-app',
    says: 'without it the file only has a `default`, its address',
    files: {
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'a.test.js': `${core}import * as logo from './logo.svg';\ntest('a', () => { console.log('EXPORTS', Object.keys(logo).join(), typeof logo.default); });`,
    },
    output: ['EXPORTS default string'],
  },
  'Is a mock empty after a reset?': {
    heading: 'create-react-app',
    says: 'Here a reset gives `rs.fn(fn)`',
    files: {
      'rstest.config.mjs': 'export default { resetMocks: true };',
      'a.test.js': `${core}const price = rs.fn(() => 5);
test('a', () => { price.mockReturnValue(7); });
test('b', () => { console.log('AFTER RESET', price()); });`,
    },
    output: ['AFTER RESET 5'],
  },
  'Does a type error fail a test?': {
    heading: 'ts-jest',
    says: "Rstest doesn't check types",
    elsewhere: {
      '/guide/migration/jest-differences': "TypeScript isn't type-checked, unlike with ts-jest",
    },
    test: `${core}test('a', () => { const cents: number = 'x' as never as string; expect(cents).toBe('x'); });`,
    output: ['Tests 1 passed'],
  },
  'Do waitFor and findBy move fake timers without the global jest?': {
    heading: 'packages-that-expect-jest',
    says: "Without it, `waitFor` and `findBy…` don't move fake timers, and each test runs into its timeout, one after the other.",
    files: {
      'rstest.config.mjs':
        "export default { testEnvironment: 'jsdom', testTimeout: 1500, setupFiles: process.env.SET ? ['./setup.ts'] : [] };",
      'setup.ts': "import { rs } from '@rstest/core'; Object.assign(globalThis, { jest: rs });",
      'a.test.ts': `import { screen, waitFor } from '@testing-library/dom';
import { expect, rs, test } from '@rstest/core';
const later = () => { rs.useFakeTimers(); document.body.innerHTML = ''; setTimeout(() => { document.body.innerHTML = '<p>Paid</p>'; }, 300); };
test('find', async () => { later(); await screen.findByText('Paid'); });
test('wait', async () => { later(); await waitFor(() => expect(document.body.textContent).toBe('Paid')); });`,
    },
    command: 'npx rstest; SET=1 npx rstest',
    output: [
      /test timed out in 1500ms[\s\S]*test timed out in 1500ms[\s\S]*Tests 2 failed[\s\S]*Tests 2 passed/,
    ],
  },
  'How do I use a package that calls the global jest?': {
    heading: 'packages-that-expect-jest',
    says: "A package that calls the global `jest`, such as `jest-canvas-mock` or `jest-fetch-mock`, fails with `jest is not defined`. Give it one in a setup file, and load the package afterwards with `await import('jest-canvas-mock')`, because a static import would run first:",
    files: {
      'node_modules/fake-canvas/package.json': '{"name":"fake-canvas","main":"index.js"}',
      'node_modules/fake-canvas/index.js': 'globalThis.draw = jest.fn();',
      'setup.ts': `import { rs } from '@rstest/core';
Object.assign(globalThis, { jest: rs });
await import('fake-canvas');`,
      'with.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'a.test.ts': `${withHooks}if (!('draw' in globalThis)) await import('fake-canvas');
test('a', () => { console.log('MOCK', rs.isMockFunction((globalThis as any).draw)); });`,
    },
    command: 'npx rstest; npx rstest --config with.mjs',
    output: [/jest is not defined[\s\S]*MOCK true/],
  },
  'Does the Rsbuild of my app disturb that of Rstest?': {
    heading: 'packages-that-expect-jest',
    says: "If your app has another version, both stay installed and don't disturb each other.",
    files: {
      'node_modules/@rsbuild/core/package.json':
        '{ "name": "@rsbuild/core", "version": "1.0.0", "type": "module", "exports": { ".": "./index.js", "./package.json": "./package.json" } }',
      'node_modules/@rsbuild/core/index.js':
        "export const version = '1.0.0'; export const createRsbuild = () => { throw new Error('the wrong one'); };",
      'a.test.ts':
        "import { version } from '@rsbuild/core'; import { test } from '@rstest/core'; test('a', () => { console.log('THE APP HAS', version); });",
    },
    output: ['THE APP HAS 1.0.0', 'Tests 1 passed'],
  },
  'How do I use jest-mock-extended, vitest-mock-extended or another package that imports @jest/globals or vitest?':
    {
      heading: 'packages-that-expect-jest',
      says: [
        "fail with `Cannot find module '@jest/globals'` or `Cannot find package 'vitest'`.",
        'Point both names at a file of yours, and bundle the package so that the alias reaches it:',
        'With the alias below, it runs as it is, except for `jest.mock`, which fails under this name.',
      ],
      elsewhere: {
        '/guide/migration/vitest':
          "Packages that import `vitest`, such as `vitest-mock-extended`, fail with `Cannot find package 'vitest'`:",
      },
      files: {
        'node_modules/of-jest/package.json': '{ "name": "of-jest", "main": "index.js" }',
        'node_modules/of-jest/index.js':
          "const { jest } = require('@jest/globals'); exports.mock = () => jest.fn();",
        'node_modules/of-vitest/package.json':
          '{ "name": "of-vitest", "type": "module", "exports": "./index.js" }',
        'node_modules/of-vitest/index.js':
          "import { vi } from 'vitest'; export const mock = () => vi.fn();",
        'own.test.js':
          "import { expect, jest, test } from '@jest/globals';\ntest('own', () => { expect(jest.fn(() => 3)()).toBe(3); });",
        'mock.test.js':
          "import { jest, test } from '@jest/globals';\njest.mock('node:os', () => ({}));\ntest('mock', () => {});",
        'test/jestGlobals.ts':
          "export * from '@rstest/core';\nexport { rs as jest, rs as vi } from '@rstest/core';\n",
        'alias.config.mjs':
          "export default { resolve: { alias: { '@jest/globals': './test/jestGlobals.ts', vitest$: './test/jestGlobals.ts' } }, output: { bundleDependencies: ['of-jest', 'of-vitest'] } };",
        ...testFiles(
          ['jest', 'vitest'],
          (name) => `import { expect, test } from '@rstest/core';
// @ts-expect-error: a package without types
import { mock } from 'of-${name}';
test('a', () => { const f = mock(); f(1); expect(f).toHaveBeenCalledWith(1); });
`,
        ),
      },
      command: 'npx rstest; echo ALIAS; npx rstest --config alias.config.mjs',
      exitCode: 1,
      output: [
        "Cannot find module '@jest/globals'",
        "Cannot find package 'vitest'",
        /ALIAS[\s\S]*mock\(\) was not transformed by Rstest[\s\S]*1 failed \| 3 passed[\s\S]*Tests 3 passed/,
      ],
    },
  'Do imports of CSS and images work without the presets of Create React App?': {
    heading: 'create-react-app',
    says: 'JSX in `.js` files, imports of CSS and images · work',
    files: {
      'src/a.css': 'b { color: red }',
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/a.js':
        "import './a.css';\nimport image from './a.svg';\nexport const type = typeof image;",
    },
    test: `${core}import { type } from './src/a';
test('a', () => { expect(type).toBe('string'); });`,
    output: ['1 passed'],
  },
  'Can tests keep jest.fn() and jest.mock() with a global jest?': {
    heading: 'packages-that-expect-jest',
    says: "With that line, tests that you haven't moved yet can call `jest.fn()`, spies and fake timers. `jest.mock` fails with `mock() was not transformed by Rstest`: write `rs.mock`.",
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': "import { rs } from '@rstest/core'; Object.assign(globalThis, { jest: rs });",
      'dep.ts': 'export const load = () => 1;',
      'mock.test.ts': `import { test } from '@rstest/core'; import './dep';
jest.mock('./dep', () => ({ load: () => 2 }));
test('a', () => {});`,
    },
    test: `import { expect, test } from '@rstest/core'; import * as dep from './dep';
test('a', () => {
  jest.spyOn(dep, 'load').mockReturnValue(3);
  expect([jest.fn(() => 5)(), dep.load()]).toEqual([5, 3]);
  jest.useFakeTimers(); jest.useRealTimers();
});`,
    exitCode: 1,
    output: ['mock() was not transformed by Rstest', '✓ a.test.ts', '✗ mock.test.ts'],
  },
  'How do I use a package that calls hooks without importing them?': {
    heading: 'packages-that-expect-jest',
    says: [
      'such as `jest-fail-on-console` 3.1.1 (run by hand), fails with `beforeEach is not defined`.',
      'Turn on `globals`, or put the functions that it calls into that line, here `{ afterEach, beforeEach, expect }`.',
    ],
    files: {
      'node_modules/fail-on-log/package.json': '{"name":"fail-on-log","main":"index.js"}',
      'node_modules/fail-on-log/index.js':
        "module.exports = () => { beforeEach(() => { console.log('BEFORE'); }); afterEach(() => { expect(1).toBe(1); console.log('AFTER'); }); };",
      'setup.ts': "import fail from 'fail-on-log';\nfail();",
      'given.ts': `import { afterEach, beforeEach, expect } from '@rstest/core';
import fail from 'fail-on-log';
Object.assign(globalThis, { afterEach, beforeEach, expect });
fail();`,
      'plain.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'given.mjs': "export default { setupFiles: ['./given.ts'] };",
      'a.test.ts': `${core}test('a', () => {});`,
    },
    command:
      'npx rstest --config plain.mjs; npx rstest --config plain.mjs --globals; npx rstest --config given.mjs',
    output: [
      /beforeEach is not defined[\s\S]*BEFORE[\s\S]*AFTER[\s\S]*1 passed[\s\S]*BEFORE[\s\S]*AFTER[\s\S]*1 passed/,
    ],
  },
  'What does enzyme say with a new version of cheerio?': {
    heading: 'other-presets',
    libraries: true,
    says: "once `cheerio` is kept at `1.0.0-rc.12` (`Cannot find module 'cheerio/lib/utils'`).",
    test: `// @rstest-environment jsdom
import { shallow } from 'enzyme';
import { test } from '@rstest/core';
test('a', () => { shallow(null as never); });`,
    exitCode: 1,
    output: ["Error: Cannot find module 'cheerio/lib/utils'"],
  },
  'What replaces jest-date-mock?': {
    heading: 'packages-that-expect-jest',
    says: "You don't need jest-date-mock: write `rs.setSystemTime(date)` for `advanceTo(date)`, `rs.setSystemTime(Date.now() + 3000)` for `advanceBy(3000)` and `rs.useRealTimers()` for `clear()`.",
    test: `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const date = new Date('2030-01-04T09:00:00Z');
  rs.setSystemTime(date);
  await new Promise((done) => { setTimeout(done, 20); });
  expect(new Date()).toEqual(date);
  rs.setSystemTime(Date.now() + 3000);
  expect(new Date().toISOString()).toBe('2030-01-04T09:00:03.000Z');
  rs.useRealTimers();
  expect(Date.now()).not.toBe(date.getTime() + 3000);
});`,
    output: ['Tests 1 passed'],
  },
  'jest-fetch-mock, ts-mockito, testdouble, snapshot-diff: what is otherwise here?': {
    heading: 'packages-that-we-ran',
    libraries: true,
    says: [
      'Of jest-fetch-mock 4, `fetch.mockResponse(text)` returns `fetch` itself, and `text` is the body that the code gets when it calls it.',
      'For `import * as` of a module of Node.js or, in `node`, of a package, it fails with `Cannot redefine property`; for one of your own file, what it returns fails with `… is not a function`.',
      "Of testdouble, write `import * as td from 'testdouble'`: its default import is `undefined`. Its functions keep an object itself, so a later change shows in each call. `td.verify(send({ id: 1 }), { cloneArgs: true })` compares with what was passed, and `td.explain(send).calls[0].cloneArgs` holds it.",
      'snapshot-diff works in `node` as it is.',
      "It prints `Object {` in its own way, and serializers of `expect` don't reach it: call `snapshotDiff.setSerializers([{ test: () => true, print: (value) => JSON.stringify(value, null, 2) }])`.",
    ],
    files: {
      'setup.ts': `import { rs } from '@rstest/core'; Object.assign(globalThis, { jest: rs });`,
      'rstest.config.ts':
        "export default { globals: true, setupFiles: ['./setup.ts'], include: ['*.test.ts'] };",
      'fetch.test.ts': `import { expect, test } from '@rstest/core';
test('a', async () => {
  const { default: fetchMock } = await import('jest-fetch-mock');
  fetchMock.enableMocks();
  expect((fetch as any).mockResponse('stock')).toBe(fetch);
  expect(await (await fetch('http://shop.example')).text()).toBe('stock');
});`,
      'own.ts': 'export const price = () => 5;',
      'mockito.test.ts': `import * as disk from 'node:fs';
import * as rx from 'rxjs';
import { instance, mock, spy, verify, when } from 'ts-mockito';
import { expect, test } from '@rstest/core';
import * as own from './own';
test('a', () => {
  const shop = { price: () => 5 };
  when(spy(shop).price()).thenReturn(7);
  expect(shop.price()).toBe(7);
  expect(() => spy(disk)).toThrow('Cannot redefine property');
  expect(() => spy(rx)).toThrow('Cannot redefine property');
  expect(() => when((spy(own) as any).price())).toThrow('is not a function');
});`,
      'td.test.ts': `import none, * as td from 'testdouble';
import { expect, test } from '@rstest/core';
test('a', () => {
  expect(none).toBeUndefined();
  const send: any = td.func();
  const order = { id: 1 };
  send(order);
  order.id = 2;
  expect(td.explain(send).calls[0].args).toEqual([{ id: 2 }]);
  expect((td.explain(send).calls[0] as any).cloneArgs).toEqual([{ id: 1 }]);
  expect(() => td.verify(send({ id: 1 }))).toThrow('Unsatisfied verification');
  td.verify(send({ id: 1 }), { cloneArgs: true } as any);
});`,
      'diff.test.ts': `import snapshotDiff from 'snapshot-diff';
import { expect, test } from '@rstest/core';
test('a', () => {
  expect.addSnapshotSerializer({ test: () => true, print: () => 'MINE' } as any);
  const [before, after] = [{ cents: 1 }, { cents: 2 }];
  expect(snapshotDiff(before, after)).toContain('Object {');
  expect(snapshotDiff(before, after)).not.toContain('MINE');
  snapshotDiff.setSerializers([{ test: () => true, print: (value: any) => JSON.stringify(value, null, 2) }] as any);
  const own = snapshotDiff(before, after);
  expect(own).not.toContain('Object {');
  expect(own).toContain('-   "cents": 1');
});`,
    },
    command: 'npx rstest; npx rstest td --testEnvironment=jsdom',
    output: ['Tests 4 passed', 'Tests 1 passed'],
  },
  'What takes the place of a custom environment and a preset of mine?': {
    heading: 'packages-that-expect-jest',
    says: 'What an environment of yours sets on `this.global` belongs on `globalThis` in a setup file, what all files share in `globalSetup`, and a preset of yours in `extends`.',
    files: {
      'preset.mjs':
        "export const preset = { setupFiles: ['./setup.mjs'], globalSetup: ['./global.mjs'] };",
      'setup.mjs': "globalThis.page = { title: () => 'Books' };",
      'global.mjs':
        "export const setup = () => { process.env.SHOP = 'started'; };\nexport const teardown = () => { console.log('STOPPED'); };",
      'environment.mjs': 'export default class {}',
      'rstest.config.mjs':
        "import { preset } from './preset.mjs';\nexport default { extends: preset };",
      'a.test.ts': `${core}test('a', () => { console.log('SEES', (globalThis as any).page.title(), process.env.SHOP); });`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=./environment.mjs',
    exitCode: 1,
    output: ['SEES Books started', 'STOPPED', 'Unknown test environment'],
  },
  'How are Babel macros and a Babel config kept?': {
    heading: 'babel-jest',
    libraries: true,
    says: [
      "`@rsbuild/plugin-babel` reads a config that you name: `pluginBabel({ babelLoaderOptions: { configFile: './babel.config.cjs' } })`.",
      "`babel-plugin-macros`, for `preval.macro` and the like, which fails with `MacroError` otherwise; one of your own · `plugins: [pluginBabel({ babelLoaderOptions: { plugins: ['babel-plugin-macros'] } })]`, from `@rsbuild/plugin-babel`",
    ],
    files: {
      'package.json': '{}',
      'two.macro.js': `const { createMacro } = require('babel-plugin-macros');
module.exports = createMacro(({ references, babel }) => {
  for (const one of references.default) one.parentPath.replaceWith(babel.types.numericLiteral(2));
});`,
      'babel.config.cjs': "module.exports = { plugins: ['babel-plugin-macros'] };",
      'price.ts': "export const price = () => 'real';",
      'rstest.config.ts': `import { pluginBabel } from '@rsbuild/plugin-babel';
const options: any = {
  none: undefined,
  list: { babelLoaderOptions: { plugins: ['babel-plugin-macros'] } },
  file: { babelLoaderOptions: { configFile: './babel.config.cjs' } },
};
export default { plugins: [pluginBabel(options[process.env.USE!])] };`,
      'a.test.js': `import { rs, test } from '@rstest/core';
import { price } from './price';
import two from './two.macro';
rs.mock('./price', () => ({ price: () => 'mock' }));
test('a', () => { console.log(process.env.USE, two('x'), price()); });`,
    },
    command: 'USE=none npx rstest || true; USE=list npx rstest; USE=file npx rstest',
    output: [/MacroError: The macro you imported[\s\S]*list 2 mock[\s\S]*file 2 mock/],
  },
  'How is a package that needs a document left out in node?': {
    heading: 'packages-that-expect-jest',
    says: "In a suite that also has files in `node`, a package that needs a document fails there with `window is not defined`: `if (typeof window !== 'undefined') await import('jest-canvas-mock')`.",
    files: {
      'node_modules/needs-window/package.json':
        '{"name":"needs-window","type":"module","main":"i.js"}',
      'node_modules/needs-window/i.js': "window.canvas = 'mock';",
      'rstest.config.ts': `export default { setupFiles: [process.env.SETUP ?? './plain.ts'] };`,
      'plain.ts': "await import('needs-window');\nexport {};",
      'asks.ts': "if (typeof window !== 'undefined') await import('needs-window');\nexport {};",
      ...testFiles(
        ['node', 'jsdom'],
        (name) => `// @rstest-environment ${name}
import { test } from '@rstest/core';
test('a', () => console.log('${name}', (globalThis as any).canvas));`,
      ),
    },
    command: 'npx rstest node; SETUP=./asks.ts npx rstest',
    output: ['window is not defined', 'node undefined', 'jsdom mock'],
  },
} satisfies Answers;
