import type { Lang } from '../../../shared/site/locales.ts';

/** What the banner says around the findings. */
export interface BannerTexts {
  name: string;
  checking: string;
  none: string;
  count: (count: number) => string;
  right: string;
  fix: string;
  failed: string;
}

export const TEXTS: Partial<Record<Lang, BannerTexts>> & Record<'en' | 'zh', BannerTexts> = {
  en: {
    name: 'Checks of this page',
    checking: 'Checking this page…',
    none: 'No findings on this page',
    count: (count) => `${count} ${count === 1 ? 'finding' : 'findings'} on this page`,
    right: 'Right',
    fix: 'Fix',
    failed: 'The checks failed',
  },
  zh: {
    name: '本页检查',
    checking: '正在检查本页……',
    none: '本页没有问题',
    count: (count) => `本页有 ${count} 个问题`,
    right: '正确写法',
    fix: '修复方法',
    failed: '检查未能完成',
  },
};
