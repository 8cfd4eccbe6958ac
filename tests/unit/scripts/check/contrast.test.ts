import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { contrast, contrastFindings } from '../../../../scripts/check/project/contrast.ts';

test('contrast is what the guidelines say of known pairs', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#fff', '#fff')).toBe(1);
});

test('a colour that cannot be read is told with its line, theme and what it must reach', () => {
  const css = '--c-bg: light-dark(#fff, #000);\n--c-text: light-dark(#999999, #ffffff);';
  expect(contrastFindings(css)).toEqual([
    {
      file: 'theme/styles/tokens.css',
      line: 2,
      message: '--c-text #999999 on --c-bg #fff (light) has a contrast of 2.85:1',
      right: 'at least 4.5:1',
      fix: 'make it darker',
    },
  ]);
});

test('the tokens of the theme are understood', () => {
  const css = readFileSync('theme/styles/tokens.css', 'utf8');
  const grey = css.replace(/(--c-comment: light-dark\()#\w+/, '$1#cccccc');
  expect(contrastFindings(css)).toEqual([]);
  expect(contrastFindings(grey)).toHaveLength(1);
});
