import { type Answers, core, inEnvironments } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()] };",
};

const shelf = {
  'Shelf.vue':
    '<script setup>import Book from "./Book.vue";</script><template><p><Book /></p></template>',
  'Book.vue':
    '<script setup>console.log("REQUEST");</script><template><b>Emma <BookCover /></b></template>',
};

const mountShelf = (options: string) => ({
  ...shelf,
  'a.test.ts': `import { test } from '@rstest/core';
import { mount } from '@vue/test-utils';
import Shelf from './Shelf.vue';
test('a', () => { console.log('HTML', mount(Shelf${options}).html().replace(/\\s+/g, '')); });`,
});

export default {
  'Why is the waiting state over after trigger, and does flushPromises wait for a timer?': {
    heading: 'wait-for-data',
    says: [
      '`flushPromises` waits until every promise that is already settled has reached the document, but not for timers: advance the time.',
      "A result that is settled shows right after `await trigger('click')`: to see the waiting state, return `new Promise(() => {})`.",
    ],
    files: {
      ...config,
      'Load.vue': `<script setup>
import { ref } from 'vue';
const props = defineProps(['load']);
const text = ref('idle');
async function start() { text.value = 'Loading'; text.value = await props.load(); }
</script>
<template><p>{{ text }}<button @click="start" /></p></template>`,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'ts',
        () => `${core}import { flushPromises, mount } from '@vue/test-utils';
import Load from './Load.vue';
const click = async (load: () => Promise<string>) => {
  const page = mount(Load, { props: { load } });
  await page.get('button').trigger('click');
  return page;
};
test('a', async () => {
  expect((await click(async () => 'Atlas')).text()).toBe('Atlas');
  expect((await click(rs.fn().mockResolvedValue('Atlas'))).text()).toBe('Atlas');
  expect((await click(() => new Promise(() => {}))).text()).toBe('Loading');
  const late = await click(() => new Promise((done) => { setTimeout(done, 300, 'Atlas'); }));
  await flushPromises();
  expect(late.text()).toBe('Loading');
  await new Promise((done) => { setTimeout(done, 400); });
  expect(late.text()).toBe('Atlas');
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'Is a spy on a method of wrapper.vm called, by which form of the handler?': {
    heading: 'what-goes-wrong',
    says: 'In `<script setup>` and in an inline `template`, `@click="save"` has got the original already. `@click="save()"` calls the spy, and in a `.vue` file with options both do. · Spy before `mount`, on `Menu.methods` of an options component.',
    files: {
      ...config,
      'Setup.vue':
        '<script setup>const save = () => {}; function load() {}</script><template><p><b @click="save" /><i @click="save()" /><u @click="load" /><s @click="load()" /></p></template>',
      'Options.vue':
        '<script>export default { methods: { save() {} } };</script><template><p><b @click="save" /><i @click="save()" /></p></template>',
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'ts',
        () => `${core}import { mount } from '@vue/test-utils';
import Options from './Options.vue';
import Setup from './Setup.vue';
const Inline = { methods: { save() {} }, template: '<p><b @click="save" /><i @click="save()" /></p>' };
const calls = async (component: any, name: string, tag: string) => {
  const wrapper = mount(component);
  using spy = rs.spyOn(wrapper.vm as any, name);
  await wrapper.get(tag).trigger('click');
  return spy.mock.calls.length;
};
test('a', async () => {
  for (const component of [Setup, Inline]) expect([await calls(component, 'save', 'b'), await calls(component, 'save', 'i')]).toEqual([0, 1]);
  expect([await calls(Setup, 'load', 'u'), await calls(Setup, 'load', 's')]).toEqual([0, 1]);
  expect([await calls(Options, 'save', 'b'), await calls(Options, 'save', 'i')]).toEqual([1, 1]);
  using before = rs.spyOn(Options.methods, 'save');
  await mount(Options).get('b').trigger('click');
  expect(before).toHaveBeenCalledOnce();
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'What does isVisible() answer for a component outside the document, and does a stubbed teleport follow the state?':
    {
      heading: 'what-goes-wrong',
      says: [
        '`isVisible()` is `true` in happy-dom and keeps its first answer in jsdom,',
        'Or set `global: { stubs: { teleport: true } }`, with `shallow` as well. The stub follows the state, but mounts its content again whenever the component with the `<Teleport>` renders, so what is in it loses its own state: to test that, leave the stub out.',
        "`findComponent(Dialog).get('input')` finds what a component in it renders.",
      ],
      test: `import { mount } from '@vue/test-utils';
import { expect, test } from '@rstest/core';
import { defineComponent, nextTick } from 'vue';
const Menu = defineComponent({ props: ['open'], template: '<div><p v-show="open">Books</p></div>' });
test.each([true, false])('open at first: %s', async (open) => {
  const seen = async (options = {}) => {
    const menu = mount(Menu, { props: { open }, ...options });
    const first = menu.get('p').isVisible();
    await menu.setProps({ open: !open });
    const then = menu.get('p').isVisible();
    menu.unmount();
    return [first, then];
  };
  expect(await seen()).toEqual('happyDOM' in window ? [true, true] : [open, open]);
  expect(await seen({ attachTo: document.body })).toEqual([open, !open]);
});
test.each([true, false])('teleport, shallow: %s', async (shallow) => {
  const Page = defineComponent({ data: () => ({ n: 0 }), template: '<main><Teleport to="body"><b>{{ n }}</b></Teleport></main>' });
  if (shallow) expect(mount(Page, { shallow }).text()).toBe('');
  const page = mount(Page, { shallow, global: { stubs: { teleport: true } } });
  expect(page.text()).toBe('0');
  page.vm.n = 5;
  await nextTick();
  expect(page.text()).toBe('5');
});
test.each([true, false])('own state, stub: %s', async (teleport) => {
  const Dialog = defineComponent({ data: () => ({ clicks: 0 }), template: '<button @click="clicks++">{{ clicks }}</button>' });
  const Page = defineComponent({ components: { Dialog }, props: ['t'], template: '<main>{{ t }}<Teleport to="body"><Dialog /></Teleport></main>' });
  const page = mount(Page, { props: { t: 'a' }, global: { stubs: { teleport } } });
  await page.findComponent(Dialog).get('button').trigger('click');
  expect(page.findComponent(Dialog).text()).toBe('1');
  await page.setProps({ t: 'b' });
  expect(page.findComponent(Dialog).text()).toBe(teleport ? '0' : '1');
  const Modal = { template: '<Teleport to="body"><slot /></Teleport>' };
  const Slot = defineComponent({ components: { Dialog, Modal }, props: ['t'], template: '<main>{{ t }}<Modal><Dialog /></Modal></main>' });
  const other = mount(Slot, { global: { stubs: { teleport } } });
  await other.findComponent(Dialog).get('button').trigger('click');
  await other.setProps({ t: 'b' });
  expect(other.findComponent(Dialog).text()).toBe('1');
});`,
      command: 'for e in happy-dom jsdom; do npx rstest --testEnvironment=$e; done',
      output: [/Tests 6 passed[\s\S]*Tests 6 passed/],
    },
  'What is said of a component that is registered globally in the app?': {
    heading: 'what-goes-wrong',
    says: 'A child makes requests, or breaks · `mount` renders all children.',
    elsewhere: {
      '/guide/help/errors-components':
        "A warning of Vue: the component isn't registered in the test. Pass it in `global.components`, or stub it in `global.stubs`,",
    },
    files: { ...config, ...mountShelf('') },
    command: 'npx rstest --testEnvironment=happy-dom',
    output: ['Failed to resolve component: BookCover', 'REQUEST', 'Emma'],
  },
  'Can a child be kept from making requests?': {
    heading: 'what-goes-wrong',
    says: 'A child makes requests, or breaks · `mount` renders all children.',
    files: { ...config, ...mountShelf(', { global: { stubs: { Book: true } } }') },
    command: 'npx rstest --testEnvironment=happy-dom',
    output: ['HTML <p><book-stub></book-stub></p>'],
    absent: ['REQUEST'],
  },
  'Do I need an alias to vue/dist/vue.esm-bundler.js for a component with template: "…"?': {
    heading: 'what-goes-wrong',
    says: "A component with an inline `template` · Nothing: the conditions of every environment lead to the build of Vue that contains the compiler. · `defineComponent({ template: '<p>{{ n }}</p>' })` works in a test without an alias.",
    test: `// @rstest-environment happy-dom
import { expect, test } from '@rstest/core';
import { mount } from '@vue/test-utils';
import { defineComponent } from 'vue';
test('a', () => {
  const Count = defineComponent({ template: '<p>{{ n }}</p>', data: () => ({ n: 3 }) });
  expect(mount(Count).text()).toBe('3');
});`,
    command:
      'npx rstest --dev.writeToDisk && grep -l node_modules/vue/index.mjs dist/.rstest-temp/*test~ts.mjs',
    output: ['Tests 1 passed', 'test~ts.mjs'],
  },
  'How do I stub a router link, and where is the content of a teleport?': {
    heading: 'what-goes-wrong',
    says: [
      '`findComponent(RouterLinkStub).props().to` is the target.',
      "The text of a teleport is missing in the wrapper · It's in `document.body`.",
    ],
    test: "/** @rstest-environment jsdom */\nimport { mount, RouterLinkStub } from '@vue/test-utils';\nimport { expect, test } from '@rstest/core';\nimport { defineComponent, h, inject, resolveComponent, Teleport } from 'vue';\nconst Link = defineComponent({ setup: () => { const RouterLink = resolveComponent('RouterLink'); return () => h(RouterLink as never, { to: '/cart' }, () => 'Cart'); } });\nconst Far = defineComponent({ setup: () => () => h(Teleport, { to: 'body' }, [h('b', 'far')]) });\ntest('link', () => {\n  const wrapper = mount(Link, { global: { stubs: { RouterLink: RouterLinkStub } } });\n  expect(wrapper.text()).toBe('Cart');\n  expect(wrapper.findComponent(RouterLinkStub).props().to).toBe('/cart');\n  mount(Link);\n});\ntest('teleport', () => {\n  expect(mount(Far).text()).toBe('');\n  expect(document.body.innerHTML).toBe('<b>far</b>');\n  expect(mount(Far, { global: { stubs: { teleport: true } } }).text()).toBe('far');\n});\n",
    output: ['Failed to resolve component: RouterLink', 'Tests 2 passed'],
  },
  'How do I provide a fake value for inject?': {
    heading: 'provide-values-and-plugins',
    says: 'Whatever the app sets up with `app.provide` or `app.use` goes into `global`.',
    test: "/** @rstest-environment jsdom */\nimport { mount, RouterLinkStub } from '@vue/test-utils';\nimport { expect, test } from '@rstest/core';\nimport { defineComponent, h, inject, resolveComponent, Teleport } from 'vue';\nconst Page = defineComponent({ setup: () => { const theme = inject('theme', 'none'); return () => h('p', theme); } });\ntest('a', () => { expect(mount(Page, { global: { provide: { theme: 'dark' } } }).text()).toBe('dark'); });\n",
    output: ['Tests 1 passed'],
  },
  'getActivePinia() was called but there was no active Pinia': {
    heading: 'what-goes-wrong',
    says: '`getActivePinia()` was called but there was no active Pinia · The test has no store.',
    test: `import { defineStore } from 'pinia';
import { test } from '@rstest/core';
test('a', () => { defineStore('cart', {})(); });`,
    exitCode: 1,
    output: ['"getActivePinia()" was called but there was no active Pinia'],
  },
  'How do I test v-model of a component?': {
    heading: 'set-up-and-test-a-component',
    says: [
      'To test `v-model` of a component, pass the value and let its event change it.',
      'Without the listener, the event is recorded and the prop stays:',
      "`Cannot access 'field' before initialization`. Then wait in it: `(modelValue) => nextTick(() => field.setProps({ modelValue }))`.",
    ],
    files: {
      'rstest.config.ts': `import { pluginVue } from '@rsbuild/plugin-vue';
export default { plugins: [pluginVue()], testEnvironment: 'happy-dom' };`,
      'TitleField.vue': `<script setup>
const title = defineModel();
</script>
<template><input v-model="title" /></template>
`,
      'a.test.js': `import { expect, test } from '@rstest/core';
import { flushPromises, mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import TitleField from './TitleField.vue';
test('a', async () => {
  const field = mount(TitleField, {
    props: { modelValue: 'Atlas', 'onUpdate:modelValue': (modelValue) => field.setProps({ modelValue }) },
  });
  await field.get('input').setValue('Emma');
  expect(field.props('modelValue')).toBe('Emma');
  expect(field.emitted('update:modelValue')).toEqual([['Emma']]);
  const alone = mount(TitleField, { props: { modelValue: 'Atlas' } });
  await alone.get('input').setValue('Emma');
  expect(alone.props('modelValue')).toBe('Atlas');
  expect(alone.emitted('update:modelValue')).toEqual([['Emma']]);
});
const Early = { props: ['modelValue'], emits: ['update:modelValue'], setup: (props, { emit }) => { if (!props.modelValue) emit('update:modelValue', 'new'); return () => props.modelValue; } };
test('early', async () => {
  expect(() => { const field = mount(Early, { props: { 'onUpdate:modelValue': (modelValue) => field.setProps({ modelValue }) } }); }).toThrow("Cannot access 'field' before initialization");
  const field = mount(Early, { props: { 'onUpdate:modelValue': (modelValue) => nextTick(() => field.setProps({ modelValue })) } });
  await flushPromises();
  expect(field.text()).toBe('new');
});
`,
    },
    output: ['Tests 2 passed'],
  },
  'How do I spy on an event of a component by a listener in its props?': {
    heading: 'set-up-and-test-a-component',
    says: [
      'with an `rs.fn()` as `onAdd`, write `expect(onAdd).toHaveBeenCalledWith(3)`. For `book-sold`, it is `onBookSold`. `emitted()` has the event all the same.',
    ],
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `${core}import { mount } from '@vue/test-utils';
import { h } from 'vue';
test.each([true, false])('declared: %s', async (declared) => {
  const Cart = {
    ...(declared && { emits: ['add', 'book-sold'] }),
    setup: (_: unknown, { emit }: { emit: (...words: unknown[]) => void }) => () =>
      h('button', { onClick: () => { emit('add', 3); emit('book-sold', 'B-1', 2); } }),
  };
  const onAdd = rs.fn();
  const onBookSold = rs.fn();
  const cart = mount(Cart as never, { props: { onAdd, onBookSold } as never });
  await cart.get('button').trigger('click');
  expect(onAdd.mock.calls).toEqual([[3]]);
  expect(onBookSold.mock.calls).toEqual([['B-1', 2]]);
  expect([cart.emitted('add'), cart.emitted('book-sold')]).toEqual([[[3]], [['B-1', 2]]]);
});`,
    ),
    output: ['Tests 4 passed'],
  },
  'How do I test what a component provides?': {
    heading: 'provide-values-and-plugins',
    says: "`mount(Shop, { slots: { default: () => h(Child) } })`, where `Child` returns `{ currency: inject('currency') }` from `setup`, then `findComponent(Child).vm.currency`.",
    test: `// @rstest-environment happy-dom
import { mount } from '@vue/test-utils';
import { defineComponent, h, inject, provide } from 'vue';
import { expect, test } from '@rstest/core';
const Shop = defineComponent({ setup: (_, { slots }) => { provide('currency', 'EUR'); return () => slots.default?.(); } });
const Child = defineComponent({ setup: () => ({ currency: inject('currency') }), render: () => null });
test('a', () => {
  const shop = mount(Shop, { slots: { default: () => h(Child) } });
  expect(shop.findComponent(Child).vm.currency).toBe('EUR');
});`,
    output: ['Tests 1 passed'],
  },
  'mount fails in a child component: how do I stub one child, or test an error boundary?': {
    heading: 'what-goes-wrong',
    says: [
      "`global: { stubs: { Menu: true } }` replaces the child of that name; `Menu: { template: '<b />' }` says what to render instead.",
      "No parent captures it; `errorHandler` in `global.config` is called, too. · `expect(() => mount(Page)).toThrow('no stock')`.",
      "If a parent's `onErrorCaptured` returns `false`, `mount` goes on, and shows what that parent renders after `await nextTick()`.",
    ],
    files: {
      ...config,
      'Menu.vue': "<script setup>throw new Error('no stock');</script><template><i /></template>",
      'Page.vue':
        '<script setup>import Menu from "./Menu.vue";</script><template><p><Menu /></p></template>',
      'Guard.vue': `<script setup>
import { onErrorCaptured, ref } from 'vue';
import Page from './Page.vue';
const error = ref();
onErrorCaptured(({ message }) => { error.value = message; return false; });
</script><template><b v-if="error">{{ error }}</b><Page v-else /></template>`,
      'a.test.js': `${core}import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import Guard from './Guard.vue';
import Page from './Page.vue';
test('a', async () => {
  const errorHandler = rs.fn();
  expect(() => mount(Page, { global: { config: { errorHandler } } })).toThrow('no stock');
  expect(errorHandler).toHaveBeenCalledTimes(1);
  const html = (stub) => mount(Page, { global: { stubs: { Menu: stub } } }).html().replace(/\\s/g, '');
  console.log(html(true), html({ template: '<b />' }));
  const guard = mount(Guard);
  await nextTick();
  console.log(guard.html());
});
`,
    },
    command: 'npx rstest --testEnvironment=happy-dom',
    output: ['<p><menu-stub></menu-stub></p> <p><b></b></p>', '<b>no stock</b>'],
  },
  'Does a mistake in a template fail the run?': {
    heading: 'what-goes-wrong',
    says: '`VueCompilerError` or `At least one <template> or <script> is required`, and `build failed`, but the tests run · A mistake in a template, or an empty file, leaves the component empty; the exit code stays 0 if no test notices it.',
    files: {
      'rstest.config.mjs':
        "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()], testEnvironment: 'happy-dom' };",
      'Bad.vue': '<template><p>{{ title </p></template>',
      'Empty.vue': '',
      'a.test.js':
        "import { test } from '@rstest/core'; import { mount } from '@vue/test-utils'; import Bad from './Bad.vue'; import Empty from './Empty.vue'; test('a', () => { console.log('HTML', JSON.stringify(mount(Bad).text()), Empty); });",
    },
    output: [
      'At least one <template> or <script> is required',
      /VueCompilerError[\s\S]*build failed[\s\S]*HTML ""[\s\S]*Tests 1 passed/,
    ],
  },
  'Why does emitted() repeat itself, isVisible() say true, focus() do nothing, a key on window have no effect, and a spy on vm see no call?':
    {
      heading: 'what-goes-wrong',
      says: [
        'It keeps the array or object itself, which the component then changed.',
        "`isVisible()` is `true` in happy-dom and keeps its first answer in jsdom, `focus()` does nothing, a listener on `window` or `document` isn't called · The component isn't in the document. · `mount(Menu, { attachTo: document.body })`, and `unmount()` at the end. Or dispatch it there:",
        'on `Menu.methods` of an options component',
      ],
      test: `import { mount } from '@vue/test-utils';
import { expect, rs, test } from '@rstest/core';
import { defineComponent, h } from 'vue';
const list: string[] = [];
const Menu = defineComponent({
  emits: ['change'],
  methods: { add() { list.push('x'); this.$emit('change', list); } },
  render() { return h('p', [h('button', { onClick: this.add }), h('i', { style: { display: 'none' } })]); },
});
test('emitted', async () => {
  const seen: string[][] = [];
  const menu = mount(Menu, { props: { onChange: (all: string[]) => seen.push([...all]) } });
  for (let n = 0; n < 2; n++) await menu.get('button').trigger('click');
  expect(menu.emitted('change')).toEqual([[['x', 'x']], [['x', 'x']]]);
  expect(seen).toEqual([['x'], ['x', 'x']]);
});
test('attached', () => {
  const state = (options = {}) => {
    const menu = mount(Menu, options);
    menu.get('button').element.focus();
    const found = [menu.get('i').isVisible(), document.activeElement === menu.get('button').element];
    menu.unmount();
    return found;
  };
  expect(state()).toEqual(['happyDOM' in window, false]);
  expect(state({ attachTo: document.body })).toEqual([false, true]);
});
test('keys', async () => {
  const seen: string[] = [];
  window.addEventListener('keydown', ({ key }) => seen.push(key));
  await mount(Menu).trigger('keydown', { key: 'a' });
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
  await mount(Menu, { attachTo: document.body }).trigger('keydown', { key: 'c' });
  expect(seen).toEqual(['b', 'c']);
});
test('spies', async () => {
  const late = mount(Menu);
  const lateSpy = rs.spyOn(late.vm, 'add');
  await late.get('button').trigger('click');
  expect(lateSpy).not.toHaveBeenCalled();
  const spy = rs.spyOn((Menu as any).methods, 'add');
  await mount(Menu).get('button').trigger('click');
  expect(spy).toHaveBeenCalledOnce();
});`,
      command: 'for e in happy-dom jsdom; do npx rstest --testEnvironment=$e; done',
      output: [/Tests 4 passed[\s\S]*Tests 4 passed/],
    },
  'The DOM is not updated after $emit of a child': {
    heading: 'set-up-and-test-a-component',
    says: "A direct change of state and `findComponent(Child).vm.$emit('add')` give you no promise to await: follow them with `await nextTick()`.",
    test: `// @rstest-environment happy-dom
import { mount } from '@vue/test-utils';
import { expect, test } from '@rstest/core';
import { defineComponent, h, nextTick, ref } from 'vue';
const Child = defineComponent({ emits: ['add'], render: () => h('i') });
const count = ref(0);
const Page = defineComponent({ render: () => h('p', [count.value, h(Child, { onAdd: () => { count.value += 1; } })]) });
test('a', async () => {
  const page = mount(Page);
  page.findComponent(Child).vm.$emit('add');
  expect(page.text()).toBe('0');
  await nextTick();
  expect(page.text()).toBe('1');
  count.value = 5;
  await nextTick();
  expect(page.text()).toBe('5');
});`,
    output: ['Tests 1 passed'],
  },
  'Why are a watcher, setProps, an attribute from a template ref or a nested prop not up to date?':
    {
      heading: 'set-up-and-test-a-component',
      says: [
        "Without `await` before `setValue`, `setProps` and `trigger`, the test reads the old document, and watchers haven't run.",
        'Right after `mount`, what depends on a template ref needs it, too.',
        "A change inside of an object that you gave as a prop isn't seen: pass a new one by `setProps`, or one made with `reactive`.",
      ],
      test: `// @rstest-environment happy-dom
import { mount } from '@vue/test-utils';
import { expect, test } from '@rstest/core';
import { computed, defineComponent, nextTick, reactive, ref, watch } from 'vue';
const Page = defineComponent({
  props: ['n', 'book'],
  setup(props) {
    const seen = ref(0);
    const element = ref<HTMLElement>();
    watch(() => props.n, () => { seen.value++; });
    return { seen, element, tag: computed(() => element.value?.tagName), title: computed(() => props.book.of.title) };
  },
  template: '<p ref="element" :data-tag="tag">{{ n }} {{ seen }} {{ title }}</p>',
});
test('a', async () => {
  const book = { of: { title: 'Atlas' } };
  const page = mount(Page, { props: { n: 1, book } });
  expect(page.attributes('data-tag')).toBe(undefined);
  await nextTick();
  expect(page.attributes('data-tag')).toBe('P');
  const done = page.setProps({ n: 2 });
  expect(page.text()).toBe('1 0 Atlas');
  await done;
  expect(page.text()).toBe('2 1 Atlas');
  book.of.title = 'Emma';
  await nextTick();
  expect(page.text()).toBe('2 1 Atlas');
  await page.setProps({ book: { of: { title: 'Botany' } } });
  expect(page.text()).toBe('2 1 Botany');
  const known = reactive({ of: { title: 'Atlas' } });
  await page.setProps({ book: known });
  known.of.title = 'Emma';
  await nextTick();
  expect(page.text()).toBe('2 1 Emma');
});`,
      output: ['Tests 1 passed'],
    },
  'What does Failed to locate Teleport target mean?': {
    heading: 'what-goes-wrong',
    says: 'With `Failed to locate Teleport target`, put the target into `document.body` first.',
    test: `/** @rstest-environment jsdom */
import { mount } from '@vue/test-utils';
import { expect, rs, test } from '@rstest/core';
test('a', () => {
  const Page = { template: '<Teleport to="#far"><b>far</b></Teleport>' };
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  mount(Page);
  expect(warn.mock.calls[0]?.[0]).toContain('Failed to locate Teleport target');
  expect(document.querySelector('b')).toBe(null);
  warn.mockClear();
  document.body.innerHTML = '<div id="far"></div>';
  const page = mount(Page);
  expect(document.querySelector('#far')?.textContent).toBe('far');
  expect(warn).not.toHaveBeenCalled();
  page.unmount();
  expect(document.body.innerHTML).toBe('<div id="far"></div>');
});`,
    output: ['Tests 1 passed'],
  },
  'Why does the input have its old value some time after setValue?': {
    heading: 'set-up-and-test-a-component',
    says: [
      'If nothing changes the prop, an input with `:value="modelValue"` shows what `setValue` wrote until its component renders again, and then the prop. So does one of `defineModel`, but without a listener it keeps the text.',
      "If a `key` or `v-if` makes another input in its place, that one has only what the component binds: call `get('input')` again.",
    ],
    files: {
      ...config,
      'Plain.vue':
        '<script setup>defineProps(["modelValue", "n"]); defineEmits(["update:modelValue"]);</script><template><input :value="modelValue" @input="$emit(\'update:modelValue\', $event.target.value)" />{{ n }}</template>',
      'Model.vue':
        '<script setup>const text = defineModel(); defineProps(["n"]);</script><template><input v-model="text" />{{ n }}</template>',
      'Keyed.vue':
        '<script setup>import { ref } from "vue"; const n = ref(0);</script><template><input :key="n" @input="n++" /></template>',
      'Bound.vue':
        '<script setup>import { ref } from "vue"; defineProps(["modelValue"]); const n = ref(0);</script><template><input :key="n" :value="modelValue" @input="n++" /></template>',
      'Either.vue':
        '<script setup>import { ref } from "vue"; const on = ref(true);</script><template><p v-if="on"><input @input="on = false" /></p><div v-else><input /></div></template>',
      ...inEnvironments(
        ['jsdom', 'happy-dom'],
        'ts',
        () => `import { mount } from '@vue/test-utils';
import { expect, test } from '@rstest/core';
import Bound from './Bound.vue';
import Either from './Either.vue';
import Keyed from './Keyed.vue';
import Model from './Model.vue';
import Plain from './Plain.vue';
test.each([[Plain, false, 'a'], [Plain, true, 'a'], [Model, false, 'b'], [Model, true, 'a']])('a %#', async (field, heard, later) => {
  const page = mount(field as any, { props: { modelValue: 'a', n: 1, ...(heard && { 'onUpdate:modelValue': () => {} }) } });
  await page.get('input').setValue('b');
  expect(page.get('input').element.value).toBe('b');
  await page.setProps({ n: 2 } as any);
  expect(page.get('input').element.value).toBe(later);
});
test.each([[Keyed, {}, ''], [Either, {}, ''], [Bound, { modelValue: 'a' }, 'a']])('b %#', async (field, props, later) => {
  const page = mount(field as any, { props });
  const first = page.get('input');
  await first.setValue('b');
  expect([first.element.value, page.get('input').element.value]).toEqual(['b', later]);
});`,
      ),
    },
    output: ['Tests 14 passed'],
  },
  'Why does a snapshot show [object Object] for a prop of a stub?': {
    heading: 'what-goes-wrong',
    says: "`book=\"[object Object]\"` in a snapshot · An automatic stub shows each prop as an attribute, and one of your own each that it doesn't declare. · Ask the stub for its props: `expect(wrapper.findComponent(Price).props('book')).toEqual({ sku: 'B-1' })`.",
    test: `// @rstest-environment jsdom
import { mount, shallowMount } from '@vue/test-utils';
import { h } from 'vue';
import { expect, test } from '@rstest/core';
const Price = { name: 'Price', props: ['book'], render: () => h('b') };
const Shop = { render: () => h('div', [h(Price, { book: { sku: 'B-1' } })]) };
test.each([['shallow', () => shallowMount(Shop)], ['stubs', () => mount({ components: { Price }, template: '<div><Price :book="{ sku: \\'B-1\\' }" /></div>' }, { global: { stubs: { Price: true } } })]])('%s', (_, show) => {
  const wrapper = show();
  expect(wrapper.html()).toContain('book="[object Object]"');
  expect(wrapper.findComponent(Price).props('book')).toEqual({ sku: 'B-1' });
  expect(wrapper.findComponent(Price).props('book')).not.toEqual({ sku: 'B-2' });
});
test.each([[{}, true], [{ props: ['book'] }, false]])('own %j', (declared, shows) => {
  const stub = { ...declared, template: '<b />' };
  const wrapper = mount({ components: { Price }, template: '<div><Price :book="{ sku: \\'B-1\\' }" /></div>' }, { global: { stubs: { Price: stub } } });
  expect(wrapper.html().includes('book="[object Object]"')).toBe(shows);
});`,
    output: ['Tests 4 passed'],
  },
  'How do I unmount what each test mounted, in all files?': {
    heading: 'what-goes-wrong',
    says: [
      '`mount` unmounts nothing afterwards.',
      '`enableAutoUnmount(afterEach)` in a [setup file](/config/test/setupFiles), with `afterEach` of `@rstest/core`. With [`isolate: false`](/config/test/isolate), call `disableAutoUnmount()` before it, or the next file of the worker fails with `enableAutoUnmount cannot be called more than once`.',
    ],
    files: {
      'rstest.config.ts':
        "export default { testEnvironment: 'happy-dom', setupFiles: process.env.OFF ? [] : ['./setup.ts'] };",
      'setup.ts': `import { afterEach } from '@rstest/core';
import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils';
if (process.env.FIX) disableAutoUnmount();
enableAutoUnmount(afterEach);`,
      ...Object.fromEntries(
        ['a.test.ts', 'b.test.ts'].map((name) => [
          name,
          `import { expect, test } from '@rstest/core';
import { mount } from '@vue/test-utils';
import { h, onUnmounted } from 'vue';
let gone = 0;
test('mounts', () => { mount({ setup() { onUnmounted(() => gone++); return () => h('p'); } }, { attachTo: document.body }); });
test('is empty', () => { expect([gone, document.body.innerHTML]).toEqual([1, '']); });`,
        ]),
      ),
    },
    command:
      'OFF=1 npx rstest a; npx rstest; npx rstest --isolate=false --pool.maxWorkers=1; FIX=1 npx rstest --isolate=false --pool.maxWorkers=1',
    output: [
      /Tests 1 failed \| 1 passed[\s\S]*Tests 4 passed[\s\S]*enableAutoUnmount cannot be called more than once[\s\S]*Tests 4 passed/,
    ],
  },
  'Why does the snapshot of a Vue wrapper have thousands of lines?': {
    heading: 'what-goes-wrong',
    says: '`VueWrapper {` and thousands of lines in a snapshot, or warnings such as `Avoid app logic that relies on enumerating keys` · The wrapper is stored with its internals. · Store `wrapper.html()` or `wrapper.element`, with comments and `data-v-…` left out. For all at once, add the serializer `{ test: (value) => value instanceof VueWrapper, serialize: (value) => value.html() }`.',
    files: {
      'rstest.config.mjs': `export default { testEnvironment: 'happy-dom' };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { mount, VueWrapper } from '@vue/test-utils';
import { h } from 'vue';
const Price = { props: ['cents'], render(this: { cents: number }) { return h('b', { class: 'price' }, this.cents); } };
const wrapper = () => mount(Price, { props: { cents: 5 } });
test('whole', () => { expect(wrapper()).toMatchSnapshot(); });
test('html', () => { expect(wrapper().html()).toMatchInlineSnapshot(\`"<b class="price">5</b>"\`); });
test('element', () => { expect(wrapper().element).toMatchInlineSnapshot(\`
  <b
    class="price"
  >
    5
  </b>
\`); });
test('serializer', () => {
  expect.addSnapshotSerializer({ test: (value) => value instanceof VueWrapper, serialize: (value) => value.html() });
  expect(wrapper()).toMatchInlineSnapshot(\`<b class="price">5</b>\`);
});`,
    },
    command:
      'unset CI; npx rstest; head -4 __snapshots__/a.test.ts.snap; test $(wc -l < __snapshots__/a.test.ts.snap) -gt 1000 && echo THOUSANDS',
    output: [
      'Avoid app logic that relies on enumerating keys',
      'Tests 4 passed',
      'VueWrapper {',
      'THOUSANDS',
    ],
  },
  'How do I test the hydration of HTML that a server rendered?': {
    heading: 'what-goes-wrong',
    says: "`mount` with `attachTo: '#app'` adds to the HTML of the server · `mount` doesn't hydrate. · To test hydration, let `document.body.innerHTML` hold `await renderToString(createSSRApp(Page))`, from `vue/server-renderer`, in its `<div id=\"app\">`. Then `createSSRApp(Page).mount('#app')` keeps these elements, and `app.unmount()` ends it. Where something differs, Vue prints `Hydration text content mismatch` or the like:",
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      () => `import { expect, rs, test } from '@rstest/core';
import { mount } from '@vue/test-utils';
import { createSSRApp, defineComponent, h, nextTick, ref } from 'vue';
import { renderToString } from 'vue/server-renderer';
const Page = defineComponent({
  props: { start: { type: Number, default: 0 } },
  setup(props) {
    const count = ref(props.start);
    return () => h('button', { onClick: () => count.value++ }, String(count.value));
  },
});
const serve = async () => {
  document.body.innerHTML = '<div id="app">' + (await renderToString(createSSRApp(Page))) + '</div>';
  return document.querySelector('button')!;
};
test('hydrates', async () => {
  const warn = rs.spyOn(console, 'warn').mockReturnValue();
  rs.spyOn(console, 'error').mockReturnValue();
  const button = await serve();
  const app = createSSRApp(Page);
  app.mount('#app');
  expect(document.querySelector('button')).toBe(button);
  button.click();
  await nextTick();
  expect(button.textContent).toBe('1');
  expect(warn).not.toHaveBeenCalled();
  app.unmount();
  await serve();
  createSSRApp(Page, { start: 5 }).mount('#app');
  expect(warn.mock.calls[0]?.[0]).toContain('Hydration text content mismatch');
});
test('mount adds', async () => {
  await serve();
  mount(Page, { attachTo: '#app' });
  expect(document.querySelectorAll('button')).toHaveLength(2);
});
`,
    ),
    output: ['Tests 4 passed'],
  },
} satisfies Answers;
