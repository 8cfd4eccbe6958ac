import type { SearchManifest } from '../../shared/search/manifest.ts';

/** Filled in at build by `plugins/search-index.ts`. */
export const manifest: SearchManifest = { indexes: {} };
