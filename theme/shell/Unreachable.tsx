import { useT } from '../strings.ts';
import { useShown } from '../ui/shown.ts';
import css from './Unreachable.module.css';

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
