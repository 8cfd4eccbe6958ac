/** A UI library tested with Jest: TypeScript and JSX, Testing Library, fake timers, stored snapshots. */
export const ui: Record<string, string> = {
  'package.json': `{
  "name": "ui",
  "scripts": { "test": "jest --ci --coverage=false", "test:watch": "jest --watch" },
  "dependencies": { "react": "19.0.0", "react-dom": "19.0.0" },
  "devDependencies": { "jest": "29.7.0", "ts-jest": "29.1.0", "jest-fixed-jsdom": "0.0.9", "@testing-library/react": "16.0.0", "@testing-library/dom": "10.0.0", "@testing-library/jest-dom": "6.0.0" }
}`,
  'tsconfig.json':
    '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "types": ["jest"], "baseUrl": ".", "paths": { "@/*": ["src/*"] } } }',
  'jest.config.ts': `import type { Config } from 'jest';

const config: Config = {
  preset: 'ts-jest',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  roots: ['<rootDir>/src'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '\\\\.css$': 'identity-obj-proxy' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  restoreMocks: true,
};

export default config;
`,
  'jest.setup.ts':
    "import '@testing-library/jest-dom';\n\nbeforeEach(() => jest.clearAllMocks());\n",
  'src/Button.tsx': `export function Button({ label, onPress, disabled }: { label: string; onPress?: () => void; disabled?: boolean }) {
  return <button type="button" disabled={disabled} onClick={onPress}>{label}</button>;
}
`,
  'src/format.ts': `export const price = (cents: number, currency = 'EUR') => \`\${(cents / 100).toFixed(2)} \${currency}\`;
export const total = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);
export async function load(id: number): Promise<{ id: number }> { if (id < 0) throw new TypeError('negative'); return { id }; }
`,
  'src/api.ts':
    "export const fetchPrice = async (id: string): Promise<number> => { throw new Error('no network ' + id); };\nexport const currency = 'EUR';\n",
  'src/Toast.tsx': `import { useEffect, useState } from 'react';
export function Toast({ text, ms = 1000 }: { text: string; ms?: number }) {
  const [shown, setShown] = useState(true);
  useEffect(() => { const timer = setTimeout(() => setShown(false), ms); return () => clearTimeout(timer); }, [ms]);
  return shown ? <p role="status">{text}</p> : null;
}
`,
  'src/Price.tsx': `import { useEffect, useState } from 'react';
import { fetchPrice } from './api';
import { price } from './format';
export function Price({ id }: { id: string }) {
  const [cents, setCents] = useState<number>();
  useEffect(() => { fetchPrice(id).then(setCents); }, [id]);
  return <output>{cents === undefined ? '…' : price(cents)}</output>;
}
`,
  'src/Button.test.tsx': `import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '@/Button';

describe('Button', () => {
  describe.each(['Buy', 'Add to basket', 'カートに入れる', '<b>bold</b>', '10 %'])('labelled %s', (label) => {
    it.each([
      [undefined, 1],
      [false, 1],
      [true, 0],
    ])('with disabled=%s reports %i presses', (disabled, presses) => {
      const onPress = jest.fn();
      render(<Button label={label} onPress={onPress} disabled={disabled} />);
      const button = screen.getByRole('button', { name: label });
      fireEvent.click(button);
      expect(onPress).toHaveBeenCalledTimes(presses);
      if (disabled) expect(button).toBeDisabled();
      else expect(button).toBeEnabled();
    });
  });

  it('reports a press', () => {
    const onPress = jest.fn();
    render(<Button label="Buy" onPress={onPress} />);
    fireEvent.click(screen.getByText('Buy'));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
`,
  'src/snapshot.test.tsx': `import { render } from '@testing-library/react';
import { Button } from './Button';

describe('Button', () => {
  describe.each(['Buy', 'Sell'])('called %s', (label) => {
    it('looks as before', () => {
      expect(render(<Button label={label} />).container.innerHTML).toMatchSnapshot();
    });
  });
  it(\`has a hint\`, () => { expect(1 + 1).toMatchSnapshot('sum'); });
});
`,
  'src/__snapshots__/snapshot.test.tsx.snap': `// Jest Snapshot v1, https://goo.gl/fbAQLP

exports[\`Button called Buy looks as before 1\`] = \`"<button type="button">Buy</button>"\`;

exports[\`Button called Sell looks as before 1\`] = \`"<button type="button">Sell</button>"\`;

exports[\`Button has a hint: sum 1\`] = \`2\`;
`,
  'src/format.test.ts': `import { price, total } from './format'

describe("format", () => {
\tit.each\`
\t\tcents | text
\t\t\${100} | \${'1.00 EUR'}
\t\t\${250} | \${'2.50 EUR'}
\t\`('writes $cents', ({ cents, text }) => {
\t\texpect(price(cents)).toBe(text)
\t})

\ttest.each([
\t\t[[], 0], [[0], 0], [[1, 2], 3], [[-5, 5], 0], [[0.1, 0.2], 0.1 + 0.2], [[1e9, 1], 1000000001],
\t])('adds %j to %d', (cents: number[], sum: number) => {
\t\texpect(total(cents)).toBe(sum)
\t})

\tdescribe.each(['EUR', 'USD', 'JPY', 'CHF'])("in %s", (currency) => {
\t\ttest.each([
\t\t\t[0, '0.00'], [1, '0.01'], [9, '0.09'], [10, '0.10'], [99, '0.99'], [100, '1.00'],
\t\t\t[101, '1.01'], [999, '9.99'], [123456, '1234.56'], [-250, '-2.50'],
\t\t])('writes %d as %s', (cents: number, text: string) => {
\t\t\texpect(price(cents, currency)).toBe(text + ' ' + currency)
\t\t})
\t})
})
`,
  'src/Toast.test.tsx': `import { act, render, screen, waitFor } from '@testing-library/react';
import { Toast } from './Toast';

beforeEach(() => {
  jest
    .useFakeTimers();
});
afterEach(() => { jest.useRealTimers(); });

test('goes away', () => {
  render(<Toast text="Saved" />);
  act(() => { jest.advanceTimersByTime(1000); });
  expect(screen.queryByRole('status')).toBeNull();
});

test('is waited for', async () => {
  render(<Toast text="Saved" ms={300} />);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 4000 });
});
`,
  'src/Price.test.tsx': `import { render, screen } from '@testing-library/react';
import { Price } from './Price';
import { fetchPrice } from './api';

jest.mock('./api', () => ({ __esModule: true, ...jest.requireActual('./api'), fetchPrice: jest.fn() }));

const fetched = fetchPrice as jest.MockedFunction<typeof fetchPrice>;

test('shows what the API returns', async () => {
  fetched.mockResolvedValueOnce(1250);
  render(<Price id="dune" />);
  expect(await screen.findByText('12.50 EUR')).toBeInTheDocument();
  expect(fetched).toBeCalledWith('dune');
});
`,
  'src/spies.test.ts': `import * as format from './format';

let spy: jest.SpyInstance<string, [number]>;

beforeEach(() => (spy = jest.spyOn(console, 'log').mockImplementation(() => {}) as never));

describe('spies', () => {
  it('records', () => {
    console.log('a');
    expect(spy).toHaveBeenCalledWith('a');
  });
  it('has a typed function', () => {
    const add = jest.fn<number, [number, number]>((a, b) => a + b);
    expect(add(1, 2)).toBe(3);
    expect(add.mock.calls).toEqual([[1, 2]]);
    expect(format.total([1])).toBe(1);
  });
});
`,
  'src/async.test.ts': `import { load } from './format';

describe('load', () => {
  it('calls back', (done) => {
    load(1).then(({ id }) => {
      expect(id).toBe(1);
      done();
    });
  });
  it('rejects', () => expect(load(-1)).rejects.toThrow(TypeError));
  it('resolves', async () => {
    await expect(load(2)).resolves.toEqual({ id: 2 });
  });
  xit('is skipped', () => { throw new Error('no'); });
  it.failing('is known to fail', () => { expect(1).toBe(2); });
});
`,
  'src/inline.test.ts': `test('inline', () => {
  expect({ a: [1] }).toMatchInlineSnapshot(\`
{
  "a": [
    1,
  ],
}
\`);
  expect(() => { throw new Error('no stock'); }).toThrowErrorMatchingInlineSnapshot(\`"no stock"\`);
});
`,
  'src/globals.test.ts': `import { afterAll, beforeAll, expect, it, jest as j } from '@jest/globals';

const log: string[] = [];
beforeAll(async () => { log.push('start'); return log; });
afterAll(() => { log.length = 0; });
j.setTimeout(20_000);

it('uses another name', () => {
  const listener = j.fn();
  listener(log[0]);
  expect(listener).toHaveBeenLastCalledWith('start');
});
`,
  'src/isolated.test.ts': `describe('fresh modules', () => {
  let first: typeof import('./api');
  beforeEach(() => {
    jest.resetModules();
    jest.isolateModules(() => {
      first = require('./api');
    });
  });
  it.each([1, 2, 3, 4])('loads them again %i', () => {
    expect(first.currency).toBe('EUR');
  });
});
`,
  'src/timers.test.ts': `jest.useFakeTimers('modern');

describe('timers', () => {
  describe.each([0, 1, 50, 1000, 86_400_000])('of %i ms', (ms) => {
    it.each([
      [-1, 0],
      [0, 1],
      [1, 1],
    ])('moved %i past the time ran %i times', (past, calls) => {
      const late = jest.fn();
      setTimeout(late, ms);
      jest.advanceTimersByTime(Math.max(0, ms + past));
      expect(late).toHaveBeenCalledTimes(ms === 0 ? 1 : calls);
      jest.clearAllTimers();
    });
    it('repeats', () => {
      const tick = jest.fn();
      const timer = setInterval(tick, ms || 1);
      jest.advanceTimersByTime((ms || 1) * 3);
      clearInterval(timer);
      expect(tick).toHaveBeenCalledTimes(3);
      expect(jest.getTimerCount()).toBe(0);
    });
  });
  it('has a date', () => {
    jest.setSystemTime(new Date('2030-01-01'));
    expect(new Date().getFullYear()).toBe(2030);
  });
});
`,
  'src/late.test.tsx': `import { render, screen, waitFor } from '@testing-library/react';
import { Button } from './Button';

test('forgets to await', async () => {
  render(<Button label="Buy" />);
  waitFor(() => expect(screen.getByText('Sell')).toBeInTheDocument(), { timeout: 20 });
});
`,
};
