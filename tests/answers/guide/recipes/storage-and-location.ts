import { type Answers, runInBoth, withHooks } from '../../../support/answers.ts';

const happyDom = 'npx rstest --testEnvironment=happy-dom';
export default {
  'Why is a mock that I assign to localStorage.getItem not called?': {
    heading: 'local-storage',
    says: 'An assignment, `localStorage.getItem = rs.fn()`, replaces nothing in either; jsdom stores its text as an item.',
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  const assigned = rs.fn(() => 'assigned');
  localStorage.getItem = assigned as never;
  const stored = where === 'jsdom' ? expect.stringContaining('function') : null;
  expect([localStorage.length, localStorage.getItem('getItem')]).toEqual([stored ? 1 : 0, stored]);
  localStorage.setItem('a', '1');
  expect([localStorage.getItem('a'), assigned.mock.calls.length]).toEqual(['1', 0]);
}`),
    command: 'for p in forks vmThreads; do npx rstest --pool $p; done',
    output: [/(Tests 2 passed[\s\S]*){2}/],
  },
  'Does the next test find what a test stored?': {
    heading: 'local-storage',
    says: [
      'What one test stores, the next one finds.',
      'Another test file starts with an empty one, unless `isolate` is turned off.',
    ],
    files: {
      'a.test.ts': `${withHooks}test('a', () => { localStorage.setItem('recent', 'atlas'); });
test('b', () => { console.log('NEXT TEST', localStorage.getItem('recent')); });`,
      'b.test.ts': `${withHooks}test('c', () => { console.log('NEXT FILE', localStorage.getItem('recent')); });`,
    },
    command: happyDom,
    output: ['NEXT TEST atlas', 'NEXT FILE null'],
  },
  'Can localStorage be replaced as a whole?': {
    heading: 'local-storage',
    says: 'it replaces the whole object that your code sees, and `unstubGlobals` puts it back.',
    files: { 'rstest.config.mjs': 'export default { unstubGlobals: true };' },
    test: `${withHooks}test('a', () => {
  rs.stubGlobal('localStorage', { getItem: () => 'stubbed' });
  console.log('GLOBAL', localStorage.getItem('recent'));
});
test('b', () => { console.log('NEXT', localStorage.getItem('recent')); });`,
    command: happyDom,
    output: ['GLOBAL stubbed', 'NEXT null'],
  },
  'How does a test start at another address?': {
    heading: 'the-address',
    says: '`history.pushState` and `history.replaceState` change `location` without loading a page, in jsdom too, so read the address as usual, without a spy, and set it like this:',
    test: `${withHooks}test('a', () => {
  history.replaceState(null, '', '/books?q=atlas');
  console.log('ADDRESS', location.pathname, location.search);
  history.pushState({}, '', '/cart?step=2');
  console.log('PUSHED', location.pathname, window.location.search);
});`,
    command: `${happyDom}; npx rstest --testEnvironment=jsdom`,
    output: [/(?:ADDRESS \/books \?q=atlas[\s\S]*PUSHED \/cart \?step=2[\s\S]*){2}/],
  },
  'Is there localStorage without a DOM?': {
    heading: 'local-storage',
    says: "fails with `localStorage is not defined`, in Node.js 25 with `localStorage.getItem is not a function`, and in Node.js 26 with `Cannot read properties of undefined (reading 'getItem')`.",
    test: `${withHooks}test('a', () => { expect(localStorage.getItem('recent')).toBeNull(); });`,
    command: 'npx rstest --testEnvironment=node; npx rstest --testEnvironment=jsdom',
    output: [
      /localStorage is not defined|localStorage\.getItem is not a function|of undefined \(reading 'getItem'\)/,
      'Tests 1 passed',
    ],
  },
  'Why does a spy on localStorage.setItem record nothing, and in happy-dom?': {
    heading: 'local-storage',
    says: [
      'The other way round, jsdom records nothing, and happy-dom nothing more after the first restore, both without an error.',
      'In jsdom, `mock.contexts[0]` is the storage that was used,',
    ],
    test: `import { rs, test } from '@rstest/core';
test('a', () => {
  const count = (of: Storage) => { const spy = rs.spyOn(of, 'setItem'); localStorage.setItem('a', '1'); const seen = spy.mock.calls.length + (spy.mock.contexts[0] === localStorage ? '!' : ''); spy.mockRestore(); return seen; };
  const all = [Storage.prototype, Storage.prototype, localStorage, localStorage].map(count);
  console.log('SPY', all.join(' '));
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: ['SPY 1 0 1! 1!', 'SPY 1! 1! 0 0'],
  },
  'What does a copy of location lack, and is document.location replaced?': {
    heading: 'the-address',
    says: "`{ ...location }` has no `href` or `search` in happy-dom. `document.location` isn't replaced.",
    files: runInBoth(`import { rs } from '@rstest/core';
export async function run(where: string) {
  history.replaceState(null, '', '/books?sort=price');
  const { href, search } = { ...location };
  rs.stubGlobal('location', { href: 'fake' });
  console.log(where, href, search, location.href, window.location.href, document.location.search);
}
`),
    output: [
      'jsdom http://localhost:3000/books?sort=price ?sort=price fake fake ?sort=price',
      'happy-dom undefined undefined fake fake ?sort=price',
    ],
  },
  'How do I test code that assigns window.location?': {
    heading: 'the-address',
    says: "Code that sets `window.location = '/login'` replaces the stub itself: `expect(window.location).toBe('/login')`.",
    files: runInBoth(`import { expect, rs } from '@rstest/core';
const original = window.location;
export async function run() {
  for (const set of [() => { (window as any).location = '/login'; }, () => { (globalThis as any).location = '/login'; }]) {
    rs.stubGlobal('location', {});
    set();
    expect(window.location).toBe('/login');
    rs.unstubAllGlobals();
    expect(window.location).toBe(original);
  }
}
`),
    command: 'npx rstest && npx rstest --pool=threads && npx rstest happy-dom --pool=vmForks',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed[\s\S]*Tests 1 passed/],
  },
  'What do location.assign, location.href = and location.reload do?': {
    heading: 'the-address',
    says: "A simulated document doesn't load pages: `location.assign('/checkout')` and `location.href = '/checkout'` change only the address in happy-dom, and in jsdom print `Not implemented`. `location.reload()` does nothing in happy-dom, and prints the same in jsdom.",
    files: runInBoth(`import { expect } from '@rstest/core';
export async function run(where: string) {
  document.body.id = 'kept';
  const after = (path: string) => 'http://localhost:3000' + (where === 'jsdom' ? '/' : path);
  location.reload();
  expect(location.href).toBe(after('/'));
  location.assign('/checkout');
  expect(location.href).toBe(after('/checkout'));
  location.href = '/cart';
  await new Promise((r) => setTimeout(r, 50));
  expect([location.href, document.body.id]).toEqual([after('/cart'), 'kept']);
}
`),
    output: [/(Not implemented: navigation to another Document[\s\S]*){3}/, 'Tests 2 passed'],
  },
  'How do I reach jsdom itself to change the URL (jsdom.reconfigure)?': {
    heading: 'the-address',
    says: [
      "`history.replaceState` can't change the host, and fails with `SecurityError`. In happy-dom, `window.happyDOM.setURL('https://shop.example/cart')` does.",
      "jsdom itself can't be reached, and there's no `jsdom.reconfigure`: set the address in the config or, for one file, in a comment, or stub `location` with `new URL('https://shop.example/cart')`.",
    ],
    files: runInBoth(`import { expect, rs } from '@rstest/core';
const there = 'https://shop.example/cart';
export async function run(where: string) {
  expect(() => history.replaceState(null, '', there)).toThrow(expect.objectContaining({ name: 'SecurityError' }));
  const { happyDOM, jsdom } = window as any;
  console.log(where, typeof happyDOM, typeof jsdom);
  happyDOM?.setURL(there);
  if (!happyDOM) rs.stubGlobal('location', new URL(there));
  expect(location.host).toBe('shop.example');
}
`),
    output: ['jsdom undefined undefined', 'happy-dom object undefined', 'Tests 2 passed'],
  },
  'Not implemented: navigation on the click of a link: how do I assert or silence it?': {
    heading: 'the-address',
    says: [
      'A click on a link changes `location` in happy-dom.',
      "In jsdom, it prints `Not implemented: navigation to another Document`, as `location.href = '/next'` does, and the test goes on. Assert the link's `href` without a click, or let a listener call `event.preventDefault()`: then nothing is printed.",
    ],
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  using error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const after = async (step: () => void) => {
    step();
    await new Promise((done) => setTimeout(done, 20));
    return error.mock.calls.splice(0).map(String).join();
  };
  document.body.innerHTML = '<a href="/next">Next</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  expect(link.href).toBe('http://localhost:3000/next');
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(await after(() => link.click())).toBe('');
  expect(location.pathname).toBe('/');
  const printed = [await after(() => link.click()), location.pathname, await after(() => { location.href = '/other'; }), location.pathname];
  const line = expect.stringContaining('Not implemented: navigation to another Document');
  expect(printed).toEqual(where === 'jsdom' ? [line, '/', line, '/'] : ['', '/next', '', '/other']);
}
`),
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
