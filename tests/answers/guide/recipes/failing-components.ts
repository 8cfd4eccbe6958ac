import { type Answers, core, inEnvironments } from '../../../support/answers.ts';

/** The same tests of React in both simulated browsers; they render in the page and clean up after themselves. */
const inBoth = (body: string) => ({
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
  ...inEnvironments(
    ['happy-dom', 'jsdom'],
    'tsx',
    () => `import { afterEach, expect, rs, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
afterEach(() => cleanup());
const html = (text: string) => { document.body.innerHTML = text; };
const text = () => document.body.textContent;
const button = () => screen.getByRole('button');
${body}`,
  ),
});
const empty = 'the-page-is-empty';
const query = 'a-query-finds-nothing';
const event = 'an-event-has-no-effect';
const together = 'it-fails-only-with-other-tests';

export default {
  'Why does nothing find what a portal shows in an element of its own, and have effects run after render?':
    {
      heading: empty,
      says: [
        "the portal goes into an element that nothing appends, such as `document.createElement('div')` · append it in an effect, `document.body.append(box)`, and remove it in its cleanup",
        '`await act(async () => root.render(…))`: both have run the effects as well.',
      ],
      files: inBoth(`import { createRoot } from 'react-dom/client';
function Drop({ append }: { append: boolean }) {
  const [box] = useState(() => document.createElement('div'));
  useEffect(() => { if (append) document.body.append(box); return () => box.remove(); }, [box, append]);
  return createPortal(<p>Atlas</p>, box);
}
test.each([true, false])('portal, appended: %s', (append) => {
  const { container, unmount } = render(<Drop append={append} />);
  expect(container.innerHTML).toBe('');
  expect(screen.queryAllByText('Atlas')).toHaveLength(append ? 1 : 0);
  unmount();
  expect(screen.queryByText('Atlas')).toBeNull();
});
test('effects', async () => {
  let ran = 0;
  const Count = () => { const [n, set] = useState(0); useEffect(() => { ran++; set(5); }, []); return <b>{n}</b>; };
  expect([render(<Count />).container.textContent, ran]).toEqual(['5', 1]);
  const box = document.createElement('div');
  createRoot(box).render(<Count />);
  expect([box.textContent, ran]).toEqual(['', 1]);
  const other = document.createElement('div');
  await act(async () => createRoot(other).render(<Count />));
  expect(other.textContent).toBe('5');
});`),
      output: [/Tests 6 passed/],
    },
  'Which roles have a paragraph and the document?': {
    heading: query,
    says: [
      '`<p>` is `paragraph`, without a name from its text, but has no role with versions 8 and 9 of `@testing-library/dom` (run by hand).',
      '`document` is `<html>`, and `screen` looks inside `<body>`',
    ],
    files: inBoth(`test('a', () => {
  html('<p>Atlas</p>');
  expect(screen.getByRole('paragraph').textContent).toBe('Atlas');
  expect(screen.queryByRole('paragraph', { name: 'Atlas' })).toBeNull();
  expect(screen.queryByRole('document', { hidden: true })).toBeNull();
  expect(within(document as never).getByRole('document')).toBe(document.documentElement);
  html('<div role="document">Atlas</div>');
  expect(screen.getByRole('document').tagName).toBe('DIV');
});`),
    output: ['Tests 2 passed'],
  },
  'Why is a search element not found by its role?': {
    heading: query,
    says: '`<search>` has none until you write `role="search"`',
    files: inBoth(`test('a', () => {
  html('<search><input></search>');
  expect(screen.queryByRole('search')).toBeNull();
  html('<search role="search"><input></search>');
  expect(screen.getByRole('search').tagName).toBe('SEARCH');
});`),
    output: ['Tests 2 passed'],
  },
  'Why does an event on the data-testid of a library not call onChange?': {
    heading: event,
    says: "events there don't reach the field (a click inside of a `<label>` does), and `fireEvent.change` with a `value` fails with `The given element does not have a value setter` · `getByRole('checkbox')` or `getByLabelText('Gift')`.",
    files:
      inBoth(`const Box = ({ onChange, ...rest }: any) => <span {...rest}><input type="checkbox" aria-label="Gift" onChange={onChange} /></span>;
test('a', async () => {
  const onChange = rs.fn();
  render(<Box data-testid="gift" onChange={onChange} />);
  const around = screen.getByTestId('gift');
  fireEvent.click(around);
  await userEvent.click(around);
  expect(() => fireEvent.change(around, { target: { value: 'a' } })).toThrow('The given element does not have a value setter');
  fireEvent.change(around, { target: { checked: true } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByLabelText('Gift'));
  expect(onChange).toHaveBeenCalledTimes(2);
  render(<label><Box data-testid="inside" onChange={onChange} />Gift</label>);
  fireEvent.click(screen.getByTestId('inside'));
  await userEvent.click(screen.getByTestId('inside'));
  expect(onChange).toHaveBeenCalledTimes(4);
});`),
    output: ['Tests 2 passed'],
  },
  'Why is the answer of the first test there again, and no second request?': {
    heading: together,
    says: [
      'the answer of the first test, often without a second request · SWR, TanStack Query and other clients keep answers in memory · a new client, or cache, for each test:',
      'All of this was run with React, in happy-dom and jsdom, which agree.',
    ],
    files:
      inBoth(`import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
const make = (staleTime: number) => new QueryClient({ defaultOptions: { queries: { staleTime } } });
const load = rs.fn();
const Title = () => <p>{useQuery({ queryKey: ['book'], queryFn: load }).data as string}</p>;
const show = (client: QueryClient) => render(<QueryClientProvider client={client}><Title /></QueryClientProvider>);
const shared = [make(60_000), make(0)];
test.each(['Atlas', 'Emma'])('shared: %s', async (title) => {
  for (const [again, client] of shared.entries()) {
    load.mockReset().mockResolvedValue(title);
    const { unmount } = show(client);
    await screen.findByText('Atlas');
    expect(load).toHaveBeenCalledTimes(title === 'Atlas' || again ? 1 : 0);
    unmount();
  }
});
test('new', async () => {
  show(make(60_000));
  await screen.findByText('Emma');
});`),
    output: ['Tests 6 passed'],
  },
  'Why does a hook still get what the mock returned in an earlier test?': {
    heading: together,
    says: "its file calls the mock once, when it's loaded: `const role = getRole()` outside of the hook · call it inside of the hook",
    files: {
      'role.ts': "export const getRole = () => 'real';",
      'useRole.ts': `import { getRole } from './role';
const role = getRole();
export const useEarly = () => role;
export const useLate = () => getRole();`,
      ...inBoth(`import { renderHook } from '@testing-library/react';
import { getRole } from './role';
import { useEarly, useLate } from './useRole';
rs.mock('./role', () => ({ getRole: rs.fn(() => 'guest') }));
test.each(['admin', 'clerk'])('%s', (role) => {
  rs.mocked(getRole).mockReturnValue(role);
  expect(renderHook(useEarly).result.current).toBe('guest');
  expect(renderHook(useLate).result.current).toBe(role);
});`),
    },
    output: ['Tests 4 passed'],
  },
  "fireEvent.change on a select: the handler gets '' or the old value": {
    heading: event,
    says: "gets `''` or the old value of a `<select>` by `fireEvent.change` · no option has that value, or `target` is missing",
    files: inBoth(`test.each([true, false])('controlled: %s', (controlled) => {
  const seen: string[] = [];
  function List() {
    const [value, setValue] = useState('a');
    return <select {...(controlled ? { value } : {})} onChange={(event) => { seen.push(event.target.value); setValue(event.target.value); }}><option value="a">A</option><option value="b">B</option></select>;
  }
  render(<List />);
  const list = screen.getByRole('combobox');
  fireEvent.change(list, { value: 'b' } as never);
  fireEvent.change(list, { target: { value: 'b' } });
  fireEvent.change(list, { target: { value: 'B' } });
  expect(seen).toEqual(['a', 'b', '']);
});`),
    output: ['Tests 4 passed'],
  },
  'Why is the page empty in the second test?': {
    heading: empty,
    says: 'it was rendered at the top of the file, and the first `cleanup` removed it',
    files: inBoth(`render(<p>Atlas</p>);
test('first', () => { screen.getByText('Atlas'); });
test('second', () => { expect(text()).toBe(''); });`),
    output: ['Tests 4 passed'],
  },
  'Why is a component or its container empty?': {
    heading: empty,
    says: [
      'the component returns `null` until its data is there, or is loaded by `lazy`',
      'a portal puts dialogs, menus and tooltips into `document.body`',
      'only a replaced child is missing · the mock returns nothing',
    ],
    files: inBoth(`test('child', () => {
  const Child: any = rs.fn();
  render(<p>before <Child />after</p>);
  expect(text()).toBe('before after');
});
test('a', async () => {
  const Title = lazy(async () => ({ default: () => <p>Atlas</p> }));
  render(<Suspense fallback={null}><Title /></Suspense>);
  expect(text()).toBe('');
  await screen.findByText('Atlas');
});
test('b', () => {
  const { container } = render(<div>{createPortal(<p>Emma</p>, document.body)}</div>);
  expect(within(container).queryByText('Emma')).toBeNull();
  screen.getByText('Emma');
});`),
    output: ['Tests 6 passed'],
  },
  'getByRole finds no roles, or not this name': {
    heading: query,
    says: [
      '`getByRole` prints all accessible roles with their names.',
      'it, or something around it, has `aria-hidden` or is hidden.',
      'all of the name counts, and so do capital letters',
      "A `*` with `aria-hidden` isn't in the name, but in the text that `getByLabelText` compares",
      'it takes no name from its text, such as `combobox` on a `<div>` or a role that you made up, `aria-labelledby` names the element itself, or one whose text is inside another element that is hidden',
      "it is empty until its data is there, or all of its text has `aria-hidden` or is hidden · `await screen.findByRole('option', { name: 'Atlas' })`",
    ],
    files: inBoth(`test('a', async () => {
  html('<a href="/x">Home</a><p aria-hidden="true"><button>Hidden</button></p>');
  expect(button).toThrow(/accessible roles:\\s+link:\\s+Name "Home":(?![\\s\\S]*button:)/);
  html('<div aria-hidden="true"><button>Save</button></div>');
  try { button(); } catch (error) { console.log((error as Error).message); }
  screen.getByRole('button', { name: 'Save', hidden: true });
  html('<button>Save all</button>');
  for (const name of ['Save', 'save all']) expect(screen.queryByRole('button', { name })).toBeNull();
  screen.getByRole('button', { name: /save/i });
  html('<div role="combobox">A</div><div role="combobox" id="b" aria-labelledby="b">B</div>');
  expect(() => screen.getByRole('combobox', { name: 'B' })).toThrow('Name "":');
  html('<div role="buy-button">Buy</div>');
  screen.getByRole('buy-button');
  expect(() => screen.getByRole('buy-button', { name: 'Buy' })).toThrow(/buy-button:\\s+Name "":/);
  html('<div role="combobox" id="b" aria-labelledby="l">B</div><span id="l">Size</span>');
  screen.getByRole('combobox', { name: 'Size' });
  html('<button aria-labelledby="t"></button><p id="t" aria-hidden="true"><b hidden>Size</b></p>');
  expect(() => screen.getByRole('button', { name: 'Size' })).toThrow('Name "":');
  html('<button aria-labelledby="t"></button><p id="t" hidden><b>Size</b></p>');
  screen.getByRole('button', { name: 'Size' });
  html('<label for="f">Name<i aria-hidden="true">*</i></label><input id="f">');
  screen.getByRole('textbox', { name: 'Name' });
  expect(screen.queryByLabelText('Name')).toBeNull();
  for (const label of ['Name*', /^Name/]) screen.getByLabelText(label);
  for (const inner of ['', '<i aria-hidden="true">Atlas</i>', '<i hidden>Atlas</i>']) {
    html('<div role="option">' + inner + '</div>');
    expect(() => screen.getByRole('option', { name: 'Atlas' })).toThrow('Name "":');
  }
  setTimeout(() => html('<div role="option">Atlas</div>'), 20);
  await screen.findByRole('option', { name: 'Atlas' });
});`),
    output: ['There are no accessible roles', 'Tests 2 passed'],
  },
  'Why does getByRole with hidden: true not find a hidden button by its name?': {
    heading: query,
    says: 'or pass `hidden: true`, without `name` if the element itself is hidden',
    files: inBoth(`test('a', () => {
  html('<button hidden>Save</button>');
  expect(screen.queryByRole('button', { name: 'Save', hidden: true })).toBeNull();
  screen.getByRole('button', { hidden: true });
  html('<p hidden><button>Save</button></p>');
  screen.getByRole('button', { name: 'Save', hidden: true });
});`),
    output: ['Tests 2 passed'],
  },
  'Which role has a select, a number field, a picture? And where is the text of an attribute?': {
    heading: query,
    says: [
      'a `<select>` is `combobox`, with `multiple` or `size` `listbox`; `type="number"` is `spinbutton`, `range` `slider`, `search` `searchbox`; `<img alt="">` is `presentation`',
      '`getByDisplayValue` for a value, `getByPlaceholderText`, `getByAltText`, `getByTitle`; `getByLabelText` for `aria-label`',
    ],
    files: inBoth(`test('a', () => {
  const role = { '<select></select>': 'combobox', '<select multiple></select>': 'listbox', '<select size="3"></select>': 'listbox',
    '<input type="number">': 'spinbutton', '<input type="range">': 'slider', '<input type="search">': 'searchbox', '<img alt="">': 'presentation' };
  for (const [markup, name] of Object.entries(role)) { html(markup); screen.getByRole(name); }
  html('<input value="Ada" placeholder="Name" title="Who"><img alt="Atlas"><button aria-label="Close">x</button>');
  for (const one of ['Ada', 'Name', 'Who', 'Atlas', 'Close']) expect(screen.queryByText(one)).toBeNull();
  screen.getByDisplayValue('Ada'); screen.getByPlaceholderText('Name'); screen.getByTitle('Who'); screen.getByAltText('Atlas'); screen.getByLabelText('Close');
});`),
    output: ['Tests 2 passed'],
  },
  'Why is my handler not called?': {
    heading: event,
    says: [
      'the field already has that value, or the button is checked, and React leaves such an event out',
      'the component listens to `pointerdown`, `mousedown` or `focus`, as menus and tooltips of libraries do',
      'the element was replaced, for example because its `key` changed: `isConnected` is `false`',
      'the spy came after `render`, and the component has the original',
      'nothing has the focus',
    ],
    files: inBoth(`test('value', () => {
  const seen = rs.fn();
  const Field = () => { const [value, set] = useState('a'); return <input aria-label="f" value={value} onChange={(e) => { seen(); set(e.target.value); }} />; };
  render(<Field />);
  fireEvent.change(screen.getByLabelText('f'), { target: { value: 'a' } });
  expect(seen).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('f'), { target: { value: 'b' } });
  expect(seen).toHaveBeenCalledTimes(1);
});
test('mousedown', async () => {
  const seen = rs.fn();
  render(<button onFocus={() => seen('focus')} onMouseDown={() => seen('mouse')} onPointerDown={() => seen('pointer')}>Go</button>);
  fireEvent.click(button());
  expect(seen).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(seen.mock.calls.flat()).toEqual(['pointer', 'mouse', 'focus']);
});
test('replaced', async () => {
  const Count = () => { const [n, set] = useState(0); return <button key={n} onClick={() => set(n + 1)}>{n}</button>; };
  render(<Count />);
  const old = button();
  await userEvent.click(old);
  await userEvent.click(old);
  expect([old.isConnected, button().textContent]).toEqual([false, '1']);
});
test('spy', async () => {
  const api = { go() {} };
  render(<button onClick={api.go}>Go</button>);
  const spy = rs.spyOn(api, 'go');
  await userEvent.click(button());
  expect(spy).not.toHaveBeenCalled();
});
test('focus', async () => {
  const seen = rs.fn();
  render(<input aria-label="f" onKeyDown={seen} />);
  await userEvent.keyboard('{Enter}');
  expect(seen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('f'));
  await userEvent.keyboard('{Enter}');
  expect(seen).toHaveBeenCalledTimes(1);
});`),
    output: ['Tests 10 passed'],
  },
  'Why does uploading the same file twice fire no event?': {
    heading: event,
    says: [
      'the field has that file already',
      "`input.value = ''`, which your code should do as well",
    ],
    files: inBoth(`test('a', async () => {
  const seen = rs.fn();
  render(<input type="file" aria-label="f" accept="image/png, .pdf" onChange={() => seen()} />);
  const input = screen.getByLabelText('f') as HTMLInputElement;
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(seen).toHaveBeenCalledTimes(1);
  input.value = '';
  await userEvent.upload(input, file);
  expect(seen).toHaveBeenCalledTimes(2);
});`),
    output: ['Tests 2 passed'],
  },
  'The handler runs, and the page does not change': {
    heading: event,
    says: [
      'it reads state that it has just set, `setText(value); setOpen(text.length > 1)`, which is still the old one, in the app too',
      'it changes an object and sets the same one again',
      'the change came from elsewhere: `element.click()`, an event on `window`, a store, a signal',
      'the field has a `value`, and nothing sets it',
      'components render twice and effects start twice, but a click is handled once',
    ],
    files: inBoth(`test('stale', () => {
  const Panel = () => { const [t, set] = useState(''); const [open, setOpen] = useState(false); return <><input aria-label="f" value={t} onChange={(e) => { set(e.target.value); setOpen(t.length > 1); }} />{open && 'open'}</>; };
  render(<Panel />);
  const type = (value: string) => fireEvent.change(screen.getByLabelText('f'), { target: { value } });
  type('abc');
  expect(text()).toBe('');
  type('abcd');
  expect(text()).toBe('open');
});
test('same object', async () => {
  const Cart = () => { const [cart, set] = useState({ n: 0 }); return <button onClick={() => { cart.n++; set(cart); }}>{cart.n}</button>; };
  render(<Cart />);
  await userEvent.click(button());
  expect(text()).toBe('0');
});
test('elsewhere, and not awaited', async () => {
  const Count = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };
  render(<Count />);
  button().click();
  expect(text()).toBe('0');
  await screen.findByText('1');
  act(() => button().click());
  expect(text()).toBe('2');
  const done = userEvent.click(button());
  expect(text()).toBe('2');
  await done;
  expect(text()).toBe('3');
});
test('window', async () => {
  const Width = () => { const [w, set] = useState(0); useEffect(() => { const f = () => set(5); addEventListener('resize', f); return () => removeEventListener('resize', f); }, []); return w; };
  render(<Width />);
  dispatchEvent(new Event('resize'));
  expect(text()).toBe('0');
  await screen.findByText('5');
});
test('controlled', async () => {
  const seen = rs.fn();
  render(<input aria-label="f" value="a" onChange={(e) => seen(e.target.value)} />);
  await userEvent.type(screen.getByLabelText('f'), 'bc');
  expect(seen.mock.calls.flat()).toEqual(['ab', 'ac']);
  expect(screen.getByLabelText('f')).toHaveProperty('value', 'a');
});
test('strict', async () => {
  const [drawn, started, clicked] = [rs.fn(), rs.fn(), rs.fn()];
  const Strict = () => { drawn(); useEffect(() => { started(); }, []); return <button onClick={clicked}>a</button>; };
  render(<StrictMode><Strict /></StrictMode>);
  await userEvent.click(button());
  expect([drawn, started, clicked].map((one) => one.mock.calls.length)).toEqual([2, 2, 1]);
});`),
    output: ['Tests 12 passed'],
  },
  'Why does the handler of a button get an empty text after user.type?': {
    heading: event,
    says: "gets `''` instead of what `user.type` typed · the typing wasn't awaited, and the click came first · `await user.type(…)`, then `await user.click(…)`",
    files: inBoth(`test.each([false, true])('awaited: %s', async (awaited) => {
  const seen = rs.fn();
  const Search = () => { const [value, set] = useState(''); return <><input value={value} onChange={(event) => set(event.target.value)} /><button onClick={() => seen(value)}>Find</button></>; };
  render(<Search />);
  const user = userEvent.setup();
  const typing = user.type(screen.getByRole('textbox'), 'Atlas');
  if (awaited) await typing;
  await user.click(button());
  expect(seen.mock.calls).toEqual([[awaited ? 'Atlas' : '']]);
  await typing;
});`),
    output: ['Tests 4 passed'],
  },
  'Why does nothing happen after an event, and why does a handler run twice or late?': {
    heading: event,
    says: [
      "isn't called yet, and the page stays · the event wasn't awaited",
      'is called twice · a click on a label clicks its field, too',
      'A debounced handler runs later: move the clock.',
    ],
    files: inBoth(`test('a', async () => {
  const seen = rs.fn();
  const Count = () => { const [n, set] = useState(0); return <button onClick={() => { seen(); set(n + 1); }}>{n}</button>; };
  render(<Count />);
  const click = userEvent.setup().click(button());
  expect([seen.mock.calls.length, text()]).toEqual([0, '0']);
  await click;
  expect([seen.mock.calls.length, text()]).toEqual([1, '1']);
});
test('b', async () => {
  const seen = rs.fn();
  render(<div onClick={() => seen()}><label>Gift<input type="checkbox" /></label></div>);
  await userEvent.click(screen.getByText('Gift'));
  expect(seen).toHaveBeenCalledTimes(2);
});
test('c', () => {
  using _clock = rs.useFakeTimers();
  const seen = rs.fn();
  render(<button onClick={() => setTimeout(seen, 300)}>Find</button>);
  fireEvent.click(button());
  expect(seen).not.toHaveBeenCalled();
  rs.advanceTimersByTime(300);
  expect(seen).toHaveBeenCalledTimes(1);
});`),
    output: ['Tests 6 passed'],
  },
  'Why is the content of a custom element missing?': {
    heading: query,
    says: "a custom element without content · its shadow root isn't searched",
    files: inBoth(`test('a', () => {
  html('<x-price></x-price>');
  const host = document.querySelector('x-price')!;
  host.attachShadow({ mode: 'open' }).innerHTML = '<p>12</p>';
  expect(screen.queryByText('12')).toBeNull();
  within(host.shadowRoot as unknown as HTMLElement).getByText('12');
});`),
    output: ['Tests 2 passed'],
  },
  'What does one test leave for the next?': {
    heading: together,
    says: [
      '`mockReturnValueOnce` stays until it is used, and `mockClear` keeps it',
      'a dialog left `aria-hidden` or a style on `<body>`, which `cleanup` keeps',
    ],
    files: inBoth(`const load = rs.fn(() => 'base');
test('leaves', () => {
  load.mockReturnValueOnce('left');
  document.body.setAttribute('aria-hidden', 'true');
});
test('finds', () => {
  load.mockClear();
  expect(load()).toBe('left');
  load.mockReturnValueOnce('left').mockReset();
  expect(load()).toBe('base');
  expect(document.body.getAttribute('aria-hidden')).toBe('true');
});`),
    output: ['Tests 4 passed'],
  },
  'Signals in React: which components follow them?': {
    heading: 'an-event-has-no-effect',
    libraries: true,
    says: 'A component that reads the `value` of a signal of `@preact/signals-react` follows it only if it calls `useSignals()` or is compiled with their Babel plugin; `<p>{count}</p>`, with the signal itself, needs neither.',
    files: inBoth(`import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
const count = signal(0);
const Silent = () => <i>{count.value}</i>;
const Live = () => { useSignals(); return <b>{count.value}</b>; };
const Itself = () => <p>{count}</p>;
test('follows', async () => {
  const { container } = render(<><Silent /><Live /><Itself /></>);
  await act(async () => { count.value = 1; });
  expect(container.innerHTML).toBe('<i>0</i><b>1</b><p>1</p>');
});`),
    output: ['Tests 2 passed'],
  },
  'Why is the element empty after createRoot, and does a click work outside the document?': {
    heading: 'the-page-is-empty',
    says: [
      "an empty element, after `createRoot(element).render(…)` in the test · React renders later · `render` of Testing Library, or `await act(async () => root.render(…))`: both have run the effects as well. A click then calls `onClick` even if the element isn't in the document, but submits no form there, and `screen` doesn't search it",
    ],
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `${core}import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
test('a', async () => {
  const onClick = rs.fn((event) => event.preventDefault());
  const link = createElement('a', { href: '/x', onClick }, 'Go');
  const early = document.createElement('div');
  createRoot(early).render(link);
  expect(early.innerHTML).toBe('');
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () => root.render(link));
  fireEvent.click(element.querySelector('a')!);
  await userEvent.click(element.querySelector('a')!);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Go')).toBeNull();
  const onSubmit = rs.fn((event) => event.preventDefault());
  await act(async () => root.render(createElement('form', { onSubmit }, createElement('button', null, 'Buy'))));
  await userEvent.click(element.querySelector('button')!);
  expect(onSubmit).not.toHaveBeenCalled();
  document.body.append(element);
  await userEvent.click(element.querySelector('button')!);
  expect(onSubmit).toHaveBeenCalledOnce();
});`,
    ),
    output: ['Tests 2 passed'],
  },
  'Why is currentTarget of an event null in my mock, and is an earlier handler called?': {
    heading: event,
    says: [
      "`event.currentTarget` is `null` · React sets it only while the handler runs, so it's gone after `await` and in `onChange.mock.calls` · read it before the `await`; `event.target` stays, but may be an element inside, such as an icon",
      '`Found multiple elements`; or a click on what `document.querySelector` finds calls the handler of the last test · its components are still there',
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { expect, rs, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
const last = rs.fn();
test('currentTarget', async () => {
  const onChange = rs.fn();
  const seen: unknown[] = [];
  const handle = async (event: React.ChangeEvent<HTMLInputElement>) => {
    onChange(event);
    const field = event.currentTarget;
    await null;
    seen.push(field.value, event.currentTarget, event.target === field);
  };
  render(<input onChange={handle} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a' } });
  await userEvent.type(screen.getByRole('textbox'), 'b');
  expect(seen).toEqual(['a', null, true, 'ab', null, true]);
  expect(onChange.mock.calls.map(([event]) => event.currentTarget)).toEqual([null, null]);
  expect(onChange.mock.calls[1][0].target.value).toBe('ab');
  const onClick = rs.fn();
  render(<button onClick={onClick}><i>+</i></button>);
  await userEvent.click(screen.getByText('+'));
  expect([onClick.mock.calls[0][0].target.tagName, onClick.mock.calls[0][0].currentTarget]).toEqual(['I', null]);
  cleanup();
});
test('one', () => { render(<button onClick={last}>Go</button>); });
test('two', () => {
  const own = rs.fn();
  render(<button onClick={own}>Go</button>);
  expect(() => screen.getByRole('button')).toThrow('Found multiple elements');
  fireEvent.click(document.querySelector('button')!);
  expect([last.mock.calls.length, own.mock.calls.length]).toEqual([1, 0]);
  cleanup();
  render(<button onClick={own}>Go</button>);
  fireEvent.click(document.querySelector('button')!);
  expect([last.mock.calls.length, own.mock.calls.length]).toEqual([1, 1]);
});`,
      ),
    },
    output: [/Tests 6 passed/],
  },
  'Where does a component of MUI put data-testid?': {
    heading: 'an-event-has-no-effect',
    libraries: true,
    says: "A `Checkbox` of MUI hands `slotProps={{ input: { 'data-testid': 'gift' } }}` to its field, a `TextField` what is in `htmlInput`",
    files: {
      'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()] };`,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { expect, rs, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
test('a', () => {
  const onChange = rs.fn();
  const { unmount } = render(<Checkbox data-testid="gift" onChange={onChange} />);
  expect(screen.getByTestId('gift').tagName).toBe('SPAN');
  fireEvent.click(screen.getByTestId('gift'));
  expect(onChange).not.toHaveBeenCalled();
  unmount();
  render(
    <>
      <Checkbox onChange={onChange} slotProps={{ input: { 'data-testid': 'gift' } as object }} />
      <TextField onChange={onChange} slotProps={{ htmlInput: { 'data-testid': 'name' } }} />
    </>,
  );
  expect(screen.getByTestId('gift').tagName).toBe('INPUT');
  fireEvent.click(screen.getByTestId('gift'));
  expect(onChange).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByTestId('name'), { target: { value: 'Emma' } });
  expect(onChange).toHaveBeenCalledTimes(2);
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'Does findByRole print the roles?': {
    heading: query,
    says: '`findByRole` prints the page alone: if the element is in it, a longer timeout changes nothing, so ask with `getByRole` to see the roles.',
    files: inBoth(`test('a', async () => {
  html('<span id="label">Kind</span><div role="combobox" aria-labelledby="label">Atlas</div>');
  const error = await screen.findByRole('combobox', { name: 'Atlas' }, { timeout: 100 }).catch(String);
  expect(error).toContain('Unable to find role="combobox" and name "Atlas"');
  expect(error).toContain('aria-labelledby');
  expect(error).not.toContain('Name "Kind"');
  expect(() => screen.getByRole('combobox', { name: 'Atlas' })).toThrow('Name "Kind"');
});`),
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
