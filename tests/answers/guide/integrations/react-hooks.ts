import { type Answers, inEnvironments, runInBoth } from '../../../support/answers.ts';

const config = {
  'rstest.config.mjs':
    "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
};

export default {
  'Which value does a provider give, and what does rerender keep?': {
    heading: 'test-a-hook',
    says: [
      '`renderHook(() => useContext(Currency), { wrapper: Shop })` shows what a provider gives',
    ],
    elsewhere: {
      '/guide/integrations/react': [
        '`rerender` keeps the same component and its state, unless its `key` or place changes',
      ],
    },
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { expect, test } from '@rstest/core';
import { render, renderHook } from '@testing-library/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
const Currency = createContext('USD');
const Shop = ({ children }: { children: ReactNode }) => <Currency value={useState('EUR')[0]}>{children}</Currency>;
const Title = ({ text }: { text: string }) => <b>{useState(text)[0]}</b>;
test('a', () => {
  expect(renderHook(() => useContext(Currency), { wrapper: Shop }).result.current).toBe('EUR');
  const { container, rerender } = render(<Title text="a" />);
  rerender(<Title text="b" />);
  expect(container.textContent).toBe('a');
  rerender(<Title key="2" text="b" />);
  expect(container.textContent).toBe('b');
  rerender(<div><Title key="2" text="c" /></div>);
  expect(container.textContent).toBe('c');
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'How do I wait for a hook that loads something, and why is result.current null?': {
    heading: 'test-a-hook',
    says: [
      "Wait for that: `await waitFor(() => expect(result.current).toBe('Atlas'))`,",
      "Don't call `renderHook` inside `act`: `result.current` is `null` there until `act` has ended.",
    ],
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
      'a.test.tsx': `import { expect, test } from '@rstest/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
const load = async () => 'Atlas';
function useBook() {
  const [book, setBook] = useState<string>();
  useEffect(() => { load().then(setBook); }, []);
  return book;
}
test('waits', async () => {
  const { result } = renderHook(useBook);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe('Atlas'));
});
test('inside act', async () => {
  let hook: { current: number | null } = { current: 0 };
  await act(async () => {
    hook = renderHook(() => 5).result;
    expect(hook.current).toBeNull();
  });
  expect(hook.current).toBe(5);
});
`,
    },
    output: ['Tests 2 passed'],
  },
  'renderHook: how do I pass new props to the wrapper, or change what it provides?': {
    heading: 'test-a-hook',
    says: [
      '`initialProps` and the argument of `rerender` go to the callback alone, not to the wrapper.',
      'let it read a variable of the test,',
    ],
    files: {
      'a.test.tsx': `// @rstest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { expect, test } from '@rstest/core';
const Currency = createContext('none');
test('a', () => {
  let currency = 'EUR';
  const passed: string[] = [];
  const wrapper = ({ children, ...props }: { children: ReactNode }) => {
    passed.push(...Object.keys(props));
    return createElement(Currency.Provider, { value: currency, children });
  };
  const { result, rerender } = renderHook((props) => useContext(Currency) + props.count, { wrapper, initialProps: { count: 1 } });
  expect(result.current).toBe('EUR1');
  rerender({ count: 2 });
  currency = 'JPY';
  rerender({ count: 2 });
  expect([result.current, passed]).toEqual(['JPY2', []]);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Is useEffect run after render, what replaces waitForNextUpdate, and how do I dispatch to a reducer of a context?':
    {
      heading: 'test-a-hook',
      says: [
        'Effects have run when `render`, `rerender` or `renderHook` returns, but not what they load.',
        'That also replaces `waitForNextUpdate` of `@testing-library/react-hooks`.',
        '`act(() => result.current.dispatch(added))`.',
      ],
      files: {
        'a.test.tsx': `// @rstest-environment happy-dom
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { createContext, createElement, type ReactNode, useContext, useEffect, useReducer, useState } from 'react';
import { expect, rs, test } from '@rstest/core';
test('effects', async () => {
  const ran = rs.fn();
  const load = rs.fn(async () => 'Atlas');
  const Page = ({ id }: { id: number }) => { useEffect(() => ran(id), [id]); return null; };
  const { rerender } = render(createElement(Page, { id: 1 }));
  rerender(createElement(Page, { id: 2 }));
  expect(ran.mock.calls).toEqual([[1], [2]]);
  const { result } = renderHook(() => {
    const [title, set] = useState('');
    useEffect(() => { load().then(set); }, []);
    return title;
  });
  expect(result.current).toBe('');
  await waitFor(() => expect(result.current).toBe('Atlas'));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
test('reducer', () => {
  const Cart = createContext({ count: 0, dispatch: (_: number) => {} });
  const wrapper = ({ children }: { children: ReactNode }) => {
    const [count, dispatch] = useReducer((old: number, by: number) => old + by, 0);
    return createElement(Cart.Provider, { value: { count, dispatch } }, children);
  };
  const { result } = renderHook(() => useContext(Cart), { wrapper });
  act(() => result.current.dispatch(3));
  expect(result.current.count).toBe(3);
});`,
      },
      output: ['Tests 2 passed'],
    },
  'How do I see every value that a hook returned, the first one too?': {
    heading: 'test-a-hook',
    says: 'To see every value, the first one too, collect them',
    files: {
      ...config,
      'a.test.ts': `// @rstest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from '@rstest/core';
function useSize() {
  const [size, setSize] = useState(0);
  useEffect(() => setSize(1), []);
  return size;
}
test('a', () => {
  const seen: number[] = [];
  const { result } = renderHook(() => { const size = useSize(); seen.push(size); return size; });
  expect([result.current, seen]).toEqual([1, [0, 1]]);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Do two calls of renderHook share the state of their wrapper?': {
    heading: 'test-a-hook',
    says: 'Each call renders its own wrapper: hooks that share its state go into one callback, `renderHook(() => [useCart(), useTotal()], { wrapper })`.',
    files: {
      'a.test.tsx': `// @rstest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createContext, createElement, type ReactNode, useContext, useState } from 'react';
import { test } from '@rstest/core';
const Count = createContext<any>(null);
const wrapper = ({ children }: { children: ReactNode }) => createElement(Count.Provider, { value: useState(0), children });
const useCount = () => useContext(Count);
test('a', () => {
  const [one, other] = [1, 2].map(() => renderHook(useCount, { wrapper }).result);
  const both = renderHook(() => [useCount(), useCount()], { wrapper }).result;
  act(() => { one!.current[1](5); both.current[0]![1](7); });
  console.log('COUNTS', one!.current[0], other!.current[0], both.current[1]![0]);
});`,
    },
    output: ['COUNTS 5 0 7'],
  },
  'Why is a ref null in renderHook, and what is result.current after unmount?': {
    heading: 'test-a-hook',
    says: [
      'After `unmount()` it keeps its last value, because nothing renders the hook anymore.',
      'remove the component alone, and read the context in another: `rerender(<Shop><Total /></Shop>)`',
    ],
    elsewhere: {
      '/guide/integrations/react': [
        '`renderHook` renders no element, so the ref that the hook makes stays `null`.',
        'Render a component that puts it on one: `const Box = () => <div ref={useSize()} />`',
      ],
    },
    files: {
      ...config,
      'a.test.tsx': `import { act, render, renderHook } from '@testing-library/react';
import { expect, test } from '@rstest/core';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
const Context = createContext({ count: 0, set: (_: number) => {} });
function Shop({ children }: { children?: ReactNode }) { const [count, set] = useState(0); return <Context value={{ count, set }}>{children}</Context>; }
function useCart() { const shop = useContext(Context); useEffect(() => () => shop.set(0), []); return shop; }
test('unmount', () => {
  const { result, unmount } = renderHook(useCart, { wrapper: Shop });
  act(() => result.current.set(4));
  unmount();
  expect(result.current.count).toBe(4);
  let cart = { count: 0, set: (_: number) => {} };
  const Total = () => <b>{useContext(Context).count}</b>;
  const Cart = () => { cart = useCart(); return null; };
  const { rerender, container } = render(<Shop><Total /><Cart /></Shop>);
  act(() => cart.set(4));
  expect(container.innerHTML).toBe('<b>4</b>');
  rerender(<Shop><Total /></Shop>);
  expect(container.innerHTML).toBe('<b>0</b>');
});
test('ref', () => {
  const seen: unknown[] = [];
  const useSize = () => { const ref = useRef<HTMLDivElement>(null); useEffect(() => { seen.push(ref.current); }, []); return ref; };
  expect(renderHook(useSize).result.current.current).toBeNull();
  const Box = () => <div ref={useSize()} />;
  const { container } = render(<Box />);
  expect(seen).toEqual([null, container.firstChild]);
  expect(seen[1]).toBeInstanceOf(HTMLDivElement);
});`,
    },
    command: 'npx rstest --testEnvironment=happy-dom && npx rstest --testEnvironment=jsdom',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed/],
  },
  'How do I test a hook that suspends?': {
    heading: 'test-a-hook',
    says: [
      'A hook that suspends, as with `use(promise)`, needs it, awaited: `const { result } = await act(async () => renderHook(() => use(promise)))`.',
      "`result.current` is `null` until the promise settles: `await act(async () => resolve('Atlas'))`, with fake timers `await act(() => rs.advanceTimersByTimeAsync(1000))`, which throws if it rejects, unless the `wrapper` has an error boundary.",
    ],
    files: {
      ...config,
      ...inEnvironments(
        ['jsdom', 'happy-dom'],
        'ts',
        () => `import { act, renderHook } from '@testing-library/react';
import { expect, rs, test } from '@rstest/core';
import { Component, use } from 'react';
test('a', async () => {
  const { promise, resolve } = later();
  const { result } = await act(async () => renderHook(() => use(promise)));
  expect(result.current).toBe(null);
  await act(async () => resolve('Atlas'));
  expect(result.current).toBe('Atlas');
});
test('fake timers', async () => {
  rs.useFakeTimers();
  const { promise, resolve } = later();
  setTimeout(() => resolve('Atlas'), 1000);
  const { result } = await act(async () => renderHook(() => use(promise)));
  expect(result.current).toBe(null);
  await act(() => rs.advanceTimersByTimeAsync(1000));
  expect(result.current).toBe('Atlas');
  rs.useRealTimers();
});
test('rejects', async () => {
  const { promise, reject } = later();
  const { result } = await act(async () => renderHook(() => use(promise)));
  await expect(act(async () => reject(new Error('no')))).rejects.toThrow('no');
  expect(result.current).toBe(null);
});
test('boundary', async () => {
  rs.spyOn(console, 'error').mockImplementation(() => {});
  class Boundary extends Component<any> {
    state = { error: null };
    static getDerivedStateFromError(error: Error) { return { error }; }
    render() { return this.state.error ? null : this.props.children; }
  }
  const { promise, reject } = later();
  await act(async () => renderHook(() => use(promise), { wrapper: Boundary }));
  await act(async () => reject(new Error('no')));
});
test('without act', async () => {
  rs.spyOn(console, 'error').mockImplementation(() => {});
  const promise = Promise.resolve('Atlas');
  const { result } = renderHook(() => use(promise));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current).toBe(null);
});
function later() {
  let resolve = (_: string) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<string>((yes, no) => { resolve = yes; reject = no; });
  return { promise, resolve: (text: string) => resolve(text), reject: (error: Error) => reject(error) };
}`,
      ),
    },
    output: ['Tests 10 passed'],
  },
  'How do I call an async function of a hook, and what does act without await do?': {
    heading: 'calls-inside-act',
    says: [
      'An async function of the hook is awaited: `await act(() => result.current.signIn())` ends after the last change that it awaits, and returns what it returns. To see the state in between, start it in braces, `act(() => { result.current.signIn(); })`, assert, and wait for the end with `waitFor`.',
      "`act` that gets a promise and isn't awaited prints `You called act(async () => ...) without await`; the state stays the old one, and what later tests of the file render stays empty.",
    ],
    files: {
      ...config,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { afterEach, expect, rs, test } from '@rstest/core';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
afterEach(cleanup);
const wait = () => new Promise((resolve) => setTimeout(resolve, 5));
const useUser = () => {
  const [user, setUser] = useState('none');
  return { user, async signIn() { setUser('loading'); await wait(); setUser('Emma'); return 7; } };
};
test('awaited', async () => {
  const { result } = renderHook(useUser);
  expect(await act(() => result.current.signIn())).toBe(7);
  expect(result.current.user).toBe('Emma');
});
test('in between', async () => {
  const { result } = renderHook(useUser);
  act(() => { result.current.signIn(); });
  expect(result.current.user).toBe('loading');
  await waitFor(() => expect(result.current.user).toBe('Emma'));
});
test('not awaited', async () => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(useUser);
  act(() => result.current.signIn());
  await wait().then(wait).then(wait);
  expect(error.mock.calls.join()).toContain('You called act(async () => ...) without await');
  expect(result.current.user).toBe('none');
});
test('later', () => {
  expect(render(<b>Atlas</b>).container.innerHTML).toBe('');
});`,
      ),
    },
    output: ['Tests 8 passed'],
  },
  'Why is result.current null with my wrapper?': {
    heading: 'contexts-and-wrappers',
    says: "A wrapper that doesn't render its `children` leaves `result.current` at `null`.",
    files: {
      ...config,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { expect, test } from '@rstest/core';
import { renderHook } from '@testing-library/react';
test('a', () => {
  expect(renderHook(() => 5, { wrapper: () => <p>shop</p> }).result.current).toBe(null);
  expect(renderHook(() => 5, { wrapper: ({ children }) => <p>{children}</p> }).result.current).toBe(5);
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'A hook that throws without its provider: how do I assert that, and is the error printed?': {
    heading: 'contexts-and-wrappers',
    says: [
      "`expect(() => renderHook(() => useCart())).toThrow('no CartProvider')`.",
      'React 19 prints nothing for it;',
    ],
    files: {
      ...config,
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { expect, test } from '@rstest/core';
import { renderHook } from '@testing-library/react';
import { createContext, useContext } from 'react';
const Cart = createContext(null);
const useCart = () => {
  const cart = useContext(Cart);
  if (!cart) throw new Error('no CartProvider');
  return cart;
};
test('a', () => { expect(() => renderHook(() => useCart())).toThrow('no CartProvider'); });`,
      ),
    },
    output: ['Tests 2 passed'],
    absent: [/CartProvider/],
  },

  'Why does a hook not get what rerender passes?': {
    heading: 'contexts-and-wrappers',
    says: 'A callback gets the argument of `rerender` only by a parameter, `renderHook((total) => useDiscount(total), { initialProps: 10 })`; without one, it is ignored. `rerender()` without an argument hands it `undefined`, so `({ total }) => useDiscount(total)` fails with `Cannot destructure property`: pass all props again.',
    test: `// @rstest-environment happy-dom
import { expect, test } from '@rstest/core';
import { renderHook } from '@testing-library/react';
const useDiscount = (total: number) => total / 10;
test('a', () => {
  const taken = renderHook((total: number) => useDiscount(total), { initialProps: 10 });
  taken.rerender(20);
  expect(taken.result.current).toBe(2);
  const ignored = renderHook(() => useDiscount(10), { initialProps: 10 });
  ignored.rerender(20);
  expect(ignored.result.current).toBe(1);
  const taken2 = renderHook(({ total }: { total: number }) => useDiscount(total), { initialProps: { total: 10 } });
  expect(() => taken2.rerender()).toThrow('Cannot destructure property');
});`,
    output: ['Tests 1 passed'],
  },

  'How do I test a hook that follows the size of the window, and that it stops listening?': {
    heading: 'effects',
    says: "An event of `window` goes into `act`: `act(() => { window.dispatchEvent(new Event('resize')); })`. For the cleanup, `const remove = rs.spyOn(window, 'removeEventListener')`, then after `unmount()` `expect(remove).toHaveBeenCalledWith('resize', expect.any(Function))`.",
    files: runInBoth(`import { act, renderHook } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, rs } from '@rstest/core';
function useWidth() {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    const follow = () => setWidth(innerWidth);
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return width;
}
export function run() {
  const remove = rs.spyOn(window, 'removeEventListener');
  const { result, unmount } = renderHook(() => useWidth());
  window.innerWidth = 500;
  act(() => { window.dispatchEvent(new Event('resize')); });
  expect(result.current).toBe(500);
  expect(remove).not.toHaveBeenCalledWith('resize', expect.any(Function));
  unmount();
  expect(remove).toHaveBeenCalledWith('resize', expect.any(Function));
}
`),
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
