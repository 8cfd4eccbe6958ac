import { useLang } from '@rspress/core/runtime';
import { useCallback } from 'react';
import texts from 'virtual-i18n-text';
import type keys from '../i18n.json';

/** Every text of the interface; a key that `i18n.json` lacks does not compile. */
export type StringKey = keyof typeof keys;

export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

/** Text of a key in the page's language, with `{name}` filled from `values`. */
export function useT(): Translate {
  const lang = useLang();
  return useCallback<Translate>(
    (key, values = {}) => {
      const text = texts[key]?.[lang] ?? texts[key]?.en ?? key;
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    [lang],
  );
}
