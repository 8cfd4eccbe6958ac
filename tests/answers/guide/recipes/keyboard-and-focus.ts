import { type Answers, inEnvironments } from '../../../support/answers.ts';

/** The same tests in both simulated browsers. */
const inBoth = (body: string) => ({
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
  ...inEnvironments(
    ['happy-dom', 'jsdom'],
    'tsx',
    (name) => `import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, rs, test } from '@rstest/core';
const happy = '${name}' === 'happy-dom';
let user = userEvent.setup();
beforeEach(() => { user = userEvent.setup(); document.body.replaceChildren(); });
const show = (html: string) => { document.body.innerHTML = html; };
const by = (id: string) => document.getElementById(id) as HTMLInputElement;
const events = (target: EventTarget, ...names: string[]) => {
  const seen: string[] = [];
  for (const name of names) target.addEventListener(name, (event: any) => seen.push(name + ':' + (event.key ?? event.relatedTarget?.id ?? '')));
  return seen;
};
${body}`,
  ),
});

export default {
  'How do I select all with user-event 14, and why does {selectall} nothing?': {
    heading: 'cursor-and-rich-text',
    says: "select all, replace all · `user.click(field)`, then `user.keyboard('{Control>}a{/Control}')`; the next `keyboard` or `paste` replaces it, not `type`, which clicks. Or `user.clear(field)`. `user.tripleClick(field)` selects one line of a `<textarea>`",
    files:
      inBoth(`test.each(['<input id="a" value="old">', '<input id="a" type="number" value="12">', '<input id="a" type="email" value="a@b.c">', '<textarea id="a">one\\ntwo</textarea>', '<div id="a" contenteditable="true" tabindex="0">old</div>'])('%s', async (html) => {
  const text = () => by('a').value ?? by('a').textContent;
  show(html);
  await user.click(by('a'));
  await user.keyboard('{Control>}a{/Control}');
  await user.keyboard('9');
  expect(text()).toBe('9');
  show(html);
  await user.clear(by('a'));
  expect(text()).toBe('');
  show(html);
  const before = text();
  await user.click(by('a'));
  await user.keyboard('{selectall}');
  expect(text()).toBe(before);
});
test('other ways', async () => {
  show('<input id="a" value="old">');
  await user.click(by('a'));
  await user.keyboard('{Control>}a{/Control}');
  await user.type(by('a'), '9');
  expect(by('a').value).toBe('old9');
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('pasted');
  expect(by('a').value).toBe('pasted');
});
test('one line', async () => {
  show('<textarea id="a">one\\ntwo</textarea>');
  await user.tripleClick(by('a'));
  await user.keyboard('9');
  expect(by('a').value).toBe('one\\n9');
});`),
    output: ['Tests 14 passed'],
  },
  'Why does getByDisplayValue fail after fireEvent.blur, although the printed attribute has the value, and whose fireEvent calls onBlur?':
    {
      heading: 'focus',
      says: '`fireEvent` of `@testing-library/dom` calls neither `onBlur` nor `onFocus` of React',
      elsewhere: {
        '/guide/recipes/failing-components':
          'the value in the attribute, and `getByDisplayValue` fails · `fireEvent.blur` with a `target: { value }` sets the field again after `onBlur` · `fireEvent.change` first, then `fireEvent.blur` without `target`',
      },
      files: inBoth(`import { useState } from 'react';
import { cleanup } from '@testing-library/react';
import { fireEvent as plain } from '@testing-library/dom';
beforeEach(cleanup);
const called = rs.fn();
function Price() {
  const [value, setValue] = useState('');
  return <input id="a" value={value} onFocus={() => called('focus')} onChange={(event) => setValue(event.target.value)} onBlur={(event) => { called('blur'); setValue(Number(event.target.value).toFixed(2)); }} />;
}
test('plain', () => {
  called.mockReset();
  render(<Price />);
  plain.focus(by('a'));
  plain.blur(by('a'));
  expect(called).not.toHaveBeenCalled();
  fireEvent.focus(by('a'));
  fireEvent.blur(by('a'));
  expect(called.mock.calls.flat()).toEqual(['focus', 'blur']);
});
test('target', () => {
  render(<Price />);
  fireEvent.blur(by('a'), { target: { value: '7' } });
  expect([by('a').getAttribute('value'), screen.queryByDisplayValue('7.00')]).toEqual(['7.00', null]);
});
test('change first', () => {
  render(<Price />);
  fireEvent.change(by('a'), { target: { value: '7' } });
  fireEvent.blur(by('a'));
  expect(screen.getByDisplayValue('7.00')).toBe(by('a'));
});`),
      output: ['Tests 6 passed'],
    },
  'Does the selection of a focus handler stay, and where is what is selected in a field?': {
    heading: 'cursor-and-rich-text',
    says: [
      '`field.focus()` or `user.click(field)` keep it. `user.tab()` selects the whole text afterwards',
      'what is selected in a field · `field.selectionStart` and `selectionEnd`, or a listener of `select`. Both numbers are `null` with `type="email"` and `type="number"`. After `field.select()`, `String(getSelection())` is empty',
    ],
    files: inBoth(`test('focus handler', async () => {
  const selected = async (act: (field: HTMLInputElement) => unknown) => {
    show('<input id="a" value="4444">');
    by('a').addEventListener('focus', () => by('a').setSelectionRange(1, 3));
    await act(by('a'));
    return [document.activeElement === by('a'), by('a').selectionStart, by('a').selectionEnd];
  };
  expect(await selected((field) => field.focus())).toEqual([true, 1, 3]);
  expect(await selected((field) => user.click(field))).toEqual([true, 1, 3]);
  expect(await selected(() => user.tab())).toEqual([true, 0, 4]);
});
test.each([true, false])('select, focused: %s', (focused) => {
  show('<input id="a" value="apple">');
  const seen = events(by('a'), 'select');
  if (focused) by('a').focus();
  by('a').select();
  expect([by('a').selectionStart, by('a').selectionEnd, String(getSelection())]).toEqual([0, 5, '']);
  expect(seen.length <= 1).toBe(true);
});
test.each(['email', 'number'])('type %s', (type) => {
  show('<input id="a" type="' + type + '" value="5">');
  by('a').select();
  expect([by('a').selectionStart, by('a').selectionEnd]).toEqual([null, null]);
});
test('event', async () => {
  show('<input id="a" value="apple">');
  const seen = events(by('a'), 'select');
  by('a').select();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toEqual(['select:']);
});`),
    output: [/Tests 12 passed/],
  },
  'When does a text field fire change while a user types?': {
    heading: 'focus',
    says: 'a listener of `change`, not `onChange` of React · `user.type` fires `input` for each letter, and the `change` of a text field comes when it loses the focus: add `await user.tab()`. `{Enter}` fires none, nor does a value that code has set',
    files:
      inBoth(`test.each(['<input id="a">', '<input id="a" type="number">', '<textarea id="a"></textarea>'])('%s', async (html) => {
  show(html + '<button id="b">Save</button>');
  const seen = events(by('a'), 'input', 'change', 'blur').map(() => '');
  by('a').addEventListener('input', () => seen.push('input'));
  by('a').addEventListener('change', () => seen.push('change'));
  await user.type(by('a'), '12');
  expect(seen).toEqual(['input', 'input']);
  await user.tab();
  expect(seen).toEqual(['input', 'input', 'change']);
  await user.type(by('a'), '3');
  await user.click(by('b'));
  expect(seen).toEqual(['input', 'input', 'change', 'input', 'change']);
});
test('enter and code', async () => {
  show('<form><input id="a"><button>Save</button></form>');
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  const seen = events(by('a'), 'change');
  await user.type(by('a'), 'b{Enter}');
  expect(seen).toEqual([]);
  await user.tab();
  expect(seen).toHaveLength(1);
  by('a').focus();
  by('a').value = 'c';
  await user.tab();
  expect(seen).toHaveLength(1);
});`),
    output: ['Tests 8 passed'],
  },
  'Which code does a character have, what do options that come later, and paste with a field?': {
    heading: 'keys',
    says: [
      "unless you name its key: `userEvent.setup({ keyboardMap: [{ code: 'Semicolon', key: ';' }] }).keyboard(';')`. A key such as `{Enter}` then has `Unknown`, and `[KeyA]` types nothing",
      "`user.type(field, 'al{ArrowDown}{Enter}')` doesn't wait for options that come after the letters",
      '`{arrowdown}` is the same key',
      "`user.paste(field, 'text')` of version 13 pastes nothing: it fails with `getData is not a function` while a field has focus, otherwise without an error",
    ],
    files: inBoth(`const codes = () => {
  const seen: string[] = [];
  by('a').addEventListener('keydown', (event) => seen.push(event.key + ':' + event.code));
  return seen;
};
test('code', async () => {
  show('<input id="a">');
  by('a').focus();
  const seen = codes();
  await user.keyboard(';');
  await userEvent.setup({ keyboardMap: [{ code: 'Semicolon', key: ';' }] }).keyboard(';a[KeyA]{Enter}');
  await user.keyboard('{arrowdown}');
  expect(seen).toEqual([';:Unknown', ';:Semicolon', 'a:Unknown', 'Unknown:KeyA', 'Enter:Unknown', 'ArrowDown:ArrowDown']);
  expect(by('a').value).toBe(';;a');
});
test('options', async () => {
  show('<input id="a"><ul></ul>');
  const chosen: unknown[] = [];
  let at = -1;
  const options = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  by('a').addEventListener('input', () => setTimeout(() => { document.querySelector('ul')!.innerHTML = '<li role="option">Alaska</li>'; }, 20));
  by('a').addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown' && options().length > 0) at += 1;
    if (key === 'Enter') chosen.push(options()[at]);
  });
  await user.type(by('a'), 'al{ArrowDown}{Enter}');
  expect(chosen).toEqual([undefined]);
  await screen.findByRole('option', { name: 'Alaska' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual([undefined, 'Alaska']);
});
test('paste', async () => {
  show('<input id="a">');
  for (const any of [userEvent, user] as any[]) {
    by('a').blur();
    await any.paste(by('a'), 'text');
    by('a').focus();
    await expect(any.paste(by('a'), 'text')).rejects.toThrow('getData is not a function');
  }
  expect(by('a').value).toBe('');
  await user.paste('text');
  expect(by('a').value).toBe('text');
});`),
    output: ['Tests 6 passed'],
  },
  'How do I test an input method (composition events), and a dialog that keeps the focus?': {
    heading: 'cursor-and-rich-text',
    says: [
      'in happy-dom, the last has no `data`',
      '`user.tab()` fires `keydown` first, and moves the focus only if no handler prevents that: press it on the last button, then `expect(first).toHaveFocus()`',
    ],
    files: inBoth(`test('input method', async () => {
  show('<input id="a">');
  const seen: unknown[] = [];
  for (const name of ['compositionstart', 'input', 'keydown', 'compositionend']) by('a').addEventListener(name, (event: any) => seen.push(name, name.startsWith('comp') ? event.data : event.isComposing));
  await user.type(by('a'), 'に');
  expect(seen.join()).not.toContain('composition');
  seen.length = 0;
  fireEvent.compositionStart(by('a'));
  fireEvent.input(by('a'), { target: { value: 'に' }, isComposing: true });
  fireEvent.keyDown(by('a'), { key: 'Enter', isComposing: true });
  fireEvent.compositionEnd(by('a'), { data: 'に' });
  expect(seen).toEqual(['compositionstart', happy ? undefined : '', 'input', true, 'keydown', true, 'compositionend', happy ? undefined : 'に']);
});
test('focus', async () => {
  show('<div id="d" role="dialog"><button id="first">a</button><button id="last">b</button></div><button id="out">c</button>');
  by('last').focus();
  await user.tab();
  expect(document.activeElement?.id).toBe('out');
  by('d').addEventListener('keydown', (event) => { event.preventDefault(); by('first').focus(); });
  by('last').focus();
  await user.tab();
  expect(document.activeElement?.id).toBe('first');
});`),
    output: ['Tests 4 passed'],
  },
  'Why do {esc} and {space} do nothing, how do I press Delete on a div, and is onKeyPress called?':
    {
      heading: 'keys',
      says: [
        '`{esc}`, `{space}` and `{selectall}` of older versions press unknown keys, and nothing happens, without an error',
        "on a button it clicks, as `{Enter}` does, and on a checkbox or a radio button, where `{Enter}` doesn't",
        'For a character such as `;`, `code` is `Unknown`',
        'in jsdom add `charCode: 97`, in happy-dom no way leads there',
        'goes to `document.body`, and bubbles to `document` and `window`',
        'call the handler and do nothing else: focus stays, and the field stays as it was',
        'an element that is no field, button or link needs `tabindex`, although happy-dom gives focus to any element that `focus()` is called on.',
        'otherwise both are 0, with `user.keyboard` as well',
      ],
      files: inBoth(`test('keys', async () => {
  show('<a id="a" href="#">A</a><p id="p"></p><button id="b">B</button><div id="d" tabindex="0">card</div><input id="i"><input id="next">');
  for (const [id, has] of [['a', true], ['p', happy]] as const) {
    by(id).focus();
    expect(document.activeElement === by(id)).toBe(has);
  }
  const clicks = events(by('b'), 'click');
  by('b').focus();
  await user.keyboard('{space}{esc}');
  expect(clicks).toHaveLength(0);
  for (const key of [' ', '[Space]', '{Enter}']) await user.keyboard(key);
  expect(clicks).toHaveLength(3);
  for (const type of ['checkbox', 'radio']) {
    by('next').setAttribute('type', type);
    const changed = events(by('next'), 'change');
    by('next').focus();
    await user.keyboard('{Enter}');
    expect(changed).toHaveLength(0);
    await user.keyboard(' ');
    expect([changed.length, (by('next') as HTMLInputElement).checked]).toEqual([1, true]);
    (by('next') as HTMLInputElement).checked = false;
  }
  const card = events(by('d'), 'keydown');
  by('d').focus();
  await user.keyboard('{Delete}{Backspace}{ArrowDown}{Home}{F2}{Escape}[KeyA]');
  expect(card).toEqual(['Delete', 'Backspace', 'ArrowDown', 'Home', 'F2', 'Escape', 'a'].map((key) => 'keydown:' + key));
  const codes: string[] = [];
  by('i').addEventListener('keydown', ({ code }) => codes.push(code));
  by('i').focus();
  await user.keyboard('a1;][BracketRight]');
  expect(codes).toEqual(['KeyA', 'Digit1', 'Unknown', 'BracketRight', 'BracketRight']);
  expect(by('i').value).toBe('a1;]]');
  const fired = events(by('i'), 'keydown');
  for (const key of ['Tab', 'a']) fireEvent.keyDown(by('i'), { key });
  expect([fired.length, by('i').value, document.activeElement?.id]).toEqual([2, 'a1;]]', 'i']);
  const numbers: number[] = [];
  by('i').addEventListener('keydown', ({ keyCode, which }) => numbers.push(keyCode, which));
  fireEvent.keyDown(by('i'), { key: 'Enter' });
  fireEvent.keyDown(by('i'), { key: 'Enter', keyCode: 13, which: 13 });
  await user.keyboard('{Enter}');
  expect(numbers).toEqual([0, 0, 13, 13, 0, 0]);
  by('i').blur();
  const whole = [events(document, 'keydown'), events(window, 'keydown')];
  await user.keyboard('{Escape}');
  expect(whole).toEqual([['keydown:Escape'], ['keydown:Escape']]);
});
test('keypress', async () => {
  const press = rs.fn();
  render(<input aria-label="field" onKeyPress={(event) => press(event.key)} />);
  const field = screen.getByLabelText('field');
  fireEvent.keyPress(field, { key: 'a' });
  expect(press).not.toHaveBeenCalled();
  fireEvent.keyPress(field, { key: 'a', charCode: 97 });
  expect(press).toHaveBeenCalledTimes(happy ? 0 : 1);
  press.mockClear();
  await user.click(field);
  await user.keyboard('a1{Enter}{Escape}{Delete}');
  expect(press.mock.calls.flat()).toEqual(['a', '1', 'Enter']);
});`),
      output: ['Tests 4 passed'],
    },
  'Does user.tab fire blur with relatedTarget, and what happens when a focused element is removed or disabled?':
    {
      heading: 'focus',
      says: [
        '`blur` and `focusout`, then `focus` and `focusin`, with `relatedTarget`',
        'the field loses it, `blur` is called',
        'the handlers are called, and `document.activeElement` stays',
        '`user.tab()` moves it on all the same',
        'no `blur`; `document.activeElement` is `document.body`',
        'no `blur`, it keeps the focus',
        '`true`; in jsdom `false` while no element has focus, so also in a `blur` handler',
      ],
      files: inBoth(`test('a', async () => {
  show('<input id="a"><input id="b"><p id="p">text</p>');
  expect(document.hasFocus()).toBe(happy);
  const seen = events(by('a'), 'focus', 'blur', 'focusout');
  const next = events(by('b'), 'focus', 'focusin');
  await user.tab();
  await user.tab();
  expect([seen, next]).toEqual([['focus:', 'blur:b', 'focusout:b'], ['focus:a', 'focusin:a']]);
  await user.tab({ shift: true });
  await user.click(by('p'));
  expect(seen.slice(-2)).toEqual(['blur:', 'focusout:']);
  for (const move of [() => user.click(by('b')), () => by('b').focus()]) {
    by('a').focus();
    await move();
    expect(seen.slice(-2)).toEqual(['blur:b', 'focusout:b']);
  }
  by('a').focus();
  let inBlur: boolean | undefined;
  by('a').addEventListener('blur', () => { inBlur = document.hasFocus(); });
  seen.length = 0;
  fireEvent.blur(by('a'));
  fireEvent.focus(by('b'));
  expect([seen, document.activeElement?.id]).toEqual([['focusout:', 'blur:'], 'a']);
  by('b').focus();
  expect([inBlur, document.hasFocus()]).toEqual([happy, true]);
  by('a').focus();
  seen.length = 0;
  by('a').disabled = true;
  expect([seen, document.activeElement?.id]).toEqual([[], 'a']);
  by('a').remove();
  expect([seen, document.activeElement]).toEqual([[], document.body]);
});
test('a handler of blur', async () => {
  render(<><input id="a" onBlur={(event) => event.target.focus()} /><input id="b" /></>);
  await user.tab();
  await user.tab();
  expect(document.activeElement?.id).toBe('b');
  by('a').focus();
  by('a').blur();
  expect(document.activeElement?.id).toBe('a');
});`),
      output: ['Tests 4 passed'],
    },
  'How do I copy, cut and paste, and why does user.copy fire no event?': {
    heading: 'clipboard',
    says: [
      'Without a selection, nothing is copied and no event is fired: `fireEvent.copy(element)` calls the handler, without `clipboardData`',
      'leave the field, `field.blur()`, then `getSelection()?.selectAllChildren(paragraph)` and `user.copy()`',
      'or `user.paste()` for what was copied',
      "`fireEvent.paste(field, { clipboardData: { files: [file], getData: () => '<b>B</b>' } })`",
    ],
    files: inBoth(`test('a', async () => {
  show('<input id="a" value="Atlas"><p id="p">text</p><input id="b">');
  const seen: unknown[] = [];
  for (const name of ['copy', 'cut', 'paste']) document.addEventListener(name, (event: any) => seen.push([name, event.clipboardData?.getData('text') ?? null]));
  await user.copy();
  fireEvent.copy(by('p'));
  expect(seen.splice(0)).toEqual([['copy', null]]);
  by('a').focus();
  by('a').select();
  await user.copy();
  expect(await navigator.clipboard.readText()).toBe('Atlas');
  await user.click(by('b'));
  await user.paste();
  expect(by('b').value).toBe('Atlas');
  by('a').focus();
  by('a').select();
  await user.cut();
  expect(by('a').value).toBe('');
  by('a').blur();
  getSelection()?.selectAllChildren(by('p'));
  await user.copy();
  expect(await navigator.clipboard.readText()).toBe('text');
  expect(seen.splice(0)).toEqual([['copy', 'Atlas'], ['paste', 'Atlas'], ['cut', 'Atlas'], ['copy', 'text']]);
  fireEvent.paste(by('a'), { clipboardData: { files: [new File(['x'], 'x.png')], getData: () => '<b>B</b>' } });
  expect(seen).toEqual([['paste', '<b>B</b>']]);
});`),
    output: ['Tests 2 passed'],
  },
  'How do I put the cursor somewhere in a field or in contenteditable, and does addRange move focus?':
    {
      heading: 'cursor-and-rich-text',
      says: [
        '`user.type` alone clicks, and writes at the end',
        'In jsdom, an element without focus takes the text at its start: call `element.focus()` first. `contenteditable="plaintext-only"` takes nothing. `element.focus()` selects nothing in happy-dom',
        'moves the selection, not the focus',
        "`user.pointer({ target: element, offset: 1, keys: '[MouseLeft]' })`",
        '`user.tripleClick(field)` selects one line of a `<textarea>`',
      ],
      files: inBoth(`test('a', async () => {
  show('<input id="i" value="bc"><div id="e" contenteditable="true">foo</div>');
  by('i').focus();
  by('i').setSelectionRange(0, 0);
  await user.keyboard('a');
  await user.type(by('i'), 'd');
  await user.type(by('i'), '>', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(by('i').value).toBe('>abcd');
  await user.tripleClick(by('i'));
  await user.keyboard('new');
  expect(by('i').value).toBe('new');
  await user.clear(by('i'));
  await user.keyboard('b');
  expect(by('i').value).toBe('b');
  const lines = document.body.appendChild(document.createElement('textarea'));
  lines.value = 'one\\ntwo';
  await user.tripleClick(lines);
  await user.keyboard('new');
  expect(lines.value).toBe('one\\nnew');
  lines.remove();
  const text = by('e');
  const start = () => { text.textContent = 'foo'; };
  text.focus();
  expect(getSelection()?.rangeCount).toBe(happy ? 0 : 1);
  getSelection()?.collapse(text.firstChild, 1);
  await user.keyboard('Z');
  expect(text.textContent).toBe('fZoo');
  start();
  await user.type(text, 'Y');
  expect(text.textContent).toBe('fooY');
  start();
  await user.pointer({ target: text, offset: 1, keys: '[MouseLeft]' });
  await user.keyboard('P');
  expect(text.textContent).toBe('fPoo');
  await user.clear(text);
  await user.click(text);
  await user.paste('pasted');
  expect(text.textContent).toBe('pasted');
  text.blur();
  start();
  getSelection()?.removeAllRanges();
  await user.type(text, '1');
  expect(text.textContent).toBe(happy ? 'foo1' : '1foo');
  text.blur();
  start();
  text.focus();
  await user.type(text, '2');
  expect(text.textContent).toBe('foo2');
  text.setAttribute('contenteditable', 'plaintext-only');
  await user.type(text, '3');
  expect(text.textContent).toBe('foo2');
  text.setAttribute('contenteditable', 'true');
  text.blur();
  const range = document.createRange();
  range.selectNodeContents(text);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  expect(document.activeElement).toBe(document.body);
});`),
      output: ['Tests 2 passed'],
    },
  'How do I test a swipe, and which events does user.pointer fire?': {
    heading: 'pointer-and-touch',
    says: [
      '`coords` are what the handler reads as `clientX` and `clientY`',
      "the events have `pointerType: 'touch'`",
      'It fires no `touchstart`',
      'passes on what you give it',
    ],
    files: inBoth(`test('a', async () => {
  show('<div id="d">x</div>');
  const seen: unknown[] = [];
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'touchstart', 'touchmove', 'touchend'])
    by('d').addEventListener(name, (event: any) => seen.push([name, event.pointerType ?? (event.touches[0] ?? event.changedTouches[0]).clientX, event.clientX ?? '']));
  await user.pointer([{ keys: '[MouseLeft>]', target: by('d'), coords: { clientX: 5 } }, { target: by('d'), coords: { clientX: 80 } }, { keys: '[/MouseLeft]' }]);
  expect(seen.splice(0)).toMatchObject([['pointerdown', 'mouse', 5], ['pointermove', 'mouse', 80], ['pointerup', 'mouse', 80]]);
  await user.pointer([{ keys: '[TouchA>]', target: by('d'), coords: { clientX: 5 } }, { pointerName: 'TouchA', target: by('d'), coords: { clientX: 80 } }, { keys: '[/TouchA]' }]);
  expect(seen.splice(0)).toMatchObject([['pointerdown', 'touch', 5], ['pointermove', 'touch', 80], ['pointerup', 'touch', 80]]);
  fireEvent.touchStart(by('d'), { touches: [{ clientX: 5 }] });
  fireEvent.touchMove(by('d'), { touches: [{ clientX: 50 }] });
  fireEvent.touchEnd(by('d'), { changedTouches: [{ clientX: 50 }] });
  fireEvent.pointerDown(by('d'), { button: 2, clientX: 5, pointerType: 'pen' });
  expect(seen).toEqual([['touchstart', 5, ''], ['touchmove', 50, ''], ['touchend', 50, ''], ['pointerdown', 'pen', 5]]);
});`),
    output: ['Tests 2 passed'],
  },
  'Does a mousedown elsewhere take the focus from a button?': {
    heading: 'focus',
    says: [
      'the focus stays, unless a handler moves it: use `user.click`, or for the press alone',
      "`user.pointer({ keys: '[MouseLeft>]', target })`",
    ],
    files: inBoth(`test('a', async () => {
  show('<button id="a">a</button><input id="b"><label id="c" for="b">c</label><p id="d" tabindex="0">d</p>');
  const after = async (run: () => unknown) => { by('a').focus(); await run(); return document.activeElement!.id || document.activeElement!.tagName; };
  for (const target of [document.body, by('b'), by('c'), by('d')]) {
    expect(await after(() => fireEvent.mouseDown(target))).toBe('a');
    expect(await after(() => fireEvent.click(target))).toBe('a');
    expect(await after(() => target.click())).toBe('a');
    expect(await after(() => target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))).toBe('a');
    expect(await after(() => user.click(target))).not.toBe('a');
    user = userEvent.setup();
    expect(await after(() => user.pointer({ keys: '[MouseLeft>]', target }))).not.toBe('a');
    user = userEvent.setup();
  }
  expect(await after(() => user.click(document.body))).toBe('BODY');
});`),
    output: ['Tests 2 passed'],
  },
  'What does user.type do in a field that selects its text on focus?': {
    heading: 'cursor-and-rich-text',
    says: "`user.type(field, '42')` replaces its text, because it begins with a click. If the field has the focus already, the text is added at the end",
    files: inBoth(`test('a', async () => {
  for (const html of ['<input id="a" value="11">', '<textarea id="a">11</textarea>']) {
    show(html);
    const field = by('a') as HTMLInputElement;
    field.addEventListener('focus', () => field.select());
    await user.type(field, '42');
    expect(field.value).toBe('42');
    await user.type(field, '7');
    expect(field.value).toBe('427');
  }
});`),
    output: ['Tests 2 passed'],
  },
  'Why is the selection empty after addRange?': {
    heading: 'cursor-and-rich-text',
    says: "In jsdom it does nothing, without an error, as long as the text isn't in the document",
    files: inBoth(`test('a', () => {
  const text = document.createTextNode('Atlas of maps');
  const range = new Range();
  range.setStart(text, 0);
  range.setEnd(text, 5);
  const selection = getSelection()!;
  selection.removeAllRanges();
  selection.addRange(range);
  expect([selection.rangeCount, String(selection), String(range)]).toEqual(happy ? [1, 'Atlas', 'Atlas'] : [0, '', 'Atlas']);
  document.body.append(text);
  selection.removeAllRanges();
  selection.addRange(range);
  expect([selection.rangeCount, String(selection)]).toEqual([1, 'Atlas']);
});`),
    output: ['Tests 2 passed'],
  },

  'Where is the cursor after setRangeText?': {
    heading: 'cursor-and-rich-text',
    says: "in happy-dom, the cursor goes to the end of the value, and `'select'` selects up to there: set it yourself, `field.setSelectionRange(3, 3)`",
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      (name) => `import { expect, test } from '@rstest/core';
test.each(['input', 'textarea'] as const)('%s', (tag) => {
  const ends = (['end', 'select'] as const).map((mode) => {
    const field = document.createElement(tag);
    field.value = 'abcdef';
    field.setRangeText('XY', 1, 2, mode);
    expect(field.value).toBe('aXYcdef');
    return [field.selectionStart, field.selectionEnd];
  });
  expect(ends).toEqual('${name}' === 'jsdom' ? [[3, 3], [1, 3]] : [[7, 7], [1, 7]]);
  const field = document.createElement(tag);
  field.value = 'abcdef';
  field.setSelectionRange(3, 3);
  expect(field.selectionStart).toBe(3);
});
`,
    ),
    output: ['Tests 4 passed'],
  },

  'Which radio button does tab reach, what do arrows need in jsdom, and what does tab leave out?': {
    heading: 'focus',
    says: [
      "`user.tab()` at a group of radio buttons · goes to the one that is checked, or the first, and then leaves the group. Arrows move on and check: `user.keyboard('{ArrowDown}')`. In jsdom they fail with `reading 'escape'` until a setup file adds `CSS`",
      'what is disabled, `display: none`, `visibility: hidden`, or has `tabindex="-1"`, a frame, a player; not what a closed `<details>` or an `aria-hidden` holds. In happy-dom it goes into an element with `hidden` as well, and stays in front of `inert` for good; in jsdom it goes into that',
    ],
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      (name) => `import { expect, test } from '@rstest/core';
import userEvent from '@testing-library/user-event';
const happy = '${name}' === 'happy-dom';
const tabs = async (html: string, times = 3) => {
  document.body.innerHTML = '<input id="a">' + html + '<input id="z">';
  const user = userEvent.setup();
  const seen: string[] = [];
  for (let time = 0; time < times; time++) {
    await user.tab();
    seen.push(document.activeElement?.id || 'body');
  }
  return seen.join(' ');
};
const radios = '<input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2">';
test('radio', async () => {
  expect(await tabs(radios)).toBe('a r1 z');
  expect(await tabs(radios.replace('id="r2"', 'id="r2" checked'))).toBe('a r2 z');
  const user = userEvent.setup();
  document.querySelector<HTMLElement>('#r1')?.focus();
  if (!happy) {
    await expect(user.keyboard('{ArrowDown}')).rejects.toThrow("reading 'escape'");
    (globalThis as any).CSS = { escape: (id: string) => id };
  }
  await user.keyboard('{ArrowDown}');
  expect([document.activeElement?.id, document.querySelector('input:checked')?.id]).toEqual(['r2', 'r2']);
});
test('left out', async () => {
  for (const html of ['<input disabled>', '<p style="display: none"><input></p>', '<p style="visibility: hidden"><input></p>', '<i tabindex="-1"></i>', '<iframe></iframe>', '<audio controls></audio>']) {
    expect(await tabs(html)).toBe('a z body');
  }
  expect(await tabs('<p aria-hidden="true"><input id="b"></p>')).toBe('a b z');
  expect(await tabs('<details><summary id="s"></summary><input id="b"></details>', 4)).toBe('a s b z');
  expect(await tabs('<p hidden><input id="b"></p>')).toBe(happy ? 'a b z' : 'a z body');
  expect(await tabs('<p inert><input id="b"></p>')).toBe(happy ? 'a a a' : 'a b z');
});
`,
    ),
    output: ['Tests 4 passed'],
  },
} satisfies Answers;
