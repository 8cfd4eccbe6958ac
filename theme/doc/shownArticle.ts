import { useLang } from '@rspress/core/runtime';
import type { Lang } from '../../shared/site/locales.ts';
import type { OwnSettings } from '../contract.ts';
import type { Translate } from '../strings.ts';
import { useBarePath } from '../ui/usePrefix.ts';
import type { Asking } from './evidence.ts';

/** An article that is shown, and what its additions need. */
export interface ShownArticle {
  article: HTMLElement;
  routePath: string;
  t: Translate;
  asking: Asking;
  settings: OwnSettings;
  wrapByDefault: boolean;
}

/** The page as what its buttons fetch is named after. */
export function useAsking(): Asking {
  return { lang: useLang() as Lang, barePath: useBarePath() };
}
