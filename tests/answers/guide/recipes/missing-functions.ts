import { type Answers, runInBoth, shortSamplesOf, testFiles } from '../../../support/answers.ts';

export default {
  'How do I assert what is in a slot, and why does jest-dom refuse a shadow root?': {
    heading: 'custom-elements',
    says: "What a slot shows belongs to the element: `host.textContent` has it, while `host.shadowRoot.textContent` has the slot's default. `host.shadowRoot.querySelector('slot').assignedElements()` lists it. Matchers of jest-dom take elements of a shadow root, but not the root, `received value must be an HTMLElement`: compare its `innerHTML`.",
    files: runInBoth(`import * as matchers from '@testing-library/jest-dom/matchers';
import { expect } from '@rstest/core';
export function run() {
  expect.extend(matchers);
  customElements.define('x-card', class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<h2>Card</h2><slot>None</slot>'; }
  });
  document.body.innerHTML = '<x-card><b>Atlas</b></x-card>';
  const host = document.querySelector('x-card')!;
  const root = host.shadowRoot!;
  expect([host.textContent, root.textContent]).toEqual(['Atlas', 'CardNone']);
  expect(root.querySelector('slot')!.assignedElements()).toEqual([host.firstElementChild]);
  (expect(root.querySelector('h2')) as any).toBeVisible();
  expect(() => (expect(root) as any).toContainHTML('<slot>')).toThrow(/must be an HTMLElement/);
}`),
    output: ['Tests 2 passed'],
  },
  'How do I add CSS.escape and CSS.supports?': {
    heading: 'add-what-is-missing',
    says: 'Add what your code calls in a setup file, or in one test with `rs.stubGlobal`:',
    files: runInBoth(`import { expect } from '@rstest/core';
${shortSamplesOf('guide/recipes/missing-functions')}
export function run(where: string) {
  expect(CSS.supports('display', 'grid')).toBe(where !== 'jsdom');
  if (where !== 'jsdom') return;
  for (const id of ['1a:b.c', 'a b', '#x[0]', 'ü/é', '_ok-1']) {
    document.body.innerHTML = '<p></p>';
    document.body.firstElementChild!.id = id;
    expect(document.querySelector('#' + window.CSS.escape(id))).toBe(document.body.firstElementChild);
  }
}
`),
    output: ['Tests 2 passed'],
  },
  'Is frameElement of an iframe the iframe?': {
    heading: 'missing-functions',
    says: "`frame.contentWindow.frameElement` · `undefined`: `Object.defineProperty(frame.contentWindow, 'frameElement', { value: frame })` · the `<iframe>`",
    files: runInBoth(`import { expect } from '@rstest/core';
export function run(where: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  expect(frame.contentWindow!.frameElement === frame).toBe(where === 'jsdom');
  if (where === 'jsdom') return;
  expect(frame.contentWindow!.frameElement).toBeUndefined();
  Object.defineProperty(frame.contentWindow, 'frameElement', { value: frame });
  expect(frame.contentWindow!.frameElement === frame).toBe(true);
}
`),
    output: ['Tests 2 passed'],
  },
  'How do I add showModal, close a dialog, see what was scrolled into view, and read a pseudo-element?':
    {
      heading: 'add-what-is-missing',
      says: "`getByRole('dialog')` finds a dialog that is opened in this way.",
      elsewhere: {
        '/guide/recipes/browser-apis': [
          '`dialog.showModal()`, `show()`, `close()` · work, with `open` and `returnValue`; a button in `<form method="dialog">` closes it, Escape doesn\'t · not functions: add them. Such a button prints `Not implemented`',
          '`element.scrollIntoView()`, `element.animate()` · do nothing visible · not functions: `Element.prototype.scrollIntoView = rs.fn()`, in both; `mock.contexts[0]` is the element',
          "`getComputedStyle(element, '::before')` · gives the styles of the element itself · the same, and prints `Not implemented`",
        ],
      },
      files: runInBoth(`import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, rs } from '@rstest/core';
${shortSamplesOf('guide/recipes/missing-functions')}
export async function run(where: string) {
  const happy = where === 'happy-dom';
  using error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const printed = () => error.mock.calls.splice(0).map(String).join(' ');
  document.body.innerHTML = '<dialog><form method="dialog"><button value="yes">Ok</button></form></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  let closed = 0;
  dialog.addEventListener('close', () => { closed += 1; });
  expect(screen.queryByRole('dialog')).toBeNull();
  dialog.show();
  expect(screen.getByRole('dialog')).toBe(dialog);
  dialog.close();
  closed = 0;
  dialog.showModal();
  expect(screen.getByRole('dialog')).toBe(dialog);
  await userEvent.keyboard('{Escape}');
  expect([dialog.open, closed]).toEqual([true, 0]);
  await userEvent.click(screen.getByRole('button'));
  expect(dialog.open).toBe(!happy);
  expect(printed().includes('Not implemented')).toBe(!happy);
  if (!happy) dialog.close('yes');
  expect([dialog.open, dialog.returnValue, closed]).toEqual([false, 'yes', 1]);

  const scroll = rs.fn();
  Element.prototype.scrollIntoView = scroll;
  dialog.scrollIntoView({ block: 'end' });
  expect(scroll.mock.contexts[0]).toBe(dialog);

  document.head.innerHTML = '<style>p { color: rgb(1, 2, 3) } p::before { color: rgb(9, 9, 9) }</style>';
  document.body.innerHTML = '<p>a</p>';
  expect(getComputedStyle(document.querySelector('p') as Element, '::before').color).toBe('rgb(1, 2, 3)');
  expect(printed().includes('Not implemented')).toBe(!happy);
}`),
      output: ['Tests 2 passed'],
    },
  'chrome is not defined: how do I test the code of a browser extension?': {
    heading: 'add-what-is-missing',
    says: "So is `chrome` or `browser` of a browser extension: `rs.stubGlobal('chrome', { runtime: { sendMessage: rs.fn() } })`, before the code is imported if it reads it at once.",
    files: {
      'ask.ts':
        'declare const chrome: any; const id = chrome.runtime.id; export const ask = () => chrome.runtime.sendMessage({ id });',
      ...testFiles(
        ['node', 'jsdom', 'happy-dom'],
        (name) => `/** @rstest-environment ${name} */
import { expect, rs, test } from '@rstest/core';
test('asks', async () => {
  expect(typeof (globalThis as any).chrome).toBe('undefined');
  await expect(import('./ask')).rejects.toThrow('chrome is not defined');
  const sendMessage = rs.fn();
  rs.stubGlobal('chrome', { runtime: { id: 7, sendMessage } });
  rs.resetModules();
  (await import('./ask')).ask();
  expect(sendMessage).toHaveBeenCalledWith({ id: 7 });
});`,
      ),
    },
    output: ['3 passed'],
  },
  'Why is the shadowRoot of a custom element null, and is DOMRect there?': {
    heading: 'custom-elements',
    says: [
      "The `shadowRoot` of an element is `null` while its class isn't defined, so import the file that defines it: `import './cart-button'`.",
      'An element that was made before that gets it at once if it is in the document, otherwise when you append it to `document.body`. If its class calls `attachShadow` in `connectedCallback`, as Lit does, every element gets it only in the document.',
      "With `mode: 'closed'`, it is always `null`.",
      '`PointerEvent`, `DOMRect`, `requestAnimationFrame`,',
    ],
    files: {
      ...runInBoth(`import { expect } from '@rstest/core';
import { html, LitElement } from 'lit';
const define = (name: string, use: (element: HTMLElement) => void, mode: 'open' | 'closed' = 'open', late = false) =>
  customElements.define(name, class extends HTMLElement {
    constructor() { super(); if (!late) this.attachShadow({ mode }); }
    connectedCallback() { if (late) this.attachShadow({ mode }); }
  });
export async function run() {
  const none = () => {};
  expect(new DOMRect(0, 0, 5, 5).right).toBe(5);
  const early = document.createElement('x-early');
  document.body.innerHTML = '<x-early></x-early><cart-button></cart-button>';
  const there = document.body.firstElementChild as HTMLElement;
  const imported = document.body.lastElementChild as HTMLElement;
  expect([early.shadowRoot, there.shadowRoot, imported.shadowRoot]).toEqual([null, null, null]);
  await import('./cart-button');
  expect(imported.shadowRoot).not.toBeNull();
  define('x-early', none);
  expect([early.shadowRoot === null, there.shadowRoot === null]).toEqual([true, false]);
  const box = document.createElement('div');
  box.append(early);
  expect(early.shadowRoot).toBeNull();
  document.body.append(early);
  expect(early.shadowRoot).not.toBeNull();
  define('x-late', none, 'open', true);
  customElements.define('x-lit', class extends LitElement { override render() { return html\`<b>1</b>\`; } });
  for (const name of ['x-late', 'x-lit']) {
    const late = document.createElement(name);
    box.append(late);
    expect(late.shadowRoot).toBeNull();
    document.body.append(late);
    expect(late.shadowRoot).not.toBeNull();
  }
  define('x-closed', none, 'closed');
  const closed = document.createElement('x-closed');
  document.body.append(closed);
  expect(closed.shadowRoot).toBeNull();
}
`),
      'cart-button.ts':
        "customElements.define('cart-button', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }); } });",
    },
    output: [/Tests 2 passed/],
  },
  'hasPointerCapture, getBBox or CSS.escape is not a function: what is missing in jsdom and happy-dom?':
    {
      heading: 'missing-functions',
      says: [
        '`hasPointerCapture()`, `setPointerCapture()`, called by Radix UI and React Aria · exist · missing',
        '`CSS.escape()`, `CSS.supports()` · exist · `CSS` is `undefined`',
        '`getBBox()`, `getTotalLength()`, `getComputedTextLength()` of SVG · return zeros · missing',
        '`getBoundingClientRect()` and `getClientRects()` of a `Range`, called by editors · return zeros, no rectangles · missing',
        '`show()`, `showModal()` and `close()` of a `<dialog>`,',
        '`document.evaluate()`, `attachInternals()`, `new Option()`, `PromiseRejectionEvent`, `print()`, `navigator.javaEnabled()` · missing · exist; `print` prints `Not implemented`, and what `attachInternals()` returns lacks `setFormValue()` and `setValidity()`',
        '`isContentEditable` · `true` for `contenteditable="true"` · `undefined`, but `user.type` works',
        'Both have `MutationObserver`, custom elements, shadow DOM, `Blob`, `FileReader`, `text()` and `arrayBuffer()` of a `File`,',
      ],
      elsewhere: {
        '/guide/advanced/dom-testing':
          '`Worker`, `EventSource` and `indexedDB` are missing in both.',
      },
      files: runInBoth(`import userEvent from '@testing-library/user-event';
const at = (path: string) => path.split('.').reduce((value: any, name) => value?.[name], globalThis as any);
export async function run(where: string) {
  const element = document.createElement('div') as any;
  const svg = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name) as any;
  const of = { element, input: document.createElement('input'), rect: svg('rect'), path: svg('path'), text: svg('text'), range: document.createRange(), dialog: document.createElement('dialog') } as any;
  const lacks = (names: string) => names.split(' ').filter((name) => {
    const [object, method] = name.split(':');
    return method ? of[object!][method] === undefined : at(name) === undefined;
  }).join(' ') || 'nothing';
  console.log(where, 'HALF', lacks('element:hasPointerCapture element:setPointerCapture CSS rect:getBBox path:getTotalLength text:getComputedTextLength range:getBoundingClientRect range:getClientRects dialog:show dialog:showModal dialog:close element:checkVisibility element:getAnimations Touch ClipboardEvent ClipboardItem ImageData OffscreenCanvas DOMMatrix MediaStream document.adoptedStyleSheets Animation KeyframeEffect DOMPoint MediaQueryListEvent cookieStore navigator.permissions navigator.sendBeacon'));
  console.log(where, 'OTHER', lacks('document.evaluate element:attachInternals Option PromiseRejectionEvent print navigator.javaEnabled'));
  const none = 'requestIdleCallback CSSPropertyRule FontFace RTCPeerConnection ToggleEvent FormDataEvent navigation scheduler trustedTypes Notification AudioContext MediaRecorder speechSynthesis Path2D CanvasRenderingContext2D indexedDB caches Worker EventSource visualViewport reportError document.execCommand document.fonts document.startViewTransition element:requestFullscreen input:showPicker navigator.geolocation.getCurrentPosition navigator.mediaDevices navigator.serviceWorker navigator.share';
  console.log(where, 'NONE', lacks(none) === none);
  console.log(where, 'BOTH', lacks('MutationObserver customElements element:attachShadow Blob FileReader File.prototype.text URL.createObjectURL MessageChannel BroadcastChannel PointerEvent requestAnimationFrame getSelection WebSocket crypto.randomUUID'));
  element.setAttribute('contenteditable', 'true');
  document.body.append(element);
  await userEvent.type(element, 'hi');
  console.log(where, 'EDIT', element.isContentEditable, element.textContent);
  if (where === 'jsdom') print();
  else console.log('ZEROS', of.rect.getBBox().width, of.path.getTotalLength(), of.text.getComputedTextLength(), of.range.getBoundingClientRect().width, of.range.getClientRects().length, CSS.escape('a:b'));
}
`),
      output: [
        'jsdom HALF element:hasPointerCapture element:setPointerCapture CSS rect:getBBox path:getTotalLength text:getComputedTextLength range:getBoundingClientRect range:getClientRects dialog:show dialog:showModal dialog:close element:checkVisibility element:getAnimations Touch ClipboardEvent ClipboardItem ImageData OffscreenCanvas DOMMatrix MediaStream document.adoptedStyleSheets Animation KeyframeEffect DOMPoint MediaQueryListEvent cookieStore navigator.permissions navigator.sendBeacon',
        'jsdom OTHER nothing',
        'jsdom NONE true',
        'jsdom BOTH nothing',
        'jsdom EDIT undefined hi',
        "Not implemented: Window's print() method",
        'happy-dom HALF nothing',
        'happy-dom OTHER document.evaluate element:attachInternals Option PromiseRejectionEvent print navigator.javaEnabled',
        'happy-dom NONE true',
        'happy-dom BOTH nothing',
        'happy-dom EDIT true hi',
        'ZEROS 0 0 0 0 0 a\\:b',
      ],
    },
  'How do I add hasPointerCapture, scrollIntoView, requestIdleCallback and geolocation to every test?':
    {
      heading: 'add-what-is-missing',
      says: 'Add what your code calls in a setup file, or in one test with `rs.stubGlobal`:',
      files: {
        ...runInBoth(`export function run(where: string) {
  document.body.scrollIntoView();
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    requestIdleCallback(({ timeRemaining }) => console.log(where, document.body.hasPointerCapture(1), coords.latitude, timeRemaining() > 0));
  });
  return new Promise((resolve) => setTimeout(resolve, 20));
}
`),
        'setup.js': `export {};\n${shortSamplesOf('guide/recipes/missing-functions')}`,
        'rstest.config.mjs': "export default { setupFiles: ['./setup.js'] };",
      },
      output: ['jsdom false 48.1 true', 'happy-dom false 48.1 true'],
    },
  'A component library needs document.adoptedStyleSheets, which jsdom lacks. What do I add?': {
    heading: 'add-what-is-missing',
    says: 'For a library that adds its stylesheets to the page or a shadow root, write `document.adoptedStyleSheets ??= []` and, in jsdom alone, `ShadowRoot.prototype.adoptedStyleSheets ??= []`, which fails in happy-dom. In jsdom, these sheets style nothing.',
    files: runInBoth(`export function run(where: string) {
  document.adoptedStyleSheets ??= [];
  try {
    ShadowRoot.prototype.adoptedStyleSheets ??= [];
  } catch {
    console.log(where, 'FAILS');
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('p { display: none }');
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<p>in</p>';
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  document.adoptedStyleSheets.push(sheet);
  const page = document.body.appendChild(document.createElement('p'));
  console.log(where, 'SHEETS', root.adoptedStyleSheets.length, document.adoptedStyleSheets.length);
  if (where === 'jsdom') console.log('SHOWN', getComputedStyle(root.querySelector('p')!).display, getComputedStyle(page).display);
}
`),
    output: ['jsdom SHEETS 1 1', 'SHOWN block block', 'happy-dom FAILS', 'happy-dom SHEETS 1 1'],
  },
  'How do I find an element in a shadow root with Testing Library?': {
    heading: 'custom-elements',
    says: "Queries of Testing Library don't look into a shadow root. Pass it to `within`: `within(host.shadowRoot).getByRole('button')`.",
    files: runInBoth(`import { screen, within } from '@testing-library/dom';
export function run(where: string) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Buy</button>';
  document.body.append(host);
  console.log(where, screen.queryByRole('button'), within(root as never).getByRole('button').textContent);
}
`),
    output: ['jsdom null Buy', 'happy-dom null Buy'],
  },
  'Cannot read properties of undefined (reading baseVal), from D3: what of SVG is there, and document.all?':
    {
      heading: 'missing-functions',
      says: '`width.baseVal`, `transform.baseVal`, `getScreenCTM()`, `createSVGPoint()` of SVG, called by D3 · exist; `className.baseVal` is missing · missing; `className.baseVal` exists',
      files: runInBoth(`export function run(where: string) {
  document.body.innerHTML = '<svg width="9"><g class="a"></g></svg>';
  const [svg, g] = [document.querySelector('svg') as any, document.querySelector('g') as any];
  const found = [svg.width?.baseVal, g.transform?.baseVal, svg.getScreenCTM, svg.createSVGPoint, g.className.baseVal];
  console.log(where, ...found.map((value) => value !== undefined), 'all' in document);
  if (where === 'jsdom') Object.defineProperty(SVGElement.prototype, 'transform', { configurable: true, value: { baseVal: { consolidate: () => null } } });
  if (where === 'jsdom') console.log('THEN', g.transform.baseVal.consolidate());
}`),
      output: [
        'happy-dom true true true true false false',
        'jsdom false false false false true false',
        'THEN null',
      ],
    },
  'Which events leave a shadow root, and why has connectedCallback no children in happy-dom?': {
    heading: 'custom-elements',
    says: [
      'those of the element itself with `bubbles: true`, those from inside its shadow root with `composed: true` as well',
      'With React 19, `<cart-button onsold={…}>` listens to `sold`',
      'In happy-dom, `connectedCallback` runs before the children of an element are there, when `innerHTML` has both: read them on `slotchange`, which happy-dom fires at once, jsdom a moment later.',
    ],
    files: runInBoth(`import { act } from 'react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  const seen: unknown[] = [];
  customElements.define('cart-button', class extends HTMLElement {
    connectedCallback() {
      seen.push(this.textContent, this.getAttribute('to'));
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<slot></slot><b></b>';
      root.querySelector('slot')?.addEventListener('slotchange', () => seen.push(this.textContent));
    }
  });
  document.body.innerHTML = '<cart-button to="me">text</cart-button>';
  expect(seen).toHaveLength(where === 'jsdom' ? 2 : 3);
  await expect.poll(() => seen).toEqual([where === 'jsdom' ? 'text' : '', 'me', 'text']);
  const host = document.querySelector('cart-button') as HTMLElement;
  const inner = host.shadowRoot?.querySelector('b');
  const heard: string[] = [];
  for (const name of ['own', 'inside', 'composed']) document.addEventListener(name, () => heard.push(name));
  host.dispatchEvent(new CustomEvent('own', { bubbles: true }));
  inner?.dispatchEvent(new CustomEvent('inside', { bubbles: true }));
  inner?.dispatchEvent(new CustomEvent('composed', { bubbles: true, composed: true }));
  expect(heard).toEqual(['own', 'composed']);
  (globalThis as any).IS_REACT_ACT_ENVIRONMENT = true;
  const sold = rs.fn();
  document.body.innerHTML = '<main></main>';
  const main = document.querySelector('main') as HTMLElement;
  await act(async () => createRoot(main).render(createElement('cart-button', { onsold: (event: CustomEvent) => sold(event.detail) })));
  main.firstChild?.dispatchEvent(new CustomEvent('sold', { detail: 2 }));
  expect(sold).toHaveBeenCalledWith(2);
}`),
    output: ['Tests 2 passed'],
  },
  'Why is a button in a shadow root not found by its name?': {
    heading: 'custom-elements',
    says: 'A `name` includes text in a slot, not text in a nested shadow root: give the button an `aria-label`.',
    files: runInBoth(`import { within } from '@testing-library/dom';
import { expect } from '@rstest/core';
export async function run() {
  const define = (name: string, html: string) => customElements.define(name, class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = html; }
  });
  define('shop-label', 'Buy');
  define('shop-cart', '<button><shop-label></shop-label></button><button><slot></slot></button><button aria-label="Pay"><shop-label></shop-label></button>');
  document.body.innerHTML = '<shop-cart>Ship</shop-cart>';
  const inside = within(document.querySelector('shop-cart')!.shadowRoot as never);
  expect(['Buy', 'Ship', 'Pay'].map((name) => inside.queryAllByRole('button', { name }).length)).toEqual([0, 1, 1]);
}
`),
    output: ['Tests 2 passed'],
  },
  'setFormValue is not a function: how do I test a form-associated custom element?': {
    heading: 'custom-elements',
    says: [
      'A form-associated element hands its value to `setFormValue()`, which jsdom and happy-dom lack.',
      'write `Object.assign(ElementInternals.prototype, { setFormValue, setValidity: rs.fn() })` in jsdom, and `Object.assign(HTMLElement.prototype, { attachInternals: () => ({ setFormValue, setValidity: rs.fn() }) })` in happy-dom, before the element is made.',
      '`new FormData(form)` still leaves the element out',
      "A `role` or `ariaLabel` of `attachInternals()` isn't seen by `getByRole` in jsdom: set the attributes.",
    ],
    files: runInBoth(`import { screen } from '@testing-library/dom';
import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  const setFormValue = rs.fn();
  const all = globalThis as any;
  expect([typeof all.ElementInternals, typeof all.ElementInternals?.prototype.setFormValue, typeof (HTMLElement.prototype as any).attachInternals])
    .toEqual(where === 'jsdom' ? ['function', 'undefined', 'function'] : ['undefined', 'undefined', 'undefined']);
  if (where === 'jsdom') Object.assign(all.ElementInternals.prototype, { setFormValue, setValidity: rs.fn() });
  else Object.assign(HTMLElement.prototype, { attachInternals: () => ({ setFormValue, setValidity: rs.fn() }) });
  customElements.define('star-rating', class extends HTMLElement {
    static formAssociated = true;
    inner = (this as any).attachInternals();
    set stars(count: number) {
      this.inner.setFormValue(String(count));
      this.inner.setValidity({});
    }
  });
  document.body.innerHTML = '<form><star-rating name="stars"></star-rating><input name="book" value="B-1"></form>';
  (document.querySelector('star-rating') as any).stars = 4;
  expect(setFormValue).toHaveBeenLastCalledWith('4');
  expect([...new FormData(document.querySelector('form')!)]).toEqual([['book', 'B-1']]);
  const rating = document.querySelector('star-rating') as any;
  Object.assign(rating.inner, { role: 'slider', ariaLabel: 'Stars' });
  expect(screen.queryByRole('slider')).toBeNull();
  rating.setAttribute('role', 'slider');
  rating.setAttribute('aria-label', 'Stars');
  screen.getByRole('slider', { name: 'Stars' });
}
`),
    output: ['Tests 2 passed'],
  },
  'Element.animate is not a function: what do I put in its place?': {
    heading: 'add-what-is-missing',
    says: 'This `animate` ends at once, for code that waits for `finished`, `onfinish` or the event `finish`.',
    files: {
      'rstest.config.mjs': `export default { testEnvironment: 'jsdom', setupFiles: process.env.BARE ? [] : ['./setup.js'] };`,
      'setup.js': shortSamplesOf('guide/recipes/missing-functions'),
      'a.test.ts': `import { expect, test } from '@rstest/core';
const ways: Record<string, (box: Element) => unknown> = {
  property: (box) => { box.animate([], 200).onfinish = () => box.remove(); },
  event: (box) => box.animate([], 200).addEventListener('finish', () => box.remove()),
  promise: async (box) => { await box.animate([], 200).finished; box.remove(); },
};
test.each(Object.keys(ways))('%s', async (way) => {
  const box = document.body.appendChild(document.createElement('p'));
  await Promise.all([ways[way](box), Promise.resolve()]);
  expect(box.isConnected).toBe(false);
});`,
    },
    command: 'npx rstest; BARE=1 npx rstest',
    exitCode: 1,
    output: [/Tests 3 passed[\s\S]*animate is not a function[\s\S]*Tests 3 failed/],
  },
  'Which of matchMedia, ResizeObserver, IntersectionObserver and scrollTo are missing?': {
    heading: 'missing-functions',
    says: [
      '`matchMedia`, `ResizeObserver`, `IntersectionObserver`: stub them · exist; an observer never calls back · missing',
      '`scrollTo()`, `scrollIntoView()` of an element · exist · missing; `window.scrollTo()` prints `Not implemented`',
    ],
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run(where: string) {
  using error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const box = document.body.appendChild(document.createElement('p')) as any;
  const all = window as any;
  const kinds = [all.matchMedia, all.ResizeObserver, all.IntersectionObserver, box.scrollTo, box.scrollIntoView].map((one) => typeof one);
  expect(new Set(kinds)).toEqual(new Set([where === 'jsdom' ? 'undefined' : 'function']));
  window.scrollTo(0, 9);
  expect(error.mock.calls.map(String).join()).toContain(where === 'jsdom' ? 'Not implemented' : '');
  expect(error).toHaveBeenCalledTimes(where === 'jsdom' ? 1 : 0);
  if (where === 'jsdom') return;
  const called = rs.fn();
  for (const name of ['ResizeObserver', 'IntersectionObserver']) new all[name](called).observe(box);
  box.style.width = '9px';
  await new Promise((done) => setTimeout(done, 100));
  expect(called).not.toHaveBeenCalled();
}
`),
    output: ['Tests 2 passed'],
  },
  'Where is the text of a slot?': {
    heading: 'custom-elements',
    says: '`shadowRoot.textContent` leaves out what is in a slot: that is in `host.textContent`, or, for one slot, in `slot.assignedElements()`. `assignedSlot` of such an element is `null` in happy-dom.',
    files: runInBoth(`import { expect } from '@rstest/core';
export async function run(where: string) {
  customElements.define('my-box', class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<h2>T</h2><slot name="a"></slot>'; }
  });
  document.body.innerHTML = '<my-box><b slot="a">B</b></my-box>';
  const host = document.querySelector('my-box');
  const slot = host?.shadowRoot?.querySelector('slot');
  const [b] = slot?.assignedElements() ?? [];
  expect([host?.shadowRoot?.textContent, host?.textContent, b?.textContent]).toEqual(['T', 'B', 'B']);
  expect(b?.assignedSlot === slot).toBe(where === 'jsdom');
}
`),
    output: ['Tests 2 passed'],
  },
  'How do I assert what navigator.sendBeacon got?': {
    heading: 'add-what-is-missing',
    says: "For a beacon, write `navigator.sendBeacon ??= rs.fn()`, then `rs.spyOn(navigator, 'sendBeacon').mockReturnValue(true)` in both environments.",
    files: runInBoth(`import { expect, rs } from '@rstest/core';
export async function run() {
  navigator.sendBeacon ??= rs.fn();
  const send = rs.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  navigator.sendBeacon('/log', 'sold');
  expect(send).toHaveBeenCalledWith('/log', 'sold');
}
`),
    output: ['Tests 2 passed'],
  },
  'How do I test a listener of unhandledrejection on window, and where is PromiseRejectionEvent?': {
    heading: 'add-what-is-missing',
    says: "A rejected promise calls no `unhandledrejection` listener of `window`, in neither environment, but fails the file. To test your listener, send the event: `window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))`. For code that only asks for a class, an empty one is enough: `globalThis.PromiseRejectionEvent ??= class extends Event {}`.",
    files: runInBoth(`import { once } from 'node:events';
import { expect } from '@rstest/core';
export async function run() {
  const seen: unknown[] = [];
  window.addEventListener('unhandledrejection', (event) => seen.push(event.reason));
  process.removeAllListeners('unhandledRejection');
  const rejected = once(process, 'unhandledRejection');
  void Promise.reject(new Error('no stock'));
  await rejected;
  expect(seen).toEqual([]);
  const reason = new Error('sold out');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(seen).toEqual([reason]);
  globalThis.PromiseRejectionEvent ??= class extends Event {} as never;
  expect(new Event('a') instanceof PromiseRejectionEvent).toBe(false);
}
`),
    output: ['Tests 2 passed'],
  },

  'Is a class that extends a button used for markup with is?': {
    heading: 'custom-elements',
    says: "A class that extends a built-in element, `<button is=\"cart-button\">`, is used for markup in jsdom; happy-dom uses it only for `document.createElement('button', { is: 'cart-button' })`.",
    files: runInBoth(`import { expect } from '@rstest/core';
export function run(where: string) {
  class CartButton extends HTMLButtonElement {}
  customElements.define('cart-button', CartButton, { extends: 'button' });
  document.body.innerHTML = '<button is="cart-button"></button>';
  expect(document.querySelector('button') instanceof CartButton).toBe(where === 'jsdom');
  expect(document.createElement('button', { is: 'cart-button' }) instanceof CartButton).toBe(true);
}
`),
    output: ['Tests 2 passed'],
  },

  'Which element is the target of an event from a shadow root, and does markup make a shadow root?':
    {
      heading: 'custom-elements',
      says: 'In happy-dom, `event.target` is then the element inside, where it should be the host, so a check such as `host.contains(event.target)` fails: compare `event.composedPath().includes(host)`.',
      elsewhere: {
        '/guide/recipes/missing-functions':
          '`<template shadowrootmode="open">` in markup, `setHTMLUnsafe()` · missing: call `attachShadow` · missing',
        '/guide/recipes/browser-apis': [
          '`[href="/a" i]`, `:defined`, `option:checked`',
          "`location.href = '/next'`, `location.search = '?page=2'`, a click on a link without `target` · change the address, load nothing. One to `mailto:` does, too: relative addresses then fail with `Invalid URL`, so prevent it · print `Not implemented: navigation to another Document`, the address stays",
          'fires `hashchange` alone. A click on `<a href="#sale">` changes it at once · fires `popstate`, then `hashchange`, as a browser does. After a click on such a link, wait for it',
        ],
      },
      files: runInBoth(`import { expect, rs } from '@rstest/core';
const wait = () => new Promise((done) => setTimeout(done, 20));
export async function run(where: string) {
  const happy = where === 'happy-dom';
  const html = (text: string) => { document.body.innerHTML = text; return document.body.firstElementChild as HTMLElement; };
  const host = html('<div></div>');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<button></button>';
  const seen: unknown[] = [];
  document.addEventListener('click', (event) => seen.push(event.target === host, host.contains(event.target as Node), event.composedPath().includes(host)), { once: true });
  root.querySelector('button')?.click();
  expect(seen).toEqual(happy ? [false, false, true] : [true, true, true]);
  const markup = '<p><template shadowrootmode="open"><b></b></template></p>';
  expect(html(markup).shadowRoot).toBe(null);
  expect(new DOMParser().parseFromString(markup, 'text/html').querySelector('p')?.shadowRoot).toBe(null);
  expect('setHTMLUnsafe' in Element.prototype).toBe(false);
  expect(document.querySelectorAll(':defined').length > 0).toBe(!happy);
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  html('<a href="#sale"></a>').click();
  expect(location.hash).toBe(happy ? '#sale' : '');
  await wait();
  expect(location.hash).toBe('#sale');
  location.search = '?page=2';
  expect(location.search).toBe(happy ? '?page=2' : '');
  html('<a href="mailto:ada@shop.example"></a>').click();
  await wait();
  expect(location.protocol).toBe(happy ? 'mailto:' : 'http:');
  if (happy) expect(() => new URL('/cart', location.href)).toThrow('Invalid URL');
  else expect(error).toHaveBeenCalled();
}
`),
      output: ['Tests 2 passed'],
    },

  'What becomes of an error in a custom element or a handler, of attributes before the class, and of :has()?':
    {
      heading: 'custom-elements',
      says: "An element that is in the page before its class is defined gets no `attributeChangedCallback` in happy-dom for the attributes that it has: import the class first. What a constructor or `connectedCallback` throws, `append` throws in happy-dom; in jsdom, as in a browser, it doesn't, and the file fails until a listener of `error` takes the error. So it does with `Unexpected attributes`, if a constructor sets an attribute.",
      elsewhere: {
        '/guide/help/errors-components': [
          "To assert what a handler throws, catch it where a browser reports it: `const seen = rs.fn((event) => event.preventDefault())`, `window.addEventListener('error', seen)`, and after the click `expect(seen.mock.calls[0][0].error.message).toBe('no stock')`. While there is such a listener, the file doesn't fail;",
        ],
        '/guide/recipes/browser-apis': [
          '`div:has(.sale)` keeps its answer after the class, attribute or state inside has changed',
        ],
      },
      files: runInBoth(`import { expect, rs } from '@rstest/core';
const wait = () => new Promise((done) => setTimeout(done));
export async function run(where: string) {
  const happy = where === 'happy-dom';
  document.body.innerHTML = '<late-card sku="b-1"></late-card>';
  const changed = rs.fn();
  customElements.define('late-card', class extends HTMLElement { static observedAttributes = ['sku']; attributeChangedCallback(name: string) { changed(name); } });
  expect(changed).toHaveBeenCalledTimes(happy ? 0 : 1);
  document.querySelector('late-card')?.setAttribute('sku', 'b-2');
  expect(changed).toHaveBeenCalledTimes(happy ? 1 : 2);

  const seen = rs.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', seen);
  customElements.define('sad-card', class extends HTMLElement { connectedCallback() { throw new Error('no stock'); } });
  customElements.define('worse-card', class extends HTMLElement { constructor() { super(); throw new Error('no name'); } });
  customElements.define('odd-card', class extends HTMLElement { constructor() { super(); this.setAttribute('sku', 'b-1'); } });
  const thrown = ['sad-card', 'worse-card', 'odd-card'].map((name) => {
    try { document.body.append(document.createElement(name)); return ''; } catch (error) { return (error as Error).message; }
  });
  expect(thrown).toEqual(happy ? ['no stock', 'no name', ''] : ['', '', '']);
  expect(seen.mock.calls.map(([event]) => event.error?.message)).toEqual(happy ? [] : ['no stock', 'no name', 'Unexpected attributes.']);
  seen.mockClear();
  document.body.addEventListener('click', () => { throw new Error('no stock'); }, { once: true });
  document.body.click();
  await wait();
  expect(seen.mock.calls[0]?.[0].error.message).toBe('no stock');
  window.removeEventListener('error', seen);

  document.body.innerHTML = '<div><p class="sale" data-x></p><input type="checkbox" checked></div>';
  const found = () => ['.sale', '[data-x]', ':checked'].map((inner) => document.querySelector('div:has(' + inner + ')') !== null);
  expect(found()).toEqual([true, true, true]);
  const paragraph = document.querySelector('p') as HTMLElement;
  paragraph.className = '';
  paragraph.removeAttribute('data-x');
  (document.querySelector('input') as HTMLInputElement).checked = false;
  expect(found()).toEqual([happy, happy, happy]);
}
`),
      output: ['Tests 2 passed'],
    },

  'Does delegatesFocus focus the field of a shadow root, does tab reach it, and when is a template constructed?':
    {
      heading: 'custom-elements',
      says: [
        "`delegatesFocus: true` focuses no field: `host.focus()` does nothing in jsdom, and focuses the host alone in happy-dom. `user.tab()` goes into no shadow root. Call `focus()` of the field in it, or `user.type(field, 'a')`: `document.activeElement` is then the host, `host.shadowRoot.activeElement` the field.",
        'An element in a `<template>` is constructed at once in happy-dom, in jsdom, as in a browser, when its clone is appended, or by `document.importNode`.',
      ],
      files: runInBoth(`import userEvent from '@testing-library/user-event';
import { expect } from '@rstest/core';
export async function run(where: string) {
  const happy = where === 'happy-dom';
  customElements.define('x-field', class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<input>'; }
  });
  document.body.innerHTML = '<x-field></x-field>';
  const host = document.querySelector('x-field') as HTMLElement;
  const root = host.shadowRoot!;
  const field = root.querySelector('input')!;
  const user = userEvent.setup();
  host.focus();
  expect([document.activeElement, root.activeElement]).toEqual([happy ? host : document.body, null]);
  host.blur();
  await user.tab();
  expect([document.activeElement, root.activeElement]).toEqual([document.body, null]);
  field.focus();
  expect([document.activeElement, root.activeElement]).toEqual([host, field]);
  field.blur();
  await user.type(field, 'a');
  expect([document.activeElement, root.activeElement, field.value]).toEqual([host, field, 'a']);

  let made = 0;
  customElements.define('x-made', class extends HTMLElement { constructor() { super(); made++; } });
  const template = document.createElement('template');
  template.innerHTML = '<x-made></x-made>';
  expect(made).toBe(happy ? 1 : 0);
  const clone = template.content.cloneNode(true);
  expect(made).toBe(happy ? 2 : 0);
  document.body.append(clone);
  expect(made).toBe(happy ? 2 : 1);
  document.importNode(template.content, true);
  expect(made).toBe(happy ? 3 : 2);
}
`),
      output: ['Tests 2 passed'],
    },
} satisfies Answers;
