import {
  type Answers,
  core,
  inEnvironments,
  runInBoth,
  testFiles,
} from '../../../support/answers.ts';

export default {
  'How is window.innerWidth put back after a test?': {
    heading: 'scrolling-size-events-and-cookies',
    says: "The value stays for the rest of the file: `rs.stubGlobal('innerWidth', 500)` can be undone",
    files: {
      'a.test.ts': `import { rs, test } from '@rstest/core';
const width = () => [window.innerWidth, innerWidth].join();
test('a', () => {
  rs.stubGlobal('innerWidth', 500);
  const stubbed = width();
  rs.unstubAllGlobals();
  console.log('STUB', stubbed, width());
  window.innerWidth = 333;
});
test('b', () => { console.log('NEXT', width()); });`,
    },
    command: 'for name in happy-dom jsdom; do npx rstest --testEnvironment $name; done',
    output: [/(?:STUB 500,500 1024,1024[\s\S]*NEXT 333,333[\s\S]*){2}/],
  },
  'Is there computedStyleMap, and what does getComputedStyle list?': {
    heading: 'dialogs-files-and-other-gaps',
    says: '`element.computedStyleMap()` · is missing: read `getComputedStyle(element)`, which knows the parts of a shorthand, `paddingTop` after `padding: 10px`, and lists only what is set and a few defaults · the same',
    files: runInBoth(`import { expect } from '@rstest/core';
export function run() {
  const box = document.createElement('p');
  document.body.append(box);
  const before = getComputedStyle(box).length;
  box.style.padding = '10px';
  expect('computedStyleMap' in box).toBe(false);
  expect(getComputedStyle(box).paddingTop).toBe('10px');
  expect(before).toBeLessThan(10);
  expect(getComputedStyle(box).length).toBeGreaterThan(before);
}
`),
    output: ['Tests 2 passed'],
  },
  'When does a MutationObserver call back, what do frames and variables of CSS give, and what is invalid only once?':
    {
      heading: 'dialogs-files-and-other-gaps',
      says: [
        'called once for all changes in a row, in a microtask: `await Promise.resolve()` before the assertion, with fake timers too. A style that is set to its old value counts as a change.',
        "the same, but such a style doesn't count",
        "its value, but `getPropertyValue('--gap')` is empty for the children of the element that sets it · isn't resolved; `getPropertyValue('--gap')` is known for the children, too",
        'A `<style>` in a shadow root has no effect, and nothing is inherited into it',
        "an `<iframe>` without `src` · fires `load` a moment later; `frame.contentDocument.body.innerHTML = '…'` and `document.write()` work · the same, but `load` fires at once if the frame comes from `innerHTML`, and its elements are no `instanceof HTMLElement`",
      ],
      elsewhere: {
        '/guide/recipes/missing-functions': [
          '`stream()` of a `Blob` or `File` · exists; `bytes()` is missing · missing',
          '`FileReader`, `text()` and `arrayBuffer()` of a `File`, `EventTarget`, also as a base class,',
        ],
        '/guide/help/errors-dom': [
          'Only the first `querySelector` or `matches` of an element fails there: with the same selector, later ones give `null` and `false`.',
        ],
        '/guide/help/errors-components': [
          "`getByLabelText` also finds a button within the label, in jsdom if the field is outside it: pass `{ selector: 'input' }`.",
        ],
        '/guide/recipes/testing-library': [
          '`DEBUG_PRINT_LIMIT=100000` more of it in errors as well. With `0`, errors print none of it. Scripts, styles and comments are left out, unless you pass `{ filterNode: () => true }` third.',
        ],
        '/guide/recipes/failing-components': [
          'or all that is in it is an empty `<div>` or `<span>` with a `title`',
        ],
      },
      files: runInBoth(`import { screen } from '@testing-library/dom';
import { expect, rs } from '@rstest/core';
const wait = (ms = 0) => new Promise((done) => setTimeout(done, ms));
const fails = (run: () => unknown) => { try { return run(); } catch { return 'fails'; } };
export async function run(where: string) {
  const happy = where === 'happy-dom';
  const html = (text: string) => { document.body.innerHTML = text; return document.body.firstElementChild as HTMLElement; };
  // MutationObserver
  for (const fake of [false, true]) {
    if (fake) rs.useFakeTimers();
    const box = html('<p></p>');
    const seen = rs.fn();
    const observer = new MutationObserver(seen);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    box.append('x');
    box.id = 'a';
    expect(seen).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(1);
    expect(seen.mock.calls[0]?.[0].map(({ type }: any) => type)).toEqual(['childList', 'attributes']);
    expect(seen.mock.calls[0]?.[1]).toBe(observer);
    for (const times of [2, happy ? 3 : 2]) {
      box.style.height = '1px';
      await Promise.resolve();
      expect(seen).toHaveBeenCalledTimes(times);
    }
    observer.disconnect();
    rs.useRealTimers();
  }
  // CSS
  document.head.innerHTML = '<style>div { --gap: 4px } p { margin-top: var(--gap) }</style>';
  const outer = html('<div><p></p></div>');
  const style = getComputedStyle(outer.firstElementChild as Element);
  expect([style.marginTop, style.getPropertyValue('--gap')]).toEqual(happy ? ['4px', ''] : ['var(--gap)', '4px']);
  expect(getComputedStyle(outer).getPropertyValue('--gap')).toBe('4px');
  const shadow = html('<div style="visibility: hidden; color: red"></div>').attachShadow({ mode: 'open' });
  shadow.innerHTML = '<b></b>';
  const inner = getComputedStyle(shadow.firstElementChild as Element);
  expect([inner.visibility, inner.color]).toEqual(happy ? ['hidden', 'red'] : ['visible', 'rgb(0, 0, 0)']);
  // frames
  const frame = document.createElement('iframe');
  const loaded = rs.fn();
  frame.addEventListener('load', loaded);
  document.body.append(frame);
  expect(loaded).not.toHaveBeenCalled();
  await wait(20);
  expect(loaded).toHaveBeenCalledTimes(1);
  const box = document.createElement('div');
  document.body.append(box);
  const early = rs.fn();
  box.addEventListener('load', early, true);
  box.innerHTML = '<iframe></iframe>';
  expect(early).toHaveBeenCalledTimes(happy ? 0 : 1);
  const page = frame.contentDocument as Document;
  page.body.innerHTML = '<b>x</b>';
  expect(page.body.textContent).toBe('x');
  expect(page.body.firstElementChild instanceof HTMLElement).toBe(happy);
  page.open();
  page.write('<p>written</p>');
  page.close();
  expect(page.body.textContent).toBe('written');
  // files and events
  const file = new File(['sd'], 'a.txt') as any;
  expect([await file.text(), (await file.arrayBuffer()).byteLength]).toEqual(['sd', 2]);
  expect([typeof file.stream, typeof file.bytes]).toEqual(happy ? ['function', 'undefined'] : ['undefined', 'function']);
  class Bus extends EventTarget {}
  for (const target of [new EventTarget(), new Bus()]) {
    const heard = rs.fn();
    target.addEventListener('sold', heard);
    target.dispatchEvent(new CustomEvent('sold', { detail: 2 }));
    target.dispatchEvent(new MouseEvent('sold', { clientX: 1 }));
    expect(heard).toHaveBeenCalledTimes(2);
  }
  // selectors
  html('<p></p>');
  const asked = [1, 2, 3].map(() => fails(() => document.querySelector('div[')));
  expect(asked).toEqual(happy ? ['fails', null, null] : ['fails', 'fails', 'fails']);
  expect([1, 2].map(() => fails(() => document.body.querySelector('div[')))).toEqual(['fails', happy ? null : 'fails']);
  expect([1, 2].map(() => fails(() => document.body.matches('p[')))).toEqual(happy ? ['fails', false] : ['fails', 'fails']);
  // queries
  for (const label of ['<label>Text <input><button>Send</button></label>', '<label for="t">Text <input id="t"><button>Send</button></label>']) {
    html(label);
    const found = screen.getAllByLabelText(/Text/).map(({ tagName }) => tagName);
    expect(found).toEqual(happy ? ['INPUT', 'BUTTON'] : ['INPUT']);
    expect(screen.getByLabelText(/Text/, { selector: 'input' }).tagName).toBe('INPUT');
  }
  html('<label for="t">Text <button>Send</button></label>').insertAdjacentHTML('afterend', '<input id="t">');
  expect(screen.getAllByLabelText(/Text/).length).toBe(2);
  expect(screen.getByLabelText(/Text/, { selector: 'input' }).tagName).toBe('INPUT');
  html('<a href="/a"><div title="Emma"></div></a><a href="/b"><span title="Emma"></span></a><a href="/c"><img alt="Emma"></a>');
  expect(screen.getByRole('link', { name: 'Emma' }).getAttribute('href')).toBe('/c');
  expect(screen.getAllByRole('link', { name: '' }).length).toBe(2);
  // debug
  html('<style>p{}</style><!-- note --><script></script><p>Hi</p>');
  const log = rs.spyOn(console, 'log').mockImplementation(() => {});
  screen.debug();
  screen.debug(undefined, undefined, { filterNode: () => true });
  const printed = log.mock.calls.map(([text]) => ['style', 'script', '<!--', 'Hi'].filter((part) => String(text).includes(part)));
  log.mockRestore();
  expect(printed).toEqual([['Hi'], ['style', 'script', '<!--', 'Hi']]);
  const message = () => { try { screen.getByText('none'); } catch (error: any) { return error.message.includes('Hi'); } };
  expect(message()).toBe(true);
  process.env.DEBUG_PRINT_LIMIT = '0';
  expect(message()).toBe(false);
  delete process.env.DEBUG_PRINT_LIMIT;
}`),
      output: ['Tests 2 passed'],
    },
  'How do I mock performance.getEntries, and what breaks when all of performance is replaced?': {
    heading: 'dialogs-files-and-other-gaps',
    says: "`performance.getEntries()`, `mark()`, `measure()` · exist: `rs.spyOn(performance, 'getEntries').mockReturnValue([{ name: 'shop' }])`, and assert `rs.spyOn(performance, 'measure')`. Leave the rest of it: with `rs.stubGlobal('performance', { measure })`, each event fails with `performance.now is not a function`, except in the VM pools · the same, but in a VM pool all three are missing; a stub that lacks `now` does no harm to events",
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  const kinds = [typeof performance.getEntries, typeof performance.mark, typeof performance.measure];
  const missing = where === 'jsdom' && Boolean(process.env.VM);
  expect(kinds).toEqual(Array(3).fill(missing ? 'undefined' : 'function'));
  if (!missing) {
    rs.spyOn(performance, 'getEntries').mockReturnValue([{ name: 'shop' }] as never);
    const measure = rs.spyOn(performance, 'measure');
    performance.mark('start');
    window.performance.measure('cart', 'start');
    expect(window.performance.getEntries()).toEqual([{ name: 'shop' }]);
    expect(measure).toHaveBeenCalledWith('cart', 'start');
  }
  rs.stubGlobal('performance', { measure: rs.fn() });
  const event = () => new Event('click').type;
  if (where === 'jsdom' || process.env.VM) expect(event()).toBe('click');
  else expect(event).toThrow('performance.now is not a function');
  rs.unstubAllGlobals();
  expect(event()).toBe('click');
}`),
    command: 'npx rstest; VM=1 npx rstest --pool vmThreads; VM=1 npx rstest --pool vmForks',
    output: [/(Tests 2 passed[\s\S]*){3}/],
  },
  'What does a form with a method and an enctype send, and what does getComputedStyle know?': {
    heading: 'dialogs-files-and-other-gaps',
    says: [
      'knows `style`, each `<style>` of the page, values that are inherited, such as `color`, and a default such as `display: block` (not `inline`), but no layout: `width: 50%` stays, and a height that nothing sets is empty.',
      "such a height is `auto`, and a `<span>` is `inline`; `text-align` isn't inherited. It works for a detached element",
    ],
    elsewhere: {
      '/guide/recipes/forms': [
        'fires no `submit` event, and sends nothing, whatever `method` and `enctype` are: `location` becomes the address of `action`, as after a click on its button that no listener prevents. With `target="_blank"`, though, it is sent. What a browser sends without `enctype` from text fields of one line: `String(new URLSearchParams(new FormData(form)))` · fires no `submit` event, sends nothing and prints `Not implemented`; `location` stays',
      ],
    },
    files: runInBoth(`import { expect } from '@rstest/core';
import { createServer } from 'node:http';
export async function run(where: string) {
  const happy = where === 'happy-dom';
  const asked: unknown[] = [];
  const server = createServer((request, response) => { asked.push(request.method); response.end('<p>ok</p>'); });
  await new Promise<void>((done) => { server.listen(0, done); });
  const { port } = server.address() as { port: number };
  const start = location.href;
  for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', ''])
    for (const method of ['post', 'get'])
      for (const click of [true, false]) {
        const action = 'http://localhost:' + port + '/' + [enctype, method, click].join('-').replaceAll('/', '-');
        document.body.innerHTML = '<form action="' + action + '" method="' + method + '" enctype="' + enctype + '"><input name="f" value="v w"><button>b</button></form>';
        const form = document.querySelector('form')!;
        expect(String(new URLSearchParams(new FormData(form) as never))).toBe('f=v+w');
        if (click) document.querySelector('button')!.click();
        else form.submit();
        expect(location.href.split('?')[0]).toBe(happy ? action : start);
      }
  await new Promise((done) => setTimeout(done, 300));
  expect(asked).toEqual([]);
  const failed: unknown[] = [];
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', (error) => failed.push(error));
  document.querySelector('form')!.target = '_blank';
  document.querySelector('form')!.submit();
  await new Promise((done) => setTimeout(done, 300));
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
  expect(asked).toEqual(happy ? ['GET'] : []);
  expect(failed).toHaveLength(happy ? 1 : 0);
  server.close();
  document.body.innerHTML = '<style>p { padding: 0 2px }</style><div style="color: #f00; width: 200px; text-align: center"><p style="width: 50%">x</p><span>y</span></div>';
  const { width, height, paddingLeft, color, display, textAlign } = getComputedStyle(document.querySelector('p')!);
  expect(getComputedStyle(document.querySelector('span')!).display).toBe(happy ? '' : 'inline');
  expect(textAlign).toBe(happy ? 'center' : '');
  expect([width, height, paddingLeft, color, display]).toEqual(['50%', happy ? '' : 'auto', '2px', happy ? '#f00' : 'rgb(255, 0, 0)', 'block']);
}`),
    output: ['Tests 2 passed'],
  },
  'What do scrollTo, innerWidth, requestSubmit and document.cookie do in jsdom and happy-dom?': {
    heading: 'scrolling-size-events-and-cookies',
    says: 'Without layout, the environments store what you set and compute nothing',
    elsewhere: {
      '/guide/recipes/layout':
        "the size of every element is 0 until the test says otherwise, and the window's is 1024 × 768",
    },
    test: `import { test } from '@rstest/core';
test('a', () => {
  document.body.innerHTML = '<form><input required></form>';
  window.scrollTo(0, 100);
  let resized = 0;
  let sent = 0;
  window.addEventListener('resize', () => resized++);
  const size = \`\${innerWidth}x\${innerHeight} \${document.forms[0]?.offsetWidth}\`;
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
      'ENV 100 function 1024x768 0 0 1 0 1 cart=b-1 true',
      'ENV 0 undefined 1024x768 0 0 1 0 1 cart=b-1 true',
      "Not implemented: Window's scrollTo() method",
      "Not implemented: HTMLFormElement's submit() method",
    ],
  },
  'How do I keep scrollTo of jsdom from printing Not implemented?': {
    heading: 'scrolling-size-events-and-cookies',
    says: "stub it with `rs.spyOn(window, 'scrollTo').mockReturnValue()`",
    test: `${core}test('a', () => {
  const scroll = rs.spyOn(window, 'scrollTo').mockReturnValue();
  window.scrollTo(0, 100);
  expect(scroll).toHaveBeenCalledWith(0, 100);
});`,
    command: 'npx rstest --testEnvironment=jsdom',
    output: ['Tests 1 passed'],
    absent: ['Not implemented'],
  },
  'showModal is not a function: what else is missing in jsdom, and is it in happy-dom?': {
    heading: 'dialogs-files-and-other-gaps',
    says: 'not functions: add them. Such a button',
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
    says: 'Empty until the element is in the document; colors stay as written, `red`',
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
    heading: 'scrolling-size-events-and-cookies',
    says: [
      "spy on the setter: `rs.spyOn(document, 'cookie', 'set')`",
      'Reading shows neither attributes nor cookies that are `HttpOnly`, and those that are `Secure` only with `https` or `localhost`.',
    ],
    files: testFiles(
      ['http', 'https'],
      (name) => `// @rstest-environment-options { "url": "${name}://shop.test" }
import { test } from '@rstest/core';
test('a', () => { document.cookie = 'a=1; Secure'; console.log('${name}', JSON.stringify(document.cookie)); });`,
    ),
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
    output: [
      'SET c=3; SameSite=Strict',
      'READ "a=1"',
      ...['http ""', 'https "a=1"'].map((line) => new RegExp(`^${line}[\\s\\S]*^${line}`, 'm')),
    ],
    absent: ['b=2"'],
  },
  'What do scrollTo and form.submit do in each environment?': {
    heading: 'scrolling-size-events-and-cookies',
    says: [
      "`window.scrollTo(0, 100)` · sets `scrollY` · prints `Not implemented`, `scrollY` stays 0: stub it with `rs.spyOn(window, 'scrollTo')`",
    ],
    elsewhere: {
      '/guide/recipes/forms': [
        '`form.submit()` · fires no `submit` event, and sends nothing, whatever `method` and `enctype` are',
      ],
    },
    files: testFiles(
      ['jsdom', 'happy-dom'],
      (name) => `/** @rstest-environment ${name} */
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
      '`element.innerText` · leaves out `display: none` and scripts, breaks the line after `<div>` and `<p>`, but not at `<br>` or `<li>`; keeps what is `hidden` · `undefined`',
      '`innerHTML` with a form inside a form · keeps both · drops the inner one, as a browser does',
      "`Object.defineProperty(window, 'shop', { value })` · works once, then fails with `Cannot redefine property`",
    ],
    elsewhere: {
      '/guide/recipes/forms': [
        '`input.checkValidity()` · checks `required`, `type="email"`, `pattern`, `minLength`, `min` and `max` of a number, but not of dates and times;',
        'the same, but `min` and `max` of dates and times as well,',
        'and `minLength` and `maxLength` only after user input, as there',
      ],
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
  console.log(where, 'valid', valid({ required: true }), valid({ type: 'email', value: 'x' }), valid({ type: 'email', value: 'x@y' }), valid({ pattern: '[a-z]', value: '7' }), valid({ type: 'number', min: '2', value: '1' }), valid({ type: 'number', max: '2', value: '3' }), valid({ minLength: 3, value: '7' }), valid({ type: 'date', min: '2020-01-01', value: '2019-01-01' }), valid({ type: 'time', max: '10:00', value: '11:00' }));
  box.innerHTML = '<form><form><input></form></form>';
  console.log(where, 'forms', box.innerHTML);
  const define = (value: number) => { try { Object.defineProperty(window, 'shop', { value }); return 'defined'; } catch (error) { return String(error); } };
  console.log(where, define(1), define(2));
}
`,
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
      'happy-dom innerText ["b","b","a\\nb","a\\nb","ab","ab","ab"]',
      'jsdom innerText [null,null,null,null,null,null,null]',
      'happy-dom valid false false true false false false false true true',
      'jsdom valid false false true false false false true false false',
      'happy-dom forms <form><form><input></form></form>',
      'jsdom forms <form><input></form>',
      'happy-dom defined TypeError: Cannot redefine property: shop',
      'jsdom defined TypeError: Cannot redefine property: shop',
    ],
  },
  'Do images, scripts, frames and stylesheets load, and does onload fire?': {
    heading: 'loading-media-and-focus',
    says: [
      '`<img>`, `new Image()`, `<video src>` · load nothing and fire neither `load` nor `error`',
      '`<script src>` · fires `error` and prints `JavaScript file loading is disabled`',
      'it fires `load` · does nothing',
      'a `<script>` with code, `onclick="…"` · don\'t run without `settings: { enableJavaScriptEvaluation: true }` · run, with globals of their own: the document shows what they did, but a function of your test is `not defined` there, and their variables are in no `window`. In a VM pool, they share those of the test',
      '`<iframe src>`, `<link rel="stylesheet">`, `window.open()`, a click on `<a target="_blank">` · request the address from the network, unless `settings` has `disableIframePageLoading`, `disableCSSFileLoading` and `navigation: { disableChildPageNavigation: true }` · load nothing; `open` prints `Not implemented` and returns `undefined`',
      '`<iframe srcdoc>` · has the page · stays empty',
    ],
    files: {
      ...runInBoth(`import { createServer } from 'node:http';
export async function run(where: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => { asked.push(request.url!); response.end('<p>hi</p>'); });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const fired: string[] = [];
  const base = 'http://localhost:' + (server.address() as any).port + '/';
  for (const name of ['img', 'video', 'script', 'iframe', 'link']) {
    const element = document.createElement(name) as any;
    element.rel = 'stylesheet';
    element.onload = () => fired.push(name + ' load');
    element.onerror = () => fired.push(name + ' error');
    element[name === 'link' ? 'href' : 'src'] = base + name;
    document.body.append(element);
  }
  const opened = window.open(base + 'open');
  const link = document.createElement('a');
  link.target = '_blank';
  link.href = base + 'page';
  document.body.append(link);
  link.click();
  const frame = document.createElement('iframe');
  frame.srcdoc = '<p>doc</p>';
  const script = document.createElement('script');
  script.textContent = 'globalThis.ran = document.title = 1';
  document.body.append(frame, script);
  document.body.insertAdjacentHTML('beforeend', '<b onclick="document.title += 2; mine()"></b>');
  (globalThis as any).mine = () => console.log('MINE');
  const errors: string[] = [];
  window.addEventListener('error', (event) => { errors.push(event.message); event.preventDefault(); });
  document.querySelector('b')!.click();
  await new Promise((resolve) => setTimeout(resolve, 400));
  console.log(where, 'ASKED', asked.sort().join(' '), 'FIRED', fired.sort().join(), 'OPEN', typeof opened, 'DOC', frame.contentDocument?.body?.textContent, 'RAN', (globalThis as any).ran, document.title, errors.join());
  server.close();
}
`),
      'settings.config.mjs':
        "export default { include: ['happy-dom.test.ts'], testEnvironment: { name: 'happy-dom', options: { settings: { disableIframePageLoading: true, disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true, navigation: { disableChildPageNavigation: true } } } } };",
    },
    command:
      'npx rstest && npx rstest --config settings.config.mjs && npx rstest jsdom --pool=vmForks',
    output: [
      /jsdom ASKED {2}FIRED {2}OPEN undefined DOC {2}RAN undefined[\s\S]*MINE[\s\S]*jsdom .* RAN 1 12/,
      "Not implemented: Window's open() method",
      'happy-dom ASKED /iframe /link /open /page FIRED iframe load,link load,script error OPEN object DOC doc RAN undefined',
      'JavaScript file loading is disabled',
      'happy-dom ASKED  FIRED iframe error,link load,script load OPEN object DOC doc RAN undefined',
    ],
  },
  'What do play, history.back, the storage event, focus, media queries and custom properties do?': {
    heading: 'loading-media-and-focus',
    says: [
      '`video.play()` · resolves, and `paused` is `false` until `pause()`; fires `play`, `playing` and `pause` · returns `undefined` and prints `Not implemented`',
      '`history.back()` · goes back at once, and fires `popstate` · goes back later: wait for `popstate`',
      "fires no `storage` event in its own window, as in a browser: dispatch `new StorageEvent('storage', { key })` · the same; more than 5,000,000 characters throw `QuotaExceededError`",
      '`focus()` · works for elements in the document, also for hidden ones and any `<div>` · the same, but a `<div>` needs `tabindex`',
      '`offsetParent`, `getClientRects().length` · `undefined`, 1 · `null`, 0',
      '`@media` in a `<style>` · applies to 1024 × 768',
      '`var(--gap)` in `getComputedStyle` · its value, but',
      'prints `Could not parse CSS stylesheet`, and the test goes on',
    ],
    files: runInBoth(`import { rs } from '@rstest/core';
export async function run(where: string) {
  const video = document.createElement('video');
  console.log(where, 'PLAY', video.play() instanceof Promise, video.paused);
  rs.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  console.log(where, 'SPIED', await video.play());
  history.pushState(null, '', '/one');
  history.pushState(null, '', '/two');
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  const atOnce = location.pathname;
  await back;
  console.log(where, 'BACK', atOnce, location.pathname);
  let events = 0;
  addEventListener('storage', () => { events += 1; });
  localStorage.setItem('a', '1');
  const own = events;
  dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  let big = 'stored';
  try { localStorage.setItem('b', 'x'.repeat(5_000_001)); } catch (error: any) { big = error.name + ' ' + error.message; }
  console.log(where, 'STORAGE', own, events, big);
  document.body.innerHTML = '<style>@media (max-width: 9000px) { p { display: none } } p { --gap: 4px; margin-top: var(--gap) }</style><p>a</p><div>b</div><button style="display: none">c</button>';
  const [text, box, button] = ['p', 'div', 'button'].map((name) => document.querySelector<HTMLElement>(name)!);
  const focuses = (element: HTMLElement) => { element.focus(); return document.activeElement === element; };
  console.log(where, 'FOCUS', focuses(box!), focuses(button!), focuses(document.createElement('button')));
  console.log(where, 'LAYOUT', box!.offsetParent, box!.getClientRects().length);
  console.log(where, 'STYLE', getComputedStyle(text!).display, getComputedStyle(text!).marginTop);
  document.head.innerHTML = '<style>.x { color: } } { a</style>';
}
`),
    output: [
      'jsdom PLAY false true',
      'happy-dom PLAY true false',
      'jsdom SPIED undefined',
      'jsdom BACK /two /one',
      'happy-dom BACK /one /one',
      'jsdom STORAGE 0 1 QuotaExceededError The 5000000-code unit storage quota has been exceeded.',
      'happy-dom STORAGE 0 1 stored',
      'jsdom FOCUS false true false',
      'happy-dom FOCUS true true false',
      'jsdom LAYOUT null 0',
      'happy-dom LAYOUT undefined 1',
      'jsdom STYLE block var(--gap)',
      'happy-dom STYLE none 4px',
      'Could not parse CSS stylesheet',
    ],
  },
  'How do I mock getBoundingClientRect, a canvas or a sound, and does getComputedStyle follow changes?':
    {
      heading: 'dialogs-files-and-other-gaps',
      says: [
        "`canvas.getContext('2d')` · `null`; `toBlob()` gives an empty picture, `toDataURL()` one without data: `data:image/png;base64,` · `null`, and prints `Not implemented`, as `toDataURL()`, which gives `null`, and `toBlob()` do",
        "It doesn't follow later changes: call it again",
        '`load()` and `pause()` print it as well',
      ],
      elsewhere: {
        '/guide/recipes/layout': [
          "for one element, `card.getBoundingClientRect = () => new DOMRect(0, 0, 120, 40)`; for all, `rs.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 40))`.",
          "`rs.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect })`, where `fillRect` is an `rs.fn()`.",
        ],
      },
      files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  const card = document.createElement('div');
  document.body.append(card);
  const style = getComputedStyle(card);
  const before = style.color;
  card.style.color = 'red';
  expect(style.color === before).toBe(where === 'jsdom');
  expect(getComputedStyle(card).color).toMatch(/^red$|255/);
  card.getBoundingClientRect = () => new DOMRect(0, 0, 120, 40);
  expect(card.getBoundingClientRect().right).toBe(120);
  rs.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 7, 8));
  expect(document.body.getBoundingClientRect().bottom).toBe(8);
  const canvas = document.createElement('canvas');
  expect(canvas.getContext('2d')).toBe(null);
  expect(canvas.toDataURL()).toBe(where === 'jsdom' ? null : 'data:image/png;base64,');
  canvas.toBlob(() => {});
  const fillRect = rs.fn();
  rs.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect } as any);
  canvas.getContext('2d')!.fillRect(0, 0, 1, 1);
  expect(fillRect).toHaveBeenCalledWith(0, 0, 1, 1);
  const sound = new Audio('/ok.mp3');
  sound.load();
  sound.pause();
  const play = rs.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await sound.play();
  expect(play.mock.contexts).toEqual([sound]);
}
`),
      output: [
        "Not implemented: HTMLCanvasElement's getContext() method",
        "Not implemented: HTMLCanvasElement's toDataURL() method",
        "Not implemented: HTMLCanvasElement's toBlob() method",
        "Not implemented: HTMLMediaElement's load() method",
        "Not implemented: HTMLMediaElement's pause() method",
        'Tests 2 passed',
      ],
    },
  'Why does toBeVisible not follow :checked, :focus or :invalid, how does a component follow resize, and is playbackRate checked?':
    {
      heading: 'dialogs-files-and-other-gaps',
      says: [
        "once asked for, `getComputedStyle`, and `toBeVisible` with it, keeps its answer until the document changes: `document.body.append(document.createElement('i'))`. So it does when a class of the sibling changes. `:invalid`, `:placeholder-shown` and `:focus-within` never apply · the same, but a class counts at once, and all of these apply",
        "with React by `fireEvent(window, new Event('resize'))`, so that the page follows at once",
        '`video.playbackRate = -1` · no error, where a browser throws `NotSupportedError` · the same',
      ],
      files: {
        ...runInBoth(`import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useEffect, useState } from 'react';
import { expect } from '@rstest/core';
const page = async (state: string, act: (field: HTMLInputElement) => unknown, field = '<input required placeholder="a">') => {
  document.body.innerHTML = '<style>input' + state + ' ~ p { display: none }</style>' + field + '<p>x</p>';
  const shown = () => getComputedStyle(document.querySelector('p')!).display !== 'none';
  const before = shown();
  await act(document.querySelector('input')!);
  const after = shown();
  document.body.append(document.createElement('i'));
  return [before, after, shown()];
};
export async function run(where: string) {
  expect(await page(':checked', (box) => userEvent.click(box), '<input type="checkbox">')).toEqual([true, true, false]);
  expect(await page(':focus', (field) => field.focus())).toEqual([true, true, false]);
  expect(await page('.on', (field) => field.classList.add('on'))).toEqual([true, where === 'happy-dom', false]);
  const type = (field: HTMLElement) => userEvent.type(field, 'b');
  for (const state of [':invalid', ':placeholder-shown']) expect(await page(state, type)).toEqual(where === 'jsdom' ? [false, false, true] : [true, true, true]);
  expect(await page(':focus-within', (field) => field.focus())).toEqual([true, true, where === 'happy-dom']);
  const Width = () => {
    const [width, set] = useState(innerWidth);
    useEffect(() => addEventListener('resize', () => set(innerWidth)), []);
    return width;
  };
  const { container } = render(createElement(Width));
  window.innerWidth = 500;
  dispatchEvent(new Event('resize'));
  expect(container.textContent).toBe('1024');
  fireEvent(window, new Event('resize'));
  expect(container.textContent).toBe('500');
  document.createElement('video').playbackRate = -1;
  const inside = class extends HTMLElement { inside = () => this.attachInternals(); };
  customElements.define('a-b', inside);
  const element = new inside();
  if (where === 'jsdom') {
    const internals = element.inside();
    expect(['setFormValue', 'setValidity', 'labels'].map((name) => name in internals)).toEqual([false, false, true]);
  }
  else expect(element.inside).toThrow('attachInternals is not a function');
}
`),
        'rstest.config.mjs':
          "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      },
      output: ['Tests 2 passed'],
    },
  'Is paused right after play and pause, and what does requestSubmit say in event.submitter?': {
    heading: 'loading-media-and-focus',
    says: [
      '`paused` is `false` until `pause()`; fires `play`, `playing` and `pause`',
      "`paused` stays `true`, and no event is fired: `rs.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)`, then `fireEvent.play(video)`",
      '`location.hash = \'#sale\'` · fires `hashchange` alone. A click on `<a href="#sale">` changes it at once · fires `popstate`, then `hashchange`',
    ],
    elsewhere: {
      '/guide/recipes/forms': [
        'Without a button, `event.submitter` is the form, where it should be `null`: `new FormData(form, event.submitter)` fails with `The specified element is not owned by this form element`, and React 19.3 calls no form `action`. Click the button, or pass it: `form.requestSubmit(button)` · the same, with `null`',
      ],
    },
    files: runInBoth(`import { expect, rs } from '@rstest/core';
import { fireEvent } from '@testing-library/dom';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
export async function run(where: string) {
  const jsdom = where === 'jsdom';
  const video = document.createElement('video');
  const seen: string[] = [];
  for (const name of ['play', 'playing', 'pause']) video.addEventListener(name, () => seen.push(name));
  await video.play();
  expect(video.paused).toBe(jsdom);
  video.pause();
  expect([video.paused, seen.join()]).toEqual([true, jsdom ? '' : 'play,playing,pause']);
  seen.length = 0;
  rs.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  fireEvent.play(video);
  expect([video.paused, seen.join()]).toEqual([false, 'play']);
  seen.length = 0;
  for (const name of ['popstate', 'hashchange']) addEventListener(name, () => seen.push(name));
  location.hash = '#sale';
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(seen.join()).toBe(jsdom ? 'popstate,hashchange' : 'hashchange');
  document.body.innerHTML = '<form><input name="a" value="1"><button name="b" value="2"></button></form>';
  const form = document.querySelector('form')!;
  const button = document.querySelector('button')!;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    try { seen.push([...new FormData(form, event.submitter)].join(' ')); } catch (error: any) { seen.push(error.message); }
  });
  seen.length = 0;
  form.requestSubmit();
  form.requestSubmit(button);
  button.click();
  expect(seen).toEqual([jsdom ? 'a,1' : 'The specified element is not owned by this form element', 'a,1 b,2', 'a,1 b,2']);
  const box = document.createElement('div');
  document.body.append(box);
  const action = rs.fn();
  createRoot(box).render(createElement('form', { action }, createElement('button')));
  await expect.poll(() => box.querySelector('button')).toBeTruthy();
  const fail = (event: Event) => event.preventDefault();
  addEventListener('error', fail);
  box.querySelector('form')!.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve, 30));
  removeEventListener('error', fail);
  expect(action).toHaveBeenCalledTimes(jsdom ? 1 : 0);
  box.querySelector('form')!.requestSubmit(box.querySelector('button'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(action).toHaveBeenCalledTimes(jsdom ? 2 : 1);
}
`),
    output: ['Tests 2 passed'],
  },
  'Do elements scroll, which siblings does a selector find, and can slots be assigned by hand?': {
    heading: 'scrolling-size-events-and-cookies',
    says: [
      "`element.scrollTo()`, `scroll()`, `scrollBy()` · set `scrollTop`, with `behavior: 'smooth'` a moment later, which fake timers don't move, and fire no `scroll` · not functions: `Element.prototype.scrollTo = rs.fn()`, then assert the call; setting `scrollTop` works, without an event",
      'the first finds for each `h2` only the next `p` after it; the second finds its `p`. `[href="/a" i]`, `:defined`,',
      "`rs.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')`",
    ],
    elsewhere: {
      '/guide/recipes/missing-functions': [
        'missing: the option is ignored, so children without a `slot` are in the unnamed slot',
      ],
    },
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  const jsdom = where === 'jsdom';
  const box = document.createElement('div') as any;
  document.body.append(box);
  const scrolled = rs.fn();
  box.addEventListener('scroll', scrolled);
  box.scrollTop = 5;
  expect(box.scrollTop).toBe(5);
  if (jsdom) {
    expect([box.scrollTo, box.scroll, box.scrollBy]).toEqual([undefined, undefined, undefined]);
    (Element.prototype as any).scrollTo = rs.fn();
    box.scrollTo({ top: 9 });
    expect(box.scrollTo).toHaveBeenCalledWith({ top: 9 });
  } else {
    box.scrollTo({ top: 9 });
    expect(box.scrollTop).toBe(9);
    box.scroll(0, 3);
    expect(box.scrollTop).toBe(3);
    box.scrollBy(0, 4);
    expect(box.scrollTop).toBe(7);
    box.scrollTo({ top: 8, behavior: 'smooth' });
    expect(box.scrollTop).toBe(7);
    await expect.poll(() => box.scrollTop).toBe(8);
    rs.useFakeTimers();
    box.scrollTo({ top: 6, behavior: 'smooth' });
    rs.advanceTimersByTime(10_000);
    expect(box.scrollTop).toBe(8);
    rs.useRealTimers();
    await expect.poll(() => box.scrollTop).toBe(6);
  }
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(scrolled).not.toHaveBeenCalled();
  document.body.innerHTML = '<h2>1</h2><p>a</p><p>b</p><h2>2</h2><p>c</p><p>d</p><select></select><p>e</p>';
  expect([...document.querySelectorAll('h2 ~ p')].map((p) => p.textContent).join('')).toBe(jsdom ? 'abcde' : 'ac');
  expect(document.querySelector('select + p')!.textContent).toBe('e');
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = '<i>a</i>';
  const root = host.attachShadow({ mode: 'open', slotAssignment: 'manual' });
  root.innerHTML = '<slot></slot>';
  const slot = root.querySelector('slot')!;
  expect(slot.assignedNodes().length).toBe(jsdom ? 1 : 0);
  if (jsdom) expect(slot.assign).toBe(undefined);
  else { slot.assign(host.firstElementChild!); expect(slot.assignedNodes().length).toBe(1); }
  rs.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  expect(document.createElement('canvas').toDataURL()).toBe('data:image/png;base64,AA==');
}
`),
    output: ['Tests 2 passed'],
  },
  'Why does my script or DOMContentLoaded listener not run, and how do I trigger a scroll listener?':
    {
      heading: 'loading-media-and-focus',
      says: [
        "doesn't run, as in a browser: import the file in the test, after the page is set · the same; one made with `createElement` and appended runs",
        'have been fired before the test (`readyState` is `complete`):',
        '`fireEvent.scroll(window, { target: { scrollY: 300 } })`; `scrollTo` calls none · the same',
      ],
      files: runInBoth(`import { fireEvent } from '@testing-library/dom';
import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  document.body.innerHTML = '<p>0</p><script>document.querySelector("p").textContent = "ran"</script>';
  expect(document.querySelector('p')!.textContent).toBe('0');
  const script = document.createElement('script');
  script.textContent = 'document.querySelector("p").textContent = "ran"';
  document.body.append(script);
  expect(document.querySelector('p')!.textContent).toBe(where === 'jsdom' ? 'ran' : '0');
  const ready = rs.fn();
  document.addEventListener('DOMContentLoaded', ready);
  window.addEventListener('load', ready);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([document.readyState, ready.mock.calls.length]).toEqual(['complete', 0]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  expect(ready).toHaveBeenCalledTimes(2);
  const scrolled = rs.fn();
  window.addEventListener('scroll', scrolled);
  window.scrollTo(0, 5);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.scroll(window, { target: { scrollY: 300 } });
  expect([scrolled.mock.calls.length, window.scrollY]).toEqual([1, 300]);
}
`),
      output: ['Tests 2 passed'],
    },
  'Are alert, confirm and prompt there?': {
    heading: 'dialogs-files-and-other-gaps',
    says: "`alert()`, `confirm()`, `prompt()` · not functions: `rs.stubGlobal('confirm', () => true)` · print `Not implemented`",
    files: runInBoth(`import { rs } from '@rstest/core';
export function run(where: string) {
  for (const name of ['alert', 'confirm', 'prompt'] as const) try { window[name](); console.log(where, name, 'ran'); } catch (error) { console.log(where, name, (error as Error).message); }
  rs.stubGlobal('confirm', () => true);
  console.log(where, confirm('Sure?'));
}
`),
    output: [
      'jsdom alert ran',
      'jsdom prompt ran',
      "Not implemented: Window's confirm() method",
      'happy-dom alert window[name] is not a function',
      'happy-dom true',
      'Tests 2 passed',
    ],
  },
  'Is a field there by its name, as event.currentTarget.email, and does getComputedStyle know a style in a shadow root?':
    {
      heading: 'dialogs-files-and-other-gaps',
      says: ['A `<style>` in a shadow root has no effect'],
      elsewhere: {
        '/guide/recipes/forms': [
          '`form.email`, the field of that name, as in `event.currentTarget.email` · the field · `undefined`: write `form.elements.email`',
        ],
      },
      files: runInBoth(`export function run(where: string) {
  document.body.innerHTML = '<form><input name="email" value="a"></form><main></main>';
  const form = document.querySelector('form') as any;
  const root = document.querySelector('main')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<style>p { text-align: center }</style><p>a</p>';
  console.log(where, form.email?.value, form.elements.email.value, getComputedStyle(root.querySelector('p')!).textAlign);
}`),
      output: [/^happy-dom a a center$/m, /^jsdom undefined a (start|)$/m],
    },
  'How do I receive a message of a frame, what are origin and source, and does toBlob call back?': {
    heading: 'loading-media-and-focus',
    says: [
      "`window.postMessage(data, '*')` · calls the listener later, so wait for it; `origin` is that of the page · the same, but `origin` is empty and `source` is `null`",
      'and `toBlob()` do, whose callback never runs',
    ],
    elsewhere: {
      '/guide/recipes/missing-functions': [
        "To receive a message as if a frame or another page had sent it, which happy-dom and jsdom both show in `origin` and `source`: `window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://pay.example', source: frame.contentWindow }))`.",
        "`rs.spyOn(frame.contentWindow, 'postMessage')`",
        'a class of yours whose `postMessage` calls `this.onmessage({ data })`',
      ],
    },
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  const happy = where === 'happy-dom';
  const seen: unknown[] = [];
  window.addEventListener('message', ({ data, origin, source }) => seen.push([data, origin, source]));
  window.postMessage('a', '*');
  expect(seen).toEqual([]);
  await expect.poll(() => seen.length).toBe(1);
  expect((seen[0] as unknown[]).slice(0, 2)).toEqual(['a', happy ? 'http://localhost:3000' : '']);
  if (!happy) expect((seen[0] as unknown[])[2]).toBe(null);
  document.body.innerHTML = '<iframe></iframe>';
  const frame = document.querySelector('iframe')?.contentWindow as Window;
  window.dispatchEvent(new MessageEvent('message', { data: 'b', origin: 'https://pay.example', source: frame }));
  expect((seen[1] as unknown[])[1]).toBe('https://pay.example');
  expect((seen[1] as unknown[])[2] === frame).toBe(true);
  const post = rs.spyOn(frame, 'postMessage').mockReturnValue();
  frame.postMessage('c', '*');
  expect(post).toHaveBeenCalledWith('c', '*');
  const blob = rs.fn();
  document.createElement('canvas').toBlob(blob);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(blob.mock.calls.map(([given]) => given.size)).toEqual(happy ? [0] : []);
  rs.stubGlobal('Worker', class {
    onmessage?: (event: { data: number }) => void;
    postMessage(data: number) { this.onmessage?.({ data: data * 2 }); }
  });
  const worker = new Worker('x.js');
  worker.onmessage = ({ data }) => seen.push(data);
  worker.postMessage(2);
  expect(seen.at(-1)).toBe(4);
}`),
    output: ['Tests 2 passed'],
  },
  'Why is a cookie missing after it was set, and is document.cookie sent by fetch?': {
    heading: 'scrolling-size-events-and-cookies',
    says: [
      "stored, one by one; not with another `domain` or a `path` that the page isn't in.",
      "`fetch` sends it with `credentials: 'include'` · the same, but `fetch` never sends it: `XMLHttpRequest` does",
      'hides the real one: `delete document.cookie` puts it back',
    ],
    files: runInBoth(`import { createServer } from 'node:http';
import { expect } from '@rstest/core';
export async function run(where: string) {
  document.cookie = 'a=1;b=2';
  document.cookie = 'c=3';
  document.cookie = 'd=4; domain=shop.example';
  document.cookie = 'e=5; path=/cart';
  expect(document.cookie).toBe('a=1; c=3');
  Object.defineProperty(document, 'cookie', { configurable: true, value: 'x=1' });
  expect(document.cookie).toBe('x=1');
  delete (document as any).cookie;
  expect(document.cookie).toBe('a=1; c=3');
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') seen.push(request.headers.cookie);
    response.setHeader('access-control-allow-origin', 'http://localhost:3000');
    response.setHeader('access-control-allow-credentials', 'true');
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as { port: number };
  await fetch('http://localhost:' + port, { credentials: 'include' });
  if (where === 'jsdom') {
    await new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open('GET', 'http://localhost:' + port);
      request.withCredentials = true;
      request.onloadend = resolve;
      request.send();
    });
  }
  expect(seen).toEqual(where === 'jsdom' ? [undefined, 'a=1; c=3'] : ['a=1; c=3']);
  server.close();
}`),
    output: ['Tests 2 passed'],
  },
  'Is a handler of a label called twice, and what does getComputedStyle make of calc, vh and outline?':
    {
      heading: 'dialogs-files-and-other-gaps',
      says: [
        '`vh`, `em` and `calc()` with a percentage stay as written, where happy-dom has pixels, and `outline` sets no `outline-width`.',
      ],
      elsewhere: {
        '/guide/recipes/forms': [
          'A handler on the label is called twice, for the click on its field as well, as in a browser · the same',
        ],
      },
      files: runInBoth(`import { expect } from '@rstest/core';
export function run(where: string) {
  const happy = where === 'happy-dom';
  document.body.innerHTML = '<label><b>Gift</b><input type="checkbox"></label><p></p>';
  let calls = 0;
  document.querySelector('label')?.addEventListener('click', () => calls++);
  document.querySelector('b')?.click();
  expect([calls, document.querySelector('input')?.checked]).toEqual([2, true]);
  const p = document.querySelector('p') as HTMLElement;
  const computed = (name: string, value: string, read = name) => {
    p.style.cssText = name + ':' + value;
    return getComputedStyle(p).getPropertyValue(read);
  };
  expect([computed('height', '100vh'), computed('width', '2em'), computed('width', 'calc(100% - 1rem)')])
    .toEqual(happy ? ['768px', '32px', 'calc(100% - 16px)'] : ['100vh', '2em', 'calc(100% - 1rem)']);
  expect(computed('outline', '3px solid red', 'outline-width')).toBe(happy ? '3px' : 'medium');
  expect(computed('padding', '1px 2px', 'padding-left')).toBe('2px');
}`),
      output: ['Tests 2 passed'],
    },
  'How do I set the duration of a video and fire timeupdate, and is IntersectionObserverEntry there?':
    {
      heading: 'loading-media-and-focus',
      says: "`video.duration`, `timeupdate` · `NaN`, and never comes: `Object.defineProperty(video, 'duration', { configurable: true, value: 30 })`",
      elsewhere: {
        '/guide/recipes/missing-functions':
          '`MediaStream`, `IntersectionObserverEntry`, `document.adoptedStyleSheets`',
      },
      files: runInBoth(`import { fireEvent } from '@testing-library/dom';
import { expect } from '@rstest/core';
export function run(where: string) {
  expect('IntersectionObserverEntry' in window).toBe(where === 'happy-dom');
  const video = document.createElement('video');
  document.body.append(video);
  expect(video.duration).toBe(NaN);
  Object.defineProperty(video, 'duration', { configurable: true, value: 30 });
  const seen: unknown[] = [];
  video.addEventListener('loadedmetadata', () => seen.push(video.duration));
  video.addEventListener('timeupdate', () => seen.push(video.currentTime));
  video.addEventListener('ended', () => seen.push('ended'));
  fireEvent.loadedMetadata(video);
  fireEvent.timeUpdate(video, { target: { currentTime: 12 } });
  fireEvent.ended(video);
  expect(seen).toEqual([30, 12, 'ended']);
}`),
      output: ['Tests 2 passed'],
    },
  "Cannot read properties of null (reading '_location'): why is location gone in jsdom?": {
    heading: 'loading-media-and-focus',
    says: "`window.close()` · leaves `location` as it is · takes it away: what reads it later in the file fails with `Cannot read properties of null (reading '_location')`, so `rs.spyOn(window, 'close').mockReturnValue()`",
    test: `${core}test('spied', () => {
  const close = rs.spyOn(window, 'close').mockReturnValue();
  window.close();
  close.mockRestore();
  expect(location.pathname).toBe('/');
});
test('closes', () => window.close());
test('later', () => expect(location.pathname).toBe('/'));`,
    command:
      'npx rstest --testEnvironment=happy-dom && echo HAPPY; npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: ['HAPPY', '✓ spied', '✗ later', "Cannot read properties of null (reading '_location')"],
  },
  'What does a dispatched click event do?': {
    heading: 'scrolling-size-events-and-cookies',
    says: "`button.dispatchEvent(new Event('click'))` · calls the listeners of the button, but sends no form and toggles no checkbox, as in a browser: write `button.click()`, or `new MouseEvent('click', { bubbles: true })`. Without `bubbles`, its parents' listeners are only called if they have `capture: true`",
    files: runInBoth(`import { expect } from '@rstest/core';
export function run() {
  const after = (act: (element: HTMLElement) => void) => {
    const seen: string[] = [];
    document.body.innerHTML = '<form><input type="checkbox"><button>Pay</button></form>';
    const form = document.querySelector('form')!;
    const [box, button] = [document.querySelector('input')!, document.querySelector('button')!];
    form.addEventListener('submit', (event) => { event.preventDefault(); seen.push('submit'); });
    form.addEventListener('click', () => seen.push('parent'));
    form.addEventListener('click', () => seen.push('capture'), { capture: true });
    button.addEventListener('click', () => seen.push('own'));
    act(box);
    act(button);
    return [...seen, box.checked];
  };
  const by = (event: () => Event) => after((element) => element.dispatchEvent(event()));
  expect(by(() => new Event('click'))).toEqual(['capture', 'capture', 'own', false]);
  const all = ['capture', 'parent', 'capture', 'own', 'parent'];
  expect(by(() => new Event('click', { bubbles: true }))).toEqual([...all, false]);
  const whole = [...all, 'submit', true];
  expect(by(() => new MouseEvent('click', { bubbles: true }))).toEqual(whole);
  expect(after((element) => element.click())).toEqual(whole);
}`),
    command: 'npx rstest && npx rstest --pool.type=vmForks',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed/],
  },
  'Do bubbling events reach parents, is handleEvent called, and what does console.log print?': {
    heading: 'scrolling-size-events-and-cookies',
    says: [
      'With it they are called in an element outside the document as well, those of `document` and `window` only in it',
      'calls the method that `cart` has at the event, a spy too, with `cart` as `this`',
      'prints its inner properties, thousands of lines: print `element.outerHTML`',
      'prints `HTMLDivElement {}`, with React also what is in `__reactFiber$…`',
    ],
    files: runInBoth(`import { inspect } from 'node:util';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, rs } from '@rstest/core';
import { render } from '@testing-library/react';
import { createElement } from 'react';
export function run(name: string) {
  const box = document.createElement('div');
  box.innerHTML = '<button>Pay</button>';
  const button = box.firstChild!;
  const seen: string[] = [];
  for (const [at, target] of Object.entries({ box, document, window })) {
    target.addEventListener('click', () => seen.push(at));
  }
  const click = () => button.dispatchEvent(new Event('click', { bubbles: true }));
  click();
  expect(seen).toEqual(['box']);
  document.body.append(box);
  click();
  expect(seen).toEqual(['box', 'box', 'document', 'window']);

  const cart = { opened: 0, handleEvent() { this.opened += 1; } };
  button.addEventListener('click', cart);
  click();
  expect(cart.opened).toBe(1);
  const spy = rs.spyOn(cart, 'handleEvent').mockReturnValue();
  click();
  expect([cart.opened, spy.mock.calls.length]).toEqual([1, 1]);

  const printed = inspect(document.createElement('div'));
  const lines = printed.split('\\n').length;
  name === 'jsdom' ? expect(printed).toBe('HTMLDivElement {}') : expect(lines).toBeGreaterThan(1000);
  const { container } = render(createElement('p'));
  expect(inspect(container.firstChild)).toMatch(/^(<ref \\*1> )?HTMLParagraphElement \\{\\s+'__reactFiber/);
  console.log(box);
}`),
    output: ['HTMLDivElement {}', 'Tests 2 passed'],
  },
  'Do specificity, shorthands, media queries and layers count for getComputedStyle?': {
    heading: 'dialogs-files-and-other-gaps',
    says: [
      '`margin` is empty unless all four sides are set, and `border` unless it is set itself, for example if only `border-width` and `border-style` are',
      "Specificity and `!important` count, but of a list, as in `.a, #b`, that of the first selector that matches, and a parent's `!important` overrides the element's own color.",
      "the same, but a list counts with its strongest selector that matches, the element's own color overrides that of a parent,",
      '`border` and `margin` are put together from their parts;',
      '`screen` and `all` apply, `only screen` and a condition such as `(min-width: 1px)` never do',
      '`@layer` and nested rules in a `<style>` · never apply, nor do declarations in front of a nested rule · never apply, nor do declarations behind a nested rule',
      'So does a nested rule such as `main { p { … } }`, while `& p`, `@layer` and `@container` print nothing',
    ],
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export function run(where: string) {
  const jsdom = where === 'jsdom';
  const style = (css: string, own = '') => {
    document.body.innerHTML = '<style>' + css + '</style><main><p class="a" id="b" style="' + own + '">x</p></main>';
    return getComputedStyle(document.querySelector('p')!);
  };
  const green = (css: string) => ['green', 'rgb(0, 128, 0)'].includes(style(css).color);
  expect([green('main p { color: green } p { color: red }'), green('p { color: green !important } p.a { color: red }'), green('.a { color: green } * { color: red }')]).toEqual([true, true, true]);
  expect(['2px solid gray', '2px solid rgb(128, 128, 128)']).toContain(style('p { border: 2px solid gray }').border);
  expect(style('p { margin: 1px 2px }').margin).toBe('1px 2px');
  const parts = style('', 'border-width: 1px; border-style: solid; border-color: red; margin-top: 4px');
  expect([parts.border, parts.margin]).toEqual(jsdom ? ['1px solid rgb(255, 0, 0)', expect.stringMatching(/^4px \\S+/)] : ['', '']);
  expect(style('', 'border-width: 1px; border-style: solid').border).toBe(jsdom ? '1px solid rgb(0, 0, 0)' : '');
  expect(style('p { margin-top: 1px; margin-right: 2px; margin-bottom: 3px; margin-left: 4px }').margin).toBe('1px 2px 3px 4px');
  expect([green('.a, #b { color: green } p.a { color: red }'), green('#b, .a { color: green } p.a { color: red }'), green('main { color: red !important } p { color: green }')]).toEqual([jsdom, true, jsdom]);
  expect([green('@media screen { p { color: green } }'), green('@media all { p { color: green } }'), green('@media only screen { p { color: green } }'), green('@media (min-width: 1px) { p { color: green } }')]).toEqual([true, true, !jsdom, !jsdom]);
  expect([green('@layer a { p { color: green } }'), green('main { p { color: green } }'), green('main { & p { color: green } }')]).toEqual([false, false, false]);
  expect([green('p { color: green; & b { margin: 0 } }'), green('p { & b { margin: 0 } color: green }')]).toEqual([jsdom, !jsdom]);
  expect([green('p { color: green; b { margin: 0 } }'), green('p { b { margin: 0 } color: green }')]).toEqual([jsdom, !jsdom]);
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  for (const css of ['main { & p { color: red } }', '@layer a { .x { color: red; & b { color: blue } } }', '@container (min-width: 1px) { p { color: red } }']) style(css);
  expect(error).not.toHaveBeenCalled();
  for (const css of ['main { p { color: red } }', 'main { .a { color: red } }', '@media all { main { p { color: red } } }']) style(css);
  expect(error.mock.calls.map(([text]) => String(text).includes('Could not parse CSS stylesheet'))).toEqual(jsdom ? [true, true, true] : []);
  error.mockRestore();
  console.log(where, 'CHECKED');
}`),
    output: ['CHECKED', 'CHECKED'],
  },
  'Does a click on a summary open its details, and when is toggle fired?': {
    heading: 'dialogs-files-and-other-gaps',
    says: 'a click on `<summary>`, or what is in it · opens and closes `<details>`, not others of the same `name`; `toggle` fires at once · the same, but not by a link, button or field in it, and `toggle` fires a moment later, as in a browser',
    files: runInBoth(`import { expect } from '@rstest/core';
export async function run(where: string) {
  document.body.innerHTML = '<details name="a" open><summary>A</summary></details><details name="a"><summary><b>B</b></summary></details>';
  const [first, second] = document.querySelectorAll('details');
  let toggles = 0;
  second!.addEventListener('toggle', () => toggles++);
  second!.querySelector('b')!.click();
  expect([first!.open, second!.open, toggles]).toEqual([true, true, where === 'jsdom' ? 0 : 1]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(toggles).toBe(1);
  second!.querySelector('summary')!.click();
  expect(second!.open).toBe(false);
  for (const inner of ['<a href="#a">A</a>', '<button>A</button>', '<input type="checkbox">']) {
    document.body.innerHTML = '<details><summary>' + inner + '</summary></details>';
    document.querySelector<HTMLElement>('summary > *')!.click();
    expect(document.querySelector('details')!.open).toBe(where !== 'jsdom');
  }
}`),
    output: ['Tests 2 passed'],
  },
  'How do I assert that window.open was called?': {
    heading: 'loading-media-and-focus',
    says: "In both, `rs.spyOn(window, 'open').mockReturnValue(null)` prevents that, and tells how it was called",
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run() {
  const open = rs.spyOn(window, 'open').mockReturnValue(null);
  window.open('/help', '_blank');
  globalThis.open('/next');
  expect(open.mock.calls).toEqual([['/help', '_blank'], ['/next']]);
}
`),
    output: ['Tests 2 passed'],
    absent: ['Not implemented'],
  },
  'Where does a title without a head go when DOMParser reads it?': {
    heading: 'dialogs-files-and-other-gaps',
    says: 'leaves a leading `<title>`, `<style>` or `<link>` in `<body>`',
    files: runInBoth(`import { expect } from '@rstest/core';
export async function run(where: string) {
  for (const name of ['title', 'style', 'link']) {
    const { head } = new DOMParser().parseFromString(\`<\${name}></\${name}><p>\`, 'text/html');
    expect(head.childElementCount).toBe(where === 'jsdom' ? 1 : 0);
  }
}
`),
    output: ['Tests 2 passed'],
  },
  'How does code believe that it runs in a frame?': {
    heading: 'dialogs-files-and-other-gaps',
    says: "`window.top`, `window.parent` · are the window itself: `rs.stubGlobal('top', {})` makes it look like a page in a frame · the same",
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run() {
  expect(window.top).toBe(window);
  expect(window.parent).toBe(window);
  rs.stubGlobal('top', {});
  expect(window.top).not.toBe(window);
  expect(window.self).toBe(window);
}
`),
    output: ['Tests 2 passed'],
  },

  'What becomes of a style in an SVG, of math, of some selectors, of an image, and of screen?': {
    heading: 'dialogs-files-and-other-gaps',
    says: [
      "`innerHTML` or `DOMParser` with a `<style>` or `<script>` inside an `<svg>` · **loses all that follows it**: parse SVG alone as `image/svg+xml`, or use jsdom. JSX isn't parsed, so it keeps all · keeps all",
      "fails with `reading 'length'` (29.1.1), and so do `user.click` and `getByRole('math')`: ask `getByText`, or use happy-dom",
      '· all of them, but `:nth-child(2 of .sale)` finds nothing',
      "So does `'#' + CSS.escape('1a')`: write `[id=\"1a\"]`.",
      "`complete` is `true`, `naturalWidth` 0: `Object.defineProperty(image, 'naturalWidth', { configurable: true, value: 120 })` · the same, but `complete` is `false` once `src` is set, and `decode()` is missing",
      "1024 × 768; so is `screen`, and `'ontouchstart' in window` is `false` · 1024 × 768; `screen.width` is 0, and `'ontouchstart' in window` is `true`",
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        (name) => `import { expect, test } from '@rstest/core';
import { screen as page } from '@testing-library/dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
const happy = '${name}' === 'happy-dom';
const html = (text: string) => { document.body.innerHTML = text; return document.body; };
const count = (selector: string) => document.querySelectorAll(selector).length;
test('svg', () => {
  for (const tag of ['style', 'script']) {
    const markup = \`<svg xmlns="http://www.w3.org/2000/svg"><\${tag}>a{}</\${tag}><g></g></svg>\`;
    for (const body of [html(markup + '<p></p>'), new DOMParser().parseFromString(markup + '<p></p>', 'text/html').body]) {
      expect([body.querySelectorAll('g').length, body.querySelectorAll('p').length]).toEqual(happy ? [0, 0] : [1, 1]);
    }
    expect(new DOMParser().parseFromString(markup, 'image/svg+xml').querySelectorAll('g').length).toBe(1);
  }
  html('');
  render(<div><svg><style>{'a{}'}</style><g /></svg><p /></div>);
  expect([count('g'), count('p')]).toEqual([1, 1]);
});
test('math', async () => {
  html('<math><mi>x</mi></math>');
  const x = page.getByText('x');
  const fails = "Cannot read properties of undefined (reading 'length')";
  for (const run of [() => getComputedStyle(x).display, () => page.getByRole('math')]) {
    if (happy) run();
    else expect(run).toThrow(fails);
  }
  if (happy) await userEvent.click(x);
  else await expect(userEvent.click(x)).rejects.toThrow(fails);
});
test('selectors', () => {
  html('<ul><li></li><li class="sale"></li><li class="sale"></li></ul><a href="/A"></a>');
  expect([count('[href="/a" i]'), count('li:nth-child(2 of .sale)'), count('li:nth-child(2)')]).toEqual(happy ? [0, 1, 1] : [1, 0, 1]);
  html('<p id="1a"></p>');
  if (happy) expect(CSS.escape('1a')).toBe('\\\\31 a');
  expect([count('#\\\\31 a'), count('[id="1a"]')]).toEqual([happy ? 0 : 1, 1]);
});
test('image and screen', () => {
  const image = new Image();
  expect(image.complete).toBe(true);
  image.src = '/a.png';
  expect([image.complete, image.naturalWidth, 'decode' in image]).toEqual(happy ? [true, 0, true] : [false, 0, false]);
  Object.defineProperty(image, 'naturalWidth', { configurable: true, value: 120 });
  expect(image.naturalWidth).toBe(120);
  expect([screen.width, screen.height, 'ontouchstart' in window]).toEqual(happy ? [1024, 768, false] : [0, 0, true]);
});
`,
      ),
    },
    output: ['Tests 8 passed'],
  },

  'Which styles are dropped from an element?': {
    heading: 'dialogs-files-and-other-gaps',
    says: "drops `min()`, `max()` and `clamp()`, and also `10dvh`, `color-mix()`, `display: '-webkit-box'` and `WebkitLineClamp`. `border: '1px solid var(--b)'` becomes three wrong parts, as does `outline`: set the parts yourself, or use jsdom. `rule.selectorText` can't be set · drops `min()`, `max()` and `clamp()`",
    files: runInBoth(`import { expect } from '@rstest/core';
export function run(where: string) {
  const happy = where === 'happy-dom';
  const style = (values: object) => {
    const box = document.createElement('p');
    Object.assign(box.style, values);
    return box.getAttribute('style') ?? '';
  };
  for (const size of ['min(10px, 2vw)', 'max(10px, 2vw)', 'clamp(1rem, 2vw, 2rem)']) expect(style({ width: size })).toBe('');
  for (const values of [{ height: '10dvh' }, { color: 'color-mix(in srgb, red, blue)' }, { display: '-webkit-box' }, { WebkitLineClamp: '3' }]) {
    expect(style(values) === '').toBe(happy);
  }
  expect(style({ border: '1px solid var(--b)' })).toBe(happy ? 'border: 1px solid; border-width: var(--b); border-style: var(--b); border-color: var(--b);' : 'border: 1px solid var(--b);');
  expect(style({ outline: '1px solid var(--b)' })).toBe(happy ? 'outline-color: var(--b); outline-style: var(--b); outline-width: var(--b);' : 'outline: 1px solid var(--b);');
  expect(style({ borderColor: 'var(--b)' })).toBe('border-color: var(--b);');
  document.head.innerHTML = '<style>.a { color: red }</style>';
  const rule = document.styleSheets[0]?.cssRules[0] as CSSStyleRule;
  const set = () => { rule.selectorText = '.b'; };
  if (happy) expect(set).toThrow('which has only a getter');
  else set();
}
`),
    output: ['Tests 2 passed'],
  },

  'What do table rows, ARIA properties, attributes in outerHTML, popovertarget and inert give?': {
    heading: 'dialogs-files-and-other-gaps',
    says: [
      'a click on a button with `popovertarget` or `commandfor` · opens nothing: assert the attribute,',
      '`innerHTML` with a `<tr>`, and no table around it · keeps its text alone, as a browser does: set it in a `<table>`, a `<tbody>` or a `<template>` · the same',
      '`innerHTML` of a table with a text or a `<div>` between its rows · the text stays in the table, and an empty `<div>` goes in front of it · the `<div>` goes in front of it, as in a browser, but the text of `<table>Sold</table>` behind it',
      "`element.ariaLabel = 'Close'`, `element.draggable = true` · set no attribute, so `getByRole` finds no such name; nor do `translate` and `accessKey`: `setAttribute` does · set theirs; `inert`, `popover` and `contentEditable` set none. In both, nor do `spellcheck`, `enterKeyHint` and `part`",
      "`outerHTML` of an attribute that holds `<` or a space that doesn't break · has both as they are, so a snapshot differs · has `&lt;` and `&nbsp;`",
      '`Object.prototype.toString.call(window)` · `[object global]`, where a browser has `[object Window]`, and `process` exists: let code ask `typeof document` · the same',
    ],
    elsewhere: {
      '/guide/recipes/keyboard-and-focus': [
        "A letter is typed as you write it: a capital is `A` or `{Shift>}A{/Shift}`, because `{Shift>}a` types `a`, as it does after `{CapsLock}`, which changes `event.getModifierState('CapsLock')` alone",
      ],
      '/guide/recipes/testing-library': [
        'What is behind an `aria-modal` or in an `inert` element is found all the same, and `user.click` clicks it: look `within` the dialog.',
      ],
      '/guide/recipes/forms': [
        'spaces and line breaks in the markup · stay in the `value` of an `<input>`, those around an email address or a URL as well, in `option.text`, and at the start of a `<textarea>`; `option.label` is missing · are removed there, as in a browser',
      ],
    },
    files: runInBoth(`import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from '@rstest/core';
const parse = (tag: string, html: string) => {
  const element = document.createElement(tag);
  element.innerHTML = html;
  return element.innerHTML;
};
const set = (html: string): any => {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
};
export async function run(where: string) {
  const happy = where === 'happy-dom';
  const row = '<tr><td>x</td></tr>';
  expect(['div', 'table', 'tbody', 'template'].map((tag) => parse(tag, row))).toEqual(['x', '<tbody>' + row + '</tbody>', row, row]);
  expect(parse('div', '<table>Sold</table>')).toBe(happy ? '<table>Sold</table>' : '<table></table>Sold');
  expect(parse('div', '<table><div>a</div></table>')).toBe(happy ? '<div></div><table>a</table>' : '<div>a</div><table></table>');
  const button: any = set('<button></button>');
  button.ariaLabel = 'Close';
  expect(screen.queryByRole('button', { name: 'Close' }) === null).toBe(happy);
  const given = { draggable: true, translate: false, accessKey: 'k', inert: true, popover: 'auto', contentEditable: 'true', spellcheck: false, enterKeyHint: 'go', part: 'a' };
  Object.assign(button, given);
  const unset = Object.keys(given).filter((name) => !button.hasAttribute(name));
  expect(unset).toEqual([...(happy ? ['draggable', 'translate', 'accessKey'] : ['inert', 'popover', 'contentEditable']), 'spellcheck', 'enterKeyHint', 'part']);
  const link = document.createElement('a');
  link.title = '<\\u00a0';
  expect(link.outerHTML).toBe(happy ? '<a title="<\\u00a0"></a>' : '<a title="&lt;&nbsp;"></a>');
  expect([Object.prototype.toString.call(window), typeof process]).toEqual(['[object global]', 'object']);
  set('<button popovertarget="p">a</button><button commandfor="d" command="show-modal">b</button><p id="p" popover>x</p><dialog id="d"></dialog>');
  const before = document.body.innerHTML;
  for (const opener of document.querySelectorAll('button')) await userEvent.click(opener);
  expect(document.body.innerHTML).toBe(before);
  let clicks = 0;
  set('<div inert><button>x</button></div>').addEventListener('click', () => { clicks += 1; });
  await userEvent.click(screen.getByRole('button'));
  expect(clicks).toBe(1);
  const field = set('<input>');
  const caps: boolean[] = [];
  field.addEventListener('keydown', (event: KeyboardEvent) => caps.push(event.getModifierState('CapsLock')));
  field.focus();
  const user = userEvent.setup();
  await user.keyboard('{Shift>}aA{/Shift}A');
  await user.keyboard('{CapsLock}b');
  await user.keyboard('c');
  expect([field.value, caps.at(0), caps.at(-1)]).toEqual(['aAAbc', false, true]);
  const values = ['type="email" value=" a@b.de "', 'value="a\\nb"'].map((rest) => set('<input ' + rest + '>').value);
  expect(values).toEqual(happy ? [' a@b.de ', 'a\\nb'] : ['a@b.de', 'ab']);
  const option = set('<select><option> a  b </option></select>').options[0];
  expect([option.text, option.label]).toEqual(happy ? [' a  b ', undefined] : ['a b', 'a b']);
  expect(set('<textarea>\\na</textarea>').value).toBe(happy ? '\\na' : 'a');
}
`),
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
