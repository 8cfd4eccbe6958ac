import { filesOf } from '../../deploy/finish.ts';
import { SITES, type SiteName } from './sites.ts';

/** Clean paths of every page of a built site, 404 pages left out, without its base. */
export function pagesOf(site: SiteName): string[] {
  return filesOf(SITES[site].out)
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
    .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`);
}
