import { MATCHERS } from './matchers.ts';

/**
 * One question to a framework. `$` is its object (`jest`, `vi`, `rs`); the answer is what the code returns, or that it throws.
 */
export interface Probe {
  /** Names that the answer is about, as the facts spell them, e.g. `rs.fn`, `expect().toBe`, `test.each`. */
  names: readonly string[];
  code: string;
  /** The code is a whole test file, which calls `record(value)` itself. */
  file?: boolean;
}

const body = (name: string, code: string): Probe => ({ names: name.split(' '), code });
const file = (name: string, code: string): Probe => ({ names: name.split(' '), code, file: true });

const timers = (name: string, code: string): Probe =>
  body(name, `$.useFakeTimers(); try { ${code} } finally { $.useRealTimers(); }`);

const KIT: Probe[] = [
  body('rs.fn', 'const f = $.fn((n) => n * 2); return [f(2), f.mock.calls]'),
  body('rs.fn', 'const f = $.fn(); return [f(1), typeof f, f.mock.results[0].type]'),
  body(
    'rs.spyOn',
    "const o = { m: (n) => n }; const s = $.spyOn(o, 'm').mockReturnValue(5); return [o.m(1), s.mock.calls]",
  ),
  body(
    'rs.spyOn',
    "const o = { get p() { return 1 } }; const s = $.spyOn(o, 'p', 'get').mockReturnValue(5); return o.p",
  ),
  body('rs.isMockFunction', 'return [$.isMockFunction($.fn()), $.isMockFunction(() => {})]'),
  body('rs.mocked', 'const f = $.fn(); return $.mocked(f) === f'),
  body(
    'rs.clearAllMocks',
    'const f = $.fn(() => 3); f(); $.clearAllMocks(); return [f.mock.calls.length, f()]',
  ),
  body(
    'rs.resetAllMocks',
    'const f = $.fn(() => 3).mockReturnValue(4); f(); $.resetAllMocks(); return [f.mock.calls.length, f()]',
  ),
  body(
    'rs.restoreAllMocks',
    "const o = { m: () => 1 }; $.spyOn(o, 'm').mockReturnValue(2); $.restoreAllMocks(); return [o.m(), $.isMockFunction(o.m)]",
  ),
  body(
    'rs.mockObject',
    'const o = $.mockObject({ m: () => 1, n: 2 }); return [o.m(), o.n, $.isMockFunction(o.m)]',
  ),
  timers(
    'rs.useFakeTimers rs.useRealTimers',
    'const t = setTimeout; return t.name !== undefined && Date.now() > 0',
  ),
  timers(
    'rs.useFakeTimers',
    'let n = 0; setTimeout(() => n++, 100); $.advanceTimersByTime(99); const a = n; $.advanceTimersByTime(1); return [a, n]',
  ),
  timers(
    'rs.useFakeTimers',
    'let n = 0; process.nextTick(() => n++); await Promise.resolve(); await Promise.resolve(); return n',
  ),
  timers(
    'rs.useFakeTimers',
    'let n = 0; queueMicrotask(() => n++); await Promise.resolve(); await Promise.resolve(); return n',
  ),
  timers(
    'rs.advanceTimersByTime',
    'let n = 0; setInterval(() => n++, 10); $.advanceTimersByTime(35); return n',
  ),
  timers(
    'rs.advanceTimersByTimeAsync',
    'let n = 0; setTimeout(async () => { await null; n++ }, 10); await $.advanceTimersByTimeAsync(10); return n',
  ),
  timers(
    'rs.advanceTimersToNextTimer',
    'let n = 0; setTimeout(() => n++, 10); setTimeout(() => n++, 20); $.advanceTimersToNextTimer(); const a = n; $.advanceTimersToNextTimer(); return [a, n]',
  ),
  timers(
    'rs.advanceTimersToNextTimerAsync',
    'let n = 0; setTimeout(() => n++, 10); await $.advanceTimersToNextTimerAsync(); return n',
  ),
  timers(
    'rs.advanceTimersToNextFrame',
    'let n = 0; setTimeout(() => n++, 16); $.advanceTimersToNextFrame(); return n',
  ),
  timers(
    'rs.runAllTimers',
    'let n = 0; setTimeout(() => setTimeout(() => n++, 10), 10); $.runAllTimers(); return n',
  ),
  timers(
    'rs.runAllTimersAsync',
    'let n = 0; setTimeout(() => setTimeout(() => n++, 10), 10); await $.runAllTimersAsync(); return n',
  ),
  timers(
    'rs.runOnlyPendingTimers',
    'let n = 0; setTimeout(() => { n++; setTimeout(() => n++, 10) }, 10); $.runOnlyPendingTimers(); return n',
  ),
  timers(
    'rs.runOnlyPendingTimersAsync',
    'let n = 0; setTimeout(() => { n++; setTimeout(() => n++, 10) }, 10); await $.runOnlyPendingTimersAsync(); return n',
  ),
  timers('rs.runAllTicks', '$.runAllTicks(); return true'),
  timers(
    'rs.clearAllTimers',
    'let n = 0; setTimeout(() => n++, 10); $.clearAllTimers(); $.runAllTimers(); return n',
  ),
  timers('rs.getTimerCount', 'setTimeout(() => {}, 10); return $.getTimerCount()'),
  timers(
    'rs.setSystemTime',
    "$.setSystemTime(new Date('2030-01-01T00:00:00Z')); return new Date().toISOString()",
  ),
  timers('rs.getRealSystemTime', '$.setSystemTime(0); return $.getRealSystemTime() > 1e12'),
  timers('rs.getMockedSystemTime', '$.setSystemTime(5); return Number($.getMockedSystemTime())'),
  timers('rs.setTimerTickMode', "$.setTimerTickMode('manual'); return true"),
  body(
    'rs.isFakeTimers',
    '$.useFakeTimers(); const a = $.isFakeTimers(); $.useRealTimers(); return [a, $.isFakeTimers()]',
  ),
  body('rs.now', 'return typeof $.now()'),
  body('rs.getSeed', 'return typeof $.getSeed()'),
  body(
    'rs.stubEnv rs.unstubAllEnvs',
    "$.stubEnv('PROBE_X', 'a'); const a = process.env.PROBE_X; $.unstubAllEnvs(); return [a, process.env.PROBE_X]",
  ),
  body(
    'rs.stubGlobal rs.unstubAllGlobals',
    "$.stubGlobal('probeX', 1); const a = globalThis.probeX; $.unstubAllGlobals(); return [a, typeof globalThis.probeX]",
  ),
  body(
    'rs.waitFor',
    "let n = 0; return await $.waitFor(() => { if (++n < 3) throw new Error('not yet'); return n }, { interval: 5 })",
  ),
  body('rs.waitUntil', 'let n = 0; return await $.waitUntil(() => ++n > 2 && n, { interval: 5 })'),
  body(
    'rs.setConfig rs.resetConfig',
    '$.setConfig({ testTimeout: 1000 }); $.resetConfig(); return true',
  ),
  body('rs.setTimeout', '$.setTimeout(9000); return true'),
  body('rs.retryTimes', '$.retryTimes(1); $.retryTimes(0); return true'),
  body(
    'rs.replaceProperty',
    "const o = { p: 1 }; const r = $.replaceProperty(o, 'p', 2); const a = o.p; r.restore(); return [a, o.p]",
  ),
  body('rs.onGenerateMock', '$.onGenerateMock((path, exports) => exports); return true'),
  body('rs.defineHelper', 'return $.defineHelper(() => 1)()'),
  body('rs.when', 'const f = $.fn(); $.when(f).calledWith(1).thenReturn(2); return f(1)'),
  file(
    'rs.hoisted',
    "const held = $.hoisted(() => ({ n: 1 }));\ntest('probe', () => record(held.n));",
  ),
  file(
    'rs.mock',
    "import { rate } from './fixture.js';\n$.mock('./fixture.js', () => ({ rate: () => 5 }));\ntest('probe', () => record(rate()));",
  ),
  file(
    'rs.mock',
    "import { rate } from './fixture.js';\n$.mock('./fixture.js');\ntest('probe', () => record([rate(), $.isMockFunction(rate)]));",
  ),
  file(
    'rs.mock',
    "import { rate } from './fixture.js';\n$.mock('./fixture.js', { spy: true });\ntest('probe', () => record([rate(), $.isMockFunction(rate)]));",
  ),
  file(
    'rs.mock',
    "import { rate, name } from './fixture.js';\n$.mock('./fixture.js', async (original) => ({ ...(await original()), rate: () => 5 }));\ntest('probe', () => record([rate(), name]));",
  ),
  file(
    'rs.doMock',
    "test('probe', async () => { $.doMock('./fixture.js', () => ({ rate: () => 7 })); const { rate } = await import('./fixture.js'); record(rate()); });",
  ),
  file(
    'rs.unmock',
    "import { rate } from './fixture.js';\n$.mock('./fixture.js', () => ({ rate: () => 5 }));\n$.unmock('./fixture.js');\ntest('probe', () => record(rate()));",
  ),
  file(
    'rs.doUnmock',
    "test('probe', async () => { $.doMock('./fixture.js', () => ({ rate: () => 7 })); $.doUnmock('./fixture.js'); const { rate } = await import('./fixture.js'); record(rate()); });",
  ),
  file(
    'rs.dontMock',
    "test('probe', async () => { $.doMock('./fixture.js', () => ({ rate: () => 7 })); $.dontMock('./fixture.js'); const { rate } = await import('./fixture.js'); record(rate()); });",
  ),
  file(
    'rs.setMock',
    "test('probe', async () => { $.setMock('./fixture.js', { rate: () => 8 }); const { rate } = await import('./fixture.js'); record(rate()); });",
  ),
  file(
    'rs.importActual',
    "$.mock('./fixture.js', () => ({ rate: () => 5 }));\ntest('probe', async () => { const { rate } = await $.importActual('./fixture.js'); record(rate()); });",
  ),
  file(
    'rs.importMock',
    "test('probe', async () => { const { rate } = await $.importMock('./fixture.js'); record([rate(), $.isMockFunction(rate)]); });",
  ),
  file(
    'rs.requireActual',
    "$.mock('./fixture.cjs', () => ({ rate: () => 5 }));\ntest('probe', () => { const { rate } = $.requireActual('./fixture.cjs'); record(rate()); });",
  ),
  file(
    'rs.requireMock',
    "test('probe', () => { const { rate } = $.requireMock('./fixture.cjs'); record([rate(), $.isMockFunction(rate)]); });",
  ),
  file(
    'rs.createMockFromModule',
    "test('probe', () => { const { rate } = $.createMockFromModule('./fixture.cjs'); record([rate(), $.isMockFunction(rate)]); });",
  ),
  file(
    'rs.resetModules',
    "test('probe', async () => { const a = await import('./fixture.js'); $.resetModules(); const b = await import('./fixture.js'); record(a.state === b.state); });",
  ),
  file(
    'rs.isolateModules',
    "test('probe', () => { let seen; $.isolateModules(() => { seen = 1 }); record(seen); });",
  ),
  file(
    'rs.isolateModulesAsync',
    "test('probe', async () => { let seen; await $.isolateModulesAsync(async () => { seen = 1 }); record(seen); });",
  ),
  file(
    'rs.dynamicImportSettled',
    "test('probe', async () => { let seen = false; import('./fixture.js').then(() => { seen = true }); await $.dynamicImportSettled(); record(seen); });",
  ),
  file('rs.enableAutomock', "test('probe', () => { $.enableAutomock(); record(true); });"),
  file('rs.disableAutomock', "test('probe', () => { $.disableAutomock(); record(true); });"),
  file('rs.deepUnmock', "test('probe', () => { $.deepUnmock('./fixture.js'); record(true); });"),
  file('rs.autoMockOff', "test('probe', () => { $.autoMockOff(); record(true); });"),
  file('rs.autoMockOn', "test('probe', () => { $.autoMockOn(); record(true); });"),
];

const MOCK: Probe[] = [
  body(
    'mock.getMockName mock.mockName',
    "const f = $.fn().mockName('price'); return f.getMockName()",
  ),
  body('mock.getMockImplementation', 'const f = $.fn(() => 4); return f.getMockImplementation()()'),
  body(
    'mock.mockClear',
    'const f = $.fn(() => 4); f(); f.mockClear(); return [f.mock.calls.length, f()]',
  ),
  body(
    'mock.mockReset',
    'const f = $.fn(() => 4).mockReturnValue(5); f(); f.mockReset(); return [f.mock.calls.length, f()]',
  ),
  body(
    'mock.mockRestore',
    "const o = { m: () => 1 }; const s = $.spyOn(o, 'm').mockReturnValue(2); s.mockRestore(); return [o.m(), $.isMockFunction(o.m)]",
  ),
  body('mock.mockImplementation', 'return $.fn().mockImplementation((n) => n + 1)(1)'),
  body(
    'mock.mockImplementationOnce',
    'const f = $.fn(() => 1).mockImplementationOnce(() => 2); return [f(), f()]',
  ),
  body('mock.mockReturnValue', 'return $.fn().mockReturnValue(3)()'),
  body(
    'mock.mockReturnValueOnce',
    'const f = $.fn(() => 1).mockReturnValueOnce(2); return [f(), f()]',
  ),
  body('mock.mockReturnThis', 'const o = { f: $.fn().mockReturnThis() }; return o.f() === o'),
  body('mock.mockResolvedValue', 'return await $.fn().mockResolvedValue(3)()'),
  body(
    'mock.mockResolvedValueOnce',
    'const f = $.fn(async () => 1).mockResolvedValueOnce(2); return [await f(), await f()]',
  ),
  body(
    'mock.mockRejectedValue',
    "try { await $.fn().mockRejectedValue(new Error('full'))() } catch (e) { return e.message }",
  ),
  body(
    'mock.mockRejectedValueOnce',
    "const f = $.fn(async () => 1).mockRejectedValueOnce(new Error('full')); try { await f() } catch (e) { return [e.message, await f()] }",
  ),
  body(
    'mock.mockThrow',
    "try { $.fn().mockThrow(new Error('full'))() } catch (e) { return e.message }",
  ),
  body(
    'mock.mockThrowOnce',
    "const f = $.fn(() => 1).mockThrowOnce(new Error('full')); try { f() } catch (e) { return [e.message, f()] }",
  ),
  body(
    'mock.withImplementation',
    'const f = $.fn(() => 1); let inside; f.withImplementation(() => 2, () => { inside = f() }); return [inside, f()]',
  ),
  body('mock.mock.calls', "const f = $.fn(); f(1, 'a'); return f.mock.calls"),
  body(
    'mock.mock.results',
    'const f = $.fn(() => 4); f(); return f.mock.results.map(({ type, value }) => [type, value])',
  ),
  body(
    'mock.mock.results',
    "const f = $.fn(() => { throw new Error('full') }); try { f() } catch {} return f.mock.results.map(({ type, value }) => [type, value.message])",
  ),
  body('mock.mock.contexts', 'const o = { f: $.fn() }; o.f(); return o.f.mock.contexts[0] === o'),
  body(
    'mock.mock.instances',
    'const F = $.fn(function () { this.n = 1 }); const one = new F(); return F.mock.instances[0] === one',
  ),
  body(
    'mock.mock.invocationCallOrder',
    'const a = $.fn(), b = $.fn(); a(); b(); return b.mock.invocationCallOrder[0] - a.mock.invocationCallOrder[0]',
  ),
  body('mock.mock.lastCall', 'const f = $.fn(); f(1); f(2); return f.mock.lastCall'),
  body(
    'mock.mock.settledResults',
    'const f = $.fn(async () => 4); await f(); return f.mock.settledResults.map(({ type, value }) => [type, value])',
  ),
  body('mock.mock', 'return typeof $.fn().mock'),
];

const EXPECT: Probe[] = [
  body('expect', 'return await holds(() => expect(1).toBe(1))'),
  body(
    'expect.anything',
    'return [await holds(() => expect(0).toEqual(expect.anything())), await holds(() => expect(null).toEqual(expect.anything()))]',
  ),
  body(
    'expect.any',
    'return [await holds(() => expect(0).toEqual(expect.any(Number))), await holds(() => expect(0).toEqual(expect.any(String)))]',
  ),
  body(
    'expect.arrayContaining',
    'return [await holds(() => expect([1, 2]).toEqual(expect.arrayContaining([2]))), await holds(() => expect([1]).toEqual(expect.arrayContaining([2])))]',
  ),
  body(
    'expect.arrayOf',
    'return [await holds(() => expect([1, 2]).toEqual(expect.arrayOf(expect.any(Number)))), await holds(() => expect([1]).toEqual(expect.arrayOf(expect.any(String))))]',
  ),
  body(
    'expect.objectContaining',
    'return [await holds(() => expect({ a: 1, b: 2 }).toEqual(expect.objectContaining({ a: 1 }))), await holds(() => expect({}).toEqual(expect.objectContaining({ a: 1 })))]',
  ),
  body(
    'expect.stringContaining',
    "return [await holds(() => expect('dune').toEqual(expect.stringContaining('un'))), await holds(() => expect('dune').toEqual(expect.stringContaining('x')))]",
  ),
  body(
    'expect.stringMatching',
    "return [await holds(() => expect('dune').toEqual(expect.stringMatching(/un/))), await holds(() => expect('dune').toEqual(expect.stringMatching(/x/)))]",
  ),
  body(
    'expect.closeTo',
    'return [await holds(() => expect({ n: 0.3 }).toEqual({ n: expect.closeTo(0.1 + 0.2, 5) })), await holds(() => expect(1).toEqual(expect.closeTo(2, 5)))]',
  ),
  body(
    'expect.not',
    "return [await holds(() => expect('dune').toEqual(expect.not.stringContaining('x'))), await holds(() => expect([1]).toEqual(expect.not.arrayContaining([1])))]",
  ),
  body(
    'expect.toBeOneOf',
    'return [await holds(() => expect({ n: 1 }).toEqual({ n: expect.toBeOneOf([1]) })), await holds(() => expect({ n: 2 }).toEqual({ n: expect.toBeOneOf([1]) }))]',
  ),
  body(
    'expect.toSatisfy',
    'return await holds(() => expect({ n: 1 }).toEqual({ n: expect.toSatisfy((n) => n === 1) }))',
  ),
  body(
    'expect.schemaMatching',
    "const schema = { '~standard': { version: 1, vendor: 'own', validate: (value) => typeof value === 'number' ? { value } : { issues: [{ message: 'no' }] } } }; return [await holds(() => expect({ n: 1 }).toEqual({ n: expect.schemaMatching(schema) })), await holds(() => expect({ n: 'a' }).toEqual({ n: expect.schemaMatching(schema) }))]",
  ),
  body(
    'expect.extend',
    "expect.extend({ toBePaid: (order) => ({ pass: order.paid, message: () => 'not paid' }) }); return [await holds(() => expect({ paid: true }).toBePaid()), await holds(() => expect({ paid: false }).toBePaid())]",
  ),
  body('expect.assertions', 'expect.assertions(1); expect(1).toBe(1); return true'),
  body('expect.hasAssertions', 'expect.hasAssertions(); expect(1).toBe(1); return true'),
  body(
    'expect.addEqualityTesters',
    'expect.addEqualityTesters([(a, b) => a?.sku && b?.sku ? a.sku === b.sku : undefined]); return await holds(() => expect({ sku: 1, n: 1 }).toEqual({ sku: 1, n: 2 }))',
  ),
  body(
    'expect.addSnapshotSerializer',
    "expect.addSnapshotSerializer({ test: (value) => value === 'secret', print: () => 'hidden' }); return await holds(() => expect('secret').toMatchInlineSnapshot('hidden'))",
  ),
  body('expect.getState', "return expect.getState().currentTestName.includes('probe')"),
  body('expect.setState', 'expect.setState({ probe: 1 }); return expect.getState().probe'),
  body(
    'expect.poll',
    'let n = 0; await expect.poll(() => ++n, { interval: 5 }).toBeGreaterThan(2); return n > 2',
  ),
  body('expect.unreachable', "return await holds(() => expect.unreachable('no'))"),
  body('expect.fail', "return await holds(() => expect.fail('no'))"),
  body('expect.element', 'return typeof expect.element'),
  body(
    'expect.assert',
    'return [await holds(() => expect.assert(true)), await holds(() => expect.assert(false))]',
  ),
  body('expect().toMatchSnapshot', 'return await holds(() => expect({ a: 1 }).toMatchSnapshot())'),
  body(
    'expect().toMatchFileSnapshot',
    "return await holds(() => expect('text').toMatchFileSnapshot('./out/page.txt'))",
  ),
  body(
    'expect().toThrowErrorMatchingSnapshot',
    "return await holds(() => expect(() => { throw new Error('full') }).toThrowErrorMatchingSnapshot())",
  ),
  file(
    'expect.soft',
    "test.fails?.('soft', () => { expect.soft(1).toBe(2); record('went on'); });\ntest('probe', () => { if (!test.fails) record('missing') });",
  ),
  body(
    'assert',
    'return [await holds(() => own.assert(true)), await holds(() => own.assert.equal(1, 2))]',
  ),
  body('expectTypeOf', 'own.expectTypeOf(1).toEqualTypeOf(); return true'),
  body('assertType', 'own.assertType(1); return true'),
  body('chai', 'return typeof own.chai.expect'),
];

const order = (code: string): string => `const log = [];\n${code}`;
const TESTS: Probe[] = [
  file('test', "test('probe', () => record(true));"),
  file('test', "test('options', { timeout: 1000 }, () => record(true));\ntest('ends', () => {});"),
  file('test', "test('timeout', () => record(true), 1000);"),
  file('test', "test('probe', (first) => record(typeof first));"),
  file('it', "it('probe', () => record(true));"),
  file(
    'test.each',
    "const log = [];\ntest.each([[1, 2], [3, 4]])('%i %i', (a, b) => { log.push([a, b]) });\ntest('probe', () => record(log));",
  ),
  file(
    'test.each',
    "const log = [];\ntest.each`a | b\n\x24{1} | \x24{2}`('$a', ({ a, b }) => { log.push([a, b, expect.getState().currentTestName]) });\ntest('probe', () => record(log));",
  ),
  file(
    'test.each',
    "const log = [];\ntest.each([{ a: 1 }])('$a', ({ a }) => { log.push([a, expect.getState().currentTestName]) });\ntest('probe', () => record(log));",
  ),
  file(
    'test.for',
    "const log = [];\ntest.for([[1, 2]])('%i', (row) => { log.push(row) });\ntest('probe', () => record(log));",
  ),
  file(
    'test.only',
    "const log = [];\ntest('other', () => { log.push('other') });\ntest.only('probe', () => record(log));",
  ),
  file(
    'test.skip',
    "const log = [];\ntest.skip('other', () => { log.push('other') });\ntest('probe', () => record(log));",
  ),
  file('test.todo', "test.todo('later');\ntest('probe', () => record(true));"),
  file(
    'test.fails',
    "test.fails('other', () => { throw new Error('no') });\ntest('probe', () => record(true));",
  ),
  file(
    'test.failing',
    "test.failing('other', () => { throw new Error('no') });\ntest('probe', () => record(true));",
  ),
  file(
    'test.concurrent',
    "const log = [];\ntest.concurrent('a', async () => { log.push('a1'); await new Promise((r) => setTimeout(r, 20)); log.push('a2'); });\ntest.concurrent('b', async () => { log.push('b1'); await new Promise((r) => setTimeout(r, 40)); log.push('b2'); });\nafterAll(() => record(log));",
  ),
  file(
    'test.sequential',
    "const log = [];\ntest.sequential('other', () => { log.push(1) });\ntest('probe', () => record(log));",
  ),
  file(
    'test.skipIf',
    "const log = [];\ntest.skipIf(true)('a', () => { log.push('a') });\ntest.skipIf(false)('b', () => { log.push('b') });\ntest('probe', () => record(log));",
  ),
  file(
    'test.runIf',
    "const log = [];\ntest.runIf(true)('a', () => { log.push('a') });\ntest.runIf(false)('b', () => { log.push('b') });\ntest('probe', () => record(log));",
  ),
  file(
    'test.extend',
    "const mine = test.extend({ cart: async ({}, use) => { await use(['dune']) } });\nmine('probe', ({ cart }) => record(cart));",
  ),
  file(
    'test.scoped',
    "const mine = test.extend({ n: 1 });\nmine.scoped({ n: 2 });\nmine('probe', ({ n }) => record(n));",
  ),
  file(
    'test.override',
    "const mine = test.extend({ n: 1 });\nmine.override({ n: 2 });\nmine('probe', ({ n }) => record(n));",
  ),
  file('test.describe', "test.describe('group', () => { test('probe', () => record(true)) });"),
  file(
    'test.beforeEach',
    "let n = 0;\ntest.beforeEach(() => { n++ });\ntest('probe', () => record(n));",
  ),
  file('test.afterEach', "test.afterEach(() => record(true));\ntest('probe', () => {});"),
  file(
    'test.beforeAll',
    "let n = 0;\ntest.beforeAll(() => { n++ });\ntest('probe', () => record(n));",
  ),
  file('test.afterAll', "test.afterAll(() => record(true));\ntest('probe', () => {});"),
  file(
    'test.aroundEach',
    "const log = [];\ntest.aroundEach(async (run) => { log.push('in'); await run() });\ntest('probe', () => record(log));",
  ),
  file('test.suite', "test.suite('group', () => { test('probe', () => record(true)) });"),
  file('xit', "xit('other', () => {});\ntest('probe', () => record(true));"),
  file('xtest', "xtest('other', () => {});\ntest('probe', () => record(true));"),
  file('fit', "fit('probe', () => record(true));"),
  file(
    'xdescribe',
    "xdescribe('other', () => { test('a', () => {}) });\ntest('probe', () => record(true));",
  ),
  file('fdescribe', "fdescribe('group', () => { test('probe', () => record(true)) });"),
  file(
    'describe',
    "describe('group', () => { test('probe', () => record(expect.getState().currentTestName)) });",
  ),
  file(
    'describe.each',
    "const log = [];\ndescribe.each([[1], [2]])('group %i', (n) => { test('a', () => { log.push(n) }) });\ntest('probe', () => record(log));",
  ),
  file(
    'describe.for',
    "const log = [];\ndescribe.for([[1], [2]])('group %i', (row) => { test('a', () => { log.push(row) }) });\ntest('probe', () => record(log));",
  ),
  file(
    'describe.only',
    "const log = [];\ntest('other', () => { log.push('other') });\ndescribe.only('group', () => { test('probe', () => record(log)) });",
  ),
  file(
    'describe.skip',
    "const log = [];\ndescribe.skip('group', () => { test('a', () => { log.push('a') }) });\ntest('probe', () => record(log));",
  ),
  file('describe.todo', "describe.todo('group');\ntest('probe', () => record(true));"),
  file(
    'describe.concurrent',
    "describe.concurrent('group', () => { test('probe', () => record(true)) });",
  ),
  file(
    'describe.sequential',
    "describe.sequential('group', () => { test('probe', () => record(true)) });",
  ),
  file(
    'describe.shuffle',
    "describe.shuffle('group', () => { test('probe', () => record(true)) });",
  ),
  file(
    'describe.skipIf',
    "const log = [];\ndescribe.skipIf(true)('group', () => { test('a', () => { log.push('a') }) });\ntest('probe', () => record(log));",
  ),
  file(
    'describe.runIf',
    "const log = [];\ndescribe.runIf(true)('group', () => { test('a', () => { log.push('a') }) });\ntest('probe', () => record(log));",
  ),
  file('suite', "own.suite('group', () => { test('probe', () => record(true)) });"),
  file(
    'beforeEach',
    order(
      "beforeEach(() => { log.push('first') });\nbeforeEach(() => { log.push('second') });\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'beforeEach',
    order(
      "beforeEach(() => () => { log.push('cleanup') });\ntest('other', () => {});\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'afterEach',
    order(
      "afterEach(() => { log.push('only') });\ntest('other', () => {});\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'afterEach',
    order(
      "afterEach(() => { log.push('first') });\nafterEach(() => { log.push('second') });\ntest('other', () => {});\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'beforeAll',
    order(
      "beforeAll(() => { log.push('first') });\nbeforeAll(() => { log.push('second') });\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'afterAll',
    order(
      "describe('group', () => { afterAll(() => { log.push('only') }); test('other', () => {}) });\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'afterAll',
    order(
      "describe('group', () => { afterAll(() => { log.push('first') }); afterAll(() => { log.push('second') }); test('other', () => {}) });\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'aroundEach',
    order(
      "own.aroundEach(async (run) => { log.push('in'); await run() });\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'aroundAll',
    order(
      "own.aroundAll(async (run) => { log.push('in'); await run() });\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'onTestFinished',
    order(
      "test('other', () => { onTestFinished(() => { log.push('finished') }) });\ntest('probe', () => record(log));",
    ),
  ),
  file('onTestFailed', "test('probe', () => { onTestFailed(() => {}); record(true) });"),
  file('context.expect', "test('probe', (context) => record(typeof context.expect));"),
  file('context.task', "test('probe', ({ task }) => record(task.name));"),
  file(
    'context.skip',
    order(
      "test('other', ({ skip }) => { skip(); log.push('went on') });\ntest('probe', () => record(log));",
    ),
  ),
  file('context.signal', "test('probe', ({ signal }) => record(signal.aborted));"),
  file(
    'context.annotate',
    "test('probe', async ({ annotate }) => { await annotate('note'); record(true) });",
  ),
  file(
    'context.onTestFinished',
    order(
      "test('other', ({ onTestFinished }) => { onTestFinished(() => { log.push('finished') }) });\ntest('probe', () => record(log));",
    ),
  ),
  file(
    'context.onTestFailed',
    "test('probe', ({ onTestFailed }) => { onTestFailed(() => {}); record(true) });",
  ),
  file('bench', "own.bench('x', () => {});\ntest('probe', () => record(true));"),
  file('inject', "test('probe', () => record(typeof own.inject('x')));"),
  file('done', "test('probe', (done) => { setTimeout(() => { record(true); done() }, 10) });"),
];

/** All probes; the number of one is its place and changes when the list does. */
export const PROBES: readonly Probe[] = [
  ...MATCHERS.map(
    ([name, holds, fails]): Probe =>
      body(
        `expect().${name}`,
        `const box = { n: 1 }; return [await holds(async () => { await expect(${holds} }), await holds(async () => { await expect(${fails} })]`,
      ),
  ),
  ...KIT,
  ...MOCK,
  ...EXPECT,
  ...TESTS,
];
