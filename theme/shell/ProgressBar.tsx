import { useT } from '../strings.ts';
import { useShown } from '../ui/shown.ts';
import css from './ProgressBar.module.css';

/** Thin bar at the top while a page's chunk is on its way; how far it is, nobody knows. */
export function ProgressBar() {
  const t = useT();
  const pending = useShown(
    (shown) => shown.pending,
    () => false,
  );
  return pending ? (
    <div className={css.bar} role="progressbar" aria-label={t('nav.loading')} />
  ) : null;
}
