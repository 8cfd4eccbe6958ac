import { useLang } from '@rspress/core/runtime';
import { useCallback } from 'react';
import type { Lang } from '../shared/site/locales.ts';

/** Texts that come with a component that few pages have, so that the other pages do not carry them. */
export function useOwnTexts<Key extends string>(
  texts: Record<Key, Record<Lang, string>>,
): (key: Key, values?: Record<string, string | number>) => string {
  const lang = useLang() as Lang;
  return useCallback(
    (key, values = {}) =>
      texts[key][lang].replace(/\{(\w+)\}/g, (whole, name: string) =>
        String(values[name] ?? whole),
      ),
    [lang, texts],
  );
}
