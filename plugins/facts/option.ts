import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiRecord, OptionRecord } from '../../shared/facts/index.ts';
import { FACTS } from '../../theme/contract.ts';
import type { BuildText } from '../texts.ts';
import { formatDefinition, formatSignature } from './format.ts';
import { block, code, codeBlock, joined, line, text } from './nodes.ts';
import { changeNodes, sinceText } from './since.ts';

type Row = [label: string, value: PhrasingContent[]];

/** What a reader is shown of an option. */
export function optionRows(option: OptionRecord, t: BuildText): Row[] {
  const rows: Row[] = [[t('facts.type'), [code(option.type)]]];
  for (const { name, definition } of option.types) rows.push([name, [code(definition)]]);
  if (option.keys.length > 0) {
    rows.push([t('facts.keys'), joined(option.keys.map(code), t('facts.comma'))]);
  }
  const initial = defaultRow(option, t);
  if (initial.length > 0) rows.push([t('facts.default'), initial]);
  if (option.flags.length > 0) {
    rows.push([t('facts.flag'), joined(option.flags.map(code), t('facts.comma'))]);
  }
  rows.push([t('facts.scope'), [text(t(`facts.scope.${option.scope}`))]]);
  if (option.setConfig) rows.push([t('facts.setConfig'), [text(t('facts.yes'))]]);
  const since = sinceText(`option ${option.name}`, t);
  if (since) rows.push([t('facts.since'), [text(since)]]);
  const changes = changeNodes(`option ${option.name}`, t);
  if (changes.length > 0) rows.push([t('facts.change'), changes]);
  return rows;
}

/** The facts of an option as a description list. */
export function optionNodes(option: OptionRecord, t: BuildText): RootContent[] {
  const items = optionRows(option, t).map(([label, value]) =>
    block('div', [line('dt', [text(label)]), line('dd', value)]),
  );
  return [block('dl', items, { class: FACTS })];
}

/** Value, where it differs, and what only words can say. */
function defaultRow(option: OptionRecord, t: BuildText): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  if (option.default !== undefined) parts.push(code(option.default));
  for (const { when, default: value } of option.variants ?? []) {
    parts.push(text(t('facts.semicolon')), code(value), text(t(`facts.when.${when}`)));
  }
  if (option.note) {
    if (parts.length > 0) parts.push(text(t('facts.semicolon')));
    parts.push(text(t(`facts.note.${option.note}`)));
  }
  return parts;
}

/**
 * Signatures of a function, with the types that they name, as a highlighted block. Types in `shown`
 * are further up on the page; those that are printed here are added.
 */
export function apiNodes(api: ApiRecord, t: BuildText, shown: Set<string>): RootContent[] {
  if (api.signatures.length === 0) {
    return [line('p', [code(api.name), text(t('facts.untyped'))])];
  }
  const lines = api.signatures.map(formatSignature);
  const types = api.types
    .map(({ name, definition }) => formatDefinition(name, definition))
    .filter((type) => !shown.has(type));
  for (const type of types) shown.add(type);
  const since = sinceText(`api ${api.name}`, t);
  return [
    codeBlock('ts', [lines.join('\n'), ...types].join('\n\n')),
    ...(since ? [line('p', [text(t('facts.since.sentence').replace('{version}', since))])] : []),
  ];
}
