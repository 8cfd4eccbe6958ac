import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { SitePage } from '../../content/sitePages.ts';
import { tokenColors } from '../../content/tokens.ts';
import { prefixOfBase } from '../../shared/site/addresses.ts';
import type { TrailStep } from '../../shared/site/trail.ts';
import type { Brand, Card, Run } from './design.ts';

/** Color tokens by first part of the address; `brand` for all others. */
const ACCENTS: Record<string, string> = { config: 'constant', api: 'function' };

/** What the picture of a page shows. */
export function cardOf(page: SitePage, trail: readonly TrailStep[], site: UserConfig): Card {
  const section = page.bareRoute.split('/')[1] ?? '';
  const base = prefixOfBase(site.base);
  const origin = (site.siteOrigin ?? '').replace(/^https?:\/\//, '');
  return {
    title: titleRuns(page),
    crumbs: trail.map(({ text }) => text),
    language: site.locales?.find(({ lang }) => lang === page.lang)?.label ?? page.lang,
    address: origin + base + page.route,
    accent: ACCENTS[section] ?? 'brand',
  };
}

/**
 * The title with its code set apart: what the heading puts between backticks, or all of it when
 * the page is named after what it describes, such as `testTimeout`.
 */
export function titleRuns(page: Pick<SitePage, 'title' | 'heading' | 'route'>): Run[] {
  const { title, heading = '', route } = page;
  if (route.endsWith(`/${title}`)) return [{ text: title, code: true }];
  if (heading.replaceAll('`', '') !== title) return [{ text: title, code: false }];
  return heading
    .split('`')
    .map((text, index) => ({ text, code: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Name, logo and dark colors, which all pictures of a site share. */
export function brandOf(site: UserConfig, docsDir: string, tokens: string): Brand {
  const logo = typeof site.logo === 'string' ? path.join(docsDir, 'public', site.logo) : '';
  return {
    name: site.title ?? '',
    logo: logo.endsWith('.svg') && existsSync(logo) ? readFileSync(logo, 'utf8') : undefined,
    colors: tokenColors(tokens, 'dark'),
  };
}
