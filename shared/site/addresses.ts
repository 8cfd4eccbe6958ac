/** Address at which a path is served: `/guide/index.html` is `/guide/`, `/guide/a.html` is `/guide/a`. */
export const addressOf = (path: string): string =>
  path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');

/** Address of a page by the path of its source: `/guide/index.mdx` is `/guide/`. */
export const addressOfSource = (path: string): string => addressOf(path.replace(/\.mdx?$/, ''));

/** What all ways of writing an address share: no ending, no slash behind it. That of the home page is ''. */
export const stemOf = (path: string): string => addressOf(path).replace(/\/$/, '');

/** Path of a file beside a page: `/guide/` has `/guide/index.md`, `/guide/a` has `/guide/a.md`. */
export const fileBeside = (address: string, ending: string): string =>
  `${address.replace(/\/$/, '/index')}${ending}`;

/** Path of the Markdown copy of a page. */
export const copyOf = (address: string): string => fileBeside(address, '.md');

/** What a site's base puts in front of each address: `/docs/` gives `/docs`, `/` gives ''. */
export const prefixOfBase = (base = '/'): string => base.replace(/\/$/, '');
