import { addressOf, copyOf } from '../shared/site/addresses.ts';
/** File of the Markdown copy beside a page: `guide/start/index.html` has `guide/start/index.md`. */
export const copyBeside = (file: string): string => copyOf(addressOf(`/${file}`)).slice(1);

/** `Link` header of a page with a Markdown copy; `address` is that of the copy, with the base. */
export const copyLink = (address: string): string =>
  `<${address}>; rel="alternate"; type="text/markdown"`;

/** What a page with a copy depends on, compressed copies included. */
export const COPY_VARY = 'Accept, Accept-Encoding';

/** Values of an `Accept` header, or of one built like it, with their weights from 0 to 1. */
export function weightsOf(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    const weight = q === undefined ? 1 : Number(q);
    if (name) found.set(name, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0);
  }
  return found;
}

/** Whether a request names Markdown and does not like HTML better. Browsers never name it. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const weights = weightsOf(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
