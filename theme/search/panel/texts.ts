import strings from '../../../i18n.json';
import type { Lang } from '../../../shared/site/locales.ts';
import { useOwnTexts } from '../../ownTexts.ts';

/** Texts of the panel: they come with it, when search is opened for the first time. */
const TEXTS = {
  'search.loading': strings['search.loading'],
  'search.results': strings['search.results'],
  'search.count': strings['search.count'],
  'search.countOne': strings['search.countOne'],
  'search.since': strings['search.since'],
  'search.noResults': strings['search.noResults'],
  'search.tryAgain': strings['search.tryAgain'],
  'search.didYouMean': strings['search.didYouMean'],
  'search.recent': strings['search.recent'],
  'search.clearRecent': strings['search.clearRecent'],
  'search.quickLinks': strings['search.quickLinks'],
  'search.indexes': strings['search.indexes'],
  'search.keysMove': strings['search.keysMove'],
  'search.keysOpen': strings['search.keysOpen'],
  'search.keysNewTab': strings['search.keysNewTab'],
  'search.keysClose': strings['search.keysClose'],
} as const satisfies Record<string, Record<Lang, string>>;

/** Text of the panel in the page's language, with `{name}` filled from `values`. */
export const usePanelText = () => useOwnTexts(TEXTS);
