import { copyOf, stemOf } from '../shared/site/addresses.ts';
import { DEFAULT_LANG } from '../shared/site/locales.ts';
import { TOOL_LOGO_HOST } from '../shared/site/tools.ts';
import { addressRules, type BuiltPage, type RedirectRule } from './addresses.ts';
import type { InlineHashes } from './inline.ts';
import { type Framing, frameOptions, policyHeader } from './policy.ts';

/** Decided once for the whole site; everything below and every host file follows from it. */
export const SETTINGS = {
  /** The specification knows pages embedded in a frame; only our own origin may embed them. */
  framing: 'self' as Framing,
  imageOrigins: [TOOL_LOGO_HOST] as readonly string[],
  connectOrigins: [] as readonly string[],
  /**
   * Address of the MCP server as editors reach it, such as `https://docs.example/mcp`, once it is
   * deployed (`README.md`). The files of the site cannot answer there, so without it no page offers one.
   */
  mcpServer: undefined as string | undefined,
  /** Online editor that takes a sample as a form, after a click; `undefined` offers none. */
  onlineEditor: 'https://stackblitz.com' as string | undefined,
} as const;

/** The table itself, which our own server reads. */
export const TABLE_FILE = 'hosting.json';

/** What the build writes into the built folder for hosts, and no visitor may fetch. */
export const HOST_FILES: readonly string[] = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  TABLE_FILE,
];

export interface CacheRules {
  /** Folders, without the base, whose file names change with their content. */
  immutable: { folders: string[]; value: string };
  /** Everything else that is found. */
  revalidate: string;
  notFound: string;
}

export interface HostingTable {
  /** `/` or `/folder/`: where the site is on its host. */
  base: string;
  /** Of every answer. */
  headers: Record<string, string>;
  redirects: RedirectRule[];
  /** Addresses of all pages, without the base: what differs in case alone leads there. */
  pages: string[];
  /** Addresses of those pages that have no Markdown copy. */
  uncopied: string[];
  cache: CacheRules;
}

export interface TableInput {
  base?: string;
  hashes: InlineHashes;
  /** Pages that have moved, old route to new route. */
  moved?: Record<string, string>;
  pages?: readonly BuiltPage[];
  /** Folders of frozen manuals, such as `0.12/`. */
  versions?: readonly string[];
  settings?: Partial<typeof SETTINGS> | undefined;
}

const DENIED_FEATURES = [
  ...'accelerometer autoplay camera display-capture geolocation gyroscope magnetometer'.split(' '),
  ...'microphone midi payment publickey-credentials-get screen-wake-lock usb'.split(' '),
  ...'xr-spatial-tracking'.split(' '),
];

const TWO_YEARS_S = 63_072_000;
const ONE_YEAR_S = 31_536_000;

/** A moved page takes its Markdown copy along. */
function movedRules(moved: Record<string, string>): RedirectRule[] {
  return Object.entries(moved).flatMap(([from, to]): RedirectRule[] => [
    { from: stemOf(from), to },
    { from: copyOf(from), to: copyOf(to) },
  ]);
}

/** The one table of headers, redirects and cache rules that the server and all hosts follow. */
export function hostingTable(input: TableInput): HostingTable {
  const settings = { ...SETTINGS, ...input.settings };
  const frame = frameOptions(settings.framing);
  const headers: Record<string, string> = {
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
    headers,
    redirects: [
      ...movedRules(input.moved ?? {}),
      ...addressRules(input.pages ?? [], input.base ?? '/'),
      { from: `/${DEFAULT_LANG}`, to: '/' },
      { from: `/${DEFAULT_LANG}/*`, to: '/:splat' },
    ],
    pages: (input.pages ?? []).map(({ address }) => address),
    uncopied: (input.pages ?? []).filter(({ copy }) => !copy).map(({ address }) => address),
    cache: {
      immutable: {
        folders: ['', ...(input.versions ?? [])].map((folder) => `/${folder}static/`),
        value: `public, max-age=${ONE_YEAR_S}, immutable`,
      },
      revalidate: 'public, max-age=0, must-revalidate',
      notFound: 'no-store',
    },
  };
}
