import { useT } from '../strings.ts';
import { Icon } from './Icon.tsx';

/** A link to the top: plain, so that it works without scripts and moves focus with it. */
export function ScrollToTop({ className }: { className: string | undefined }) {
  const t = useT();
  return (
    <a className={className} href="#frame-main">
      <Icon size={16} path="M8 13V3M4 7l4-4 4 4" />
      {t('outline.top')}
    </a>
  );
}
