import { DEFAULT_LOCALE, LOCALES, mayLack } from '../../../content/locales.ts';
import type { Page } from '../../../content/page.ts';
import { isPage } from '../../../content/pages.ts';
import { fileOfPlace } from '../../../content/routes.ts';
import type { Site } from '../../../content/site.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { compareHeadings } from './compare-headings.ts';
import { compareLinks } from './compare-links.ts';
import { compareParts } from './compare-parts.ts';

/** Keys whose values are prose and differ between languages. */
const PROSE_KEYS = new Set(['title', 'description', 'titleSuffix', 'tag', 'hero', 'head']);

/** Every page has its translation, with the same headings, ids, samples, components and keys. */
export const parityCheck: Check = {
  name: 'parity',
  about: 'both languages have the same pages, headings, ids, samples, components, keys',
  reads: /^docs\//,
  follows: 1,
  run({ site, pages }) {
    return [
      ...unknownLanguages(site),
      ...[...pages, ...site.partials].flatMap((page) => translationFindings(site, page)),
    ];
  },
};

function unknownLanguages(site: Site): Finding[] {
  const found = new Map<string, string>();
  for (const file of site.tree.files) {
    const folder = /^docs\/([^/]+)\/.*\.mdx?$/.exec(file)?.[1];
    if (!folder || found.has(folder) || !isPage(file)) continue;
    if (LOCALES.some((locale) => locale === folder)) continue;
    found.set(folder, file);
  }
  return [...found].map(([folder, file]) => ({
    file,
    line: 1,
    message: `unknown language folder docs/${folder}`,
    right: `allowed: ${LOCALES.map((locale) => `docs/${locale}`).join(', ')}`,
  }));
}

function translationFindings(site: Site, page: Page): Finding[] {
  const { file } = page;
  return LOCALES.flatMap((locale): Finding[] => {
    if (locale === page.locale) return [];
    const translation = site.pageIn(locale, page);
    if (!translation && mayLack(locale, page.path)) return [];
    // A page that imports a part which is not there is reported itself.
    if (!translation && site.partials.includes(page)) return [];
    // Of a page that the first language lacks, that is all there is to say.
    if (!translation && locale !== DEFAULT_LOCALE && !site.pageIn(DEFAULT_LOCALE, page)) return [];
    if (!translation) {
      const right = `a file ${fileOfPlace({ locale, path: page.path })}`;
      const message = 'page has no translation';
      return [{ file, line: 1, message, right, fix: 'write it' }];
    }
    if (page.locale !== DEFAULT_LOCALE || page.error || translation.error) return [];
    return [
      ...compareKeys(page, translation),
      ...compareHeadings(page, translation),
      ...compareParts(page, translation),
      ...compareLinks(page, translation),
    ];
  });
}

function compareKeys(page: Page, translation: Page): Finding[] {
  if (page.frontmatter.error || translation.frontmatter.error) return [];
  const own = page.frontmatter.data;
  const other = translation.frontmatter.data;
  const findings: Finding[] = [];
  for (const key of new Set([...Object.keys(own), ...Object.keys(other)])) {
    const line = translation.frontmatter.lines.get(key) ?? 1;
    if (!(key in other)) {
      const right = `${page.file}:${page.frontmatter.lines.get(key) ?? 1} has it`;
      findings.push({ file: translation.file, line, message: `frontmatter has no ${key}`, right });
    } else if (!(key in own)) {
      const message = `frontmatter key ${key} is not on ${page.file}`;
      findings.push({
        file: translation.file,
        line,
        message,
        right: 'the same keys on both pages',
      });
    } else if (!PROSE_KEYS.has(key) && JSON.stringify(own[key]) !== JSON.stringify(other[key])) {
      const right = `${JSON.stringify(own[key])}, as on ${page.file}`;
      const message = `frontmatter ${key} is ${JSON.stringify(other[key])}`;
      findings.push({ file: translation.file, line, message, right });
    }
  }
  return findings;
}
