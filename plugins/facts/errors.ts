import type { PhrasingContent, RootContent } from 'mdast';
import { ERROR_GROUPS, type ErrorEntry } from '../../shared/errors/index.ts';
import type { Lang } from '../../shared/site/locales.ts';
import type { BuildText } from '../texts.ts';
import { code, text } from './nodes.ts';
import { type FactsPages, linkIn } from './pages.ts';

/** The messages of a group, each linked to the section that explains it. Throws on an unknown group. */
export function errorNodes(
  group: string,
  lang: Lang,
  t: BuildText,
  titleOf: FactsPages['titleOf'],
): RootContent[] {
  const entries = ERROR_GROUPS.get(group);
  if (!entries) throw new Error(`no errors "${group}"; use ${[...ERROR_GROUPS.keys()].join(', ')}`);
  return [
    {
      type: 'list',
      spread: false,
      children: entries
        .filter(({ unlisted }) => !unlisted)
        .map((entry) => ({
          type: 'listItem',
          children: [{ type: 'paragraph', children: itemOf(entry, lang, t, titleOf) }],
        })),
    },
  ];
}

function itemOf(
  { id, messages, link, unseen }: ErrorEntry,
  lang: Lang,
  t: BuildText,
  titleOf: FactsPages['titleOf'],
): PhrasingContent[] {
  const [message = ''] = messages;
  return [
    {
      type: 'link',
      url: linkIn(link, lang, titleOf).url,
      // Right behind the same words in the address, an id takes the fewest bytes.
      data: { hProperties: { id } },
      children: [code(message)],
    },
    ...(unseen ? [text(t('facts.errors.unseen'))] : []),
  ];
}
