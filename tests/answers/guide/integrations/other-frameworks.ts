import { type Answers, withHooks } from '../../../support/answers.ts';

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

export default {
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
        'Testing Library removes components after each test only where `afterEach` is a global.',
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
      "That goes for `@testing-library/react` as well, so tests that import it needn't change.",
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
      'stays the one that was there when it rendered.',
    ],
    files: {
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { html, LitElement } from 'lit';
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
  flushSync();
  expect(seen).toEqual([false, true]);
})());
`,
        ]),
      ),
      'count.svelte.ts': 'let n = $state(0);\nexport const add = () => (n += 1);\n',
      'Price.svelte':
        "<script>import { getContext } from 'svelte'; const currency = getContext('currency');</script><p>{currency}</p>",
      'price.test.ts': `import { expect, test } from '@rstest/core';
import { render } from '@testing-library/svelte';
import { add } from './count.svelte';
import Price from './Price.svelte';
test('context', () => {
  expect(render(Price, { context: new Map([['currency', 'EUR']]) }).container.textContent).toBe('EUR');
  expect(add()).toBe(1);
});
`,
    },
    command: 'npx rstest cart.test price; npx rstest cart.svelte',
    exitCode: 1,
    output: [
      /Tests 2 passed[\s\S]*rune is only available inside `\.svelte` and `\.svelte\.js\/ts` files/,
    ],
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
} satisfies Answers;
