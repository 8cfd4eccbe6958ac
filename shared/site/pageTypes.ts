/** What a page is: its layout, its styles and the lists that it is in go by this. */
export type PageType = 'doc' | 'overview' | 'home' | 'custom' | 'blank' | '404';

const OWN_LAYOUT: readonly PageType[] = ['home', 'custom', 'blank', '404'];

/** The type of a page by two fields of its frontmatter, or by what the framework hands over of it. */
export const pageTypeOf = (pageType: unknown, overview: unknown): PageType =>
  OWN_LAYOUT.find((type) => type === pageType) ?? (overview === true ? 'overview' : 'doc');
