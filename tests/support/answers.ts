import { readFileSync } from 'node:fs';

export type { Answer } from '@rstest-docs/samples';

/** The untitled blocks of an English page: JavaScript, as no compiler knows their names. */
export const shortSamplesOf = (page: string): string =>
  [...readFileSync(`docs/en/${page}.mdx`, 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm)]
    .map((match) => match[1])
    .join('');
