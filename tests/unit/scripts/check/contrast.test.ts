import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { contrastFindings } from '../../../../scripts/check/project/contrast.ts';

const css = readFileSync('theme/styles/tokens.css', 'utf8');
const more = readFileSync('theme/styles/contrast.css', 'utf8');
const messages = (text: string, again = more) =>
  contrastFindings(text, again).map(({ message }) => message);
/** The theme's tokens with the value of one replaced. */
const withToken = (name: string, value: string) =>
  css.replace(new RegExp(`(${name}: )[^;]+;`), `$1${value};`);

test('a color that cannot be read is reported with its line, theme and what it must reach', () => {
  const gray = withToken('--c-text-2', 'light-dark(#999999, #a4b2ac)');
  const line = css.split('\n').findIndex((row) => row.includes('--c-text-2:')) + 1;
  expect(contrastFindings(gray, more)[0]).toEqual({
    file: 'theme/styles/tokens.css',
    line,
    message: '--c-text-2 #999999 on --c-bg #fff (light) has a contrast of 2.85:1',
    right: 'at least 4.5:1',
    fix: 'make it darker',
  });
});

test.each([
  ['hsl(0 0% 60%)', 'hsl(0 0% 60%)'],
  ['light-dark(oklch(70% 0 0), oklch(80% 0.1 160))', 'oklch(70% 0 0)'],
  ['light-dark(silver, rgb(255 255 255))', 'silver'],
])('%s is understood', (value, named) => {
  expect(messages(withToken('--c-text', value))[0]).toContain(`--c-text ${named} on --c-bg #fff`);
});

test('a light color on a light background is found in any notation', () => {
  expect(messages(withToken('--c-brand', 'light-dark(#dddddd, oklch(30% 0.1 160))'))).toContain(
    '--c-brand #dddddd on --c-bg #fff (light) has a contrast of 1.36:1',
  );
});

test.each(['var(--other)', 'light-dark(#0008, #fff)', 'color-mix(in srgb, red, blue)'])(
  '%s is refused, since its contrast is not known',
  (value) => {
    expect(messages(withToken('--c-text', value))[0]).toMatch(
      /^the contrast of --c-text .* cannot be judged$/,
    );
  },
);

test('a token that was renamed is missed', () => {
  expect(messages(css.replace('--c-bg-code:', '--c-bg-kode:'))).toContain('--c-bg-code is missing');
});

test('a token that a media query of the same file sets once more is refused, since it is not judged there', () => {
  const twice = `${css}@media (prefers-contrast: more) { :root { --c-text: #999 } }`;
  expect(messages(twice)).toEqual(['--c-text is set twice']);
});

test('more contrast is 7:1 for text and 4.5:1 for every border', () => {
  const weaker = more
    .replace(/(--c-text-2: )[^;]+;/, '$1light-dark(#666, #fff);')
    .replace(/(--c-border: )[^;]+;/, '$1light-dark(#777, #fff);');
  expect(messages(css, weaker)).toEqual([
    '--c-text-2 #666 on --c-bg #fff (light) has a contrast of 5.74:1',
    expect.stringMatching(/^--c-text-2 #666 on --c-bg-soft .* \(light\)/),
    '--c-border #777 on --c-bg #fff (light) has a contrast of 4.48:1',
    expect.stringMatching(/^--c-border #777 on --c-bg-soft .* \(light\)/),
  ]);
});

test('a terminal is dark in both themes, so the dark colors are judged on it', () => {
  const found = messages(withToken('--c-bg-terminal', '#777'));
  expect(found.find((message) => message.includes('--c-red'))).toMatch(
    /^--c-red #f99 on --c-bg-terminal #777 \(dark\) has a contrast of/,
  );
  expect(messages(withToken('--c-text', 'light-dark(#000, #e4ebe8)'))).toEqual([]);
});
