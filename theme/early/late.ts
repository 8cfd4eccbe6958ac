declare const __SCRIPTS__: string[];
declare const __SHEETS__: string[];

const add = <Tag extends 'link' | 'script'>(tag: Tag, properties: object): void => {
  document.head.append(Object.assign(document.createElement(tag), properties));
};

/** Adds the scripts and the full style sheet once the page has been painted. */
function load(): void {
  const { chunk, list } = document.documentElement.dataset;
  if (chunk) add('link', { rel: 'preload', as: 'script', href: chunk });
  for (const href of __SHEETS__) add('link', { rel: 'stylesheet', href });
  // In this order: the waking script, the list of the section's pages, the rest.
  const [wake, ...rest] = __SCRIPTS__;
  for (const src of [wake, list, ...rest]) if (src) add('script', { src, async: false });
}

addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(load)));
