/** Parts of `i18n.json` that are written out when the site is built, so that no page has them. */
export type BuildPart = 'agents' | 'draft' | 'facts' | 'samples';
