import { type Answers, core, inEnvironments } from '../../../support/answers.ts';

/** The same tests in both simulated browsers. */
const inBoth = (body: string) =>
  inEnvironments(
    ['happy-dom', 'jsdom'],
    'ts',
    () => `import { config, mount } from '@vue/test-utils';
import { expect, rs, test } from '@rstest/core';
import { defineComponent, h, inject, nextTick, onMounted, provide } from 'vue';
const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
const html = (component: any, options = {}) => mount(component, options).html().replace(/\\s*\\n\\s*/g, '');
${body}`,
  );
const page = `const Price = defineComponent({ name: 'Price', props: ['cents'], emits: ['sold'], template: '<b>{{ cents }}<slot /></b>' });
const Page = defineComponent({ components: { Price }, data: () => ({ n: 0, open: true }), template: '<div><Price v-tip="1" :cents="5" @sold="n++">slot</Price><BaseLink to="/x">go</BaseLink><Transition><i v-if="open">box</i></Transition>{{ n }}</div>', directives: { tip: { mounted: (el: any) => { el.title = 'real'; } } } });
const link = { BaseLink: true };`;

export default {
  'How do I test code that calls a method of a child by a ref, and how do I get a ref myself?': {
    heading: 'child-components-and-directives',
    says: [
      "`stubs: { Toast: { template: '<i />', methods: { show } } }`, where `show` is an `rs.fn()`; with `Toast: true`, it `is not a function`. Or `rs.spyOn(wrapper.findComponent(Toast).vm, 'show')`",
      "`find({ ref: 'save' })`, in a `v-for`, too. One of the test, `const card = ref()`, needs `mount({ render: () => h(Card, { ref: card }) })`: in `props`, it stays `undefined`",
      "With its key, `global: { provide: { [shopKey]: 'EUR' } }`: import the key, because another `Symbol('shop')` is another key.",
    ],
    files: inBoth(`import { ref } from 'vue';
const real = rs.fn();
const Toast = defineComponent({ name: 'Toast', template: '<i>toast</i>', methods: { show: real } });
const Page = defineComponent({ components: { Toast }, template: '<Toast ref="toast" /><button @click="$refs.toast.show()">x</button><p v-for="n in [1, 2]"><b :ref="\`save\${n}\`">{{ n }}</b></p>' });
test('stub', async () => {
  const show = rs.fn();
  await mount(Page, { global: { stubs: { Toast: { template: '<i />', methods: { show } } } } }).get('button').trigger('click');
  expect(show).toHaveBeenCalledTimes(1);
  const errorHandler = rs.fn();
  await mount(Page, { global: { stubs: { Toast: true }, config: { errorHandler } } }).get('button').trigger('click');
  expect(errorHandler.mock.calls[0][0].message).toMatch('show is not a function');
  const wrapper = mount(Page);
  const spy = rs.spyOn(wrapper.findComponent(Toast).vm as any, 'show').mockImplementation(() => {});
  await wrapper.get('button').trigger('click');
  expect(spy).toHaveBeenCalledTimes(1);
  expect(real).not.toHaveBeenCalled();
  expect([wrapper.find({ ref: 'save1' }).text(), wrapper.find({ ref: 'save2' }).text()]).toEqual(['1', '2']);
});
test('ref', () => {
  const Card = defineComponent({ setup: (_, { expose }) => { expose({ go: () => 3 }); return () => h('i'); } });
  const card = ref();
  mount(Card, { props: { ref: card } as any });
  expect(card.value).toBeUndefined();
  mount({ render: () => h(Card, { ref: card }) });
  expect(card.value.go()).toBe(3);
});
test('key', () => {
  const shopKey = Symbol('shop');
  const Price = defineComponent({ setup: () => { const shop = inject(shopKey, 'none'); return () => h('b', shop); } });
  expect(mount(Price, { global: { provide: { [shopKey]: 'EUR' } } }).text()).toBe('EUR');
  expect(mount(Price, { global: { provide: { [Symbol('shop')]: 'EUR' } } }).text()).toBe('none');
});
`),
    output: ['Tests 6 passed'],
  },
  'What is shallowMount, when is an async child there, how is a composable replaced, and why does a click leave v-model?':
    {
      heading: 'child-components-and-directives',
      says: [
        '`shallowMount(Page)`, which is `mount(Page, { shallow: true })`; `shallowMount(Page, { global: { stubs: { Price: false } } })`.',
        '`await flushPromises()` after `mount`, for an `import()` too; or a stub by its name in the parent, `stubs: { Chart: true }`',
        "`rs.mock('./useCart', () => ({ useCart: () => ({ total: ref(5) }) }))`: the page follows the `ref`",
        "`trigger('click')`, on the label too, changes `v-model` only after `mount` with `attachTo: document.body`",
      ],
      files: {
        'useCart.ts':
          "import { ref } from 'vue';\nexport const useCart = () => ({ total: ref(0) });",
        'Chart.ts': "export default { template: '<b>chart</b>' };",
        ...inBoth(`import { flushPromises, shallowMount } from '@vue/test-utils';
import { defineAsyncComponent, ref } from 'vue';
import { useCart } from './useCart';
rs.mock('./useCart', () => { const total = ref(5); return { useCart: () => ({ total }) }; });
const Price = defineComponent({ name: 'Price', template: '<i>5</i>' });
const Chart = defineAsyncComponent(() => import('./Chart'));
const Page = defineComponent({ components: { Chart, Price }, template: '<div><Price /><Chart /></div>' });
const flat = (wrapper: { html(): string }) => wrapper.html().replace(/\\s*\\n\\s*/g, '');
test('shallow', () => {
  expect(flat(shallowMount(Page))).toBe('<div><price-stub></price-stub><chart-stub></chart-stub></div>');
  expect(html(Page, { shallow: true })).toBe(flat(shallowMount(Page)));
  expect(flat(shallowMount(Page, { global: { stubs: { Price: false } } }))).toBe('<div><i>5</i><chart-stub></chart-stub></div>');
});
test('async', async () => {
  const page = mount(Page);
  expect(page.text()).toBe('5');
  await flushPromises();
  expect(page.text()).toBe('5chart');
  expect(html(Page, { global: { stubs: { Chart: true } } })).toContain('<chart-stub>');
});
test('composable', async () => {
  const cart = mount(defineComponent({ setup: useCart, template: '<p>{{ total }}</p>' }));
  expect(cart.text()).toBe('5');
  useCart().total.value = 6;
  await nextTick();
  expect(cart.text()).toBe('6');
});
test.each([[false], [true]])('click, attached: %s', async (attached) => {
  const Gift = defineComponent({ data: () => ({ gift: false, how: '' }), template: '<div><input type="checkbox" id="gift" v-model="gift"><label for="gift">Gift</label><input type="radio" value="x" v-model="how"><p>{{ gift }}{{ how }}</p></div>' });
  const gift = mount(Gift, attached ? { attachTo: document.body } : {});
  await gift.get('#gift').trigger('click');
  await gift.get('[type=radio]').trigger('click');
  expect(gift.text()).toBe(attached ? 'Gifttruex' : 'Giftfalse');
  await gift.get('label').trigger('click');
  expect(gift.text()).toBe(attached ? 'Giftfalsex' : 'Giftfalse');
  gift.unmount();
  const other = mount(Gift);
  await other.get('#gift').setValue(true);
  await other.get('[type=radio]').setValue();
  expect(other.text()).toBe('Gifttruex');
});`),
      },
      output: ['Tests 10 passed'],
    },
  'Where are named slots of a stub, and why does fireEvent.change leave v-model as it was?': {
    heading: 'child-components-and-directives',
    says: [
      'which leaves out named slots: write `<slot name="footer" />` into the template of your own, or for all stubs `config.plugins.createStubs = () => defineComponent({ render() { return h(\'p\', Object.values(this.$slots).map((slot) => slot({}))); } })`, where slots get no props',
      "`fireEvent.input(field, { target: { value: 'Emma' } })`, then `await nextTick()`. `fireEvent.change` changes what the field shows, but what `v-model` holds only with `.lazy`, or for a `<select>`, a checkbox or a radio button.",
    ],
    files: inBoth(`import { fireEvent } from '@testing-library/dom';
import { shallowMount } from '@vue/test-utils';
import { ref } from 'vue';
const Card = defineComponent({ name: 'Card', template: '<div><slot /><slot name="footer" :n="1" /></div>' });
const Page = defineComponent({ components: { Card }, template: '<main><Card>Main<template #footer="{ n }">Foot{{ n }}</template></Card></main>' });
const texts = (options = {}) => shallowMount(Page, options).text();
test('slots', () => {
  expect(texts()).toBe('');
  config.global.renderStubDefaultSlot = true;
  expect(texts()).toBe('Main');
  config.global.renderStubDefaultSlot = false;
  expect(texts({ global: { stubs: { Card: { template: '<p><slot name="footer" n="2" /></p>' } } } })).toBe('Foot2');
  config.plugins.createStubs = () => defineComponent({ render() { return h('p', Object.values(this.$slots).map((slot: any) => slot({}))); } });
  expect(texts()).toContain('Main');
  expect(texts()).toMatch(/Foot(?!1)/);
});
test('fields', async () => {
  const wrapper = mount({
    setup: () => ({ a: ref('a'), lazy: ref('a'), list: ref('a') }),
    template: '<b>{{ a }} {{ lazy }} {{ list }}</b><input v-model="a" /><input v-model.lazy="lazy" /><select v-model="list"><option>a</option><option>Emma</option></select>',
  });
  const [field, lazy] = wrapper.findAll('input').map(({ element }) => element);
  const target = { target: { value: 'Emma' } };
  const after = async () => { await nextTick(); return wrapper.get('b').text(); };
  fireEvent.change(field!, target);
  expect(field!.value).toBe('Emma');
  expect(await after()).toBe('a a a');
  field!.value = '';
  fireEvent.input(field!, target);
  expect(await after()).toBe('Emma a a');
  fireEvent.change(lazy!, target);
  expect(await after()).toBe('Emma Emma a');
  fireEvent.change(wrapper.get('select').element, target);
  expect(await after()).toBe('Emma Emma Emma');
  const boxes = mount({
    setup: () => ({ gift: ref(false), size: ref('s') }),
    template: '<b>{{ gift }} {{ size }}</b><input type="checkbox" v-model="gift" /><input type="radio" value="m" v-model="size" />',
  });
  for (const { element } of boxes.findAll('input')) fireEvent.change(element, { target: { checked: true } });
  await nextTick();
  expect(boxes.get('b').text()).toBe('true m');
});`),
    output: ['Tests 4 passed'],
  },
  'How do I test slots, scoped slots, and what a renderless component hands to its slot?': {
    heading: 'slots',
    says: [
      'text, HTML or a component, or an array of them',
      'where `{{ params.book }}` without a `<template>` does the same',
      "then `expect(seen).toEqual([{ book: 'Atlas' }])`",
      'leave `slots` out',
    ],
    files: inBoth(`test('a', () => {
  const List = defineComponent({ template: '<p><slot book="Atlas">none</slot><slot name="footer" /></p>' });
  expect(html(List)).toBe('<p>none</p>');
  expect(html(List, { slots: { default: '<b>B</b>', footer: 'End' } })).toBe('<p><b>B</b>End</p>');
  expect(html(List, { slots: { footer: ['x', { template: '<i>c</i>' }] } })).toBe('<p>nonex<i>c</i></p>');
  for (const slot of [({ book }: any) => h('b', book), '<template #default="{ book }"><b>{{ book }}</b></template>', '<b>{{ params.book }}</b>'])
    expect(html(List, { slots: { default: slot } })).toBe('<p><b>Atlas</b></p>');
  const seen: unknown[] = [];
  mount(List, { slots: { default: (given: unknown) => { seen.push(given); return []; } } });
  expect(seen).toEqual([{ book: 'Atlas' }]);
});`),
    output: ['Tests 2 passed'],
  },
  'How do I stub a global component or a directive, keep slots, and find stubs by findComponent?': {
    heading: 'child-components-and-directives',
    says: [
      'It renders `<base-link-stub>`, with the props as attributes and without its slot',
      'for all stubs, `config.global.renderStubDefaultSlot = true`',
      '`config.global.stubs.BaseLink = true` in a setup file',
      'another look for each stub',
      '`findComponent(Price)` finds the stub by the original',
      'A stub of your own has the props that it declares',
      'Without either, Vue warns `Failed to resolve directive: tip`',
      'and what leaves is gone after `nextTick`',
    ],
    files: inBoth(`${page}
test('stubs', async () => {
  expect(html(Page, { global: { stubs: link } })).toContain('<base-link-stub to="/x"></base-link-stub>');
  expect(html(Page, { global: { stubs: { BaseLink: { template: '<a><slot /></a>' } } } })).toContain('<a to="/x">go</a>');
  const one = mount(Page, { global: { stubs: { ...link, Price: true } } });
  expect(one.findComponent(Price).props('cents')).toBe(5);
  one.findComponent(Price).vm.$emit('sold');
  await nextTick();
  expect(one.text()).toContain('1');
  const own = { props: ['cents'], template: '<u />' };
  expect(mount(Page, { global: { stubs: { ...link, Price: own } } }).findComponent(own).props()).toEqual({ cents: 5 });
  const bare = { template: '<u />' };
  expect(mount(Page, { global: { stubs: { ...link, Price: bare } } }).findComponent(bare).props()).toEqual({});
  expect(html(Page, { shallow: true, global: { stubs: { Price: false } } })).toContain('<b title="real">5slot</b>');
  config.global.renderStubDefaultSlot = true;
  expect(html(Page, { shallow: true })).toContain('>slot</price-stub>');
  config.global.renderStubDefaultSlot = false;
  (config.global.stubs as any).BaseLink = true;
  expect(html(Page)).toContain('base-link-stub');
  config.plugins.createStubs = ({ name }) => defineComponent({ render: () => h('p', name) });
  expect(html(Page, { shallow: true })).toContain('>Price</p>');
});
test('directives and transitions', async () => {
  expect(html(Page, { global: { stubs: { ...link, vTip: true } } })).not.toContain('title');
  expect(html(Page, { global: { stubs: { ...link, vTip: { mounted: (el: any) => { el.title = 'stub'; } } } } })).toContain('title="stub"');
  expect(html({ template: '<p v-tip />' }, { global: { directives: { tip: (el: any) => { el.title = 'given'; } } } })).toContain('title="given"');
  warn.mockClear();
  mount({ template: '<p v-tip />' });
  expect(warn.mock.calls[0]?.[0]).toContain('Failed to resolve directive: tip');
  const leaving = mount(Page, { global: { stubs: link } });
  leaving.vm.open = false;
  await nextTick();
  expect(leaving.text()).not.toContain('box');
});
test('provide', () => {
  const Shop = { setup() { provide('currency', 'EUR'); }, template: '<slot />' };
  let got: unknown;
  mount(Shop, { slots: { default: { setup() { got = inject('currency'); return () => null; } } } });
  expect(got).toBe('EUR');
});`),
    output: ['Tests 6 passed'],
  },
  'What happens when a composable is called outside of a component?': {
    heading: 'composables',
    says: 'Called in a test without a component, `inject` gives `undefined`, not its default, hooks such as `onMounted` never run, and Vue warns `inject() can only be used inside setup()`',
    files: inBoth(`test('a', async () => {
  const mounted = rs.fn();
  const use = () => { onMounted(mounted); return inject('currency', 'USD'); };
  expect(use()).toBe(undefined);
  await nextTick();
  expect(mounted).not.toHaveBeenCalled();
  expect(warn.mock.calls.join()).toContain('inject() can only be used inside setup()');
});`),
    output: ['Tests 2 passed'],
  },
  'wrapper.setValue() cannot be called on LABEL; v-model and compositionstart': {
    heading: 'form-fields-and-keys',
    says: [
      "what isn't a field fails with `cannot be called on LABEL`",
      "`v-model` takes the text only at `trigger('compositionend')`",
    ],
    files: inBoth(`test('a', async () => {
  const form = mount({ data: () => ({ name: 'a' }), template: '<form><label>Name <input v-model="name"></label></form>' });
  expect(() => form.get('label').setValue('b')).toThrow('cannot be called on LABEL');
  const input = form.get('input');
  await input.trigger('compositionstart');
  input.element.value = 'に';
  await input.trigger('input');
  expect(form.vm.name).toBe('a');
  await input.trigger('compositionend');
  expect(form.vm.name).toBe('に');
});`),
    output: ['Tests 2 passed'],
  },
  'How do I set checkboxes, radios, selects and fields of a library, and trigger keys with modifiers?':
    {
      heading: 'form-fields-and-keys',
      says: [
        '`false` fails for a radio button',
        'the value, not the text; with `multiple`, an array',
        'emits `update:modelValue`',
        'A key writes nothing into the field: use `setValue`',
        '`trigger` does nothing on it, without an error',
      ],
      files: inBoth(`test('a', async () => {
  const Field = defineComponent({ props: ['modelValue'], emits: ['update:modelValue'], template: '<i>{{ modelValue }}</i>' });
  const Form = defineComponent({ components: { Field }, data: () => ({ gift: false, way: '', currency: '', many: [], name: '', lib: '', keys: [] as string[] }), template: \`<form>
    <input id="gift" type="checkbox" v-model="gift"><input type="radio" value="post" v-model="way"><input id="express" type="radio" value="express" v-model="way">
    <select v-model="currency"><option value="EUR">Euro</option><option value="JPY">Yen</option></select><select id="many" multiple v-model="many"><option>a</option><option>b</option></select>
    <input id="name" v-model="name" @keydown.enter="keys.push('enter')" @keydown.meta.c="keys.push('copy')" @click.ctrl="keys.push('ctrl')"><Field v-model="lib" /><button disabled @click="keys.push('click')">x</button></form>\` });
  const form = mount(Form);
  const { vm } = form;
  await form.get('#name').setValue('Emma');
  await form.get('#gift').setValue(true);
  await form.get('#express').setValue();
  await expect(async () => form.get('#express').setValue(false)).rejects.toThrow('cannot be called with parameter false');
  await form.get('select').setValue('JPY');
  await form.get('#many').setValue(['a', 'b']);
  await form.findComponent(Field).setValue('set');
  expect(form.findComponent(Field).emitted('update:modelValue')).toEqual([['set']]);
  const field = form.get('#name');
  await field.trigger('keydown.enter');
  await field.trigger('keydown.meta.c');
  await field.trigger('keydown', { key: 'c', metaKey: true });
  await field.trigger('click', { ctrlKey: true });
  await field.trigger('keydown', { key: '1' });
  await form.get('button').trigger('click');
  expect({ ...vm.$data }).toEqual({ gift: true, way: 'express', currency: 'JPY', many: ['a', 'b'], name: 'Emma', lib: 'set', keys: ['enter', 'copy', 'copy', 'ctrl'] });
  await form.get('select').setValue('Euro');
  expect(vm.currency).not.toBe('EUR');
  expect(html({ template: '<p>{{ $t("hi") }}</p>' }, { global: { mocks: { $t: (key: string) => key } } })).toBe('<p>hi</p>');
  try { mount({ template: '<p>{{ $t("hi") }}</p>' }); } catch (error) { console.log(String(error)); }
});`),
      output: ['$t is not a function', 'Tests 2 passed'],
    },
  'How do I reach what script setup exposes, or does not?': {
    heading: 'child-components-and-directives',
    says: 'also by `findComponent(Price).vm`, exposed by `defineExpose` or not',
    files: {
      'rstest.config.mjs':
        "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()], testEnvironment: 'happy-dom' };",
      'Open.vue':
        '<script setup>import { ref } from "vue"; const count = ref(1); function reset() { count.value = 9; } defineExpose({ reset });</script><template><p>{{ count }}</p></template>',
      'Closed.vue':
        '<script setup>import { ref } from "vue"; const count = ref(1); function reset() { count.value = 9; }</script><template><p>{{ count }}</p></template>',
      'a.test.ts': `import { mount } from '@vue/test-utils';
import { expect, test } from '@rstest/core';
import { nextTick } from 'vue';
import Closed from './Closed.vue';
import Open from './Open.vue';
test.each([Open, Closed])('a', async (Part: any) => {
  const around = mount({ components: { Part }, template: '<div><Part /></div>' });
  for (const wrapper of [mount(Part), around.findComponent(Part)] as any[]) {
    expect(wrapper.vm.count).toBe(1);
    wrapper.vm.reset();
    await nextTick();
    expect(wrapper.text()).toBe('9');
  }
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Why has emitted() no update:modelValue of a parent that passes v-model on by $attrs?': {
    heading: 'child-components-and-directives',
    says: [
      'A parent that only passes the listener on, as with `v-bind="$attrs"`, emits nothing either: give it one, `props: { \'onUpdate:modelValue\': change }`, and assert `change`, an `rs.fn()`.',
      "If its `emits` names the event, the child doesn't get the listener",
    ],
    files: inBoth(`test('a', async () => {
  const Field = defineComponent({ props: ['modelValue'], emits: ['update:modelValue'], template: '<input :value="modelValue" @input="$emit(\\'update:modelValue\\', $event.target.value)">' });
  const change = rs.fn();
  const props = { 'onUpdate:modelValue': change };
  for (const extra of [{}, { inheritAttrs: false, template: '<div><Field v-bind="$attrs" /></div>' }]) {
    const page = mount(defineComponent({ components: { Field }, template: '<Field />', ...extra }) as any, { props } as any);
    await page.get('input').setValue('b');
    expect(page.emitted('update:modelValue')).toBe(undefined);
    expect(page.findComponent(Field).emitted('update:modelValue')).toEqual([['b']]);
  }
  expect(change.mock.calls).toEqual([['b'], ['b']]);
  const page = mount(defineComponent({ components: { Field }, template: '<Field />', emits: ['update:modelValue'] }) as any, { props } as any);
  await page.get('input').setValue('c');
  expect(page.emitted('update:modelValue')).toBe(undefined);
  expect(change).toHaveBeenCalledTimes(2);
});`),
    output: ['Tests 2 passed'],
  },
  'Why is emitted() empty after a click?': {
    heading: 'child-components-and-directives',
    says: [
      "ask the component that emits it: `findComponent(Price).emitted('sold')`",
      'one that `emits` names counts only when the component emits it',
      'Clicking a stub emits nothing that the component declares',
    ],
    files: inBoth(`test('a', async () => {
  const Price = defineComponent({ emits: ['sold'], template: '<b @click="$emit(\\'sold\\')">1</b>' });
  const Page = defineComponent({ components: { Price }, template: '<div><Price /></div>' });
  const events = async (component: any, options = {}) => {
    const page = mount(component, options);
    const child = page.findComponent(Price);
    await (child.exists() ? child : page).trigger('click');
    return [page, child].map((found) => (found.exists() ? Object.keys(found.emitted()).filter((name) => found === page || name !== 'click') : []));
  };
  expect(await events(Page)).toEqual([['click'], ['sold']]);
  expect(await events(Page, { shallow: true })).toEqual([['click'], []]);
  expect(await events({ emits: ['click'], template: '<b>1</b>' })).toEqual([[], []]);
  expect(await events({ template: '<b>1</b>' })).toEqual([['click'], []]);
});`),
    output: ['Tests 2 passed'],
  },
  'Why are no Vue event handlers called with fake timers?': {
    heading: 'form-fields-and-keys',
    says: 'If the clock goes back after that, as with `rs.useFakeTimers({ now: 0 })` or `rs.setSystemTime(0)`, `trigger` calls no `@click` or other `v-on` handler of what was mounted before, without an error',
    files:
      inBoth(`const Count = defineComponent({ data: () => ({ n: 0 }), template: '<p @click="n++" @keydown.enter="n++"><button @click.stop="n++">{{ n }}</button></p>' });
const clicked = async (before: () => void, after: () => void) => {
  before();
  const wrapper = mount(Count);
  after();
  await wrapper.get('button').trigger('click');
  await wrapper.trigger('click');
  await wrapper.trigger('keydown.enter');
  rs.useRealTimers();
  return wrapper.text();
};
const zero = () => { rs.useFakeTimers({ now: 0 }); };
const system = () => { rs.useFakeTimers(); rs.setSystemTime(0); };
const none = () => {};
test('a', async () => {
  for (const clock of [zero, system]) expect([await clicked(none, clock), await clicked(clock, none)]).toEqual(['0', '3']);
});`),
    output: ['Tests 2 passed'],
  },
  'Why does a wrapper still exist after its element was removed, and why is a VueWrapper empty?': {
    heading: 'child-components-and-directives',
    says: [
      'What `find` or `get` gave before keeps its old element, and says `true` after that was removed; what `findComponent` gave says `false`',
      'finds the component whose root element has it',
      'Inside of a template, or on a component with several roots, it finds none: `Cannot call vm on an empty VueWrapper`',
    ],
    files: inBoth(`test('a', async () => {
  const Price = defineComponent({ template: '<b>1<u class="inner" /></b>' });
  const Two = defineComponent({ template: '<i /><i />' });
  const Page = defineComponent({ components: { Price, Two }, data: () => ({ open: true }), template: '<div @click="open = false"><Price v-if="open" data-menu="" /><Two data-two="" /></div>' });
  const page = mount(Page);
  for (const selector of ['.inner', '[data-two]', '[data-none]']) {
    expect(page.findComponent(selector).exists()).toBe(false);
    expect(() => page.findComponent(selector).vm).toThrow('Cannot call vm on an empty VueWrapper');
  }
  expect(page.get('[data-menu]').text()).toBe('1');
  const [found, got, child, same] = [page.find('b'), page.get('b'), page.findComponent(Price), page.findComponent('[data-menu]')];
  expect([found, got, child, same].map((one) => one.exists())).toEqual([true, true, true, true]);
  await page.trigger('click');
  expect([found, got, child, same].map((one) => one.exists())).toEqual([true, true, false, false]);
  expect([page.find('b'), page.findComponent(Price)].map((one) => one.exists())).toEqual([false, false]);
});`),
    output: ['Tests 2 passed'],
  },
  'How do I mount below a composable that provides, and give other props to a component in Suspense?':
    {
      heading: 'child-components-and-directives',
      says: [
        'elsewhere, Vue warns `provide() can only be used inside setup()`',
        "With its key, `global: { provide: { [shopKey]: 'EUR' } }`",
        "`await flushPromises()`, then `await page.setProps({ text: 'b' })`",
        'On `findComponent(Title)`, it fails with `You can only use setProps on your mounted component`',
        "`mount(Suspense)` fails with `reading 'devtoolsRawSetupState'`",
      ],
      files: inBoth(`import { flushPromises } from '@vue/test-utils';
import { Suspense } from 'vue';
test('a', async () => {
  rs.spyOn(console, 'info').mockImplementation(() => {});
  const shopKey = Symbol();
  const provideShop = () => provide(shopKey, 'JPY');
  const Price = defineComponent({ setup: () => ({ currency: inject(shopKey, 'none') }), template: '<b>{{ currency }}</b>' });
  expect(html({ setup() { provideShop(); return () => h(Price); } })).toBe('<b>JPY</b>');
  expect(warn).not.toHaveBeenCalled();
  provideShop();
  expect(String(warn.mock.calls[0])).toContain('provide() can only be used inside setup()');
  expect(html(Price, { global: { provide: { [shopKey]: 'EUR' } } })).toBe('<b>EUR</b>');
  const Title = defineComponent({ props: ['text'], async setup() { await Promise.resolve(); }, template: '<h1>{{ text }}</h1>' });
  const page = mount((props: any) => h(Suspense, () => h(Title, props)), { props: { text: 'a' } });
  expect(page.html()).not.toContain('h1');
  await flushPromises();
  expect(page.html()).toBe('<h1>a</h1>');
  await page.setProps({ text: 'b' });
  expect(page.html()).toBe('<h1>b</h1>');
  await expect(async () => page.findComponent(Title).setProps({ text: 'c' })).rejects.toThrow('You can only use setProps on your mounted component');
  expect(() => mount(Suspense, { slots: { default: () => h(Title) } } as any)).toThrow("reading 'devtoolsRawSetupState'");
});`),
      output: ['Tests 2 passed'],
    },
  'Does a click on a disabled button call its handler?': {
    heading: 'form-fields-and-keys',
    says: '`trigger` does nothing on it, without an error. `fireEvent.click(button)` of Testing Library calls its `@click` in jsdom, and a click by `trigger` or `fireEvent` on an element in it does in both environments. So do both on a button in a disabled `fieldset`; `user.click` never does',
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      (name) => `${core}import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mount } from '@vue/test-utils';
test('a', async () => {
  const sold = rs.fn();
  const wrapper = mount({ template: '<button disabled @click="sold"><b>Buy</b></button>', setup: () => ({ sold }) }, { attachTo: document.body });
  const button = document.querySelector('button')!;
  await wrapper.get('button').trigger('click');
  await userEvent.click(button);
  await userEvent.click(document.querySelector('b')!);
  expect(sold).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(sold).toHaveBeenCalledTimes(${name === 'jsdom' ? 1 : 0});
  sold.mockClear();
  fireEvent.click(document.querySelector('b')!);
  expect(sold).toHaveBeenCalledTimes(1);
  await wrapper.get('b').trigger('click');
  expect(sold).toHaveBeenCalledTimes(2);
  wrapper.unmount();
  sold.mockClear();
  const group = mount({ template: '<fieldset disabled><button @click="sold">Buy</button></fieldset>', setup: () => ({ sold }) }, { attachTo: document.body });
  await userEvent.click(document.querySelector('button')!);
  expect(sold).not.toHaveBeenCalled();
  await group.get('button').trigger('click');
  fireEvent.click(document.querySelector('button')!);
  expect(sold).toHaveBeenCalledTimes(2);
});`,
    ),
    output: ['Tests 2 passed'],
  },
  'Does emitted() have what a component emits in setup?': {
    heading: 'child-components-and-directives',
    says: 'What a component emits in `setup`, as from a `watch` with `immediate: true`, is there right after `mount`.',
    test: `// @rstest-environment jsdom
import { mount } from '@vue/test-utils';
import { h, watch, watchEffect } from 'vue';
import { expect, test } from '@rstest/core';
test.each([[['now', 'seen', 'effect']], [undefined]])('%s', (emits) => {
  const wrapper = mount({
    emits,
    props: ['stock'],
    setup(props: any, { emit }: any) {
      emit('now', 1);
      watch(() => props.stock, (value) => emit('seen', value), { immediate: true });
      watchEffect(() => emit('effect', props.stock));
      return () => h('b');
    },
  }, { props: { stock: 3 } });
  expect(wrapper.emitted()).toEqual({ now: [[1]], seen: [[3]], effect: [[3]] });
});`,
    output: ['Tests 2 passed'],
  },
  'Which fireEvent of Vue Testing Library warns?': {
    heading: 'form-fields-and-keys',
    libraries: true,
    says: "Vue Testing Library has `fireEvent.update(field, 'Emma')`, and warns about the other two",
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `import { fireEvent, render, screen } from '@testing-library/vue';
import { expect, rs, test } from '@rstest/core';
const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
const printed = () => warn.mock.calls.join(' ');
test('update', async () => {
  render({ data: () => ({ name: '' }), template: '<input v-model="name"><p>{{ name }}</p>' });
  const field = screen.getByRole('textbox');
  await fireEvent.update(field, 'Emma');
  expect(screen.getByText('Emma')).toBeTruthy();
  expect(printed()).toBe('');
  await fireEvent.input(field, { target: { value: 'A' } });
  expect(printed()).toContain('fireEvent.input');
  await fireEvent.change(field, { target: { value: 'A' } });
  expect(printed()).toContain('fireEvent.change');
});
`,
    ),
    output: ['Tests 2 passed'],
  },
  'What do a mock of $t and the options routes and store of Vue Testing Library not do?': {
    heading: 'translations-and-vue-testing-library',
    libraries: true,
    says: [
      "The mock doesn't reach `useI18n()`, which fails with ``Need to install with `app.use` function``",
      "Its options `routes` and `store` are gone, which it prints; a router goes into `global.plugins`, after `await router.push('/')`, and a click on a link has led there after `await flushPromises()`.",
    ],
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `import { cleanup, render, screen } from '@testing-library/vue';
import { flushPromises } from '@vue/test-utils';
import { createI18n, useI18n } from 'vue-i18n';
import { createMemoryHistory, createRouter } from 'vue-router';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
let warn: any;
let error: any;
beforeEach(() => {
  warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  error = rs.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => { cleanup(); rs.restoreAllMocks(); });
const printed = () => [...warn.mock.calls, ...error.mock.calls].join(' ');
test('useI18n', () => {
  const Own = { setup: () => useI18n(), template: '<p>{{ t("books") }}</p>' };
  const $t = (key: string) => key;
  render({ template: '<p>{{ $t("books") }}</p>' }, { global: { mocks: { $t } } });
  expect(screen.getByText('books')).toBeTruthy();
  expect(() => render(Own, { global: { mocks: { $t } } })).toThrow('Need to install with \`app.use\` function');
  render(Own, { global: { plugins: [createI18n({ legacy: false, locale: 'en', messages: { en: { books: 'Books' } } })] } });
  expect(screen.getByText('Books')).toBeTruthy();
});
test('router', async () => {
  render({ template: '<p>x</p>' }, { routes: [], store: {} } as any);
  expect(printed()).toMatch(/store[\\s\\S]*routes|routes[\\s\\S]*store/);
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', component: { template: '<p>home</p>' } }, { path: '/books', component: { template: '<p>list</p>' } }],
  });
  await router.push('/');
  render({ template: '<RouterLink to="/books">go</RouterLink><RouterView />' }, { global: { plugins: [router] } });
  expect(screen.getByText('home')).toBeTruthy();
  screen.getByText('go').click();
  expect(screen.queryByText('list')).toBeNull();
  await flushPromises();
  expect(screen.getByText('list')).toBeTruthy();
});`,
    ),
    output: ['Tests 4 passed'],
  },
  'How do I change props with Vue Testing Library, also of a component in a slot?': {
    heading: 'translations-and-vue-testing-library',
    libraries: true,
    says: [
      'It has no `updateProps`: `await rerender({ open: true })` changes the props that it names. Query again after that: what `queryBy…` gave before stays `null`. `rerender` reaches the component that you passed, not one in its slot, so for both render a function: `render((props) => h(App, () => h(Dialog, props)), { props })`.',
    ],
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `import { cleanup, render, screen } from '@testing-library/vue';
import { afterEach, expect, test } from '@rstest/core';
import { h } from 'vue';
afterEach(cleanup);
const Dialog = { props: ['open', 'title'], template: '<p v-if="open">{{ title }}</p>' };
const App = { template: '<main><slot /></main>' };
const props = { open: false, title: 'Atlas' };
test('props', async () => {
  const { rerender, ...rest } = render(Dialog, { props });
  expect(rest).not.toHaveProperty('updateProps');
  const before = screen.queryByText('Atlas');
  await rerender({ open: true });
  expect([before, Boolean(screen.queryByText('Atlas'))]).toEqual([null, true]);
});
test('slot', async () => {
  const { rerender } = render(App, { slots: { default: () => h(Dialog, props) } });
  await rerender({ open: true });
  expect(screen.queryByText('Atlas')).toBeNull();
});
test('both', async () => {
  const { rerender } = render(((given: object) => h(App, () => h(Dialog, given))) as never, { props } as never);
  await rerender({ open: true });
  expect(screen.getByText('Atlas').parentElement?.tagName).toBe('MAIN');
});
`,
    ),
    output: ['Tests 6 passed'],
  },
  'How do I test onActivated of a component in KeepAlive?': {
    heading: 'child-components-and-directives',
    says: [
      "`mount({ render: () => h(KeepAlive, () => (open.value ? h(Menu) : h('p'))) })` with `const open = ref(true)`, then `open.value = false` and `await nextTick()`; back again, the state is still there",
      'Components in what you pass as `slots` are stubbed as well.',
    ],
    files: inBoth(`import { shallowMount } from '@vue/test-utils';
import { KeepAlive, onActivated, onDeactivated, ref } from 'vue';
test('a', async () => {
  const seen: string[] = [];
  const Menu = defineComponent({
    setup() {
      const n = ref(0);
      onActivated(() => void seen.push('on'));
      onDeactivated(() => void seen.push('off'));
      return () => h('button', { onClick: () => n.value++ }, 'n ' + n.value);
    },
  });
  const open = ref(true);
  const page = mount({ render: () => h(KeepAlive, () => (open.value ? h(Menu) : h('p'))) });
  await page.get('button').trigger('click');
  open.value = false;
  await nextTick();
  expect(page.html()).toBe('<p></p>');
  open.value = true;
  await nextTick();
  expect([page.text(), seen.join()]).toEqual(['n 1', 'on,off,on']);
  const Box = defineComponent({ template: '<div><slot /></div>' });
  expect(shallowMount(Box, { slots: { default: defineComponent({ name: 'Price', template: '<b />' }) } }).html()).toContain('<price-stub>');
});`),
    output: ['Tests 2 passed'],
  },
  'How do I mock the module of a .vue file that breaks while it is imported?': {
    heading: 'child-components-and-directives',
    says: "`rs.mock('./Price.vue', () => ({ default: { props: ['cents'], template: '<i>{{ cents }}</i>' } }))`, for what a stub can't do, such as a child that breaks while it's imported",
    files: {
      'rstest.config.mjs':
        "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()] };",
      'Price.vue':
        "<script>throw new Error('no map here'); export default {};</script><template><b>real</b></template>",
      'Page.vue':
        '<script setup>import Price from \'./Price.vue\';</script><template><main><Price :cents="5" /></main></template>',
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'js',
        () => `import { expect, rs, test } from '@rstest/core';
import { mount } from '@vue/test-utils';
import Page from './Page.vue';
rs.mock('./Price.vue', () => ({ default: { props: ['cents'], template: '<i>{{ cents }}</i>' } }));
test('a', () => { expect(mount(Page).html()).toBe('<main><i>5</i></main>'); });
`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'What does Vue warn when a composable with onMounted is called without a component?': {
    heading: 'composables',
    says: 'Vue warns `inject() can only be used inside setup()` and `onMounted is called when there is no active component instance`.',
    files: inBoth(`import { onMounted } from 'vue';
test('a', () => {
  const before = warn.mock.calls.length;
  inject('currency', 'USD');
  onMounted(() => { throw new Error('never'); });
  expect(warn.mock.calls.slice(before).join(' ')).toMatch(/inject\\(\\) can only be used inside setup\\(\\)[\\s\\S]*onMounted is called when there is no active component instance/);
});`),
    output: ['Tests 2 passed'],
  },
  'How do I change the content of a slot after mount?': {
    heading: 'slots',
    says: "read a `ref` in it: `slots: { default: () => text.value }`, then `text.value = 'Emma'` and `await nextTick()`",
    files: inBoth(`import { ref } from 'vue';
test('a', async () => {
  const text = ref('Atlas');
  const card = mount(defineComponent({ template: '<p><slot /></p>' }), { slots: { default: () => text.value } });
  text.value = 'Emma';
  await nextTick();
  expect(card.text()).toBe('Emma');
});`),
    output: ['Tests 2 passed'],
  },

  'What becomes of an error in a handler, and of the options of Vue Test Utils 1?': {
    heading: 'child-components-and-directives',
    says: [
      "an error in a handler · `global: { config: { errorHandler } }`, an `rs.fn()`, then `expect(errorHandler.mock.calls[0][0].message).toBe('no stock')`. Without it, `await trigger('click')` goes on, and the file fails with `uncaughtException`. What a `watch` or a rendering throws, `await setProps` rejects with",
      '`mount(Page, { mocks, stubs, methods })` has no effect: write `global: { mocks, stubs }`',
      '`destroy()` is `unmount()`, `createLocalVue()` is `global: { plugins }`, `setMethods()` is gone',
    ],
    files: {
      'a.test.ts': `// @rstest-environment happy-dom
import { expect, rs, test } from '@rstest/core';
import * as utils from '@vue/test-utils';
import { defineComponent } from 'vue';
const { mount } = utils;
rs.spyOn(console, 'warn').mockImplementation(() => {});
const Buy = defineComponent({
  props: ['book'],
  watch: { book() { throw new Error('watched'); } },
  methods: { buy() { throw new Error('no stock'); } },
  template: '<button @click="buy">Buy</button>',
});
test('handled', async () => {
  const errorHandler = rs.fn();
  await mount(Buy, { global: { config: { errorHandler } } }).trigger('click');
  expect(errorHandler.mock.calls[0]?.[0].message).toBe('no stock');
});
test('watch and render', async () => {
  await expect(mount(Buy).setProps({ book: 1 })).rejects.toThrow('watched');
  const Title = defineComponent({ props: ['book'], template: '<b>{{ book.title }}</b>' });
  await expect(mount(Title, { props: { book: {} } }).setProps({ book: null })).rejects.toThrow("reading 'title'");
});
test('version 1', () => {
  const Page = defineComponent({ components: { Buy }, methods: { n: () => 1 }, template: '<div>{{ $t }}{{ n() }}<Buy /></div>' });
  const given = { mocks: { $t: 'text' }, stubs: { Buy: true } };
  const old: any = mount(Page, { ...given, methods: { n: () => 2 } } as any);
  expect(old.html()).toBe('<div>1<button>Buy</button></div>');
  expect(mount(Page, { global: given }).html()).toContain('text1');
  expect(mount(Page, { global: given }).html()).toContain('<buy-stub');
  expect([old.destroy, old.setMethods, (utils as any).createLocalVue]).toEqual([undefined, undefined, undefined]);
});
`,
      'unhandled.test.ts': `// @rstest-environment happy-dom
import { test } from '@rstest/core';
import { mount } from '@vue/test-utils';
test('goes on', async () => {
  const page = mount({ methods: { buy() { throw new Error('no stock'); } }, template: '<button @click="buy">Buy</button>' });
  await page.trigger('click');
});
`,
    },
    exitCode: 1,
    output: ['uncaughtException: no stock', '1 failed | 1 passed', 'Tests 4 passed'],
  },

  'How do I use the real transition, pass attributes, and mock $t for every test?': {
    heading: 'child-components-and-directives',
    says: [
      'It renders `<base-link-stub>`, with the props as attributes and without its slot. A prop that no element can have, such as `tagName`, is left out, with `Failed setting prop`',
      '`html()` shows `<transition-stub>`; `global: { stubs: { transition: false } }` takes the real one, in a setup file `config.global.stubs.transition = false`',
      "`mount(Field, { attrs: { id: 'title' } })`: they go to the root element, or with `inheritAttrs: false` to where `$attrs` is bound",
      'set `config.global.plugins = [i18n]` or `config.global.mocks = { $t: (key) => key }` in a setup file',
    ],
    files: inBoth(`test('a', () => {
  const Fade = defineComponent({ template: '<Transition><p>x</p></Transition>' });
  expect(html(Fade)).toContain('<transition-stub');
  expect(html(Fade, { global: { stubs: { transition: false } } })).toBe('<p>x</p>');
  (config.global.stubs as any).transition = false;
  expect(html(Fade)).toBe('<p>x</p>');
  const attrs = { id: 'title' };
  expect(html({ template: '<input>' }, { attrs })).toBe('<input id="title">');
  expect(html({ inheritAttrs: false, template: '<p><input v-bind="$attrs"></p>' }, { attrs })).toBe('<p><input id="title"></p>');
  const Box = defineComponent({ name: 'Box', props: ['tagName', 'cents'], template: '<b />' });
  const Page = defineComponent({ components: { Box }, template: '<p><Box tag-name="x" cents="5" /></p>' });
  expect(html(Page, { global: { stubs: { Box: true } } })).toBe('<p><box-stub cents="5"></box-stub></p>');
  expect(warn.mock.calls[0]?.[0]).toContain('Failed setting prop "tagName"');
  config.global.mocks = { $t: (key: string) => key };
  expect(html({ template: '<p>{{ $t("hi") }}</p>' })).toBe('<p>hi</p>');
});`),
    output: ['Tests 2 passed'],
  },

  'Is a change of a provided object seen?': {
    heading: 'child-components-and-directives',
    says: "For a value that the test changes, provide a `ref` or `reactive({ total: 1 })`: a change inside of a plain object isn't seen",
    test: `// @rstest-environment happy-dom
import { expect, test } from '@rstest/core';
import { mount } from '@vue/test-utils';
import { computed, h, inject, nextTick, reactive, ref } from 'vue';
const Total = { setup() { const cart = inject('cart') as any; const total = computed(() => cart.total ?? cart.value.total); return () => h('b', total.value); } };
test('a', async () => {
  const shown = async (cart: any, change: () => void) => {
    const page = mount(Total, { global: { provide: { cart } } });
    change();
    await nextTick();
    return page.text();
  };
  const plain = { total: 1 };
  const kept = reactive({ total: 1 });
  const held = ref({ total: 1 });
  expect(await shown(plain, () => { plain.total = 2; })).toBe('1');
  expect(await shown(kept, () => { kept.total = 2; })).toBe('2');
  expect(await shown(held, () => { held.value.total = 2; })).toBe('2');
});`,
    output: ['Tests 1 passed'],
  },

  'What do an async component mounted alone, a setup that rejects, and several boxes without await give?':
    {
      heading: 'child-components-and-directives',
      says: [
        "Mounted itself, `html()` and `find` fail with `reading '$'`, even once it's loaded: `mount({ render: () => h(Chart) })`",
        'If its `setup` rejects, the test goes on with an empty page, and Vue only prints the error: assert what is shown, or pass an `errorHandler` as for a handler above',
        'Of several boxes that share an array, each without `await`, only the last is in it.',
        "for an event of your own `trigger('sold', { detail: 2 })`.",
      ],
      test: `// @rstest-environment happy-dom
import { expect, rs, test } from '@rstest/core';
import { flushPromises, mount } from '@vue/test-utils';
import { defineAsyncComponent, defineComponent, h, nextTick, Suspense } from 'vue';
test('async component', async () => {
  const Chart = defineAsyncComponent(async () => defineComponent({ template: '<p>chart</p>' }));
  const alone = mount(Chart);
  for (const read of [() => alone.html(), () => alone.find('p')]) {
    expect(read).toThrow("reading '$'");
    await flushPromises();
    expect(read).toThrow("reading '$'");
  }
  const page = mount({ render: () => h(Chart) });
  await flushPromises();
  expect(page.html()).toBe('<p>chart</p>');
});
test('setup rejects', async () => {
  const error = rs.spyOn(console, 'error').mockReturnValue();
  const warn = rs.spyOn(console, 'warn').mockReturnValue();
  const Title = { async setup() { await 1; throw new Error('no stock'); } };
  const page = { render: () => h(Suspense, () => h(Title)) };
  const wrapper = mount(page);
  await flushPromises();
  expect(wrapper.html()).toBe('');
  expect(error.mock.calls[0]?.[0]).toMatchObject({ message: 'no stock' });
  expect(warn.mock.calls.join()).toContain('Unhandled error during execution of setup function');
  const errorHandler = rs.fn();
  mount(page, { global: { config: { errorHandler } } });
  await flushPromises();
  expect(errorHandler.mock.calls[0]?.[0].message).toBe('no stock');
});
test('boxes', async () => {
  const template = '<div><input v-for="x in 2" type="checkbox" :value="x" v-model="chosen">{{ chosen.join() }}</div>';
  const make = () => mount({ data: () => ({ chosen: [] }), template });
  const hasty = make();
  for (const box of hasty.findAll('input')) box.setValue(true);
  await nextTick();
  const calm = make();
  for (const box of calm.findAll('input')) await box.setValue(true);
  expect([hasty.text(), calm.text()]).toEqual(['2', '1,2']);
});
test('detail', async () => {
  const sold = rs.fn();
  await mount({ methods: { sold }, template: '<p @sold="sold($event.detail)" />' }).trigger('sold', { detail: 2 });
  expect(sold).toHaveBeenCalledWith(2);
});`,
      output: ['Tests 4 passed'],
    },

  'What do flushPromises, a timer of a watcher, and several changes give?': {
    heading: 'form-fields-and-keys',
    says: [
      '`await flushPromises()` never ends while time is fake: write `await rs.advanceTimersByTimeAsync(0)`. A timer that a watcher starts is there only after `await nextTick()`, so move the time after that',
      'with `await nextTick()` after each change: in a row, they call a `watch` once, with the last value, and not at all if that is the old one, as in the app',
    ],
    test: `// @rstest-environment happy-dom
import { afterEach, expect, rs, test } from '@rstest/core';
import { flushPromises, mount } from '@vue/test-utils';
import { nextTick } from 'vue';
afterEach(() => { rs.useRealTimers(); });
test('flush', async () => {
  rs.useFakeTimers();
  const done = rs.fn();
  void flushPromises().then(done);
  for (let i = 0; i < 100; i += 1) await null;
  expect(done).not.toHaveBeenCalled();
  await rs.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
});
test('watcher', async () => {
  rs.useFakeTimers();
  const saved = rs.fn();
  const page: any = mount({ data: () => ({ n: 0 }), watch: { n(value: number) { setTimeout(saved, 100, value); } }, template: '<p />' });
  page.vm.n = 1;
  rs.advanceTimersByTime(1000);
  await nextTick();
  expect(saved).not.toHaveBeenCalled();
  rs.advanceTimersByTime(100);
  expect(saved).toHaveBeenCalledExactlyOnceWith(1);
});
test('several', async () => {
  const seen: number[] = [];
  const page: any = mount({ data: () => ({ n: 0 }), watch: { n(value: number) { seen.push(value); } }, template: '<p />' });
  for (const n of [1, 2]) page.vm.n = n;
  await nextTick();
  for (const n of [3, 2]) page.vm.n = n;
  await nextTick();
  for (const n of [3, 4]) { page.vm.n = n; await nextTick(); }
  expect(seen).toEqual([2, 3, 4]);
});`,
    output: ['Tests 3 passed'],
  },
} satisfies Answers;
