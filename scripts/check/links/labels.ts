import type { Locale } from '../../../content/locales.ts';

/** Labels that say nothing about what is behind the link, lower case. */
const VAGUE: Partial<Record<Locale, readonly string[]>> & { en: readonly string[] } = {
  en: [
    'here',
    'click here',
    'this',
    'this page',
    'this link',
    'this section',
    'link',
    'page',
    'docs',
    'documentation',
    'more',
    'more info',
    'more details',
    'details',
    'read more',
    'learn more',
    'see more',
    'see here',
    'see also',
    'above',
    'below',
  ],
  zh: [
    '这里',
    '此处',
    '这',
    '点击这里',
    '点此',
    '点我',
    '链接',
    '此链接',
    '该页面',
    '本页',
    '此页',
    '这个页面',
    '这一节',
    '页面',
    '文档',
    '更多',
    '详情',
    '详见',
    '了解更多',
    '查看更多',
    '阅读更多',
    '更多信息',
    '查看详情',
    '上文',
    '下文',
  ],
};

/** Why a label tells a reader too little, by the language of its page; undefined when it is fine. */
export function labelProblem(label: string, locale: Locale): string | undefined {
  const text = label
    .trim()
    .toLowerCase()
    .replace(/[.。…!！→›»>]+$/u, '')
    .trim();
  if (text === '') return 'link without a label';
  const vague = [...(VAGUE[locale] ?? []), ...VAGUE.en].includes(text);
  return vague ? `link label "${label.trim()}" does not say where it leads` : undefined;
}
