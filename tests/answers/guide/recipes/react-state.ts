import { type Answers, shortSamplesOf, withHooks } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };",
};

const imports = `${withHooks}import { act, fireEvent, render, screen } from '@testing-library/react';\n`;

const basket = `import { create } from 'zustand';
export const useBasket = create(() => ({ count: 0 }));
export const Size = () => <output>{useBasket(({ count }) => count)}</output>;`;

const usesBasket = `${imports}import { Size, useBasket } from './basket';
const shown = () => screen.getByRole('status').textContent;
`;

const query = `${imports}import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
let asked = 0;
const queryFn = async () => { asked++; throw new Error('offline'); };
const Title = (own: { retry?: number }) => {
  const { error } = useQuery({ queryKey: ['title'], queryFn, ...own });
  return <h1>{error ? 'Sorry' : 'Loading'}</h1>;
};
`;

export default {
  'Can I test a reducer without a component?': {
    heading: 'redux',
    says: 'A reducer is a function: test it without a component',
    test: `import { createSlice } from '@reduxjs/toolkit';
import { expect, test } from '@rstest/core';
const { reducer, actions } = createSlice({ name: 'cart', initialState: { count: 0 }, reducers: { added: (state) => { state.count += 1; } } });
test('a', () => { expect(reducer({ count: 2 }, actions.added())).toEqual({ count: 3 }); });`,
    output: ['Tests 1 passed'],
  },
  'Do test files share a Zustand store?': {
    heading: 'zustand',
    says: "Unless `isolate` is `false`, files don't share a Zustand store, but the tests of a file do.",
    files: {
      ...config,
      'basket.tsx': basket,
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `${name}.test.tsx`,
          `${usesBasket}test('first', () => { render(<Size />); expect(shown()).toBe('0'); act(() => useBasket.setState({ count: 1 })); });
test('second', () => { document.body.replaceChildren(); render(<Size />); expect(shown()).toBe('1'); });`,
        ]),
      ),
    },
    command: 'npx rstest --pool.maxWorkers=1; npx rstest --pool.maxWorkers=1 --isolate=false',
    exitCode: 1,
    output: [/Test Files 2 passed\s+Tests 4 passed[\s\S]*Test Files 1 failed \| 1 passed/],
  },
  'Why does a component not follow its Zustand store in a test?': {
    heading: 'zustand',
    says: '`act` is needed because nothing that Testing Library did changed the store: without it, the component still shows `0`. A click through `userEvent` needs none.',
    files: {
      ...config,
      'basket.tsx': basket,
      'a.test.tsx': `${usesBasket}import userEvent from '@testing-library/user-event';
test('a', async () => {
  render(<button onClick={() => useBasket.setState({ count: 2 })}><Size /></button>);
  useBasket.setState({ count: 1 });
  expect(shown()).toBe('0');
  await userEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('2');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How often does TanStack Query ask again in a test?': {
    heading: 'tanstack-query',
    says: [
      'by default a failed request is asked three more times, with pauses of 1, 2 and 4 seconds, while `findBy…` gives up after one second',
      "A `retry` in the query itself overrides the client's.",
    ],
    files: {
      ...config,
      'a.test.tsx': `${query}const show = (retry?: number, own = {}) => {
  const defaultOptions = { queries: retry === undefined ? {} : { retry } };
  render(<QueryClientProvider client={new QueryClient({ defaultOptions })}><Title {...own} /></QueryClientProvider>);
};
test('default', async () => {
  show();
  const started = performance.now();
  await expect(screen.findByText('Sorry')).rejects.toThrow('Unable to find an element');
  await screen.findByText('Sorry', {}, { timeout: 9000 });
  console.log('ASKED', asked, 'SECONDS', Math.floor((performance.now() - started) / 1000));
}, 20_000);
test('own', async () => {
  document.body.replaceChildren();
  asked = 0;
  show(0, { retry: 1, retryDelay: 1 });
  await screen.findByText('Sorry');
  console.log('OWN', asked);
});`,
    },
    output: ['ASKED 4 SECONDS 7', 'OWN 2', 'Tests 2 passed'],
  },
  'How do I check which action a component dispatches?': {
    heading: 'redux',
    says: "spy before `render`: `const dispatch = rs.spyOn(store, 'dispatch')`",
    files: {
      ...config,
      'a.test.tsx': `${imports}import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider, useDispatch } from 'react-redux';
const { reducer, actions: { added } } = createSlice({ name: 'cart', initialState: 0, reducers: { added: (count) => count + 1 } });
const Add = () => { const dispatch = useDispatch(); return <button onClick={() => dispatch(added())}>Add</button>; };
test('a', () => {
  const store = configureStore({ reducer });
  const dispatch = rs.spyOn(store, 'dispatch');
  render(<Provider store={store}><Add /></Provider>);
  fireEvent.click(screen.getByRole('button'));
  expect(dispatch).toHaveBeenCalledWith(added());
  expect(store.getState()).toBe(1);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Why is isPending of a mutation never seen?': {
    heading: 'tanstack-query',
    says: 'A `mutationFn` that answers at once leads from `idle` to `success`, and `isPending` is never seen: let it wait for a promise that the test resolves.',
    files: {
      ...config,
      'a.test.tsx': `${imports}import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
const seen: string[] = [];
const Save = ({ send }: { send(): Promise<void> }) => {
  const { mutate, status } = useMutation({ mutationFn: send });
  seen.push(status);
  return <button onClick={() => mutate()}>{status}</button>;
};
const save = async (send: () => Promise<void>) => {
  render(<QueryClientProvider client={new QueryClient()}><Save send={send} /></QueryClientProvider>);
  fireEvent.click(screen.getByText('idle'));
};
test('a', async () => {
  await save(async () => {});
  await screen.findByText('success');
  expect(seen).toEqual(['idle', 'success']);
  let resolve = () => {};
  await save(() => new Promise<void>((done) => { resolve = done; }));
  await screen.findByText('pending');
  resolve();
  await rs.waitFor(() => expect(screen.getAllByText('success')).toHaveLength(2));
});`,
    },
    output: ['Tests 1 passed'],
  },
  'A test passes alone and fails after another: what is shared?': {
    heading: 'zustand',
    says: "files don't share a Zustand store, but the tests of a file do. Put it back before each test",
    test: `import { expect, test } from '@rstest/core';
import { create } from 'zustand';
const useCart = create(() => ({ count: 0 }));
test('adds', () => { useCart.setState({ count: 1 }); });
test('starts empty', () => { expect(useCart.getState().count).toBe(0); });
test('put back', () => { useCart.setState(useCart.getInitialState()); expect(useCart.getState().count).toBe(0); });`,
    command: "npx rstest; npx rstest -t 'starts empty'",
    output: [/expected 1 to be \+0[\s\S]*1 failed \| 2 passed[\s\S]*Tests 1 passed/],
  },
  'How do I reset all Zustand stores without naming them?': {
    heading: 'zustand',
    says: 'To put back every store without naming it, replace `create` in a setup file',
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.js'] };",
      'setup.js': shortSamplesOf('guide/recipes/react-state').replace(
        /^[\s\S]*?(?=import \{ afterEach, rs)/,
        '',
      ),
      'stores.ts': `import { create } from 'zustand';
export const one = create(() => ({ n: 0 }));
export const two = create<{ n: number }>()(() => ({ n: 0 }));`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { one, two } from './stores';
test('a', () => { one.setState({ n: 1 }); two.setState({ n: 2 }); });
test('b', () => { expect([one.getState().n, two.getState().n]).toEqual([0, 0]); });`,
    },
    output: ['Tests 2 passed'],
  },
  'How does a test reach the catch of an effect?': {
    heading: 'dva-and-redux-saga',
    says: "To go through a `catch` of the effect, call `steps.throw(new Error('offline'))` in place of a `next`, but not of the first one, because the effect hasn't entered its `try` then.",
    test: `import { expect, rs, test } from '@rstest/core';
function* load({ call, put }: { call: any; put: any }): Generator<unknown, void, unknown> {
  try { put({ type: 'loaded', payload: yield call('fetchCart') }); } catch (error: any) { yield put({ type: 'failed', payload: error.message }); }
}
test('a', () => {
  const put = rs.fn();
  const steps = load({ call: rs.fn(), put });
  steps.next();
  steps.throw(new Error('offline'));
  expect(() => load({ call: rs.fn(), put }).throw(new Error('first'))).toThrow('first');
  console.log('PUT', JSON.stringify(put.mock.calls));
});`,
    output: ['PUT [[{"type":"failed","payload":"offline"}]]'],
  },
  'How do I test a hook around useMutation?': {
    heading: 'tanstack-query',
    says: "A hook of yours runs in `renderHook(() => useRename(), { wrapper })`, whose wrapper renders the provider: `act(() => result.current.mutate('Emma'))`, then `await waitFor(() => expect(result.current.isSuccess).toBe(true))`.",
    files: {
      ...config,
      'a.test.tsx': `${withHooks}import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
const client = new QueryClient();
const wrapper = ({ children }: any) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
const useRename = () => useMutation({ mutationFn: async (name: string) => name.toUpperCase() });
test('a', async () => {
  const { result } = renderHook(() => useRename(), { wrapper });
  act(() => result.current.mutate('Emma'));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.data).toBe('EMMA');
});`,
    },
    output: ['Tests 1 passed'],
  },

  'Why does a selector give the value of an earlier test, or fail with getSnapshot should be cached?':
    {
      heading: 'redux',
      says: "A selector of `createSelector` is one for the whole file, and keeps its result as long as its inputs are the same objects. Give each test a new state: what a test changes in place isn't seen.",
      files: {
        ...config,
        'a.test.tsx': `${imports}import { configureStore, createSelector } from '@reduxjs/toolkit';
import { Provider, useSelector } from 'react-redux';
const first = createSelector([(state: { items: string[] }) => state.items], (items) => items[0]);
const Item = () => <b>{useSelector(first)}</b>;
const show = (items: string[]) => {
  const store = configureStore({ reducer: () => ({ items }) });
  const { container, unmount } = render(<Provider store={store}><Item /></Provider>);
  const text = container.textContent;
  unmount();
  return text;
};
test('redux', () => {
  const items = ['Atlas'];
  expect(show(items)).toBe('Atlas');
  items[0] = 'Emma';
  expect(show(items)).toBe('Atlas');
  expect(show([...items])).toBe('Emma');
});`,
        'zustand.test.tsx': `${imports}import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
const error = rs.spyOn(console, 'error').mockImplementation(() => {});
const useBasket = create(() => ({ count: 7 }));
const Loop = () => <b>{useBasket((state) => ({ count: state.count })).count}</b>;
const Size = () => <b>{useBasket(useShallow((state) => ({ count: state.count }))).count}</b>;
test('zustand', () => {
  expect(() => render(<Loop />)).toThrow('Maximum update depth exceeded');
  expect(error.mock.calls[0]?.[0]).toContain('The result of getSnapshot should be cached');
  console.log(error.mock.calls[0]?.[0]);
  expect(render(<Size />).container.textContent).toBe('7');
});`,
        'query.test.tsx': `${imports}import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
const error = rs.spyOn(console, 'error').mockImplementation(() => {});
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wrapper = ({ children }: any) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
test('pages', async () => {
  const fetching = rs.fn();
  const { result } = renderHook(() => {
    const query = useInfiniteQuery({ queryKey: ['books'], queryFn: async ({ pageParam }) => pageParam, initialPageParam: 0, getNextPageParam: (last: number) => last + 1 });
    fetching(query.isFetching);
    return query;
  }, { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  fetching.mockClear();
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.pages).toEqual([0, 1]));
  expect(fetching).not.toHaveBeenCalledWith(true);
});
test('undefined', async () => {
  const load = rs.fn();
  const { result } = renderHook(() => useQuery({ queryKey: ['title'], queryFn: load }), { wrapper });
  await waitFor(() => expect(result.current.error?.message).toContain('data is undefined'));
  expect(error.mock.calls[0]?.[0]).toContain('Query data cannot be undefined');
  console.log(error.mock.calls[0]?.[0]);
  load.mockResolvedValue('Atlas');
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data).toBe('Atlas'));
});`,
      },
      elsewhere: {
        '/guide/recipes/react-state': [
          'A selector that makes an object or a list each time, `useBasket((state) => ({ count: state.count }))`, fails with `Maximum update depth exceeded`, after the warning `The result of getSnapshot should be cached`, in the app as well: wrap it in `useShallow` of `zustand/react/shallow`.',
          'After `act(() => result.current.fetchNextPage())` of `useInfiniteQuery`, wait for the data, `await waitFor(() => expect(result.current.data?.pages).toEqual([first, second]))`, because `isFetching` may never be seen.',
          '`Query data cannot be undefined`, with `data is undefined` as `error`, says that the mocked function that loads has no result: `load.mockResolvedValue(book)`.',
        ],
      },
      output: [
        'The result of getSnapshot should be cached',
        'Query data cannot be undefined',
        'Tests 4 passed',
      ],
    },

  'What does Redux Toolkit say of a state that a test changes, and what does unwrap reject with?': {
    heading: 'redux',
    says: [
      'With Redux Toolkit, the next `dispatch` then fails with `A state mutation was detected between dispatches`. `A non-serializable value was detected` only warns of a `Date`, a `Map` or a function in an action or the state, in the app as well: store a text, such as `date.toISOString()`.',
      "rejects with a plain object, which has the `message` and `name` of the error alone: `rejects.toThrow('offline')` passes, `rejects.toBeInstanceOf(Error)` fails. After `rejectWithValue('closed')`, it rejects with that value: `rejects.toBe('closed')`.",
    ],
    test: `import { configureStore, createAsyncThunk } from '@reduxjs/toolkit';
import { expect, rs, test } from '@rstest/core';
const error = rs.spyOn(console, 'error').mockImplementation(() => {});
test('mutation', () => {
  const state = { items: ['Atlas'] };
  const store = configureStore({ reducer: (now = state) => now });
  state.items.push('Emma');
  expect(() => { try { store.dispatch({ type: 'any' }); } catch (thrown: any) { console.log(thrown.message); throw thrown; } }).toThrow('A state mutation was detected between dispatches');
});
test('values', () => {
  const store = configureStore({ reducer: (_, { payload }: any) => payload ?? null });
  for (const payload of [new Date(0), new Map(), () => {}]) {
    error.mockClear();
    store.dispatch({ type: 'any', payload });
    expect(error.mock.calls[0]?.[0]).toContain('A non-serializable value was detected in an action');
    expect(error.mock.calls[1]?.[0]).toContain('A non-serializable value was detected in the state');
  }
  error.mockClear();
  store.dispatch({ type: 'any', payload: new Date(0).toISOString() });
  expect(error).not.toHaveBeenCalled();
});
test('unwrap', async () => {
  const store = configureStore({ reducer: (now = {}) => now });
  const load = createAsyncThunk('load', async () => { throw Object.assign(new TypeError('offline'), { status: 503 }); });
  const closed = createAsyncThunk('closed', async (_: void, { rejectWithValue }) => rejectWithValue('closed'));
  const run = () => store.dispatch(load()).unwrap();
  await expect(run()).rejects.toThrow('offline');
  await expect(run()).rejects.not.toBeInstanceOf(Error);
  const reason = await run().catch((thrown) => thrown);
  expect([reason.name, reason.message, reason.status]).toEqual(['TypeError', 'offline', undefined]);
  await expect(store.dispatch(closed()).unwrap()).rejects.toBe('closed');
});`,
    output: ['A state mutation was detected between dispatches', 'Tests 3 passed'],
  },
} satisfies Answers;
