import type { InlineHashes } from './inline.ts';

/** Who may show the pages in a frame: nobody, our own origin, or the listed origins. */
export type Framing = 'none' | 'self' | readonly string[];

export interface PolicyInput {
  hashes: InlineHashes;
  framing: Framing;
  /** Origins besides our own from which pictures may come. */
  imageOrigins: readonly string[];
  /** Origins besides our own that may be asked for data (remote search). */
  connectOrigins: readonly string[];
  /** Where a form may be sent; nowhere unless given. */
  onlineEditor?: string | undefined;
}

function frameAncestors(framing: Framing): string {
  if (framing === 'none') return "'none'";
  if (framing === 'self') return "'self'";
  return ["'self'", ...framing].join(' ');
}

const runs = (scripts: readonly string[]) => ["'self'", ...scripts].join(' ');

const serialize = (list: [name: string, sources: string][]) =>
  list.map(([name, sources]) => `${name} ${sources}`).join('; ');

/** The Content-Security-Policy header. */
export function policyHeader(input: PolicyInput): string {
  return serialize([
    ['default-src', "'none'"],
    ['script-src', runs(input.hashes.scripts)],
    ['style-src', ["'self'", ...input.hashes.styles].join(' ')],
    ['img-src', ["'self'", 'data:', ...input.imageOrigins].join(' ')],
    ['connect-src', ["'self'", ...input.connectOrigins].join(' ')],
    ['base-uri', "'none'"],
    ['form-action', input.onlineEditor ?? "'none'"],
    ['frame-ancestors', frameAncestors(input.framing)],
  ]);
}

/**
 * What a page says itself, for hosts without headers: which scripts run. The rest is the header's
 * alone, because hashes of styles don't compress and would come before the first paint of every page.
 */
export function policyMeta(scripts: readonly string[]): string {
  return serialize([
    ['script-src', runs(scripts)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ]);
}

/** X-Frame-Options for browsers that do not know `frame-ancestors`; it cannot name origins. */
export function frameOptions(framing: Framing): string | undefined {
  if (framing === 'none') return 'DENY';
  return framing === 'self' ? 'SAMEORIGIN' : undefined;
}
