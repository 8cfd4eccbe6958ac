import { TOOL_LOGO_HOST } from '../shared/site/tools.ts';
import type { InlineHashes } from './inline.ts';
import { type Framing, frameOptions, policyHeader } from './policy.ts';

/** Decided once for the whole site; everything below and every host file follows from it. */
export const SETTINGS = {
  /** The specification knows pages embedded in a frame; only our own origin may embed them. */
  framing: 'self' as Framing,
  imageOrigins: [TOOL_LOGO_HOST] as readonly string[],
  connectOrigins: [] as readonly string[],
} as const;

/** Headers of every answer whose path matches: a path, or a prefix ending in `*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** `from` may end in `*`, which `:splat` in `to` stands for; both without the base. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301;
}

export interface CacheRules {
  /** Paths whose file names change with their content. */
  immutable: { paths: string[]; value: string };
  /** Everything else that is found. */
  revalidate: string;
  notFound: string;
}

export interface HostingTable {
  /** `/` or `/folder/`: where the site lies on its host. */
  base: string;
  headers: HeaderRule[];
  redirects: RedirectRule[];
  cache: CacheRules;
}

export interface TableInput {
  base?: string;
  hashes: InlineHashes;
  /** Pages that have moved, old route to new route. */
  moved?: Record<string, string>;
  settings?: Partial<typeof SETTINGS>;
}

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const TWO_YEARS_S = 63_072_000;
const ONE_YEAR_S = 31_536_000;

/** The one table of headers, redirects and cache rules that the server and all hosts follow. */
export function hostingTable(input: TableInput): HostingTable {
  const settings = { ...SETTINGS, ...input.settings };
  const frame = frameOptions(settings.framing);
  const security: Record<string, string> = {
    'Content-Security-Policy': policyHeader({ ...settings, hashes: input.hashes }),
    'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    ...(frame ? { 'X-Frame-Options': frame } : {}),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return {
    base: input.base ?? '/',
    headers: [{ path: '/*', headers: security }],
    redirects: [
      ...Object.entries(input.moved ?? {}).map(
        ([from, to]): RedirectRule => ({ from, to, status: 301 }),
      ),
      { from: '/en', to: '/', status: 301 },
      { from: '/en/*', to: '/:splat', status: 301 },
    ],
    cache: {
      immutable: {
        paths: ['/static/*'],
        value: `public, max-age=${ONE_YEAR_S}, immutable`,
      },
      revalidate: 'public, max-age=0, must-revalidate',
      notFound: 'no-store',
    },
  };
}
