/** Where a plugin's pages lie and under which path the site is served. */
export interface MarkdownSite {
  base: string;
  docsDir: string;
}
