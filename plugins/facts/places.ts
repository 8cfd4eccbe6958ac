import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontmatter } from '../../content/frontmatter.ts';
import { headingLines } from '../../content/lines.ts';
import { isPage } from '../../content/pages.ts';
import { facts, type OptionRecord } from '../../shared/facts/index.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';

/** A page in the original language: its route and its text below the frontmatter. */
interface PlacedPage {
  bareRoute: string;
  body: string;
}

/** Route and section that explain a name, and whether they have its box of facts. */
export interface Place {
  route: string;
  section: string;
  box?: boolean;
}

/** Finds the section for a name such as `option retry`, `flag --retry`, `command list`, `api rs.fn`. */
export type FindPlace = (name: string) => Place | undefined;

const BOX = /^<(Option|Api)Facts\s+name="([^"]+)"/gm;
const ENGLISH = path.resolve(import.meta.dirname, '../../docs', DEFAULT_LANG);
const CLI = '/guide/basic/cli';
/** Computed from the names themselves, so they explain none. */
const LISTS = ['/guide/help/releases', '/guide/migration/compatibility'];
/** Where a name is looked for first: later pages use what these explain. */
const FIRST = ['/api/', '/config/', '/guide/basic/'];

/**
 * Where each name of the package is documented: the section with its box of facts; for nested options
 * the box around them; for flags their option, or their row on the page of the command line; for
 * other functions the first section that names them.
 */
export function findPlaces(all: readonly PlacedPage[]): FindPlace {
  const pages = all
    .filter(({ bareRoute }) => !LISTS.includes(bareRoute))
    .sort((a, b) => rank(a) - rank(b) || (a.bareRoute < b.bareRoute ? -1 : 1));
  const boxes = new Map<string, Place>();
  for (const page of pages) {
    for (const { 1: kind = '', 2: name = '', index } of page.body.matchAll(BOX)) {
      const key = `${kind.toLowerCase()} ${name}`;
      if (!boxes.has(key)) boxes.set(key, { ...placeAt(page, index), box: true });
    }
  }

  const first = (pattern: RegExp, start = '/'): Place | undefined => {
    for (const page of pages) {
      const index = page.bareRoute.startsWith(start) ? page.body.search(pattern) : -1;
      if (index >= 0) return placeAt(page, index);
    }
    return undefined;
  };
  const mention = (name: string, start?: string): Place | undefined =>
    first(new RegExp(`^#+ ${escaped(name)}$`, 'm'), start) ??
    first(new RegExp(`\`${escaped(name)}\``), start) ??
    first(inCode(name), start);

  const option = (name: string): Place | undefined => {
    const own = boxes.get(`option ${name}`);
    if (own) return own;
    const around = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (around) {
      const place = option(around);
      return place && { ...place, box: false };
    }
    const page = pages.find(({ bareRoute }) => new RegExp(`^/config/.*/${name}$`).test(bareRoute));
    return page && { route: page.bareRoute, section: '' };
  };

  const flag = (name: string): Place | undefined => {
    const owner = optionOf(name);
    const row = new RegExp(`^\\|.*?\`${escaped(name)}[ \`].*?\\|`, 'm');
    return (owner && option(owner.name)) ?? first(row, CLI);
  };

  const api = (name: string): Place | undefined => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    const distinct = last.length >= 8 && /[a-z][A-Z]/.test(last);
    return (
      boxes.get(`api ${name}`) ??
      mention(name) ??
      // Words of assertions such as `a` are too common, and short ones mean other things elsewhere.
      (last.length >= 4 ? mention(last, '/api/') : undefined) ??
      (distinct ? mention(last) : undefined)
    );
  };

  return (key) => {
    const kind = key.slice(0, key.indexOf(' '));
    const name = key.slice(kind.length + 1);
    if (kind === 'option') return option(name);
    if (kind === 'flag') return flag(name);
    if (kind === 'command') return first(inCode(`rstest ${name}`), CLI);
    return api(name);
  };
}

/** The English pages as they are on disk now: authors change them while the dev server runs. */
export function readPages(root = ENGLISH): PlacedPage[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isPage)
    .map((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return {
        bareRoute: `/${file}`.replace(/(?:(?<=\/)index)?\.mdx?$/, ''),
        body: source.slice(readFrontmatter(source).length),
      };
    });
}

/** The option that a flag sets; `-t, --testNamePattern <value>` is `-t` and `--testNamePattern`. */
export const optionOf = (name: string): OptionRecord | undefined =>
  facts.options.find(({ flags }) => flags.some((flag) => flag.split(/, | /).includes(name)));

function placeAt({ bareRoute, body }: PlacedPage, index: number): Place {
  // With the whole line, because the name may be in a heading.
  const end = body.indexOf('\n', index);
  const section = headingLines(body.slice(0, end), [2, 3, 4]).at(-1)?.[0] ?? '';
  return { route: bareRoute, section };
}

const rank = ({ bareRoute }: PlacedPage): number =>
  [...FIRST, ''].findIndex((start) => bareRoute.startsWith(start));

const inCode = (name: string): RegExp =>
  new RegExp(`\`(?:[^\`\\n]*[^\\w\`\\n])?${escaped(name)}(?!\\w)[^\`\\n]*\``);

const escaped = (text: string): string => text.replace(/[.()*$]/g, '\\$&');
