import type { RootContent } from 'mdast';
import type { ApiRecord } from '../../shared/facts/index.ts';
import type { BuildText } from '../texts.ts';
import { formatDefinition, formatSignature } from './format.ts';
import { code, codeBlock, line, text } from './nodes.ts';
import { sinceText } from './since.ts';

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
