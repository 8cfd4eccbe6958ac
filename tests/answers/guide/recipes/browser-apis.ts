import { type Answers, withHooks } from '../../../support/answers.ts';

const happyDom = 'npx rstest --testEnvironment=happy-dom';

export default {
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
    says: '`history.replaceState` changes `location` without loading a page, so read the address as usual and set it like this:',
    test: `${withHooks}test('a', () => {
  history.replaceState(null, '', '/books?q=atlas');
  console.log('ADDRESS', location.pathname, location.search);
});`,
    command: happyDom,
    output: ['ADDRESS /books ?q=atlas'],
  },
  'Is there matchMedia in jsdom?': {
    heading: 'media-queries',
    says: 'happy-dom has `matchMedia`, but a test wants to decide the answer, and to change it later. jsdom has none at all: `matchMedia is not a function`.',
    test: `${withHooks}test('a', () => { matchMedia('(max-width: 600px)'); });`,
    command: 'npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: ['matchMedia is not a function'],
  },
  'What do scrollTo, innerWidth, requestSubmit and document.cookie do in jsdom and happy-dom?': {
    heading: 'scrolling-size-forms-and-cookies',
    says: 'Without layout, the environments store what you set and compute nothing',
    test: `import { test } from '@rstest/core';
test('a', () => {
  document.body.innerHTML = '<form><input required></form>';
  window.scrollTo(0, 100);
  let resized = 0;
  let sent = 0;
  window.addEventListener('resize', () => resized++);
  const size = innerWidth + 'x' + innerHeight;
  window.innerWidth = 500;
  const silent = resized;
  window.dispatchEvent(new Event('resize'));
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => { event.preventDefault(); sent++; });
  form.requestSubmit();
  const refused = sent;
  form.querySelector('input')!.value = 'b-1';
  form.requestSubmit();
  form.submit();
  document.cookie = 'cart=b-1; path=/';
  const kept = document.cookie;
  document.cookie = 'cart=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  console.log('ENV', scrollY, typeof document.body.scrollTo, size, silent, resized, refused, sent, kept, document.cookie === '');
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: [
      'ENV 100 function 1024x768 0 1 0 1 cart=b-1 true',
      'ENV 0 undefined 1024x768 0 1 0 1 cart=b-1 true',
      "Not implemented: Window's scrollTo() method",
      "Not implemented: HTMLFormElement's submit() method",
    ],
  },
  'showModal is not a function: what else is missing in jsdom, and is it in happy-dom?': {
    heading: 'dialogs-files-and-other-gaps',
    says: 'not functions: define them on `HTMLDialogElement.prototype`',
    test: `import { test } from '@rstest/core';
test('a', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const element = document.body.appendChild(document.createElement('p')) as any;
  element.innerHTML = 'a<b>b</b>';
  console.log('DIALOG', typeof dialog.showModal, typeof element.scrollIntoView, typeof element.animate, typeof element.showPopover, typeof confirm);
  console.log('MORE', typeof navigator.clipboard, typeof DataTransfer, typeof DragEvent, typeof document.elementFromPoint, element.innerText);
  HTMLDialogElement.prototype.showModal ??= function () { this.open = true; };
  dialog.showModal();
  console.log('OPEN', dialog.open);
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: [
      'DIALOG function function function undefined undefined',
      'MORE object function function function ab',
      'DIALOG undefined undefined undefined undefined function',
      'MORE undefined undefined undefined undefined undefined',
      'OPEN true',
    ],
    absent: ['OPEN false'],
  },
  'What does setting location.href or clicking a link do without a browser?': {
    heading: 'dialogs-files-and-other-gaps',
    says: 'print `Not implemented: navigation to another Document`, the address stays',
    test: `import { test } from '@rstest/core';
test('a', () => {
  location.href = '/next';
  console.log('HREF', location.pathname);
  document.body.innerHTML = '<a href="/link">link</a>';
  document.querySelector('a')!.click();
  console.log('LINK', location.pathname);
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: [
      'HREF /next',
      'LINK /link',
      /HREF \/\s/,
      /LINK \/\s/,
      'Not implemented: navigation to another Document',
    ],
  },
  'Which style does getComputedStyle give, for an element outside the document too?': {
    heading: 'dialogs-files-and-other-gaps',
    says: 'empty until the element is in the document; colors stay as written, `red`',
    test: `import { test } from '@rstest/core';
test('a', () => {
  document.head.innerHTML = '<style>p { color: red }</style>';
  const element = document.createElement('p');
  element.style.width = '60px';
  console.log('DETACHED', JSON.stringify(getComputedStyle(element).width));
  document.body.append(element);
  console.log('COLOR', getComputedStyle(element).color);
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: ['DETACHED ""', 'COLOR red', 'DETACHED "60px"', 'COLOR rgb(255, 0, 0)'],
  },
  'How do I check which cookie is written, with its attributes?': {
    heading: 'scrolling-size-forms-and-cookies',
    says: "spy on the setter: `rs.spyOn(document, 'cookie', 'set')`",
    test: `import { rs, test } from '@rstest/core';
test('a', () => {
  document.cookie = 'a=1; Secure';
  document.cookie = 'b=2; HttpOnly';
  console.log('READ', JSON.stringify(document.cookie));
  const set = rs.spyOn(document, 'cookie', 'set');
  document.cookie = 'c=3; SameSite=Strict';
  console.log('SET', set.mock.calls[0]![0]);
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: ['SET c=3; SameSite=Strict', 'READ "a=1"'],
    absent: ['b=2"'],
  },
  'Why does a spy on localStorage.setItem record nothing, and in happy-dom?': {
    heading: 'local-storage',
    says: "In jsdom, `rs.spyOn(localStorage, 'setItem')` records nothing, without an error.",
    test: `import { rs, test } from '@rstest/core';
test('a', () => {
  const all = rs.spyOn(Storage.prototype, 'setItem');
  localStorage.setItem('a', '1');
  const [count, isLocal] = [all.mock.calls.length, all.mock.contexts[0] === localStorage];
  all.mockRestore();
  const own = rs.spyOn(localStorage, 'setItem');
  localStorage.setItem('a', '1');
  console.log('SPY', own.mock.calls.length, count, isLocal);
});`,
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    output: ['SPY 1 1 false', 'SPY 0 1 true'],
  },
  'Do labels, checkboxes and submit buttons work in jsdom?': {
    heading: 'scrolling-size-forms-and-cookies',
    says: [
      'a click on a submit button, or Enter typed by `user-event` · fires `submit`, as in a browser: not if the form has several text fields and no submit button · the same',
      'a click on a label · toggles its checkbox unless that is disabled; sets the property `checked`, not the attribute · the same',
    ],
    test: "/** @rstest-environment jsdom */\nimport { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  document.body.innerHTML = '<form><label>A <input type=\"checkbox\"></label><label>B <input type=\"checkbox\" disabled></label><button>Send</button></form>';\n  let sent = 0;\n  document.querySelector('form')?.addEventListener('submit', (event) => { event.preventDefault(); sent += 1; });\n  for (const label of document.querySelectorAll('label')) label.click();\n  document.querySelector('button')?.click();\n  const boxes = [...document.querySelectorAll('input')];\n  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);\n  expect(boxes[0]?.hasAttribute('checked')).toBe(false);\n  expect(sent).toBe(1);\n});\n",
    output: ['Tests 1 passed'],
  },
  'Do labels, checkboxes and submit buttons work in happy-dom?': {
    heading: 'scrolling-size-forms-and-cookies',
    says: [
      'a click on a submit button, or Enter typed by `user-event` · fires `submit`, as in a browser: not if the form has several text fields and no submit button · the same',
      'a click on a label · toggles its checkbox unless that is disabled; sets the property `checked`, not the attribute · the same',
    ],
    test: "/** @rstest-environment happy-dom */\nimport { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  document.body.innerHTML = '<form><label>A <input type=\"checkbox\"></label><label>B <input type=\"checkbox\" disabled></label><button>Send</button></form>';\n  let sent = 0;\n  document.querySelector('form')?.addEventListener('submit', (event) => { event.preventDefault(); sent += 1; });\n  for (const label of document.querySelectorAll('label')) label.click();\n  document.querySelector('button')?.click();\n  const boxes = [...document.querySelectorAll('input')];\n  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);\n  expect(boxes[0]?.hasAttribute('checked')).toBe(false);\n  expect(sent).toBe(1);\n});\n",
    output: ['Tests 1 passed'],
  },
  'What do scrollTo and form.submit do in each environment?': {
    heading: 'scrolling-size-forms-and-cookies',
    says: [
      "`window.scrollTo(0, 100)` · sets `scrollY` · prints `Not implemented`, `scrollY` stays 0: stub it with `rs.spyOn(window, 'scrollTo')`",
      '`form.submit()` · fires no `submit` event · the same, and prints `Not implemented`',
    ],
    files: Object.fromEntries(
      ['jsdom', 'happy-dom'].map((name) => [
        `${name}.test.ts`,
        `/** @rstest-environment ${name} */
import { test } from '@rstest/core';
test('a', () => {
  window.scrollTo(0, 100);
  document.body.innerHTML = '<form></form>';
  const form = document.querySelector('form')!;
  let fired = 0;
  form.addEventListener('submit', () => { fired += 1; });
  form.submit();
  console.log('${name}', window.scrollY, fired);
});`,
      ]),
    ),
    output: [
      'jsdom 0 0',
      'happy-dom 100 0',
      "Not implemented: Window's scrollTo() method",
      "Not implemented: HTMLFormElement's submit() method",
    ],
  },
  'What is innerText, what does checkValidity check, and what becomes of nested forms?': {
    heading: 'dialogs-files-and-other-gaps',
    says: [
      '`element.innerText` · leaves out `display: none` and scripts, breaks the line after `<div>` and `<p>`, but not at `<br>` or `<li>`; keeps what is `hidden` · `undefined`: use `textContent`',
      '`innerHTML` with a form inside a form · keeps both · drops the inner one, as a browser does',
      "`Object.defineProperty(window, 'shop', { value })` · works once, then fails with `Cannot redefine property`",
      '`input.checkValidity()` · checks `required`, `type="email"`, `pattern`, `min`, `max` and `minLength` · the same, but `minLength` only after user input, as in a browser',
    ],
    elsewhere: {
      '/guide/advanced/dom-testing':
        '`element.innerText` · works, but includes what is `hidden` · `undefined`: use `textContent`',
    },
    files: {
      'run.ts': `export function run(where: string) {
  const box = document.createElement('div');
  document.body.append(box);
  const texts = ['<p style="display:none">a</p>b', '<script>x</script>b', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>', 'a<br>b', '<ul><li>a</li><li>b</li></ul>', '<p hidden>a</p>b'].map((html) => {
    box.innerHTML = html;
    return box.innerText;
  });
  console.log(where, 'innerText', JSON.stringify(texts));
  const valid = (attributes: object) => Object.assign(document.createElement('input'), attributes).checkValidity();
  console.log(where, 'valid', valid({ required: true }), valid({ type: 'email', value: 'x' }), valid({ type: 'email', value: 'x@y' }), valid({ pattern: '[a-z]', value: '7' }), valid({ type: 'number', min: '2', value: '1' }), valid({ type: 'number', max: '2', value: '3' }), valid({ minLength: 3, value: '7' }));
  box.innerHTML = '<form><form><input></form></form>';
  console.log(where, 'forms', box.innerHTML);
  const define = (value: number) => { try { Object.defineProperty(window, 'shop', { value }); return 'defined'; } catch (error) { return String(error); } };
  console.log(where, define(1), define(2));
}
`,
      ...Object.fromEntries(
        ['jsdom', 'happy-dom'].map((name) => [
          `${name}.test.ts`,
          `/** @rstest-environment ${name} */
import { test } from '@rstest/core';
import { run } from './run';
test('a', () => run('${name}'));
`,
        ]),
      ),
    },
    output: [
      'happy-dom innerText ["b","b","a\\nb","a\\nb","ab","ab","ab"]',
      'jsdom innerText [null,null,null,null,null,null,null]',
      'happy-dom valid false false true false false false false',
      'jsdom valid false false true false false false true',
      'happy-dom forms <form><form><input></form></form>',
      'jsdom forms <form><input></form>',
      'happy-dom defined TypeError: Cannot redefine property: shop',
      'jsdom defined TypeError: Cannot redefine property: shop',
    ],
  },
  'How do I test a file upload, a hover style, and a form that Enter submits?': {
    heading: 'file-uploads',
    says: [
      "hand over files with Testing Library: `await userEvent.upload(screen.getByLabelText('Picture'), new File(['…'], 'cover.png', { type: 'image/png' }))`.",
      "An array gives several, and files that `accept` doesn't allow are left out.",
      '`:hover` in a `<style>` · never matches, not even after `user.hover` · the same',
      'fires `submit`, as in a browser: not if the form has several text fields and no submit button',
      "`fireEvent.keyDown(input, { key: 'Enter' })` · fires no `submit`: use `user-event` · the same",
    ],
    files: Object.fromEntries(
      ['jsdom', 'happy-dom'].map((environment) => [
        `${environment}.test.ts`,
        `/** @rstest-environment ${environment} */
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
      ]),
    ),
    output: ['Tests 14 passed'],
  },
} satisfies Answers;
