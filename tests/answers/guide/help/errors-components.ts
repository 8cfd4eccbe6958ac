import { type Answers, core, inEnvironments, withHooks } from '../../../support/answers.ts';
import { prints, printsAll } from '../../../support/errors.ts';

const jsdom = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'jsdom', include: ['*.test.{ts,tsx}'] };",
};

const component = (body: string) =>
  `import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react'; import userEvent from '@testing-library/user-event'; import { Component, useEffect, useState } from 'react'; import { createRoot } from 'react-dom/client'; test('a', async () => { ${body} });`;

/** Test files of components by name, with JSX. */
const components = (bodies: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [
      `${name}.test.tsx`,
      `import { expect, test } from '@rstest/core';\n${component(body)}`,
    ]),
  );

const unawaited =
  'let go = () => {}; function C() { const [n, set] = useState(0); go = () => set(1); return <p>{n}</p>; } render(<C />); go(); await new Promise((r) => setTimeout(r, 20));';

const ownRoot = {
  'a.test.tsx':
    "import { expect, test } from '@rstest/core'; import { act } from 'react'; import { createRoot } from 'react-dom/client'; test('a', async () => { const box = document.createElement('div'); await act(async () => createRoot(box).render(<p>a</p>)); expect(box.textContent).toBe('a'); });",
};

export default {
  'Why is ReactDOM.render or unmountComponentAtNode not a function, and propTypes silent?': {
    heading: 'test-utils-act',
    says: "React 19 has no `ReactDOM.render`, `unmountComponentAtNode` and `findDOMNode` (`… is not a function`), and of `react-dom/test-utils` only `act`: `Simulate` fails with `reading 'click'`. Write `render`, `unmount` and `fireEvent` of Testing Library; a component library that calls them needs an update. React 19 also ignores `propTypes` and the `defaultProps` of functions, without a message, so a test of such a warning gets none.",
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { expect, rs, test } from '@rstest/core';
import { render } from '@testing-library/react';
import * as dom from 'react-dom';
import * as utils from 'react-dom/test-utils';
test('a', () => {
  const old = dom as any;
  const box = document.createElement('div');
  expect(() => old.render(<b />, box)).toThrow('is not a function');
  expect(() => old.unmountComponentAtNode(box)).toThrow('is not a function');
  expect(() => old.findDOMNode(box)).toThrow('is not a function');
  expect(() => (utils as any).Simulate.click(box)).toThrow("reading 'click'");
  expect(Object.keys(utils).filter((name) => name !== 'default')).toEqual(['act']);
  const error = rs.spyOn(console, 'error');
  const Price = Object.assign(({ cents }: { cents?: number }) => <i>{cents}</i>, { propTypes: { cents: () => new Error('wrong') }, defaultProps: { cents: 5 } });
  expect(render(<Price />).container.textContent).toBe('');
  expect(error).not.toHaveBeenCalled();
});
`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'Why does state that is set in finally warn about act?': {
    heading: 'not-wrapped-in-act',
    says: "Wait for the last change: what `finally` sets comes after what `try` has set if something is awaited in between, so `await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())`.",
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], globals: true };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `${withHooks}import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
function Book() {
  const [title, setTitle] = useState('');
  const [loading, setLoading] = useState(true);
  const load = async () => { try { await wait(10); setTitle('Dune'); await wait(60); } finally { setLoading(false); } };
  return <div><button onClick={load}>go</button><p>{title}</p>{loading && <i>Loading</i>}</div>;
}
let error = rs.spyOn(console, 'error');
beforeEach(() => { error = rs.spyOn(console, 'error').mockImplementation(() => {}); });
afterEach(() => { error.mockRestore(); });
test('warns', async () => {
  render(<Book />);
  fireEvent.click(screen.getByText('go'));
  await screen.findByText('Dune');
  await wait(120);
  expect(error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0])).toContain('not wrapped in act');
});
test('waits', async () => {
  render(<Book />);
  fireEvent.click(screen.getByText('go'));
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  await wait(60);
  expect(error).not.toHaveBeenCalled();
});`,
      ),
    },
    output: ['Tests 4 passed'],
  },
  'Where does the state change that act warns about?': {
    heading: 'not-wrapped-in-act',
    says: 'The warning names the component. Put `const { error } = console; console.error = (...words) => error(...words, new Error().stack);` into a setup file, and the stack below it also names the line of your function that set the state, if it called the setter itself: after `.then(setTitle)`, none is there.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], globals: true, setupFiles: ['./setup.ts'] };",
      'setup.ts':
        'const { error } = console; console.error = (...words) => error(...words, new Error().stack);',
      'book.tsx': `import { useState } from 'react';
export function Book() {
  const [title, setTitle] = useState('');
  const load = async () => {
    await Promise.resolve();
    setTitle('Dune');
  };
  return <button onClick={load}>{title || 'go'}</button>;
}
export function Direct() {
  const [title, setTitle] = useState('');
  return <button onClick={() => void Promise.resolve('Dune').then(setTitle)}>{title || 'set'}</button>;
}`,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { fireEvent, render, screen } from '@testing-library/react';
import { Book, Direct } from './book';
test('a', async () => {
  render(<Book />);
  fireEvent.click(screen.getByText('go'));
  await new Promise((resolve) => setTimeout(resolve, 30));
});
test('b', async () => {
  render(<Direct />);
  fireEvent.click(screen.getByText('set'));
  await new Promise((resolve) => setTimeout(resolve, 30));
});`,
      ),
    },
    output: [
      /(An update to Book inside a test was not wrapped in act[\s\S]*at load \([^)\n]*book\.tsx:6:\d+\)[\s\S]*){2}/,
      /(An update to Direct inside(?:(?!book\.tsx|An update to)[\s\S])*at dispatchSetState [^\n]*\n\n[\s\S]*){2}/,
    ],
  },
  'Why is there a warning about act although the test fires no event?': {
    heading: 'not-wrapped-in-act',
    says: 'A test that changes a store itself, such as one of MobX (run by hand) or Zustand, does so in `act(() => store.add())`, and one that moves fake timers in `act(() => rs.advanceTimersByTime(1000))`. `render`, `fireEvent` and `userEvent` need no `act` around them, unless a component suspends.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], globals: true };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `${core}import { act, fireEvent, render, screen } from '@testing-library/react';
import { create } from 'zustand';
import { Suspense, use, useEffect, useState } from 'react';
import userEvent from '@testing-library/user-event';
test.each([true, false])('timers in act: %s', (inAct) => {
  rs.useFakeTimers();
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const Late = () => { const [text, set] = useState('a'); useEffect(() => { setTimeout(() => set('b'), 1000); }, []); return <i>{text}</i>; };
  const { container } = render(<Late />);
  const move = () => rs.advanceTimersByTime(1000);
  if (inAct) act(move);
  else move();
  expect(error.mock.calls.map(([text]) => /not wrapped in act/.test(text))).toEqual(inAct ? [] : [true]);
  expect(container.textContent).toBe(inAct ? 'b' : 'a');
  error.mockRestore();
  rs.useRealTimers();
});
test('events', async () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const Count = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };
  const { container } = render(<Count />);
  const one = container.firstElementChild!;
  fireEvent.click(one);
  await userEvent.click(one);
  expect([one.textContent, error.mock.calls]).toEqual(['2', []]);
  error.mockRestore();
});
test.each(['render', 'click'])('suspends: %s', async (by) => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  for (const inAct of [false, true]) {
    const text = by + inAct;
    const title = Promise.resolve(text);
    const Title = () => <i>{use(title)}</i>;
    const Page = () => {
      const [open, set] = useState(by === 'render');
      return <><button onClick={() => set(true)}>{'open ' + text}</button><Suspense fallback="wait">{open && <Title />}</Suspense></>;
    };
    const change = async () => {
      if (by === 'render') render(<Page />);
      else await userEvent.click(screen.getByText('open ' + text));
    };
    if (by === 'click') render(<Page />);
    if (inAct) await act(change);
    else await change();
    const found = await screen.findByText(text, {}, { timeout: 300 }).then(() => true, () => false);
    expect(found).toBe(inAct);
  }
  error.mockRestore();
});
test.each([true, false])('in act: %s', async (inAct) => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const useStore = create(() => ({ count: 0 }));
  const Count = () => <b>{useStore(({ count }) => count)}</b>;
  render(<Count />);
  const change = () => useStore.setState({ count: 1 });
  if (inAct) act(change);
  else change();
  expect(error.mock.calls.map(([text]) => /not wrapped in act/.test(text))).toEqual(inAct ? [] : [true]);
});`,
      ),
    },
    output: ['Tests 14 passed'],
  },
  'What do warnings and errors of React about hooks and attributes say?': {
    heading: 'components',
    says: [
      'Others say themselves what to do, such as `React does not recognize the … prop on a DOM element` or `A component is changing an uncontrolled input to be controlled`.',
      'The component calls a hook in a condition, in a loop or below a `return`, so another state or a `rerender` with other props changes the number or the order of its hooks. Call all hooks first.',
    ],
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'jsdom' };`,
      'a.test.tsx': `import { expect, test } from '@rstest/core'; import { act, fireEvent, render, screen } from '@testing-library/react'; import { useMemo, useRef, useState } from 'react';
function Below({ items }) { useState(0); if (!items) return null; return <b>{useMemo(() => items.length, [items])}</b>; }
function Condition() { const [open, setOpen] = useState(false); if (open) useState(0); return <button onClick={() => setOpen(true)}>open</button>; }
function Loop({ items }) { for (const item of items) useState(item); return null; }
function Swap({ items }) { items ? useRef(0) : useMemo(() => 0, []); return null; }
function First({ items }) { const count = useMemo(() => items?.length, [items]); return <b>{count}</b>; }
function Field() { const [text, setText] = useState(); return <><input value={text} onChange={() => {}} /><button onClick={() => setText('a')}>fill</button></>; }
test('more', () => { const { rerender } = render(<Below />); rerender(<Below items={[1]} />); });
test('state', () => { render(<Condition />); fireEvent.click(screen.getByText('open')); });
test('fewer', () => { const { rerender } = render(<Below items={[1]} />); rerender(<Below />); });
test('first', () => { const { rerender } = render(<First />); rerender(<First items={[1]} />); });
test('loop', () => { const { rerender } = render(<Loop items={[1]} />); rerender(<Loop items={[1, 2]} />); });
test('swap', () => { const { rerender } = render(<Swap />); rerender(<Swap items={[1]} />); });
test('warnings', () => { render(<p isOpen loading={true}>{() => 1}</p>); render(<Field />); fireEvent.click(screen.getByText('fill')); });`,
    },
    exitCode: 1,
    output: [
      /React has detected a change in the order of Hooks called by Below[\s\S]*change in the order of Hooks called by Swap(?:(?!Next)[\s\S])*Next[^^]*useMemo +useRef[\s\S]*React does not recognize the `isOpen` prop on a DOM element[\s\S]*A component is changing an uncontrolled input to be controlled/,
      /more\s+Error: Rendered more hooks than during the previous render\.[\s\S]*state\s+Error: Rendered more hooks[\s\S]*fewer\s+Error: Rendered fewer hooks than expected\.[\s\S]*loop\s+Error: Rendered more hooks[\s\S]*Tests 4 failed \| 3 passed/,
    ],
  },
  'What does Vue warn of props and names in a template?': {
    heading: 'vue-prop-warning',
    says: [
      "The test, or a component that renders this one, leaves out a prop or passes another type: `mount(Book, { props: { title: 'Atlas' } })`. A property that isn't defined is a name in the template that the component doesn't have: correct it, or pass what a plugin adds in the app, such as `$route`, in `global`. The warning alone doesn't fail the test.",
    ],
    test: `import { mount } from '@vue/test-utils'; import { expect, test } from '@rstest/core';
const Book = { props: { title: { type: String, required: true } }, template: '<p>{{ title }}</p>' };
test('left out', () => { mount(Book); });
test('by a component', () => { mount({ components: { Book }, template: '<Book />' }); });
test('type', () => { mount(Book, { props: { title: 3 } }); });
test('name', () => { mount({ template: '<p>{{ $route }}</p>' }); });
test('given', () => { console.log('GIVEN'); expect(mount(Book, { props: { title: 'Atlas' } }).text()).toBe('Atlas'); expect(mount({ template: '<p>{{ $route.path }}</p>' }, { global: { mocks: { $route: { path: '/' } } } }).text()).toBe('/'); });`,
    command: 'for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    output: [
      /(Missing required prop: "title"[\s\S]*by a component[\s\S]*Missing required prop: "title"[\s\S]*Invalid prop: type check failed for prop "title"[\s\S]*Property "\$route" was accessed during render but is not defined on instance(?:(?!warn)[\s\S])*GIVEN(?:(?!Vue warn)[\s\S])*Tests 5 passed[\s\S]*){2}/,
    ],
  },
  'What happens when find of Vue Test Utils finds nothing?': {
    heading: 'unable-to-find-an-element',
    says: "`find` itself doesn't fail, but anything you read or call on its result does, except `exists()`: `Cannot call trigger on an empty DOMWrapper`, after `findComponent` with `VueWrapper`.",
    test: `import { mount } from '@vue/test-utils'; import { expect, test } from '@rstest/core';
const page = () => mount({ template: '<p />' });
test('find', () => { const button = page().find('button'); expect(button.exists()).toBe(false); expect(page().findComponent({ name: 'Cart' }).exists()).toBe(false); expect(() => button.element).toThrow('Cannot call element'); button.trigger('click'); });
test('component', () => { page().findComponent({ name: 'Cart' }).trigger('click'); });`,
    command: 'for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    exitCode: 1,
    output: [
      /(Error: Cannot call trigger on an empty DOMWrapper\.[\s\S]*Error: Cannot call trigger on an empty VueWrapper\.[\s\S]*){2}/,
    ],
  },
  'What does user-event do without an element?': {
    heading: 'fire-event-without-element',
    says: "`userEvent.click(null)` does nothing, without an error; `type` fails with `Cannot read properties of null (reading 'disabled')`, `clear` and `upload` with `reading 'namespaceURI'`.",
    test: `import userEvent from '@testing-library/user-event'; import { test } from '@rstest/core';
for (const name of ['direct', 'setup']) { const user = () => name === 'direct' ? userEvent : userEvent.setup();
test(name + ' click', async () => { await user().click(null); });
test(name + ' type', async () => { await user().type(null, 'a'); });
test(name + ' clear', async () => { await user().clear(null); });
test(name + ' upload', async () => { await user().upload(null, new File([], 'a.png')); }); }`,
    command: 'for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    exitCode: 1,
    output: [
      /((direct|setup) type\s+TypeError: Cannot read properties of null \(reading 'disabled'\)[\s\S]*user-event\/dist[\s\S]*clear\s+TypeError: Cannot read properties of null \(reading 'namespaceURI'\)[\s\S]*upload\s+TypeError: Cannot read properties of null \(reading 'namespaceURI'\)[\s\S]*){4}/,
      /(Tests 6 failed \| 2 passed[\s\S]*){2}/,
    ],
  },
  'What does React 18 say of a wrong nesting?': {
    heading: 'unique-key',
    says: 'React 18 names the nesting `validateDOMNesting(...)`.',
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'jsdom', resolve: { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } } };`,
      'a.test.tsx': `import { render } from '@testing-library/react'; import { test } from '@rstest/core';
test('a', () => { render(<p><div>Atlas</div></p>); });`,
    },
    output: [/validateDOMNesting\(\.\.\.\): <div> cannot appear[\s\S]*Tests 1 passed/],
  },
  'Why are there multiple elements in the second test?': {
    heading: 'found-multiple-elements',
    says: 'in the second test of a file often those of the first, because nothing was cleaned up.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      'a.test.tsx': `${withHooks}import { cleanup, render, screen } from '@testing-library/react';
test('a', () => { render(<b>Atlas</b>); });
test('b', () => { render(<b>Atlas</b>); screen.getByText('Atlas'); });`,
    },
    command: 'npx rstest --testEnvironment=happy-dom',
    exitCode: 1,
    output: ['Found multiple elements', '1 passed'],
  },
  'How long do findBy and waitFor wait, and how do I let them wait longer?': {
    heading: 'unable-to-find-an-element',
    says: '`findBy…` and `waitFor` wait 1000 ms, whatever the timeout of the test.',
    test: `// @rstest-environment happy-dom
import { configure, getConfig, screen } from '@testing-library/react';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const started = performance.now();
  await expect(screen.findByText('never')).rejects.toThrow('Unable to find an element');
  console.log('WAITED', performance.now() - started > 990, getConfig().asyncUtilTimeout);
  configure({ asyncUtilTimeout: 5000 });
  setTimeout(() => document.body.append('late'), 1500);
  await screen.findByText('late');
}, 20_000);`,
    output: ['WAITED true 1000', 'Tests 1 passed'],
  },
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
    '`act` of React itself ran without Testing Library, which sets the flag.',
    { ...jsdom, ...ownRoot },
    { command: 'npx rstest', exitCode: 0 },
  ),
  'How do I turn the warning about act off, and why has false no effect?': {
    heading: 'act-environment',
    says: 'To turn the warning `was not wrapped in act(…)` off, set it to `false` in `beforeEach`: at the top of a file, and in the `beforeAll` of a setup file, it has no effect, because with `globals` Testing Library sets it to `true` in a `beforeAll` of its own.',
    files: {
      ...components({ a: unawaited }),
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'jsdom', globals: true, setupFiles: process.env.SETUP };",
      'top.js': 'globalThis.IS_REACT_ACT_ENVIRONMENT = false;',
      'all.js': 'beforeAll(() => { globalThis.IS_REACT_ACT_ENVIRONMENT = false; });',
      'each.js': 'beforeEach(() => { globalThis.IS_REACT_ACT_ENVIRONMENT = false; });',
    },
    command:
      'for s in top all each; do SETUP=./$s.js npx rstest > $s.txt 2>&1; echo $s $(grep -c "not wrapped in act" $s.txt); done',
    output: ['top 1', 'all 1', 'each 0'],
  },
  'What lets act run without a warning?': {
    heading: 'act-environment',
    says: 'or set `globalThis.IS_REACT_ACT_ENVIRONMENT = true` in a setup file.',
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
      'The query matches more than one element, in the second test of a file often those of the first, because nothing was cleaned up.',
      'The label names no field.',
      '`fireEvent` got `null`, because a query found nothing.',
      "A query that you import takes the container first: `getByText(document.body, 'Atlas')`.",
      'The element had gone before you waited.',
      'The component is `undefined`:',
      'A hook was called outside a component, or two copies of React are loaded.',
      'A component puts an object into its text, often a mocked value, or with React 18 a promise.',
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
      'Expected container to be an Element, a Document or a DocumentFragment but got string.',
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
          bare: "const { getByText } = await import('@testing-library/react'); getByText('a' as any, 'a');",
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
      '`Received has type` says what it got. `Null`: the query found nothing.',
      '`Promise`: write `await` before `findBy…`. `Array`: take one element of it.',
      'A style forbids clicks on the element or its parents. In happy-dom, the lines at the end show which one has it: the element itself, or the parent with `<-- This element declared`, at any distance. In jsdom it names the element that you click, because children inherit the style there.',
    ],
    {
      matcher:
        "test('a', async () => { expect.extend((await import('@testing-library/jest-dom/matchers')) as any); (expect(null) as any).toBeInTheDocument(); });",
      unawaited:
        "test('a', async () => { expect.extend((await import('@testing-library/jest-dom/matchers')) as any); const { screen } = await import('@testing-library/dom'); document.body.innerHTML = '<p>Atlas</p>'; for (const found of [screen.findByText('Atlas'), screen.getAllByText('Atlas')]) (expect.soft(found) as any).toBeInTheDocument(); });",
      pointer:
        "test('a', async () => { const { default: user } = await import('@testing-library/user-event'); document.body.innerHTML = '<button style=\"pointer-events: none\">a</button>'; await user.click(document.querySelector('button')!); });",
      parent:
        "/** @rstest-environment happy-dom */\ntest('a', async () => { const { default: user } = await import('@testing-library/user-event'); document.body.innerHTML = '<div id=\"menu\" style=\"pointer-events: none\"><p><button>a</button></p></div>'; await user.click(document.querySelector('button')!); });",
      inherited:
        "test('a', async () => { const { default: user } = await import('@testing-library/user-event'); document.body.innerHTML = '<div style=\"pointer-events: none\"><i>x</i></div>'; await user.click(document.querySelector('i')!); });",
      request:
        "test('a', async () => { const { setupServer } = await import('msw/node'); const server = setupServer(); server.listen({ onUnhandledRequest: 'error' }); try { await fetch('http://shop.test/x'); } finally { server.close(); } });",
    },
    [
      'received value must be an HTMLElement or an SVGElement.',
      /Received has type:\s+Null/,
      /Received has type:\s+Promise/,
      /Received has type:\s+Array/,
      'Unable to perform pointer interaction as the element has `pointer-events: none`',
      /the element has `pointer-events: none`:\s+BUTTON/,
      /the element has `pointer-events: none`:\s+I\s/,
      /the element inherits `pointer-events: none`:\s+DIV#menu {2}<-- This element declared/,
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
      'The callback awaits something that never settles, or not in time.',
      '`{` and `[` begin the name of a key, as in `{Enter}`.',
      'A test imports `act` from `react-dom/test-utils`.',
      'The HTML in the document differs from what the component renders now.',
    ],
    {
      host: "test('a', () => fetch('http://shop.invalid').catch(({ cause }) => { throw cause; }));",
      virtual:
        "import { registerSW } from 'virtual:pwa-register'; rs.mock('virtual:pwa-register', () => ({ registerSW: () => 'MOCKED' })); test('a', () => { console.log(registerSW()); });",
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
      'connect ECONNREFUSED 127.0.0.1:1',
      /getaddrinfo (ENOTFOUND|EAI_AGAIN) shop\.invalid/,
      'MOCKED',
      "Not implemented: HTMLCanvasElement's getContext() method: without installing the canvas npm package",
    ],
    {
      elsewhere: {
        '/guide/help/errors-requests': [
          "The reason is in `cause`, which the report leaves out: catch the error and log `error.cause`. In happy-dom, it's in the message: `ECONNREFUSED`, for example, or `ENOTFOUND` if the name of the host leads to no address.",
        ],
        '/guide/help/errors-javascript': ['Nothing has this name.'],
      },
      files: {
        ...jsdom,
        ...components({
          id: "render(<p />); screen.getByTestId('total');",
          label: "render(<p />); screen.getByLabelText('Email');",
          role: "render(<p />); await screen.findByRole('alert');",
          wait: "await (await import('@testing-library/react')).waitFor(() => new Promise(() => {}));",
          key: "render(<input />); await (await import('@testing-library/user-event')).default.type(screen.getByRole('textbox'), '{');",
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
  'What does userEvent.click(null) do?': {
    heading: 'fire-event-without-element',
    says: '`userEvent.click(null)` does nothing, without an error',
    files: {
      ...jsdom,
      'a.test.tsx': `import userEvent from '@testing-library/user-event';
import { test } from '@rstest/core';
test('a', async () => { await userEvent.click(null as any); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'Does waitFor print what an async callback throws?': {
    heading: 'wait-for-timed-out',
    says: 'What it throws, such as a failed assertion, would be printed instead.',
    files: {
      ...jsdom,
      'a.test.tsx': `import { waitFor } from '@testing-library/react';
import { expect, test } from '@rstest/core';
test('a', async () => { await waitFor(async () => expect(1).toBe(2), { timeout: 100 }); });
`,
    },
    exitCode: 1,
    output: ['expected 1 to be 2'],
    absent: ['Timed out in waitFor'],
  },
  ...printsAll(
    'What do Testing Library and jest-dom print when an element stays, is hidden or is asked for wrongly?',
    'components',
    [
      'After 1000 ms an element is still there,',
      "A style of the element or of one around it hides it, or it isn't in the document, which the message then says.",
      '`getByText` got `undefined`:',
      '`getByRole` searches for the word instead: `with the role "undefined"`.',
      'Other queries do the same while the page has nothing to compare, for example no test ID.',
      'No `<option>` has this value or text, or the element is not the `<select>`.',
    ],
    Object.fromEntries(
      [
        "await dom.waitForElementToBeRemoved(() => dom.screen.queryByText('Loading'));",
        "ok(dom.screen.getByText('hidden')).toBeVisible();",
        "ok(document.createElement('p')).toBeVisible();",
        "ok(dom.screen.getByText('Loading')).not.toBeVisible();",
        'dom.screen.getByText(undefined as any);',
        'dom.screen.getByRole(undefined as any);',
        'dom.screen.getByTestId(undefined as any);',
        "await user.selectOptions(document.querySelector('select')!, 'Yen');",
      ].map((body, at) => [
        `a${at}`,
        `const ok = (element: unknown) => expect(element) as any;
test('a', async () => {
  const dom = await import('@testing-library/dom');
  const { default: user } = await import('@testing-library/user-event');
  expect.extend((await import('@testing-library/jest-dom/matchers')) as any);
  document.body.innerHTML = '<p>Loading</p><p style="display: none">hidden</p><select></select>';
  ${body}
});`,
      ]),
    ),
    [
      'Timed out in waitForElementToBeRemoved',
      'Received element is not visible:',
      'Received element is not visible (element is not in the document)',
      'Received element is visible',
      'It looks like undefined was passed instead of a matcher',
      'with the role "undefined"',
      'Unable to find an element by: [data-testid="undefined"]',
      'Value "Yen" not found in options',
    ],
    { files: jsdom },
  ),
  'What happens when a component throws, with an error boundary and without?': {
    heading: 'error-while-rendering',
    says: [
      'With an error boundary the test goes on,',
      'Without one, what led to it throws: `render`, `rerender`, `fireEvent.click`, or `user.click`, which rejects.',
      'reaches no boundary, and fails the file although its tests pass.',
    ],
    files: {
      ...jsdom,
      ...components({
        throws: `class Boundary extends Component<{ children: unknown }> {
  state = { failed: false };
  static getDerivedStateFromError() { return { failed: true }; }
  render() { return this.state.failed ? <p>Sorry</p> : this.props.children; }
}
const Broken = ({ when = true }) => { useEffect(() => { if (when === null) throw new Error('in effect'); }); if (when) throw new Error('no price'); return <i />; };
const Button = () => { const [on, set] = useState(false); return on ? <Broken /> : <button onClick={() => set(true)}>go</button>; };
render(<Boundary><Broken /></Boundary>);
screen.getByText('Sorry');
expect(() => render(<Broken />)).toThrow('no price');
expect(() => render(<Broken when={null as any} />)).toThrow('in effect');
const { rerender } = render(<Broken when={false} />);
expect(() => rerender(<Broken />)).toThrow('no price');
render(<Button />);
expect(() => fireEvent.click(screen.getByText('go'))).toThrow('no price');
render(<Button />);
await expect(userEvent.click(screen.getByText('go'))).rejects.toThrow('no price');`,
        handler:
          "render(<button onClick={() => { throw new Error('by handler'); }}>go</button>); fireEvent.click(screen.getByText('go'));",
        promise:
          "render(<button onClick={async () => { throw new Error('by promise'); }}>go</button>); fireEvent.click(screen.getByText('go'));",
        root: "createRoot(document.createElement('div')).render(<Root />); function Root(): null { throw new Error('by root'); } await new Promise((done) => setTimeout(done, 30));",
      }),
    },
    command: 'npx rstest throws.test; npx rstest handler.test promise.test root.test',
    exitCode: 1,
    output: [
      /The above error occurred in the <Broken> component[\s\S]*Tests 1 passed/,
      'uncaughtException: by handler',
      'Error: by promise',
      'An error occurred in the <Root> component',
      /Test Files 3 failed\s+Tests 3 passed/,
    ],
  },
  'Why is the frame of a component empty in jsdom (react-frame-component)?': {
    heading: 'target-container',
    says: 'What a component renders into an `<iframe srcdoc>`, as react-frame-component does, needs happy-dom: in jsdom, that frame stays empty.',
    test: `import { expect, test } from '@rstest/core';
import { createPortal } from 'react-dom';
test('a', () => {
  document.body.innerHTML = '<iframe srcdoc="<main></main>"></iframe>';
  const target = document.querySelector('iframe')!.contentDocument!.querySelector('main')!;
  console.log('FRAME', target?.nodeName);
  createPortal('x', target);
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: ['FRAME MAIN', 'FRAME undefined', 'Target container is not a DOM element'],
  },
  "getByLabelText doesn't find a field whose aria-labelledby names a missing ID": {
    heading: 'no-form-control',
    says: "A field with an `aria-labelledby` whose ID isn't in the page has no label for `getByLabelText`, although `getByRole` finds it by the label around it.",
    test: `// @rstest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, test } from '@rstest/core';
test('a', () => {
  document.body.innerHTML = '<label>Name <input aria-labelledby="gone"></label><label>City <input></label>';
  screen.getByRole('textbox', { name: 'Name' });
  screen.getByLabelText('City');
  expect(() => screen.getByLabelText('Name')).toThrow('no form control was found');
});`,
    output: ['Tests 1 passed'],
  },
  'What does React make of a promise in its text?': {
    heading: 'objects-are-not-valid',
    says: 'With React 19, a promise suspends the component instead.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'jsdom', resolve: process.env.OLD ? { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } } : {} };",
      'a.test.tsx':
        "import { test } from '@rstest/core'; import { render } from '@testing-library/react'; test('a', () => { const { container } = render(<p>{Promise.resolve('x') as any}</p>); console.log('SHOWN', container.innerHTML === ''); });",
    },
    command: 'npx rstest; OLD=1 npx rstest',
    exitCode: 1,
    output: [
      'A component suspended inside an `act` scope',
      /SHOWN true[\s\S]*Tests 1 passed[\s\S]*Objects are not valid as a React child \(found: \[object Promise\]/,
    ],
  },
  'Why do components render too often?': {
    heading: 'too-many-re-renders',
    says: [
      'The component sets its state each time it renders, for example with `onClick={save()}` in place of `onClick={save}`.',
      '`Maximum update depth exceeded` usually comes from an effect that sets state and runs again after each render, in a test often because a mocked hook returns a new object on every call: create that object once, outside the mock.',
    ],
    files: {
      ...jsdom,
      ...components({
        called:
          'function C() { const [n, set] = useState(0); const save = () => set(n + 1); return <button onClick={save()}>{n}</button>; } render(<C />);',
        passed:
          "function C() { const [n, set] = useState(0); const save = () => set(n + 1); return <button onClick={save}>{n}</button>; } render(<C />); fireEvent.click(screen.getByRole('button')); console.log('SAVED', screen.getByRole('button').textContent);",
      }),
      // The mock gives way after 80 calls, because the loop has no end.
      'mocked.test.tsx': `import { rs, test } from '@rstest/core'; import { render } from '@testing-library/react'; import { useEffect, useState } from 'react';
const one = { name: 'Ada' }; let calls = 0; let make = () => one;
const useUser = rs.fn(() => make());
function C() { const user = useUser(); const [, set] = useState({}); useEffect(() => { set({}); }, [user]); return null; }
const warned = () => { calls = 0; const error = rs.spyOn(console, 'error').mockReturnValue(); render(<C />); const text = String(error.mock.calls); error.mockRestore(); return text.includes('Maximum update depth exceeded'); };
test('a', () => { make = () => (calls++ < 80 ? { name: 'Ada' } : one); console.log('NEW', warned(), calls > 50); make = () => { calls++; return one; }; console.log('ONCE', warned(), calls < 5); });`,
    },
    exitCode: 1,
    output: ['Too many re-renders', 'SAVED 1', 'NEW true true', 'ONCE false true', /2 passed/],
  },
  'Two copies of React are loaded: how do I find and merge them?': {
    heading: 'invalid-hook-call',
    says: "`npm ls react` lists the copies; `resolve.dedupe`: ['react', 'react-dom'] keeps one.",
    files: {
      'package.json':
        '{ "name": "shop", "version": "1.0.0", "dependencies": { "react": "*", "ui": "*" } }',
      'ui/package.json':
        '{ "name": "ui", "version": "1.0.0", "main": "index.js", "dependencies": { "react": "*" } }',
      'ui/index.js': `const { createElement, useState } = require('react');
exports.Price = () => createElement('p', null, useState(3)[0]);`,
      'copy.mjs': `import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
const react = dirname(createRequire(import.meta.url).resolve('react/package.json'));
cpSync('ui', 'node_modules/ui', { recursive: true });
for (const to of ['node_modules/react', 'node_modules/ui/node_modules/react']) cpSync(react, to, { recursive: true });`,
      'a.test.ts': `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Price } from 'ui';
import { expect, test } from '@rstest/core';
test('a', () => { expect(renderToString(createElement(Price))).toBe('<p>3</p>'); });`,
      'with.mjs': `export default { output: { bundleDependencies: true }, resolve: { dedupe: ['react', 'react-dom'] } };`,
      'without.mjs': `export default { output: { bundleDependencies: true } };`,
    },
    command:
      'node copy.mjs; npm ls react; for c in without with; do echo IN $c; npx rstest -c $c.mjs; done',
    output: [
      /react@[\s\S]*ui@1.0.0\n *└── react@[\s\S]*IN without[\s\S]*Tests 1 failed[\s\S]*IN with\b[\s\S]*Tests 1 passed/,
    ],
  },
  'Why does React have no act?': {
    heading: 'act-environment',
    says: "With React 19, `React.act is not a function` means that its production build runs, which has no `act`, because `NODE_ENV` is `production`: set `env`: { NODE_ENV: 'test' }.",
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      'own.config.mjs':
        "import own from './rstest.config.mjs'; export default { ...own, env: { NODE_ENV: 'test' } };",
      'a.test.tsx': `import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import * as React from 'react';
test('render', () => { render(<p>a</p>); expect(screen.getByText('a')).toBeTruthy(); });
test('own', () => { React.act(() => {}); });`,
    },
    command:
      "export NODE_ENV=production; for p in forks vmThreads; do for e in jsdom happy-dom; do for c in rstest own; do npx rstest -c $c.config.mjs --pool=$p --testEnvironment=$e 2>&1 | grep -oE '^ +([✗✓] [a-z]+ |[Rr]eact.*act is not a function|Tests .*[0-9])'; done; done; done",
    output: [
      /^(\s+✗ render\s+React\.act is not a function\s+✗ own\s+react\w*\.act is not a function\s+Tests 2\s+✓ render\s+✓ own\s+Tests 2){4}/,
    ],
  },
  'What does React.Children.only expect?': {
    heading: 'objects-are-not-valid',
    says: '`React.Children.only expected to receive a single React element child` means that a component which takes exactly one element got something else: nothing, several, a list or a text, even a space. Put one element around it, such as a `<div>`.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['jsdom', 'happy-dom'],
        'tsx',
        () => `import { expect, test } from '@rstest/core';
import { renderToString } from 'react-dom/server';
import { Children, type ReactNode } from 'react';
const One = ({ children }: { children?: ReactNode }) => <b>{Children.only(children)}</b>;
const text = 'React.Children.only expected to receive a single React element child.';
test('fails', () => {
  for (const node of [<One />, <One><i /><i /></One>, <One>a</One>, <One>{' '}<i /></One>, <One>{' '}</One>, <One>{[<i key="1" />]}</One>]) expect(() => renderToString(node)).toThrow(text);
  expect(renderToString(<One><div><i />a</div></One>)).toBe('<b><div><i></i>a</div></b>');
});
test('prints', () => { renderToString(<One />); });`,
      ),
    },
    exitCode: 1,
    output: [
      /(✗ prints.*\s+React\.Children\.only expected to receive a single React element child[\s\S]*){2}Tests 2 failed \| 2 passed/,
    ],
  },
  'What does toHaveTextContent say of no element?': {
    heading: 'to-be-in-the-document-of-null',
    says: '`toHaveTextContent` says `received value must be a Node` instead.',
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      () => `import * as matchers from '@testing-library/jest-dom/matchers';
import { expect, test } from '@rstest/core';
expect.extend(matchers as never);
test('null', () => { (expect(document.querySelector('p')) as any).toHaveTextContent('a'); });
test('promise', () => { (expect(Promise.resolve()) as any).toHaveTextContent('a'); });
test('array', () => { (expect([document.body]) as any).toHaveTextContent('a'); });`,
    ),
    exitCode: 1,
    output: [/(received value must be a Node[\s\S]*){6}/],
  },
  'Why do hooks fail, and components stay, after rs.resetModules()?': {
    heading: 'invalid-hook-call',
    says: [
      "In jsdom and happy-dom, `rs.resetModules()` also leads to a second copy, which a component that you import afterwards uses. Import Testing Library with it, `const { cleanup, render } = await import('@testing-library/react')`, and call this `cleanup()` at the end of the test: one that was imported earlier doesn't clear the page.",
      "With `bundleDependencies: false`, React isn't loaded again.",
    ],
    files: {
      'rstest.config.mjs': `const transform = { react: { runtime: 'automatic' } };
export default {
  testEnvironment: process.env.DOM,
  output: process.env.PLAIN ? { bundleDependencies: false } : {},
  tools: { swc: { jsc: { transform } } },
};
`,
      'Count.tsx':
        "import { useState } from 'react';\nexport const Count = () => <p>{useState(7)[0]}</p>;\n",
      'a.test.tsx': `import { cleanup as oldCleanup, render as oldRender } from '@testing-library/react';
import { beforeEach, rs, test } from '@rstest/core';
beforeEach(() => { rs.resetModules(); });
const page = () => document.body.textContent;
test('a', async () => {
  const { Count } = await import('./Count');
  try { oldRender(<Count />); console.log('STATIC', page()); } catch (error) { console.log('STATIC', String(error)); }
  oldCleanup();
  document.body.innerHTML = '';
});
test('b', async () => {
  const { cleanup, render } = await import('@testing-library/react');
  const { Count } = await import('./Count');
  render(<Count />);
  oldCleanup();
  const old = page();
  cleanup();
  console.log('FRESH', JSON.stringify([old, page()]));
});
`,
    },
    command: 'for d in jsdom happy-dom; do DOM=$d npx rstest; PLAIN=1 DOM=$d npx rstest; done',
    output: [
      /(STATIC TypeError: Cannot read properties of null \(reading 'useState'\)[\s\S]*FRESH \["7",""\][\s\S]*STATIC 7[\s\S]*FRESH \["",""\][\s\S]*){2}/,
    ],
  },
  'How do I print less of the DOM in errors of Testing Library?': {
    heading: 'unable-to-find-an-element',
    says: "`DEBUG_PRINT_LIMIT=0 npx rstest` leaves it out of these errors, but the roles stay; in a setup file, `configure({ getElementError: (message) => new Error(message?.split('\\n')[0]) })` keeps the first line alone.",
    files: {
      'rstest.config.mjs':
        "export default { testEnvironment: 'jsdom', setupFiles: process.env.SHORT ? ['./setup.ts'] : [] };",
      'setup.ts':
        "import { configure } from '@testing-library/dom';\nconfigure({ getElementError: (message) => new Error(message?.split('\\n')[0]) });",
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { screen } from '@testing-library/dom';
test('a', () => {
  document.body.innerHTML = '<p class="long">Atlas</p><button>Buy</button>';
  const error = (run: () => unknown) => { try { run(); return ''; } catch (caught) { return (caught as Error).message; } };
  const text = error(() => screen.getByText('Emma'));
  const role = error(() => screen.getByRole('link'));
  console.log([text.includes('Atlas'), role.includes('Atlas'), role.includes('Name "Buy"')].join());
  expect(text).toContain('Unable to find');
});`,
    },
    command: 'npx rstest; DEBUG_PRINT_LIMIT=0 npx rstest; SHORT=1 npx rstest',
    output: [/true,true,true[\s\S]*false,false,true[\s\S]*false,false,false/],
  },

  'How do I render a cell of a table, or a layout with html, without the warning about nesting?': {
    heading: 'unique-key',
    says: [
      '`cannot be a child of <`',
      'A `<td>` that a test renders alone needs its table: `render(<Cell />, { wrapper: ({ children }) => <table><tbody><tr>{children}</tr></tbody></table> })`; a layout with `<html>`, React 19 and `render(<Layout />, { container: document })`.',
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `${core}import { cleanup, render, screen } from '@testing-library/react';
const error = rs.spyOn(console, 'error').mockImplementation(() => {});
const Cell = () => <td>Atlas</td>;
const Layout = () => <html lang="fr"><head><title>Shop</title></head><body><p>Atlas</p></body></html>;
test('a', () => {
  render(<Cell />);
  render(<Layout />);
  expect(error.mock.calls.map(([text]) => text.includes('cannot be a child of <'))).toEqual([true, true]);
  cleanup();
  error.mockClear();
  const wrapper = ({ children }: { children: React.ReactNode }) => <table><tbody><tr>{children}</tr></tbody></table>;
  expect(render(<Cell />, { wrapper }).container.innerHTML).toBe('<table><tbody><tr><td>Atlas</td></tr></tbody></table>');
  cleanup();
  render(<Layout />, { container: document as any });
  expect([document.documentElement.lang, document.title, screen.getByText('Atlas').parentElement]).toEqual(['fr', 'Shop', document.body]);
  cleanup();
  render(<b>again</b>);
  screen.getByText('again');
  expect(error).not.toHaveBeenCalled();
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
