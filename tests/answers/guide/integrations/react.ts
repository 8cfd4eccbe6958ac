import { type Answers, core, inEnvironments, withHooks } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
};

const twoRenders = `${withHooks}import { cleanup, render, screen } from '@testing-library/react';
test('a', () => { render(<b>Atlas</b>); });
test('b', () => { render(<b>Atlas</b>); screen.getByText('Atlas'); });`;

export default {
  'How do I mock a hook such as useAuth with another value in each test?': {
    heading: 'common-cases',
    says: "`rs.mock('./useAuth', () => ({ useAuth: rs.fn() }))`; then in each test, before `render`, `rs.mocked(useAuth).mockReturnValue({ user: 'Ada' })`. After another value, call `rerender(<Page />)`",
    files: {
      ...config,
      'useAuth.ts':
        "export const useAuth = (): { user?: string } => { throw new Error('no AuthProvider'); };",
      'Page.tsx':
        "import { useAuth } from './useAuth';\nexport const Page = () => <p>{useAuth().user ?? 'Sign in'}</p>;",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { expect, rs, test } from '@rstest/core';
import { render } from '@testing-library/react';
import { Page } from './Page';
import { useAuth } from './useAuth';
rs.mock('./useAuth', () => ({ useAuth: rs.fn() }));
test('in, then out', () => {
  rs.mocked(useAuth).mockReturnValue({ user: 'Ada' });
  const { container, rerender } = render(<Page />);
  expect(container.textContent).toBe('Ada');
  rs.mocked(useAuth).mockReturnValue({});
  rerender(<Page />);
  expect(container.textContent).toBe('Sign in');
});
`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'How do I mock useState and see what is set, and which value has event.target later?': {
    heading: 'common-cases',
    says: "To mock `useState` all the same, with one line for each call in the component: `rs.spyOn(React, 'useState').mockReturnValueOnce(['Emma', setName])`, after `import * as React from 'react'`. The page doesn't change then: assert `setName`, an `rs.fn()`",
    elsewhere: {
      '/guide/recipes/failing-components': [
        'but may be an element inside, such as an icon, and its `value` is the one of now: let the mock take that, `onChange={(event) => change(event.target.value)}`',
      ],
    },
    files: {
      ...config,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { expect, rs, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { useState } from 'react';
function Named() {
  const [name, setName] = useState('');
  const [open, setOpen] = React.useState(false);
  return <button onClick={() => { setName('Ada'); setOpen(true); }}>{name} {String(open)}</button>;
}
test('useState', () => {
  const setName = rs.fn();
  const setOpen = rs.fn();
  rs.spyOn(React, 'useState').mockReturnValueOnce(['Emma', setName]).mockReturnValueOnce([true, setOpen]);
  render(<Named />);
  fireEvent.click(screen.getByText('Emma true'));
  screen.getByText('Emma true');
  expect(setName).toHaveBeenCalledWith('Ada');
  expect(setOpen).toHaveBeenCalledWith(true);
});
function Field({ onChange, change }: { onChange(event: unknown): void; change(text: string): void }) {
  const [text, set] = useState('');
  return <input value={text} onChange={(event) => { onChange(event); change(event.target.value); set(event.target.value); }} />;
}
test('target', async () => {
  const onChange = rs.fn();
  const change = rs.fn();
  render(<Field onChange={onChange} change={change} />);
  await userEvent.type(screen.getByRole('textbox'), 'ab');
  expect(onChange.mock.calls.map(([event]) => event.target.value)).toEqual(['ab', 'ab']);
  expect(change.mock.calls).toEqual([['a'], ['ab']]);
});`,
      ),
    },
    output: ['Tests 4 passed'],
  },
  'Where are links, portals and a hook without a return, what does a spy on dispatch see of a thunk, and which address does a BrowserRouter take?':
    {
      heading: 'common-cases',
      says: [
        'For a snapshot, `const { baseElement } = render(<Page />)` does.',
        "`document.querySelector('meta')`, because React 19 moves these out of `container`, except a stylesheet without `precedence`;",
      ],
      elsewhere: {
        '/guide/integrations/react-hooks': [
          'with braces, `renderHook(() => { useCart(); })`, `result.current` is `undefined`',
        ],
        '/guide/recipes/react-libraries': [
          "An app that holds its own `BrowserRouter` fails in another one: `You cannot render a <Router> inside another <Router>`. Set its address before `render`, `history.replaceState(null, '', '/books')`, and put it back in `afterEach`, because the next test starts where a click led. `<Router history={history}>`, from version 5, fails with `reading 'pathname'`.",
          'one that gets `register` or `control` a component of the test: `const Test = () => <Field {...useForm()} />`',
        ],
        '/guide/recipes/react-state': [
          "Of a thunk, this spy sees the function, and nothing that it dispatches itself: assert on the state. Or call the thunk alone, `await load('B-1')(dispatch, getState)` with `dispatch = rs.fn()`: that of `createAsyncThunk` dispatches `load.pending` and `load.fulfilled` or `load.rejected`.",
        ],
        '/guide/recipes/missing-functions': [
          'where the class has a property, such as `icon`, `icon="new"` sets that and no attribute: assert `element.icon`',
        ],
        '/guide/recipes/failing-components': [
          'so `user.type` hands the handler one letter at a time',
        ],
        '/guide/recipes/user-events': [
          '`12/31/2026` leaves the field empty and calls no `onChange`, with `fireEvent.change` too',
          'With `valueAsNumber` instead of `value`, happy-dom calls no `onChange` of React',
          'in jsdom `fireEvent.click` calls even one that `addEventListener` gave to a disabled button, and checks a disabled checkbox, whose `onChange` it calls.',
        ],
        '/guide/help/errors-components': [
          'Also `A suspended resource finished loading inside a test`, which a component of `lazy` prints.',
          "For `createPortal`, the element, such as `#modal-root`, is in the HTML of your app alone: add it before `render`, or, for a module that looks for it while it's loaded, in a setup file.",
        ],
      },
      files: {
        'rstest.config.mjs':
          "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], globals: true, setupFiles: ['./setup.ts'] };",
        'setup.ts':
          "const root = document.createElement('div'); root.id = 'early-root'; document.body.append(root);",
        'early.tsx': `import { createPortal } from 'react-dom';
const root = document.getElementById('early-root');
export const Early = () => createPortal(<p>early</p>, root as Element);`,
        ...inEnvironments(
          ['happy-dom', 'jsdom'],
          'tsx',
          (
            where,
          ) => `${withHooks}import { configureStore, createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { BrowserRouter, Link, MemoryRouter, Route, Router, Routes } from 'react-router';
import { Early } from './early';
const happy = ${where === 'happy-dom'};
const text = () => document.body.textContent;
afterEach(() => { rs.restoreAllMocks(); });
test('what leaves the container', () => {
  const { container } = render(<><link rel="preconnect" href="/a" /><link rel="icon" href="/b" /><link rel="stylesheet" href="data:text/css,p{}" /><meta name="a" content="b" /><title>T</title></>);
  expect(container.innerHTML).toBe('<link rel="stylesheet" href="data:text/css,p{}">');
  expect(document.head.querySelectorAll('link, meta, title').length).toBe(4);
});
test('portals', () => {
  const Dialog = () => createPortal(<p>hi</p>, document.getElementById('modal-root') as Element);
  rs.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Dialog />)).toThrow('Target container is not a DOM element');
  const root = document.createElement('div');
  root.id = 'modal-root';
  document.body.append(root);
  const { container, baseElement } = render(<><Dialog /><Early /></>);
  expect(container.innerHTML).toBe('');
  expect(baseElement.innerHTML).toContain('<div id="modal-root"><p>hi</p></div>');
  expect(baseElement.textContent).toContain('early');
  root.remove();
});
test('a hook without a return', () => {
  expect(renderHook(() => { useState(3); }).result.current).toBeUndefined();
});
const App = () => <BrowserRouter><Link to="/about">About</Link><Routes><Route path="/" element={<h1>Home</h1>} /><Route path="/books" element={<h1>Books</h1>} /><Route path="/about" element={<h1>You</h1>} /></Routes></BrowserRouter>;
test('an app with its router', async () => {
  rs.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<MemoryRouter><App /></MemoryRouter>)).toThrow('You cannot render a <Router> inside another <Router>');
  expect(() => render(createElement(Router as any, { history: { location: { pathname: '/' } } }, 'x'))).toThrow("reading 'pathname'");
  history.replaceState(null, '', '/books');
  render(<App />);
  expect(screen.getByRole('heading').textContent).toBe('Books');
  await userEvent.click(screen.getByText('About'));
  expect(screen.getByRole('heading').textContent).toBe('You');
});
test('starts where the last click led', () => {
  render(<App />);
  expect(screen.getByRole('heading').textContent).toBe('You');
  history.replaceState(null, '', '/');
});
test('a part of a form', async () => {
  let form: any;
  const Field = ({ register }: any) => <input {...register('a')} />;
  const Test = () => { form = useForm(); return <Field {...form} />; };
  render(<Test />);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(form.getValues()).toEqual({ a: 'x' });
});
test('thunks', async () => {
  const load = createAsyncThunk('x/load', async (id: string) => { if (id === '') throw new Error('no id'); return id + '!'; });
  const slice = createSlice({ name: 'x', initialState: { v: '' }, reducers: { set: (state, { payload }) => { state.v = payload; } }, extraReducers: (on) => { on.addCase(load.fulfilled, (state, { payload }) => { state.v = payload; }); } });
  const plain = (v: string) => async (dispatch: any) => { dispatch(slice.actions.set(v)); };
  const store = configureStore({ reducer: { x: slice.reducer } });
  const spy = rs.spyOn(store, 'dispatch');
  for (const [thunk, v] of [[plain('q'), 'q'], [load('1'), '1!']] as const) {
    await store.dispatch(thunk as any);
    expect(store.getState().x.v).toBe(v);
  }
  expect(spy.mock.calls.map(([action]) => typeof action)).toEqual(['function', 'function']);
  for (const [id, last] of [['B-1', load.fulfilled], ['', load.rejected]] as const) {
    const dispatch = rs.fn();
    await load(id)(dispatch as any, () => ({}), undefined);
    expect(dispatch.mock.calls.map(([action]: any) => action.type)).toEqual([load.pending.type, last.type]);
  }
  const dispatch = rs.fn();
  await plain('z')(dispatch);
  expect(dispatch).toHaveBeenCalledWith(slice.actions.set('z'));
});
test('a property of a custom element', () => {
  customElements.define('my-book', class extends HTMLElement { icon = ''; });
  const { container } = render(createElement('my-book', { icon: 'new', other: 'x' } as any));
  const book = container.firstElementChild as any;
  expect([book.icon, book.getAttribute('icon'), book.getAttribute('other')]).toEqual(['new', null, 'x']);
});
test('fields', async () => {
  const seen: unknown[] = [];
  render(<input aria-label="text" value="" onChange={({ target }) => seen.push(target.value)} />);
  await userEvent.type(screen.getByLabelText('text'), 'abc');
  expect(seen.splice(0)).toEqual(['a', 'b', 'c']);
  render(<input aria-label="date" type="date" onChange={({ target }) => seen.push(target.value)} />);
  fireEvent.change(screen.getByLabelText('date'), { target: { value: '12/31/2026' } });
  await userEvent.type(screen.getByLabelText('date'), '12/31/2026');
  expect([seen, (screen.getByLabelText('date') as any).value]).toEqual([[], '']);
  fireEvent.change(screen.getByLabelText('date'), { target: { value: '2026-12-31' } });
  expect(seen.splice(0)).toEqual(['2026-12-31']);
  render(<input aria-label="slider" type="range" max="10" defaultValue="2" onChange={({ target }) => seen.push(target.valueAsNumber)} />);
  fireEvent.change(screen.getByLabelText('slider'), { target: { valueAsNumber: 7 } });
  expect(seen.splice(0)).toEqual(happy ? [] : [7]);
  fireEvent.change(screen.getByLabelText('slider'), { target: { value: '8' } });
  expect(seen.splice(0)).toEqual([8]);
  render(<input type="checkbox" disabled onChange={({ target }) => seen.push(target.checked)} />);
  fireEvent.click(screen.getByRole('checkbox'));
  expect([seen.splice(0), (screen.getByRole('checkbox') as any).checked]).toEqual(happy ? [[], false] : [[true], true]);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(seen).toEqual([]);
});
test('lazy', async () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  for (const found of [true, false]) {
    error.mockClear();
    const Late = lazy(async () => { await new Promise((done) => setTimeout(done, 20)); return { default: () => <p>late {String(found)}</p> }; });
    render(<Suspense fallback="wait"><Late /></Suspense>);
    if (found) await screen.findByText('late true');
    else await new Promise((done) => setTimeout(done, 60));
    expect(error.mock.calls.some(([words]) => String(words).includes('A suspended resource finished loading inside a test'))).toBe(!found);
  }
});`,
        ),
      },
      output: ['Tests 20 passed'],
    },
  'What does a second render show: the same component with its state, or another one?': {
    heading: 'common-cases',
    says: 'A second `render` adds another component beside the first, with its own state.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from '@rstest/core';
function Cart() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
test('a', () => {
  render(<Cart />);
  fireEvent.click(screen.getByRole('button'));
  const { container } = render(<Cart />);
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['1', '0']);
  expect(container.textContent).toBe('0');
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'When does Testing Library clean up by itself?': {
    heading: 'set-up-and-test-a-component',
    says: 'Testing Library only does this automatically where `afterEach` is a global, and not always there.',
    files: { ...config, 'a.test.tsx': twoRenders },
    command: 'npx rstest --testEnvironment=happy-dom --globals',
    output: ['Tests 2 passed'],
  },
  'Does import "@testing-library/jest-dom" work, without /matchers?': {
    heading: 'set-up-and-test-a-component',
    says: 'Without `globals: true` it fails with `expect is not defined`',
    files: {
      'rstest.config.ts':
        "export default { testEnvironment: 'happy-dom', setupFiles: ['./setup.ts'] };",
      'setup.ts': "import '@testing-library/jest-dom';",
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => (expect(document.body) as any).toBeInTheDocument());`,
    },
    command: 'npx rstest; npx rstest --globals',
    output: [/expect is not defined[\s\S]*Tests 1 passed/],
  },
  'How do I replace one component of a module that exports more?': {
    heading: 'replace-a-child-component',
    says: "`rs.mock('./ui', () => ({ ...ui, Chart: () => <p>chart</p> }))`, where",
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
      'ui.tsx': `export const Title = () => <h1>real title</h1>;
export const Chart = () => { throw new Error('no canvas'); };
`,
      'Page.tsx': `import { Chart, Title } from './ui';
export const Page = () => <main><Title /><Chart /></main>;
`,
      'a.test.tsx': `${core}import { render } from '@testing-library/react';
import { Page } from './Page';
import * as ui from './ui' with { rstest: 'importActual' };
rs.mock('./ui', () => ({ ...ui, Chart: () => <p>chart</p> }));
test('a', () => { expect(render(<Page />).container.textContent).toBe('real titlechart'); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'Does rerender keep the wrapper of render?': {
    heading: 'common-cases',
    says: 'unless that is the `wrapper` of `render`, which `rerender` renders again itself',
    files: {
      ...config,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { render } from '@testing-library/react';
import { expect, test } from '@rstest/core';
test('wrapper', () => {
  let label = 'a';
  const { container, rerender } = render(<b>1</b>, { wrapper: ({ children }) => <p title={label}>{children}</p> });
  label = 'b';
  rerender(<b>2</b>);
  expect(container.innerHTML).toBe('<p title="b"><b>2</b></p>');
});
`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'How do I test lazy, portals, StrictMode, server components, drag and drop, the clipboard, and see the DOM?':
    {
      heading: 'common-cases',
      says: [
        "`React.lazy` and `Suspense` · the fallback is there first, so `await screen.findByText('Sales')`; in later tests of the file it isn't, because the module is loaded by then",
        'with its provider if it has one, unless that is the `wrapper` of `render`, which `rerender` renders again itself, or `unmount()`, which runs the cleanup of effects',
        "a portal, such as a dialog · `screen`, which searches `document.body`; `container` doesn't hold it",
        '`render(<Page />, { wrapper: StrictMode })`, in the same way `renderHook`, or `configure({ reactStrictMode: true })` for all. Effects run, are cleaned up and run again, as in development',
        '`render(await Page())`. `render(<Page />)` stays empty and prints `is an async Client Component`',
      ],
      elsewhere: {
        '/guide/recipes/testing-library': [
          '`toBeVisible` and `toHaveStyle` know `style`, `hidden` and a `<style>` in the page, not an imported stylesheet',
          "`configure({ testIdAttribute: 'data-cy' })` in a setup file",
          '`screen.debug()` prints the page, truncated after 7,000 characters; `screen.debug(undefined, Infinity)` all of it, `screen.debug(element)` a part, and `DEBUG_PRINT_LIMIT=100000` more of it in errors as well.',
          "Elements with `display: none` or `aria-hidden` aren't found by `getByRole` without `hidden: true`, but by `getByText`.",
        ],
        '/guide/recipes/user-events': [
          '`fireEvent.drop(zone, { dataTransfer: { files: [file] } })`',
          'After `userEvent.setup()`, `await navigator.clipboard.readText()` is what the code copied, in jsdom too',
          '`fireEvent.load(image)`, `fireEvent.scroll(list, { target: { scrollTop: 100 } })`',
        ],
      },
      files: {
        ...config,
        'Late.tsx': 'export default () => <p>late</p>;\n',
        'hide.css': '.imported { display: none }\n',
        'a.test.tsx': `import './hide.css';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, rs, test } from '@rstest/core';
expect.extend(matchers as never);
afterEach(cleanup);
test('lazy', async () => {
  const Late = lazy(() => import('./Late'));
  render(<Suspense fallback="wait"><Late /></Suspense>);
  expect(document.body.textContent).toBe('wait');
  await screen.findByText('late');
  cleanup();
  render(<Suspense fallback="wait"><Late /></Suspense>);
  expect(document.body.textContent).toBe('late');
});
test('props, removal, StrictMode', () => {
  const off = rs.fn();
  const on = rs.fn(() => off);
  const Price = ({ cents }: { cents: number }) => { useEffect(on, []); return <p>{cents}</p>; };
  const { rerender, unmount } = render(<Price cents={1} />);
  rerender(<Price cents={2} />);
  screen.getByText('2');
  expect(off).not.toHaveBeenCalled();
  unmount();
  expect(off).toHaveBeenCalledTimes(1);
  on.mockClear();
  render(<StrictMode><Price cents={1} /></StrictMode>);
  expect(on).toHaveBeenCalledTimes(2);
  on.mockClear();
  off.mockClear();
  renderHook(() => useEffect(on, []), { wrapper: StrictMode });
  expect([on.mock.calls.length, off.mock.calls.length]).toEqual([2, 1]);
});
test('portal', () => {
  const { container } = render(createPortal(<p>dialog</p>, document.body));
  expect(container.textContent).toBe('');
  screen.getByText('dialog');
});
test('server component', async () => {
  const Page = async () => <h1>shop</h1>;
  render(await Page());
  screen.getByText('shop');
  cleanup();
  const spy = rs.spyOn(console, 'error').mockImplementation(() => {});
  render(<Page />);
  expect(document.body.textContent).toBe('');
  expect(String(spy.mock.calls[0])).toContain('is an async Client Component');
  spy.mockRestore();
});
test('events', async () => {
  const user = userEvent.setup();
  const seen: unknown[] = [];
  render(<>
    <select aria-label="list" onScroll={({ currentTarget }) => seen.push(currentTarget.scrollTop)}><option>USD</option><option>EUR</option></select>
    <button onClick={() => navigator.clipboard.writeText('copied')}>Copy</button>
    <p onDrop={({ dataTransfer }) => seen.push(dataTransfer.files[0]?.name)}>zone</p>
    <img alt="cover" onLoad={() => seen.push('load')} />
  </>);
  await user.selectOptions(screen.getByLabelText('list'), 'EUR');
  expect(screen.getByLabelText<HTMLSelectElement>('list').value).toBe('EUR');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Copy');
  await user.click(screen.getByText('Copy'));
  expect(await navigator.clipboard.readText()).toBe('copied');
  fireEvent.drop(screen.getByText('zone'), { dataTransfer: { files: [new File([''], 'a.txt')] } });
  fireEvent.load(screen.getByAltText('cover'));
  fireEvent.scroll(screen.getByLabelText('list'), { target: { scrollTop: 100 } });
  expect(seen).toEqual(['a.txt', 'load', 100]);
});
test('visible', () => {
  render(<>
    <style>{'.here { display: none }'}</style>
    <p className="here">a</p><p className="imported">b</p><p hidden>c</p><p style={{ opacity: 0 }}>d</p>
    <div style={{ display: 'none' }}><button>e</button></div><button aria-hidden>f</button>
  </>);
  for (const [text, visible] of Object.entries({ a: false, b: true, c: false, d: false })) {
    if (visible) (expect(screen.getByText(text)) as any).toBeVisible();
    else (expect(screen.getByText(text)) as any).not.toBeVisible();
  }
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(2);
  screen.getByText('e');
});
test('attribute, debug', () => {
  configure({ testIdAttribute: 'data-cy' });
  render(<ul data-cy="list">{Array.from({ length: 600 }, (_, i) => <li key={i}>item {i}</li>)}</ul>);
  screen.getByTestId('list');
  const log = rs.spyOn(console, 'log').mockImplementation(() => {});
  screen.debug();
  screen.debug(undefined, Infinity);
  const [short, long] = log.mock.calls.map(([text]) => text.length);
  log.mockRestore();
  let message = '';
  try { screen.getByText('none'); } catch (error: any) { message = error.message; }
  console.log('DEBUG', short <= 7010 || short, long > 20_000, message.length > 20_000);
});
`,
      },
      command: `for dom in jsdom happy-dom; do
  npx rstest --testEnvironment $dom
  DEBUG_PRINT_LIMIT=100000 npx rstest --testEnvironment $dom -t debug
done`,
      output: [
        /Tests 7 passed[\s\S]*Tests 1 passed[\s\S]*Tests 7 passed[\s\S]*Tests 1 passed/,
        'DEBUG true true false',
        /DEBUG \d+ true true/,
      ],
    },
  'A component that suspends with use(promise) stays at its fallback, and an async component renders nothing':
    {
      heading: 'common-cases',
      says: '`use(promise)` · `await act(async () => { render(<Page />); })`. After a plain `render`, the fallback stays, even with `findBy…`, and React prints `A component suspended inside an act scope`',
      files: {
        'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
        'a.test.tsx': `import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test } from '@rstest/core';
afterEach(cleanup);
const page = () => {
  const title = Promise.resolve('Atlas');
  const Page = () => <h1>{use(title)}</h1>;
  return <Suspense fallback="wait"><Page /></Suspense>;
};
test('act', async () => {
  await act(async () => { render(page()); });
  screen.getByText('Atlas');
});
test('render alone', async () => {
  render(page());
  await expect(screen.findByText('Atlas')).rejects.toThrow();
  expect(document.body.textContent).toBe('wait');
});
test('async component', () => {
  const Page = async () => <h1>Atlas</h1>;
  render(<Page />);
  expect(document.body.textContent).toBe('');
});
`,
      },
      output: [
        'A component suspended inside an `act` scope, but the `act` call was not awaited',
        'is an async Client Component. Only Server Components can be async',
        'Tests 3 passed',
      ],
    },
  'Unable to find an element when render is called in beforeEach': {
    heading: 'set-up-and-test-a-component',
    says: 'Calling `render` in `beforeEach` works, too.',
    files: {
      ...config,
      'a.test.tsx': `import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
beforeEach(() => void render(<p>Hello</p>));
afterEach(cleanup);
for (const name of ['one', 'two']) test(name, () => expect(screen.getByText('Hello')).toBeTruthy());`,
    },
    command: 'for name in happy-dom jsdom; do npx rstest --testEnvironment $name; done',
    output: [/(?:Tests 2 passed[\s\S]*){2}/],
  },
  'Why is there no click when onPointerDown calls preventDefault?': {
    heading: 'set-up-and-test-a-component',
    says: "If it has no effect where `fireEvent.click` has one, update it: before 14.6, it doesn't click after a `pointerdown` that the code prevents, as react-resizable-panels does.",
    files: {
      ...config,
      'a.test.tsx': `${core}import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
test('a', async () => {
  document.addEventListener('pointerdown', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);
  const click = rs.fn();
  render(<button onClick={click} />);
  await userEvent.click(screen.getByRole('button'));
  expect(click).toHaveBeenCalledTimes(1);
});`,
    },
    command: 'for name in happy-dom jsdom; do npx rstest --testEnvironment $name; done',
    output: [/(?:Tests 1 passed[\s\S]*){2}/],
  },
  'renderHook: does rerender unmount the hook, so that its effects start again?': {
    heading: 'common-cases',
    says: [
      '`rerender` keeps the same component and its state, unless its `key` or place changes: an effect with a list of dependencies starts again only if they changed, one without a list with each rendering (`memo` skips it if no prop changed), after its cleanup.',
      'That of `renderHook(({ id }) => useBook(id), { initialProps: { id: 1 } })` takes the new argument, `rerender({ id: 2 })`: without one, the hook gets `undefined`',
    ],
    files: {
      ...config,
      'a.test.tsx': `import { render, renderHook } from '@testing-library/react';
import { expect, test } from '@rstest/core';
import { memo, useEffect } from 'react';
test('a', () => {
  const seen: unknown[] = [];
  const useOrder = (id?: number) => useEffect(() => { seen.push(id); return () => { seen.push('stop'); }; }, [id]);
  function Order({ id }: { id: number }) { useOrder(id); return null; }
  const hook = renderHook(useOrder, { initialProps: 1 });
  hook.rerender(1);
  hook.rerender(2);
  hook.rerender();
  expect(seen).toEqual([1, 'stop', 2, 'stop', undefined]);
  const named = renderHook(({ id }: { id: number }) => id, { initialProps: { id: 1 } });
  named.rerender({ id: 2 });
  expect(named.result.current).toBe(2);
  seen.length = 0;
  const component = render(<Order id={1} />);
  component.rerender(<Order id={1} />);
  component.rerender(<Order id={2} />);
  expect(seen).toEqual([1, 'stop', 2]);
  seen.length = 0;
  const each = renderHook(() => useEffect(() => { seen.push('start'); return () => { seen.push('stop'); }; }));
  each.rerender();
  expect(seen).toEqual(['start', 'stop', 'start']);
  seen.length = 0;
  const Same = memo(() => { useEffect(() => { seen.push('start'); }); return null; });
  const same = render(<Same />);
  same.rerender(<Same />);
  expect(seen).toEqual(['start']);
});`,
    },
    command: 'npx rstest --testEnvironment=happy-dom && npx rstest --testEnvironment=jsdom',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'How do I test a ref and useImperativeHandle, and see the roles of hidden elements?': {
    heading: 'common-cases',
    says: [
      'or a spy on `HTMLElement.prototype.focus`, whose `mock.contexts[0]` is the element.',
      '`const menu = createRef()`, `render(<Menu ref={menu} />)`, `menu.current.open()`',
    ],
    elsewhere: {
      '/guide/recipes/testing-library': 'with `{ hidden: true }` those of hidden elements, too',
    },
    files: {
      ...config,
      'a.test.tsx': `// @rstest-environment happy-dom
import { toHaveFocus } from '@testing-library/jest-dom/matchers';
import { fireEvent, logRoles, render, screen } from '@testing-library/react';
import { createRef, useImperativeHandle, useRef } from 'react';
import { expect, rs, test } from '@rstest/core';
expect.extend({ toHaveFocus } as never);
const Menu = ({ ref }: { ref: React.Ref<{ open(): string }> }) => {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ open: () => 'opened' }));
  return <p><input ref={field} /><button onClick={() => field.current?.focus()}>go</button><button hidden>secret</button></p>;
};
test('a', () => {
  const menu = createRef<{ open(): string }>();
  const { container } = render(<Menu ref={menu} />);
  expect(menu.current?.open()).toBe('opened');
  const focus = rs.spyOn(HTMLElement.prototype, 'focus');
  fireEvent.click(screen.getByText('go'));
  (expect(screen.getByRole('textbox')) as any).toHaveFocus();
  expect(focus.mock.contexts).toEqual([screen.getByRole('textbox')]);
  const log = rs.spyOn(console, 'log').mockImplementation(() => {});
  logRoles(container);
  logRoles(container, { hidden: true });
  expect(log.mock.calls.map(([text]) => text.includes('hidden'))).toEqual([false, true]);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I check the props of a mocked child, also of several instances?': {
    heading: 'replace-a-child-component',
    says: [
      'To check what the child was given, let it be a mock',
      "`expect(Chart).toHaveBeenCalledWith({ sku: 'B-1' }, undefined)`, with React 18 `{}` in place of `undefined`",
      '`Chart.mock.calls.map(([props]) => props)`',
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom', resolve: process.env.OLD ? { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } } : {} };",
      'Chart.tsx': 'export default ({ sku }: { sku: string }) => <p>{sku}</p>;',
      'Page.tsx':
        'import Chart from \'./Chart\'; export const Page = () => <><Chart sku="B-1" /><Chart sku="B-2" /></>;',
      'a.test.tsx': `${core}import { render } from '@testing-library/react';
import { Page } from './Page';
const Chart = rs.hoisted(() => rs.fn((_props: { sku: string }, _ref?: unknown) => null));
rs.mock('./Chart', () => ({ default: Chart }));
test('a', () => {
  render(<Page />);
  expect(Chart).toHaveBeenCalledWith({ sku: 'B-1' }, process.env.OLD ? {} : undefined);
  expect(Chart.mock.calls.map(([props]) => props)).toEqual([{ sku: 'B-1' }, { sku: 'B-2' }]);
});`,
    },
    command: 'npx rstest; OLD=1 npx rstest',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'How do I test StrictMode, state of a class, useActionState, useOptimistic and useTransition?': {
    heading: 'common-cases',
    says: [
      'Effects run, are cleaned up and run again, as in development',
      '`act(() => ref.current.setState({ count: 8 }))`',
      'assert what is shown meanwhile, then `await act(async () => resolve())`',
      'After that, `useOptimistic` gives the value of the state again',
      'where a text that React escapes has `&lt;`',
    ],
    files: {
      ...config,
      'a.test.tsx': `import { afterEach, expect, rs, test } from '@rstest/core';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, createRef, StrictMode, startTransition, useActionState, useEffect, useOptimistic, useState, useTransition } from 'react';
import { useFormStatus } from 'react-dom';
afterEach(() => { cleanup(); });
const user = userEvent.setup();
const shown = () => screen.getByRole('button').textContent;
test('strict', () => {
  const seen: string[] = [];
  const Page = () => { useEffect(() => { seen.push('run'); return () => { seen.push('clean'); }; }, []); return null; };
  render(<Page />, { wrapper: StrictMode });
  expect(seen.splice(0)).toEqual(['run', 'clean', 'run']);
  cleanup();
  seen.length = 0;
  configure({ reactStrictMode: true });
  render(<Page />);
  configure({ reactStrictMode: false });
  expect(seen).toEqual(['run', 'clean', 'run']);
});
test('head and HTML', () => {
  const { container } = render(<main><title>Atlas</title><meta name="author" content="Ada" /><b>{'<i>x</i>'}</b><p dangerouslySetInnerHTML={{ __html: '<u>y</u>' }} /></main>);
  expect([document.title, document.querySelector('meta')?.content]).toEqual(['Atlas', 'Ada']);
  expect(container.innerHTML).toContain('<b>&lt;i&gt;x&lt;/i&gt;</b><p><u>y</u></p>');
});
test('class', async () => {
  class Count extends Component { state = { count: 0 }; render() { return <button onClick={() => this.setState({ count: this.state.count + 1 })}>{this.state.count}</button>; } }
  const ref = createRef<Count>();
  render(<Count ref={ref} />);
  await user.click(screen.getByRole('button'));
  expect(shown()).toBe('1');
  act(() => ref.current?.setState({ count: 8 }));
  expect(shown()).toBe('8');
});
let resolve = () => {};
const wait = () => new Promise<void>((done) => { resolve = done; });
async function pass(element: React.ReactElement, meanwhile: string, after: string) {
  render(element);
  await user.click(screen.getByRole('button'));
  expect(shown()).toBe(meanwhile);
  await act(async () => resolve());
  expect(shown()).toBe(after);
}
test('useOptimistic', () => {
  function Likes() { const [likes, set] = useState(1); const [now, add] = useOptimistic(likes, (n: number) => n + 1); return <button onClick={() => startTransition(async () => { add(1); await wait(); set(9); })}>{now}</button>; }
  return pass(<Likes />, '2', '9');
});
test('useOptimistic alone', () => {
  function Likes() { const [now, add] = useOptimistic(1, (n: number) => n + 1); return <button onClick={() => startTransition(async () => { add(1); await wait(); })}>{now}</button>; }
  return pass(<Likes />, '2', '1');
});
test('useTransition', () => {
  function Tab() { const [pending, start] = useTransition(); const [tab, set] = useState('old'); return <button onClick={() => start(async () => { await wait(); set('new'); })}>{pending ? 'pending' : tab}</button>; }
  return pass(<Tab />, 'pending', 'new');
});
test('useActionState, useFormStatus', () => {
  const Send = ({ done }: { done: string }) => { const { pending } = useFormStatus(); return <button>{pending ? 'Saving' : done}</button>; };
  function Form() { const [done, run] = useActionState(async () => { await wait(); return 'Saved'; }, 'Save'); return <form action={run}><Send done={done} /></form>; }
  return pass(<Form />, 'Saving', 'Saved');
});`,
    },
    command: 'npx rstest --testEnvironment=happy-dom && npx rstest --testEnvironment=jsdom',
    output: [/Tests 7 passed[\s\S]*Tests 7 passed/],
  },
} satisfies Answers;
