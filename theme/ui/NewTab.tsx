import { useT } from '../strings.ts';
import { useHydrated } from './useHydrated.ts';

/** Inside a link's text: says that it opens in a new tab, to those who cannot see that. */
export function NewTab() {
  const t = useT();
  return useHydrated() ? <span className="visually-hidden"> ({t('nav.external')})</span> : null;
}
