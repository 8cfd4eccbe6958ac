import { headingLines } from '../../content/lines.ts';
import { facts, type OptionRecord } from '../../shared/facts/index.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import { sinceText } from '../facts/since.ts';
import { buildText } from '../texts.ts';
import type { KnownPage } from './pages.ts';

const FACTS = /^<(?:Option|Api)Facts\s+name="([^"]+)"/gm;

/** Route and section that explain a name; facts in Markdown where the section has no box of them. */
type Place = [route: string, section: string, facts?: string];

/**
 * Where each option, flag and function is documented: the section with its box of facts, for
 * nested options that of the option around them, for all other functions the section of the API
 * pages that names them first.
 */
export function documentedNames(pages: readonly KnownPage[]): Record<string, Place> {
  const places = new Map<string, Place>();
  const own = pages.filter(({ lang }) => lang === DEFAULT_LANG);
  for (const { body, bareRoute } of own) {
    for (const { 1: name = '', index } of body.matchAll(FACTS)) {
      if (!places.has(name)) places.set(name, [bareRoute, sectionAt(body, index)]);
    }
  }
  for (const option of facts.options) {
    const above = nearestAbove(places, option.name);
    const place = places.get(option.name) ?? (above && [above[0], above[1], factsOf(option)]);
    if (!place) continue;
    for (const spelling of [option.name, ...option.flags.flatMap(spellingsOf)]) {
      if (!places.has(spelling)) places.set(spelling, place as Place);
    }
  }
  const reference = own.filter(({ bareRoute }) => bareRoute.startsWith('/api/'));
  for (const { name, signatures } of facts.apis) {
    const place = places.has(name) ? undefined : mentionOf(name, reference);
    if (!place) continue;
    const since = sinceText(`api ${name}`, inEnglish);
    const lines = [
      ...signatures.map((line) => `    ${line}`),
      ...(since ? [`- **Since**: ${since}`] : []),
    ];
    places.set(name, [...place, lines.join('\n')]);
  }
  return Object.fromEntries([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const sectionAt = (body: string, index: number): string =>
  headingLines(body.slice(0, index), [2, 3, 4]).at(-1)?.[0] ?? '';

/** The first section that has a name in code. Words of assertions such as `a` are too common. */
function mentionOf(name: string, pages: readonly KnownPage[]): [string, string] | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (last.length < 4) return undefined;
  const inCode = new RegExp(`\`[^\`\\n]*\\b${last}\\b[^\`\\n]*\``);
  for (const { body, bareRoute } of pages) {
    const index = body.search(inCode);
    if (index >= 0) return [bareRoute, sectionAt(body, index)];
  }
  return undefined;
}

const inEnglish = buildText(DEFAULT_LANG);

function factsOf({ name, type, default: value, flags }: OptionRecord): string {
  const rows = [
    ['Type', type],
    ['Default', value],
    ['Command line', flags.join(', ')],
  ];
  const since = sinceText(`option ${name}`, inEnglish);
  return [
    ...rows.flatMap(([label, text]) => (text ? [`- **${label}**: \`${text}\``] : [])),
    ...(since ? [`- **Since**: ${since}`] : []),
  ].join('\n');
}

/** The place of the option that a nested one belongs to. */
function nearestAbove(places: ReadonlyMap<string, Place>, name: string): Place | undefined {
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1)) {
    const place = places.get(name.slice(0, end));
    if (place) return place;
  }
  return undefined;
}

/** `-t, --testNamePattern <value>` is `-t` and `--testNamePattern`. */
const spellingsOf = (flag: string): string[] =>
  flag.split(',').map((part) => part.trim().split(/[ =]/)[0] ?? '');
