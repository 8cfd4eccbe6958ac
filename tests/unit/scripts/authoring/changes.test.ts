import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { applyChanges } from '../../../../scripts/authoring/changes.ts';

describe('changes of an authoring command', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'changes-'));
    writeFileSync(join(root, 'old.mdx'), 'old');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  test('are written, new folders included, and files removed', () => {
    applyChanges(
      root,
      new Map([
        ['a/b/new.mdx', 'new'],
        ['old.mdx', null],
      ]),
    );
    expect(read('a/b/new.mdx')).toBe('new');
    expect(existsSync(join(root, 'old.mdx'))).toBe(false);
  });

  test('are all taken back when one of them fails', () => {
    mkdirSync(join(root, 'taken.mdx'));
    const changes = new Map([
      ['old.mdx', 'changed'],
      ['new.mdx', 'new'],
      ['taken.mdx', 'x'],
    ]);
    expect(() => applyChanges(root, changes)).toThrow('EISDIR');
    expect(read('old.mdx')).toBe('old');
    expect(existsSync(join(root, 'new.mdx'))).toBe(false);
  });
});
