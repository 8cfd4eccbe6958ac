import { useT } from '../strings.ts';
import css from './ProgressBar.module.css';

/** Thin bar at the top while a page's chunk is on its way; how far it is, nobody knows. */
export function ProgressBar({ pending }: { pending: boolean }) {
  const t = useT();
  return pending ? (
    <div className={css.bar} role="progressbar" aria-label={t('nav.loading')} />
  ) : null;
}
