import type { PageList } from '@rstest-docs/docs-mcp';
import type { FindPlace } from '../../content/places.ts';
import {
  type FactKind,
  facts,
  formatKey,
  names,
  type OptionRecord,
} from '../../shared/facts/index.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import { optionRows } from '../facts/option.ts';
import { sinceText } from '../facts/since.ts';
import { buildText } from '../texts.ts';

const inEnglish = buildText(DEFAULT_LANG);

/** Where each function, option and flag is documented, with its facts where the section has no box of them. */
export function documentedNames(find: FindPlace): PageList['names'] {
  const places = new Map<string, PageList['names'][string]>();
  const add = (kind: FactKind, name: string, factsOf: () => string[]): void => {
    const key = formatKey(kind, name);
    const place = places.has(name) ? undefined : find(key);
    if (!place) return;
    const lines = place.has === 'box' ? [] : factsOf();
    const { route, section } = place;
    places.set(name, lines.length > 0 ? [route, section, lines.join('\n')] : [route, section]);
  };
  for (const { name, signatures } of facts.apis) {
    add('api', name, () => [...signatures.map((line) => `    ${line}`), ...sinceLine('api', name)]);
  }
  for (const option of facts.options) add('option', option.name, () => rows(option));
  for (const [name, option] of names.flag) {
    add('flag', name, () => (option ? rows(option) : sinceLine('flag', name)));
  }
  return Object.fromEntries([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sinceLine(kind: FactKind, name: string): string[] {
  const since = sinceText(formatKey(kind, name), inEnglish);
  return since ? [`- **${inEnglish('facts.since')}**: ${since}`] : [];
}

/** The documented options that have a word among their values. */
export function documentedValues(documented: PageList['names']): PageList['values'] {
  const values = new Map<string, string[]>();
  for (const { name, type } of facts.options) {
    if (!Object.hasOwn(documented, name)) continue;
    for (const quoted of new Set(type?.match(/'[\w-]+'/g))) {
      const word = quoted.slice(1, -1);
      values.set(word, [...(values.get(word) ?? []), name]);
    }
  }
  return Object.fromEntries(values);
}

const rows = (option: OptionRecord): string[] =>
  optionRows(option, inEnglish).map(([label, parts]) => {
    const value = parts.map((part) =>
      part.type === 'inlineCode' ? `\`${part.value}\`` : 'value' in part ? part.value : '',
    );
    return `- **${label}**: ${value.join('')}`;
  });
