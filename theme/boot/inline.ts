import type { PageData } from '../contract.ts';
import { stopWatching } from './actions.ts';
// The inline script of a built page: one bundle, so that the security policy names one hash.
import './head.ts';

const { head, documentElement } = document;
/** What readers without scripts get at once. */
const sheets = (): string => head.querySelector('noscript')?.textContent ?? '';
const add = (tag: 'link' | 'script', properties: object): void =>
  head.append(Object.assign(document.createElement(tag), properties));

/**
 * Once the page has been painted, adds the full style sheet and the script that hydrates the page, and
 * has the browser fetch what that one will run (`start.ts`).
 */
function load(): void {
  const { chunk, list }: PageData = documentElement.dataset;
  head.insertAdjacentHTML('beforeend', sheets());
  // Without scripts nobody answers the search keys: they are the browser's again.
  add('script', { src: __DEFERRED__, onerror: stopWatching });
  for (const href of [list, ...__SCRIPTS__, chunk]) {
    if (href) add('link', { rel: 'preload', as: 'script', href });
  }
}

const nextFrame = (then: () => void) => () => requestAnimationFrame(then);

// Few addresses leave parts out, so the rules for that are in the full style sheet alone.
if (documentElement.dataset.hide) document.write(sheets());

// The second frame begins once the first one is on the screen; what is asked for before that
// competes with it.
addEventListener('DOMContentLoaded', nextFrame(nextFrame(() => setTimeout(load))));
