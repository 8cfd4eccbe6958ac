import {
  pathnameToRouteService,
  useLocaleSiteData,
  usePage,
  useSite,
  withBase,
  withSiteOrigin,
} from '@rspress/core/runtime';
import { useHead } from '@unhead/react';
import { useLayoutEffect } from 'react';
import { pageTypeOf } from '../../shared/site/pageTypes.ts';
import { canonicalIn } from '../../shared/site/versions.ts';
import { useT } from '../strings.ts';
import { prefixOf, useBarePath } from '../ui/usePrefix.ts';

/** `page - site`; a suffix that brings its own dash or bar keeps it. */
export function joinTitle(title: string, suffix: string | undefined): string {
  if (!suffix) return title.trim();
  const joint = /^[-|]/.test(suffix.trim()) ? ' ' : ' - ';
  return title.trim() + joint + suffix.trim();
}

/**
 * Title, description, language, canonical and social tags of the page. The server writes them;
 * the browser only keeps title and language right after a navigation. Source: spec section 2.
 */
export function useDocumentHead(): void {
  const t = useT();
  const { page } = usePage();
  const { site } = useSite();
  const locale = useLocaleSiteData() as { title?: string; description?: string };
  const { frontmatter, lang } = page;
  const type = pageTypeOf(page.pageType, frontmatter.overview);
  // Among the tabs and results of a reader, the title tells a frozen page from the current one.
  const frozen = __SITE_VERSIONS__?.own.replace('/', '');
  const siteTitle = [site.title || locale.title, frozen].filter(Boolean).join(' ');
  const own = frontmatter.title || page.title || (type === 'overview' ? t('overview.title') : '');
  const title =
    type === '404'
      ? joinTitle('404', siteTitle)
      : type === 'home' || !own
        ? joinTitle(siteTitle, frontmatter.titleSuffix)
        : joinTitle(own, frontmatter.titleSuffix ?? siteTitle);
  const description =
    frontmatter.description || page.description || locale.description || site.description || '';
  const url = withSiteOrigin(withBase(page.routePath));
  const head = (frontmatter.head ?? []) as unknown as [string, Record<string, string>][];

  const bare = useBarePath();
  const first = `/${bare}`;
  // The framework lists the languages; which one serves all others is for us to say.
  const original =
    site.locales.length > 1 && type !== '404' && pathnameToRouteService(first)
      ? [{ rel: 'alternate', hreflang: 'x-default', href: withSiteOrigin(withBase(first)) }]
      : [];

  const canonical = withBase(page.routePath);

  const withoutBar =
    type === 'blank' || frontmatter.navbar === false || site.themeConfig.hideNavbar === 'always';
  const bar = withoutBar ? { 'data-navbar': 'none' } : {};

  useHead(
    import.meta.env.SSR
      ? {
          htmlAttrs: { lang: lang || 'en', 'data-type': type, ...bar },
          title,
          meta: [
            { name: 'description', content: description },
            { property: 'og:type', content: type === 'home' ? 'website' : 'article' },
            { property: 'og:title', content: title },
            { property: 'og:description', content: description },
            { property: 'og:url', content: url },
            ...(type === '404' ? [{ name: 'robots', content: 'noindex' }] : []),
            ...head.filter(([tag]) => tag === 'meta').map(([, attributes]) => attributes),
          ],
          link: [
            ...(type === '404'
              ? []
              : [
                  {
                    rel: 'canonical',
                    href: withSiteOrigin(
                      __SITE_VERSIONS__
                        ? canonicalIn(__SITE_VERSIONS__, prefixOf(site, '', lang), bare, canonical)
                        : canonical,
                    ),
                  },
                ]),
            ...original,
            ...head.filter(([tag]) => tag === 'link').map(([, attributes]) => attributes),
          ],
        }
      : {},
  );

  useLayoutEffect(() => {
    const root = document.documentElement;
    const wanted = lang || 'en';
    document.title = title;
    // The same one again would restyle every element of the page.
    if (root.lang !== wanted) root.lang = wanted;
    if (withoutBar) root.dataset.navbar = 'none';
    else delete root.dataset.navbar;
  }, [title, lang, withoutBar]);
}
