import { readFileSync } from 'node:fs';

export type { Answer } from '@rstest-docs/samples';

/** The untitled TypeScript blocks of an English page, one after the other. */
export const shortSamplesOf = (page: string): string =>
  [...readFileSync(`docs/en/${page}.mdx`, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
    .map((match) => match[1])
    .join('');
