import { posix } from 'node:path';
import { applyEdits } from '@rstest-docs/migrate/edits';
import { langFolder, langPrefix, mayLack } from '../../content/languages.ts';
import { linksOf } from '../../content/links.ts';
import { formatMeta, type RawEntry } from '../../content/meta.ts';
import type { Page } from '../../content/page.ts';
import { fileOfPlace, pathOfRoute } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import type { Tree } from '../../content/tree.ts';
import { DEFAULT_LANG, LANGS } from '../../shared/site/locales.ts';
import { UserError } from '../cli/errors.ts';
import type { Changes } from './changes.ts';

const LOCALES_FILE = 'shared/site/locales.ts';
const TOOLS_FILE = 'shared/site/tools.ts';
const END_OF_TABLE = '} as const satisfies';
/** Scripts of languages that write no spaces between words. */
const WITHOUT_SPACES = new Set(['Jpan', 'Hans', 'Hant', 'Thai', 'Laoo', 'Khmr', 'Mymr']);
/** What every language has: the home page and the one of unknown addresses. */
const OWN_PAGES = ['index', '404'];

/** A language with the texts of English, which are to be translated, and without pages of its own. */
export function planLanguage(tree: Tree, lang: string): Changes {
  if (LANGS.some((one) => one === lang)) throw new UserError(`${lang} is there already`);
  if (!/^[a-z]{2,3}$/.test(lang)) throw new UserError(`${lang} is no language; right: such as ja`);
  const changes: Changes = new Map();
  const table = tree.read(LOCALES_FILE);
  changes.set(LOCALES_FILE, table.replace(END_OF_TABLE, `${recordOf(lang)}${END_OF_TABLE}`));
  const texts = JSON.parse(tree.read('i18n.json')) as Record<string, Record<string, string>>;
  for (const own of Object.values(texts)) own[lang] = own[DEFAULT_LANG] ?? '';
  changes.set('i18n.json', `${JSON.stringify(texts, null, 2)}\n`);
  const key = `desc${lang.charAt(0).toUpperCase()}${lang.slice(1)}`;
  changes.set(
    TOOLS_FILE,
    tree.read(TOOLS_FILE).replace(/^( +)descEn: (.*)$/gm, `$&\n$1${key}: $2`),
  );
  for (const name of ['_nav.json', ...OWN_PAGES.map((page) => `${page}.mdx`)]) {
    const text = tree.read(`${langFolder(DEFAULT_LANG)}/${name}`);
    changes.set(`docs/${lang}/${name}`, text);
  }
  return changes;
}

function recordOf(lang: string): string {
  const { language, region = '', script = '' } = new Intl.Locale(lang).maximize();
  const label = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  const dense = WITHOUT_SPACES.has(script);
  return `  ${lang}: {
    label: '${label}',
    description: 'Rspack-based Testing Framework.',
    dates: '${language}-${region}',
    openGraph: '${language}_${region}',
${dense ? `    segmenter: '${lang}',\n` : ''}    descriptionLength: { min: ${dense ? 20 : 50}, max: ${dense ? 120 : 160} },
    partial: true,
  },
`;
}

/** An English page as the start of its translation, with its entries in the lists of the sidebar. */
export function planTranslation(site: Site, asked: string, path: string): Changes {
  const lang = LANGS.find((one) => one === asked);
  if (!lang)
    throw new UserError(`${asked} is no language here; first: npm run docs -- language ${asked}`);
  const page = site.pages.find((one) => one.lang === DEFAULT_LANG && one.path === path);
  if (!page)
    throw new UserError(`there is no page ${path}; right: such as guide/start/quick-start`);
  const file = fileOfPlace({ lang, path });
  if (site.tree.has(file)) throw new UserError(`${file} is there already`);
  const changes: Changes = new Map([[file, withOwnLinks(site, page, lang)]]);
  for (let below = path; below.includes('/'); below = posix.dirname(below)) {
    const [folder, name] = [posix.dirname(below), posix.basename(below)];
    const listed = entriesOf(site.tree, DEFAULT_LANG, folder);
    const own = entriesOf(site.tree, lang, folder);
    const kept = listed.filter(
      (entry) => nameOf(entry) === name || own.some((one) => nameOf(one) === nameOf(entry)),
    );
    if (folder.includes('/') || site.tree.has(`${langFolder(DEFAULT_LANG)}/${folder}/_meta.json`))
      changes.set(
        `${langFolder(lang)}/${folder}/_meta.json`,
        formatMeta(kept.map((entry) => own.find((one) => nameOf(one) === nameOf(entry)) ?? entry)),
      );
  }
  return changes;
}

const nameOf = (entry: RawEntry): string | undefined =>
  typeof entry === 'string' ? entry : entry.name;

function entriesOf(tree: Tree, lang: string, folder: string): RawEntry[] {
  const file = `docs/${lang}/${folder}/_meta.json`;
  return tree.has(file) ? (JSON.parse(tree.read(file)) as RawEntry[]) : [];
}

/** Links to pages that are translated lead there; to the others they stay as they are. */
function withOwnLinks(site: Site, page: Page, lang: (typeof LANGS)[number]): string {
  const edits = linksOf(page).flatMap(({ kind, url, offset }) => {
    if (kind === 'image' || offset < 0 || !url.startsWith('/')) return [];
    const route = url.replace(/[?#].*$/, '');
    const there = site.byRoute.has(langPrefix(lang) + route) || route === page.route;
    if (!there && mayLack(lang, pathOfRoute(route))) return [];
    return [{ start: offset, end: offset, text: langPrefix(lang) }];
  });
  return applyEdits(page.source, edits);
}
