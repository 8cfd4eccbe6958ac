import { useSite } from '@rspress/core/runtime';
import { REPOSITORY_URL } from '../../shared/site/constants.ts';
import { TOOLS } from '../../shared/site/tools.ts';
import { useT } from '../strings.ts';
import { NewTab } from '../ui/NewTab.tsx';
import { labelOf, type SocialLink } from '../ui/SocialLinks.tsx';
import { useNavItems } from '../ui/useNavItems.ts';
import css from './SiteFooter.module.css';

type FooterLink = [text: string, href: string];

/** Last part of the home page: documentation, community, releases and license, sibling tools. */
export function SiteFooter() {
  const t = useT();
  const { site } = useSite();
  const social = (site.themeConfig.socialLinks ?? []) as SocialLink[];
  const columns: [title: string, links: FooterLink[]][] = [
    [
      t('footer.docs'),
      useNavItems().flatMap(({ text, href }): FooterLink[] => (href ? [[text, href]] : [])),
    ],
    [
      t('nav.social'),
      social
        .filter(({ mode }) => mode === 'link')
        .map((link): FooterLink => [labelOf(link, t), link.content]),
    ],
    [
      t('footer.project'),
      [
        [t('footer.releases'), `${REPOSITORY_URL}/releases`],
        [t('footer.issues'), `${REPOSITORY_URL}/issues`],
        [t('footer.license'), `${REPOSITORY_URL}/blob/main/LICENSE`],
      ],
    ],
    [t('nav.tools'), TOOLS.map(({ name, url }): FooterLink => [name, url])],
  ];
  return (
    <footer className={`${css.footer} doc-footer`}>
      <div className={css.columns}>
        {columns.map(([title, links]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([text, href]) => (
                <li key={href}>
                  <FooterAnchor text={text} href={href} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>{t('home.license')}</p>
      <p>{t('doc.verified', { version: __RSTEST_VERSION__ })}</p>
    </footer>
  );
}

function FooterAnchor({ text, href }: { text: string; href: string }) {
  if (href.startsWith('/')) return <a href={href}>{text}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <NewTab />
    </a>
  );
}
