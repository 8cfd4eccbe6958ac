import { useT } from '../strings.ts';

/** A link to the top: plain, so that it works without scripts and moves focus with it. */
export function ScrollToTop({ className }: { className: string | undefined }) {
  const t = useT();
  return (
    <a className={className} href="#frame-main">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 13V3M4 7l4-4 4 4" />
      </svg>
      {t('outline.top')}
    </a>
  );
}
