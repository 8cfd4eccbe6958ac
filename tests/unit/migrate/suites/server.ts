/** A server tested with Vitest: ES modules in TypeScript, factories with the original, fixtures, spies. */
export const server: Record<string, string> = {
  'package.json': `{
  "name": "server",
  "type": "module",
  "scripts": { "test": "vitest run --coverage.enabled=false", "test:unit": "vitest --run --dir tests -t unit", "dev": "vite" },
  "devDependencies": { "vitest": "3.2.0", "vite": "7.0.0" }
}`,
  'tsconfig.json':
    '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "strict": true, "types": ["vitest/globals"] } }',
  'vitest.config.ts': `import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { '~': resolve('./src') } },
  define: { __VERSION__: JSON.stringify('1.2.3') },
  test: {
    dir: 'tests',
    environment: 'node',
    setupFiles: ['./tests/setup.ts'],
    pool: 'forks',
    mockReset: true,
    typecheck: { enabled: false },
  },
});
`,
  'tests/setup.ts':
    "import { afterEach, vi } from 'vitest';\nprocess.env.TZ = 'UTC';\nafterEach(() => { vi.useRealTimers(); });\n",
  'src/router.ts': `export type Handler = (request: { path: string; params: Record<string, string> }) => unknown;
export function createRouter() {
  const routes: [RegExp, string[], Handler][] = [];
  return {
    on(path: string, handler: Handler) { const names = [...path.matchAll(/:(\\w+)/g)].map((one) => one[1] ?? ''); routes.push([new RegExp('^' + path.replace(/:\\w+/g, '([^/]+)') + '$'), names, handler]); return this; },
    handle(path: string) { for (const [pattern, names, handler] of routes) { const found = pattern.exec(path); if (found) return handler({ path, params: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) }); } throw new Error('404 ' + path); },
  };
}
`,
  'src/db.ts':
    "export const find = async (id: number): Promise<{ id: number; name: string }> => { throw new Error('no database for ' + id); };\nexport const table = 'users';\n",
  'src/users.ts':
    "import { find, table } from './db';\nexport const user = async (id: number) => ({ ...(await find(id)), table });\nexport const version = () => (globalThis as never as { v: string }).v;\n",
  'src/clock.ts':
    'export const now = () => Date.now();\nexport const later = (ms: number, run: () => void) => setTimeout(run, ms);\nexport default now;\n',
  'src/inSource.ts': `export const double = (n: number) => n * 2;

if (import.meta.vitest) {
  const { expect, it, vi } = import.meta.vitest;
  it('doubles', () => { expect(vi.fn(double)(2)).toBe(4); });
}
`,
  'tests/router.test.ts': `import { describe, expect, it } from 'vitest';
import { createRouter } from '~/router';

describe('router', () => {
  describe.each([
    ['/', '/', {}],
    ['/users', '/users', {}],
    ['/users/:id', '/users/7', { id: '7' }],
    ['/users/:id/books', '/users/7/books', { id: '7' }],
    ['/:shop/:book', '/dune/1965', { shop: 'dune', book: '1965' }],
    ['/files/:name', '/files/a.b-c', { name: 'a.b-c' }],
    ['/t/:from/:to', '/t/Zürich/Łódź', { from: 'Zürich', to: 'Łódź' }],
    ['/a/b/c/d/:e', '/a/b/c/d/e', { e: 'e' }],
    ['/:year/archive/:week', '/2030/archive/52', { year: '2030', week: '52' }],
  ])('with the route %s', (route, path, params) => {
    const router = createRouter().on(route, (request) => request.params);
    it(\`answers \${path}\`, () => { expect(router.handle(path)).toEqual(params); });
    it.each(['/x/y/z' + path, path + '/more/and/more', path.toUpperCase() + '//', ' ' + path, path + '?q=1#/a/b/c', ''])('does not answer %j', (other) => {
      expect(() => router.handle(other)).toThrow(/404/);
    });
    it('prefers the first of two', () => {
      const both = createRouter().on(route, () => 1).on(route, () => 2);
      expect(both.handle(path)).toBe(1);
    });
  });
  it('throws for others', () => {
    expect(() => createRouter().handle('/x')).toThrowErrorMatchingInlineSnapshot(\`[Error: 404 /x]\`);
  });
});
`,
  'tests/users.test.ts': `import { beforeEach, expect, test, vi } from 'vitest';
import { find } from '../src/db';
import { user } from '../src/users';

vi.mock('../src/db', async (importOriginal) => {
  const actual = await importOriginal<typeof import('../src/db')>();
  return { ...actual, find: vi.fn() };
});

beforeEach(() => vi.mocked(find).mockResolvedValue({ id: 7, name: 'Ada' }));

test('keeps the rest of the module', async () => {
  expect(await user(7)).toEqual({ id: 7, name: 'Ada', table: 'users' });
  expect(find).toHaveBeenCalledExactlyOnceWith(7);
});
`,
  'tests/actual.test.ts': `import { expect, test, vi } from "vitest"
import now, { later } from "../src/clock"

vi.mock(import("../src/clock"), async () => ({
    ...(await vi.importActual<typeof import("../src/clock")>("../src/clock")),
    default: () => 5,
}))

test("replaces the default", () => {
    expect(now()).toBe(5)
    expect(later).toBeTypeOf("function")
})
`,
  'tests/hoisted.test.ts': `import { expect, it, vi } from 'vitest';
import { user } from '../src/users';

const mocks = vi.hoisted(() => ({ find: vi.fn(async (id: number) => ({ id, name: 'h' })) }));
vi.mock('../src/db', () => ({ find: mocks.find, table: 't' }));

it('is hoisted', async () => {
  mocks.find.mockResolvedValueOnce({ id: 1, name: 'x' });
  expect((await user(1)).table).toBe('t');
});
`,
  'tests/clock.test.ts': `import { beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../src/clock';

describe('clock', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  describe.each([1, 20, 1000, 60_000, 86_400_000])('after %i ms', (ms) => {
    it.for([
      [-1, 0],
      [0, 1],
      [1, 1],
    ] as const)('moved %i past it ran %i times', ([past, calls]) => {
      const run = vi.fn();
      later(ms, run);
      vi.advanceTimersByTime(ms + past);
      expect(run).toHaveBeenCalledTimes(calls);
    });
    it('can be taken back', () => {
      const run = vi.fn();
      clearTimeout(later(ms, run));
      vi.runAllTimers();
      expect(run).not.toHaveBeenCalled();
    });
  });
  it('stands still', () => {
    vi
      .setSystemTime(0);
    expect(Date.now()).toBe(0);
  });
});
`,
  'tests/fixtures.test.ts': `import { test as base, expect } from 'vitest';

const test = base.extend<{ users: string[] }>({
  users: async ({}, use) => { await use(['Ada']); },
});

test('has users', ({ users, expect: own }) => { own(users).toEqual(['Ada']); });
test.skipIf(false)('runs', { retry: 1, timeout: 1000 }, ({ users }) => { expect.soft(users).toHaveLength(1); });
`,
  'tests/stubs.test.ts': `import { afterEach, expect, suite, test, vitest } from 'vitest';

afterEach(() => { vitest.unstubAllGlobals(); vitest.unstubAllEnvs(); });

suite('stubs', () => {
  test('globals', () => { vitest.stubGlobal('fetch', 1); expect(fetch).toBe(1); });
  test('variables', () => { vitest.stubEnv('PORT', '80'); expect(process.env.PORT).toBe('80'); });
  test('is in Vitest', () => { expect(process.env.VITEST).toBe('true'); });
});
`,
  'tests/types.test.ts': `import { assertType, expect, test } from 'vitest';
import type { Mock, MockedFunction } from 'vitest';
import { vi } from 'vitest';

test('types', () => {
  assertType<number>(1);
  const mock: Mock<() => number> = vi.fn(() => 2);
  const other = mock as MockedFunction<() => number>;
  expect(other()).toBe(2);
});
`,
  'tests/snapshot.test.ts': `import { expect, test } from 'vitest';
test('stored', () => { expect({ a: 1 }).toMatchSnapshot(); });
`,
  'tests/__snapshots__/snapshot.test.ts.snap': `// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html

exports[\`stored 1\`] = \`
{
  "a": 1,
}
\`;
`,
  'tests/define.test.ts': `import { expect, test } from 'vitest';
declare const __VERSION__: string;
test('is defined', () => { expect(__VERSION__).toBe('1.2.3'); });
test('waits', async () => { await expect.poll(() => 1).toBe(1); });
`,
  'tests/mode.test.ts': `import { expect, test } from 'vitest';
test('knows the mode', () => { expect((import.meta as any).env.MODE).toBe('test'); });
test('reads', () => { expect(import.meta.env.MODE).toBe('test'); });
`,
  'tests/factory.test.ts': `import { expect, test, vi } from 'vitest';
import { table } from '../src/db';
vi.mock('../src/db', async () => ({ table: (await Promise.resolve('late')) as string }));
test('is asynchronous', () => { expect(table).toBe('late'); });
`,
  'tests/bench.test.ts': `import { expect, inject, test } from 'vitest';
test('is provided', () => { expect(inject('url' as never)).toBeUndefined(); });
`,
};
