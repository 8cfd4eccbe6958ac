import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { THEME_COLORS } from '../../../shared/site/constants.ts';

test('phones and old browsers find their icons in the sizes that they ask for', () => {
  const touch = readFileSync('docs/public/apple-touch-icon.png');
  expect(touch.toString('latin1', 1, 4)).toBe('PNG');
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
  const icon = readFileSync('docs/public/favicon.ico');
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.toString('latin1', 23, 26)).toBe('PNG');
});

test("the browser's bars have the color of the page", () => {
  const tokens = readFileSync('theme/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--c-bg: light-dark(${THEME_COLORS.light}, ${THEME_COLORS.dark});`);
});
