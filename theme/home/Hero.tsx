import { usePage, withBase } from '@rspress/core/runtime';
import { REPOSITORY_URL } from '../../shared/site/constants.ts';
import { useT } from '../strings.ts';
import { FrozenNote } from '../ui/FrozenNote.tsx';
import { Mark } from '../ui/Mark.tsx';
import { NewTab } from '../ui/NewTab.tsx';
import { PackageManagerTabs } from '../ui/PackageManagerTabs.tsx';
import { usePrefix } from '../ui/usePrefix.ts';
import css from './Hero.module.css';
import { Stars } from './Stars.tsx';

interface HeroTexts {
  name?: string;
  text?: string;
}

/**
 * What the product is, for whom, how to install it and where to start. What was measured comes
 * with the page's text (`plugins/mdx/homeFigure.ts`).
 * Frontmatter `hero` may rename title and subtitle. Source: spec section 2.
 */
export function Hero() {
  const t = useT();
  const { page } = usePage();
  const prefix = usePrefix();
  const hero = (page.frontmatter.hero ?? {}) as HeroTexts;
  return (
    <section className={css.hero} aria-labelledby="frame-hero-title">
      <div className={css.text}>
        {__SITE_VERSIONS__?.own && <FrozenNote versions={__SITE_VERSIONS__} />}
        <div className={css.brand}>
          <h1 id="frame-hero-title" className={css.title}>
            <Mark />
            {hero.name ?? t('home.title')}
          </h1>
          <Stars />
        </div>
        <p className={css.subtitle}>{hero.text ?? t('home.subtitle')}</p>
        <p className={css.claim}>{t('home.claim')}</p>
        <p className={css.description}>{page.frontmatter.description}</p>
        <PackageManagerTabs command="add -D @rstest/core" />
        <p className={css.actions}>
          <a className="button" href={withBase(`/${prefix}guide/start/quick-start`)}>
            {t('home.start')}
          </a>
          <a className="button quiet" href={REPOSITORY_URL} target="_blank" rel="noopener">
            {t('home.github')}
            <NewTab />
          </a>
        </p>
      </div>
    </section>
  );
}
