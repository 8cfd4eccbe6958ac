import { readFileSync } from 'node:fs';

export type { Answer } from '@rstest-docs/samples';

/** The untitled blocks of an English page: JavaScript, as no compiler knows their names. */
export function shortSamplesOf(page: string): string {
  const text = readFileSync(`docs/en/${page}.mdx`, 'utf8');
  const blocks = [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => match[1]);
  if (blocks.length === 0) throw new Error(`docs/en/${page}.mdx has no untitled js block`);
  return blocks.join('');
}
