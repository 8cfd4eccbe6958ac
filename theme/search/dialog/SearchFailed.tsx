import { useT } from '../../strings.ts';
import css from './SearchDialog.module.css';

/** Reports that search cannot be loaded, and offers to try again. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className={css.wait}>
      <p role="status">{t(navigator.onLine ? 'search.failed' : 'search.offline')}</p>
      <button type="button" className="button quiet" onClick={onRetry}>
        {t('search.retry')}
      </button>
    </div>
  );
}
