import type { PhrasingContent, RootContent } from 'mdast';
import { langPrefix } from '../../content/languages.ts';
import type { FindPlace, Place } from '../../content/places.ts';
import { plainText } from '../../content/walk.ts';
import { changesBetween, countHistory, type NameChange } from '../../shared/facts/changes.ts';
import { history } from '../../shared/facts/history.ts';
import { parseKey } from '../../shared/facts/keys.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import { FACTS, versionId } from '../../theme/contract.ts';
import type { BuildText } from '../texts.ts';
import { block, code, joined, line, linkTo, strong, text } from './nodes.ts';
import { valueNodes } from './since.ts';

/** Versions of a minor such as `0.11`, newest first. */
export const versionsOf = (minor: string): string[] =>
  history.versions.filter((version) => version.startsWith(`${minor}.`)).reverse();

/**
 * The figures of all versions, or what each version of a minor such as `0.11` added, changed and removed, newest first, each name
 * linked to its page. Throws on a minor of which no version was read.
 */
export function releaseNodes(
  minor: string,
  lang: string,
  t: BuildText,
  find: FindPlace,
): RootContent[] {
  if (minor === 'figures') return [line('p', [text(figures(t))])];
  const versions = versionsOf(minor);
  if (versions.length === 0) {
    throw new Error(`no version ${minor}.x was read; run npm run docs -- history`);
  }
  const items = versions.map((version) =>
    block('div', [line('dt', [text(version)]), block('dd', changeLines(version, lang, t, find))], {
      id: versionId(version),
    }),
  );
  return [block('dl', items, { class: FACTS })];
}

const figures = (t: BuildText): string =>
  t('facts.release.figures').replace(/\{(\w+)\}/g, (_, key: string) =>
    String(countHistory(history)[key as keyof ReturnType<typeof countHistory>]),
  );

function changeLines(version: string, lang: string, t: BuildText, find: FindPlace): RootContent[] {
  const before = history.versions[history.versions.indexOf(version) - 1];
  if (before === undefined) return [line('div', [text(t('facts.release.first'))])];
  const changes = changesBetween(history, before, version)[0]?.changes ?? [];
  const lines = (['added', 'changed', 'removed'] as const).flatMap((label) => {
    const own = changes.filter(({ what }) => labelOf(what) === label);
    if (own.length === 0) return [];
    const items = own.map((change) => describe(change, lang, t, find));
    const separator = t(label === 'changed' ? 'facts.semicolon' : 'facts.comma');
    const [, name = '', space = ''] = /^(.*?)(\s*)$/.exec(t(`facts.release.${label}`)) ?? [];
    // Markdown reads bold text that ends with a space as asterisks.
    return [
      line('div', [strong(name), text(space), ...joined(items, separator)], { class: label }),
    ];
  });
  return lines.length > 0 ? lines : [line('div', [text(t('facts.release.nothing'))])];
}

/** The same of one version as plain text, for readers of the feed. */
export const releaseText = (version: string, t: BuildText): string =>
  changeLines(version, DEFAULT_LANG, t, () => undefined)
    .map(plainText)
    .join('\n');

const labelOf = (what: NameChange['what']): 'added' | 'changed' | 'removed' =>
  what === 'added' || what === 'removed' ? what : 'changed';

/** The name as people write it, linked to the page that documents it now, and what changed of it. */
function describe(
  change: NameChange,
  lang: string,
  t: BuildText,
  find: FindPlace,
): PhrasingContent[] {
  const { kind, name } = parseKey(change.name);
  const shown = code(kind === 'command' ? `rstest ${name}` : name);
  const place = change.what === 'removed' ? undefined : find(change.name);
  const label = place ? linkTo(langPrefix(lang) + addressOfPlace(place), shown) : shown;
  if (labelOf(change.what) !== 'changed') return [label];
  return [label, text(' '), ...valueNodes(change, t)];
}

const addressOfPlace = ({ route, section }: Place): string =>
  section ? `${route}#${section}` : route;
