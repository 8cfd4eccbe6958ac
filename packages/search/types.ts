/** A heading of depth 2 or 3, with the place of its section in the record's content. */
export interface TocEntry {
  /** Heading without Markdown marks. */
  text: string;
  id: string;
  depth: 2 | 3;
  /** Offset of the heading in `content`, in UTF-16 units. */
  charIndex: number;
}

/**
 * One page as search knows it (spec section 3, 'Search index record'); a long page has several
 * records, each with some of its sections.
 */
export interface SearchRecord {
  id: number;
  routePath: string;
  title: string;
  /** Text without Markdown marks, code included, headings included. */
  content: string;
  toc: TocEntry[];
  /** Origin of the site that the page belongs to; '' for this site. */
  domain: string;
}

/** A piece of text with marked ranges, in UTF-16 units. */
export interface Marked {
  text: string;
  ranges: [start: number, length: number][];
}

/** A result as the panel shows it (spec section 3, 'Search hit'). */
export interface SearchHit {
  type: 'title' | 'header' | 'content';
  /** Path with anchor on this site, or an absolute http(s) URL of another. */
  link: string;
  title: Marked;
  /** Heading of the section that the hit is in; empty in a page's introduction. */
  header: Marked;
  /** Text around a match in the content; empty until the page's record has been read. */
  statement: Marked;
  /** Version that added what the section documents, where that is known. */
  since?: string;
}

/** The hits of one page, best first. */
export interface PageHits {
  routePath: string;
  title: string;
  /** Names of what the page is in, as the bar and the sidebar say; '' when not known. */
  trail: string;
  hits: SearchHit[];
}

/** What a search came to. */
export interface SearchOutcome {
  pages: PageHits[];
  /** The query with its typing errors mended, when that is what was searched for. */
  suggestion?: string;
}

/** A text block of a section, before indexing. */
export interface SectionText {
  /** Heading without marks; '' for the page's introduction. */
  heading: string;
  id: string;
  depth: 2 | 3;
  /** Prose of the section. */
  body: string;
  /** Code, sample output and file names of the section. */
  code: string;
  /** Names that the section documents: flags and keys of a fact box. */
  names: string;
  /** Version that added all of them; '' or left out when not known. */
  since?: string;
  /** Questions in users' words that the section answers, one a line; indexed, never shown. */
  asked?: string;
  /** Lists of links to other pages; what they say is about those pages. */
  links: LinkText[];
  /** Names by which other tools know the subjects of other pages; the text says them too. */
  aliases: LinkText[];
}

/** A link as an item of a list, with what is said about the page behind it. */
export interface LinkText {
  routePath: string;
  label: string;
  about: string;
}

/** A page before indexing. The first section is its introduction. */
export interface PageText {
  routePath: string;
  title: string;
  /** The page's summary from its frontmatter; indexed, never shown. */
  description: string;
  /** Names of what the page is in, outermost first; '' or left out when not known. */
  trail?: string;
  sections: SectionText[];
  /** Lists of links that make up a section of their own: it is no place to find, only what they say. */
  links?: LinkText[];
}
