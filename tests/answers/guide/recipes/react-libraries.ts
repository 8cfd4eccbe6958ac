import { type Answers, core, inEnvironments, withHooks } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };",
};

const heading = 'what-goes-wrong';

const imports = `${withHooks}import { act, fireEvent, render, screen } from '@testing-library/react';\n`;

const counted = `${imports}import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
const Count = () => <p>{useTranslation().t('books')}</p>;
const i18n = createInstance().use(initReactI18next);
`;

export default {
  'What shows a page after navigate, and how do I put data into the cache of a query?': {
    heading: 'render-with-a-router',
    says: [
      "After `await act(() => router.navigate('/books'))` the next page is there; without `act`, still the old one. After `await user.click(link)` it is there as well, unless its `loader` takes time: wait with `findBy…`.",
    ],
    elsewhere: {
      '/guide/recipes/react-state': [
        "Or fill the cache: `client.setQueryData(['title'], 'Atlas')`, with `staleTime: Infinity` in `queries`, or it is loaded all the same.",
        'A fake that ignores `create<Basket>()`, without a state, fails where it uses the store, for example with `getInitialState is not a function`, also in `__mocks__`.',
      ],
    },
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], globals: true };",
      '__mocks__/zustand.ts': `import * as zustand from 'zustand' with { rstest: 'importActual' };
export const create = (state: any) => { const store = zustand.create(state); store.getInitialState(); return store; };`,
      'basket.ts':
        "import { create } from 'zustand'; export const useBasket = create<{ count: number }>()(() => ({ count: 0 }));",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `${core}import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
rs.mock('zustand');
test('router', async () => {
  rs.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '/', element: <><Link to="/books">Books</Link><Link to="/slow">More</Link><Outlet /></>, children: [{ path: 'books', element: <h1>List</h1> }, { path: 'slow', element: <h1>Slow</h1>, loader: () => new Promise((done) => setTimeout(done, 50, null)) }] }]);
  render(<RouterProvider router={router} />);
  const list = () => screen.queryByText('List') !== null;
  await userEvent.click(screen.getByText('Books'));
  expect(list()).toBe(true);
  await act(() => router.navigate('/'));
  expect(list()).toBe(false);
  await act(() => router.navigate('/books'));
  expect(list()).toBe(true);
  await router.navigate('/');
  expect(list()).toBe(true);
  await userEvent.click(screen.getByText('More'));
  expect(screen.queryByText('Slow')).toBeNull();
  await screen.findByText('Slow');
});
test.each([[undefined, 1, 'server'], [Infinity, 0, 'Atlas']])('cache: %s', async (staleTime, times, text) => {
  const load = rs.fn(async () => 'server');
  const Title = () => <h1>{useQuery({ queryKey: ['title'], queryFn: load }).data}</h1>;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, ...(staleTime && { staleTime }) } } });
  client.setQueryData(['title'], 'Atlas');
  const { container } = render(<QueryClientProvider client={client}><Title /></QueryClientProvider>);
  expect(container.textContent).toBe('Atlas');
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(container.textContent).toBe(text);
  expect(load).toHaveBeenCalledTimes(times);
});
test('zustand', async () => {
  await expect(import('./basket')).rejects.toThrow('getInitialState is not a function');
});`,
      ),
    },
    output: ['Tests 8 passed'],
  },
  'Why does my submit handler see no call right after fireEvent.click?': {
    heading: 'react-hook-form',
    says: "`fireEvent.click` doesn't wait for the validation: an `expect(onSend)` right after it sees no call.",
    files: {
      ...config,
      'a.test.tsx': `${imports}import { useForm } from 'react-hook-form';
import { waitFor } from '@testing-library/react';
import { rs } from '@rstest/core';
const Form = ({ onSend }: { onSend: () => void }) => {
  const { handleSubmit } = useForm();
  return <form onSubmit={handleSubmit(onSend)}><button>Order</button></form>;
};
test('a', async () => {
  const onSend = rs.fn();
  render(<Form onSend={onSend} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onSend).not.toHaveBeenCalled();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I test translation keys instead of texts?': {
    heading: 'i18next',
    says: [
      "To test keys instead of texts, use `lng: 'cimode'` with `resources: {}`: `t('books')` gives `books`",
      'With texts that are loaded from a server the component suspends and the page is empty at first: wait with `findBy…`.',
    ],
    files: {
      ...config,
      'a.test.tsx': `${counted}i18n.init({ lng: 'cimode', resources: {} });
test('a', () => { render(<I18nextProvider i18n={i18n}><Count /></I18nextProvider>); expect(screen.getByText('books')).toBeTruthy(); });`,
      'b.test.tsx': `${counted}const read = (_language: string, _namespace: string, done: Function) => setTimeout(() => done(null, { books: 'Books' }), 20);
i18n.use({ type: 'backend', read } as never).init({ lng: 'en' });
test('b', async () => {
  const { container } = render(<I18nextProvider i18n={i18n}><Count /></I18nextProvider>);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Books')).toBeTruthy();
});`,
    },
    output: ['Tests 2 passed'],
  },
  'What do components print that lack their provider?': {
    heading,
    says: [
      '`could not find react-redux context value`',
      '`No QueryClient set, use QueryClientProvider to set one`',
      "`useNavigate() may be used only in the context of a <Router> component`, or `Cannot destructure property 'basename'` at a `Link`",
      '`You will need to pass in an i18next instance` and keys instead of texts',
    ],
    files: {
      ...config,
      'a.test.tsx': `${counted}import { useQuery } from '@tanstack/react-query';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router';
const Redux = () => useSelector(() => null);
const Query = () => { useQuery({ queryKey: ['a'] }); return null; };
const Go = () => { useNavigate(); return null; };
test.each([<Redux />, <Query />, <Go />, <Link to="/" />])('%#', (element) => { render(element); });
test('keys', () => { render(<Count />); expect(screen.getByText('books')).toBeTruthy(); });`,
    },
    exitCode: 1,
    output: [
      'could not find react-redux context value',
      'No QueryClient set, use QueryClientProvider to set one',
      'useNavigate() may be used only in the context of a <Router> component',
      "Cannot destructure property 'basename'",
      'You will need to pass in an i18next instance',
      'Tests 4 failed | 1 passed',
    ],
  },
  'A form with radio buttons is not submitted in the test': {
    heading: 'react-hook-form',
    says: "Choose a radio button by its label: `await user.click(screen.getByLabelText('Express'))`.",
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };",
      'a.test.tsx': `${core}import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
function Order({ onSend }: any) {
  const { register, handleSubmit } = useForm();
  return <form onSubmit={handleSubmit((data) => onSend(data))}>{['Standard', 'Express'].map((way) => (
    <label key={way}><input type="radio" value={way} {...register('way', { required: true })} />{way}</label>
  ))}<button>Order</button></form>;
}
test('a', async () => {
  const onSend = rs.fn();
  render(<Order onSend={onSend} />);
  await userEvent.click(screen.getByLabelText('Express'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ way: 'Express' }));
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I change an input so that an effect on watch() of React Hook Form runs?': {
    heading: 'react-hook-form',
    says: 'An effect on `watch()` runs after `user.type` or `fireEvent.change`.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      'a.test.tsx': `${core}import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
function Order({ onChange }: any) {
  const { register, watch } = useForm({ defaultValues: { email: '' } });
  const email = watch('email');
  useEffect(() => onChange(email), [email, onChange]);
  return <input {...register('email')} />;
}
test('a', async () => {
  const onChange = rs.fn();
  render(<Order onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(onChange.mock.calls).toEqual([[''], ['a']]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'b' } });
  expect(onChange).toHaveBeenLastCalledWith('b');
});
`,
    },
    command: 'npx rstest --testEnvironment=happy-dom && npx rstest --testEnvironment=jsdom',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'A component with links or useNavigate: which router does it need?': {
    heading: 'render-with-a-router',
    says: "`<MemoryRouter initialEntries={['/books']}>` around it is enough.",
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
      'a.test.tsx': `import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from '@rstest/core';
const Go = () => {
  const navigate = useNavigate();
  return <button onClick={() => navigate('/cart')}>{useLocation().pathname}</button>;
};
test('a', async () => {
  render(<MemoryRouter initialEntries={['/books']}><Go /></MemoryRouter>);
  fireEvent.click(screen.getByText('/books'));
  await screen.findByText('/cart');
  try { render(<Go />); } catch (error) { console.log(String(error)); }
});
`,
    },
    output: ['may be used only in the context of a <Router> component', 'Tests 1 passed'],
  },
  'I mock useNavigate of React Router: navigate is not a function': {
    heading: 'render-with-a-router',
    says: 'The hook returns the function itself: with `() => ({ navigate })`, the call fails with `is not a function`.',
    files: {
      ...config,
      ...Object.fromEntries(
        ['navigate', '({ navigate })'].map((returned, i) => [
          `${i}.test.tsx`,
          `${core}import { render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import * as router from 'react-router' with { rstest: 'importActual' };
const navigate = rs.hoisted(() => rs.fn());
rs.mock('react-router', () => ({ ...router, useNavigate: () => ${returned} }));
function Home() { const go = useNavigate(); return <button onClick={() => { try { go('/client/2'); } catch (error) { console.log('${i}', String(error)); } }}>go</button>; }
test('a', () => {
  render(<Home />);
  screen.getByRole('button').click();
  console.log('${i}', navigate.mock.calls);
});`,
        ]),
      ),
    },
    command: 'npx rstest --testEnvironment=happy-dom',
    output: ["0 [ [ '/client/2' ] ]", /1 TypeError: go is not a function/, '1 []'],
  },
  'A mock of useNavigate is not called, and a route inside a component is not shown': {
    heading: 'render-with-a-router',
    says: [
      'A component with `<Routes>` of its own matches what is left of the address after the route around it. For `/books/new`, write `<Route path="/books/*" element={<Books />} />` around `<Books />`, whose own route is `new`; without that, or without `/*`, a `MemoryRouter` shows nothing of the route and prints `No routes matched location`. `createMemoryRouter` shows `404 Not Found`, or the `errorElement` of your routes, when `/*` is missing.',
      "with React Router 7, a mock of `react-router` isn't used by a component that imports from `react-router-dom`, nor the other way round, and no error says so.",
    ],
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()] };`,
      ...Object.fromEntries(
        ['react-router', 'react-router-dom'].flatMap((mocked) =>
          ['react-router', 'react-router-dom'].map((used) => [
            `${mocked}.${used}.test.tsx`,
            `${core}import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from '${used}';
import * as router from '${mocked}' with { rstest: 'importActual' };
const navigate = rs.hoisted(() => rs.fn());
rs.mock('${mocked}', () => ({ ...router, useNavigate: () => navigate }));
const Go = () => { const go = useNavigate(); return <button onClick={() => go('/cart')}>go</button>; };
test('a', () => {
  render(<MemoryRouter><Go /></MemoryRouter>);
  act(() => screen.getByRole('button').click());
  expect(navigate).toHaveBeenCalledTimes(${mocked === used ? 1 : 0});
});`,
          ]),
        ),
      ),
      'routes.test.tsx': `${core}import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router';
const Books = () => <Routes><Route path="new" element={<p>New</p>} /></Routes>;
test('a', () => {
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  const at = (page: any) => {
    warn.mockClear();
    const text = render(<MemoryRouter initialEntries={['/books/new']}>{page}</MemoryRouter>).container.textContent;
    cleanup();
    return [text, warn.mock.calls.flat().join().includes('No routes matched location')];
  };
  expect(at(<Routes><Route path="/books/*" element={<Books />} /></Routes>)).toEqual(['New', false]);
  expect(at(<Routes><Route path="/books" element={<Books />} /></Routes>)).toEqual(['', true]);
  expect(at(<Books />)).toEqual(['', true]);
  rs.spyOn(console, 'error').mockImplementation(() => {});
  const data = (path: string) => render(<RouterProvider router={createMemoryRouter([{ path, element: <Books /> }], { initialEntries: ['/books/new'] })} />).container.textContent;
  expect(data('/books/*')).toBe('New');
  expect(data('/books')).toContain('404 Not Found');
  expect(render(<RouterProvider router={createMemoryRouter([{ path: '/books', element: <Books />, errorElement: <b>mine</b> }], { initialEntries: ['/books/new'] })} />).container.textContent).toBe('mine');
});`,
    },
    command: 'npx rstest --testEnvironment=happy-dom && npx rstest --testEnvironment=jsdom',
    output: [/Tests 5 passed[\s\S]*Tests 5 passed/],
  },
  'What does a context with a value of the test do after a click?': {
    heading: 'provide-contexts',
    says: 'Where clicks change what the context holds, render the provider of your app, which keeps its state. A value that you write yourself, `<Cart.Provider value={{ count: 3, add }}>` with an `rs.fn()` as `add`, stays the same after `add()`: take it for a state that is hard to reach.',
    files: {
      ...config,
      'a.test.tsx': `import { createContext, useContext, useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, rs, test } from '@rstest/core';
const Cart = createContext({ count: 0, add: () => {} });
const CartProvider = ({ children }: any) => { const [count, set] = useState(3); return <Cart value={{ count, add: () => set(count + 1) }}>{children}</Cart>; };
const Button = () => { const { count, add } = useContext(Cart); return <button onClick={add}>{count}</button>; };
test('a', () => {
  render(<CartProvider><Button /></CartProvider>);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('4');
  cleanup();
  const add = rs.fn();
  render(<Cart.Provider value={{ count: 3, add }}><Button /></Cart.Provider>);
  fireEvent.click(screen.getByRole('button'));
  expect([screen.getByRole('button').textContent, add.mock.calls.length]).toEqual(['3', 1]);
});`,
    },
    command: 'npx rstest --testEnvironment=happy-dom && npx rstest --testEnvironment=jsdom',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'useParams is empty in my test. And how do I check where a click led?': {
    heading: 'render-with-a-router',
    says: [
      '`useParams` is empty without a route that names the parameter:',
      'Where a click led is in `router.state.location`: its `pathname`, `search` and `state`.',
    ],
    files: {
      ...config,
      'a.test.tsx': `${imports}import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes, useNavigate, useParams } from 'react-router';
const OrderPage = () => <b>{useParams().id ?? 'empty'}</b>;
test('params', () => {
  const at = (page: any) => render(<MemoryRouter initialEntries={['/orders/o-7']}>{page}</MemoryRouter>).container.textContent;
  expect(at(<OrderPage />)).toBe('empty');
  expect(at(<Routes><Route path="/orders/:id" element={<OrderPage />} /></Routes>)).toBe('o-7');
});
const Start = () => {
  const navigate = useNavigate();
  return <button onClick={() => navigate('/cart?step=2', { state: { from: 'book' } })}>Buy</button>;
};
test('leads', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Start }, { path: '/cart', element: <i>Cart</i> }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText('Buy'));
  await screen.findByText('Cart');
  expect(router.state.location).toMatchObject({ pathname: '/cart', search: '?step=2', state: { from: 'book' } });
  expect(location.pathname).toBe('/');
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Which value has a context without a provider?': {
    heading: 'provide-contexts',
    says: 'Without a provider, a component gets the default of `createContext`, here `USD`, without a warning.',
    files: {
      ...config,
      'a.test.tsx': `${imports}import { createContext, useContext } from 'react';
const Currency = createContext<string | undefined>('USD');
const Shown = () => <b>{String(useContext(Currency))}</b>;
test('a', () => {
  const error = rs.spyOn(console, 'error');
  expect(render(<Shown />).container.textContent).toBe('USD');
  expect(render(<Currency value={undefined}><Shown /></Currency>).container.textContent).toBe('undefined');
  expect(error).not.toHaveBeenCalled();
});`,
    },
    output: ['Tests 1 passed'],
  },
  'What do Trans and a mock of react-i18next show, with nested elements too?': {
    heading: 'i18next',
    says: [
      'but `<Trans>` shows its children.',
      '`<Trans>` takes texts with nested elements from the instance',
      "`rs.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key) => key }), Trans: ({ i18nKey }) => i18nKey }))` shows keys alone.",
    ],
    files: {
      ...config,
      'Hello.tsx': `import { Trans, useTranslation } from 'react-i18next';
export const Hello = () => <p>{useTranslation().t('hi')} <Trans i18nKey="to">to <b>you <i>all</i></b></Trans></p>;`,
      'a.test.tsx': `${counted}import { Hello } from './Hello';
const shown = (options: object) => {
  const own = createInstance().use(initReactI18next);
  own.init({ lng: 'en', ...options });
  return render(<I18nextProvider i18n={own}><Hello /></I18nextProvider>).container.innerHTML;
};
test('a', () => {
  const to = '<1><1>all</1> of us</1>';
  expect(shown({ resources: { en: { translation: { hi: 'Hi', to } } } })).toBe('<p>Hi <b><i>all</i> of us</b></p>');
  expect(shown({ lng: 'cimode', resources: {} })).toBe('<p>hi to <b>you <i>all</i></b></p>');
});`,
      'b.test.jsx': `import { render } from '@testing-library/react';
import { expect, rs, test } from '@rstest/core';
import { Hello } from './Hello';
rs.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key) => key }), Trans: ({ i18nKey }) => i18nKey }));
test('b', () => { expect(render(<Hello />).container.textContent).toBe('hi to'); });`,
    },
    output: ['Tests 2 passed'],
  },
  'Why does formState.isDirty of React Hook Form stay false after a change?': {
    heading: 'react-hook-form',
    says: 'A `formState.isDirty` that only a callback reads stays `false`, in the app as well',
    files: {
      ...config,
      'a.test.tsx': `${imports}import { waitFor } from '@testing-library/react';
import { rs } from '@rstest/core';
import { useForm } from 'react-hook-form';
function Form({ reads, onSend }: { reads: boolean; onSend: (dirty: boolean) => void }) {
  const { formState, handleSubmit, register } = useForm();
  if (reads) void formState.isDirty;
  return <form onSubmit={handleSubmit(() => onSend(formState.isDirty))}><input {...register('email')} /><button>Order</button></form>;
}
test.each([true, false])('%s', async (reads) => {
  const onSend = rs.fn();
  const { container } = render(<Form reads={reads} onSend={onSend} />);
  fireEvent.change(container.querySelector('input')!, { target: { value: 'b' } });
  fireEvent.submit(container.querySelector('form')!);
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(reads));
});`,
    },
    output: ['Tests 2 passed'],
  },
  'How do I test loaders, actions, fetchers and redirects of React Router, and why do they fail in jsdom or happy-dom?':
    {
      heading: 'render-with-a-router',
      says: [
        'Loaders, actions and `useFetcher` run as in the app',
        '`HydrateFallback: () => null` on the route keeps React Router from warning about it.',
        'Alone, a loader is a function',
        '`<Form>` and `fetcher.submit` fail with `to be an instance of URLSearchParams`; since Node.js 24, or in a VM pool, `Content-Type was not one of` · jsdom',
        '`redirect()` fails with `must have a Location header` · happy-dom',
      ],
      files: {
        ...config,
        ...inEnvironments(
          ['happy-dom', 'jsdom'],
          'tsx',
          (name) => `import { URLSearchParams } from 'node:url';
${imports}import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Form, redirect, RouterProvider, useActionData, useFetcher, useLoaderData } from 'react-router';
const happy = '${name}' === 'happy-dom';
const user = userEvent.setup();
const show = (routes: any[]) => { document.body.replaceChildren(); const router = createMemoryRouter(routes); render(<RouterProvider router={router} />); return router; };
const answer = async ({ request }: { request: Request }) => ({ title: (await request.formData()).get('title') });
const sent = () => show([{ path: '/', action: answer, Component: () => { const data: any = useActionData(); return <Form method="post"><input type="hidden" name="title" value="Emma" /><button>Send</button><p>{data?.title}</p></Form>; } }]);
const fetched = () => show([{ path: '/', action: answer, Component: () => { const { data, submit } = useFetcher<any>(); return <><button onClick={() => submit({ title: 'Emma' }, { method: 'post' })}>Send</button><p>{data?.title}</p></>; } }]);
const moved = () => show([{ path: '/', loader: () => redirect('/login'), HydrateFallback: () => null }, { path: '/login', Component: () => <p>Login</p> }]);
const found = (text: string) => screen.findByText(text, {}, { timeout: 300 }).then(() => true, () => false);
async function results() {
  const all: boolean[] = [];
  for (const page of [sent, fetched]) { page(); await user.click(await screen.findByText('Send')); all.push(await found('Emma')); }
  moved();
  return [...all, await found('Login')];
}
test('a', async () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  const loader = ({ request, params }: any) => ({ sort: new URL(request.url).searchParams.get('sort') ?? 'title', ...params });
  expect(loader({ request: new Request('http://localhost/books?sort=price'), params: {} })).toEqual({ sort: 'price' });
  const route = { path: '/', loader, Component: () => <h1>{(useLoaderData() as any).sort}</h1> };
  show([{ ...route, HydrateFallback: () => null }]);
  await screen.findByText('title');
  expect(warn).not.toHaveBeenCalled();
  show([route]);
  await screen.findByText('title');
  expect(warn.mock.calls.join()).toContain('HydrateFallback');
  expect(await results()).toEqual(happy ? [true, true, false] : [false, false, true]);
  expect(error.mock.calls.join()).toContain(happy ? 'must have a Location header' : Number(process.versions.node.split('.')[0]) < 24 && !process.env.VM ? 'to be an instance of URLSearchParams' : 'Content-Type was not one of');
  if (happy) globalThis.Headers = new Response().headers.constructor as typeof Headers;
  else rs.stubGlobal('URLSearchParams', URLSearchParams);
  expect(await results()).toEqual([true, true, true]);
});`,
        ),
      },
      command: 'VM=1 npx rstest jsdom --pool=vmForks; npx rstest',
      exitCode: 1,
      // In a VM pool of Node.js 24, the page of jsdom can't make a Request at all.
      output: [
        Number(process.versions.node.split('.')[0]) < 24
          ? /Tests 1 passed[\s\S]*Tests 2 passed/
          : 'Tests 2 passed',
      ],
    },
  'Does blur validate a field of React Hook Form, and when do isValid and reset() show?': {
    heading: 'react-hook-form',
    says: [
      '`isValid` and `reset()` show later, too.',
      "With `mode: 'onBlur'`, leave the field with `user.tab()`; a component with `useFormContext` needs a `FormProvider` around it",
    ],
    files: {
      ...config,
      'a.test.tsx': `${imports}import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
const Field = () => { const { register, formState } = useFormContext<{ a: string }>(); return <><input {...register('a', { required: 'Why?' })} />{formState.errors.a && <p role="alert">{formState.errors.a.message}</p>}</>; };
const Form = ({ mode }: { mode: 'onBlur' | 'onChange' }) => { const form = useForm({ mode, defaultValues: { a: '' } }); return <FormProvider {...form}><form onSubmit={form.handleSubmit(() => form.reset())}><Field /><button disabled={!form.formState.isValid}>Go</button></form></FormProvider>; };
const user = userEvent.setup();
test('blur', async () => {
  const { unmount } = render(<Form mode="onBlur" />);
  await user.click(screen.getByRole('textbox'));
  await user.tab();
  await screen.findByText('Why?');
  unmount();
});
test('reset', async () => {
  render(<Form mode="onChange" />);
  const field = screen.getByRole('textbox') as HTMLInputElement;
  const button = screen.getByRole('button') as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  await user.type(field, 'x');
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(field.value).toBe(''));
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Do loaders run in jsdom without polyfills, and what does createRoutesStub make?': {
    heading: 'render-with-a-router',
    says: [
      'run as in the app, in jsdom and happy-dom without polyfills for `TextEncoder` or `Request`',
      "`const Stub = createRoutesStub([{ path: '/', Component: Home, loader }])` makes a component of such routes: `render(<Stub />)`.",
    ],
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `${core}import { render, screen } from '@testing-library/react';
import { createMemoryRouter, createRoutesStub, RouterProvider, useLoaderData } from 'react-router';
const Home = () => <h1>{useLoaderData()}</h1>;
const route = (title: string) => ({ path: '/', Component: Home, HydrateFallback: () => null, loader: ({ request }: any) => title + new URL(request.url).pathname });
test('a', async () => {
  const Stub = createRoutesStub([route('stub')]);
  render(<Stub />);
  await screen.findByText('stub/');
  render(<RouterProvider router={createMemoryRouter([route('memory')])} />);
  await screen.findByText('memory/');
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'How do I mock a hook of RTK Query, and what does unwrap do to the file?': {
    heading: 'other-libraries',
    says: [
      "`rs.mock('./api', () => ({ ...books, useGetBookQuery: rs.fn() }))`, or the store fails with `reading 'reducerPath'`",
      '`rs.mocked(useGetBookQuery).mockReturnValue({ data })`, without which it returns `undefined`',
      'A rejection of `.unwrap()` that nothing catches fails the file with `unhandledRejection:` and no text.',
    ],
    files: {
      'rstest.config.mjs': "export default { testEnvironment: 'happy-dom' };",
      'api.ts': `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
export const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: 'http://shop.example' }), endpoints: (build) => ({ getBook: build.query<string, void>({ query: () => '/book' }) }) });
export const { useGetBookQuery } = api;`,
      'store.ts': `import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
export const makeStore = () => configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (own) => own().concat(api.middleware) });`,
      'a.test.ts': `${core}import { makeStore } from './store';
rs.mock('./api', () => ({ useGetBookQuery: rs.fn() }));
test('alone', () => { expect(makeStore).toThrow("reading 'reducerPath'"); });`,
      'b.test.ts': `${core}import * as books from './api' with { rstest: 'importActual' };
import { useGetBookQuery } from './api';
import { makeStore } from './store';
rs.mock('./api', () => ({ ...books, useGetBookQuery: rs.fn() }));
test('kept', () => {
  makeStore();
  expect(useGetBookQuery()).toBe(undefined);
  rs.mocked(useGetBookQuery).mockReturnValue({ data: 'Atlas' } as any);
  expect(useGetBookQuery().data).toBe('Atlas');
});`,
      'c.test.ts': `${core}import { api } from './api';
import { makeStore } from './store';
test('unwrap', async () => {
  rs.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
  makeStore().dispatch(api.endpoints.getBook.initiate()).unwrap();
  await new Promise((done) => setTimeout(done, 50));
});`,
    },
    exitCode: 1,
    output: [/c\.test\.ts[\s\S]*unhandledRejection: *\n[\s\S]*Tests 3 passed/],
  },
  'RTK Query, SWR and Apollo Client: what does a stub get, which mutate reaches the cache, and what does a mock compare?':
    {
      heading: 'other-libraries',
      libraries: true,
      says: [
        'It passes a `Request` to `fetch`, so a stub reads `request.url`.',
        "The `mutate` that `swr` exports doesn't reach this cache: take it from `useSWRConfig()`",
        'With `result: rs.fn(() => ({ data }))`, you can count the requests.',
        "Variables have to be equal: `1` isn't `'1'`",
      ],
      files: {
        'rstest.config.ts':
          "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };",
        'a.test.tsx': `import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MockedProvider } from '@apollo/client/testing/react';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import useSWR, { mutate, SWRConfig, useSWRConfig } from 'swr';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { cleanup(); rs.unstubAllGlobals(); });
test('RTK Query', async () => {
  const stub = rs.fn(async (request: Request) => Response.json(new URL(request.url).pathname));
  rs.stubGlobal('fetch', stub);
  const api = createApi({
    baseQuery: fetchBaseQuery({ baseUrl: 'http://shop.example' }),
    endpoints: (build) => ({ books: build.query<string, void>({ query: () => '/books' }) }),
  });
  const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (own) => own().concat(api.middleware) });
  expect((await store.dispatch(api.endpoints.books.initiate())).data).toBe('/books');
  expect(stub.mock.calls[0][0]).toBeInstanceOf(Request);
});
test('SWR', async () => {
  let own: any;
  const load = rs.fn(async () => 'Atlas');
  const Title = () => { own = useSWRConfig().mutate; return <p>{useSWR('/book', load).data}</p>; };
  render(<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}><Title /></SWRConfig>);
  await screen.findByText('Atlas');
  await act(() => mutate('/book', 'Emma', { revalidate: false }));
  expect(screen.queryByText('Emma')).toBeNull();
  await act(() => own('/book', 'Emma', { revalidate: false }));
  expect(screen.queryByText('Emma')).not.toBeNull();
});
test('Apollo Client', async () => {
  const query = gql\`query ($id: ID) { title(id: $id) }\`;
  const result = rs.fn(() => ({ data: { title: 'Atlas' } }));
  const Title = ({ id }: any) => { const { data, error }: any = useQuery(query, { variables: { id } }); return <p>{error?.message ?? data?.title}</p>; };
  const mocks = [{ request: { query, variables: { id: '1' } }, result }];
  const show = (id: unknown) => render(<MockedProvider mocks={mocks}><Title id={id} /></MockedProvider>);
  show(1);
  await screen.findByText(/No more mocked responses/);
  expect(result).not.toHaveBeenCalled();
  cleanup();
  show('1');
  await screen.findByText('Atlas');
  expect(result).toHaveBeenCalledTimes(1);
});`,
      },
      output: ['Tests 3 passed'],
    },
  'urql: how does a test answer, and how does it keep it loading?': {
    heading: 'other-libraries',
    libraries: true,
    says: '`fetch: () => new Promise(() => {})` keeps it loading',
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };",
      'a.test.tsx': `import { Client, fetchExchange, Provider, useQuery } from 'urql';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, rs, test } from '@rstest/core';
const Books = () => {
  const [{ data, fetching, error }] = useQuery({ query: '{ books }' });
  return <p>{fetching ? 'loading' : error ? 'failed' : data.books}</p>;
};
const show = (fetch: any) =>
  render(<Provider value={new Client({ url: 'http://shop.example/graphql', exchanges: [fetchExchange], fetch, preferGetMethod: false } as any)}><Books /></Provider>);
test('a', async () => {
  const fetch = rs.fn(async () => Response.json({ data: { books: 'Atlas' } }));
  show(fetch);
  await screen.findByText('Atlas');
  expect(fetch).toHaveBeenCalledTimes(1);
  cleanup();
  show(() => new Promise(() => {}));
  await expect(screen.findByText(/Atlas|failed/)).rejects.toThrow('Unable to find');
  expect(screen.getByText('loading')).toBeTruthy();
});`,
    },
    output: ['Tests 1 passed'],
  },

  'How do I test a blocker, a pending link, and where a MemoryRouter is?': {
    heading: 'render-with-a-router',
    says: [
      'With `MemoryRouter`, a component of the test shows it: `const Where = () => <output>{useLocation().pathname}</output>`. `window.location` stays.',
      "`useBlocker must be used within a data router` · `MemoryRouter` has no loaders, blockers or `useNavigation`. · `createMemoryRouter([{ path: '/', element: <Cart /> }, { path: '/books', element: <p /> }])`; a click on a link then stays, with `blocker.state` at `blocked`, until `proceed()`. While the `loader` of the next page waits for a promise of the test, `useNavigation().state` is `loading`, and `NavLink` is pending.",
    ],
    files: {
      ...config,
      'a.test.tsx': `${imports}import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, MemoryRouter, NavLink, RouterProvider, useBlocker, useLocation, useNavigation } from 'react-router';
rs.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => document.body.replaceChildren());
const Where = () => <output>{useLocation().pathname}</output>;
const Cart = () => {
  const blocker = useBlocker(true);
  return <><p>{blocker.state}</p><Link to="/books">go</Link><button onClick={() => blocker.proceed?.()}>leave</button></>;
};
const Page = () => <><p>{useNavigation().state}</p><NavLink to="/books" className={({ isPending }) => String(isPending)}>go</NavLink></>;
const go = () => userEvent.click(screen.getByText('go'));
test('where', async () => {
  render(<MemoryRouter><Link to="/books">go</Link><Where /></MemoryRouter>);
  await go();
  expect([screen.getByRole('status').textContent, location.pathname]).toEqual(['/books', '/']);
});
test('needs a data router', () => {
  expect(() => render(<MemoryRouter><Cart /></MemoryRouter>)).toThrow('useBlocker must be used within a data router');
  expect(() => render(<MemoryRouter><Page /></MemoryRouter>)).toThrow('useNavigation must be used within a data router');
  try { render(<MemoryRouter><Cart /></MemoryRouter>); } catch (error: any) { console.log(error.message); }
});
test('blocks', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Cart /> }, { path: '/books', element: <p>books</p> }]);
  render(<RouterProvider router={router} />);
  screen.getByText('unblocked');
  await go();
  screen.getByText('blocked');
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(screen.getByText('leave'));
  screen.getByText('books');
});
test('is pending', async () => {
  let done = () => {};
  const loader = () => new Promise((resolve) => { done = () => resolve(null); });
  const router = createMemoryRouter([{ path: '/', element: <Page /> }, { path: '/books', element: <p>books</p>, loader }]);
  render(<RouterProvider router={router} />);
  await go();
  screen.getByText('loading');
  expect(screen.getByText('go').className).toBe('true');
  await act(async () => done());
  await screen.findByText('books');
});`,
    },
    output: ['useBlocker must be used within a data router', 'Tests 4 passed'],
  },

  'How do I test a hook that uses useSearchParams, and go back in a MemoryRouter?': {
    heading: 'render-with-a-router',
    says: "For a hook alone, `renderHook(() => useSearchParams(), { wrapper: MemoryRouter })`, then `act(() => result.current[1]({ page: '2' }))`; `navigate(-1)` goes back through `initialEntries`, from the one that `initialIndex` names.",
    files: {
      ...config,
      'a.test.tsx': `${imports}import { renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router';
test('hook', () => {
  const { result } = renderHook(() => useSearchParams(), { wrapper: MemoryRouter });
  act(() => result.current[1]({ page: '2' }));
  expect(result.current[0].get('page')).toBe('2');
});
test('back', () => {
  const wrapper = ({ children }: any) => <MemoryRouter initialEntries={['/a', '/b', '/c']} initialIndex={1}>{children}</MemoryRouter>;
  const { result } = renderHook(() => [useLocation().pathname, useNavigate()] as const, { wrapper });
  expect(result.current[0]).toBe('/b');
  act(() => { result.current[1](-1); });
  expect(result.current[0]).toBe('/a');
});`,
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
