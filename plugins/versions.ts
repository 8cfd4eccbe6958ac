import type { SiteVersions } from '../shared/site/versions.ts';

/** What `scripts/build` says of the other manuals of the site; null when there is one manual. */
export const siteVersions = (): SiteVersions | null =>
  JSON.parse(process.env.SITE_VERSIONS ?? 'null');

/** Folder of the frozen manual that is built, such as `0.12/`; '' for the current one. */
export const frozenFolder = (): string => siteVersions()?.own ?? '';
