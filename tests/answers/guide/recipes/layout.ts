import { type Answers, inEnvironments, runInBoth, withHooks } from '../../../support/answers.ts';

export default {
  'How do I mock navigator.language or onLine, and tell the code that it is offline?': {
    heading: 'sizes',
    says: "Sizes, the visibility of the page, `navigator.language`, `languages`, `onLine` and `userAgent` are getters, so a spy on the getter replaces them, here in happy-dom and in the same way in jsdom. Code that listens needs the event, too: `window.dispatchEvent(new Event('offline'))`, or `document.dispatchEvent(new Event('visibilitychange'))`.",
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export function run() {
  const seen: unknown[] = [];
  window.addEventListener('offline', () => seen.push(navigator.onLine));
  document.addEventListener('visibilitychange', () => seen.push(document.visibilityState));
  {
    using language = rs.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    using languages = rs.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
    using agent = rs.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Phone');
    using online = rs.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    using page = rs.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect([navigator.language, navigator.languages, navigator.userAgent]).toEqual(['de-DE', ['de-DE'], 'Phone']);
    expect(seen).toEqual([]);
    window.dispatchEvent(new Event('offline'));
    document.dispatchEvent(new Event('visibilitychange'));
    for (const spy of [language, languages, agent, online, page]) expect(spy).toHaveBeenCalled();
  }
  expect(seen).toEqual([false, 'hidden']);
  expect([navigator.language, navigator.onLine, document.visibilityState]).toEqual(['en-US', true, expect.not.stringContaining('hidden')]);
}`),
    output: ['Tests 2 passed'],
  },
  'Is window.matchMedia = … ignored, and how long does it stay?': {
    heading: 'media-queries',
    says: '`window.matchMedia = …` works in both, but stays for the other tests of the file.',
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      () => `import { expect, test } from '@rstest/core';
const answer = (() => ({ matches: true })) as never;
test('assigned', () => {
  window.matchMedia = answer;
  expect([matchMedia, window.matchMedia]).toEqual([answer, answer]);
});
test('later', () => { expect(matchMedia).toBe(answer); });`,
    ),
    command: 'for p in forks vmThreads; do npx rstest --unstubGlobals --pool $p; done',
    output: [/(Tests 4 passed[\s\S]*){2}/],
  },
  'How does an element get an offsetLeft, and why is IntersectionObserver no constructor after a mock?':
    {
      heading: 'sizes',
      says: [
        '`scrollWidth`, `scrollHeight`, `clientHeight`, `offsetLeft` and `offsetTop` are getters, too; for a value of each element, `.mockImplementation(function (this: HTMLElement) { return Number(this.dataset.left); })`.',
        "after `window.IntersectionObserver = original`, where `original` is `undefined`, `'IntersectionObserver' in window` stays `true`, and code that checks this fails with `IntersectionObserver is not a constructor`.",
        "Write `delete window.IntersectionObserver`, or replace the class with `rs.stubGlobal`: `unstubGlobals` then removes what didn't exist before.",
      ],
      files: {
        ...runInBoth(`import { expect, rs } from '@rstest/core';
export function run(where: string) {
  document.body.innerHTML = '<p data-left="8"></p><b data-left="9"></b>';
  const [one, two] = document.querySelectorAll<HTMLElement>('[data-left]');
  for (const name of ['offsetLeft', 'offsetTop'] as const) {
    expect(one![name]).toBe(0);
    const spy = rs.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) { return Number(this.dataset.left); });
    expect([one![name], two![name]]).toEqual([8, 9]);
    spy.mockRestore();
    Object.defineProperty(one, name, { configurable: true, value: 7 });
    expect([one![name], two![name]]).toEqual([7, 0]);
  }
  if (where !== 'jsdom') return;
  const page = window as any;
  const { original } = page;
  page.IntersectionObserver = class {};
  page.IntersectionObserver = original;
  expect('IntersectionObserver' in window).toBe(true);
  expect(() => new IntersectionObserver(() => {})).toThrow('IntersectionObserver is not a constructor');
  delete page.IntersectionObserver;
  expect('IntersectionObserver' in window).toBe(false);
}`),
        'rstest.config.mjs': 'export default { unstubGlobals: true };',
        'stub.test.ts': `/** @rstest-environment jsdom */
import { expect, rs, test } from '@rstest/core';
test('replaced', () => {
  (window as any).ResizeObserver = class {};
  rs.stubGlobal('IntersectionObserver', class {});
});
test('put back', () => {
  expect('IntersectionObserver' in window).toBe(false);
  expect('ResizeObserver' in window).toBe(true);
});`,
      },
      output: ['Tests 4 passed'],
    },
  'Why does a mocked matchMedia of a setup file return undefined?': {
    heading: 'media-queries',
    says: 'If a setup file assigns `rs.fn().mockImplementation(…)`, it returns `undefined` in tests with `resetMocks` or `restoreMocks`: pass the function to `rs.fn`.',
    elsewhere: {
      '/guide/start/networks':
        'Written as `rs.fn().mockImplementation(…)`, `matchMedia` returns `undefined` with `restoreMocks`.',
    },
    files: {
      'rstest.config.mjs':
        "export default { setupFiles: ['./setup.ts'], testEnvironment: 'happy-dom' };",
      'setup.ts': `import { rs } from '@rstest/core';
const answer = () => 'KEPT';
Object.assign(window, { matchMedia: rs.fn().mockImplementation(answer), kept: rs.fn(answer) });`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => console.log(window.matchMedia('(x)'), (window as any).kept()));`,
    },
    command:
      'npx rstest --resetMocks; npx rstest --restoreMocks --testEnvironment=jsdom; npx rstest --clearMocks',
    output: [/(undefined KEPT[\s\S]*){2}KEPT KEPT/],
  },
  'Is there matchMedia in jsdom?': {
    heading: 'media-queries',
    says: 'But a test wants to decide the answer, and to change it later. jsdom has none at all: `matchMedia is not a function`, in a VM pool, without `window.` before it, `matchMedia is not defined`.',
    test: `${withHooks}test('a', () => { matchMedia('(max-width: 600px)'); }); test('b', () => { window.matchMedia('(max-width: 600px)'); });`,
    command:
      'for pool in forks threads vmForks vmThreads; do npx rstest --testEnvironment=jsdom --pool=$pool; done',
    exitCode: 1,
    output: [
      /(TypeError: matchMedia is not a function[\s\S]*TypeError: window\.matchMedia is not a function[\s\S]*){2}(ReferenceError: matchMedia is not defined[\s\S]*TypeError: window\.matchMedia is not a function[\s\S]*){2}/,
    ],
  },
  'Why does a chart or a virtual list render nothing, and how do I mock IntersectionObserver?': {
    heading: 'sizes',
    says: [
      'spy on the getters `clientWidth`, `clientHeight`, `offsetWidth` and `offsetHeight` of `HTMLElement.prototype`, because `Element.prototype` lacks them in happy-dom, and on `getBoundingClientRect`.',
      'keep what `observe` receives, and call back with `[{ target, isIntersecting: true }]`,',
      '`setupIntersectionMocking(rs.fn)` from its `test-utils` does it, then `act(() => mockAllIsIntersecting(true))`.',
    ],
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export function run(where: string) {
  const list = document.createElement('ul');
  document.body.append(list);
  const all = ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const;
  expect(all.map((name) => list[name])).toEqual([0, 0, 0, 0]);
  expect('clientHeight' in Element.prototype).toBe(where === 'jsdom');
  for (const name of all) rs.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(400);
  rs.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  expect(all.map((name) => list[name])).toEqual([400, 400, 400, 400]);
  expect(list.getBoundingClientRect().height).toBe(200);
  rs.restoreAllMocks();
  expect(list.clientHeight).toBe(0);

  type Call = (entries: { target: Element; isIntersecting: boolean }[]) => void;
  const watched: { target: Element; call: Call }[] = [];
  class Fake {
    constructor(private call: Call) {}
    observe(target: Element) {
      watched.push({ target, call: this.call });
    }
  }
  rs.stubGlobal('IntersectionObserver', Fake);
  let seen = '';
  new IntersectionObserver(([entry]) => {
    seen = entry!.target.tagName + entry!.isIntersecting;
  }).observe(list);
  for (const { target, call } of watched) call([{ target, isIntersecting: true }]);
  expect(seen).toBe('ULtrue');
}
`),
    output: ['Tests 2 passed'],
  },
  'How do I test a chart that draws on a canvas, such as one of Chart.js?': {
    heading: 'sizes',
    says: 'A library that calls more, such as Chart.js, gets a context that knows every function',
    files: runInBoth(`import { rs } from '@rstest/core';
export function run(where: string) {
  rs.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: any) {
    const known: any = { canvas: this, measureText: () => ({ width: 10 }) };
    return new Proxy(known, { get: (_, name) => known[name] ?? (() => {}) });
  });
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d')!;
  drawing.fillStyle = 'red';
  drawing.fillRect(0, 0, 1, 1);
  console.log(where, drawing.canvas === canvas, drawing.measureText('a').width);
}`),
    output: ['happy-dom true 10', 'jsdom true 10'],
  },
  'How do I give an element a scrollHeight, and why is it Cannot redefine property?': {
    heading: 'sizes',
    says: [
      '`scrollWidth`, `scrollHeight`, `clientHeight`, `offsetLeft` and `offsetTop` are getters, too',
      'without `configurable`, the next call fails with `Cannot redefine property`',
    ],
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export function run() {
  for (const name of ['scrollWidth', 'scrollHeight', 'clientHeight'] as const) {
    expect(document.body[name]).toBe(0);
    using spy = rs.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(300);
    expect(document.body[name]).toBe(300);
    expect(spy).toHaveBeenCalled();
  }
  const list = document.createElement('ul');
  const set = (value: number, configurable: boolean) => Object.defineProperty(list, 'scrollHeight', { configurable, value });
  set(300, true);
  set(400, false);
  expect(list.scrollHeight).toBe(400);
  expect(() => set(500, false)).toThrow('Cannot redefine property');
}`),
    output: ['Tests 2 passed'],
  },
  'Why does a check by size find each element hidden in jsdom, and visible in happy-dom?': {
    heading: 'sizes',
    says: [
      'finds all elements of the page hidden in jsdom.',
      'In happy-dom, where the last is 1 even with `display: none`, it finds all visible.',
      'Assert `toBeVisible()` of jest-dom instead, which reads the styles.',
    ],
    files: runInBoth(`import * as matchers from '@testing-library/jest-dom/matchers';
import { expect } from '@rstest/core';
expect.extend(matchers);
export function run(where: string) {
  document.body.innerHTML = '<p style="width: 5px">a</p><button>b</button><p style="display: none">c</p><input>';
  const bySize = (e: HTMLElement) => Boolean(e.offsetWidth || e.offsetHeight || e.getClientRects().length);
  const all = [...document.body.children] as HTMLElement[];
  expect(all.map(bySize)).toEqual(all.map(() => where === 'happy-dom'));
  const shown = all.map((element) => { try { (expect(element) as any).toBeVisible(); return true; } catch { return false; } });
  expect(shown).toEqual([true, true, false, true]);
}`),
    output: ['Tests 2 passed'],
  },
  'Does ResizeObserver of happy-dom call back once a spy gives a size?': {
    heading: 'resizeobserver-and-intersectionobserver',
    says: 'In happy-dom they can be constructed but never call back, not even for an element whose size a spy gives.',
    test: `// @rstest-environment happy-dom
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  for (const name of ['clientWidth', 'offsetWidth'] as const) rs.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(100);
  rs.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  const called = rs.fn();
  for (const Observer of [ResizeObserver, IntersectionObserver]) new Observer(called).observe(document.body);
  await new Promise((done) => setTimeout(done, 200));
  expect(document.body.offsetWidth).toBe(100);
  expect(called).not.toHaveBeenCalled();
});`,
    output: ['Tests 1 passed'],
  },
  'Why does a virtual list stay empty, and which sizes does it read?': {
    heading: 'sizes',
    libraries: true,
    says: [
      'A chart or a virtual list stays empty while all sizes are 0.',
      'TanStack Virtual reads `clientHeight`',
      'react-virtuoso stays empty even so: give it `initialItemCount={20}`, or put it into `<VirtuosoMockContext.Provider value={{ viewportHeight: 300, itemHeight: 100 }}>`.',
    ],
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { useVirtualizer } from '@tanstack/react-virtual';
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Virtuoso, VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { cleanup(); rs.restoreAllMocks(); });
globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} } as any;
const List = () => {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ count: 50, getScrollElement: () => box.current, estimateSize: () => 30 });
  return <div ref={box}>{rows.getVirtualItems().map(({ index }) => <p key={index}>row {index}</p>)}</div>;
};
const rows = () => screen.queryAllByText(/^row/).length;
const row = (index: number) => <p>row {index}</p>;
const shown = (list: any) => { cleanup(); render(list); return rows(); };
const sizes = (...names: any[]) => {
  for (const name of names) rs.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(300);
};
test('TanStack Virtual', () => {
  expect(shown(<List />)).toBe(0);
  sizes('offsetHeight', 'offsetWidth');
  console.log('OFFSET', shown(<List />));
  rs.restoreAllMocks();
  sizes('clientHeight', 'clientWidth');
  console.log('CLIENT', shown(<List />));
});
test('react-virtuoso', () => {
  sizes('clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth');
  rs.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 300, height: 300, top: 0, bottom: 300 } as any);
  expect(shown(<Virtuoso totalCount={50} itemContent={row} />)).toBe(0);
  expect(shown(<Virtuoso totalCount={50} initialItemCount={20} itemContent={row} />)).toBe(20);
  const list = <Virtuoso totalCount={50} itemContent={row} />;
  expect(shown(<VirtuosoMockContext.Provider value={{ viewportHeight: 300, itemHeight: 100 }}>{list}</VirtuosoMockContext.Provider>)).toBeGreaterThan(0);
});`,
      ),
    },
    output: [/OFFSET 0\n[\s\S]*CLIENT [1-9]/, 'Tests 4 passed'],
  },
  'How do I stub matchMedia for a module that calls it while it is imported?': {
    heading: 'media-queries',
    says: "A module that calls `matchMedia` while it's imported needs the stub earlier. `rs.hoisted(() => { rs.stubGlobal('matchMedia', () => ({ matches: true })); })` in the test file runs before its imports. For different answers, call `rs.resetModules()` in each test, stub, and then import: `const { theme } = await import('./theme')`.",
    elsewhere: {
      '/api/rstest/mockModules': "or to stub a global that a module reads while it's imported.",
    },
    files: {
      'theme.ts':
        "export const theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';\n",
      'hoisted.test.ts': `import { expect, rs, test } from '@rstest/core';
import { theme } from './theme';
rs.hoisted(() => { rs.stubGlobal('matchMedia', () => ({ matches: true })); });
test('a', () => { expect(theme).toBe('dark'); });
`,
      'each.test.ts': `import { expect, rs, test } from '@rstest/core';
test.each([[true, 'dark'], [false, 'light'], [true, 'dark']])('%s', async (matches, expected) => {
  rs.resetModules();
  rs.stubGlobal('matchMedia', () => ({ matches }));
  const { theme } = await import('./theme');
  expect(theme).toBe(expected);
});
`,
      'late.test.ts': `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  rs.stubGlobal('matchMedia', () => ({ matches: false }));
  expect((await import('./theme')).theme).toBe('light');
  rs.stubGlobal('matchMedia', () => ({ matches: true }));
  expect((await import('./theme')).theme).toBe('light');
});
`,
    },
    command:
      'for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; npx rstest --testEnvironment=$e --pool=vmThreads --unstubGlobals; done',
    output: [/(?:Tests 5 passed[\s\S]*){4}/],
    absent: ['failed'],
  },
  'How wide is the page for matchMedia of happy-dom?': {
    heading: 'media-queries',
    says: "which answers for a page of 1024 × 768, or of another width with `testEnvironment: { name: 'happy-dom', options: { width: 1440 } }`.",
    test: `${withHooks}test('a', () => {
  const width = process.env.WIDE ? 1440 : 1024;
  expect([innerWidth, matchMedia(\`(width: \${width}px)\`).matches, matchMedia('(height: 768px)').matches]).toEqual([width, true, true]);
});`,
    files: {
      'rstest.config.mjs':
        "export default { testEnvironment: process.env.WIDE ? { name: 'happy-dom', options: { width: 1440 } } : 'happy-dom' };",
    },
    command: 'npx rstest; WIDE=1 npx rstest',
    output: [/(Tests 1 passed[\s\S]*){2}/],
  },
  'ResizeObserver is not defined: how do I add one for all test files?': {
    heading: 'resizeobserver-and-intersectionobserver',
    says: [
      'put `globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };` into a [setup file](/config/test/setupFiles), for all test files, rather than `rs.stubGlobal`, which [`unstubGlobals`](/config/test/unstubGlobals) takes back before the first test.',
      'An arrow function is no class, `ResizeObserver is not a constructor`, unless `rs.fn` gets it: `rs.fn(() => ({ observe: rs.fn() }))`.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { testEnvironment: 'jsdom', unstubGlobals: true, setupFiles: './setup.ts' };",
      'setup.ts': `import { rs } from '@rstest/core';
globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
rs.stubGlobal('Shop', class {});`,
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
const watch = () => new ResizeObserver(() => {}).observe(document.body);
test('a', () => {
  watch();
  expect('Shop' in globalThis).toBe(false);
});
test('b', () => {
  rs.stubGlobal('ResizeObserver', () => ({ observe: rs.fn() }));
  expect(watch).toThrow('ResizeObserver is not a constructor');
  rs.stubGlobal('ResizeObserver', rs.fn(() => ({ observe: rs.fn() })));
  watch();
});`,
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
