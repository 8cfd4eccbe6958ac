import { type Answers, inEnvironments, runInBoth } from '../../../support/answers.ts';

const setup = {
  'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
  'setup.ts': `import { afterEach, expect } from '@rstest/core';
import * as matchers from '@testing-library/jest-dom/matchers';
expect.extend(matchers);
afterEach(() => document.body.replaceChildren());`,
};

/** The same test file in both simulated browsers. */
const inBoth = (body: string) => ({
  ...setup,
  ...inEnvironments(
    ['happy-dom', 'jsdom'],
    'ts',
    () => `import { fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, rs, test } from '@rstest/core';
const html = (text: string) => { document.body.innerHTML = text; };
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const reason = (run: () => unknown) => Promise.resolve().then(run).then(() => 'none', (error) => error.message.split('\\n')[0]);
const ok = (element: unknown) => expect(element) as any;
${body}`,
  ),
});

const act = 'act-as-a-user-does';

export default {
  'How do user-event and fireEvent differ, was preventDefault called, and what does a download save?':
    {
      heading: 'user-event-or-fireevent',
      says: [
        'it fires pointer and mouse events from `pointerover` to `mouseup`, moves the focus, and ends with `click`. `fireEvent.click(button)` fires `click` alone, at once, and leaves the focus where it is. `user.type` fires `keydown`, `input` and `keyup` for each letter, `fireEvent.change` sets the value and fires one `change`.',
        'Code that asks for `event.isTrusted` gets `false` from both, in happy-dom `undefined`. To check that a handler called `preventDefault()`, look at what `fireEvent` returns: `expect(fireEvent.click(link)).toBe(false)`.',
        "`const click = rs.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()`: `click.mock.contexts[0]` is the link, with `href` and `download`. What is in the file: `const create = rs.spyOn(URL, 'createObjectURL')`, then `await create.mock.calls[0][0].text()`. Without the first spy, nothing is saved: happy-dom changes `location`, jsdom prints `Not implemented: navigation`",
      ],
      files: inBoth(`const happy = 'happyDOM' in window;
test('events', async () => {
  html('<button>Buy</button><input aria-label="Name">');
  const seen: string[] = [];
  const trusted: unknown[] = [];
  const button = screen.getByRole('button');
  for (const name of ['pointerover', 'mousedown', 'focus', 'mouseup', 'click']) button.addEventListener(name, (event) => { seen.push(name); if (name === 'click') trusted.push(event.isTrusted); });
  fireEvent.click(button);
  expect(seen.splice(0)).toEqual(['click']);
  ok(button).not.toHaveFocus();
  await userEvent.click(button);
  expect(seen).toEqual(['pointerover', 'mousedown', 'focus', 'mouseup', 'click']);
  ok(button).toHaveFocus();
  expect(trusted).toEqual(happy ? [undefined, undefined] : [false, false]);
  const keys: string[] = [];
  for (const name of ['keydown', 'input', 'keyup', 'change']) field('Name').addEventListener(name, () => keys.push(name));
  fireEvent.change(field('Name'), { target: { value: 'Em' } });
  expect([field('Name').value, ...keys.splice(0)]).toEqual(['Em', 'change']);
  await userEvent.type(field('Name'), 'm');
  expect([field('Name').value, ...keys]).toEqual(['Emm', 'keydown', 'input', 'keyup']);
});
test('prevented', () => {
  html('<a href="/a">a</a><button type="button">b</button>');
  screen.getByText('a').addEventListener('click', (event) => event.preventDefault());
  expect(fireEvent.click(screen.getByText('a'))).toBe(false);
  expect(fireEvent.click(screen.getByText('b'))).toBe(true);
});
test('download', async () => {
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['sku,cents'], { type: 'text/csv' }));
    link.download = 'books.csv';
    link.click();
    return link;
  };
  const click = rs.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const create = rs.spyOn(URL, 'createObjectURL');
  const link = save();
  expect(click.mock.contexts[0]).toBe(link);
  expect([link.download, link.href.slice(0, 5)]).toEqual(['books.csv', 'blob:']);
  expect(await (create.mock.calls[0]?.[0] as Blob).text()).toBe('sku,cents');
  expect(location.href).toBe('http://localhost:3000/');
  click.mockRestore();
  const real = save();
  expect(location.href).toBe(happy ? real.href : 'http://localhost:3000/');
});`),
      output: ['Tests 6 passed', 'Not implemented: navigation'],
    },
  'How do I type braces?': {
    heading: act,
    says: '`{` and `[` are written twice',
    test: "/** @rstest-environment jsdom */\nimport userEvent from '@testing-library/user-event';\nimport { expect, rs, test } from '@rstest/core';\ntest('a', async () => {\n  document.body.innerHTML = '<form><input></form>';\n  let sent = 0;\n  document.querySelector('form')?.addEventListener('submit', (event) => { event.preventDefault(); sent += 1; });\n  const input = document.querySelector('input') as HTMLInputElement;\n  await userEvent.type(input, '{{a} [[b] é👍{Enter}');\n  expect(input.value).toBe('{a} [b] é👍');\n  expect(sent).toBe(1);\n});\n",
    output: ['Tests 1 passed'],
  },
  'Why is user.type slow, and how do I fill in a long text, a date or a slider?': {
    heading: act,
    says: [
      "`user.type(field, 'Atlas')` clicks the field and appends.",
      '`user.type` fires the events of each key, which takes longer; less with `userEvent.setup({ delay: null })`',
      "`fireEvent.change(slider, { target: { value: '8' } })`; arrow keys don't move it",
    ],
    files: inBoth(`test('a', async () => {
  html('<input aria-label="text" value="a"><input aria-label="date" type="date"><input aria-label="time" type="time"><input aria-label="slider" type="range" min="0" max="10" value="5"><input aria-label="color" type="color">');
  const user = userEvent.setup({ delay: null });
  let keys = 0;
  field('text').addEventListener('keydown', () => { keys += 1; });
  await user.type(field('text'), 'bc');
  expect([field('text').value, keys]).toEqual(['abc', 2]);
  await user.clear(field('text'));
  await user.click(field('text'));
  await user.paste('long text');
  expect([field('text').value, keys]).toEqual(['long text', 2]);
  await user.type(field('date'), '2026-12-31');
  await user.type(field('time'), '13:45');
  expect([field('date').value, field('time').value]).toEqual(['2026-12-31', '13:45']);
  field('slider').focus();
  await user.keyboard('{ArrowRight}');
  expect(field('slider').value).toBe('5');
  fireEvent.change(field('slider'), { target: { value: '8' } });
  fireEvent.change(field('color'), { target: { value: '#ff0000' } });
  expect([field('slider').value, field('color').value]).toEqual(['8', '#ff0000']);
});`),
    output: ['Tests 2 passed'],
  },
  'Does selectOptions take the value or the text, and how do I choose from a datalist?': {
    heading: act,
    says: [
      "where `'EUR'` is the value or the text of an option, or an element; an array for several,",
      'In happy-dom, `list.selectedOptions` keeps its first answer: read `option.selected`, or use `toHaveValue`',
      'because `selectOptions` finds no option there',
    ],
    files: inBoth(`test('a', async () => {
  html('<select aria-label="one"><option value="e">Euro</option><option value="d">Dollar</option></select><select multiple aria-label="all"><option>1</option><option>2</option></select><input aria-label="list" list="l"><datalist id="l"><option value="Atlas"></datalist>');
  const values: string[] = [];
  field('one').addEventListener('change', () => values.push(field('one').value));
  for (const option of ['d', 'Euro', screen.getByText('Dollar')]) await userEvent.selectOptions(field('one'), option);
  expect(values).toEqual(['d', 'e', 'd']);
  expect(await reason(() => userEvent.selectOptions(field('one'), 'Yen'))).toBe('Value "Yen" not found in options');
  const all = screen.getByLabelText('all') as HTMLSelectElement;
  await userEvent.selectOptions(all, ['1', '2']);
  await userEvent.deselectOptions(all, '1');
  expect(all.selectedOptions).toHaveLength(1);
  await userEvent.selectOptions(all, '1');
  expect(all.selectedOptions).toHaveLength(navigator.userAgent.includes('jsdom') ? 2 : 1);
  expect([...all.options].map(({ selected }) => selected)).toEqual([true, true]);
  ok(all).toHaveValue(['1', '2']);
  expect(await reason(() => userEvent.selectOptions(field('list'), 'Atlas'))).toContain('not found in options');
  await userEvent.type(field('list'), 'Atlas');
  expect(field('list').value).toBe('Atlas');
});`),
    output: ['Tests 2 passed'],
  },
  'How do I hover, double-click, right-click, click with Shift or press a button by key?': {
    heading: act,
    says: [
      'for `mouseenter` and `mouseleave`, too',
      "`user.dblClick(row)`, `user.pointer({ keys: '[MouseRight]', target: row })`",
      "`fireEvent.keyDown` doesn't click it",
      'typing into a field that is disabled or read-only, or into what is no field, changes nothing, without an error',
      '`fireEvent.click`, and in happy-dom `button.click()`, calls the handler of a button in a disabled `<fieldset>`, in React too; in jsdom `fireEvent.click` calls even one that `addEventListener` gave to a disabled button',
    ],
    files: inBoth(`import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
test('a', async () => {
  html('<button>b</button><button disabled>off</button><input aria-label="off" disabled><input aria-label="read" readonly>');
  const user = userEvent.setup();
  const seen: string[] = [];
  const row = screen.getByText('b');
  for (const name of ['mouseenter', 'mouseleave', 'dblclick', 'contextmenu', 'click']) row.addEventListener(name, (event) => seen.push(name + ((event as MouseEvent).shiftKey ? '+shift' : '')));
  const since = async (...calls: (() => unknown)[]) => { seen.length = 0; for (const call of calls) await call(); return seen.join(); };
  expect(await since(() => user.hover(row), () => user.unhover(row))).toBe('mouseenter,mouseleave');
  expect(await since(() => user.dblClick(row))).toContain('click,click,dblclick');
  expect(await since(() => user.pointer({ keys: '[MouseRight]', target: row }))).toBe('contextmenu');
  expect(await since(() => user.keyboard('{Shift>}'), () => user.click(row), () => user.keyboard('{/Shift}'))).toBe('click+shift');
  row.focus();
  expect(await since(() => user.keyboard('{Enter}'))).toBe('click');
  expect(await since(() => fireEvent.keyDown(row, { key: 'Enter' }))).toBe('');
  screen.getByText('off').addEventListener('click', () => seen.push('off'));
  expect(await since(() => user.click(screen.getByText('off')), () => user.type(field('off'), 'x'), () => user.type(field('read'), 'x'))).toBe('mouseleave');
  expect(field('off').value + field('read').value).toBe('');
  html('<fieldset disabled><button>in</button></fieldset><button disabled>off</button>');
  for (const button of screen.getAllByRole('button')) button.addEventListener('click', () => seen.push(button.textContent!));
  const click = (name: string) => () => fireEvent.click(screen.getByText(name));
  expect(await since(() => user.click(screen.getByText('in')), click('in'))).toBe('in');
  expect(await since(() => screen.getByText('in').click())).toBe('happyDOM' in window ? 'in' : '');
  expect(await since(click('off'))).toBe('happyDOM' in window ? '' : 'off');
  html('<main></main>');
  const pressed = (name: string) => () => seen.push(name);
  createRoot(document.querySelector('main')!).render([createElement('fieldset', { disabled: true, key: 1 }, createElement('button', { onClick: pressed('in') }, 'in')), createElement('button', { disabled: true, key: 2, onClick: pressed('off') }, 'off')]);
  await screen.findByText('in');
  expect(await since(() => user.click(screen.getByText('in')), click('in'), click('off'), () => screen.getByText('in').click())).toBe('happyDOM' in window ? 'in,in' : 'in');
});`),
    output: ['Tests 2 passed'],
  },
  'React: dispatchEvent on an input does not call onChange. How do I fire an event by hand?': {
    heading: act,
    says: [
      "`fireEvent.change(field, { target: { value: 'b' } })`, `fireEvent(document, new CustomEvent('sold', { detail: 2 }))`.",
      'call no `onChange`, because the value has been noted already, and an event without `bubbles: true` calls no handler',
    ],
    files: inBoth(`test('a', async () => {
  const { createElement } = await import('react');
  const { render } = await import('@testing-library/react');
  const changed = rs.fn();
  const clicked = rs.fn();
  render(createElement('p', null, createElement('input', { 'aria-label': 'title', onChange: changed, defaultValue: 'a' }), createElement('button', { onClick: clicked })));
  field('title').value = 'b';
  field('title').dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('button').dispatchEvent(new MouseEvent('click'));
  expect([changed.mock.calls.length, clicked.mock.calls.length]).toEqual([0, 0]);
  fireEvent.change(field('title'), { target: { value: 'c' } });
  screen.getByRole('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect([changed.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]);
  const sold = rs.fn();
  document.addEventListener('sold', (event) => sold((event as CustomEvent).detail));
  fireEvent(document, new CustomEvent('sold', { detail: 2 }));
  expect(sold).toHaveBeenCalledWith(2);
});`),
    output: ['Tests 2 passed'],
  },
  'Must I call userEvent.setup, or may I call userEvent.click directly?': {
    heading: act,
    says: '`userEvent.click` works without `setup`, but each such call starts over: a key that is held down is forgotten, and so is where the pointer was.',
    files: inBoth(`test('a', async () => {
  html('<button>b</button>');
  const seen: string[] = [];
  const button = screen.getByText('b');
  button.addEventListener('mouseenter', () => seen.push('enter'));
  button.addEventListener('click', (event) => seen.push('click ' + event.shiftKey));
  const use = async (user: Pick<typeof userEvent, 'keyboard' | 'click'>) => {
    seen.length = 0;
    await user.keyboard('{Shift>}');
    await user.click(button);
    await user.click(button);
    return seen.join();
  };
  expect(await use(userEvent)).toBe('enter,click false,enter,click false');
  expect(await use(userEvent.setup())).toBe('enter,click true,click true');
});`),
    output: ['Tests 2 passed'],
  },
  'How do I drag an element, and drop it?': {
    heading: act,
    says: [
      '`fireEvent.dragStart(card, { dataTransfer })`, then `dragOver` and `drop` on the target. `dataTransfer` is an object of yours with `setData` and `getData`; `user-event` has no dragging',
      'each row its own rectangle; hello-pangea/dnd `fireEvent.keyDown(card, { keyCode: 32 })`',
    ],
    files: inBoth(`test('a', () => {
  html('<p draggable="true">Atlas</p><div role="list"></div>');
  const card = screen.getByText('Atlas');
  const target = screen.getByRole('list');
  card.addEventListener('dragstart', (event) => event.dataTransfer!.setData('text/plain', 'b-1'));
  target.addEventListener('dragover', (event) => event.preventDefault());
  target.addEventListener('drop', (event) => { target.textContent = event.dataTransfer!.getData('text/plain'); });
  const data: Record<string, string> = {};
  const dataTransfer = {
    setData: (type: string, text: string) => { data[type] = text; },
    getData: (type: string) => data[type],
  };
  fireEvent.dragStart(card, { dataTransfer });
  expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false);
  fireEvent.drop(target, { dataTransfer });
  expect(target.textContent).toBe('b-1');
  expect(Object.keys(userEvent).filter((name) => /drag/i.test(name))).toEqual([]);
  let code = 0;
  card.addEventListener('keydown', (event) => { code = event.keyCode; });
  fireEvent.keyDown(card, { keyCode: 32 });
  expect(code).toBe(32);
});`),
    output: ['Tests 2 passed'],
  },
  'How do I test a keyboard shortcut and the end of an animation, and why is onAnimationEnd not called in jsdom?':
    {
      heading: 'act-as-a-user-does',
      says: [
        "In jsdom, `onAnimationEnd` of React isn't called until a setup file says `globalThis.AnimationEvent ??= Event`",
      ],
      files: {
        'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], setupFiles: process.env.EVENT ? ['./setup.js'] : [] };`,
        'setup.js': 'globalThis.AnimationEvent ??= Event;\nexport {};\n',
        'a.test.tsx': `import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { test } from '@rstest/core';
test('a', async () => {
  const seen: string[] = [];
  render(<input onKeyDown={({ key, ctrlKey }) => seen.push(key + ctrlKey)} onTransitionEnd={() => seen.push('transition')} onAnimationEnd={() => seen.push('animation')} />);
  const input = screen.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.keyboard('{Control>}s{/Control}');
  fireEvent.transitionEnd(input);
  fireEvent.animationEnd(input);
  console.log('SEEN', seen.join());
});
`,
      },
      command:
        'npx rstest --testEnvironment jsdom; EVENT=1 npx rstest --testEnvironment jsdom; npx rstest --testEnvironment happy-dom',
      output: [
        /SEEN Controltrue,strue,transition\s[\s\S]*SEEN Controltrue,strue,transition,animation\s[\s\S]*SEEN Controltrue,strue,transition,animation\s/,
      ],
    },
  "Why doesn't a click on an option change the select?": {
    heading: act,
    says: "A click on an `<option>` chooses nothing, and keys such as `{ArrowDown}` don't either.",
    files: inBoth(`test('a', async () => {
  html('<label>Size<select><option value="1">S</option><option value="2">M</option></select></label>');
  let changes = 0;
  field('Size').addEventListener('change', () => { changes += 1; });
  await userEvent.click(screen.getByRole('option', { name: 'M' }));
  const user = userEvent.setup();
  await user.click(field('Size'));
  await user.keyboard('{ArrowDown}{Enter} M{End}[ArrowUp]');
  expect(field('Size')).toBe(document.activeElement);
  console.log('CLICK', field('Size').value, changes);
  await userEvent.selectOptions(field('Size'), 'M');
  console.log('SELECT', field('Size').value, changes);
});`),
    output: ['CLICK 1 0', 'SELECT 2 1', 'Tests 2 passed'],
  },
  'Which type does text have that user.paste pastes?': {
    heading: act,
    says: "`user.paste('text')`, whose handler reads it by `clipboardData.getData('text/plain')`; `clipboardData.types` is `['text']` in happy-dom, `['text/plain']` in jsdom.",
    files: inBoth(`test('a', async () => {
  html('<input aria-label="n">');
  const user = userEvent.setup();
  field('n').addEventListener('paste', ((event: ClipboardEvent) => {
    console.log('PASTED', event.clipboardData!.getData('text/plain'), [...event.clipboardData!.types].join());
  }) as never);
  await user.click(field('n'));
  await user.paste('Atlas');
  expect(field('n').value).toBe('Atlas');
});`),
    output: ['PASTED Atlas text\n', 'PASTED Atlas text/plain', 'Tests 2 passed'],
  },
  'What does user.type write into a number field, and can I look at the page in a browser?': {
    heading: act,
    says: 'A number field takes digits, `-`, `.` and `e`, and leaves out the rest: `1,5` becomes `15`',
    elsewhere: {
      '/guide/recipes/testing-library':
        '`screen.logTestingPlaygroundURL()` prints an address that shows the page and proposes queries',
    },
    files: inBoth(`test('a', async () => {
  html('<input type="number" aria-label="n">');
  for (const [typed, value] of [['-1.0abc!@#', '-1.0'], ['1,5', '15'], ['1e2', '1e2']]) {
    await userEvent.clear(field('n'));
    await userEvent.type(field('n'), typed as string);
    expect(field('n').value).toBe(value);
  }
  screen.logTestingPlaygroundURL();
});`),
    output: ['https://testing-playground.com/#markup=', 'Tests 2 passed'],
  },
  'Does selectOptions fire change for an option that is chosen already?': {
    heading: act,
    says: 'A chosen one fires `change`, too.',
    files: inBoth(`test.each(['', ' multiple'])('%s', async (kind) => {
  html('<label>Currency<select' + kind + '><option value="EUR" selected>Euro</option><option value="USD">Dollar</option></select></label>');
  const change = rs.fn();
  field('Currency').addEventListener('change', change);
  await userEvent.selectOptions(field('Currency'), 'EUR');
  expect(change).toHaveBeenCalledTimes(1);
  await userEvent.selectOptions(field('Currency'), 'USD');
  expect(change).toHaveBeenCalledTimes(2);
});`),
    output: ['Tests 4 passed'],
  },
  'animationend never fires, so the element that fades out is not removed': {
    heading: 'act-as-a-user-does',
    says: '`fireEvent.animationEnd(element)`. No CSS animation runs in happy-dom or jsdom, so neither event comes without it.',
    files: runInBoth(`import { fireEvent } from '@testing-library/dom';
import { expect } from '@rstest/core';
export async function run() {
  document.head.innerHTML = '<style>@keyframes out { to { opacity: 0 } } .out { animation: out 10ms } p { transition: opacity 10ms; opacity: 1 } .half { opacity: 0.5 }</style>';
  const box = document.body.appendChild(document.createElement('p'));
  const seen: string[] = [];
  for (const name of ['animationend', 'transitionend']) box.addEventListener(name, () => seen.push(name));
  for (const name of ['out', 'half']) {
    getComputedStyle(box).opacity;
    box.className = name;
    await new Promise((done) => setTimeout(done, 150));
  }
  expect(seen).toEqual([]);
  fireEvent.animationEnd(box);
  fireEvent.transitionEnd(box);
  expect(seen).toEqual(['animationend', 'transitionend']);
}
`),
    output: ['Tests 2 passed'],
  },
  'How do I click outside of a dialog, or on its backdrop?': {
    heading: 'act-as-a-user-does',
    says: "`user.click(document.body)`; on an overlay without role, `user.click(dialog.parentElement)` or `document.querySelector('.backdrop')`. The backdrop of a `<dialog>` is the dialog itself, `user.click(dialog)`",
    files: runInBoth(`import { expect } from '@rstest/core';
import userEvent from '@testing-library/user-event';
export async function run() {
  document.body.innerHTML = '<div class="backdrop"><div role="dialog">Cart</div></div><dialog open>Pay</dialog>';
  const outside: string[] = [];
  for (const name of ['pointerdown', 'mousedown', 'click'])
    document.addEventListener(name, ({ target }) => outside.push(name + (target === document.body)), { once: true });
  await userEvent.click(document.body);
  expect(outside).toEqual(['pointerdowntrue', 'mousedowntrue', 'clicktrue']);
  const direct: Element[] = [];
  for (const element of document.querySelectorAll('.backdrop, dialog'))
    element.addEventListener('click', ({ target }) => { if (target === element) direct.push(element); });
  await userEvent.click(document.querySelector('[role="dialog"]')?.parentElement as Element);
  await userEvent.click(document.querySelector('dialog') as Element);
  expect(direct).toHaveLength(2);
}
`),
    output: ['Tests 2 passed'],
  },
  'Can all tests of a file share one userEvent.setup()?': {
    heading: 'act-as-a-user-does',
    says: 'Call `userEvent.setup()` in each test, before `render`: one that a whole file shares still holds the keys that an earlier test held down.',
    files: runInBoth(`import { expect } from '@rstest/core';
import userEvent from '@testing-library/user-event';
export async function run() {
  document.body.innerHTML = '<button>Buy</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const shift: boolean[] = [];
  button.addEventListener('click', (event) => shift.push(event.shiftKey));
  const shared = userEvent.setup();
  await shared.keyboard('{Shift>}');
  await shared.click(button);
  await userEvent.setup().click(button);
  expect(shift).toEqual([true, false]);
}
`),
    output: ['Tests 2 passed'],
  },
  'How do I send a file to a route with supertest, and why does a stream fail with write after end?':
    {
      heading: 'file-download',
      says: "or as the whole body by `.type('application/octet-stream').send(readFileSync(path))`. A stream, `createReadStream(path).pipe(post)`, ends the request itself: `await post` then fails with `write after end` and times out, so wait for `new Promise((done) => post.on('response', done))`.",
      files: {
        'rstest.config.mjs': 'export default { testTimeout: 1000 };',
        'a.test.js': `import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
writeFileSync('big.txt', 'x'.repeat(99999));
const app = express().post('/', (request, response) => {
  let size = 0;
  request.on('data', (part) => { size += part.length; });
  request.on('end', () => response.json(size));
});
test('whole', async () => {
  expect((await request(app).post('/').type('application/octet-stream').send(readFileSync('big.txt'))).body).toBe(99999);
});
test('event', async () => {
  const post = request(app).post('/');
  createReadStream('big.txt').pipe(post);
  expect((await new Promise((done) => post.on('response', done))).body).toBe(99999);
});
test('awaited', async () => {
  const post = request(app).post('/');
  createReadStream('big.txt').pipe(post);
  await post;
});`,
      },
      exitCode: 1,
      output: [
        /write after end[\s\S]*awaited[\s\S]*timed out in 1000ms[\s\S]*Tests 1 failed \| 2 passed/,
      ],
    },
  'In which part of the answer is a file that a route sends?': {
    heading: 'file-download',
    says: "A PDF, a picture or `application/octet-stream` is a `Buffer` in `response.body`, even if the route streams it; CSV is in `response.text`. `application/zip` and the like need `.responseType('blob')`. The name of the file is in `response.headers['content-disposition']`.",
    files: {
      'a.test.js': `import { Readable } from 'node:stream';
import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
const app = express().get('/:type', ({ params }, response) => {
  response.attachment('bill.' + params.type);
  if (params.type === 'bin') Readable.from([Buffer.from('a'), Buffer.from('b')]).pipe(response);
  else response.send(params.type === 'csv' ? 'a,b' : Buffer.from('ab'));
});
test('a', async () => {
  for (const type of ['pdf', 'png', 'bin']) {
    const response = await request(app).get('/' + type);
    expect([type, response.body.toString(), response.text]).toEqual([type, 'ab', undefined]);
  }
  expect((await request(app).get('/csv')).text).toBe('a,b');
  const zip = await request(app).get('/zip');
  expect(zip.headers['content-disposition']).toBe('attachment; filename=bill.zip');
  expect(zip.body).toEqual({});
  expect((await request(app).get('/zip').responseType('blob')).body.toString()).toBe('ab');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'What does supertest do with an answer of type multipart/form-data?': {
    heading: 'file-download',
    says: [
      'An answer of type `multipart/form-data` is taken apart: `response.body` has its fields, `response.files` its files, and `response.text` is `undefined`.',
      'Without a boundary in its header, the request rejects with `no multipart boundary`.',
      "`.responseType('blob')` gives the bytes as they came, in `response.body`.",
    ],
    test: `import express from 'express';
import request from 'supertest';
import { expect, test } from '@rstest/core';
const app = express();
const text = ['--x', 'content-disposition: form-data; name="a"', '', 'b', '--x', 'content-disposition: form-data; name="cover"; filename="c.png"', 'content-type: image/png', '', 'xyz', '--x--', ''].join('\\r\\n');
app.all('/with', (_, response) => { response.set('content-type', 'multipart/form-data; boundary=x').end(text); });
app.all('/without', (_, response) => { response.set('content-type', 'multipart/form-data').end(text); });
test('a', async () => {
  for (const method of ['get', 'post'] as const) {
    const response: any = await request(app)[method]('/with');
    expect([response.body, response.files.cover.size, response.text]).toEqual([{ a: 'b' }, 3, undefined]);
    await expect(request(app)[method]('/without')).rejects.toThrow('no multipart boundary');
    for (const path of ['/with', '/without']) {
      expect((await request(app)[method](path).responseType('blob')).body.toString()).toBe(text);
    }
  }
});`,
    output: ['Tests 1 passed'],
  },
  'Why does user.click on a menu item do nothing when fireEvent.click works?': {
    heading: 'user-event-or-fireevent',
    says: "If `fireEvent.click(item)` calls the handler and `user.click(item)` doesn't, `await` may be missing, or the press takes the item away before its `click`: a menu that closes on `blur` or `pointerdown` does so, in a browser too. Against `blur`, write `onMouseDown={(event) => event.preventDefault()}` on the item, and the focus stays. A style with `pointer-events: none` fails the click.",
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['jsdom', 'happy-dom'],
        'tsx',
        () => `import { afterEach, expect, rs, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
const choose = rs.fn();
afterEach(() => { cleanup(); choose.mockClear(); });
function Menu({ keep = false }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" onFocus={() => setOpen(true)} onBlur={() => setOpen(false)}>Sort</button>
      {open && <p role="menuitem" onMouseDown={(event) => keep && event.preventDefault()} onClick={choose}>Name</p>}
    </div>
  );
}
function Down() {
  const [open, setOpen] = useState(true);
  return <div onPointerDown={() => setOpen(false)}>{open && <p role="menuitem" onClick={choose}>Name</p>}</div>;
}
const item = () => screen.getByRole('menuitem');
test('fireEvent', async () => { render(<Menu />); await userEvent.tab(); fireEvent.click(item()); expect(choose).toHaveBeenCalledOnce(); });
test('blur', async () => { render(<Menu />); await userEvent.tab(); await userEvent.click(item()); expect(choose).not.toHaveBeenCalled(); });
test('keeps the focus', async () => { render(<Menu keep />); await userEvent.tab(); await userEvent.click(item()); expect(choose).toHaveBeenCalledOnce(); });
test('pointerdown', async () => { render(<Down />); await userEvent.click(item()); expect(choose).not.toHaveBeenCalled(); });
test('style', async () => {
  render(<p role="menuitem" style={{ pointerEvents: 'none' }} onClick={choose}>Name</p>);
  await expect(userEvent.click(item())).rejects.toThrow('Unable to perform pointer interaction');
});
`,
      ),
    },
    output: ['Tests 10 passed'],
  },

  'How do I fire auxclick, toggle and other events that fireEvent has no function for?': {
    heading: 'act-as-a-user-does',
    says: [
      "`user.pointer({ keys: '[MouseRight]', target: row })`, `[MouseMiddle]` for `onAuxClick`",
      "So does an event that `fireEvent` has no function for, such as `toggle`, `scrollend` and `auxclick`: `fireEvent(details, new Event('toggle'))`.",
    ],
    elsewhere: {
      '/guide/recipes/failing-components':
        "isn't called by `fireEvent.change`, or a click on a radio button · the field already has that value, or the button is checked, and React leaves such an event out · another value, another button",
      '/guide/integrations/react':
        'A form whose `action` is a function empties its fields when that is done, except those with `value`; `defaultValue` comes back',
    },
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...Object.fromEntries(
        ['happy-dom', 'jsdom'].map((name) => [
          `${name}.test.tsx`,
          `// @rstest-environment ${name}
import { afterEach, expect, rs, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
afterEach(() => cleanup());
test('events', async () => {
  const seen: string[] = [];
  const see = ({ type }: { type: string }) => { seen.push(type); };
  render(<details onToggle={see} onScrollEnd={see}><summary onAuxClick={see}>Sale</summary></details>);
  for (const name of ['toggle', 'scrollEnd', 'auxClick']) expect((fireEvent as any)[name]).toBe(undefined);
  const details = screen.getByRole('group');
  fireEvent(details, new Event('toggle'));
  fireEvent(details, new Event('scrollend'));
  fireEvent(screen.getByText('Sale'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  await userEvent.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Sale') });
  expect(seen).toEqual(['toggle', 'scrollend', 'auxclick', 'auxclick']);
});
test('radio', async () => {
  const change = rs.fn();
  function Size() {
    const [size, setSize] = useState('s');
    return ['s', 'm'].map((one) => <input key={one} type="radio" aria-label={one} checked={one === size} onChange={() => { change(one); setSize(one); }} />);
  }
  render(<Size />);
  for (const one of ['s', 'm', 'm']) await userEvent.click(screen.getByLabelText(one));
  expect(change.mock.calls).toEqual([['m']]);
});
test('action', async () => {
  const send = rs.fn();
  function Order() {
    const [sku, setSku] = useState('');
    return <form action={(data) => send([...data.values()])}>
      <input name="a" aria-label="a" /><input name="b" aria-label="b" defaultValue="1" />
      <input name="c" aria-label="c" value={sku} onChange={(event) => setSku(event.target.value)} /><button>Send</button>
    </form>;
  }
  render(<Order />);
  for (const name of ['a', 'b', 'c']) await userEvent.type(screen.getByLabelText(name), '2');
  await userEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledWith(['2', '12', '2']);
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '1', '2']);
});
`,
        ]),
      ),
    },
    output: ['Tests 6 passed'],
  },

  'Where are clientX of a drag, propertyName and animationName, and is window.onerror called?': {
    heading: 'act-as-a-user-does',
    says: [
      'These events have no `clientX` or `ctrlKey`, whatever you pass: `fireEvent(card, Object.assign(createEvent.dragStart(card, { dataTransfer }), { clientX: 10 }))`.',
      "A `propertyName` that you pass gets lost in happy-dom, an `animationName` in jsdom: `fireEvent(box, Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'opacity' }))`.",
    ],
    elsewhere: {
      '/guide/recipes/browser-apis': [
        "`beforeunload`, `pagehide` · no navigation fires them: `expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)` says that a listener prevents leaving · the same",
        '`window.onresize = …`, `onpopstate`, `onmessage`, `onbeforeunload`, `onerror` · are never called: use `addEventListener`, also for errors, which fail the file otherwise · the same',
        '`link.onclick = () => false` · runs after the listeners that are added later, and prevents nothing: call `event.preventDefault()` · prevents the click, as in a browser',
        "`classList.add('sale new')` · adds both · throws `InvalidCharacterError`, as a browser does",
      ],
    },
    files: runInBoth(`import { createEvent, fireEvent } from '@testing-library/dom';
import { expect, rs } from '@rstest/core';
export function run(where: string) {
  const happy = where === 'happy-dom';
  const box = document.createElement('div');
  document.body.append(box);
  const seen: any[] = [];
  for (const name of ['dragstart', 'drop', 'transitionend', 'animationend']) document.body.addEventListener(name, (event: any) => seen.push([event.clientX, event.ctrlKey, event.propertyName, event.animationName, event.dataTransfer]));
  const init: object = { clientX: 10, ctrlKey: true };
  fireEvent.dragStart(box, init);
  fireEvent.drop(box, init);
  for (const each of seen) expect(each.slice(0, 2)).toEqual([undefined, undefined]);
  fireEvent.transitionEnd(box, { propertyName: 'opacity' } as object);
  expect(seen.at(-1)[2]).toBe(happy ? undefined : 'opacity');
  fireEvent.animationEnd(box, { animationName: 'fade' } as object);
  expect(seen.at(-1)[3]).toBe(happy ? 'fade' : undefined);
  const dataTransfer = { getData: () => 'x' };
  fireEvent(box, Object.assign(createEvent.dragStart(box, { dataTransfer } as object), { clientX: 10 }));
  expect([seen.at(-1)[0], seen.at(-1)[4].getData()]).toEqual([10, 'x']);
  fireEvent(box, Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'opacity' }));
  expect(seen.at(-1)[2]).toBe('opacity');
  const report = rs.fn();
  window.onerror = report;
  const left = rs.fn((event: Event) => event.preventDefault());
  for (const name of ['beforeunload', 'pagehide']) window.addEventListener(name, left);
  location.href = '/next';
  location.reload();
  expect(left).not.toHaveBeenCalled();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(left).toHaveBeenCalledTimes(1);
  for (const name of ['resize', 'popstate', 'message', 'beforeunload']) {
    (window as any)['on' + name] = report;
    window.dispatchEvent(new Event(name));
  }
  const order: string[] = [];
  const link = document.createElement('a');
  link.onclick = () => { order.push('on'); return false; };
  link.addEventListener('click', (event) => order.push('listener ' + event.defaultPrevented));
  expect(link.dispatchEvent(new MouseEvent('click', { cancelable: true }))).toBe(happy);
  expect(order).toEqual(happy ? ['listener false', 'on'] : ['on', 'listener true']);
  const add = () => link.classList.add('sale new');
  if (happy) expect(add).not.toThrow();
  else expect(add).toThrow();
  expect(link.className).toBe(happy ? 'sale new' : '');
  box.addEventListener('click', () => { throw new Error('no stock'); });
  box.click();
  expect(report).not.toHaveBeenCalled();
}
`),
    exitCode: 1,
    output: ['uncaughtException: no stock', 'Test Files 2 failed', 'Tests 2 passed'],
  },

  'Which handlers does hovering a disabled button call, and what becomes of relatedTarget in onMouseEnter?':
    {
      heading: act,
      says: 'Of a disabled button, React calls `onMouseOver` and `onPointerEnter`, but `onMouseEnter` only around it. `fireEvent.mouseEnter` and `pointerEnter` of `@testing-library/dom` call no `onMouseEnter` and `onPointerEnter` of React, those of `@testing-library/react` do, with `window` as `relatedTarget`. For another, leave that: `fireEvent.mouseOut(title, { relatedTarget: button })` calls `onMouseEnter` of the button with `title`',
      files: runInBoth(`import * as dom from '@testing-library/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, rs } from '@rstest/core';
export async function run() {
  const on = rs.fn();
  const handlers = (name: string) => ({ onMouseEnter: () => on(name + ' enter'), onMouseOver: () => on(name + ' over'), onPointerEnter: () => on(name + ' pointer') });
  render(createElement('span', handlers('span'), createElement('button', { disabled: true, ...handlers('button') })));
  await userEvent.hover(screen.getByRole('button'));
  expect(on.mock.calls.flat()).toEqual(['span pointer', 'button pointer', 'button over', 'span over', 'span enter']);
  cleanup();

  const from = rs.fn();
  render(createElement('div', {}, createElement('i'), createElement('button', { onMouseEnter: (event: any) => from(event.relatedTarget), onPointerEnter: () => on('pointer') })));
  const button = screen.getByRole('button');
  on.mockClear();
  dom.fireEvent.mouseEnter(button);
  dom.fireEvent.pointerEnter(button);
  for (const handler of [from, on]) expect(handler).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button);
  expect(on).toHaveBeenCalledTimes(1);
  const title = document.querySelector('i')!;
  fireEvent.mouseEnter(button);
  expect(from.mock.calls.map(([element]) => element === window)).toEqual([true]);
  fireEvent.mouseEnter(button, { relatedTarget: document.body });
  expect(from.mock.calls.map(([element]) => element === window)).toEqual([true, true]);
  fireEvent.mouseOut(title, { relatedTarget: button });
  expect(from.mock.calls.map(([element]) => element === title)).toEqual([false, false, true]);
  cleanup();
}
`),
      output: ['Tests 2 passed'],
    },
} satisfies Answers;
