import { type Answers, runInBoth, testFiles } from '../../../support/answers.ts';
import { printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;

const jsdom = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'jsdom', include: ['*.test.{ts,tsx}'] };",
};

export default {
  'When do removeChild, pushState and customElements.define refuse?': {
    heading: 'simulated-browser',
    says: [
      "With React, it's often `document.body.innerHTML = ''` while a portal into `document.body` is still rendered: `cleanup()` then fails. Call `cleanup()` first, or leave that line out, because `cleanup()` removes what `render` added.",
      "A page can't move to another origin with `pushState` or `replaceState`, and a test's own is `http://localhost:3000` by default. Pass a path, `/cart`",
      'One test file defines a custom element twice, for example in `beforeEach`, or because `rs.resetModules()` lets its module run again. With `isolate: false`, two files may do so. No name can be freed.',
      "`customElements.get('book-card') || customElements.define('book-card', BookCard)`, which keeps the first class.",
    ],
    files: {
      ...jsdom,
      'two-a.test.ts': `import { test } from '@rstest/core'; test('a', () => customElements.define('book-card', class extends HTMLElement {}));`,
      'two-b.test.ts': `import { test } from '@rstest/core'; test('b', () => customElements.define('book-card', class extends HTMLElement {}));`,
      'card.ts': `export class BookCard extends HTMLElement {}
customElements.define('late-card', BookCard);
`,
      'a.test.tsx': `import { createPortal } from 'react-dom';
import { cleanup, render } from '@testing-library/react';
import { expect, rs, test } from '@rstest/core';
const tried = (run: () => unknown) => { try { run(); } catch (error: any) { return error.name + ': ' + error.message; } };
const portal = () => render(<>{createPortal(<p>Atlas</p>, document.body)}</>);
test('children', () => {
  portal();
  cleanup();
  expect(document.body.innerHTML).toBe('');
  portal();
  document.body.innerHTML = '';
  console.log(tried(() => cleanup()));
  console.log(tried(() => document.body.insertBefore(document.createElement('p'), document.createElement('b'))));
});
test('history', () => {
  expect(location.origin).toBe('http://localhost:3000');
  for (const method of ['pushState', 'replaceState'] as const) {
    console.log(tried(() => history[method]({}, '', 'https://shop.example/cart')));
    history[method]({}, '', '/cart');
    expect(location.pathname).toBe('/cart');
  }
});
test('elements', async () => {
  class BookCard extends HTMLElement {}
  customElements.define('book-card', BookCard);
  console.log(tried(() => customElements.define('book-card', class extends HTMLElement {})));
  customElements.get('book-card') || customElements.define('book-card', class extends HTMLElement {});
  expect(customElements.get('book-card')).toBe(BookCard);
  await import('./card');
  rs.resetModules();
  await expect(import('./card')).rejects.toThrow('registry');
});
`,
    },
    command:
      'for e in jsdom happy-dom; do npx rstest a.test.tsx --testEnvironment=$e --printConsoleTrace=false; done; for e in jsdom happy-dom; do npx rstest two --testEnvironment=$e; npx rstest two --testEnvironment=$e --isolate=false --pool.maxWorkers=1; done; exit 0',
    output: [
      /node to be removed is not a child of this node[\s\S]*child can not be found in the parent[\s\S]*pushState\(\) cannot update history to the URL[\s\S]*replaceState\(\) cannot update history to the URL[\s\S]*This name has already been registered in the registry[\s\S]*Tests 3 passed/,
      /node to be removed is not a child of this node[\s\S]*to be inserted is not a child of this node[\s\S]*cannot be created in a document with origin[\s\S]*has already been used with this registry[\s\S]*Tests 3 passed/,
      /Tests 3 passed(?:[\s\S]*Tests 2 passed[\s\S]*already been (?:registered in the|used with this) registry[\s\S]*Tests 1 failed \| 1 passed){2}/,
    ],
  },
  'Which objects of the page can JSON.stringify not write?': {
    heading: 'circular-structure',
    says: [
      'Code puts `window`, `document`, an element that React has rendered or a similar object into `JSON.stringify`.',
      'An element that nothing has rendered becomes `{}`.',
    ],
    files: {
      ...jsdom,
      'a.test.tsx': `import { expect, test } from '@rstest/core'; import { render } from '@testing-library/react';
test('a', () => {
  for (const value of [window, document, render(<b>Atlas</b>).container.firstChild]) expect(() => JSON.stringify(value)).toThrow('Converting circular structure to JSON');
  expect(JSON.stringify(document.createElement('b'))).toBe('{}');
});`,
    },
    command: 'for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    output: [/(Tests 1 passed[\s\S]*){2}/],
  },
  'What is missing in jsdom and in happy-dom?': {
    heading: 'missing-browser-function',
    says: [
      'jsdom lacks `scrollIntoView`, happy-dom lacks `alert`, and `getContext()` of a canvas returns `null` in both.',
      'jsdom prints `Not implemented: navigation to another Document` when code sets `location.href` to another page, and stays where it is:',
    ],
    elsewhere: {
      '/guide/advanced/dom-testing':
        "navigate: a click on a link or `location.assign()` doesn't load a page",
    },
    files: testFiles(
      ['jsdom', 'happy-dom'],
      (name) => `/** @rstest-environment ${name} */
import { expect, test } from '@rstest/core';
test('lacks layout', () => {
  expect('scrollIntoView' in Element.prototype).toBe(${name !== 'jsdom'});
  expect(typeof window.alert).toBe('${name === 'jsdom' ? 'function' : 'undefined'}');
  expect(document.createElement('canvas').getContext('2d')).toBe(null);
});
test('does not navigate', () => {
  document.body.innerHTML = '<a href="/other">a</a>';
  document.querySelector('a')?.click();
  location.assign('/more');
  expect(document.querySelector('a')?.textContent).toBe('a');
});
${name === 'jsdom' ? "test('stays', () => { location.href = '#top'; expect(location.hash).toBe('#top'); location.href = 'https://bookshop.test/'; expect(location.hostname).toBe('localhost'); });" : ''}`,
    ),
    output: ['Tests 5 passed', 'Not implemented: navigation to another Document'],
  },
  'TypeError: Failed to parse URL from /api/books. How do I fetch a relative address in a test?': {
    heading: 'failed-to-parse-url',
    says: 'happy-dom resolves the path against `http://localhost:3000/` and fails with `connect ECONNREFUSED` if nothing listens there',
    files: {
      'rstest.config.ts': `const names: Record<string, unknown> = {
  node: 'node', jsdom: 'jsdom', happy: 'happy-dom',
  other: { name: 'happy-dom', options: { url: 'http://localhost:8089/' } },
};
export default { testEnvironment: names[process.env.WHERE ?? 'node'] };`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => fetch('/api/books').catch((error) => console.log('FAILS', process.env.WHERE, error.message)));`,
    },
    command: 'for where in node jsdom happy other; do WHERE=$where npx rstest; done',
    output: [
      'FAILS node Failed to parse URL from /api/books',
      'FAILS jsdom Failed to parse URL from /api/books',
      /FAILS happy .*http:\/\/localhost:3000\/api\/books": connect ECONNREFUSED/,
      /FAILS other .*http:\/\/localhost:8089\/api\/books": connect ECONNREFUSED/,
    ],
  },
  ...printsAll(
    'What do jsdom and Node.js print for what a browser has?',
    'simulated-browser',
    [
      'jsdom has no layout, no navigation and no media.',
      'A DOM function got a text or an object.',
      'jsdom has no `navigator.clipboard`.',
      '`userEvent.setup()` of Testing Library adds one',
      'It prints this line and the test goes on.',
      "The CSS selector has a syntax error, or the DOM doesn't know it.",
    ],
    {
      alert: one("alert('a'); console.log('THE TEST WENT ON');"),
      address: one("location.href = 'https://example.com/x';"),
      append: one("document.body.appendChild('a' as any);"),
      clipboard: one("await navigator.clipboard.writeText('a');"),
      setup: one(
        "(await import('@testing-library/user-event')).default.setup(); console.log('CLIPBOARD', typeof navigator.clipboard.writeText);",
      ),
      selector: one("document.querySelector('a:::b');"),
      circular: one('JSON.stringify(window);'),
      scroll: one('document.body.scrollIntoView();'),
      observer: one('new ResizeObserver(() => {});'),
      media: one("matchMedia('print');"),
      path: one("await fetch('/api/books');"),
      closed: one("await fetch('http://127.0.0.1:1/x');"),
      body: one(
        "const answer = new Response('a'); const load = rs.fn(async () => answer); await (await load()).text(); await (await load()).text();",
      ),
      happy: `/** @rstest-environment happy-dom */ ${one("const answer = new Response('a'); await answer.text(); await answer.text();")}`,
      fallback: one(
        "const answer = new Response('a'); const copy = answer.clone(); await copy.json().catch(() => {}); console.log('READ', await answer.text());",
      ),
      url: one("new URL('/api');"),
    },
    [
      "Not implemented: Window's alert() method",
      'Not implemented: navigation to another Document',
      "parameter 1 is not of type 'Node'.",
      "Cannot read properties of undefined (reading 'writeText')",
      'Invalid selector a:::b',
      'Converting circular structure to JSON',
      'scrollIntoView is not a function',
      'ResizeObserver is not defined',
      'matchMedia is not defined',
      'Failed to parse URL from /api/books',
      'fetch failed',
      'Body is unusable: Body has already been read',
      'Body has already been used',
      'Invalid URL: /api',
      'THE TEST WENT ON',
      'CLIPBOARD function',
      'READ a',
    ],
    {
      files: { 'rstest.config.mjs': "export default { testEnvironment: 'jsdom' };" },
      elsewhere: {
        '/guide/help/errors-requests': [
          'In happy-dom: `Body has already been used`. A `Response` was read twice, often because one object is returned for each call of a mock.',
          'A fallback from `json()` to `text()` reads twice, too: read `response.clone()` first.',
        ],
      },
    },
  ),
  'After moving to happy-dom a selector is not valid': {
    heading: 'invalid-selector',
    says: 'happy-dom is stricter than a browser and refuses a bracket that is never closed, as in `button:not([type]`; its message is `… is not a valid selector`. It also refuses a round bracket in quotes behind `:not(…)` or `:is(…)`: write `[title="(new)"]:not(.sold)`, the attribute first.',
    test: "import { expect, test } from '@rstest/core';\ntest('a', () => { document.body.innerHTML = '<button></button>'; console.log('FOUND', document.querySelectorAll('button:not([type]').length); });\ntest('quoted', () => { document.body.innerHTML = '<p title=\"(new)\"></p>'; const find = (selector: string) => () => document.querySelectorAll(selector).length; expect(find('[title=\"(new)\"]:not(.sold)')()).toBe(1); for (const selector of [':not(.sold)[title=\"(new)\"]', ':is(p)[title=\"(new)\"]']) { if ('happyDOM' in window) expect(find(selector)).toThrow('is not a valid selector'); else expect(find(selector)()).toBe(1); } });\n",
    command: 'npx rstest --testEnvironment jsdom; npx rstest --testEnvironment happy-dom',
    exitCode: 1,
    output: [
      'FOUND 1',
      'Tests 2 passed',
      "'button:not([type]' is not a valid selector",
      'Tests 1 failed | 1 passed',
    ],
  },
  'How do I hide the Not implemented of jsdom?': {
    heading: 'not-implemented',
    says: [
      "There, `onConsoleLog: (text) => !text.includes('Not implemented')` in the config hides all of them.",
      "You can't pass a `virtualConsole`, because the options are plain data.",
    ],
    files: {
      'rstest.config.mjs':
        "export default { testEnvironment: 'jsdom', onConsoleLog: process.env.HIDE ? (text) => !text.includes('Not implemented') : undefined };",
      'virtual.config.mjs':
        "import { VirtualConsole } from 'jsdom'; export default { testEnvironment: { name: 'jsdom', options: { virtualConsole: new VirtualConsole() } } };",
    },
    test: `import { test } from '@rstest/core';
test('a', () => { window.scrollTo(0, 1); window.alert('b'); console.log('kept'); });`,
    command:
      'for pool in forks threads; do for hide in "" 1; do echo "POOL $pool$hide: $(HIDE=$hide npx rstest --pool=$pool 2>&1 | grep -cE "Error: Not implemented|^Not implemented") $(HIDE=$hide npx rstest --pool=$pool 2>&1 | grep -c kept)"; done; done; npx rstest -c virtual.config.mjs 2>&1',
    exitCode: 1,
    output: [
      'to be structured-cloneable because the options are sent to a worker',
      /POOL forks: [1-9]\d* 1/,
      'POOL forks1: 0 1',
      /POOL threads: [1-9]\d* 1/,
      'POOL threads1: 0 1',
    ],
  },
  'How do I fail a test on a Not implemented of jsdom, and what does an endless callback of waitFor hide?':
    {
      heading: 'not-implemented',
      says: ['Outside the VM pools it goes through `console.error`, so a test can fail on it.'],
      elsewhere: {
        '/guide/help/errors-components': [
          'What it throws, such as a failed assertion, would be printed instead. Only the last thing that you wait for belongs in the callback.',
        ],
      },
      test: `// @rstest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  window.scrollTo(0, 1);
  console.log('CALLS', error.mock.calls.length, String(error.mock.calls[0]?.[0]).includes('Not implemented'));
  error.mockRestore();
  const message = (callback: () => unknown) => waitFor(callback, { timeout: 100 }).catch((reason) => reason.message.split('\\n')[0]);
  console.log('NEVER', await message(() => new Promise(() => {})));
  console.log('THROWN', await message(() => expect(1).toBe(2)));
});`,
      command: 'npx rstest; npx rstest --pool=vmForks',
      output: [
        /CALLS 1 true[\s\S]*CALLS 0/,
        'NEVER Timed out in waitFor',
        'THROWN expected 1 to be 2',
      ],
    },
  'What does Image is not defined mean?': {
    heading: 'document-is-not-defined',
    says: 'Also `HTMLElement is not defined`, `Image is not defined`, `self is not defined`.',
    test: `import { test } from '@rstest/core';
test('a', () => { new Image(); });`,
    command: 'npx rstest; for name in jsdom happy-dom; do npx rstest --testEnvironment $name; done',
    output: [/Image is not defined[\s\S]*Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Which elements have no window?': {
    heading: 'not-of-type-node',
    says: [
      'Testing Library says `It looks like the window object is not available for the provided node`, and `user-event` `Could not determine window of node`,',
      'as `createHTMLDocument` makes one, in jsdom also `DOMParser` and a `<template>`. Append the element to `document.body` first.',
      'With a `NodeList` instead of an element, `user-event` says the same.',
    ],
    files: {
      'run.ts': `import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
const made = {
  created: () => { const page = document.implementation.createHTMLDocument(); page.body.innerHTML = '<button>Pay</button>'; return page.querySelector('button')!; },
  parsed: () => new DOMParser().parseFromString('<button>Pay</button>', 'text/html').querySelector('button')!,
  template: () => { const box = document.createElement('template'); box.innerHTML = '<button>Pay</button>'; return box.content.querySelector('button')!; },
};
export async function run(name: string) {
  for (const [kind, make] of Object.entries(made)) {
    const messages: string[] = [];
    const button = make();
    await Promise.resolve().then(() => fireEvent.click(button)).catch((error) => messages.push(error.message));
    await Promise.resolve().then(() => userEvent.click(button)).catch((error) => messages.push(error.message));
    let clicks = 0;
    document.body.append(button);
    button.addEventListener('click', () => clicks++);
    fireEvent.click(button);
    await userEvent.click(button);
    console.log(name, kind, 'THEN', clicks, messages.join(' + '));
  }
  const list = document.querySelectorAll('button') as never;
  await userEvent.click(list).catch((error) => console.log(name, 'list', error.message));
}`,
      ...testFiles(
        ['jsdom', 'happy-dom'],
        (name) => `/** @rstest-environment ${name} */
import { test } from '@rstest/core';
import { run } from './run';
test('a', () => run('${name}'));
`,
      ),
    },
    output: [
      /jsdom created THEN 2 It looks like the window object is not available for the provided node\. \+ Could not determine window of node/,
      /jsdom parsed THEN 2 It looks like the window object/,
      /jsdom template THEN 2 It looks like the window object/,
      /happy-dom created THEN 2 It looks like the window object is not available for the provided node\. \+ Could not determine window of node/,
      /happy-dom parsed THEN 2 *\n/,
      /happy-dom template THEN 2 *\n/,
      'jsdom list Could not determine window of node',
      'happy-dom list Could not determine window of node',
    ],
  },
  "What does parameter 1 is not of type 'Event' mean?": {
    heading: 'not-of-type-node',
    says: "With `'Event'`, `dispatchEvent` got another object, such as `{ type: 'change' }`: pass `new Event('change')`. If the test makes its own window with `new JSDOM()`, take `Event` and `AbortController` from that window.",
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('object', () => { document.dispatchEvent({ type: 'change' } as any); });
test('event', () => { document.dispatchEvent(new Event('change')); });`,
      'b.test.ts': `import { JSDOM } from 'jsdom'; import { expect, test } from '@rstest/core';
const { window } = new JSDOM();
test('other event', () => { window.document.dispatchEvent(new Event('change')); });
test('other signal', () => { window.document.addEventListener('change', () => {}, { signal: new AbortController().signal }); });
test('own', () => { let seen = 0; window.document.addEventListener('change', () => seen++, { signal: new window.AbortController().signal }); window.document.dispatchEvent(new window.Event('change')); expect(seen).toBe(1); });`,
    },
    command:
      'for e in jsdom happy-dom; do npx rstest a.test --testEnvironment=$e; done; npx rstest b.test',
    exitCode: 1,
    output: [
      /(✗ object.*\s+Failed to execute 'dispatchEvent' on 'EventTarget': parameter 1 is not of type 'Event'\.\s+✓ event[\s\S]*?Tests 1 failed \| 1 passed[\s\S]*){2}✗ other event/,
      "parameter 3 dictionary has member 'signal' that is not of type 'AbortSignal'",
      'Tests 2 failed | 1 passed',
    ],
  },
  'Why must an event be an instance of Event, although it is one?': {
    heading: 'not-of-type-node',
    says: [
      '`The "event" argument must be an instance of Event. Received an instance of Event` says that the target is an object of Node.js, such as an `AbortSignal`, a `MessagePort` or a `BroadcastChannel`, and the event one of jsdom or happy-dom: call `controller.abort()` or `port.postMessage(…)` instead.',
      'What such a port receives is no `instanceof MessageEvent`, either: read its `data`.',
    ],
    files: runInBoth(`import { expect } from '@rstest/core';
export async function run() {
  const controller = new AbortController();
  const { port1, port2 } = new MessageChannel();
  const [first, second] = [new BroadcastChannel('cart'), new BroadcastChannel('cart')];
  for (const target of [controller.signal, port1, first]) expect(() => target.dispatchEvent(new Event('message'))).toThrow('The "event" argument must be an instance of Event. Received an instance of Event');
  controller.abort();
  expect(controller.signal.aborted).toBe(true);
  for (const [from, to] of [[port1, port2], [first, second]] as const) {
    const heard = new Promise<MessageEvent>((resolve) => { to.onmessage = resolve; });
    from.postMessage('sold');
    const event = await heard;
    expect([event.data, event instanceof MessageEvent]).toEqual(['sold', false]);
  }
  for (const open of [port1, first, second]) open.close();
}`),
    output: ['Tests 2 passed'],
  },
  'How do I test a copy button, and count the calls of writeText?': {
    heading: 'clipboard-is-missing',
    says: [
      'after a click on your copy button, `await navigator.clipboard.readText()` is what was copied',
      'It also replaces one that is there, as in happy-dom, so a spy on `writeText` that was made before it records nothing: spy after `setup()`.',
      "`Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })`, where `writeText` is an `rs.fn(async () => {})`",
    ],
    files: testFiles(
      ['jsdom', 'happy-dom'],
      (name) => `/** @rstest-environment ${name} */
import userEvent from '@testing-library/user-event';
import { expect, rs, test } from '@rstest/core';
const button = () => {
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button') as HTMLElement;
  button.onclick = () => void navigator.clipboard.writeText('B-1');
  return button;
};
const define = (writeText: any) => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
test('first', async () => {
  expect(typeof navigator.clipboard).toBe('${name}' === 'jsdom' ? 'undefined' : 'object');
  if (!navigator.clipboard) define(async () => {});
  const early = rs.spyOn(navigator.clipboard, 'writeText');
  const user = userEvent.setup();
  const late = rs.spyOn(navigator.clipboard, 'writeText');
  await user.click(button());
  expect(await navigator.clipboard.readText()).toBe('B-1');
  expect([early.mock.calls, late.mock.calls]).toEqual([[], [['B-1']]]);
});
test('without', () => {
  const writeText = rs.fn(async () => {});
  define(writeText);
  button().click();
  expect(writeText.mock.calls).toEqual([['B-1']]);
});
`,
    ),
    output: ['Tests 4 passed'],
  },
  'How do I let writeText of the clipboard fail?': {
    heading: 'clipboard-is-missing',
    says: "For a user who forbids it, after `setup()`: `rs.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))`.",
    files: testFiles(
      ['jsdom', 'happy-dom'],
      (name) => `// @rstest-environment ${name}
import { expect, rs, test } from '@rstest/core';
import userEvent from '@testing-library/user-event';
test('a', async () => {
  userEvent.setup();
  rs.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await expect(navigator.clipboard.writeText('a')).rejects.toMatchObject({ name: 'NotAllowedError' });
});`,
    ),
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
