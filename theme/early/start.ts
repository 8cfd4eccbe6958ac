import type { EarlySettings } from '../../shared/site/early.ts';
import { type SiteMap, sectionAt } from '../../shared/site/sections.ts';

/**
 * Runs the page's scripts behind what they need: the list of the section that the page was built
 * for, and that of the address, which differs where a host answers with its not-found page. The
 * dev server has no map and starts its scripts itself.
 */
export function startScripts(settings: EarlySettings, site: SiteMap | undefined): void {
  if (!site) return;
  const { list } = document.documentElement.dataset;
  const path = location.pathname.slice(settings.base.length) || '/';
  const asked = site.sections[sectionAt(path, settings, site.sections)];
  for (const src of new Set([list, asked, ...site.scripts])) {
    if (!src) continue;
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}
