import { type Browser, chromium, type Page } from '@playwright/test';
import { routeOfPlace } from '../../content/routes.ts';
import { findBrowser } from '../../scripts/browser/find.ts';
import { LOCALES } from '../../shared/site/locales.ts';
import { KEEP_NAMES } from '../slow.ts';
import type { Lang } from './score.ts';

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser()?.path, args: ['--no-sandbox'] });

/** A page of a language as its readers open it first. */
export async function openStart(browser: Browser, url: string, lang: Lang): Promise<Page> {
  const page = await browser.newPage({ locale: LOCALES[lang].dates });
  await page.addInitScript(KEEP_NAMES);
  const path = routeOfPlace({ lang, path: 'guide/start/quick-start' });
  await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
  return page;
}

/** The same with the panel open. */
export async function openPanel(browser: Browser, url: string, lang: Lang): Promise<Page> {
  const page = await openStart(browser, url, lang);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  return page;
}
