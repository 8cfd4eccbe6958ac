import { useT } from '../strings.ts';
import css from './Outline.module.css';

/** A link to the top: plain, so that it works without scripts and moves focus with it. */
export function ScrollToTop() {
  const t = useT();
  return (
    <a className={css.top} href="#frame-main">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 13V3M4 7l4-4 4 4" />
      </svg>
      {t('outline.top')}
    </a>
  );
}
