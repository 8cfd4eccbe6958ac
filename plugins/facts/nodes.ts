import type { PhrasingContent, RootContent } from 'mdast';

/** A node that becomes the named HTML element with other blocks inside. */
export function block(
  name: string,
  children: RootContent[],
  properties: Record<string, string> = {},
): RootContent {
  const data = { hName: name, hProperties: properties };
  return { type: 'blockquote', children: children as never, data } as RootContent;
}

/** A node that becomes the named HTML element with text inside. */
export function line(
  name: string,
  children: PhrasingContent[],
  properties: Record<string, string> = {},
): RootContent {
  const data = { hName: name, hProperties: properties };
  return { type: 'paragraph', children, data } as RootContent;
}

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});
export const linkTo = (url: string, shown: PhrasingContent): PhrasingContent => ({
  type: 'link',
  url,
  children: [shown],
});

/** A highlighted block that breaks long lines. */
export function codeBlock(lang: string, value: string): RootContent {
  return { type: 'code', lang, meta: 'wrapCode', value };
}

/** Items with a separator between each two. */
export function joined(
  items: readonly (PhrasingContent | PhrasingContent[])[],
  separator: string,
): PhrasingContent[] {
  return items.flatMap((item, index) => (index === 0 ? item : [text(separator), item].flat()));
}
