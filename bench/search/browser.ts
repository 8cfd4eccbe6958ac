import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/find.ts';
import type { Lang } from './score.ts';

export const startPath = (lang: Lang) =>
  lang === 'zh' ? 'zh/guide/start/quick-start' : 'guide/start/quick-start';

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser()?.path, args: ['--no-sandbox'] });

/** A page of a language with the panel open. */
export async function openPanel(browser: Browser, url: string, lang: Lang): Promise<Page> {
  const page = await browser.newPage({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
  await page.goto(url + startPath(lang), { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  return page;
}
