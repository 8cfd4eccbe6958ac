import { useAwake } from '../shell/useAwake.ts';
import { useT } from '../strings.ts';

/** Inside a link's text: says that it opens in a new tab, to those who cannot see that. */
export function NewTab() {
  const t = useT();
  return useAwake() ? <span className="visually-hidden"> ({t('nav.external')})</span> : null;
}
