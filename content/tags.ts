/** A component in the text of a page. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const TAG = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g;

/** Replaces the tags of components in a text, whichever way their attributes are written. */
export const replaceTags = (
  text: string,
  replacement: (tag: Tag, whole: string) => string,
): string =>
  text.replace(TAG, (whole, name: string, written: string) =>
    replacement({ name, attributes: readAttributes(written) }, whole),
  );

/** The tags of components in a text. */
export const tagsIn = (text: string): Tag[] =>
  [...text.matchAll(TAG)].map(([, name = '', written = '']) => {
    return { name, attributes: readAttributes(written) };
  });

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, braces] of text.matchAll(ATTRIBUTE)) {
    attributes[name as string] = double ?? single ?? braces ?? '';
  }
  return attributes;
}
