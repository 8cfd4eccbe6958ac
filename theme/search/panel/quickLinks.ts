import type { QuickLinks } from '@rstest-docs/search';

/** Filled in at build by `plugins/search/index.ts`; beside the panel, for pages have no use of it. */
export const quickLinks: QuickLinks = {};
