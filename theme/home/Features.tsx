import { withBase } from '@rspress/core/runtime';
import { usePrefix } from '../nav/usePrefix.ts';
import { type StringKey, useT } from '../strings.ts';
import css from './Features.module.css';

/** What the framework does, each with the page that shows it. */
const FEATURES = [
  ['bundler', 'config/build/plugins', 'M4 7l8-4 8 4v10l-8 4-8-4zM4 7l8 4 8-4M12 11v10'],
  ['api', 'api/test-api/test', 'M8 6l-5 6 5 6M16 6l5 6-5 6M13.5 4l-3 16'],
  ['typescript', 'guide/start/quick-start', 'M13 3L5 14h6l-1 7 8-11h-6z'],
  [
    'mocks',
    'api/rstest/mockFunctions',
    'M7 4h10v6a5 5 0 0 1-10 0zM4 20h16M12 15v5M10 8h.010M14 8h.010',
  ],
  ['isolation', 'config/test/isolate', 'M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7h-7zM4 13h7v7H4z'],
  ['cli', 'guide/basic/cli', 'M4 5h16v14H4zM7 10l3 2.5L7 15M12.5 15H16'],
] as const;

/** Six features as cards. */
export function Features() {
  const t = useT();
  const prefix = usePrefix();
  return (
    <section className={css.section} aria-labelledby="frame-features">
      <h2 id="frame-features" className={css.heading}>
        {t('home.features')}
      </h2>
      <ul className={css.cards}>
        {FEATURES.map(([name, page, icon]) => (
          <li key={name} className={css.card}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <h3>
              <a href={withBase(`/${prefix}${page}`)}>{t(`home.${name}.title` as StringKey)}</a>
            </h3>
            <p>{t(`home.${name}.text` as StringKey)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
