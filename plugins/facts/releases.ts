import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { headingLines } from '../../content/lines.ts';
import { changesBetween, type NameChange } from '../../shared/facts/changes.ts';
import { history } from '../../shared/facts/history.ts';
import { facts } from '../../shared/facts/index.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { BuildText } from '../texts.ts';
import { block, code, joined, line, text } from './nodes.ts';
import { valueNodes } from './since.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

/** Versions of a minor such as `0.11`, newest first. */
export const versionsOf = (minor: string): string[] =>
  history.versions.filter((version) => version.startsWith(`${minor}.`)).reverse();

/**
 * What each version of a minor such as `0.11` added, changed and removed, newest first, each name
 * linked to its page. Throws on a minor of which no version was read.
 */
export function releaseNodes(minor: string, lang: string, t: BuildText): RootContent[] {
  const versions = versionsOf(minor);
  if (versions.length === 0) {
    throw new Error(`no version ${minor}.x was read; run npm run docs -- history`);
  }
  const items = versions.map((version) =>
    block('div', [line('dt', [text(version)]), block('dd', changeLines(version, lang, t))], {
      id: anchorOf(version),
    }),
  );
  return [block('dl', items, { class: 'facts' })];
}

/** Id of a version on the page of releases. */
export const anchorOf = (version: string): string => `v${version.replaceAll('.', '-')}`;

function changeLines(version: string, lang: string, t: BuildText): RootContent[] {
  const before = history.versions[history.versions.indexOf(version) - 1];
  if (before === undefined) return [line('div', [text(t('facts.release.first'))])];
  const changes = changesBetween(history, before, version)[0]?.changes ?? [];
  const lines = (['added', 'changed', 'removed'] as const).flatMap((label) => {
    const own = changes.filter(({ what }) => labelOf(what) === label);
    if (own.length === 0) return [];
    const items = own.map((change) => describe(change, lang, t));
    const separator = t(label === 'changed' ? 'facts.semicolon' : 'facts.comma');
    return [line('div', [text(t(`facts.release.${label}`)), ...joined(items, separator)])];
  });
  return lines.length > 0 ? lines : [line('div', [text(t('facts.release.nothing'))])];
}

const labelOf = (what: NameChange['what']): 'added' | 'changed' | 'removed' =>
  what === 'added' || what === 'removed' ? what : 'changed';

/** The name as people write it, linked to the page that documents it now, and what changed of it. */
function describe(change: NameChange, lang: string, t: BuildText): PhrasingContent[] {
  const kind = change.name.slice(0, change.name.indexOf(' '));
  const name = change.name.slice(kind.length + 1);
  const shown = code(kind === 'command' ? `rstest ${name}` : name);
  const route = change.what === 'removed' ? undefined : routeOf(kind, name);
  const url = route && (lang === DEFAULT_LANG ? route : `/${lang}${route}`);
  const label: PhrasingContent = url ? { type: 'link', url, children: [shown] } : shown;
  if (labelOf(change.what) !== 'changed') return [label];
  return [label, text(' '), ...valueNodes(change, t)];
}

/** The section that explains a name now, or the page of the object around it. */
function routeOf(kind: string, name: string): string | undefined {
  if (kind === 'option') return optionRoute(name);
  if (kind === 'api') return boxOf('Api', name) ?? mentionOf(name);
  const option = facts.options.find(({ flags }) =>
    flags.some((flag) => flag.split(/, | /).includes(name)),
  );
  return (option && optionRoute(option.name)) ?? '/guide/basic/cli';
}

/** The section with the facts of an option or of the nearest object around it, or a page named after it. */
function optionRoute(name: string): string | undefined {
  for (let at = name; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const route = boxOf('Option', at);
    if (route) return route;
  }
  const [page = ''] = name.split('.');
  return pages().find(({ route }) => /^\/config\//.test(route) && route.endsWith(`/${page}`))
    ?.route;
}

function boxOf(kind: 'Option' | 'Api', name: string): string | undefined {
  return sectionWith(new RegExp(`<${kind}Facts name="${escaped(name)}"`));
}

/** The first section that has a name in code, or its last part if that says enough. */
function mentionOf(name: string): string | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const distinct = last.length >= 8 && /[a-z][A-Z]/.test(last);
  const inCode = (text: string) => sectionWith(new RegExp(`\`${escaped(text)}(?!\\w)`));
  return inCode(name) ?? (distinct ? inCode(last) : undefined);
}

const escaped = (text: string): string => text.replace(/[.()*$]/g, '\\$&');

function sectionWith(pattern: RegExp): string | undefined {
  for (const { route, body } of pages()) {
    const index = body.search(pattern);
    if (index < 0) continue;
    const id = headingLines(body.slice(0, index), [2, 3, 4]).at(-1)?.[0];
    return id ? `${route}#${id}` : route;
  }
  return undefined;
}

let known: { route: string; body: string }[] | undefined;

/** Route and text of every English page but that of releases; reference pages come first. */
function pages() {
  if (known) return known;
  const root = path.join(DOCS, DEFAULT_LANG);
  known = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !name.endsWith('releases.mdx'))
    .sort()
    .map((name) => ({
      route: `/${name.split(path.sep).join('/')}`.replace(/(?:(?<=\/)index)?\.mdx$/, ''),
      body: readFileSync(path.join(root, name), 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
    }));
  return known;
}
