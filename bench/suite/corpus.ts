import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const SUITES = ['logic', 'dom'] as const;
export type Suite = (typeof SUITES)[number];
export const FRAMEWORKS = ['rstest', 'vitest', 'jest', 'node'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** Test files of each suite, and tests of each file. */
export const SIZES: Record<Suite, { files: number; tests: number }> = {
  logic: { files: 100, tests: 10 },
  dom: { files: 25, tests: 4 },
};

const IMPORTS: Record<Framework, string> = {
  rstest: "import { expect, test } from '@rstest/core';",
  vitest: "import { expect, test } from 'vitest';",
  jest: "import { expect, test } from '@jest/globals';",
  node: "import assert from 'node:assert/strict';\nimport { test } from 'node:test';",
};

const SHARED = {
  'src/price.ts': `export function addTax(cents: number, rate: number): number {
  return Math.round(cents * (1 + rate));
}

export function formatPrice(cents: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
`,
  'src/cart.ts': `import { addTax } from './price.ts';

export interface Item {
  sku: string;
  title: string;
  cents: number;
  quantity: number;
}

export function total(cart: readonly Item[], rate = 0): number {
  return addTax(cart.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0), rate);
}
`,
  'src/shipping.ts': `import { type Item, total } from './cart.ts';

export const FREE_FROM = 5000;

export function shipping(cart: readonly Item[]): number {
  return total(cart) >= FREE_FROM ? 0 : 490;
}
`,
};

function shelf(index: number): string {
  return `import { type Item, total } from '../cart.ts';
import { formatPrice } from '../price.ts';
import { shipping } from '../shipping.ts';

const TITLES = ['Atlas', 'Cookbook', 'Dictionary', 'Guide', 'Novel'] as const;

export function book(place: number): Item {
  const title = \`\${TITLES[place % TITLES.length]} ${index}-\${place}\`;
  return { sku: \`S${index}-\${place}\`, title, cents: ${500 + index} + place * 100, quantity: 1 + (place % 3) };
}

export function order(places: readonly number[], rate: number) {
  const items = places.map(book);
  const cents = total(items, rate) + shipping(items);
  return { items, cents, label: formatPrice(cents), sent: false };
}

export async function send(places: readonly number[]) {
  return { ...order(places, 0), sent: true };
}
`;
}

function shelfTest(index: number, framework: Framework): string {
  const { tests } = SIZES.logic;
  const equal = (actual: string, expected: string): string =>
    framework === 'node'
      ? `assert.deepEqual(${actual}, ${expected});`
      : `expect(${actual}).toEqual(${expected});`;
  const bodies = Array.from({ length: tests }, (_, place) => {
    const cents = 500 + index + place * 100;
    const sum = cents * (1 + (place % 3));
    const paid = Math.round(sum * 1.2) + (sum >= 5000 ? 0 : 490);
    return place % 2 === 0
      ? `test('prices the order of book ${place}', () => {
  ${equal(`order([${place}], 0.2).cents`, String(paid))}
});`
      : `test('sends the order of book ${place}', async () => {
  const { items, sent } = await send([${place}]);
  ${equal('sent', 'true')}
  ${equal('items[0]?.cents', String(cents))}
});`;
  });
  return `${IMPORTS[framework]}\nimport { order, send } from './shelf-${index}.ts';\n\n${bodies.join('\n\n')}\n`;
}

function button(index: number): string {
  return `import { useState } from 'react';
import { formatPrice } from '../price.ts';

export function CartButton${index}({ cents }: { cents: number }) {
  const [count, setCount] = useState(0);

  return (
    <section aria-label="Shelf ${index}">
      <button type="button" onClick={() => setCount(count + 1)}>
        Add to cart
      </button>
      <output>{count === 0 ? 'Empty' : \`\${count} for \${formatPrice(count * cents)}\`}</output>
    </section>
  );
}
`;
}

function buttonTest(index: number, framework: Framework): string {
  const name = `CartButton${index}`;
  const bodies = Array.from({ length: SIZES.dom.tests }, (_, clicks) => {
    const label = clicks === 0 ? 'Empty' : `${clicks} for $${clicks * (index + 1)}.00`;
    return `test('shows the cart after ${clicks} clicks', () => {
  const { getByRole, unmount } = render(<${name} cents={${(index + 1) * 100}} />);
  for (let click = 0; click < ${clicks}; click++) fireEvent.click(getByRole('button'));
  expect(getByRole('status').textContent).toBe('${label}');
  unmount();
});`;
  });
  return `${IMPORTS[framework]}
import { fireEvent, render } from '@testing-library/react';
import { ${name} } from './${name}.tsx';

${bodies.join('\n\n')}
`;
}

/** The files of a suite for one framework; only imports and assertions differ between frameworks. */
export function suiteFiles(suite: Suite, framework: Framework): Record<string, string> {
  const files: Record<string, string> = { ...SHARED };
  for (let index = 0; index < SIZES[suite].files; index++) {
    if (suite === 'logic') {
      files[`src/shelves/shelf-${index}.ts`] = shelf(index);
      files[`src/shelves/shelf-${index}.test.ts`] = shelfTest(index, framework);
    } else {
      files[`src/components/CartButton${index}.tsx`] = button(index);
      files[`src/components/CartButton${index}.test.tsx`] = buttonTest(index, framework);
    }
  }
  return files;
}

/** Writes files below `dir`, which is emptied before. */
export function writeFiles(dir: string, files: Record<string, string>): void {
  rmSync(dir, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
}
