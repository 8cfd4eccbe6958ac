import type { Level } from './types.ts';

/** A construction that needs a sentence, because no single name tells what becomes of it. */
export interface Kind {
  level: Level;
  /** The section that explains it. */
  link: string;
  en: string;
  zh: string;
}

const JEST = '/guide/migration/jest';
const VITEST = '/guide/migration/vitest';
const MOCK = '/api/rstest/mockModules';

/** By the key that a finding has in `kind`. */
export const KINDS = {
  done: {
    level: 'done',
    link: `${JEST}#done-is-not-awaited`,
    en: '`done` is not awaited: the test returns a promise now, which `done` settles',
    zh: '`done` 不会被等待：测试现在返回 Promise，由 `done` 来结束',
  },
  'done-by-hand': {
    level: 'look',
    link: `${JEST}#done-is-not-awaited`,
    en: '`done` is not awaited: return a promise instead',
    zh: '`done` 不会被等待：请改为返回 Promise',
  },
  'hook-value': {
    level: 'done',
    link: `${JEST}#hooks`,
    en: 'a value that `beforeEach` or `beforeAll` returns is called as cleanup: the hook returns nothing now',
    zh: '`beforeEach` 和 `beforeAll` 的返回值会被当作清理函数调用：钩子现在不返回任何值',
  },
  'hook-cleanup': {
    level: 'look',
    link: `${JEST}#hooks`,
    en: 'a function that the hook returns is called as cleanup, which Jest does not do: return nothing',
    zh: '钩子返回的函数会被当作清理函数调用，而 Jest 不会：请不要返回它',
  },
  'hook-order': {
    level: 'note',
    link: `${JEST}#hooks`,
    en: 'several `afterEach` or `afterAll` of one level run in reverse order: merge those that depend on each other',
    zh: '同一层的多个 `afterEach` 或 `afterAll` 按相反的顺序运行：有先后依赖的请合并成一个',
  },
  'snapshot-names': {
    level: 'look',
    link: `${JEST}#stored-snapshots-are-not-compared`,
    en: 'stored snapshots inside `describe` have other names, so this fails in CI: rename the keys of the `.snap` file, as the script does',
    zh: '`describe` 里的快照名称不同，在 CI 中会失败：请像脚本那样修改 `.snap` 文件里的键名',
  },
  'error-snapshot': {
    level: 'look',
    link: `${JEST}#stored-snapshots-are-not-compared`,
    en: 'a snapshot of an error holds its name too, `[Error: text]` instead of `"text"`: compare it, then update',
    zh: '错误快照还包含错误的名称：是 `[Error: text]` 而不是 `"text"`，请核对后再更新',
  },
  'snapshot-format': {
    level: 'look',
    link: '/config/test/snapshotFormat',
    en: 'snapshots in the format of Jest 28 and older (`Object {`) need `snapshotFormat: { printBasicPrototype: true, escapeString: true }`',
    zh: 'Jest 28 及更早版本格式的快照（`Object {`）需要 `snapshotFormat: { printBasicPrototype: true, escapeString: true }`',
  },
  'timers-and-testing-library': {
    level: 'look',
    link: '/guide/recipes/component-timers#use-fake-timers-with-testing-library',
    en: 'Testing Library moves fake timers only if there is a global `jest`: put `Object.assign(globalThis, { jest: rs })` into a setup file, or every `waitFor` times out',
    zh: '只有存在全局 `jest` 时 Testing Library 才会推进模拟定时器：请在 setup 文件里写 `Object.assign(globalThis, { jest: rs })`，否则每个 `waitFor` 都会超时',
  },
  'needs-jest': {
    level: 'look',
    link: `${JEST}#packages-that-expect-jest`,
    en: 'this package calls the global `jest`: put `Object.assign(globalThis, { jest: rs })` into the first setup file',
    zh: '这个包会调用全局 `jest`：请在第一个 setup 文件里写 `Object.assign(globalThis, { jest: rs })`',
  },
  late: {
    level: 'look',
    link: `${JEST}#late-rejections`,
    en: 'nobody awaits this promise: if it is rejected after its test, Rstest fails the file, not the test. Put `await` before it',
    zh: '这个 Promise 没有被等待：如果它在测试结束后被拒绝，Rstest 会判定整个文件失败，而不是这个测试。请在前面加上 `await`',
  },
  'exec-argv': {
    level: 'look',
    link: `${JEST}#processexecargv-is-not-empty`,
    en: '`process.execArgv` of a worker holds flags of Rstest: set it to `[]` in a setup file if the code passes it on',
    zh: 'worker 的 `process.execArgv` 里有 Rstest 的参数：如果代码会把它传给子进程，请在 setup 文件里设为 `[]`',
  },
  'mock-factory': {
    level: 'look',
    link: `${VITEST}#the-factory-of-a-mock-is-synchronous`,
    en: 'the factory of a mock is synchronous: import what it awaits next to the mock',
    zh: 'mock 的工厂函数必须是同步的：请在 mock 旁边导入它要等待的内容',
  },
  'mock-original': {
    level: 'done',
    link: `${VITEST}#the-factory-of-a-mock-is-synchronous`,
    en: 'the factory of a mock is synchronous: the original is imported next to it now',
    zh: 'mock 的工厂函数必须是同步的：原模块现在在它旁边导入',
  },
  'mock-path': {
    level: 'look',
    link: `${MOCK}#how-it-works`,
    en: 'the name of a mocked module has to be a string, because it is read while the file is built',
    zh: '被 mock 的模块名必须是字符串，因为它在构建文件时读取',
  },
  'mock-chain': {
    level: 'look',
    link: `${MOCK}#how-it-works`,
    en: 'a call that mocks a module returns nothing, so nothing can be chained to it: write one statement for each',
    zh: 'mock 模块的调用没有返回值，不能链式调用：请每次写一条语句',
  },
  'mock-require': {
    level: 'done',
    link: `${MOCK}#commonjs`,
    en: 'a module that is loaded with `require` is mocked with the `Require` form',
    zh: '用 `require` 加载的模块改用带 `Require` 的方法 mock',
  },
  'mock-node': {
    level: 'note',
    link: `${JEST}#mocks`,
    en: 'mocks of `fs` and `node:fs` are two: mock the spelling that the code imports',
    zh: '`fs` 和 `node:fs` 的 mock 是两回事：请 mock 代码实际导入的写法',
  },
  isolate: {
    level: 'note',
    link: `${JEST}#api`,
    en: '`isolateModules` became `rs.resetModules()` with the same function: modules loaded after it are new as well',
    zh: '`isolateModules` 改成了 `rs.resetModules()` 加原函数：之后加载的模块也是新的',
  },
  'legacy-timers': {
    level: 'note',
    link: `${JEST}#mocks`,
    en: 'there are no legacy fake timers: modern ones replace `Date` too',
    zh: '没有旧版模拟定时器：现代版本还会替换 `Date`',
  },
  type: {
    level: 'look',
    link: `${JEST}#api`,
    en: 'a type of the namespace `jest` without a counterpart',
    zh: '命名空间 `jest` 中没有对应的类型',
  },
  'mock-type': {
    level: 'done',
    link: `${JEST}#api`,
    en: 'a type of the namespace `jest` comes from `@rstest/core` now',
    zh: '命名空间 `jest` 中的类型现在来自 `@rstest/core`',
  },
  'matcher-types': {
    level: 'look',
    link: '/guide/recipes/custom-matchers#declare-the-type',
    en: 'types of custom matchers belong to the interface `Matchers` of `@rstest/core`',
    zh: '自定义匹配器的类型属于 `@rstest/core` 的 `Matchers` 接口',
  },
  export: {
    level: 'look',
    link: `${VITEST}#features-without-a-counterpart`,
    en: '`@rstest/core` has nothing of this name',
    zh: '`@rstest/core` 没有这个名称',
  },
  module: {
    level: 'look',
    link: `${VITEST}#features-without-a-counterpart`,
    en: 'a module of the old framework that has no counterpart',
    zh: '原框架的模块，没有对应',
  },
  'expect-type': {
    level: 'done',
    link: `${VITEST}#features-without-a-counterpart`,
    en: '`expectTypeOf` comes from the package `expect-type` now',
    zh: '`expectTypeOf` 现在来自 `expect-type` 包',
  },
  'assert-type': {
    level: 'done',
    link: `${VITEST}#features-without-a-counterpart`,
    en: '`assertType` is a function of the file now, which `tsc` checks in the same way',
    zh: '`assertType` 现在是文件里的一个函数，由 `tsc` 同样检查',
  },
  'jest-dom': {
    level: 'done',
    link: '/guide/integrations/react#set-up-and-test-a-component',
    en: 'matchers of jest-dom are registered with `expect.extend`',
    zh: 'jest-dom 的匹配器改用 `expect.extend` 注册',
  },
  environment: {
    level: 'look',
    link: '/config/test/testEnvironment',
    en: 'this environment does not exist here: choose `node`, `jsdom` or `happy-dom`',
    zh: '没有这个环境：请选择 `node`、`jsdom` 或 `happy-dom`',
  },
  'test-options': {
    level: 'look',
    link: '/api/test-api/test#options',
    en: 'this option of a test or suite is ignored: write `test.skip`, `test.only`, `test.todo`, `test.fails` or `test.concurrent`; there are no tags',
    zh: '测试或测试套件的这个选项会被忽略：请改用 `test.skip`、`test.only`、`test.todo`、`test.fails` 或 `test.concurrent`；没有 tags',
  },
  'vite-import': {
    level: 'look',
    link: '/guide/advanced/bundling',
    en: 'a query or a virtual module of Vite: Rspack resolves the path without it',
    zh: 'Vite 的查询参数或虚拟模块：Rspack 按没有它的路径解析',
  },
  'vite-env': {
    level: 'look',
    link: `${VITEST}#what-differs-silently`,
    en: 'this variable of `import.meta.env` is `undefined`: set it with `source.define`',
    zh: '`import.meta.env` 的这个变量是 `undefined`：请用 `source.define` 设置',
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
