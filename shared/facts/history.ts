import type { History } from './changes.ts';
import data from './history.json' with { type: 'json' };

/** What each version of the framework added, changed and removed; written by `npm run docs -- history`. */
export const history = data as unknown as History;
