declare const __WAKE__: string;
declare const __SCRIPTS__: string[];
declare const __SHEETS__: string[];

const add = <Tag extends 'link' | 'script'>(tag: Tag, properties: object): void => {
  document.head.append(Object.assign(document.createElement(tag), properties));
};

/**
 * Once the page has been painted, adds the full style sheet and the script that wakes the page, and
 * has the browser fetch what that one will run (`start.ts`).
 */
function load(): void {
  const { chunk, list } = document.documentElement.dataset;
  for (const href of __SHEETS__) add('link', { rel: 'stylesheet', href });
  add('script', { src: __WAKE__ });
  for (const href of [list, ...__SCRIPTS__, chunk]) {
    if (href) add('link', { rel: 'preload', as: 'script', href });
  }
}

const nextFrame = (then: () => void) => () => requestAnimationFrame(then);

// The second frame begins once the first one is on the screen; what is asked for before that
// competes with it.
addEventListener('DOMContentLoaded', nextFrame(nextFrame(() => setTimeout(load))));
