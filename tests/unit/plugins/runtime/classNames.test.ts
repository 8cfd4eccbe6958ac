import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { shortClassNames } from '../../../../plugins/runtime/classNames.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'theme-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};

write('nav/B.module.css', '.one:hover, :global(.menu) .two > .one { top: 0 }');
write('nav/A.module.css', '@keyframes spin { to { rotate: 1turn } } .one { animation: spin 1s }');
write('plain.css', '.menu { top: 0 }');

describe('short names of classes', () => {
  const short = shortClassNames(dir);

  test('are counted by file and place, animations included', () => {
    const names = ['nav/A.module.css spin', 'nav/A.module.css one', 'nav/B.module.css one'];
    expect(names.map((name) => short(...(name.split(' ') as [string, string])))).toEqual([
      'A',
      'B',
      'C',
    ]);
    expect(short('nav/B.module.css', 'two')).toBe('D');
  });

  test('leave global classes and plain sheets alone', () => {
    expect(() => short('nav/B.module.css', 'menu')).toThrow('no name menu was read from it');
    expect(() => short('plain.css', 'menu')).toThrow('theme/plain.css');
  });

  test('get a second letter after the alphabet', () => {
    const many = Array.from({ length: 30 }, (_, index) => `.c${index} { top: 0 }`).join('\n');
    write('C.module.css', many);
    const names = shortClassNames(dir);
    const all = Array.from({ length: 30 }, (_, index) => names('C.module.css', `c${index}`));
    expect(all.slice(25, 28)).toEqual(['Z', 'Aa', 'Ba']);
    expect(new Set(all).size).toBe(30);
  });
});
