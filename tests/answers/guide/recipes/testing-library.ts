import { type Answers, inEnvironments } from '../../../support/answers.ts';

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

const find = 'find-an-element';

const wait = 'wait-for-what-comes-and-goes';

const assert = 'assert-what-is-shown';

export default {
  'Does queryBy throw for several, what makes getByRole fast, and does rs.waitFor warn about act?':
    {
      heading: 'getbyrole-is-slow',
      says: [
        '`getByText` and `getByLabelText` compute no styles. Only without `name`, `hidden: true` helps, for all queries `configure({ defaultHidden: true })` in a setup file.',
        '`queryBy…` returns `null`. For more than one, it throws, as `findBy…` does',
        '`rs.waitFor` and `expect.poll` wait as well, but outside of `act`: with `globals`, React warns.',
      ],
      files: {
        ...inBoth(`import { configure } from '@testing-library/dom';
test('several', async () => {
  html('<p>Atlas</p><p>Atlas</p>');
  expect(await reason(() => screen.queryByText('Atlas'))).toContain('Found multiple elements');
  expect(await reason(() => screen.findByText('Atlas', {}, { timeout: 60 }))).toContain('Found multiple elements');
});
test('styles', () => {
  html('<ul>' + '<li><button>Buy</button></li>'.repeat(30) + '<li><button>Last</button></li></ul><label>Name <input></label>');
  const styles = rs.spyOn(window, 'getComputedStyle');
  const count = (run: () => unknown) => { styles.mockClear(); run(); return styles.mock.calls.length; };
  const all = count(() => screen.getByRole('button', { name: 'Last' }));
  expect(all - count(() => screen.getByRole('button', { name: 'Last', hidden: true }))).toBeLessThan(10);
  expect(count(() => screen.getAllByRole('button', { hidden: true }))).toBe(0);
  expect(count(() => screen.getAllByRole('button'))).toBeGreaterThan(30);
  const row = screen.getByText('Last').parentElement as HTMLElement;
  expect(count(() => within(row).getByRole('button', { name: 'Last' }))).toBeLessThan(all / 4);
  expect(count(() => screen.getByText('Last')) + count(() => screen.getByLabelText('Name'))).toBe(0);
  configure({ defaultHidden: true });
  expect(count(() => screen.getAllByRole('button'))).toBe(0);
  configure({ defaultHidden: false });
});`),
        ...inEnvironments(
          ['happy-dom', 'jsdom'],
          'act.test.ts',
          () => `import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';
import { expect, rs, test } from '@rstest/core';
function Late() {
  const [text, set] = useState('no');
  useEffect(() => void setTimeout(() => set('yes'), 20), []);
  return createElement('p', null, text);
}
test.each([
  [1, () => rs.waitFor(() => screen.getByText('yes'))],
  [1, () => expect.poll(() => screen.queryByText('yes')).not.toBeNull()],
  [0, () => waitFor(() => screen.getByText('yes'))],
  [0, () => screen.findByText('yes')],
])('warns %d times', async (times, wait) => {
  using error = rs.spyOn(console, 'error').mockImplementation(() => {});
  render(createElement(Late));
  await wait();
  expect(error).toHaveBeenCalledTimes(times);
  cleanup();
});`,
        ),
      },
      command: 'npx rstest --globals',
      output: ['Tests 12 passed'],
    },
  'Does getByText find what Activity hides, and when is a found element not in the document?': {
    heading: find,
    says: [
      'Its option `{ ignore: \'[style*="display: none"], [style*="display: none"] *\' }` leaves out what `<Activity mode="hidden">` of React holds.',
      'with `getBy…` as that query does',
      'If the next render replaces what `findBy…` gave, `toBeInTheDocument()` fails with `could not be found in the document`: query again, in `waitFor`.',
      'nor a `<span>` in a disabled button, which `getByText` finds: use `getByRole`',
    ],
    elsewhere: {
      '/guide/recipes/user-events': [
        'A click on a disabled button fires `pointerdown` and `pointerup`, but no `mousedown` and no `click`',
      ],
    },
    files: inBoth(`import { Activity, createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
test('hidden', async () => {
  html('<main></main>');
  createRoot(document.querySelector('main')!).render([
    h(Activity, { key: 1, mode: 'hidden' }, h('div', null, h('b', null, 'Next')), h('i', null, 'Next')),
    h(Activity, { key: 2, mode: 'visible' }, h('div', { style: { pointerEvents: 'none' } }, h('b', null, 'Next'))),
  ]);
  await waitFor(() => expect(screen.getAllByText('Next')).toHaveLength(3));
  const ignore = '[style*="display: none"], [style*="display: none"] *';
  expect(screen.getByText('Next', { ignore }).closest('[style]')?.getAttribute('style')).toContain('pointer-events');
});
test('removed', async () => {
  html('');
  expect(await reason(() => waitForElementToBeRemoved(() => screen.getByText('Loading')))).toContain('Unable to find an element with the text: Loading');
  expect(await reason(() => waitForElementToBeRemoved(() => screen.queryByText('Loading')))).toContain('already removed');
  html('<p>Paid</p>');
  const found = await screen.findByText('Paid');
  html('<p>Paid</p>');
  expect(() => ok(found).toBeInTheDocument()).toThrow('could not be found in the document');
  await waitFor(() => ok(screen.getByText('Paid')).toBeInTheDocument());
});
test('disabled', async () => {
  html('<button disabled><span>Save</span></button>');
  ok(screen.getByText('Save')).not.toBeDisabled();
  ok(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  const seen: string[] = [];
  for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']) screen.getByRole('button').addEventListener(name, () => seen.push(name));
  await userEvent.click(screen.getByRole('button'));
  expect(seen).toEqual(['pointerdown', 'pointerup']);
});`),
    output: ['Tests 6 passed'],
  },
  'Does getByText find a part of the text, and is case significant?': {
    heading: find,
    says: 'a pattern, `getByText(/atlas/i)`, or `{ exact: false }`, which ignores case as well. A plain text must be all that the element says, in the same case',
    files: inBoth(`test('a', () => {
  html('<p>  The big\\n Atlas </p><button>Save all</button>');
  for (const text of ['Atlas', 'the big Atlas']) expect(screen.queryByText(text)).toBeNull();
  screen.getByText('The big Atlas');
  screen.getByText(/atlas/i);
  screen.getByText('atlas', { exact: false });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  screen.getByRole('button', { name: /save/i });
});`),
    output: ['Tests 2 passed'],
  },
  'Which elements have no role?': {
    heading: find,
    says: '`getByLabelText`, because it has no role',
    files: inBoth(`test('a', () => {
  html(['password', 'file', 'date', 'color'].map((type) => '<input type="' + type + '" aria-label="' + type + '">').join('')
    + '<a>none</a><a href="/x">link</a><form></form><form aria-label="order"></form><section></section><section aria-label="new"></section>'
    + '<h2>two</h2><button aria-pressed="true">b</button><div role="dialog"><i>Atlas</i></div><i>Atlas</i>');
  for (const type of ['password', 'file', 'date', 'color']) field(type);
  for (const role of ['textbox', 'combobox', 'spinbutton']) expect(screen.queryByRole(role)).toBeNull();
  for (const role of ['link', 'form', 'region']) screen.getByRole(role);
  screen.getByRole('heading', { level: 2 });
  screen.getByRole('button', { pressed: true });
  within(screen.getByRole('dialog')).getByText('Atlas');
  expect(screen.getAllByText('Atlas')).toHaveLength(2);
});`),
    output: ['Tests 2 passed'],
  },
  'What do findBy, waitFor and waitForElementToBeRemoved print when time is up?': {
    heading: wait,
    says: [
      "what the callback threw last, or `Timed out in waitFor` if it returned a promise that isn't settled by then, such as that of a `findBy…`",
      'when there is none · `Timed out in waitForElementToBeRemoved`',
      '`waitForElementToBeRemoved` needs an element at the start: without one it fails with `already removed`',
      'An element inside another that was never in the document is waited for in vain.',
    ],
    files: inBoth(`test('a', async () => {
  html('<p>Loading</p>');
  const timeout = 60;
  expect(await reason(() => screen.findByText('Paid', {}, { timeout }))).toContain('Unable to find an element with the text: Paid');
  expect(await reason(() => waitFor(() => expect(1).toBe(2), { timeout }))).toContain('expected 1 to be 2');
  expect(await reason(() => waitFor(() => new Promise(() => {}), { timeout }))).toBe('Timed out in waitFor.');
  expect(await reason(() => waitFor(() => screen.findByText('Paid')))).toBe('Timed out in waitFor.');
  const loading = () => screen.queryByText('Loading');
  expect(await reason(() => waitForElementToBeRemoved(loading, { timeout }))).toBe('Timed out in waitForElementToBeRemoved.');
  setTimeout(() => loading()?.remove(), 20);
  await waitForElementToBeRemoved(loading);
  expect(await reason(() => waitForElementToBeRemoved(loading))).toContain('already removed');
  await waitFor(() => expect(loading()).toBeNull());
  const box = document.createElement('div');
  box.innerHTML = '<b></b>';
  expect(await reason(() => waitForElementToBeRemoved(box.querySelector('b'), { timeout }))).toBe('Timed out in waitForElementToBeRemoved.');
  expect(await reason(() => waitForElementToBeRemoved(box, { timeout }))).toContain('already removed');
});`),
    output: ['Tests 2 passed'],
  },
  'How often does waitFor run its callback, and what if the test ends first?': {
    heading: wait,
    says: [
      'The callback runs every 50 ms, or as often as `{ interval: 10 }` says, and after each change of the document.',
      'you see that message and no document.',
    ],
    files: {
      ...inBoth(`test('counts', async () => {
  let calls = 0;
  const counts = () => { calls += 1; throw new Error('no'); };
  await waitFor(counts, { timeout: 480 }).catch(() => {});
  expect(calls).toBeGreaterThan(4);
  expect(calls).toBeLessThan(13);
  calls = 0;
  setTimeout(() => html('<p>changed</p>'));
  await waitFor(counts, { timeout: 40, interval: 1000 }).catch(() => {});
  expect(calls).toBeGreaterThan(1);
});
test('ends', async () => { html('<p>here</p>'); await screen.findByText('Paid'); }, 100);`),
    },
    exitCode: 1,
    output: ['Tests 2 failed | 2 passed', 'test timed out in 100ms'],
    absent: ['<body>'],
  },
  'Which role and name has an svg, and the button around it?': {
    heading: find,
    says: 'an icon · an `<svg>` has no role until you write `role="img"`; `aria-label` or its `<title>` names it, and the button around it. `getByTitle(\'Save\')` finds it without a role',
    files: inBoth(`test('a', () => {
  html('<svg><title>Save</title></svg>');
  expect([screen.queryByRole('img'), screen.queryByRole('graphics-document')]).toEqual([null, null]);
  screen.getByTitle('Save');
  html('<svg role="img"><title>Save</title></svg><svg role="img" aria-label="Close"></svg>');
  for (const name of ['Save', 'Close']) screen.getByRole('img', { name });
  html('<button><svg><title>Save</title></svg></button><button><svg role="img" aria-label="Close"></svg></button>');
  for (const name of ['Save', 'Close']) screen.getByRole('button', { name });
});`),
    output: ['Tests 2 passed'],
  },
  'What counts as visible?': {
    heading: assert,
    says: 'A height of 0, `aria-hidden` and texts for screen readers alone (`clip`) count as visible',
    files: inBoth(`test('a', () => {
  html('<p style="display: none">1</p><div style="visibility: hidden"><p>2</p></div><p style="opacity: 0">3</p><p hidden>4</p><details><summary>s</summary><p>5</p></details><p style="height: 0; overflow: hidden">6</p><p aria-hidden="true">7</p>');
  for (const text of ['1', '2', '3', '4', '5']) ok(screen.getByText(text)).not.toBeVisible();
  for (const text of ['6', '7']) ok(screen.getByText(text)).toBeVisible();
  ok(document.createElement('p')).not.toBeVisible();
});`),
    output: ['Tests 2 passed'],
  },
  'What do the matchers of jest-dom compare?': {
    heading: assert,
    says: [
      '`null`, too. Nearly all others fail for `null`, with and without `not`',
      'a part of the text, with spaces collapsed, in the same case, or a number.',
      "`''` fails for any text, and with `not` it passes: `/^$/` says that there is none",
      '`disabled`, that of a `<fieldset>` around it as well, but not `aria-disabled`',
      'elements without any content, not even a space',
    ],
    files: inBoth(`test('a', async () => {
  html('<form aria-label="f"><input type="number" name="count" value="2"><input type="checkbox" name="gift" checked><select name="currency"><option value="e">Euro</option></select></form><fieldset disabled><button>in</button></fieldset><button aria-disabled="true">aria</button><p class="new sale"> Hello   big\\n world </p><i role="switch" aria-checked="true">on</i><a href="/books?x=1">link</a><b data-testid="space"> </b><b data-testid="none"></b>');
  ok(null).not.toBeInTheDocument();
  for (const name of ['toBeVisible', 'toBeDisabled', 'toHaveTextContent']) expect(await reason(() => ok(null).not[name]('x'))).not.toBe('none');
  const text = screen.getByText(/Hello/);
  for (const part of ['big', 'Hello big world', /^Hello big world$/]) ok(text).toHaveTextContent(part);
  ok(text).not.toHaveTextContent('hello');
  ok(text).not.toHaveTextContent('');
  expect(await reason(() => ok(text).toHaveTextContent(''))).not.toBe('none');
  ok(screen.getByTestId('none')).toHaveTextContent(/^$/);
  ok(screen.getByRole('option')).not.toHaveTextContent(5);
  ok(text).toHaveClass('sale new');
  ok(text).not.toHaveClass('sale', { exact: true });
  ok(screen.getByRole('spinbutton')).toHaveValue(2);
  ok(screen.getByRole('combobox')).toHaveValue('e');
  ok(screen.getByRole('combobox')).toHaveDisplayValue('Euro');
  ok(screen.getByRole('form')).toHaveFormValues({ count: 2, gift: true, currency: 'e' });
  ok(screen.getByText('in')).toBeDisabled();
  ok(screen.getByText('aria')).not.toBeDisabled();
  ok(screen.getByRole('switch')).toBeChecked();
  ok(screen.getByText('link')).toHaveAttribute('href', expect.stringContaining('/books'));
  ok(screen.getByText('link')).not.toHaveAttribute('href', '/books');
  ok(screen.getByTestId('none')).toBeEmptyDOMElement();
  ok(screen.getByTestId('space')).not.toBeEmptyDOMElement();
});`),
    output: ['Tests 2 passed'],
  },
  'Does toHaveStyle compare CSS variables?': {
    heading: assert,
    says: "**any value in happy-dom**, as does a misspelled name, `'colour: red'`: compare `element.style.getPropertyValue('--gap')`. `{ fontSize: 12 }` passes for any size, `{ left: 5 }` for none: write `'12px'`. An invalid value counts as none, so `'background: fake'` passes where no background is set, in happy-dom `'color: fake'` as well",
    files: inBoth(`test('a', async () => {
  html('<p style="--gap: 4px">a</p>');
  ok(screen.getByText('a')).toHaveStyle({ '--gap': '4px' });
  const wrong = await reason(() => ok(screen.getByText('a')).toHaveStyle({ '--gap': '9px' }));
  expect(wrong === 'none').toBe(!navigator.userAgent.includes('jsdom'));
  expect(screen.getByText('a').style.getPropertyValue('--gap')).toBe('4px');
  const misspelled = await reason(() => ok(screen.getByText('a')).toHaveStyle('colour: red'));
  expect(misspelled === 'none').toBe(!navigator.userAgent.includes('jsdom'));
  html('<p style="font-size: 20px">b</p>');
  ok(screen.getByText('b')).toHaveStyle({ fontSize: 12 });
  ok(screen.getByText('b')).not.toHaveStyle({ fontSize: '12px' });
  html('<p style="left: 5px">c</p><p style="background: red; color: red">d</p>');
  ok(screen.getByText('c')).not.toHaveStyle({ left: 5 });
  ok(screen.getByText('c')).toHaveStyle('background: fake');
  ok(screen.getByText('d')).not.toHaveStyle('background: fake');
  ok(screen.getByText('d')).not.toHaveStyle('color: fake');
  const unknown = await reason(() => ok(screen.getByText('c')).toHaveStyle('color: fake'));
  expect(unknown === 'none').toBe(!navigator.userAgent.includes('jsdom'));
});`),
    output: ['Tests 2 passed'],
  },
  'How do I find a row of a table and a button in it?': {
    heading: find,
    says: "`within(screen.getByRole('row', { name: /Emma/ })).getByRole('button')`, because the name of a row is its text. Cells are `cell`, a `<th>` is `columnheader` or, with `scope=\"row\"`, `rowheader`",
    files: inBoth(`test('a', () => {
  html('<table><tr><th>Title</th></tr><tr><th scope="row">Atlas</th><td>5</td></tr><tr><td>Emma</td><td><button>Buy</button></td></tr></table>');
  within(screen.getByRole('row', { name: /Emma/ })).getByRole('button');
  screen.getByRole('cell', { name: '5' });
  screen.getByRole('columnheader', { name: 'Title' });
  screen.getByRole('rowheader', { name: 'Atlas' });
});`),
    output: ['Tests 2 passed'],
  },
  'How do I add a custom query, and why does screen find nothing after I replaced the document?': {
    heading: find,
    says: [
      "`buildQueries((container, id) => queryHelpers.queryAllByAttribute('data-cy', container, id), …)` gives `getByCy` and the rest;",
      'After `document.documentElement.innerHTML = html`, it finds nothing: set `document.body.innerHTML`, or use `within(document.body)`.',
    ],
    files: inBoth(`test('a', async () => {
  const { buildQueries, queries, queryHelpers } = await import('@testing-library/dom');
  const [, , getByCy] = buildQueries(
    (container: HTMLElement, id: string) => queryHelpers.queryAllByAttribute('data-cy', container, id),
    (_, id) => 'many ' + id,
    (_, id) => 'none ' + id,
  );
  html('<p data-cy="price">5</p>');
  const own = within(document.body, { ...queries, getByCy });
  expect(own.getByCy('price').textContent).toBe('5');
  expect(await reason(() => own.getByCy('gone'))).toBe('none gone');
  own.getByText('5');
  document.documentElement.innerHTML = '<body><p>new</p></body>';
  expect(screen.queryByText('new')).toBeNull();
  within(document.body).getByText('new');
});`),
    output: ['Tests 2 passed'],
  },
  'Why is getByRole slow, and what is faster?': {
    heading: 'getbyrole-is-slow',
    says: [
      "`getByRole` computes each candidate's style, for `name` or to see if it's hidden, so on a large page it takes seconds, above all in jsdom",
      'In jsdom (29.1.1), a rule that lets a variable `inherit`, such as `div { --gap: inherit }` or those of antd, doubles the time with each level of the page: leave it out, or use happy-dom.',
    ],
    test: `// @rstest-environment jsdom
import { screen, within } from '@testing-library/react';
import { rs, test } from '@rstest/core';
test('a', () => {
  document.body.innerHTML = Array.from({ length: 60 }, (_, i) => '<p><button>b' + i + '</button></p>').join('');
  const style = rs.spyOn(window, 'getComputedStyle');
  const styles = (find: () => unknown) => { style.mockClear(); find(); return style.mock.calls.length; };
  const text = styles(() => screen.getByText('b59'));
  const within_ = styles(() => within(document.querySelector('p:last-child')!).getByRole('button', { name: 'b59' }));
  const named = [true, false].map((hidden) => styles(() => screen.getByRole('button', { name: 'b59', hidden })));
  const all = [true, false].map((hidden) => styles(() => screen.getAllByRole('button', { hidden })));
  console.log('STYLES', text, within_ < 10, named.every((count) => count >= 60 && count < 70), all[0], all[1]! > 60);
  style.mockRestore();
  const time = (rule: string, depth: number) => {
    document.body.innerHTML = '<style>' + rule + '</style>' + '<div>'.repeat(depth) + '<button>b</button>';
    const start = performance.now();
    screen.getByRole('button');
    return performance.now() - start;
  };
  time('', 18);
  console.log('SLOWER', time('div, button { --gap: inherit }', 18) > 8 * time('div, button { --gap: 1px }', 18), time('div, button { --gap: inherit }', 18) > 4 * time('div, button { --gap: inherit }', 14));
});`,
    output: ['STYLES 0 true true 0 true', 'SLOWER true true'],
  },
  'Why does a check that something does not appear always pass?': {
    heading: 'what-goes-wrong',
    says: "A check that something doesn't appear always passes · `waitFor(() => expect(…).toBeNull())` is done at the first look.",
    test: "/** @rstest-environment jsdom */\nimport { screen, waitFor } from '@testing-library/dom';\nimport { expect, rs, test } from '@rstest/core';\nconst later = () => setTimeout(() => { document.body.innerHTML = '<p>late</p>'; }, 50);\ntest('passes too early', async () => {\n  later();\n  await waitFor(() => expect(screen.queryByText('late')).toBeNull());\n});\ntest('sees it', async () => {\n  document.body.innerHTML = '';\n  later();\n  await expect(expect(screen.findByText('late')).rejects.toThrow()).rejects.toThrow('resolved');\n  document.body.innerHTML = '';\n  await expect(screen.findByText('never', {}, { timeout: 100 })).rejects.toThrow('Unable to find');\n});\n",
    output: ['Tests 2 passed'],
  },
  'waitFor with a callback in braces goes on at once, before the element is there': {
    heading: 'what-goes-wrong',
    says: "`waitFor` ends before the element is there · Its callback doesn't throw: `waitFor(() => { query(); })`, or one that returns `null`. · Assert in it: `waitFor(() => expect(query()).not.toBeNull())`.",
    test: `import { expect, test } from '@rstest/core';
import { waitFor } from '@testing-library/react';
const query = () => document.querySelector('p');
test('a', async () => {
  await waitFor(() => { query(); });
  expect(query()).toBeNull();
  await waitFor(() => query());
  expect(query()).toBeNull();
  setTimeout(() => { document.body.innerHTML = '<p></p>'; }, 50);
  await waitFor(() => expect(query()).not.toBeNull());
});
`,
    command: 'npx rstest --testEnvironment happy-dom',
    output: ['Tests 1 passed'],
  },
  'toHaveStyle sees another style than the user, and does it take an object?': {
    heading: 'assert-what-is-shown',
    says: '`toHaveStyle` takes a text or an object, knows specificity and `!important`, and compares colors as the environment gives them',
    test: `import { expect, test } from '@rstest/core';
import { toHaveStyle } from '@testing-library/jest-dom/matchers';
test('a', () => {
  expect.extend({ toHaveStyle });
  document.head.innerHTML = '<style>.a.b { color: rgb(1, 1, 1); } .a { color: rgb(2, 2, 2); } .a { margin: 1px !important; } #i { margin: 2px; }</style>';
  document.body.innerHTML = '<p id="i" class="a b"></p>';
  const element = expect(document.querySelector('p')) as any;
  element.toHaveStyle({ color: 'rgb(1, 1, 1)', marginTop: '1px' });
  element.toHaveStyle('color: rgb(1, 1, 1)');
});
`,
    command: 'for name in happy-dom jsdom; do npx rstest --testEnvironment $name; done',
    output: [/(?:Tests 1 passed[\s\S]*){2}/],
  },
  'Why does screen find nothing in a document that I replaced, and how does one call wait longer?':
    {
      heading: wait,
      says: [
        "One call waits longer with `findByText('Paid', {}, { timeout: 3000 })` or `waitFor(…, { timeout: 3000 })`,",
        "A spinner may be gone by then, also after `await screen.findByText('Loading')`",
        '`screen` keeps the `document.body` that it saw first. After `document.documentElement.innerHTML = html`, it finds nothing: set `document.body.innerHTML`, or use `within(document.body)`.',
      ],
      files: inBoth(`test('waits', async () => {
  setTimeout(() => html('<p>Paid</p>'), 1300);
  await screen.findByText('Paid', {}, { timeout: 3000 });
  setTimeout(() => html('<p>Sent</p>'), 1300);
  await waitFor(() => screen.getByText('Sent'), { timeout: 3000 });
});
test('is replaced', async () => {
  html('<p>a</p>');
  setTimeout(async () => { html('<p>Loading</p>'); await null; html('<p>Loaded</p>'); }, 20);
  const found = await screen.findByText(/Load/);
  console.log('FOUND', found.isConnected);
});
test('is gone', async () => {
  html('<p>Loading</p>');
  await screen.findByText('Loading');
  html('');
  console.log(await reason(() => waitForElementToBeRemoved(() => screen.queryByText('Loading'))));
});
test('replaced', () => {
  document.documentElement.innerHTML = '<body><p>New</p></body>';
  expect(screen.queryByText('New')).toBeNull();
  within(document.body).getByText('New');
});`),
      output: [/FOUND false[\s\S]*FOUND false/, 'already removed', 'Tests 8 passed'],
    },
  'Why does getByRole not find an input by its name attribute, or a hidden element by its name?': {
    heading: 'find-an-element',
    says: [
      'its label or `aria-label`, or the text of a button, link, heading,',
      'With `hidden`, `aria-hidden`, `display: none` or `visibility: hidden`, an element has no `name`',
    ],
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      () => `import { screen } from '@testing-library/dom';
import { expect, test } from '@rstest/core';
test('a', () => {
  document.body.innerHTML = '<input name="email" aria-label="Address"><button style="display: none">Go</button><b role="dialog" hidden aria-label="Cart"></b><p aria-hidden="true"><i role="img" aria-label="Map"></i></p><a href="/" aria-hidden="true">Home</a><h1 style="visibility: hidden">News</h1>';
  const finds = (role: string, name: string) => screen.queryByRole(role, { name, hidden: true }) !== null;
  expect([finds('textbox', 'email'), finds('textbox', 'Address')]).toEqual([false, true]);
  expect([finds('button', 'Go'), finds('button', ''), finds('dialog', 'Cart'), finds('img', 'Map')]).toEqual([false, true, false, true]);
  expect([finds('link', 'Home'), finds('link', ''), finds('heading', 'News'), finds('heading', '')]).toEqual([false, true, false, true]);
  expect(document.querySelector('[name="email"]')).not.toBeNull();
});`,
    ),
    output: ['Tests 2 passed'],
  },
  'How do I find a field by its error, a div by its label, and a dialog that I can see in the DOM?':
    {
      heading: find,
      says: [
        'by `aria-describedby`',
        'a `<label for>` names only fields',
        'A `<dialog>` without `open` is hidden, too.',
        'What is behind an `aria-modal` or in an `inert` element is found all the same,',
        'texts for screen readers alone (`clip`) count as visible',
        "As an attribute, `disabled` is `''`: `toHaveAttribute('disabled', 'true')` fails",
      ],
      files: inBoth(`test('a', async () => {
  html('<input aria-describedby="e"><p id="e">Too short</p><label for="d">Data</label><div id="d">no</div><b id="l">Sales</b><div aria-labelledby="l">a</div><div aria-label="Stock">b</div>');
  ok(screen.getByRole('textbox', { description: 'Too short' })).toHaveAccessibleDescription('Too short');
  expect([field('Sales').textContent, field('Stock').textContent]).toEqual(['a', 'b']);
  expect(await reason(() => field('Data'))).toContain('is non-labellable');
  html('<dialog>closed</dialog><dialog open>open</dialog><button>Go</button><div role="dialog" aria-modal="true"><button disabled>Go</button></div>');
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Go' })).toHaveLength(2);
  const inside = within(document.querySelector('[aria-modal]') as HTMLElement).getByRole('button');
  ok(inside).toHaveAttribute('disabled', '');
  ok(inside).not.toHaveAttribute('disabled', 'true');
  html('<style>.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0); }</style><p class="sr">x</p>');
  ok(screen.getByText('x')).toBeVisible();
});`),
      output: ['Tests 2 passed'],
    },
  'Why does getByRole with a name not find a list item that has this text?': {
    heading: find,
    says: "or the text of a button, link, heading, option, tab, menu item, row or cell; a list item, a dialog, an alert, a `<dt>` or a `<dd>` has none from its text: `getByText`, or `getAllByRole('listitem')`.",
    files: inBoth(`test('a', () => {
  html('<button>A</button><a href="/">A</a><h1>A</h1><select><option>A</option></select><i role="tab">A</i><i role="menuitem">A</i><table><tr><td>A</td></tr></table><ul><li>A</li></ul><p role="dialog">A</p><p role="alert">A</p><dl><dt>A</dt><dd>A</dd></dl>');
  const named = (role: string) => screen.queryAllByRole(role, { name: 'A' }).length;
  expect(['button', 'link', 'heading', 'option', 'tab', 'menuitem', 'row', 'cell'].map(named)).toEqual(Array(8).fill(1));
  for (const role of ['listitem', 'dialog', 'alert', 'term', 'definition']) {
    expect(named(role)).toBe(0);
    expect(screen.getByRole(role)).toBeTruthy();
  }
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A']);
});`),
    output: ['Tests 2 passed'],
  },
  'user.type stops after the first letter or drops letters, and user.click leaves a checkbox alone':
    {
      heading: 'what-goes-wrong',
      says: [
        "The call isn't awaited, so the assertion comes first.",
        'Each letter creates the field again, which loses the focus: its component is defined inside another one, or its `key` changes.',
        '`onChange` sets the value later, in a timer or after a request, so the next letter is added to the old one.',
      ],
      files: {
        'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'jsdom' };`,
        'a.test.tsx': `import { afterEach, expect, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChangeEvent, useState } from 'react';
const user = userEvent.setup();
afterEach(cleanup);
const useText = () => {
  const [value, set] = useState('');
  return { set, props: { value, onChange: (event: ChangeEvent<HTMLInputElement>) => set(event.target.value) } };
};
function Inside() { const { props } = useText(); const Field = () => <input {...props} />; return <Field />; }
function Keyed() { const { props } = useText(); return <input key={props.value} {...props} />; }
function Late() { const { props, set } = useText(); return <input {...props} onChange={({ target: { value } }) => { setTimeout(() => set(value), 500); }} />; }
function Good() { return <input {...useText().props} />; }
const typed = async (page: React.ReactElement) => {
  render(page);
  const field = () => screen.getByRole('textbox') as HTMLInputElement;
  await user.type(field(), 'Ada');
  return field().value;
};
test('inside', async () => expect(await typed(<Inside />)).toBe('A'));
test('key', async () => expect(await typed(<Keyed />)).toBe('A'));
test('late', async () => expect((await typed(<Late />)).length).toBeLessThan(3));
test('good', async () => expect(await typed(<Good />)).toBe('Ada'));
test('click', async () => {
  render(<input type="checkbox" />);
  const box = screen.getByRole('checkbox') as HTMLInputElement;
  const click = user.click(box);
  expect(box.checked).toBe(false);
  await click;
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  expect(box.checked).toBe(false);
});`,
      },
      output: ['Tests 5 passed'],
    },
  'Why does toHaveStyle not know red or transparent in jsdom?': {
    heading: 'assert-what-is-shown',
    says: 'in jsdom, `color`, `background-color` and borders never equal the name of a color, so write `#f00` in place of `red`, and `rgba(0, 0, 0, 0)` in place of `transparent`.',
    files: {
      'run.test.ts': `import * as matchers from '@testing-library/jest-dom/matchers';
import { expect, test } from '@rstest/core';
expect.extend(matchers as never);
test.each([['color', 'red'], ['color', '#f00'], ['border', '1px solid red'], ['border', '1px solid #f00'], ['background-color', 'transparent'], ['background-color', 'rgba(0, 0, 0, 0)']])('%s %s', (name, color) => {
  document.body.innerHTML = '<style>p { color: red; background-color: transparent; border: 1px solid red }</style><p>x</p>';
  const check = () => (expect(document.querySelector('p')) as any).toHaveStyle(name + ': ' + color);
  const isName = !/[#(]/.test(color);
  if (isName === 'happyDOM' in window) check();
  else expect(check).toThrow('toHaveStyle');
});`,
    },
    command: 'npx rstest --testEnvironment=jsdom && npx rstest --testEnvironment=happy-dom',
    output: [/Tests 6 passed[\s\S]*Tests 6 passed/],
  },
  'Does findBy wait until an element is visible?': {
    heading: wait,
    says: "`await screen.findByText('Paid')` · when there is one such element, visible or not",
    files: inBoth(`test('a', async () => {
  html('<p style="display: none">Paid</p>');
  setTimeout(() => screen.getByText('Paid').removeAttribute('style'), 100);
  ok(await screen.findByText('Paid')).not.toBeVisible();
  await waitFor(() => ok(screen.getByText('Paid')).toBeVisible());
});`),
    output: ['Tests 2 passed'],
  },
  'Why do queries find what is off-screen?': {
    heading: find,
    says: 'So is what a style moves off-screen, and `toBeVisible()` passes for it, because nothing has a position.',
    files: inBoth(`test('a', () => {
  html('<style>.off { position: absolute; left: -9999px }</style><button class="off">Skip</button><p style="transform: translateX(-200vw)">Menu</p><button style="display: none">Gone</button>');
  ok(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
  ok(screen.getByText('Menu')).toBeVisible();
  expect(screen.getByText('Skip').getBoundingClientRect().left).toBe(0);
  expect(screen.queryByRole('button', { name: 'Gone' })).toBeNull();
});`),
    output: ['Tests 2 passed'],
  },
  'How do I find an element by its tag, and a link by its address?': {
    heading: find,
    says: [
      "by class, ID or tag · `document.querySelector('a.price')`",
      "a link · `getByRole('link', { name: text })`, only if it has `href`",
    ],
    files: inBoth(`test('a', () => {
  const url = 'https://shop.example/';
  html('<p>One, <a class="price" href="' + url + '">' + url + '</a></p>');
  expect(screen.getByRole('link', { name: url })).toBe(document.querySelector('a.price'));
  html('<a href="' + url + '">Shop</a>');
  expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe(url);
  expect(screen.queryByRole('link', { name: url })).toBe(null);
  html('<p>One, <a class="price">' + url + '</a></p>');
  expect(screen.queryByRole('link', { name: url })).toBe(null);
  html('<p class="price">One, ' + url + '</p>');
  expect(screen.queryByRole('link')).toBe(null);
  expect(document.querySelector('a.price')).toBe(null);
});`),
    output: ['Tests 2 passed'],
  },

  'Which elements have no role, what does toHaveAccessibleName print, and how are names with brackets compared?':
    {
      heading: find,
      says: [
        'Neither have `<summary>`, `<s>` and `<label>`: `getByText`',
        "`expect(button).toHaveAccessibleName('Save')` prints both names if they differ",
        'a form, by the `name` of its fields; of `name="size[]"`, write `size: [\'s\']`',
      ],
      elsewhere: {
        '/guide/recipes/failing-components': [
          "Between a text and a `<span>` or `<b>` in it, happy-dom adds a space, jsdom and browsers none: `Name<span>*</span>` is `Name *` or `Name*`. A `*` with `aria-hidden` isn't in the name, but in the text that `getByLabelText` compares · copy the name, or use a pattern: `{ name: /save/i }`, `{ name: /^Name ?\\*$/ }`",
        ],
      },
      files: inBoth(`
test('roles', () => {
  html('<details><summary>a</summary></details><s>b</s><label>c</label>');
  for (const role of ['button', 'deletion', 'label']) expect(screen.queryByRole(role)).toBeNull();
});
test('names', async () => {
  html('<button>Buy<span>3</span></button><label>Name<span>*</span><input></label><p>Add <b>3</b></p>');
  const happy = navigator.userAgent.includes('HappyDOM');
  const [printed] = [await Promise.resolve().then(() => ok(screen.getByRole('button')).toHaveAccessibleName('Save')).catch((error) => error.message)];
  expect(printed).toContain('Save');
  expect(printed).toContain(happy ? 'Buy 3' : 'Buy3');
  expect(screen.queryAllByRole('textbox', { name: happy ? 'Name *' : 'Name*' }).length).toBe(1);
  screen.getByRole('textbox', { name: /^Name ?\\*$/ });
});
test('brackets', () => {
  html('<form><input type="checkbox" name="size[]" value="s" checked><input type="checkbox" name="size[]" value="m"></form>');
  ok(document.querySelector('form')).toHaveFormValues({ size: ['s'] });
  ok(document.querySelector('form')).not.toHaveFormValues({ 'size[]': ['s'] });
});`),
      output: ['Tests 6 passed'],
    },

  'When does findAllBy go on, which file does accept leave out, and what do calls of user-event say of the wrong element?':
    {
      heading: wait,
      says: "`await screen.findAllByRole('row')` · when there is at least one. For a number, `await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))` · the message of `getAllByRole`",
      elsewhere: {
        '/guide/recipes/forms':
          "as `new File(['…'], 'a.csv')` without its `type` is by `accept=\"text/csv\"`",
        '/guide/recipes/user-events':
          'or into what is no field, changes nothing, without an error. Others say what is wrong: `clear()` with `is only supported on editable elements`, `upload` with `does not accept file uploads`, `selectOptions` of two with `Cannot select multiple options on a non-multiple select`.',
      },
      files: inBoth(`
test('findAll', async () => {
  html('<ul><li>1</li></ul>');
  setTimeout(() => document.querySelector('ul')?.append(document.createElement('li')), 50);
  expect((await screen.findAllByRole('listitem')).length).toBe(1);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
});
test('accept', async () => {
  const upload = async (file: File) => {
    html('<input type="file" accept="text/csv" aria-label="List">');
    await userEvent.upload(field('List'), file);
    return field('List').files?.length;
  };
  expect(await upload(new File(['a'], 'a.csv'))).toBe(0);
  expect(await upload(new File(['a'], 'a.csv', { type: 'text/csv' }))).toBe(1);
});
test('wrong element', async () => {
  html('<p>Emma</p><input aria-label="a" readonly value="x"><select aria-label="b"><option>1</option><option>2</option></select>');
  const text = screen.getByText('Emma');
  await userEvent.type(text, 'x');
  expect(text.textContent).toBe('Emma');
  for (const element of [text, field('a')]) expect(await reason(() => userEvent.clear(element))).toContain('is only supported on editable elements');
  expect(await reason(() => userEvent.upload(text, new File([], 'a')))).toContain('does not accept file uploads');
  console.log(await reason(() => userEvent.clear(text)));
  expect(await reason(() => userEvent.selectOptions(field('b'), ['1', '2']))).toContain('Cannot select multiple options on a non-multiple select');
});`),
      output: ['is only supported on editable elements', 'Tests 6 passed'],
    },
} satisfies Answers;
