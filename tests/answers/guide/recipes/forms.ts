import { type Answers, inEnvironments, runInBoth, testFiles } from '../../../support/answers.ts';

export default {
  'Which option does selected choose in happy-dom, are two radio buttons checked, and what do <3 and autofocus do?':
    {
      heading: 'submit-validate-and-read-a-form',
      says: [
        '`<option selected>` in the markup of a `<select>` · on the third option or a later one, the second is chosen, in `value` and `FormData` too; on the first, `selectedIndex` is -1. Set `select.value`, or use jsdom; `defaultValue` of React and `v-model` of Vue choose rightly. `list.add(option, 9)`, where there are fewer options, throws: write `list.append(option)` · that option is chosen',
        '`checked` on two radio buttons of a group in the markup · both are checked; a click or `checked = true` unchecks the other · the same, but in a form the last alone is checked',
      ],
      elsewhere: {
        '/guide/recipes/browser-apis': [
          '`innerHTML` with `<` before a digit, `I <3 you` · the `<3` is lost, or an element named `3` if a tag follows: write `&lt;3` · a text, as in a browser',
          '`undefined`, and setting it leaves the page as it is: use `textContent`',
        ],
        '/guide/recipes/keyboard-and-focus': [
          '`autofocus` in the markup · moves no focus: call `field.focus()`. `autoFocus` of React does',
        ],
        '/guide/advanced/dom-testing': [
          '`<option selected>` on the third option or a later one · chooses the second · chooses it, as in a browser',
        ],
      },
      files: runInBoth(`import { render } from '@testing-library/react';
import { expect } from '@rstest/core';
import { createElement } from 'react';
import { createApp, h, vModelSelect, withDirectives } from 'vue';
export async function run(where: string) {
  const happy = where === 'happy-dom';
  const html = (text: string) => { document.body.innerHTML = text; return document.body.firstElementChild as any; };
  const list = (count: number, selected: number) => '<select name="s">' + Array.from({ length: count }, (_, i) => '<option' + (i === selected ? ' selected' : '') + '>' + i + '</option>').join('') + '</select>';
  for (const count of [2, 3, 4]) {
    for (let i = 0; i < count; i += 1) {
      const select = html('<form>' + list(count, i) + '</form>').firstElementChild;
      const chosen = happy ? Math.min(i, 1) : i;
      expect(select.value).toBe(String(chosen));
      expect([...new FormData(select.form)]).toEqual([['s', String(chosen)]]);
      expect(select.selectedIndex).toBe(happy && i === 0 ? -1 : chosen);
      select.value = String(i);
      expect(select.value).toBe(String(i));
    }
  }
  const options = ['a', 'b', 'c', 'd'].map((value) => createElement('option', { key: value }, value));
  expect(render(createElement('select', { defaultValue: 'c' }, options)).container.querySelector('select')?.value).toBe('c');
  const box = html('<div></div>');
  createApp({ render: () => withDirectives(h('select', { 'onUpdate:modelValue': () => {} }, ['a', 'b', 'c'].map((value) => h('option', { value }, value))), [[vModelSelect, 'c']]) }).mount(box);
  expect(box.firstElementChild.value).toBe('c');
  const short = html(list(2, 0));
  const add = () => short.add(document.createElement('option'), 9);
  if (happy) expect(add).toThrow('before which the new node is to be inserted');
  else add();
  short.append(document.createElement('option'));
  expect(short.options).toHaveLength(happy ? 3 : 4);
  const radios = () => [...document.querySelectorAll('input')].map(({ checked }) => checked);
  const pair = '<input type="radio" name="x" checked><input type="radio" name="x" checked>';
  html(pair);
  expect(radios()).toEqual([true, true]);
  html('<form>' + pair + '</form>');
  expect(radios()).toEqual([happy, true]);
  document.querySelector('input')?.click();
  html(pair.replace('checked', ''));
  document.querySelector('input')?.click();
  expect(radios()).toEqual([true, false]);
  const last = html(pair.replace(/ checked>$/, '>')).nextElementSibling;
  last.checked = true;
  expect(radios()).toEqual([false, true]);
  const text = html('<p>I <3 you</p>');
  expect(text.children.length).toBe(happy ? 1 : 0);
  expect(text.firstElementChild?.tagName).toBe(happy ? '3' : undefined);
  expect(html('<p>I &lt;3 you</p>').textContent).toBe('I <3 you');
  html('I <3 you');
  expect(document.body.textContent).toBe(happy ? 'I  you' : 'I <3 you');
  const empty = html('<p>old</p>');
  empty.innerText = 'new';
  expect(empty.textContent).toBe(happy ? 'new' : 'old');
  html('<input autofocus>');
  expect(document.activeElement).toBe(document.body);
  html('');
  const { container } = render(createElement('input', { autoFocus: true }));
  expect(document.activeElement).toBe(container.firstElementChild);
}`),
      output: ['Tests 2 passed'],
    },
  'Is a form submitted after setCustomValidity, and does a field get the invalid event?': {
    heading: 'submit-validate-and-read-a-form',
    says: [
      'An invalid field, also one by `setCustomValidity`, gets an `invalid` event',
      '`input.validationMessage` · `Constraints not satisfied`, or the text that `setCustomValidity` got, and no message is shown:',
    ],
    files: runInBoth(`import { expect } from '@rstest/core';
import userEvent from '@testing-library/user-event';
export async function run() {
  document.body.innerHTML = '<form><input><button>Pay</button></form>';
  const field = document.querySelector('input')!;
  const seen: string[] = [];
  field.addEventListener('invalid', () => seen.push('invalid'));
  document.querySelector('form')!.addEventListener('submit', (event) => { event.preventDefault(); seen.push('submit'); });
  field.setCustomValidity('taken');
  expect([field.validationMessage, field.checkValidity(), document.querySelector('form')!.checkValidity()]).toEqual(['taken', false, false]);
  seen.length = 0;
  await userEvent.click(document.querySelector('button')!);
  await userEvent.type(field, 'a{Enter}');
  expect(seen).toEqual(['invalid', 'invalid']);
  field.setCustomValidity('');
  field.required = true;
  await userEvent.clear(field);
  expect(field.validationMessage).toBe('Constraints not satisfied');
  await userEvent.click(document.querySelector('button')!);
  await userEvent.type(field, 'a{Enter}');
  expect(seen).toEqual(['invalid', 'invalid', 'invalid', 'submit']);
}`),
    output: ['Tests 2 passed'],
  },
  'Do labels, checkboxes and submit buttons work in jsdom?': {
    heading: 'submit-validate-and-read-a-form',
    says: [
      'a click on a submit button, or Enter typed by `user-event` · fires `submit`, as in a browser: not if a field is invalid, and Enter not in a form with several text fields and no submit button',
      'a click on a label, or on what is in it · toggles its checkbox unless that is disabled, wrongly even by a link in the label; sets the property `checked`, not the attribute. A handler on the label',
    ],
    test: "/** @rstest-environment jsdom */\nimport { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  document.body.innerHTML = '<form><label>A <input type=\"checkbox\"></label><label>B <input type=\"checkbox\" disabled></label><button>Send</button></form>';\n  let sent = 0;\n  document.querySelector('form')?.addEventListener('submit', (event) => { event.preventDefault(); sent += 1; });\n  for (const label of document.querySelectorAll('label')) label.click();\n  document.querySelector('button')?.click();\n  const boxes = [...document.querySelectorAll('input')];\n  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);\n  expect(boxes[0]?.hasAttribute('checked')).toBe(false);\n  expect(sent).toBe(1);\n});\n",
    output: ['Tests 1 passed'],
  },
  'Do labels, checkboxes and submit buttons work in happy-dom?': {
    heading: 'submit-validate-and-read-a-form',
    says: [
      'a click on a submit button, or Enter typed by `user-event` · fires `submit`, as in a browser: not if a field is invalid, and Enter not in a form with several text fields and no submit button',
      'a click on a label, or on what is in it · toggles its checkbox unless that is disabled, wrongly even by a link in the label; sets the property `checked`, not the attribute. A handler on the label',
    ],
    test: "/** @rstest-environment happy-dom */\nimport { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  document.body.innerHTML = '<form><label>A <input type=\"checkbox\"></label><label>B <input type=\"checkbox\" disabled></label><button>Send</button></form>';\n  let sent = 0;\n  document.querySelector('form')?.addEventListener('submit', (event) => { event.preventDefault(); sent += 1; });\n  for (const label of document.querySelectorAll('label')) label.click();\n  document.querySelector('button')?.click();\n  const boxes = [...document.querySelectorAll('input')];\n  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);\n  expect(boxes[0]?.hasAttribute('checked')).toBe(false);\n  expect(sent).toBe(1);\n});\n",
    output: ['Tests 1 passed'],
  },
  'How do I test a file upload, a hover style, and a form that Enter submits?': {
    heading: 'file-uploads',
    says: [
      "hand over files with Testing Library: `await userEvent.upload(screen.getByLabelText('Picture'), new File(['…'], 'cover.png', { type: 'image/png' }))`.",
      "An array gives several, if the field is `multiple`. A file that `accept` doesn't allow is left out, as `new File(['…'], 'a.csv')` without its `type` is by `accept=\"text/csv\"`, and an empty field that stays empty fires no `change`: to test your own check, use `userEvent.setup({ applyAccept: false })`.",
      'fires `submit`, as in a browser: not if a field is invalid, and Enter not in a form with several text fields and no submit button',
      "`fireEvent.keyDown(input, { key: 'Enter' })` · fires no `submit`: use `user-event` · the same",
    ],
    elsewhere: {
      '/guide/recipes/browser-apis':
        '`:hover` in a `<style>` · never matches, not even after `user.hover` · the same',
    },
    files: testFiles(
      ['jsdom', 'happy-dom'],
      (environment) => `/** @rstest-environment ${environment} */
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, rs, test } from '@rstest/core';
const png = () => new File(['x'], 'cover.png', { type: 'image/png' });
test('upload', async () => {
  document.body.innerHTML = '<label>Picture <input type="file" accept="image/*" multiple></label>';
  const input = screen.getByLabelText<HTMLInputElement>('Picture');
  const changed = rs.fn();
  input.addEventListener('change', changed);
  await userEvent.upload(input, png());
  expect(input.files?.[0]?.name).toBe('cover.png');
  await userEvent.upload(input, [png(), png(), new File(['t'], 'notes.txt', { type: 'text/plain' })]);
  expect([...input.files!].map((file) => file.name)).toEqual(['cover.png', 'cover.png']);
  expect(changed).toHaveBeenCalledTimes(2);
  const notes = new File(['t'], 'notes.txt', { type: 'text/plain' });
  document.body.innerHTML = '<input type="file" accept="image/*">';
  const empty = document.querySelector('input')!;
  empty.addEventListener('change', changed);
  await userEvent.upload(empty, notes);
  expect([changed.mock.calls.length, empty.files?.length]).toEqual([2, 0]);
  document.body.append(input);
  input.multiple = false;
  await userEvent.setup({ applyAccept: false }).upload(input, [notes, png()]);
  expect([...input.files!].map((file) => file.name)).toEqual(['notes.txt']);
});
test('hover', async () => {
  document.body.innerHTML = '<style>button { color: red } button:hover { color: blue }</style><button>x</button>';
  const button = screen.getByRole('button');
  const before = getComputedStyle(button).color;
  expect(before).toMatch(/^red$|255/);
  await userEvent.hover(button);
  expect(getComputedStyle(button).color).toBe(before);
});
test.each([
  ['<input><button>Find</button>', 1],
  ['<input>', 1],
  ['<input><input type="radio" name="a"><input type="radio" name="a">', 1],
  ['<input><input>', 0],
  ['<input><input><button>Find</button>', 1],
])('%s', async (fields, times) => {
  document.body.innerHTML = '<form>' + fields + '</form>';
  const submitted = rs.fn((event: Event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', submitted);
  const input = document.querySelector('input')!;
  input.focus();
  for (const type of ['keyDown', 'keyPress', 'keyUp'] as const) fireEvent[type](input, { key: 'Enter', charCode: 13 });
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.type(input, 'atlas{Enter}');
  expect(submitted).toHaveBeenCalledTimes(times);
});
`,
    ),
    output: ['Tests 14 passed'],
  },
  'fireEvent.submit calls the handler although the form is invalid; how do I assert HTML5 validation errors?':
    {
      heading: 'submit-validate-and-read-a-form',
      says: [
        'fires `submit`, as in a browser: not if a field is invalid, and Enter not in a form with several text fields and no submit button',
        '`fireEvent.submit(form)` · fires `submit` even if a field is invalid · the same',
        '`input.validationMessage` · `Constraints not satisfied`, or the text that `setCustomValidity` got, and no message is shown: assert `toBeInvalid()` of jest-dom, or `validity.valueMissing` · the same',
      ],
      files: runInBoth(`import { expect, rs } from '@rstest/core';
import { fireEvent } from '@testing-library/dom';
import { toBeInvalid } from '@testing-library/jest-dom/matchers';
import userEvent from '@testing-library/user-event';
export async function run(where: string) {
  expect.extend({ toBeInvalid });
  document.body.innerHTML = '<form><input required><button>Go</button></form>';
  const [form] = document.forms as any;
  const sent = rs.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  await userEvent.click(form.querySelector('button'));
  console.log(where, sent.mock.calls.length, form[0].validationMessage, form[0].validity.valueMissing);
  fireEvent.submit(form);
  expect(sent).toHaveBeenCalledTimes(1);
  (expect(form[0]) as any).toBeInvalid();
  await userEvent.type(form[0], 'a{Enter}');
  expect(sent).toHaveBeenCalledTimes(2);
}
`),
      output: [
        'jsdom 0 Constraints not satisfied true',
        'happy-dom 0 Constraints not satisfied true',
        'Tests 2 passed',
      ],
    },
  'What do FormData, InputEvent, MouseEvent and input.value do in jsdom and happy-dom?': {
    heading: 'submit-validate-and-read-a-form',
    says: [
      'change the property, not the attribute, so neither `outerHTML` nor a snapshot shows it, as in a browser; `innerHTML` of an `<input>` is empty. Read `input.value` or look for `input:checked`, which finds what code or a click has checked; `option:checked` finds nothing · the same, but `option:checked` works',
      'leaves out unchecked boxes, a disabled `<input>` and buttons, except one passed second; keeps a disabled `<select>` or `<textarea>`, a selected `<option disabled>` and what is in a disabled `<fieldset>`; of a multiple `<select>` it takes only the first selected option, or an empty text; fires no `formdata` · the same, but of these disabled ones it keeps only the `<option>`, and of a multiple `<select>` it takes all selected options',
      'has both, but no `getTargetRanges()`; `user.type` fires `beforeinput` and `input` with them · the same',
    ],
    elsewhere: {
      '/guide/recipes/browser-apis': [
        '`pageX` is 0, `x` is `undefined` · all are 5, `offsetX` too',
      ],
    },
    files: runInBoth(`import userEvent from '@testing-library/user-event';
import { expect } from '@rstest/core';
export async function run(where: string) {
  const jsdom = where === 'jsdom';
  document.body.innerHTML = '<form><input name="text" value="a"><input type="checkbox" name="no"><input type="checkbox" name="yes" checked><input name="off" value="x" disabled><select multiple name="all"><option selected>1</option><option selected>2</option></select><button name="go" value="1">go</button></form><form><select name="s" disabled><option>x</option></select><textarea name="t" disabled>x</textarea><input name="i" disabled><fieldset disabled><input name="in"></fieldset></form>';
  const [form, off] = document.querySelectorAll('form') as any as HTMLFormElement[];
  expect([...new FormData(off).keys()].join()).toBe(jsdom ? '' : 's,t,in');
  off.innerHTML = '<select name="first"><option disabled selected>Choose</option></select>';
  expect([...new FormData(off).values()]).toEqual(['Choose']);
  off.innerHTML = '<select name="many" multiple><option>1</option><option selected>2</option></select><select name="none" multiple><option>1</option></select>';
  expect([...new FormData(off).values()]).toEqual(jsdom ? ['2'] : ['2', '']);
  const input = form.querySelector('input')!;
  let fired = 0;
  form.addEventListener('formdata', () => { fired += 1; });
  const sent = (button?: HTMLElement) => [...new FormData(form, button).entries()].join(' ');
  const all = jsdom ? 'all,1 all,2' : 'all,1';
  expect(sent()).toBe('text,a yes,on ' + all);
  expect(sent(form.querySelector('button')!)).toBe('text,a yes,on ' + all + ' go,1');
  expect(fired).toBe(0);
  input.value = 'b';
  expect([input.outerHTML, input.value]).toEqual(['<input name="text" value="a">', 'b']);
  const seen: string[] = [];
  for (const name of ['beforeinput', 'input']) input.addEventListener(name, (event) => seen.push([name, (event as InputEvent).inputType, (event as InputEvent).data].join()));
  await userEvent.type(input, 'c');
  expect(seen).toEqual(['beforeinput,insertText,c', 'input,insertText,c']);
  const typed = new InputEvent('input', { inputType: 'insertText', data: 'q' });
  expect([typed.inputType, typed.data, typed.getTargetRanges]).toEqual(['insertText', 'q', undefined]);
  const { clientX, pageX, x, offsetX } = new MouseEvent('click', { clientX: 5 });
  expect([clientX, pageX, x, offsetX]).toEqual(jsdom ? [5, 5, 5, 5] : [5, 0, undefined, 0]);
}
`),
    output: ['Tests 2 passed'],
  },
  'How do I upload to a required file field, and cancel the file dialog?': {
    heading: 'file-uploads',
    says: [
      'In jsdom, a `required` field stays invalid after an upload, so a click sends no form: use happy-dom, or `fireEvent.submit(form)`.',
      "A user who cancels the dialog: `fireEvent(input, new Event('cancel'))`, or `upload(input, [])` where that empties the field.",
    ],
    files: runInBoth(`import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
export async function run(where: string) {
  document.body.innerHTML = '<form><input type="file" required><button>Send</button></form>';
  const [form, input] = [document.querySelector('form')!, document.querySelector('input')!];
  const seen: string[] = [];
  form.addEventListener('submit', (event) => { event.preventDefault(); seen.push('submit'); });
  for (const name of ['change', 'cancel']) input.addEventListener(name, () => seen.push(name + input.files!.length));
  await userEvent.upload(input, new File(['x'], 'cover.png'));
  await userEvent.click(document.querySelector('button')!);
  seen.push('by hand');
  fireEvent.submit(form);
  fireEvent(input, new Event('cancel'));
  await userEvent.upload(input, []);
  console.log('SEEN', where, ...seen);
}`),
    output: [
      'SEEN happy-dom change1 submit by hand submit cancel1 change0',
      'SEEN jsdom change1 by hand submit cancel1 change0',
    ],
  },
  'Which element is event.target of a submit, and does :checked follow the property checked?': {
    heading: 'submit-validate-and-read-a-form',
    says: [
      'the form with that `name` or ID, the same object as `event.target` of its `submit` event · the same',
      'Read `input.value` or look for `input:checked`, which finds what code or a click has checked',
    ],
    files: runInBoth(`import userEvent from '@testing-library/user-event';
import { expect } from '@rstest/core';
export async function run() {
  document.body.innerHTML = '<form id="order"><input id="a" value="a"><input id="b" type="radio" name="r" checked><input id="c" type="radio" name="r"><input id="d" type="checkbox"></form><form name="other"></form>';
  const forms = document.forms as any;
  for (const [name, form] of [['order', document.getElementById('order')], ['other', document.querySelectorAll('form')[1]]] as const) {
    const seen: unknown[] = [];
    form!.addEventListener('submit', (event) => { event.preventDefault(); seen.push(event.target); });
    (form as HTMLFormElement).requestSubmit();
    expect(seen.length).toBe(1);
    expect(seen[0] === forms[name] && forms[name] === form).toBe(true);
    expect(forms[name] === forms.namedItem(name)).toBe(true);
  }
  const checked = () => [...document.querySelectorAll('input:checked')].map(({ id }) => id).join();
  const by = (id: string) => document.getElementById(id) as HTMLInputElement;
  expect(checked()).toBe('b');
  by('c').checked = true;
  expect(checked()).toBe('c');
  await userEvent.click(by('d'));
  expect(checked()).toBe('c,d');
  by('c').checked = false;
  expect(checked()).toBe('d');
  by('a').value = 'long';
  expect([by('a').innerHTML, by('a').value]).toEqual(['', 'long']);
}`),
    output: ['Tests 2 passed'],
  },
  'Which button is event.submitter, and may it be outside the form?': {
    heading: 'submit-validate-and-read-a-form',
    says: 'a click on a submit button · fires `submit` if the form is in the document, with the button as `event.submitter`; a click on what is inside the button, or on an `<input type="image">`, fires none. The button may be outside the form and name it, `form="order"` · the same, and these two clicks fire it',
    files: Object.fromEntries(
      ['happy-dom', 'jsdom'].map((name) => [
        `${name}.test.ts`,
        `// @rstest-environment ${name}
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from '@rstest/core';
const where = '${name}' as string;
test.each<[string, (one: HTMLElement) => unknown]>([['click', (one) => one.click()], ['fireEvent', (one) => fireEvent.click(one)], ['user', (one) => userEvent.click(one)]])('%s', async (_, click) => {
  document.body.innerHTML = '<form id="order"><button id="a">Buy</button><button id="b">Keep</button></form><button id="c" form="order">Out</button><input id="d" type="submit" form="order">';
  const seen: unknown[] = [];
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => { event.preventDefault(); seen.push(event.submitter?.id); });
  for (const id of ['a', 'b', 'c', 'd']) await click(document.getElementById(id)!);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  form.insertAdjacentHTML('beforeend', '<button id="e"><b id="inside">Go</b></button><input id="f" type="image">');
  for (const id of ['inside', 'f']) await click(document.getElementById(id)!);
  expect(seen.slice(4)).toEqual(where === 'jsdom' ? ['e', 'f'] : []);
  form.remove();
  form.querySelector('button')!.click();
  expect(seen.length).toBe(where === 'jsdom' ? 6 : 4);
});`,
      ]),
    ),
    output: ['Tests 6 passed'],
  },
  'Which steps does happy-dom call invalid, and does a click send the form?': {
    heading: 'submit-validate-and-read-a-form',
    says: '`step` of a number or slider by `value % step`, so 3 with `min="1" step="2"` and many fractions, such as 19.99 with `step="0.01"`, are **invalid**, and a click sends no form. Turn it off in a setup file: `Object.defineProperty(ValidityState.prototype, \'stepMismatch\', { configurable: true, get: () => false })` · the same, but `min` and `max` of dates and times as well, `step` as in a browser,',
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export function run(where: string) {
  const sends = (attributes: string) => {
    document.body.innerHTML = '<form><input ' + attributes + '><button>ok</button></form>';
    const send = rs.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', send);
    document.querySelector('button')?.click();
    return send.mock.calls.length === 1;
  };
  const odd = ['type="number" min="1" step="2" value="3"', 'type="number" step="0.01" value="19.99"', 'type="range" min="0" max="1" step="0.05" value="0.35"'];
  expect(odd.map(sends)).toEqual(Array(3).fill(where === 'jsdom'));
  expect(sends('type="number" step="0.5" value="1.5"')).toBe(true);
  Object.defineProperty(ValidityState.prototype, 'stepMismatch', { configurable: true, get: () => false });
  if (where === 'happy-dom') expect(odd.map(sends)).toEqual([true, true, true]);
}`),
    output: ['Tests 2 passed'],
  },

  'Does maxLength count for a value that code sets, and where do a slider and stepUp begin?': {
    heading: 'submit-validate-and-read-a-form',
    says: [
      '`maxLength` of a value that code has set;',
      '`step` as in a browser, and `minLength` and `maxLength` only after user input, as there',
      'has the value `50` until code or a test sets it · `10`, as in a browser',
      '`input.stepUp()` of a number · without `min` goes to the next multiple of `step`: from `value="1"` by `step="2"` to 2 · counts from the attribute `value`: to 3, as in a browser',
    ],
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      (name) => `import { expect, test } from '@rstest/core';
const happy = '${name}' === 'happy-dom';
const field = (attributes: string) => {
  document.body.innerHTML = '<input ' + attributes + '>';
  return document.querySelector('input') as HTMLInputElement;
};
test('a', () => {
  const short = field('maxlength="3"');
  short.value = 'abcd';
  expect([short.value, short.validity.tooLong, short.checkValidity()]).toEqual(happy ? ['abcd', true, false] : ['abcd', false, true]);
  const slider = field('type="range" max="10" value="50"');
  expect(slider.value).toBe(happy ? '50' : '10');
  slider.value = '60';
  expect(slider.value).toBe('10');
  for (const min of ['', 'min="1" ']) {
    const number = field('type="number" step="2" value="1" ' + min);
    number.stepUp();
    expect(number.value).toBe(happy && !min ? '2' : '3');
  }
});
`,
    ),
    output: ['Tests 2 passed'],
  },

  'How does code that makes a DataTransfer run?': {
    heading: 'file-uploads',
    says: "Code that takes a file out with `new DataTransfer()` and sets `input.files` to its `files` runs in happy-dom. jsdom has no `DataTransfer`, and refuses what a stand-in gives, `not of type 'FileList'`, unless the test lets `files` take it: `Object.defineProperty(input, 'files', { writable: true, value: [file] })`.",
    files: runInBoth(`import { expect, rs } from '@rstest/core';
function keepFirst(input: HTMLInputElement, file: File) {
  const kept = new DataTransfer();
  kept.items.add(file);
  input.files = kept.files;
}
export function run(where: string) {
  const file = new File(['x'], 'a.txt');
  const make = () => Object.assign(document.createElement('input'), { type: 'file' });
  const input = make();
  if (where === 'happy-dom') {
    keepFirst(input, file);
    expect(input.files?.[0]?.name).toBe('a.txt');
    return;
  }
  expect(() => keepFirst(input, file)).toThrow('DataTransfer is not defined');
  rs.stubGlobal('DataTransfer', class { files: File[] = []; items = { add: (one: File) => this.files.push(one) }; });
  expect(() => keepFirst(input, file)).toThrow("not of type 'FileList'");
  const open = make();
  Object.defineProperty(open, 'files', { writable: true, value: [file, file] });
  keepFirst(open, file);
  expect(open.files).toHaveLength(1);
}
`),
    output: ['Tests 2 passed'],
  },

  'What does a click on a box, or on what is in its label, fire, and which selectors find nothing?':
    {
      heading: 'submit-validate-and-read-a-form',
      says: [
        'a click on a label, or on what is in it · toggles its checkbox unless that is disabled, wrongly even by a link in the label;',
        'the same, but not by a link or by what has a `tabindex` in the label. `user.click` toggles it by both, in both environments',
        '`box.click()` on a checkbox or a radio button · fires `click`, then `input` and `change`, and moves no focus. `checked` has its new value already in the `click` listener, and `preventDefault()` takes it back. Outside the document, it fires `click` alone: append the box first · the same',
      ],
      elsewhere: {
        '/guide/recipes/browser-apis': [
          '`[href="/a" i]`, `:defined`, `option:checked`, `:required`, `:enabled`, `:invalid`, `:read-only` and `button:disabled` in a disabled `<fieldset>` find nothing, without an error:',
          "nor does an attribute with a colon, `[x-on\\\\:click]` or `[xlink\\\\:href]`: ask `element.hasAttribute('x-on:click')`",
          '`window.event` in a listener · `undefined`: take the argument of the listener · the event',
        ],
        '/guide/recipes/user-events': [
          'What is no number then, `1ee` or `12-`, leaves it empty in jsdom, as in a browser, but is its `value` in happy-dom.',
        ],
        '/guide/recipes/testing-library': ['`waitFor` got an element, or what a query gave.'],
        '/guide/help/errors-components': [
          '`getByLabelText` and a `name` compare all that the label says, a hint or error in it as well: `getByLabelText(/^Email/)`.',
        ],
      },
      files: runInBoth(`import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from '@rstest/core';
const set = (html: string) => { document.body.innerHTML = html; };
const get = <T extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<T>(selector) as T;
export async function run(where: string) {
  const happy = where === 'happy-dom';
  for (const inner of ['<i>x</i>', '<a href="#x">x</a>', '<i tabindex="-1">x</i>']) {
    set('<label>' + inner + '<input type="checkbox"></label>');
    const child = get<HTMLElement>('label :first-child');
    child.click();
    expect(get('input').checked).toBe(happy || inner === '<i>x</i>');
    const before = get('input').checked;
    await userEvent.click(child);
    expect(get('input').checked).toBe(!before);
  }
  for (const type of ['checkbox', 'radio']) {
    const box = Object.assign(document.createElement('input'), { type });
    let seen: string[] = [];
    for (const name of ['click', 'input', 'change', 'focus']) box.addEventListener(name, () => seen.push(name + ' ' + box.checked));
    box.click();
    expect(seen).toEqual(['click true']);
    seen = [];
    box.checked = false;
    document.body.append(box);
    box.click();
    expect(seen).toEqual(['click true', 'input true', 'change true']);
    box.checked = false;
    box.addEventListener('click', (event) => event.preventDefault());
    box.click();
    expect(box.checked).toBe(false);
  }
  set('<input required readonly><select><option>1<option selected>2</select><fieldset disabled><button></button></fieldset>');
  const selectors = ['option:checked', ':required', ':enabled', 'input:read-only', 'button:disabled'];
  expect(selectors.filter((selector) => document.querySelector(selector))).toEqual(happy ? [] : selectors);
  set('<input type="email" value="a"><p x-on:click="a"></p><svg><use xlink:href="#a" /></svg>');
  expect(get(':invalid') === null).toBe(happy);
  for (const selector of ['[x-on\\\\:click]', 'use[xlink\\\\:href]']) expect(get(selector) === null).toBe(!happy);
  expect(get('p').hasAttribute('x-on:click')).toBe(true);
  const seen: unknown[] = [];
  document.body.addEventListener('click', (event) => seen.push(window.event === event), { once: true });
  document.body.click();
  expect([...seen, window.event]).toEqual([!happy, undefined]);
  for (const typed of ['1ee', '12-']) {
    set('<input type="number">');
    await userEvent.type(get('input'), typed);
    expect(get('input').value).toBe(happy ? typed : '');
  }
  set('<label>Email <input><p>Too short</p></label>');
  for (const given of [get('input'), screen.queryByText('Paid')] as any[]) await expect(async () => waitFor(given)).rejects.toThrow('Received \`callback\` arg must be a function');
  expect([screen.queryByLabelText('Email'), screen.queryByRole('textbox', { name: 'Email' })]).toEqual([null, null]);
  expect([screen.getByLabelText(/^Email/), screen.getByRole('textbox', { name: /^Email/ })]).toEqual([get('input'), get('input')]);
}
`),
      output: ['Tests 2 passed'],
    },
} satisfies Answers;
