import { fileBeside } from './addresses.ts';

/** What a page's names in code are, in the reader's language; fetched when a block is first used. */
export interface CodeNames {
  names: CodeName[];
  /**
   * For each marked block of the page, in order: the length of its text, by which a page of another
   * build is recognized, then offset and place in `names` of each name.
   */
  blocks: number[][];
}

export interface CodeName {
  /** As people write it, such as `rs.fn` or `expect().toBe`. */
  name: string;
  /** In one or two lines; absent when the package does not declare it. */
  type?: string;
  /** Its sentence in the manual, with code in backticks. */
  text?: string;
  /** Page or section that explains it. */
  link: string;
}

/** Path of a page's file below the site's root. */
export const codeNamesFile = (route: string): string => fileBeside(`names${route}`, '.json');
