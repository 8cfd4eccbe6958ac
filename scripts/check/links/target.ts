import { anchorsOf } from '../../../content/headings.ts';
import { langPrefix, mayLack, splitLang } from '../../../content/languages.ts';
import type { Page } from '../../../content/page.ts';
import { pathOfRoute } from '../../../content/routes.ts';
import type { Site } from '../../../content/site.ts';
import { addressOfSource } from '../../../shared/site/addresses.ts';
import { SITE_ORIGIN } from '../../../shared/site/constants.ts';
import { DEFAULT_LANG, LANGS } from '../../../shared/site/locales.ts';
import { didYouMean, nearest } from '../../cli/nearest.ts';

export interface TargetProblem {
  message: string;
  right?: string;
  /** The address to write instead, when there is no doubt. */
  replacement?: string;
}

/** Files that the build makes and that pages may link to. */
const BUILT_FILES = new Set(['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/robots.txt']);

const PUBLIC_FOLDER = 'docs/public';

/** Where a link of `page` leads, judged: undefined when it is right. */
export function targetProblem(site: Site, page: Page, url: string): TargetProblem | undefined {
  if (url === '') return { message: 'link without an address' };
  if (url.startsWith('#')) return anchorProblem(page, page, url.slice(1), url);
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return outsideProblem(url);
  const [beforeHash = '', hash] = url.split('#', 2) as [string, string | undefined];
  const path = beforeHash.replace(/\?.*$/, '');
  if (!path.startsWith('/')) return relativeProblem(site, page, url);
  if (isFile(site, path)) return undefined;
  const clean = addressOfSource(path);
  if (clean !== path) {
    const replacement = url.replace(path, clean);
    return { message: `link to ${path}`, right: `clean address ${clean}`, replacement };
  }
  return routeProblem(site, page, path, hash, url);
}

function outsideProblem(url: string): TargetProblem | undefined {
  if (url === SITE_ORIGIN || url.startsWith(`${SITE_ORIGIN}/`)) {
    const own = url.slice(SITE_ORIGIN.length) || '/';
    return { message: `link to this site with its origin: ${url}`, right: own, replacement: own };
  }
  if (/^(https|mailto):/.test(url)) return undefined;
  if (/^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(url)) return undefined;
  if (url.startsWith('http://')) {
    const replacement = url.replace('http:', 'https:');
    return { message: `link to ${url} is not encrypted`, right: replacement };
  }
  return { message: `link to ${url}`, right: 'https:, mailto: or a route of this site' };
}

function isFile(site: Site, path: string): boolean {
  return BUILT_FILES.has(splitLang(path).path) || site.tree.has(PUBLIC_FOLDER + path);
}

function relativeProblem(site: Site, page: Page, url: string): TargetProblem {
  const resolved = new URL(url, `https://site${page.route}`);
  const route = addressOfSource(resolved.pathname);
  const known = site.byRoute.has(route) ? route + resolved.hash : undefined;
  return {
    message: `relative link ${url}`,
    right: `a route from the root${known ? `: ${known}` : ', as /config/test/include'}`,
    ...(known ? { replacement: known } : {}),
  };
}

function routeProblem(
  site: Site,
  page: Page,
  path: string,
  hash: string | undefined,
  url: string,
): TargetProblem | undefined {
  const target = splitLang(path);
  const prefix = langPrefix(page.lang);
  const original = site.byRoute.get(target.path);
  const lacks =
    !site.byRoute.has(prefix + target.path) && mayLack(page.lang, pathOfRoute(target.path));
  if (lacks && original && target.lang === DEFAULT_LANG)
    return hash === undefined ? undefined : anchorProblem(page, original, hash, url);
  if (lacks && original) {
    const message = `link to ${path}, which is not translated`;
    return { message, right: target.path, replacement: url.replace(path, target.path) };
  }
  if (target.lang !== page.lang) {
    const own = prefix + target.path;
    return {
      message: `link to ${path} leads to another language`,
      right: own,
      replacement: url.replace(path, own),
    };
  }
  const found = site.byRoute.get(path);
  if (!found) {
    const slashed = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    if (site.byRoute.has(slashed)) {
      const replacement = url.replace(path, slashed);
      return { message: `link to ${path}`, right: `canonical address ${slashed}`, replacement };
    }
    return deadLink(site, page, path);
  }
  return hash === undefined ? undefined : anchorProblem(page, found, hash, url);
}

function deadLink(site: Site, page: Page, path: string): TargetProblem {
  const first = path.split('/')[1] ?? '';
  const looksForeign = /^[a-z]{2}(-[a-z]{2,4})?$/i.test(first) && path.split('/').length > 2;
  if (looksForeign && !LANGS.some((lang) => lang === first)) {
    return {
      message: `link to ${path}: unknown language ${first}`,
      right: `allowed: ${LANGS.map((lang) => langPrefix(lang) || '/').join(', ')}`,
    };
  }
  const routes = site.pages.filter(({ lang }) => lang === page.lang).map(({ route }) => route);
  const file = `docs/${page.lang}/${pathOfRoute(splitLang(path).path)}.mdx`;
  if (site.drafts.includes(file)) {
    return { message: `link to a draft: ${path}`, right: `a page without draft: true in ${file}` };
  }
  const right = didYouMean(path, routes) || `there is no ${file}`;
  return { message: `dead link ${path}`, right };
}

function anchorProblem(
  page: Page,
  target: Page,
  hash: string,
  url: string,
): TargetProblem | undefined {
  // The parts of such a page are drawn by the theme and have no anchors to check.
  if (target.error) return undefined;
  const anchors = anchorsOf(target);
  const id = decode(hash);
  if (anchors.has(id)) return undefined;
  const meant = nearest(id, anchors);
  const where = page === target ? 'this page' : target.file;
  return {
    message: `dead anchor #${id} on ${where}`,
    right: meant
      ? `did you mean ${url.replace(`#${hash}`, `#${meant}`)}?`
      : `one of ${[...anchors].join(', ')}`,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
