import { VERSION_NAME } from '../../content/versions.ts';
import { filesOf } from '../../deploy/finish.ts';
import { SITES, type SiteName } from './sites.ts';

/** Clean paths of every page of a built site but 404 pages and frozen manuals, without its base. */
export function pagesOf(site: SiteName): string[] {
  return filesOf(SITES[site].out)
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
    .filter((file) => !VERSION_NAME.test(file.split('/')[0] ?? ''))
    .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`);
}
