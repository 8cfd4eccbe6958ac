import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from '@rstest/core';
import { scratchCheckout } from '../support/scratchCheckout.ts';

/** Follows AUTHORING.md, "Sibling tools, logo, colors". */
const checkout = scratchCheckout();
afterAll(checkout.remove);

const { path, run } = checkout;
const change = (file: string, from: RegExp, to: string) => {
  const before = readFileSync(path(file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(path(file), after);
};

test('a color that cannot be read is reported at its line with what to do, another one is not', () => {
  const brand = /(--c-brand: light-dark\()#\w+/;
  change('theme/styles/tokens.css', brand, '$1#0b5c9e');
  const contrast = ['scripts/check.ts', '--only', 'contrast'];
  expect(run(...contrast).stdout).toContain('1 passed, 0 failed');
  change('theme/styles/tokens.css', brand, '$1#e0f0ff');
  const { stdout, status } = run(...contrast);
  expect(stdout).toMatch(/theme\/styles\/tokens\.css:\d+ {2}error: --c-brand #e0f0ff on/);
  expect(stdout).toContain('fix: make it darker');
  expect(status).toBe(1);
});
