import type { SearchManifest } from '../../shared/search/manifest.ts';

/** Filled in by `plugins/search-index.ts`. */
export const manifest: SearchManifest = { indexes: {} };
