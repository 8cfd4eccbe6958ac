/** What the markdown plugins know of the site around a page. */
export interface MarkdownSite {
  base: string;
  /** Route path of each page by its file; filled before the first page is compiled. */
  routes: Map<string, string>;
}
