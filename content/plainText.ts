const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A text with the characters that are written as `&lt;`, `&#60;` or `&#x3c;`. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) =>
    hex || decimal
      ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
      : (ENTITIES[name] ?? whole),
  );

const BLOCK_MARKS = /^\s*(?:>\s?)*\s*(?:[-*+]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/;

/** A line of Markdown as a reader sees it, without the marks of lists and quotes; cells set apart by dots. */
export function plainLine(markdown: string): string {
  return withoutMarks(markdown, (text) =>
    text
      .replace(BLOCK_MARKS, '')
      .replace(/^\s*\|\s*/, '')
      .replace(/(?:\s*(?<!\\)\|)+\s*$/, '')
      .replace(/(?:\s*(?<!\\)\|)+\s*/g, ' · '),
  );
}

/**
 * A piece of Markdown as a reader sees it: without marks, link targets, tags and comments. `codeAs`
 * says what becomes of code, which loses its backticks unless given.
 */
export const plainInline = (markdown: string, codeAs?: (code: string) => string) =>
  withoutMarks(markdown, (text) => text, codeAs);

function withoutMarks(
  markdown: string,
  block: (text: string) => string,
  codeAs = (code: string): string => code,
): string {
  // code spans are taken out first: what looks like a mark inside them is text
  const spans: string[] = [];
  const outside = markdown
    .replace(/(`+)(.+?)\1(?!`)/g, (_, _ticks, code: string) => {
      spans.push(code.trim());
      return `\0${spans.length - 1}\0`;
    })
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '');
  const text = block(outside)
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/(?<!\\)<\/?[A-Za-z](?:[^>"']|"[^"]*"|'[^']*')*>/g, '')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/~~(.*?)~~/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1');
  return withoutEntities(text)
    .replace(/\0(\d+)\0/g, (_, i) => codeAs(spans[Number(i)] as string))
    .trim();
}

/** An output without the codes that color it in a terminal, as pages write them. */
export const withoutColors = (output: string): string => output.replace(/␛\[[\d;]*m/g, '');
