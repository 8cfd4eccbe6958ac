import { pageNear, type SiteMap, sectionAt } from '../../shared/site/sections.ts';
import { ADDRESS_CHANGED, type BootSettings, PAGE_FAILED, type RootData } from '../contract.ts';
import { stopWatching } from './actions.ts';
import { reloadOnce } from './reload.ts';

const dataset: RootData = document.documentElement.dataset;

/**
 * Runs the page's scripts behind what they need: the list of the section that the page was built
 * for, and that of the address, which differs where a host answers with its not-found page. The
 * dev server has no map and starts its scripts itself.
 */
export function startScripts(settings: BootSettings, site: SiteMap | undefined): void {
  reloadOnHistory();
  addEventListener(PAGE_FAILED, stopWatching);
  addEventListener(ADDRESS_CHANGED, reloadOnce);
  if (!site) {
    showNotFound();
    return;
  }
  const { list } = dataset;
  const path = decodeURI(location.pathname.slice(settings.base.length)) || '/';
  const section = sectionAt(path, settings, site.sections);
  const asked = site.sections[section];
  const start = (): void => {
    showNotFound();
    for (const src of new Set([list, asked, ...site.scripts])) {
      if (src && !document.querySelector(`script[src="${src}"]`)) run(src);
    }
  };
  if (dataset.type !== '404' || !asked) {
    start();
    return;
  }
  // The host knows no such page, but the list may: under another spelling, or below this address.
  const script = run(asked);
  script.onerror = start;
  script.onload = () => {
    const page = pageNear(path, site.loaded[section]);
    if (!page || page === path) start();
    else location.replace(settings.base + encodeURI(page) + location.search + location.hash);
  };
}

/**
 * A step through the history may change the address of a page that cannot follow it: its scripts are
 * on their way, or failed. Navigation takes this over (`theme/shell/navigation.ts`).
 */
function reloadOnHistory(): void {
  const { pathname } = location;
  window.onpopstate = () => {
    if (location.pathname !== pathname) location.reload();
  };
}

/** The not-found page is held back until it is sure that there is no page (NotFoundPage.module.css). */
function showNotFound(): void {
  dataset.known = '';
}

function run(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.onerror = stopWatching;
  document.head.append(script);
  return script;
}
