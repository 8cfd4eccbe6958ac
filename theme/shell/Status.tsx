import { useT } from '../strings.ts';
import { useShown } from '../ui/shown.ts';
import css from './Status.module.css';

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

/** Says that the page that was asked for cannot be reached; the one that is shown stays. */
export function Unreachable() {
  const t = useT();
  const unreachable = useShown(
    (shown) => shown.unreachable,
    () => false,
  );
  return (
    <div role="status" className={css.box}>
      {unreachable && <p className={css.text}>{t('nav.unreachable')}</p>}
    </div>
  );
}
