import type { Page } from '../../../content/page.ts';
import { LANGS, LOCALES } from '../../../shared/site/locales.ts';
import type { PageType } from '../../../shared/site/pageTypes.ts';
import { nearest } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';
import type { Check, CheckContext } from '../check.ts';
import { schemaProblems } from '../schema/validate.ts';

/** Page types that take title and description from the site or need none. */
const WITHOUT_TEXTS = new Set<PageType>(['home', '404', 'blank']);

/** Known keys, title and description present, of good length and unique in their language. */
export const frontmatterCheck: Check = {
  name: 'frontmatter',
  about: 'known keys; title and description present, of good length, unique',
  run: ({ site, pages: judged, changed }: CheckContext) => {
    const edited = ({ file }: Page) => (changed?.has(file) ? 1 : 0);
    const schema = JSON.parse(site.tree.read('schemas/frontmatter.schema.json'));
    // Of two pages with one title the one that was edited last gets the finding.
    const readable = site.pages
      .filter((page) => !page.frontmatter.error)
      .toSorted((a, b) => edited(a) - edited(b));
    return [
      ...judged
        .filter((page) => !page.frontmatter.error)
        .flatMap((page) => [...shape(page, schema), ...texts(page)]),
      ...LANGS.flatMap((lang) => {
        const pages = readable.filter((page) => page.lang === lang);
        return [...doubles(pages, 'title'), ...doubles(pages, 'description')];
      }),
    ];
  },
};

function at(page: Page, key: string): { file: string; line: number } {
  return { file: page.file, line: page.frontmatter.lines.get(key) ?? 1 };
}

function shape(page: Page, schema: Record<string, unknown>): Finding[] {
  return schemaProblems(schema, page.frontmatter.data).map(({ path, message, right }) => ({
    ...at(page, String(path[0] ?? '')),
    message: `frontmatter: ${message}`,
    right,
    fix: 'schemas/frontmatter.schema.json explains each key',
  }));
}

function texts(page: Page): Finding[] {
  const { data } = page.frontmatter;
  if (WITHOUT_TEXTS.has(page.type)) return [];
  const findings: Finding[] = [];
  if (page.frontmatter.length === 0) {
    const right = 'title and description between two lines ---';
    const fix = 'write both above the first heading';
    return [{ file: page.file, line: 1, message: 'page has no frontmatter', right, fix }];
  }
  for (const key of ['title', 'description'] as const) {
    // One that is misspelled is reported as an unknown key.
    if (Object.keys(data).some((name) => nearest(name, [key]))) continue;
    const fix = `add a line ${key}: … between the --- lines`;
    findings.push({ file: page.file, line: 1, message: `frontmatter has no ${key}`, fix });
  }
  if (typeof data.description !== 'string') return findings;
  const { min, max } = LOCALES[page.lang].descriptionLength;
  const length = [...data.description].length;
  if (length < min || length > max) {
    findings.push({
      ...at(page, 'description'),
      message: `description has ${length} characters`,
      right: `${min} to ${max}`,
    });
  }
  return findings;
}

function doubles(pages: readonly Page[], key: 'title' | 'description'): Finding[] {
  const owners = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = page.frontmatter.data[key];
    if (typeof value !== 'string') return [];
    const owner = owners.get(value);
    if (!owner) {
      owners.set(value, page);
      return [];
    }
    const message = `${key} "${value}" is also that of ${owner.file}`;
    return { ...at(page, key), message, right: `each ${key} is unique in its language` };
  });
}
