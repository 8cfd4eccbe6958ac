import css from './ProgressBar.module.css';

/** Thin bar at the top while a page's chunk is on its way. */
export function ProgressBar({ pending }: { pending: boolean }) {
  return pending ? <div className={css.bar} aria-hidden="true" /> : null;
}
