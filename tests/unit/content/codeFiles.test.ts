import { describe, expect, test } from '@rstest/core';
import { linesOfRegion, regionsOf, withCodeFiles } from '../../../content/codeFiles.ts';

const SOURCE = [
  'const a = 1;',
  '  // #region outer',
  '  const b = 2;',
  '  /* #region inner */',
  '    const c = 3;',
  '  /* #endregion inner */',
  '  // #endregion',
  'const d = 4;',
  '',
].join('\n');

describe('code of a file', () => {
  test('a region is without its marks and the indentation that all its lines share', () => {
    expect(linesOfRegion(SOURCE, 'outer')).toEqual([
      { text: 'const b = 2;', line: 3 },
      { text: '  const c = 3;', line: 5 },
    ]);
    expect(linesOfRegion(SOURCE, 'inner')).toEqual([{ text: 'const c = 3;', line: 5 }]);
  });

  test('a whole file is without the marks of its regions', () => {
    expect(linesOfRegion(SOURCE)?.map(({ line }) => line)).toEqual([1, 3, 5, 8]);
  });

  test('marks are found in the comments of other languages', () => {
    const marks = ['# region a', '<!-- #region b -->', '{/* #region c */}', '//#region d'];
    expect(regionsOf(marks.join('\n'))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a region that is not there, or that nothing ends, is none', () => {
    expect(linesOfRegion(SOURCE, 'other')).toBeUndefined();
    expect(linesOfRegion('// #region a\n1;', 'a')).toBeUndefined();
  });

  test('takes the place of the empty block, indented as it is; other blocks stay', () => {
    const file = 'file="<root>/tests/fixtures/parts/examples/price.ts"';
    const text = `- A:\n\n  \`\`\`ts ${file} region="tax"\n  \`\`\`\n\n\`\`\`ts\nconst e = 5;\n\`\`\`\n`;
    const rows = withCodeFiles(text).split('\n');
    expect(rows[3]).toBe('  /** Cents with tax. */');
    expect(rows[6]).toBe('  }');
    expect(rows.slice(7).join('\n')).toBe(
      '  ```\n\n```ts\nconst e = 5;\n```\n'.replaceAll('`', '`'),
    );
  });
});
