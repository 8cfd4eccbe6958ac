import data from './compatibility.json' with { type: 'json' };
import type { Compatibility } from './outcomes.ts';

export * from './outcomes.ts';

/** Names of Jest and Vitest beside Rstest; written by `npm run docs -- compat`. */
export const compatibility = data as unknown as Compatibility;
