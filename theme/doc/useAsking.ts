import { useLang } from '@rspress/core/runtime';
import type { Lang } from '../../shared/site/locales.ts';
import { useBarePath } from '../ui/usePrefix.ts';
import type { Asking } from './evidence.ts';

/** The page as what its buttons fetch is named after. */
export function useAsking(): Asking {
  return { lang: useLang() as Lang, barePath: useBarePath() };
}
