declare const __SCRIPTS__: string[];
declare const __SHEETS__: string[];

const add = <Tag extends 'link' | 'script'>(tag: Tag, properties: object): void => {
  document.head.append(Object.assign(document.createElement(tag), properties));
};

/** Adds the scripts and the full style sheet once the page has been painted. */
function load(): void {
  const href = document.documentElement.dataset.chunk;
  if (href) add('link', { rel: 'preload', as: 'script', href });
  for (const href of __SHEETS__) add('link', { rel: 'stylesheet', href });
  for (const src of __SCRIPTS__) add('script', { src, async: false });
}

addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(load)));
