import type { Answers } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()] };",
};

export default {
  'Why do a spy and $onAction not see an action that another action of a setup store calls?': {
    heading: 'use-a-store',
    says: 'an action that another action or a `watch` of the store calls runs, and neither a spy nor `$onAction` of a real store sees it.',
    test: `import { createPinia, defineStore } from 'pinia';
import { ref } from 'vue';
import { expect, rs, test } from '@rstest/core';
const useOptions = defineStore('options', { state: () => ({ n: 0 }), actions: { both() { this.add(); }, add() { this.n++; } } });
const useSetup = defineStore('setup', () => { const n = ref(0); const add = () => { n.value++; }; return { n, add, both: () => add() }; });
test.each([[useOptions, ['both', 'add'], 1], [useSetup, ['both'], 0]] as const)('%#', (use: any, names, calls) => {
  const store = use(createPinia());
  const seen: string[] = [];
  store.$onAction(({ name }: any) => { seen.push(name); });
  const add = rs.spyOn(store, 'add');
  store.both();
  expect(seen).toEqual(names);
  expect(add).toHaveBeenCalledTimes(calls);
  expect(store.n).toBe(1);
});
`,
    output: ['Tests 2 passed'],
  },
  'Why does a watch of $route not run in a test with a mock of $route?': {
    heading: 'render-with-a-router',
    says: "For a component that only reads the address, a fake is enough: `global: { mocks: { $route: { params: { sku: 'B-1' } } } }` if it uses `$route` in its template; a `watch` of it runs only if the mock is `reactive({ params: { sku: 'B-1' } })`, which the test then changes.",
    files: {
      ...config,
      'a.test.ts': `// @rstest-environment happy-dom
import { mount } from '@vue/test-utils';
import { defineComponent, nextTick, reactive } from 'vue';
import { expect, rs, test } from '@rstest/core';
const seen = rs.fn();
const Page = defineComponent({ watch: { '$route.params.sku': seen }, template: '<p>{{ $route.params.sku }}</p>' });
test('a', async () => {
  const plain = { params: { sku: 'B-1' } };
  mount(Page, { global: { mocks: { $route: plain } } });
  plain.params.sku = 'B-2';
  await nextTick();
  expect(seen).not.toHaveBeenCalled();
  const $route = reactive({ params: { sku: 'B-1' } });
  const page = mount(Page, { global: { mocks: { $route } } });
  $route.params.sku = 'B-2';
  await nextTick();
  expect(seen).toHaveBeenCalledTimes(1);
  expect(page.text()).toBe('B-2');
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I test a component of Nuxt that uses useFetch, NuxtLink and #imports?': {
    heading: 'nuxt',
    says: [
      "in the test, `rs.stubGlobal('useFetch', async () => ({ data: ref('Atlas') }))`, the same for `useRuntimeConfig` or `useRoute`. For names of Vue, `globalThis.ref = ref` in a setup file",
      'such a function in its template · `global: { mocks: { formatPrice } }`',
      '`global: { stubs: { NuxtLink: RouterLinkStub, BookCard: true } }`',
      "`resolve: { alias: { '#imports': './test/nuxt.ts' } }`, a file that exports stand-ins. `rs.mock('#imports', () => ({ useFetch }))` replaces it for one test file",
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()], setupFiles: ['./setup.ts'], resolve: { alias: { '#imports': './test/nuxt.ts' } } };",
      'setup.ts': "import { ref } from 'vue';\n(globalThis as any).ref = ref;\n",
      'test/nuxt.ts': "export const useFetch = () => ({ data: 'alias' });\n",
      'Imports.vue': `<script setup>
import { useFetch } from '#imports';
const { data } = useFetch();
</script>
<template><b>{{ data }}</b></template>
`,
      'Book.vue': `<script setup>
const open = ref(true);
const { public: { base } } = useRuntimeConfig();
const { params } = useRoute();
const { data } = await useFetch('/api/books');
</script>
<template><p v-if="open"><NuxtLink to="/cart">{{ base }}{{ params.id }}</NuxtLink><BookCard :title="data" /><i>{{ formatPrice(3) }}</i></p></template>
`,
      'a.test.ts': `// @rstest-environment happy-dom
import { flushPromises, mount, RouterLinkStub } from '@vue/test-utils';
import { h, ref, Suspense } from 'vue';
import { expect, rs, test } from '@rstest/core';
import Book from './Book.vue';
import Imports from './Imports.vue';
const page = { render: () => h(Suspense, () => h(Book)) };
test('missing', async () => {
  const errorHandler = rs.fn();
  mount(page, { global: { config: { errorHandler, warnHandler: () => {} } } });
  await flushPromises();
  expect(String(errorHandler.mock.calls[0]?.[0])).toBe('ReferenceError: useRuntimeConfig is not defined');
});
test('provided', async () => {
  rs.stubGlobal('useRuntimeConfig', () => ({ public: { base: '/' } }));
  rs.stubGlobal('useRoute', () => ({ params: { id: '7' } }));
  rs.stubGlobal('useFetch', async () => ({ data: ref('Atlas') }));
  const wrapper = mount(page, { global: { mocks: { formatPrice: (cents: number) => cents + ' ct' }, stubs: { NuxtLink: RouterLinkStub, BookCard: true } } });
  await flushPromises();
  expect(wrapper.html().replace(/\\s*\\n\\s*/g, '')).toBe('<p><a>/7</a><book-card-stub title="Atlas"></book-card-stub><i>3 ct</i></p>');
});
test('alias', () => { expect(mount(Imports).text()).toBe('alias'); });
`,
      'mock.test.ts': `// @rstest-environment happy-dom
import { mount } from '@vue/test-utils';
import { expect, rs, test } from '@rstest/core';
import Imports from './Imports.vue';
rs.mock('#imports', () => ({ useFetch: () => ({ data: 'mock' }) }));
test('mock', () => { expect(mount(Imports).text()).toBe('mock'); });
`,
    },
    output: ['Tests 4 passed'],
  },
  'Does a store that tests share keep its state?': {
    heading: 'use-a-store',
    says: 'A store that is shared carries its state from one test to the next.',
    test: `import { createPinia, defineStore, setActivePinia } from 'pinia';
import { test } from '@rstest/core';
const useCart = defineStore('cart', { state: () => ({ count: 0 }) });
setActivePinia(createPinia());
test('first', () => { useCart().count = 2; });
test('second', () => { console.log('SHARED', useCart().count, 'OWN', useCart(createPinia()).count); });`,
    output: ['SHARED 2 OWN 0'],
  },
  'Why does a plugin of Pinia do nothing in a test, and how does a store start from another state?':
    {
      heading: 'use-a-store',
      says: "`useCartStore(pinia).$patch({ skus: ['B-1'] })` gives it another state to start from. `$reset()` fails in a setup store, `does not implement $reset()`: make a new Pinia instead. A plugin, `createPinia().use(plugin)`, waits until an app has the Pinia: `mount` sees to that, and without a component write `createApp({}).use(pinia)` before the first `useCartStore(pinia)`.",
      files: {
        'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };",
        'a.test.ts': `import { mount } from '@vue/test-utils';
import { createPinia, defineStore } from 'pinia';
import { computed, createApp, h, ref } from 'vue';
import { expect, test } from '@rstest/core';
const useCart = defineStore('cart', () => { const skus = ref<string[]>([]); const count = computed(() => skus.value.length); return { skus, count }; });
const plugin = () => ({ from: 'plugin' });
test('state', () => { const pinia = createPinia(); useCart(pinia).$patch({ skus: ['B-1'] }); expect(useCart(pinia).count).toBe(1); expect(() => useCart(pinia).$reset()).toThrow('does not implement $reset()'); expect(useCart(createPinia()).count).toBe(0); });
test('without an app', () => { expect(useCart(createPinia().use(plugin))).not.toHaveProperty('from'); });
test('with an app', () => { const pinia = createPinia().use(plugin); createApp({}).use(pinia); expect(useCart(pinia)).toHaveProperty('from', 'plugin'); });
test('with an app too late', () => { const pinia = createPinia().use(plugin); useCart(pinia); createApp({}).use(pinia); expect(useCart(pinia)).not.toHaveProperty('from'); });
test('with mount', () => {
  let cart: unknown;
  mount({ setup() { cart = useCart(); return () => h('b'); } }, { global: { plugins: [createPinia().use(plugin)] } });
  expect(cart).toHaveProperty('from', 'plugin');
});`,
      },
      output: ['Tests 5 passed'],
    },
  "vue-router is mocked: reading 'beforeEach', or createRouter is not a function. How do I replace useRoute alone?":
    {
      heading: 'render-with-a-router',
      says: [
        "this fails with `… is not a function`, and `rs.mock('vue-router')` with `reading 'beforeEach'`.",
        "`rs.mock('vue-router', { spy: true })`, then `rs.mocked(useRoute).mockReturnValue(…)`.",
      ],
      files: {
        'node_modules/vue-router/package.json':
          '{"name":"vue-router","version":"4.0.0","type":"module","main":"index.js"}',
        'node_modules/vue-router/index.js':
          'export const useRoute = () => undefined; export const createRouter = () => ({ beforeEach() {} });',
        'router.ts':
          "import { createRouter } from 'vue-router'; export const router = createRouter(); router.beforeEach(() => true);",
        ...Object.fromEntries(
          Object.entries({
            factory: ', () => ({ useRoute: () => ({ params: {} }) })',
            whole: '',
            spy: ', { spy: true }',
          }).map(([name, how]) => [
            `${name}.test.js`,
            `import { useRoute } from 'vue-router';
import { expect, rs, test } from '@rstest/core';
import { router } from './router';
rs.mock('vue-router'${how});
test('a', () => {
  rs.mocked(useRoute).mockReturnValue({ params: { sku: 'B-1' } });
  expect([useRoute().params.sku, typeof router.beforeEach]).toEqual(['B-1', 'function']);
});`,
          ]),
        ),
      },
      exitCode: 1,
      output: ['✓ spy.test.js', 'createRouter) is not a function', "reading 'beforeEach'"],
    },
  'Do useRoute() and useRouter() see global.mocks, and how are they replaced?': {
    heading: 'render-with-a-router',
    says: "`useRoute()` and `useRouter()` don't see these mocks: replace the module, `rs.mock('vue-router', () => ({ useRoute: () => ({ params: { sku: 'B-1' } }), useRouter: () => ({ push }) }))`, with `push` from `rs.hoisted`.",
    files: {
      ...config,
      'node_modules/vue-router/package.json':
        '{"name":"vue-router","version":"4.0.0","type":"module","main":"index.js"}',
      // As in the package, both read what the router has provided.
      'node_modules/vue-router/index.js':
        "import { inject } from 'vue'; export const useRoute = () => inject('route', undefined); export const useRouter = () => inject('router', undefined);",
      'Page.vue': `<script setup>import { useRoute, useRouter } from 'vue-router'; const route = useRoute(); const router = useRouter();</script>
<template><b @click="router.push('/cart')">{{ route?.params.sku }}</b></template>`,
      'mocks.test.ts': `import { mount } from '@vue/test-utils';
import { test } from '@rstest/core';
import Page from './Page.vue';
test('mocks', () => {
  const page = mount(Page, { global: { mocks: { $route: { params: { sku: 'B-1' } } } } });
  console.log('MOCKS', page.html());
});`,
      'module.test.ts': `import { mount } from '@vue/test-utils';
import { expect, rs, test } from '@rstest/core';
import Page from './Page.vue';
const { push } = rs.hoisted(() => ({ push: rs.fn() }));
rs.mock('vue-router', () => ({ useRoute: () => ({ params: { sku: 'B-1' } }), useRouter: () => ({ push }) }));
test('module', async () => {
  const page = mount(Page);
  await page.get('b').trigger('click');
  console.log('MODULE', page.html(), push.mock.calls[0]);
});`,
    },
    command: 'npx rstest --testEnvironment happy-dom',
    output: ['MOCKS <b></b>', "MODULE <b>B-1</b> [ '/cart' ]"],
  },
} satisfies Answers;
