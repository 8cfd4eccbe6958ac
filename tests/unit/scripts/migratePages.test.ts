import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { checkFile } from '@rstest-docs/migrate';
import { CORE_EXPORTS } from '../../../packages/migrate/file.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

test.each([
  ['en', 'jest', 'jest.config.js', 'rstest.config.mjs'],
  ['zh', 'jest', 'jest.config.js', 'rstest.config.mjs'],
  ['en', 'vitest', 'vitest.config.ts', 'rstest.config.ts'],
  ['zh', 'vitest', 'vitest.config.ts', 'rstest.config.ts'],
] as const)(
  'the config of the %s page about %s is what the script writes',
  (lang, page, before, after) => {
    const text = read(`docs/${lang}/guide/migration/${page}.mdx`);
    const block = (title: string) =>
      new RegExp(`title="${title.replaceAll('.', '\\.')}" norun.*\\n([\\s\\S]*?)\`\`\``).exec(
        text,
      )?.[1];
    const verdict = checkFile(block(before) ?? '', { file: before });
    expect(verdict.output).toBe(after);
    expect(block(after)).toBe(verdict.text);
  },
);

test('the exports that a moved test may import are those of the installed package', () => {
  const types = read('node_modules/@rstest/core/dist/index.d.ts');
  for (const name of CORE_EXPORTS)
    expect(types).toMatch(new RegExp(`\\bexport (?:declare )?\\w+ ${name}\\b`));
});
