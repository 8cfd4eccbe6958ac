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

function directives(input: PolicyInput): [name: string, sources: string][] {
  return [
    ['default-src', "'none'"],
    ['script-src', ["'self'", ...input.hashes.scripts].join(' ')],
    ['style-src', ["'self'", ...input.hashes.styles].join(' ')],
    ['img-src', ["'self'", 'data:', ...input.imageOrigins].join(' ')],
    ['connect-src', ["'self'", ...input.connectOrigins].join(' ')],
    ['base-uri', "'none'"],
    ['form-action', input.onlineEditor ?? "'none'"],
  ];
}

function serialize(list: [string, string][]): string {
  return list.map(([name, sources]) => `${name} ${sources}`).join('; ');
}

/** The Content-Security-Policy header. */
export function policyHeader(input: PolicyInput): string {
  return serialize([...directives(input), ['frame-ancestors', frameAncestors(input.framing)]]);
}

/** The same for a `<meta http-equiv>`, where `frame-ancestors` is not allowed. */
export function policyMeta(input: Omit<PolicyInput, 'framing'>): string {
  return serialize(directives({ ...input, framing: 'none' }));
}

/** X-Frame-Options for browsers that do not know `frame-ancestors`; it cannot name origins. */
export function frameOptions(framing: Framing): string | undefined {
  if (framing === 'none') return 'DENY';
  return framing === 'self' ? 'SAMEORIGIN' : undefined;
}
