const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A line of Markdown as a reader sees it: without marks, link targets, tags and comments. */
export function plainInline(markdown: string): string {
  // code spans are taken out first: what looks like a mark inside them is text
  const spans: string[] = [];
  const text = markdown
    .replace(/(`+)(.+?)\1(?!`)/g, (_, _ticks, code: string) => {
      spans.push(code.trim());
      return `\0${spans.length - 1}\0`;
    })
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '')
    .replace(/^\s*(?:>\s?)*\s*(?:[-*+]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/(?<!\\)<\/?[A-Za-z][^>]*>/g, '')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/~~(.*?)~~/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .replace(/\s*\|\s*/g, '  ');
  return text.replace(/\0(\d+)\0/g, (_, i) => spans[Number(i)] as string).trim();
}
