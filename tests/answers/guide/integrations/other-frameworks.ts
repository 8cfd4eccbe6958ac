import {
  type Answers,
  core,
  inEnvironments,
  runInBoth,
  withHooks,
} from '../../../support/answers.ts';

const element = (parts: string) => `// @rstest-environment happy-dom
import { screen } from '@testing-library/dom';
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { expect, test } from '@rstest/core';
${parts}
test('a', async () => {
  const size = new Size();
  document.body.append(size);
  size.count = 2;
  await size.updateComplete;
  expect(size.shadowRoot.textContent).toBe('Size 2');
  expect(screen.queryByText('Size 2')).toBe(null);
});`;
// biome-ignore lint/suspicious/noTemplateCurlyInString: a template of Lit's.
const render = 'render() { return html`Size ${this.count}`; }';

const solid = {
  'rstest.config.mjs': `import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rstest/core';
export default defineConfig({
  plugins: [pluginBabel({ include: /\\.[jt]sx$/ }), pluginSolid()],
  testEnvironment: 'happy-dom',
});
`,
};

export default {
  'Which event calls onInput and onChange of a Preact field?': {
    heading: 'preact',
    says: [
      "`onInput` is called by `fireEvent.input(field, { target: { value: 'a' } })` and by typing, `onChange` by `fireEvent.change` and, after typing, once the field loses focus: `await userEvent.tab()`.",
      'Where `preact/compat` is loaded, `onChange` of a text field is called at each input instead, and `fireEvent.change` calls both.',
    ],
    files: {
      'rstest.config.mjs': `import { pluginPreact } from '@rsbuild/plugin-preact';
export default { plugins: [pluginPreact()], testEnvironment: 'happy-dom' };
`,
      ...Object.fromEntries(
        ['plain', 'compat'].map((name) => [
          `${name}.test.tsx`,
          `/** @jsxImportSource preact */
import { fireEvent, render } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
${name === 'compat' ? "import 'preact/compat';" : ''}
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const input = rs.fn();
  const change = rs.fn();
  const field = render(<input value="" onInput={input} onChange={change} />).container.querySelector('input')!;
  const calls: number[][] = [];
  const note = () => calls.push([input.mock.calls.length, change.mock.calls.length]);
  fireEvent.input(field, { target: { value: 'a' } });
  note();
  fireEvent.change(field, { target: { value: 'b' } });
  note();
  await userEvent.type(field, 'c');
  note();
  await userEvent.tab();
  note();
  expect(calls).toEqual(${name === 'compat' ? '[[1, 1], [2, 2], [3, 3], [3, 3]]' : '[[1, 0], [1, 1], [2, 1], [2, 2]]'});
});
`,
        ]),
      ),
    },
    command: 'npx rstest; npx rstest --testEnvironment=jsdom',
    output: [/(Tests 2 passed[\s\S]*){2}/],
  },
  'How do I test a Svelte action?': {
    heading: 'svelte',
    says: "as a function: `const { update, destroy } = tip(element, 'New')`. That `use:` calls it is shown by a component for the test",
    files: {
      'rstest.config.mjs': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
export default { plugins: [pluginSvelte()], testEnvironment: 'happy-dom' };
`,
      'tip.ts': `export function tip(element: HTMLElement, text: string) {
  element.title = text;
  return { update(now: string) { element.title = now; }, destroy() { element.removeAttribute('title'); } };
}
`,
      'Tip.svelte': `<script>
import { tip } from './tip';
let { text } = $props();
</script>
<p use:tip={text}>book</p>
`,
      'a.test.ts': `import { render, screen } from '@testing-library/svelte';
import { expect, test } from '@rstest/core';
import { tip } from './tip';
import Tip from './Tip.svelte';
test('alone', () => {
  const element = document.createElement('p');
  const { update, destroy } = tip(element, 'New');
  expect(element.title).toBe('New');
  update('Old');
  expect(element.title).toBe('Old');
  destroy();
  expect(element.title).toBe('');
});
test('used', async () => {
  const { rerender } = render(Tip, { text: 'New' });
  expect(screen.getByText('book').title).toBe('New');
  await rerender({ text: 'Old' });
  expect(screen.getByText('book').title).toBe('Old');
});
`,
    },
    output: ['Tests 2 passed'],
  },
  'How do I test what a Svelte component renders on the server?': {
    heading: 'svelte',
    says: "`render(Title, { props: { title: 'Atlas' } }).body` of `svelte/server`, in a project with `testEnvironment: 'node'` and `pluginSvelte({ svelteLoaderOptions: { compilerOptions: { generate: 'server' } } })`. `head` holds what is in `<svelte:head>`, and `onMount` doesn't run",
    files: {
      'rstest.config.mjs': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
export default { projects: [
  { name: 'client', plugins: [pluginSvelte()], testEnvironment: 'happy-dom', include: ['client.test.ts'] },
  { name: 'server', plugins: [pluginSvelte({ svelteLoaderOptions: { compilerOptions: { generate: 'server' } } })], testEnvironment: 'node', include: ['server.test.ts'] },
] };`,
      'Title.svelte':
        "<script>import { onMount } from 'svelte'; let { title } = $props(); let at = $state('server'); onMount(() => { at = 'client'; });</script><svelte:head><title>{title}</title></svelte:head><h1>{title} {at}</h1>",
      'server.test.ts': `import { expect, test } from '@rstest/core';
import { render } from 'svelte/server';
import Title from './Title.svelte';
test('a', async () => {
  const { body, head } = render(Title as any, { props: { title: 'Atlas' } });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([body, head]).toEqual([expect.stringContaining('<h1>Atlas server</h1>'), expect.stringContaining('<title>Atlas</title>')]);
});`,
      'client.test.ts': `import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/svelte';
import Title from './Title.svelte';
test('b', async () => {
  render(Title as any, { title: 'Atlas' });
  expect(await screen.findByText('Atlas client')).toBeTruthy();
});`,
    },
    output: [/Tests 2 passed/],
  },
  'How do I test a Preact hook alone, and call what it returns?': {
    heading: 'preact',
    says: 'Call what the hook returns in `act`: `act(() => result.current.add())`.',
    files: {
      'rstest.config.mjs':
        "import { pluginPreact } from '@rsbuild/plugin-preact'; export default { plugins: [pluginPreact()] };",
      ...Object.fromEntries(
        ['happy-dom', 'jsdom'].map((name) => [
          `${name}.test.ts`,
          `// @rstest-environment ${name}
import { act, renderHook } from '@testing-library/preact';
import { expect, test } from '@rstest/core';
import { useState } from 'preact/hooks';
const useCount = () => { const [count, set] = useState(0); return { count, add: () => set((now: number) => now + 1) }; };
test('a', async () => {
  const { result } = renderHook(useCount);
  result.current.add();
  expect(result.current.count).toBe(0);
  await act(() => {});
  await act(() => result.current.add());
  expect(result.current.count).toBe(2);
  act(() => result.current.add());
  expect(result.current.count).toBe(3);
});`,
        ]),
      ),
    },
    output: [/Tests 2 passed/],
  },
  'Does a Svelte component of a package from npm work?': {
    heading: 'svelte',
    says: [
      'or of npm needs no more: its `.svelte` and `.svelte.js` files are compiled',
      "and what your version of Svelte compiled runs. What an older one compiled may fail: `template is not a function` (Svelte 5.20), `cannot be invoked without 'new'` or `no longer exists in Svelte 5` (Svelte 4).",
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginSvelte } from '@rsbuild/plugin-svelte'; export default { plugins: [pluginSvelte()] };",
      'node_modules/source/package.json':
        '{"name":"source","version":"1.0.0","type":"module","exports":{".":{"svelte":"./index.js"}}}',
      'node_modules/source/index.js': "export { default } from './Icon.svelte';",
      'node_modules/source/Icon.svelte': '<b>source</b>',
      'node_modules/field/package.json':
        '{"name":"field","version":"1.0.0","svelte":"Icon.svelte","main":"index.js"}',
      'node_modules/field/index.js': "throw new Error('not this one');",
      'node_modules/field/Icon.svelte': '<b>field</b>',
      'node_modules/five/package.json':
        '{"name":"five","version":"1.0.0","type":"module","main":"index.js"}',
      'node_modules/five/index.js': `import 'svelte/internal/disclose-version';
import * as $ from 'svelte/internal/client';
const root = $.from_html('<b>five</b>');
export default function Icon(anchor) { $.append(anchor, root()); }`,
      'node_modules/twenty/package.json':
        '{"name":"twenty","version":"1.0.0","type":"module","main":"index.js"}',
      'node_modules/twenty/index.js': `import 'svelte/internal/disclose-version';
import * as $ from 'svelte/internal/client';
var root = $.template('<b>twenty</b>');
export default function Icon(anchor) { var b = root(); $.append(anchor, b); }`,
      'Twenty.svelte': "<script>import Icon from 'twenty';</script><Icon />",
      'node_modules/four/package.json':
        '{"name":"four","version":"1.0.0","type":"module","main":"index.js"}',
      'node_modules/four/index.js':
        'export default class Icon { constructor({ target }) { target.append("four"); } }',
      'Page.svelte':
        "<script>import Source from 'source'; import Field from 'field'; import Five from 'five';</script><Source /><Field /><Five />",
      'Four.svelte': "<script>import Icon from 'four';</script><Icon />",
      'node_modules/inner/package.json':
        '{"name":"inner","version":"1.0.0","type":"module","main":"index.js"}',
      'node_modules/inner/index.js':
        "import { SvelteComponent } from 'svelte/internal'; export default class Icon extends SvelteComponent {}",
      'Inner.svelte': "<script>import Icon from 'inner';</script><Icon />",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'ts',
        () => `import { expect, test } from '@rstest/core';
import { render } from '@testing-library/svelte';
import Four from './Four.svelte';
import Page from './Page.svelte';
test('a', () => {
  expect(render(Page as any).container.textContent).toBe('sourcefieldfive');
  expect(() => render(Four as any)).toThrow("Class constructor Icon cannot be invoked without 'new'");
});
test('internal', async () => {
  await expect(import('./Inner.svelte')).rejects.toThrow('no longer exists in Svelte 5');
  await expect(import('./Twenty.svelte')).rejects.toThrow('template is not a function');
});`,
      ),
    },
    output: ['Tests 4 passed'],
  },
  'What does a Svelte file print without the plugin?': {
    heading: 'svelte',
    says: 'Without the plugin the file fails with `Module parse failed`.',
    files: {
      'A.svelte': '<button>Add</button>',
      'a.test.ts':
        "import { test } from '@rstest/core'; import A from './A.svelte'; test('a', () => { A; });",
    },
    exitCode: 1,
    output: ['Module parse failed'],
  },
  'How do I change the props of a Svelte component, does onMount run, and does it stay for the next test?':
    {
      heading: 'svelte',
      says: [
        '`onMount` runs as in a browser, without a change of `resolve.conditionNames`.',
        'Change props with `await rerender({ stock: 2 })`, which `render` returns.',
        'Testing Library removes components after each test only where `afterEach` is a global, and not always there.',
      ],
      files: {
        'rstest.config.mjs':
          "import { pluginSvelte } from '@rsbuild/plugin-svelte'; export default { plugins: [pluginSvelte()], testEnvironment: 'happy-dom' };",
        'A.svelte':
          "<script>import { onMount } from 'svelte'; let { stock } = $props(); onMount(() => console.log('MOUNTED'));</script><b>{stock} left</b>",
        'a.test.ts': `${withHooks}import { render, screen } from '@testing-library/svelte';
import A from './A.svelte';
test('a', async () => {
  const { rerender } = render(A, { stock: 1 });
  await rerender({ stock: 2 });
  expect(screen.getByText('2 left')).toBeTruthy();
});
test('b', () => { console.log('STILL', document.querySelectorAll('b').length); });`,
      },
      command: 'npx rstest; npx rstest --globals',
      output: [/MOUNTED[\s\S]*STILL 1[\s\S]*STILL 0/],
    },
  'Do React packages work with Preact?': {
    heading: 'preact',
    says: [
      'the plugin leads `react` and `react-dom` to `preact/compat`',
      "That goes for `@testing-library/react` as well, so tests that import it needn't change",
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginPreact } from '@rsbuild/plugin-preact'; export default { plugins: [pluginPreact()] };",
      'a.test.ts': `import { expect, test } from '@rstest/core';
import * as compat from 'preact/compat';
import { memo } from 'react';
import { createPortal } from 'react-dom';
test('a', () => { expect([memo, createPortal]).toEqual([compat.memo, compat.createPortal]); });`,
      'b.test.jsx': `// @rstest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { h } from 'preact';
import { useState } from 'react';
import { expect, test } from '@rstest/core';
test('b', async () => {
  const Count = () => { const [count, setCount] = useState(0); return h('button', { onClick: () => setCount(count + 1) }, count); };
  render(h(Count));
  fireEvent.click(screen.getByText('0'));
  expect(await screen.findByText('1')).toBeTruthy();
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Do the decorators of Lit work, and do queries enter the shadow root?': {
    heading: 'lit',
    says: [
      "look inside `shadowRoot`: queries of Testing Library don't enter it",
      'Decorators need `accessor`, or `legacy` if your code is written for that.',
    ],
    files: {
      'rstest.config.ts':
        "export default { source: { decorators: { version: process.env.LEGACY ? 'legacy' : '2022-03' } } };",
      'a.test.ts': element(
        `@customElement('a-size') class Size extends LitElement { @property() accessor count; ${render} }`,
      ),
      'b.test.ts': element(
        `@customElement('a-size') class Size extends LitElement { @property() declare count; ${render} }`,
      ),
    },
    command: 'npx rstest a.test; LEGACY=1 npx rstest b.test',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Why does my Lit element not update?': {
    heading: 'lit',
    says: 'A plain field that shadows a property, as in `static properties = { count: {} }; count = 0;`, fails with `will not trigger updates as expected`: use `declare count: number` and set it in the constructor.',
    files: {
      'a.test.ts': element(
        `class Size extends LitElement { static properties = { count: {} }; declare count; constructor() { super(); this.count = 0; } ${render} }
customElements.define('a-size', Size);`,
      ),
      'b.test.ts': element(
        `class Size extends LitElement { static properties = { count: {} }; count = 0; ${render} }
customElements.define('a-size', Size);`,
      ),
    },
    exitCode: 1,
    output: ['will not trigger updates as expected', 'Tests 1 failed | 1 passed'],
  },
  'How do I unit test a Lit element with mocked methods?': {
    heading: 'lit',
    says: [
      "To replace a method, spy on it before you append the element: `rs.spyOn(cart, 'save')`.",
      'stays the one that was there when it last rendered.',
    ],
    files: {
      'a.test.ts': `${core}import { html, LitElement } from 'lit';
class Cart extends LitElement {
  save() { throw new Error('real'); }
  override render() { return html\`<button @click=\${this.save}></button>\`; }
}
customElements.define('a-cart', Cart);
test('a', async () => {
  for (const late of [false, true]) {
    const cart = new Cart();
    if (!late) rs.spyOn(cart, 'save').mockReturnValue(undefined as never);
    else cart.save = () => console.log('ORIGINAL') as never;
    document.body.append(cart);
    await cart.updateComplete;
    const save = late ? rs.spyOn(cart, 'save').mockReturnValue(undefined as never) : cart.save;
    cart.shadowRoot!.querySelector('button')!.click();
    expect(save).toHaveBeenCalledTimes(late ? 0 : 1);
    cart.requestUpdate();
    await cart.updateComplete;
    cart.shadowRoot!.querySelector('button')!.click();
    expect(save).toHaveBeenCalledTimes(late ? 1 : 2);
  }
});
`,
    },
    command: 'npx rstest --testEnvironment happy-dom',
    output: ['ORIGINAL', 'Tests 1 passed'],
  },
  'Svelte: rune_outside_svelte, how do I test $effect, and a component that calls getContext?': {
    heading: 'svelte',
    says: [
      "A component that calls `getContext` gets it from `render(Price, { context: new Map([['currency', 'EUR']]) })`.",
      'Runes work in components and in `.svelte.ts` files.',
      'With `cart.svelte.test.ts`, it fails with `rune_outside_svelte`.',
      'Put such code into `$effect.root(() => { … })`, and call `flushSync()` before you look at what an effect did.',
      'A `$derived` value, in a test or behind a getter of a `.svelte.ts` file, is up to date when you read it, without `flushSync` or `untrack`, until its root is stopped.',
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginSvelte } from '@rsbuild/plugin-svelte'; export default { plugins: [pluginSvelte()], testEnvironment: 'happy-dom', include: ['**/*.test.ts', '**/*.test.svelte.ts'] };",
      ...Object.fromEntries(
        ['cart.svelte.test.ts', 'cart.test.svelte.ts'].map((name) => [
          name,
          `import { expect, test } from '@rstest/core';
import { flushSync } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
test('effect', () => $effect.root(() => {
  const seen: boolean[] = [];
  const skus = new SvelteSet<string>();
  const has = $derived(skus.has('B-1'));
  $effect(() => void seen.push(has));
  flushSync();
  skus.add('B-1');
  expect([has, seen]).toEqual([true, [false]]);
  flushSync();
  expect(seen).toEqual([false, true]);
})());
test('stopped', () => {
  let price = $state(1);
  let read = () => 0;
  const stop = $effect.root(() => {
    const twice = $derived(price * 2);
    read = () => twice;
  });
  price = 3;
  expect(read()).toBe(6);
  stop();
  price = 5;
  expect(read()).toBe(6);
});
`,
        ]),
      ),
      'count.svelte.ts':
        'let n = $state(0);\nconst twice = $derived(n * 2);\nexport const add = () => (n += 1);\nexport const count = { get twice() { return twice; } };\n',
      'Price.svelte':
        "<script>import { getContext } from 'svelte'; const currency = getContext('currency');</script><p>{currency}</p>",
      'price.test.ts': `import { expect, test } from '@rstest/core';
import { render } from '@testing-library/svelte';
import { add, count } from './count.svelte';
import Price from './Price.svelte';
test('context', () => {
  expect(render(Price, { context: new Map([['currency', 'EUR']]) }).container.textContent).toBe('EUR');
  expect([count.twice, add(), count.twice]).toEqual([0, 1, 2]);
});
`,
    },
    command: 'npx rstest cart.test price; npx rstest cart.svelte',
    exitCode: 1,
    output: [
      /Tests 3 passed[\s\S]*rune is only available inside `\.svelte` and `\.svelte\.js\/ts` files/,
    ],
  },
  'Why does a SvelteSet update no $derived in my test?': {
    heading: 'svelte',
    says: "In `node`, effects don't run, and a `SvelteSet` of `svelte/reactivity` updates no `$derived`: set `testEnvironment` to `happy-dom` for such a test, too.",
    files: {
      'rstest.config.mjs':
        "import { pluginSvelte } from '@rsbuild/plugin-svelte'; export default { plugins: [pluginSvelte()], include: ['**/*.test.svelte.ts'] };",
      'cart.test.svelte.ts': `import { expect, test } from '@rstest/core';
import { flushSync } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
test('set', () => $effect.root(() => {
  const skus = new SvelteSet<string>();
  const has = $derived(skus.has('B-1'));
  const seen: boolean[] = [];
  $effect(() => void seen.push(has));
  flushSync();
  const before = has;
  skus.add('B-1');
  flushSync();
  console.log('SEEN', before, has, seen.length);
})());
`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=happy-dom',
    output: [/SEEN false false 0[\s\S]*SEEN false true 2/],
  },
  'When does the page of a Svelte component follow a change after typing, and why not at once?': {
    heading: 'svelte',
    says: 'The page follows a change once you have awaited `userEvent`, `fireEvent` or `rerender`; after an event that you dispatch yourself, `await tick()` from `svelte`.',
    files: {
      'rstest.config.mjs':
        "import { pluginSvelte } from '@rsbuild/plugin-svelte'; export default { plugins: [pluginSvelte()], testEnvironment: 'happy-dom' };",
      'A.svelte':
        '<script>let title = $state(""); let { max } = $props();</script><input bind:value={title} />{#if title.length > max}<p>long</p>{/if}',
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import A from './A.svelte';
const shown = () => document.querySelectorAll('p').length;
test('a', async () => {
  const { container, rerender } = render(A, { max: 2 });
  const field = container.querySelector('input')!;
  field.value = 'abc';
  field.dispatchEvent(new Event('input'));
  expect(shown()).toBe(0);
  await tick();
  expect(shown()).toBe(1);
  const fired = fireEvent.input(field, { target: { value: 'a' } });
  expect(shown()).toBe(1);
  await fired;
  expect(shown()).toBe(0);
  await rerender({ max: 0 });
  expect(shown()).toBe(1);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Svelte: how do I test events, snippets, bind, exported functions and transitions?': {
    heading: 'svelte',
    says: [
      'with `createEventDispatcher`, `render(Cart, { props: {}, events: { add } })`, whose event has `detail`. `component.$on` is gone',
      'render the parent, and click in the child',
      "A `<slot>` doesn't show them: write a component for the test that fills it",
      'or an object made with `$state`',
      '`render(Cart).component.total()`',
      'in jsdom, it fails with `element.animate is not a function`.',
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginSvelte } from '@rsbuild/plugin-svelte'; export default { plugins: [pluginSvelte()], include: ['*.test.svelte.ts'] };",
      'Cart.svelte': `<script>
  import { fade } from 'svelte/transition';
  let { onadd, children, row, value = $bindable('a'), open = false } = $props();
  let done = $state('no');
  export function total() { return 7; }
</script>
<button onclick={() => { onadd?.(2); value = 'b'; }}>{value}</button><div>{@render children?.()}</div>
{#if row}<p>{@render row('Emma')}</p>{/if}
{#if open}<i transition:fade={{ duration: 20 }} onintroend={() => { done = 'in'; }}>box</i>{/if}<output>{done}</output>`,
      'Old.svelte': `<script>
  import { createEventDispatcher } from 'svelte';
  const dispatch = createEventDispatcher();
</script>
<button on:click={() => dispatch('add', 3)}>add</button><slot>none</slot>`,
      'Parent.svelte': `<script>
  import Cart from './Cart.svelte';
  import Old from './Old.svelte';
  let sum = $state(0);
</script>
<Cart onadd={(n) => { sum += n; }} /><Old on:add={(event) => { sum += event.detail; }}>filled</Old><em>{sum}</em>`,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'svelte.ts',
        (name) => `import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, rs, test } from '@rstest/core';
import { createRawSnippet } from 'svelte';
import Cart from './Cart.svelte';
import Old from './Old.svelte';
import Parent from './Parent.svelte';
afterEach(() => { cleanup(); });
const user = userEvent.setup();
const click = () => user.click(screen.getByRole('button'));
const text = () => document.body.textContent;
test('events', async () => {
  const onadd = rs.fn();
  render(Cart, { onadd });
  await click();
  expect(onadd).toHaveBeenCalledWith(2);
  cleanup();
  const add = rs.fn();
  const { component } = render(Old as any, { props: {}, events: { add } } as any);
  await click();
  expect(add.mock.calls[0]?.[0].detail).toBe(3);
  expect((component as any).$on).toBe(undefined);
  cleanup();
  render(Parent);
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(document.querySelector('em')?.textContent).toBe('5');
  expect(text()).toContain('filled');
});
test('snippets', () => {
  const children = createRawSnippet(() => ({ render: () => '<b>New</b>' }));
  render(Cart, { children, row: createRawSnippet((book: () => string) => ({ render: () => '<u>' + book() + '</u>' })) } as any);
  expect(text()).toContain('New');
  expect(text()).toContain('Emma');
  cleanup();
  render(Old as any, { children } as any);
  expect(text()).toContain('none');
});
test('bind', async () => {
  let value = 'x';
  render(Cart, { get value() { return value; }, set value(now) { value = now; } } as any);
  await click();
  expect(value).toBe('b');
  cleanup();
  const props = $state({ value: 'x' });
  expect((render(Cart, props as any).component as any).total()).toBe(7);
  await click();
  expect(props.value).toBe('b');
});
test('transition', async () => {
  const { rerender } = render(Cart, { open: false } as any);
  if ('${name}' === 'jsdom') return expect(rerender({ open: true } as any)).rejects.toThrow('element.animate is not a function');
  await rerender({ open: true } as any);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('in'));
  await rerender({ open: false } as any);
  expect(screen.queryByText('box')).not.toBe(null);
  await waitFor(() => expect(screen.queryByText('box')).toBe(null));
});`,
      ),
    },
    output: ['Tests 8 passed'],
  },
  "Preact: what does Cannot read properties of undefined (reading '__H') mean, and how do I wait for a hook?":
    {
      heading: 'preact',
      says: [
        "`Cannot read properties of undefined (reading '__H')` says that a hook was called outside of a component",
        'What it sets later, wait for: `await waitFor(() => expect(result.current.count).toBe(2))`.',
      ],
      files: {
        'rstest.config.mjs':
          "import { pluginPreact } from '@rsbuild/plugin-preact'; export default { plugins: [pluginPreact()], testEnvironment: 'happy-dom' };",
        'a.test.ts': `import { renderHook, waitFor } from '@testing-library/preact';
import { expect, test } from '@rstest/core';
import { useState } from 'preact/hooks';
const useCount = () => {
  const [count, set] = useState(1);
  return { count, later: () => setTimeout(() => set(2), 20) };
};
test('a', async () => {
  try { useCount(); } catch (error) { console.log((error as Error).message); }
  const { result } = renderHook(useCount);
  result.current.later();
  await waitFor(() => expect(result.current.count).toBe(2));
});`,
      },
      output: ["Cannot read properties of undefined (reading '__H')", 'Tests 1 passed'],
    },
  'Svelte: why does fireEvent.change not reach bind:value, The animation was canceled, and how do I test a component that imports $app/state?':
    {
      heading: 'svelte',
      says: [
        "`fireEvent.change` changes no variable. A `<select>` needs jsdom and `userEvent.selectOptions(field, 'b')`: in happy-dom it gives its first option",
        'because a test that ends sooner fails its file with `The animation was canceled`.',
        "`rs.mock('svelte/transition', () => ({ fade: () => ({ duration: 0 }) }))`",
        "`resolve: { alias: { $app: './test/app' } }`, where `test/app/state.js` exports `page`.",
        "`rs.mock('$app/state', () => ({ page: { url: new URL('http://shop/books') } }))`, but not without the alias",
      ],
      files: {
        'rstest.config.mjs':
          "import { pluginSvelte } from '@rsbuild/plugin-svelte'; export default { plugins: [pluginSvelte()], testEnvironment: 'happy-dom', resolve: { alias: process.env.NONE ? {} : { $app: './test/app' } } };",
        'test/app/state.js': "export const page = { url: new URL('http://shop/') };",
        'Field.svelte':
          '<script>let text = $state("");</script><input bind:value={text} /><p>{text}</p>',
        'Pick.svelte':
          '<script>let sku = $state("b");</script><select bind:value={sku}><option>a</option><option>b</option><option>c</option></select><p>{sku}</p>',
        'Box.svelte':
          "<script>import { fade } from 'svelte/transition';</script><div transition:fade|global={{ duration: 90 }}>box</div>",
        'Kit.svelte':
          "<script>import { page } from '$app/state';</script><p>{page.url.pathname}</p>",
        'field.test.ts': `import { expect, test } from '@rstest/core';
import { fireEvent, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import Field from './Field.svelte';
test('a', async () => {
  const field = render(Field).container.querySelector('input')!;
  const text = () => document.querySelector('p')!.textContent;
  await fireEvent.change(field, { target: { value: 'a' } });
  expect(text()).toBe('');
  await fireEvent.input(field, { target: { value: 'b' } });
  expect(text()).toBe('b');
  await userEvent.type(field, 'c');
  expect(text()).toBe('bc');
});`,
        'soon.test.ts': `import { test } from '@rstest/core';
import { render } from '@testing-library/svelte';
import Box from './Box.svelte';
test('a', () => { render(Box).unmount(); });`,
        ...inEnvironments(
          ['happy-dom', 'jsdom'],
          'ts',
          (name) => `${core}import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import Box from './Box.svelte';
import Pick from './Pick.svelte';
rs.mock('svelte/transition', () => ({ fade: () => ({ duration: 0 }) }));
test('select', async () => {
  const { container, unmount } = render(Pick);
  await userEvent.selectOptions(container.querySelector('select')!, 'c');
  expect(container.querySelector('p')!.textContent).toBe('${name === 'jsdom' ? 'c' : 'a'}');
  unmount();
});
test('a', () => { render(Box).unmount(); expect(document.body.textContent).toBe(''); });`,
        ),
        'real.test.ts': `import { expect, test } from '@rstest/core';
import { render } from '@testing-library/svelte';
import Kit from './Kit.svelte';
test('a', () => { render(Kit); expect(document.body.textContent).toBe('/'); });`,
        'kit.test.ts': `${core}import { render } from '@testing-library/svelte';
import Kit from './Kit.svelte';
rs.mock('$app/state', () => ({ page: { url: new URL('http://shop/books') } }));
test('a', () => { render(Kit); expect(document.body.textContent).toBe('/books'); });`,
      },
      command: 'npx rstest; NONE=1 npx rstest kit.test',
      exitCode: 1,
      output: [
        /FAIL {2}soon\.test\.ts[\s\S]*The animation was canceled[\s\S]*Test Files 1 failed \| 5 passed/,
        "Cannot find module '$app/state'",
      ],
    },
  'Svelte in a monorepo: rune_outside_svelte, mount(...) is not available on the server': {
    heading: 'svelte',
    says: [
      'its `.svelte` and `.svelte.js` files are compiled, whether linked into `node_modules` or copied',
      "Testing Library isn't, which fails with `rune_outside_svelte`",
      '`testEnvironment` is `node`, or `resolve.conditionNames` is set without `browser`',
    ],
    files: {
      'node_modules/ui/package.json':
        '{ "name": "ui", "type": "module", "svelte": "./index.js", "exports": "./index.js" }',
      'node_modules/ui/index.js': "export { default as Price } from './Price.svelte';",
      'node_modules/ui/cart.svelte.js': 'export const cart = $state({ n: 5 });',
      'node_modules/ui/Price.svelte':
        '<script>import { cart } from "./cart.svelte.js"; let { n = 1 } = $props();</script><b>{n} {cart.n}</b>',
      'rstest.config.mjs': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
const project = (name, more) => ({ name, plugins: [pluginSvelte()], testEnvironment: 'happy-dom', include: ['a.test.ts'], ...more });
export default { projects: [project('plain', { include: ['lib.test.ts'] }), project('native', { output: { bundleDependencies: false } }), project('node', { testEnvironment: 'node' }), project('names', { resolve: { conditionNames: ['node', 'import'] } })] };`,
      'Local.svelte': '<script>let { n = 1 } = $props();</script><b>{n}</b>',
      'lib.test.ts': `import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/svelte';
import { Price } from 'ui';
test('a', () => {
  render(Price, { n: 2 });
  expect(screen.getByText('2 5')).toBeTruthy();
});`,
      'a.test.ts': `import { test } from '@rstest/core';
import { render } from '@testing-library/svelte';
import { mount } from 'svelte';
import Local from './Local.svelte';
test('a', () => {
  if (typeof document === 'undefined') mount(Local, { target: {} as any });
  else render(Local, { n: 2 });
});`,
    },
    exitCode: 1,
    output: [
      /\[native\] a\.test\.ts \(1\)\n.*\n +rune_outside_svelte/,
      /\[node\] a\.test\.ts \(1\)\n.*\n.*\n`mount\(\.\.\.\)` is not available on the server/,
      /\[names\] a\.test\.ts \(1\)\n.*\n.*\n`mount\(\.\.\.\)` is not available on the server/,
      'Tests 3 failed | 1 passed (4)',
    ],
  },
  'How do I test bind: of Svelte without Testing Library?': {
    heading: 'svelte',
    says: '`mount(Field, { target: document.body, props })` of `svelte` takes the same without Testing Library: set `field.value`, dispatch an `input` event, and `unmount` it at the end',
    files: {
      'rstest.config.ts': `import { pluginSvelte } from '@rsbuild/plugin-svelte';
export default { plugins: [pluginSvelte()], include: ['*.test.ts', '*.test.svelte.ts'] };`,
      'Field.svelte':
        '<script>let { text = $bindable() } = $props();</script><input bind:value={text} />',
      ...Object.fromEntries(
        ['jsdom', 'happy-dom'].flatMap((name) =>
          ['ts', 'svelte.ts'].map((ending) => [
            `${name}.test.${ending}`,
            `// @rstest-environment ${name}
import { expect, test } from '@rstest/core';
import { mount, unmount } from 'svelte';
import Field from './Field.svelte';
test('a', async () => {
  let text = 'a';
  const props = ${ending === 'ts' ? '{ get text() { return text; }, set text(now) { text = now; } }' : "$state({ text: 'a' })"};
  const page = mount(Field, { target: document.body, props });
  const field = document.querySelector('input')!;
  expect(field.value).toBe('a');
  field.value = 'b';
  expect(props.text).toBe('a');
  field.dispatchEvent(new Event('input'));
  expect(props.text).toBe('b');
  await unmount(page);
  expect(document.querySelector('input')).toBe(null);
});`,
          ]),
        ),
      ),
    },
    output: ['Tests 4 passed'],
  },
  'How do I test a Solid component with a context, and what createResource fetches?': {
    heading: 'solid',
    libraries: true,
    says: [
      'Solid compiles JSX with Babel, so two plugins are needed:',
      '`render` takes a function: `render(() => <CartButton stock={1} />)`.',
      'A context goes around the component, or into `wrapper`, which `renderHook` takes as well: `render(() => <Price />, { wrapper: (props) => <Shop currency="EUR">{props.children}</Shop> })`.',
      "mock the module of `load`: `rs.mock('./api', () => ({ load: rs.fn() }))`, then `rs.mocked(load).mockResolvedValue({ title: 'Atlas' })` before `render`, and `await screen.findByText('Atlas')` after it. Until then the page shows the `fallback` of `Suspense`; what `mockRejectedValue` gets is in `book.error`.",
    ],
    files: {
      ...solid,
      'api.ts': "export const load = async (id: string) => ({ title: 'real ' + id });",
      'Book.tsx': `/** @jsxImportSource solid-js */
import { createResource, Suspense } from 'solid-js';
import { load } from './api';
export function Book(props: { id: string }) {
  const [book] = createResource(() => props.id, load);
  return <Suspense fallback={<p>Loading</p>}><p>{book.error ? 'failed ' + book.error.message : book()?.title}</p></Suspense>;
}
`,
      'a.test.tsx': `/** @jsxImportSource solid-js */
import { createContext, createSignal, useContext } from 'solid-js';
import { render, renderHook, screen } from '@solidjs/testing-library';
import { expect, rs, test } from '@rstest/core';
import { load } from './api';
import { Book } from './Book';
rs.mock('./api', () => ({ load: rs.fn() }));
test('ok', async () => {
  rs.mocked(load).mockResolvedValue({ title: 'Atlas' });
  const { unmount } = render(() => <Book id="7" />);
  expect(document.body.textContent).toBe('Loading');
  await screen.findByText('Atlas');
  expect(load).toHaveBeenCalledWith('7', expect.anything());
  unmount();
});
test('fails', async () => {
  rs.mocked(load).mockRejectedValue(new Error('down'));
  const { unmount } = render(() => <Book id="7" />);
  await screen.findByText('failed down');
  unmount();
});
const Currency = createContext('USD');
const Shop = (props: any) => <Currency.Provider value={props.currency}>{props.children}</Currency.Provider>;
test('context', () => {
  const Price = () => <p>{useContext(Currency)}</p>;
  const wrapper = (props: any) => <Shop currency="EUR">{props.children}</Shop>;
  const { container } = render(() => <Price />, { wrapper });
  expect(container.textContent).toBe('EUR');
  expect(render(() => <Shop currency="EUR"><Price /></Shop>).container.textContent).toBe('EUR');
  expect(renderHook(() => useContext(Currency), { wrapper }).result).toBe('EUR');
});
test('click', async () => {
  const { default: userEvent } = await import('@testing-library/user-event');
  function CartButton(props: { stock: number }) {
    const [count, setCount] = createSignal(0);
    return <button type="button" disabled={count() >= props.stock} onClick={() => setCount(count() + 1)}>Add ({count()})</button>;
  }
  render(() => <CartButton stock={1} />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  await userEvent.click(button);
  expect([button.textContent, button.disabled]).toEqual(['Add (1)', true]);
});
`,
    },
    output: ['Tests 4 passed'],
  },
  'How do I test a component that uses @solidjs/router?': {
    heading: 'solid',
    libraries: true,
    says: [
      "With `@solidjs/router`, render `<MemoryRouter history={history}>` and its routes, after `history.set({ value: '/books/7' })` of `createMemoryHistory()`, then wait with `findBy…`. `history.get()` is the address after a click. A link or `useLocation` outside of a route and of the router's `root` fails with `can be only used inside a Route`, as a child of the router, too: write `<Route path=\"*\" component={Cart} />`. A `<Route>` inside of a `<div>` shows nothing.",
    ],
    files: {
      ...solid,
      'a.test.tsx': `/** @jsxImportSource solid-js */
import { A, createMemoryHistory, MemoryRouter, Route, useLocation, useParams } from '@solidjs/router';
import { render, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { expect, test } from '@rstest/core';
const Book = () => <><h1>Book {useParams().id}</h1><A href="/cart">Cart</A></>;
const Cart = () => <p>at {useLocation().pathname}</p>;
const at = (value: string) => {
  const history = createMemoryHistory();
  history.set({ value });
  return history;
};
test('shows the route and follows a link', async () => {
  const history = at('/books/7');
  render(() => <MemoryRouter history={history}><Route path="/books/:id" component={Book} /><Route path="/cart" component={Cart} /></MemoryRouter>);
  await screen.findByText('Book 7');
  await userEvent.click(screen.getByText('Cart'));
  await screen.findByText('at /cart');
  expect(history.get()).toBe('/cart');
});
test.each([
  ['a link', () => <A href="/">x</A>],
  ['useLocation', Cart],
])('outside: %s', (_, Outside) => {
  const message = 'can be only used inside a Route';
  expect(() => render(() => <Outside />)).toThrow(message);
  expect(() => render(() => <MemoryRouter history={at('/')}><Outside /></MemoryRouter>)).toThrow(message);
});
test('inside of a route, of root and of a <div>', async () => {
  const text = (inside: any) => render(inside).container;
  const route = text(() => <MemoryRouter history={at('/x')}><Route path="*" component={Cart} /></MemoryRouter>);
  await waitFor(() => expect(route.textContent).toBe('at /x'));
  const Root = (props: any) => <><Cart />{props.children}</>;
  const root = text(() => <MemoryRouter history={at('/x')} root={Root}><Route path="*" component={() => <i>y</i>} /></MemoryRouter>);
  await waitFor(() => expect(root.textContent).toBe('at /xy'));
  const div = text(() => <MemoryRouter history={at('/x')}><div><Route path="*" component={Cart} /></div></MemoryRouter>);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(div.textContent).toBe('');
});
`,
    },
    output: ['Tests 4 passed'],
  },
  'When do memos and effects of Solid run in a test?': {
    heading: 'solid',
    libraries: true,
    says: [
      "In `node`, Solid's build for servers is loaded, whose effects never run. Test signals and stores in happy-dom, too. A memo or an effect that the test makes belongs into `createRoot((dispose) => { … })`. A memo is up to date at once; an effect first runs when that callback has returned, and from then on at each change.",
      'In `node`, `render` fails with `document is not defined`, that of `solid-js/web` with `Client-only API called on the server side`',
    ],
    files: {
      ...solid,
      ...inEnvironments(
        ['node', 'happy-dom'],
        'ts',
        (name) => `import { createEffect, createMemo, createRoot, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { render as renderInto } from 'solid-js/web';
import { render } from '@solidjs/testing-library';
import { expect, test } from '@rstest/core';
test('render', () => {
  const shows = [() => render(() => 'Cart'), () => renderInto(() => 'Cart', globalThis.document?.body)];
  for (const [index, show] of shows.entries())
    if ('${name}' === 'happy-dom') show();
    else expect(show).toThrow(['document is not defined', 'Client-only API called on the server side'][index]);
});
test('a', async () => {
  const seen: unknown[] = [];
  const [count, setCount] = createSignal(1);
  const [shop, setShop] = createStore({ books: 1 });
  const dispose = createRoot((dispose) => {
    const double = createMemo(() => count() * 2);
    createEffect(() => seen.push(count()));
    createEffect(() => seen.push('books ' + shop.books));
    setCount(2);
    seen.push('memo ' + double());
    return dispose;
  });
  seen.push('returned');
  setCount(3);
  setShop('books', 7);
  await new Promise((resolve) => setTimeout(resolve, 50));
  dispose();
  expect(seen).toEqual('${name}' === 'node' ? ['memo 2', 'returned'] : ['memo 4', 2, 'books 1', 'returned', 3, 'books 7']);
});
`,
      ),
    },
    output: ['Tests 4 passed'],
  },
  'Preact: what a hook sets does not show in the DOM': {
    heading: 'preact',
    says: [
      'What a hook sets outside `act`, Preact renders later: right after the call, or after `button.click()`, the DOM shows the old state.',
      '`fireEvent` of `@testing-library/preact` has rendered all that is set without waiting, and `await user.click(button)` all but what `useEffect` sets; otherwise write `act(() => …)` or `await waitFor(…)`.',
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginPreact } from '@rsbuild/plugin-preact'; export default { plugins: [pluginPreact()] };",
      ...runInBoth(`import { act, fireEvent, render, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect } from '@rstest/core';
import { h } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
let set: (n: number) => void = () => {};
function Count() {
  const [n, setN] = useState(0);
  set = setN;
  return h('button', { onClick: () => setN(n + 1) }, n);
}
export async function run() {
  expect(typeof MessageChannel).toBe('function');
  const { container } = render(h(Count, {}));
  const button = container.querySelector('button')!;
  set(5);
  expect(button.textContent).toBe('0');
  await waitFor(() => expect(button.textContent).toBe('5'));
  button.click();
  expect(button.textContent).toBe('5');
  await waitFor(() => expect(button.textContent).toBe('6'));
  fireEvent.click(button);
  expect(button.textContent).toBe('7');
  for (const [user, shows] of [[userEvent.setup(), '8'], [userEvent.setup({ delay: null }), '9']] as const) {
    await user.click(button);
    expect(button.textContent).toBe(shows);
  }
  act(() => set(1));
  expect(button.textContent).toBe('1');
  const twice = (effect: typeof useEffect) => () => {
    const [n, setN] = useState(0);
    const [twice, setTwice] = useState(0);
    effect(() => setTwice(n * 2), [n]);
    return h('button', { onClick: () => setN(n + 1) }, n + ':' + twice);
  };
  const Twice = twice(useEffect);
  const early = render(h(twice(useLayoutEffect), {})).container.querySelector('button')!;
  await userEvent.click(early);
  expect(early.textContent).toBe('1:2');
  const later = render(h(() => { const [n, setN] = useState(0); return h('button', { onClick: async () => { await null; setN(1); } }, n); }, {})).container.querySelector('button')!;
  fireEvent.click(later);
  expect(later.textContent).toBe('0');
  const other = render(h(Twice, {})).container.querySelector('button')!;
  fireEvent.click(other);
  expect(other.textContent).toBe('1:2');
  await userEvent.click(other);
  expect(other.textContent).toBe('2:2');
  await waitFor(() => expect(other.textContent).toBe('2:4'));
}
`),
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
