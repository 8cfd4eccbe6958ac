import type { SearchManifest } from '@rstest-docs/search';

/** Filled in by `plugins/search/index.ts`. */
export const manifest: SearchManifest = { indexes: {} };
