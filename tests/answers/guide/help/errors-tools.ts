import { prints, printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;
const jsdom = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'jsdom', include: ['*.test.{ts,tsx}'] };",
};
const component = (body: string) =>
  `import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react'; import { useState } from 'react'; test('a', async () => { ${body} });`;
/** Test files of components by name, with JSX. */
const components = (bodies: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [
      `${name}.test.tsx`,
      `import { expect, test } from '@rstest/core';\n${component(body)}`,
    ]),
  );
const covered = (options: string, files: Record<string, string> = {}) => ({
  'rstest.config.mjs': `export default { coverage: { provider: 'v8', ${options} } };`,
  'src/price.ts': 'export const a = () => 1;\nexport const b = () => 2;',
  'a.test.ts':
    "import { expect, test } from '@rstest/core'; import { a } from './src/price'; test('a', () => { expect(a()).toBe(1); });",
  ...files,
});

const unawaited =
  'let go = () => {}; function C() { const [n, set] = useState(0); go = () => set(1); return <p>{n}</p>; } render(<C />); go(); await new Promise((r) => setTimeout(r, 20));';

const ownRoot = {
  'a.test.tsx':
    "import { expect, test } from '@rstest/core'; import { act } from 'react'; import { createRoot } from 'react-dom/client'; test('a', async () => { const box = document.createElement('div'); await act(async () => createRoot(box).render(<p>a</p>)); expect(box.textContent).toBe('a'); });",
};

export default {
  ...prints(
    'Initiated Worker with invalid execArgv flags: --max-old-space-size=100',
    'invalid-exec-argv',
    "A thread can't take that flag of Node.js.",
    { 'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});" },
    { command: 'npx rstest --pool=threads --pool.execArgv=--max-old-space-size=100' },
  ),
  ...prints(
    'does not meet "src/**" threshold 100%',
    'coverage-threshold',
    'the run fails although all tests pass',
    covered("thresholds: { 'src/**': { functions: 100 } }"),
    {
      command: 'npx rstest --coverage',
      elsewhere: { '/guide/advanced/ci': 'a build that fails when coverage drops · `thresholds`' },
    },
  ),
  ...prints(
    'Can not generate coverage for untested file, file: ./src/broken.ts',
    'untested-file',
    [
      "A file that `coverage.include` counts, but no test imports, doesn't compile without a plugin. It's left out of the report, and the run fails.",
    ],
    covered("include: ['src/**']", { 'src/broken.ts': 'export const = 1;' }),
    { command: 'npx rstest --coverage', absent: [/broken\.ts\s*\|/] },
  ),
  ...prints(
    "Failed to generate coverage reports: Error: Cannot find module 'pretty'",
    'coverage-report-failed',
    "A report of `coverage.reporters` doesn't exist or can't be written.",
    covered("reporters: ['pretty']"),
    { command: 'npx rstest --coverage' },
  ),
  ...printsAll(
    'What do jsdom and Node.js print for what a browser has?',
    'simulated-browser',
    [
      'jsdom has no layout, no navigation and no media.',
      'A DOM function got a text or an object.',
      'jsdom has no `navigator.clipboard`.',
      '`userEvent.setup()` of Testing Library adds one, or stub it with `rs.stubGlobal`.',
      'It prints this line and the test goes on.',
      'A `Response` was read twice, often because one object is returned for each call of a mock.',
      "The CSS selector has a syntax error, or the DOM doesn't know it.",
      'Code puts `window`, an element or a similar object into `JSON.stringify`.',
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
      'Invalid URL: /api',
      'THE TEST WENT ON',
      'CLIPBOARD function',
    ],
    { files: { 'rstest.config.mjs': "export default { testEnvironment: 'jsdom' };" } },
  ),
  ...prints(
    'was not wrapped in act(...)',
    'not-wrapped-in-act',
    'React changed a component after the test had stopped waiting for it.',
    { ...jsdom, ...components({ a: unawaited }) },
    { command: 'npx rstest --globals', exitCode: 0 },
  ),
  'Is an update that nobody awaits reported without globals?': {
    heading: 'not-wrapped-in-act',
    says: "Testing Library doesn't turn this warning on",
    files: { ...jsdom, ...components({ a: unawaited }) },
    command: 'npx rstest',
    exitCode: 0,
    absent: ['not wrapped in act'],
  },
  ...prints(
    'The current testing environment is not configured to support act(...)',
    'act-environment',
    '`act` ran without Testing Library, which sets the flag.',
    { ...jsdom, ...ownRoot },
    { command: 'npx rstest', exitCode: 0 },
  ),
  'What lets act run without a warning?': {
    heading: 'act-environment',
    says: 'Set `globalThis.IS_REACT_ACT_ENVIRONMENT = true` in a setup file.',
    files: {
      ...ownRoot,
      'rstest.config.mjs': jsdom['rstest.config.mjs'].replace(
        "jsdom'",
        "jsdom', setupFiles: './flag.ts'",
      ),
      'flag.ts': 'globalThis.IS_REACT_ACT_ENVIRONMENT = true; export {};',
    },
    absent: ['not configured to support act'],
  },
  ...printsAll(
    'What do React and Testing Library print?',
    'components',
    [
      "The element isn't there yet, or has another text or role.",
      'The query matches more than one element, sometimes those of an earlier test, because nothing was cleaned up.',
      'The label names no field.',
      '`fireEvent` got `null`, because a query found nothing.',
      'The element had gone before you waited.',
      'The component is `undefined`:',
      'A hook was called outside a component, or two copies of React are loaded.',
      'A component puts an object into its text, often a mocked value or a promise.',
      '`createRoot` found no element, because the page of the test is empty.',
      'it sets the state of another one while it renders.',
      'give each item of the list a `key`, correct the nesting, or add the handler.',
      'The test passes all the same, unless you fail on console errors.',
    ],
    {},
    [
      'Unable to find an element with the text: b.',
      'Unable to find an accessible element with the role "button"',
      'Found multiple elements with the text: x',
      'however no form control was found associated to that label.',
      'Unable to fire a "click" event - please provide a DOM element.',
      'The element(s) given to waitForElementToBeRemoved are already removed.',
      'Element type is invalid: expected a string',
      'Invalid hook call.',
      'Objects are not valid as a React child',
      'Target container is not a DOM element.',
      'Cannot update a component (`B`) while rendering a different component (`A`).',
      'Each child in a list should have a unique "key" prop.',
      '✓ key.test.tsx',
    ],
    {
      files: {
        ...jsdom,
        ...components({
          none: "render(<p>a</p>); screen.getByText('b');",
          role: "render(<p>a</p>); screen.getByRole('button', { name: 'Pay' });",
          many: "render(<p>a<b>x</b><b>x</b></p>); screen.getByText('x');",
          label: "render(<label>Name</label>); screen.getByLabelText('Name');",
          event: 'fireEvent.click(null as any);',
          removed: 'await waitForElementToBeRemoved(() => null);',
          type: 'const X = undefined as any; render(<X />);',
          object: 'render(<p>{{ a: 1 } as any}</p>);',
          hook: 'useState(0);',
          root: "const { createRoot } = await import('react-dom/client'); createRoot(null as any);",
          update:
            'function A({ go }: any) { go(1); return null; } function B() { const [, set] = useState(0); return <A go={set} />; } render(<B />);',
          key: 'render(<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>);',
        }),
      },
    },
  ),
  ...printsAll(
    'What do jest-dom, user-event and MSW print?',
    'components',
    [
      'The query found nothing and returned `null`.',
      'A style forbids clicks on the element or its parents.',
    ],
    {
      matcher:
        "test('a', async () => { expect.extend((await import('@testing-library/jest-dom/matchers')) as any); (expect(null) as any).toBeInTheDocument(); });",
      pointer:
        "test('a', async () => { const { default: user } = await import('@testing-library/user-event'); document.body.innerHTML = '<button style=\"pointer-events: none\">a</button>'; await user.click(document.querySelector('button')!); });",
      request:
        "test('a', async () => { const { setupServer } = await import('msw/node'); const server = setupServer(); server.listen({ onUnhandledRequest: 'error' }); try { await fetch('http://shop.test/x'); } finally { server.close(); } });",
    },
    [
      'received value must be an HTMLElement or an SVGElement.',
      'Unable to perform pointer interaction as the element has `pointer-events: none`',
      '[MSW] Error: intercepted a request without a matching request handler',
      '[MSW] Cannot bypass a request when using the "error" strategy',
    ],
    { files: { 'rstest.config.mjs': "export default { testEnvironment: 'jsdom' };" } },
  ),
  ...printsAll(
    'What does Vue print for a component that is not registered?',
    'vue-resolve-component',
    "the component isn't registered in the test.",
    {
      a: "import { createApp, h, resolveComponent } from 'vue'; test('a', () => { createApp({ render: () => h(resolveComponent('gone')) }).mount(document.createElement('div')); });",
    },
    ['Failed to resolve component: gone'],
    { exitCode: 0, files: { 'rstest.config.mjs': "export default { testEnvironment: 'jsdom' };" } },
  ),
  ...printsAll(
    'What do Node.js and JavaScript itself print?',
    'javascript',
    [
      "A value isn't there; the code frame shows where it's read.",
      'The object is frozen,',
      "A date that doesn't exist is formatted,",
      "`JSON.stringify` can't write a `bigint`. Convert it, or compare the object itself: `toEqual` and snapshots can.",
      'Rstest prints only the outer one. To see all, add `.catch((error) => { console.log(error.errors); throw error; })`.',
      'A signal ended the request or the wait.',
      'An emitter sent the event `error`, and nothing listens for it.',
      "After `rs.mock`, it's often an export that the factory leaves out, or a mock without a result: give it one with `mockReturnValue`.",
      'If it comes from a request, print the text: it may be an HTML page of an error, or a mock without a body.',
      "The module doesn't export this name, or a mock replaces the class by an arrow function.",
      "`rs.fn` and `mockImplementation` don't take a class.",
      "In a mock, that's often an implementation that calls the spied method",
      'Another test file or your dev server has the port.',
      'A relative path starts at the directory in which Rstest was started, not at the test file.',
      '`JSON.parse` got other text, or nothing.',
      'take data only, no functions.',
    ],
    {
      missing: one('(rs.fn() as any)().price;'),
      factory:
        "import { shop } from './shop'; rs.mock('./shop', () => ({ other: 1 })); test('a', () => { shop.total; });",
      page: one("await new Response('<h1>Not found</h1>').json();"),
      empty: one('await new Response().json();'),
      constructor: one('const Mailer: any = () => ({}); new Mailer();'),
      class: one('class Mailer {} new (rs.fn(Mailer as any) as any)();'),
      stack: one(
        "const shop = { open: () => 1 }; rs.spyOn(shop, 'open').mockImplementation(() => shop.open() + 1); shop.open();",
      ),
      port: one(
        "const { createServer } = await import('node:http'); const a = createServer(); await new Promise<void>((done) => a.listen(0, done)); const b = createServer(); await new Promise((_, fail) => b.on('error', fail).listen((a.address() as any).port));",
      ),
      file: one("(await import('node:fs')).readFileSync('none.json');"),
      json: one("JSON.parse('{bad');"),
      clone: one('structuredClone(() => {});'),
      destructured: one('const { items } = await (rs.fn() as any)(); items;'),
      listed: one('const [first] = (rs.fn() as any)(); first;'),
      keys: one('Object.keys(undefined as any);'),
      assigned: one('(Object.freeze({ paid: false }) as any).paid = true;'),
      added: one('(Object.freeze({}) as any).paid = true;'),
      date: one("new Date('tomorrow').toISOString();"),
      bigint: one('JSON.stringify({ cents: 1n });'),
      equal: one(
        "expect({ cents: 1n }).toEqual({ cents: 1n }); expect(1n).toMatchInlineSnapshot('1n'); console.log('BIGINT EQUAL');",
      ),
      any: one("await Promise.any([Promise.reject(new Error('inner one'))]);"),
      caught: one(
        "await Promise.any([Promise.reject(new Error('inner two'))]).catch((error) => { console.log(error.errors); throw error; });",
      ),
      aborted: one("await fetch('http://127.0.0.1:9', { signal: AbortSignal.abort() });"),
      event: one("new (await import('node:events')).EventEmitter().emit('error', { code: 5 });"),
      listened: one(
        "const { EventEmitter, once } = await import('node:events'); const importer = new EventEmitter(); const failed = once(importer, 'error'); importer.emit('error', { code: 5 }); console.log('LISTENED', await failed);",
      ),
    },
    [
      "Cannot read properties of undefined (reading 'price')",
      "Cannot read properties of undefined (reading 'total')",
      'is not valid JSON',
      'Unexpected end of JSON input',
      'Mailer is not a constructor',
      "Class constructor Mailer cannot be invoked without 'new'",
      'Maximum call stack size exceeded',
      'listen EADDRINUSE: address already in use',
      'ENOENT: no such file or directory',
      "Expected property name or '}' in JSON at position",
      'could not be cloned.',
      "Cannot destructure property 'items' of '(intermediate value)' as it is undefined.",
      'undefined is not iterable',
      'Cannot convert undefined or null to object',
      "Cannot assign to read only property 'paid' of object",
      'Cannot add property paid, object is not extensible',
      'Invalid time value',
      'Do not know how to serialize a BigInt',
      'BIGINT EQUAL',
      'AggregateError: All promises were rejected',
      'Error: inner two',
      'This operation was aborted',
      'Error: Unhandled error. ({ code: 5 })',
      'LISTENED [ { code: 5 } ]',
    ],
    {
      files: { 'shop.ts': 'export const shop = { total: 1 };' },
      absent: ['Error: inner one'],
    },
  ),
  'What does TypeScript say about mocks, fixtures and callbacks?': {
    heading: 'types-and-packages',
    says: [
      "TypeScript doesn't know that the function is a mock. Write `rs.mocked(load).mockResolvedValue(…)`,",
      '`rs` takes the place of `jest` and `vi`.',
      'A fixture has no type unless you name it: `test.extend<{ user: string }>({ … })`. An error in `catch` is `unknown`, too:',
    ],
    files: {
      'load.ts': 'export const load = async () => 1;',
      'mock.ts': `import { rs } from '@rstest/core';\nimport { load } from './load';\nrs.mocked(load).mockResolvedValue(2);\nload.mockResolvedValue(2);`,
      'name.ts': "import { jest } from '@rstest/core';\njest.fn();",
      'fixture.ts': `import { test } from '@rstest/core';
const fixture = { user: async ({}, use: (value: string) => Promise<void>) => use('a') };
test.extend<{ user: string }>(fixture)('a', ({ user }) => { user.length; });
test.extend({ user: async ({}, use) => use('a') })('b', ({ user }) => { user.length; });
try { } catch (error) { error.message; }`,
      'done.ts': "import { test } from '@rstest/core';\ntest('a', (done) => { done(); });",
      'hook.ts': "import { beforeEach } from '@rstest/core';\nbeforeEach(() => [1].push(1));",
    },
    command:
      'npx tsc --noEmit --strict --target esnext --module esnext --moduleResolution bundler --skipLibCheck *.ts',
    exitCode: 2,
    output: [
      "mock.ts(4,6): error TS2339: Property 'mockResolvedValue' does not exist on type '() => Promise<number>'",
      "Module '\"@rstest/core\"' has no exported member 'jest'",
      "fixture.ts(4,73): error TS18046: 'user' is of type 'unknown'",
      "'error' is of type 'unknown'",
      "Type 'TestContext' has no call signatures",
      "is not assignable to type 'MaybePromise<void | AfterEachListener",
    ],
    absent: ['mock.ts(3,', 'fixture.ts(3,'],
  },
  'What do TypeScript and a shell say about what is not there?': {
    heading: 'types-and-packages',
    says: [
      "The package isn't installed here.",
      "`@rstest/core/api` also needs `moduleResolution: bundler`, because `node` doesn't read `exports`.",
      "TypeScript doesn't know a matcher that you registered.",
      "`@rstest/core` isn't installed in this directory.",
    ],
    elsewhere: {
      '/guide/help/troubleshooting':
        "That's TypeScript (TS2582 or TS2593, and TS2304 for `expect`), so the test may run all the same.",
      '/guide/help/upgrade':
        'It reports options and functions that no longer exist, as long as your config uses `defineConfig`.',
      '/guide/write/typescript':
        '`Cannot find name \'test\'` in the editor · `globals` is on, and TypeScript doesn\'t know · add `"types": ["@rstest/core/globals"]`',
    },
    files: {
      'core.ts':
        "import { test } from '@rstest/core'; import { createRstest } from '@rstest/core/api'; test; createRstest;",
      'global.test.ts': "test('a', () => { expect(1).toBe(1); });",
      'matcher.ts': "import { expect } from '@rstest/core'; expect(1).toBeEven();",
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core'; export default defineConfig({ testTimout: 1 });",
    },
    command: `t="$(which tsc) --noEmit --skipLibCheck --module esnext"; $t --moduleResolution node10 --types node core.ts; $t --moduleResolution bundler global.test.ts matcher.ts rstest.config.ts; $t --moduleResolution bundler --types node global.test.ts; npx rstest --globals; d=$(mktemp -d); cp core.ts "$d"; cd "$d"; $t --moduleResolution bundler core.ts; PATH=/usr/bin:/bin rstest; rm -r "$d"`,
    output: [
      /^core\.ts.*'@rstest\/core\/api'/,
      "Property 'toBeEven' does not exist on type 'Assertion<number>'",
      "'testTimout' does not exist in type",
      "TS2582: Cannot find name 'test'.",
      "TS2593: Cannot find name 'test'.",
      "TS2304: Cannot find name 'expect'.",
      'Tests 1 passed',
      "Cannot find module '@rstest/core' or its corresponding type declarations",
      'rstest: command not found',
    ],
  },
  'How long may the cleanup of a fixture of a file take?': {
    heading: 'worker-fixture-cleanup',
    says: [
      'The cleanup of a fixture waits too long, or the process no longer answers because fake timers or a loop block it.',
      'A fixture of a file has 10 seconds',
    ],
    test: `import { test as base } from '@rstest/core';
const test = base.extend('db', { scope: 'file' }, async (_, { onCleanup }) => { onCleanup(() => new Promise(() => {})); return 1; });
test('a', ({ db }) => { console.log('DB', db); });`,
    exitCode: 1,
    output: ['File fixture cleanup did not finish within 10000ms', 'Tests 1 passed'],
  },
  'Why does getByText not find a text that is spread over elements or has a line break?': {
    heading: 'unable-to-find-an-element',
    says: [
      '`getByText` compares the text of one element without that of its children.',
      "`getByText((_, element) => element?.textContent === 'Hello Ada', { selector: 'p' })`.",
      "it is compared as one space, so write `'Line 1 Line 2'`, or pass `{ collapseWhitespace: false }`.",
    ],
    test: `/** @rstest-environment jsdom */
import { expect, test } from '@rstest/core';
import { screen } from '@testing-library/dom';
test('spread', () => {
  document.body.innerHTML = '<p>Hello <b>Ada</b></p>';
  expect(() => screen.getByText('Hello Ada')).toThrow('broken up by multiple elements');
  expect(screen.getByText((_, element) => element?.textContent === 'Hello Ada', { selector: 'p' }).tagName).toBe('P');
});
test('line break', () => {
  document.body.innerHTML = '<p>Line 1\\nLine 2</p>';
  expect(() => screen.getByText('Line 1\\nLine 2')).toThrow('Unable to find');
  screen.getByText('Line 1 Line 2');
  screen.getByText('Line 1\\nLine 2', { collapseWhitespace: false });
});
`,
    output: ['Tests 2 passed'],
  },
  'How do I wait for an element that I find by document.querySelector, without a warning about act?':
    {
      heading: 'not-wrapped-in-act',
      says: "or for an element without text, `await waitFor(() => expect(document.querySelector('.paid')).not.toBeNull())`.",
      files: {
        'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom', globals: true };`,
        'a.test.tsx': `import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
function Order() {
  const [paid, setPaid] = useState(false);
  return <button className={paid ? 'paid' : ''} onClick={() => setTimeout(setPaid, 20, true)}>Pay</button>;
}
const warnings = async (wait: () => Promise<unknown>) => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  render(<Order />);
  await userEvent.click(screen.getByRole('button'));
  await wait();
  expect(document.querySelector('.paid')).not.toBeNull();
  return error.mock.calls.filter(([text]) => String(text).includes('not wrapped in act')).length;
};
test('waits', async () => {
  expect(await warnings(() => waitFor(() => expect(document.querySelector('.paid')).not.toBeNull()))).toBe(0);
});
test('sleeps', async () => {
  expect(await warnings(() => new Promise((resolve) => setTimeout(resolve, 100)))).toBe(1);
});
`,
      },
      output: ['Tests 2 passed'],
    },
  'After moving to happy-dom a selector is not valid': {
    heading: 'invalid-selector',
    says: 'happy-dom is stricter than a browser and refuses a bracket that is never closed, as in `button:not([type]`.',
    test: "import { expect, test } from '@rstest/core';\ntest('a', () => { document.body.innerHTML = '<button></button>'; console.log('FOUND', document.querySelectorAll('button:not([type]').length); });\n",
    command: 'npx rstest --testEnvironment jsdom; npx rstest --testEnvironment happy-dom',
    exitCode: 1,
    output: ['FOUND 1', "'button:not([type]' is not a valid selector"],
  },
  'How do I hide the act warning from a setup file?': {
    heading: 'not-wrapped-in-act',
    says: '`onConsoleLog` hides the warning.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom', globals: true, onConsoleLog: (text) => (process.env.HIDE && text.includes('not wrapped in act') ? false : undefined) };",
      'a.test.tsx': `import { render } from '@testing-library/react';
import { test } from '@rstest/core';
import { useEffect, useState } from 'react';
function Stock() { const [n, set] = useState(0); useEffect(() => void setTimeout(() => set(1), 20), []); return <p>{n}</p>; }
test('a', async () => { render(<Stock />); await new Promise((resolve) => setTimeout(resolve, 60)); });
`,
    },
    command: 'npx rstest; echo HIDDEN; HIDE=1 npx rstest',
    output: [/not wrapped in act[\s\S]*HIDDEN[\s\S]*Tests 1 passed/],
    absent: [/HIDDEN[\s\S]*not wrapped in act/],
  },
  ...printsAll(
    'What do queries, waitFor, user-event, React and its libraries print for a wrong test?',
    'components',
    [
      'The callback awaits something that never settles.',
      '`userEvent.click(null)` does nothing, without an error.',
      '`{` and `[` begin the name of a key, as in `{Enter}`.',
      'A test imports `act` from `react-dom/test-utils`.',
      'The HTML in the document differs from what the component renders now.',
      'Nothing has this name.',
      'If an imported `.json` file fails the build with `JSON parse error`, the mistake is in that file, often a comma after the last value.',
    ],
    {
      virtual:
        "import { registerSW } from 'virtual:pwa-register'; rs.mock('virtual:pwa-register', () => ({ registerSW: () => 'MOCKED' })); test('a', () => { console.log(registerSW()); });",
      json: "import prices from './prices.json'; test('a', () => { console.log(prices); });",
      refused:
        "import { get } from 'node:http'; test('a', () => new Promise((_, fail) => get('http://127.0.0.1:1/x').on('error', fail)));",
    },
    [
      'Unable to find an element by: [data-testid="total"]',
      'Unable to find a label with the text of: Email',
      'Unable to find role="alert"',
      'Timed out in waitFor.',
      'Expected key descriptor but found "" in "{"',
      '`ReactDOMTestUtils.act` is deprecated in favor of `React.act`',
      'In HTML, <div> cannot be a descendant of <p>.',
      'You provided a `value` prop to a form field without an `onChange` handler',
      "Hydration failed because the server rendered text didn't match the client",
      "Cannot destructure property 'register' of",
      '__VERSION__ is not defined',
      'JSON parse error: Unexpected character }',
      'connect ECONNREFUSED 127.0.0.1:1',
      'CLICKED NULL',
      'MOCKED',
      "Not implemented: HTMLCanvasElement's getContext() method: without installing the canvas npm package",
    ],
    {
      files: {
        ...jsdom,
        'prices.json': '{ "a": 1, }',
        ...components({
          id: "render(<p />); screen.getByTestId('total');",
          label: "render(<p />); screen.getByLabelText('Email');",
          role: "render(<p />); await screen.findByRole('alert');",
          wait: "await (await import('@testing-library/react')).waitFor(() => new Promise(() => {}));",
          key: "render(<input />); await (await import('@testing-library/user-event')).default.type(screen.getByRole('textbox'), '{');",
          click:
            "await (await import('@testing-library/user-event')).default.click(null as any); console.log('CLICKED NULL');",
          act: "const { act } = (await import('react-dom/test-utils')) as any; act(() => void render(<p />));",
          nesting: 'render(<p><div /><input value="a" /></p>);',
          hydration:
            "const box = document.createElement('div'); box.innerHTML = '<p>1</p>'; render(<p>2</p>, { container: box, hydrate: true }); await new Promise((done) => setTimeout(done, 50));",
          form: "const { useFormContext } = await import('react-hook-form'); const F = () => { const { register } = useFormContext(); return <input {...register('a')} />; }; render(<F />);",
          version:
            'const text = (globalThis as any).never ?? eval("__VERSION__"); console.log(text);',
          canvas: "document.createElement('canvas').getContext('2d');",
        }),
      },
    },
  ),
  'Vue Test Utils: Unable to get button within': {
    heading: 'unable-to-find-an-element',
    says: "`get` of Vue Test Utils doesn't wait: `await flushPromises()` before it. For an absence, use `find('button').exists()`.",
    files: {
      'rstest.config.mjs':
        "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()], testEnvironment: 'happy-dom' };",
      'Bad.vue': '<template><p>{{ title </p></template>',
      'bad.test.js':
        "import { test } from '@rstest/core'; import Bad from './Bad.vue'; test('b', () => Bad);",
      'a.test.js': `import { expect, test } from '@rstest/core';
import { flushPromises, mount } from '@vue/test-utils';
import { h, ref } from 'vue';
const shown = ref(false);
const Late = { setup() { Promise.resolve().then(() => { shown.value = true; }); return () => h('p', shown.value ? [h('button')] : 'x'); } };
test('a', async () => {
  const late = mount(Late);
  expect(late.find('button').exists()).toBe(false);
  try { late.get('button'); } catch (error) { console.log(error.message); }
  await flushPromises();
  late.get('button');
});
`,
    },
    command: 'npx rstest a.test; npx rstest bad',
    output: [
      'Unable to get button within: <p>x</p>',
      'Tests 1 passed',
      'VueCompilerError: Interpolation end sign was not found',
    ],
  },
};
