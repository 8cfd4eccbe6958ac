/** Text of a heading without its Markdown marks: code ticks, bold, italics, strike-through. */
export function plainText(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part.slice(1, -1)
        : part.replace(/(?<!\\)(\*\*|__|~~|(?<!\w)[*_]|[*_](?!\w))/g, ''),
    )
    .join('')
    .replace(/\\(.)/g, '$1');
}
