import { createHash } from 'node:crypto';

/** CSP source expressions (`'sha256-…'`) of what runs or styles inline, sorted, each once. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

export interface InlineFinding {
  line: number;
  /** What the policy would refuse, as written in the page. */
  what: string;
}

const ELEMENT = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>/gi;
const TAG = /<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+))?(?=\\s|/|$)`,
    'i',
  ).exec(attributes);
  return match ? (match[1] ?? '').replace(/^["']|["']$/g, '') : undefined;
}

/** `'sha256-…'` of a text, as a policy names it. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** Hashes of the inline scripts and styles of one page; data blocks such as JSON-LD need none. */
export function inlineHashes(html: string): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (element.toLowerCase() === 'style') styles.push(sourceHash(text));
    else if (attribute(attributes, 'src') === undefined) {
      const type = (attribute(attributes, 'type') ?? '').toLowerCase();
      if (SCRIPT_TYPES.has(type)) scripts.push(sourceHash(text));
    }
  }
  return mergeHashes([{ scripts, styles }]);
}

/** All hashes of several pages or releases together. */
export function mergeHashes(all: readonly InlineHashes[]): InlineHashes {
  const merged = (kind: keyof InlineHashes): string[] =>
    [...new Set(all.flatMap((hashes) => hashes[kind]))].sort();
  return { scripts: merged('scripts'), styles: merged('styles') };
}

/** Style attributes, event attributes and `javascript:` links: no hash can allow them. */
export function refusedInline(html: string): InlineFinding[] {
  const text = html
    .replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(ELEMENT, (element) => element.replace(/[^\n]/g, ' '));
  const findings: InlineFinding[] = [];
  for (const tag of text.matchAll(TAG)) {
    const attributes = tag[1] ?? '';
    const bad =
      /(?:^|\s)(?:style|on[a-z]+)\s*=/i.test(attributes.replace(/=\s*("[^"]*"|'[^']*')/g, '=x')) ||
      /(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(attributes);
    if (bad) {
      const line = text.slice(0, tag.index).split('\n').length;
      findings.push({ line, what: tag[0].slice(0, 120) });
    }
  }
  return findings;
}
