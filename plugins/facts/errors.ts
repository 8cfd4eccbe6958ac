import type { PhrasingContent, RootContent } from 'mdast';
import { localePrefix } from '../../content/locales.ts';
import { ERROR_GROUPS, type ErrorEntry } from '../../shared/errors/index.ts';
import type { Lang } from '../../shared/site/locales.ts';
import type { BuildText } from '../texts.ts';
import { code, text } from './nodes.ts';

/** The messages of a group, each linked to the section that explains it. Throws on an unknown group. */
export function errorNodes(group: string, lang: Lang, t: BuildText): RootContent[] {
  const entries = ERROR_GROUPS.get(group);
  if (!entries) throw new Error(`no errors "${group}"; use ${[...ERROR_GROUPS.keys()].join(', ')}`);
  return [
    {
      type: 'list',
      spread: false,
      children: entries.map((entry) => ({
        type: 'listItem',
        data: { hProperties: { id: entry.id } },
        children: [{ type: 'paragraph', children: itemOf(entry, lang, t) }],
      })),
    },
  ];
}

function itemOf(
  { messages, link, unseen }: ErrorEntry,
  lang: Lang,
  t: BuildText,
): PhrasingContent[] {
  const [message = ''] = messages;
  return [
    { type: 'link', url: localePrefix(lang) + link, children: [code(message)] },
    ...(unseen ? [text(t('facts.errors.unseen'))] : []),
  ];
}
