import { usePage, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { REPOSITORY_URL } from '../../shared/site/constants.ts';
import { NewTab } from '../nav/NewTab.tsx';
import { usePrefix } from '../nav/usePrefix.ts';
import { useT } from '../strings.ts';
import css from './Hero.module.css';
import { Stars } from './Stars.tsx';

/** Title, subtitle, description, Get Started and GitHub; frontmatter `hero` may rename them. */
export function Hero({ children }: { children: ReactNode }) {
  const t = useT();
  const { page } = usePage();
  const prefix = usePrefix();
  const hero = (page.frontmatter.hero ?? {}) as { name?: string; text?: string };
  return (
    <section className={css.hero} aria-labelledby="frame-hero-title">
      <Stars />
      <div className={css.text}>
        <h1 id="frame-hero-title" className={css.title}>
          {hero.name ?? t('home.title')}
        </h1>
        <p className={css.subtitle}>{hero.text ?? t('home.subtitle')}</p>
        <p className={css.description}>{t('home.description')}</p>
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
      {children}
    </section>
  );
}
