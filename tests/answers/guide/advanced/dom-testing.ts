import { type Answers, inEnvironments, passing } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";
const happy = { 'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };" };
const cleaned = `${head}import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
for (const name of ['one', 'two']) {
  test(name, () => {
    render(createElement('p', null, 'Atlas'));
    expect(screen.getByText('Atlas').tagName).toBe('P');
  });
}`;

// Prints what differs between the simulated documents.
const facts = `
test('facts', async () => {
  console.log('APIS', typeof window.matchMedia, typeof window.ResizeObserver, typeof window.IntersectionObserver);
  let calls = 0;
  if (window.ResizeObserver) new ResizeObserver(() => { calls += 1; }).observe(document.body);
  if (window.IntersectionObserver) new IntersectionObserver(() => { calls += 1; }).observe(document.body);
  await new Promise((resolve) => setTimeout(resolve, 100));
  console.log('CALLS', calls);
  document.body.innerHTML = '<p style="color: red">shown <b hidden>hidden</b></p><input type="number" value="abc"><dialog></dialog>';
  const dialog = document.querySelector('dialog')!;
  dialog.showModal?.();
  console.log('DIALOG', dialog.showModal ? dialog.open : undefined);
  console.log('NUMBER', document.querySelector('input')!.value + '\\n');
  console.log('COLOR', getComputedStyle(document.querySelector('b')!).color);
  console.log('TEXT', document.querySelector('p')!.innerText);
  console.log('CANVAS', document.createElement('canvas').getContext('2d'));
  console.log('WIDTH', document.querySelector('p')!.getBoundingClientRect().width);
});`;

export default {
  'Why does axe find nothing?': {
    heading: 'what-a-simulated-document-cant-do',
    says: 'If axe finds nothing at all, it may be right, as about a button with a text, or looked elsewhere: it judges what is in the element that you pass, so no dialog in a portal, and nothing with `display: none`. An empty `<button>` has to give `button-name`',
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `import { expect, test } from '@rstest/core';
import axe from 'axe-core';
const found = async (html: string) => {
  document.body.innerHTML = '<main><h1>Shop</h1>' + html + '</main><div role="dialog" aria-label="Cart"><button></button></div>';
  return (await axe.run(document.querySelector('main')!)).violations.map(({ id }) => id);
};
test('a', async () => {
  expect(await found('<button><b>Save</b></button>')).toEqual([]);
  expect(await found('<div style="display: none"><button></button></div>')).toEqual([]);
  expect(await found('<button></button>')).toEqual(['button-name']);
});`,
    ),
    output: ['Tests 2 passed'],
  },
  'Does the document survive into the next test of the file?': {
    heading: 'clean-up-between-tests',
    says: "All tests of a file share one document, and Rstest doesn't empty it. What one test leaves on the page or in `localStorage`, the next one finds.",
    files: { ...happy },
    test: `${head}test('one', () => { document.body.innerHTML = '<p>left</p>'; });
test('two', () => { console.log('BODY', document.body.innerHTML); });`,
    output: ['BODY <p>left</p>'],
  },
  'Found multiple elements: why does Testing Library not clean up without globals?': {
    heading: 'clean-up-between-tests',
    says: 'For what `render` of Testing Library adds, call its `cleanup` in a setup file. Testing Library does so automatically only where it finds a global `afterEach`, as with `globals`, and with `isolate: false` only in the first file of a worker that imports it.',
    files: {
      'rstest.config.mjs':
        "export default { testEnvironment: 'happy-dom', setupFiles: process.env.CLEAN ? ['./setup.ts'] : [] };",
      'setup.ts':
        "import { afterEach } from '@rstest/core';\nimport { cleanup } from '@testing-library/react';\nafterEach(() => { cleanup(); });\n",
      'b.test.ts': cleaned,
    },
    test: cleaned,
    command:
      'npx rstest a.test; npx rstest a.test --globals; CLEAN=1 npx rstest a.test; for pool in forks threads; do for CLEAN in "" 1; do export CLEAN; npx rstest --globals --isolate=false --pool=$pool --pool.maxWorkers=1; done; done',
    output: [
      /Found multiple elements with the text: Atlas[\s\S]*Tests 1 failed \| 1 passed[\s\S]*Tests 2 passed[\s\S]*Tests 2 passed(?:[\s\S]*Tests 1 failed \| 3 passed[\s\S]*Tests 4 passed){2}/,
    ],
  },
  'Do listeners and attributes of the document survive into the next test?': {
    heading: 'clean-up-between-tests',
    says: "Within a file, listeners of `document` and `window` stay, those of `window` even after `document.open()`, and so do attributes of `<html>`: add listeners with `{ signal: controller.signal }`, where `controller` is a new `AbortController` of each test, call `controller.abort()` in `afterEach`, and reset what the test set, such as `document.documentElement.className = ''`.",
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
const heard = rs.fn();
let controller = new AbortController();
beforeEach(() => { controller = new AbortController(); });
afterEach(() => {
  document.body.replaceChildren();
  controller.abort();
});
test('one', () => {
  for (const target of [document, window]) {
    target.addEventListener('sold', () => heard('stays'));
    target.addEventListener('sold', () => heard('aborted'), { signal: controller.signal });
    target.dispatchEvent(new Event('sold'));
  }
  document.documentElement.className = 'dark';
  expect(heard.mock.calls.flat()).toEqual(['stays', 'aborted', 'stays', 'aborted']);
  heard.mockClear();
});
test('two', () => {
  for (const target of [document, window]) target.dispatchEvent(new Event('sold'));
  expect(heard.mock.calls.flat()).toEqual(['stays', 'stays']);
  document.addEventListener('read', () => heard('again'), { signal: controller.signal });
  document.dispatchEvent(new Event('read'));
  expect(heard).toHaveBeenLastCalledWith('again');
  expect(document.documentElement.outerHTML).toContain('<html class="dark">');
  document.documentElement.className = '';
  expect(document.documentElement.classList).toHaveLength(0);
  heard.mockClear();
  document.open();
  document.write('<p></p>');
  document.close();
  window.dispatchEvent(new Event('sold'));
  expect(heard.mock.calls.flat()).toEqual(['stays']);
});`,
    ),
    output: ['Tests 4 passed'],
  },
  'Does the document survive into the next file?': {
    heading: 'clean-up-between-tests',
    says: 'The next test file gets a new document, unless `isolate` is off.',
    files: {
      ...happy,
      'a.test.ts': `${head}test('a', () => { console.log('A', document.body.innerHTML.length); document.body.innerHTML = 'x'; });`,
      'b.test.ts': `${head}test('b', () => { console.log('B', document.body.innerHTML.length); document.body.innerHTML = 'x'; });`,
    },
    command: 'npx rstest --pool.maxWorkers=1',
    output: ['A 0', 'B 0'],
  },
  'Can a comment choose the environment of one file?': {
    heading: 'use-a-dom-in-some-files-only',
    says: 'For a few files, name the environment in a comment at the top:',
    files: {
      'a.test.ts': `/** @jest-environment happy-dom */\n${head}test('a', () => { console.log('A', typeof window); });`,
      'b.test.ts': `${head}test('b', () => { console.log('B', typeof window); });`,
    },
    output: ['A object', 'B undefined'],
  },
  'Is imported CSS applied?': {
    heading: 'what-a-simulated-document-cant-do',
    says: 'apply imported stylesheets · check classes and attributes, or see CSS',
    files: { ...happy, 'hide.css': '.hide { display: none; }' },
    test: `${head}import './hide.css';
test('a', () => { document.body.innerHTML = '<p class="hide">x</p>'; console.log('DISPLAY', getComputedStyle(document.querySelector('p')!).display); });`,
    output: ['DISPLAY block'],
  },
  'Do observers call back in happy-dom, and which APIs does it have?': {
    heading: 'choose-an-environment',
    says: '`matchMedia`, `ResizeObserver`, `IntersectionObserver` · exist; the observers never call back · missing: stub them `dialog.showModal()`, `ClipboardEvent`, `DataTransfer` · work · missing `element.innerText` · works, but includes what is `hidden` · `undefined`: use `textContent` `value` of `<input type="number" value="abc">` · `\'abc\'` · `\'\'`, as in a browser `getComputedStyle(…).color` · as written: `red` · as in a browser: `rgb(255, 0, 0)`',
    files: { ...happy },
    test: `${head}${facts}`,
    output: [
      'APIS function function function',
      'CALLS 0',
      'DIALOG true',
      'NUMBER abc',
      'COLOR red',
      'TEXT shown hidden',
      'CANVAS null',
      'WIDTH 0',
    ],
  },
  'Which APIs does jsdom lack?': {
    heading: 'choose-an-environment',
    says: '`matchMedia`, `ResizeObserver`, `IntersectionObserver` · exist; the observers never call back · missing: stub them `dialog.showModal()`, `ClipboardEvent`, `DataTransfer` · work · missing `element.innerText` · works, but includes what is `hidden` · `undefined`: use `textContent` `value` of `<input type="number" value="abc">` · `\'abc\'` · `\'\'`, as in a browser `getComputedStyle(…).color` · as written: `red` · as in a browser: `rgb(255, 0, 0)`',
    files: { 'rstest.config.mjs': "export default { testEnvironment: 'jsdom' };" },
    test: `${head}${facts}`,
    output: [
      'APIS undefined undefined undefined',
      'DIALOG undefined',
      'NUMBER \n',
      'COLOR rgb(255, 0, 0)',
      'TEXT undefined',
      'CANVAS null',
      'WIDTH 0',
    ],
  },
  'What address does the page have?': {
    heading: 'choose-an-environment',
    says: 'Both environments start at `http://localhost:3000/`.',
    files: { ...happy },
    test: `${head}test('a', () => { console.log('AT', location.href); });`,
    output: ['AT http://localhost:3000/'],
  },
  'Which classes of browsers are missing in both environments?': {
    heading: 'what-a-simulated-document-cant-do',
    says: [
      '`Worker`, `EventSource` and `indexedDB` are missing in both.',
      'and `crypto.subtle` (which jsdom lacks in a VM pool)',
    ],
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      (name) => `import { test } from '@rstest/core';
const names = ['ResizeObserver', 'IntersectionObserver', 'Worker', 'EventSource', 'indexedDB', 'fetch', 'TextEncoder', 'structuredClone', 'setImmediate'];
test('lists', () => { console.log('MISSING ${name}:', names.filter((one) => !(one in globalThis)).join(), typeof crypto.subtle); });`,
    ),
    command: 'npx rstest; npx rstest jsdom --pool=vmForks',
    output: [
      /MISSING jsdom: ResizeObserver,IntersectionObserver,Worker,EventSource,indexedDB object[\s\S]*MISSING jsdom: .* undefined/,
      'MISSING happy-dom: Worker,EventSource,indexedDB object',
    ],
  },
  'Does an error in an event handler fail the test that clicked?': {
    heading: 'what-a-simulated-document-cant-do',
    says: [
      'The file fails, with `uncaughtException` and `Test Files 1 failed` next to tests that all passed.',
      "An error in an event handler or a timer doesn't fail the test that clicked: as in a browser, the click returns and the test goes on.",
    ],
    test: `import { test } from '@rstest/core';
test('a', () => {
  const button = document.createElement('button');
  button.addEventListener('click', () => { throw new Error('boom'); });
  button.click();
  console.log('WENT ON');
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: ['WENT ON', 'uncaughtException: boom', 'Test Files 1 failed', 'Tests 1 passed'],
  },
  'Can axe judge contrast in jsdom?': {
    heading: 'what-a-simulated-document-cant-do',
    says: 'judge contrast: `color-contrast` of axe-core ends as `incomplete` · check it in browser mode; most other rules work',
    test: "/** @rstest-environment jsdom */\nimport axe from 'axe-core';\nimport { expect, rs, test } from '@rstest/core';\ntest('a', async () => {\n  document.body.innerHTML = '<main><button></button><p style=\"color:#eee;background:#fff\">pale</p></main>';\n  const { violations, incomplete } = await axe.run(document.body);\n  console.log('FOUND', violations.map(({ id }) => id).join(), 'UNSURE', incomplete.map(({ id }) => id).join());\n});\n",
    output: ['FOUND button-name UNSURE color-contrast'],
  },
  'Does the current jsdom load in every pool?': {
    heading: 'choose-an-environment',
    says: 'jsdom 29 works in every pool, although it loads ES modules.',
    test: `/** @rstest-environment jsdom */
import { test } from '@rstest/core';
test('a', () => { console.log(navigator.userAgent); });
`,
    command: 'for pool in forks threads vmForks vmThreads; do npx rstest --pool=$pool; done',
    output: [/(jsdom\/29[\s\S]*1 passed[\s\S]*){4}/],
  },
  'An error in setTimeout does not fail the test with happy-dom': {
    heading: 'what-a-simulated-document-cant-do',
    says: 'The file fails, with `uncaughtException` and `Test Files 1 failed` next to tests that all passed.',
    test: "import { test } from '@rstest/core';\ntest('a', async () => { setTimeout(() => { throw new Error('late'); }); await new Promise((resolve) => setTimeout(resolve, 50)); });\n",
    command: 'for name in happy-dom jsdom; do npx rstest --testEnvironment $name; done',
    exitCode: 1,
    output: [/(?:uncaughtException: late[\s\S]*Test Files 1 failed\s+Tests 1 passed[\s\S]*){2}/],
  },
  'How do I load a whole page with its scripts, and wait for them?': {
    heading: 'load-a-page-with-its-scripts',
    says: [
      'Scripts with `src` run after `fromFile` has returned the page, all of them before `load`.',
      "With `runScripts: 'outside-only'`, only what you pass to `window.eval('…')` runs; without `runScripts`, no script of the page does.",
      "An error in a script of the page is printed, and the test goes on. Such scripts aren't compiled, so mocks don't reach them and coverage doesn't count them.",
      "A page with an interval doesn't keep the run from ending.",
    ],
    files: {
      'rstest.config.ts': `export default {
  coverage: { enabled: true, reporters: ['text'], include: ['public/*.js', 'lib.ts'] },
};`,
      'lib.ts': 'export const one = 1;',
      'public/page.html': '<!doctype html><p>0</p><script src="page.js"></script>',
      'public/page.js': "document.querySelector('p').textContent = '1';",
      'a.test.ts': `import { createServer } from 'node:http';
import { JSDOM } from 'jsdom';
import { expect, test } from '@rstest/core';
import { one } from './lib';
const options = { runScripts: 'dangerously', resources: 'usable' } as const;
const text = (dom: JSDOM) => dom.window.document.querySelector('p')!.textContent;
const loaded = (dom: JSDOM) => new Promise((resolve) => dom.window.addEventListener('load', resolve));
test('from a file', async () => {
  const dom = await JSDOM.fromFile('public/page.html', options);
  expect(text(dom)).toBe('0');
  await loaded(dom);
  expect(text(dom)).toBe(String(one));
});
test('from a server', async () => {
  const server = createServer((request, response) => {
    const script = request.url === '/page.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? "document.querySelector('p').textContent = 'served'" : '<p>0</p><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const dom = await JSDOM.fromURL('http://localhost:' + (server.address() as { port: number }).port, options);
  await loaded(dom);
  expect(text(dom)).toBe('served');
  dom.window.close();
  server.close();
});
test('from outside', () => {
  const page = '<p>0</p><script>document.querySelector("p").textContent = "ran"</script>';
  const outside = new JSDOM(page, { runScripts: 'outside-only' });
  expect(text(outside)).toBe('0');
  outside.window.eval('document.querySelector("p").textContent = "eval"');
  expect(text(outside)).toBe('eval');
  expect(text(new JSDOM(page))).toBe('0');
  expect(text(new JSDOM(page, options))).toBe('ran');
});
test('an error and an interval', () => {
  new JSDOM('<script>setInterval(() => {}, 50); throw new Error("in the page")</script>', options);
});
`,
    },
    output: [
      'Error: in the page',
      /lib\.ts +\| +100[\s\S]*page\.js +\| +0|page\.js +\| +0[\s\S]*lib\.ts +\| +100/,
      'Tests 4 passed',
    ],
  },
  "jsdom can't be loaded, and all tests that ran passed: does the run fail?": {
    heading: 'choose-an-environment',
    says: ['Its files fail with `(0)`, the run exits with 1'],
    files: {
      'node_modules/jsdom/package.json': '{ "name": "jsdom", "version": "31.0.0" }',
      'node_modules/jsdom/index.js': "require('node:zlib').createMissing.bind(null);",
      'a.test.ts': passing,
      'b.test.ts': `// @rstest-environment jsdom\n${passing}`,
    },
    exitCode: 1,
    output: ["reading 'bind'", 'b.test.ts (0)', 'Tests 1 passed'],
  },
  'Why does DOMPurify leave scripts in its result in happy-dom?': {
    heading: 'choose-an-environment',
    says: [
      'a `NodeIterator`, when the element that it is at is removed · stops there,',
      'goes on, as in a browser',
    ],
    files: {
      'a.test.ts': `${head}
test('a', () => {
  const seen: string[] = [];
  document.body.innerHTML = '<a></a><b></b><i></i>';
  const nodes = document.createNodeIterator(document.body);
  nodes.nextNode();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    seen.push(node.nodeName);
    (node as Element).remove();
  }
  console.log('SEEN', seen.join(''));
});`,
    },
    command: 'for name in happy-dom jsdom; do npx rstest --testEnvironment $name; done',
    output: [/SEEN A\n[\s\S]*SEEN ABI\n/],
  },

  'Do concurrent tests share the document?': {
    heading: 'clean-up-between-tests',
    says: 'Tests of `test.concurrent` share the document as well: the `cleanup` of the one that ends first empties the page of the others.',
    test: `// @rstest-environment happy-dom
import { afterEach, expect, test } from '@rstest/core';
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
afterEach(() => document.body.replaceChildren());
test.concurrent('first', async () => {
  document.body.append('first');
  await wait(20);
  expect(document.body.textContent).toBe('firstsecond');
});
test.concurrent('second', async () => {
  document.body.append('second');
  await wait(200);
  expect(document.body.textContent).toBe('');
});`,
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
