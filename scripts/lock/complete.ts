/** One `packages` entry of a lock file (lockfileVersion 3), the parts read or written here. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

export type LockPackages = Record<string, LockEntry>;

export interface Gap {
  /** Key under which the entry belongs, e.g. `node_modules/@scope/name-darwin-arm64`. */
  path: string;
  name: string;
  version: string;
  dev: boolean;
}

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const OPERATING_SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
/** What some packages call a platform, and what npm calls it. */
const OTHER_NAMES: Record<string, string> = { windows: 'win32', '64': 'x64' };

/** Folders in which Node looks for what the package at `path` requires, nearest first. */
function parentPaths(path: string): string[] {
  const paths: string[] = [];
  let rest = path;
  for (;;) {
    paths.push(`${rest}/node_modules/`);
    const cut = rest.lastIndexOf('/node_modules/');
    if (cut < 0) break;
    rest = rest.slice(0, cut);
  }
  paths.push('node_modules/');
  return paths;
}

/**
 * Optional packages that a locked package names by exact version and that the lock has no entry
 * for. npm leaves them out when the registry at hand does not carry that platform, and `npm ci`
 * then refuses the lock.
 */
export function findGaps(packages: LockPackages): Gap[] {
  const gaps: Gap[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!EXACT_VERSION.test(version)) continue;
      const places = parentPaths(path);
      const found = places.map((place) => packages[place + name]).find(Boolean);
      if (found?.version === version) continue;
      const place = found ? places[0] : places[1];
      gaps.push({ path: `${place}${name}`, name, version, dev: entry.dev === true });
    }
  }
  return gaps;
}

/** Platform fields read from a name of the usual shape, e.g. `binding-linux-x64-musl`. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const parts = words.map((word) => OTHER_NAMES[word] ?? word);
  if (parts.includes('wasm32')) return { cpu: ['wasm32'] };
  const os = OPERATING_SYSTEMS.find((word) => parts.includes(word));
  const cpu = PROCESSORS.find((word) => parts.includes(word));
  if (!os || !cpu) throw new Error(`${name}: its name does not tell for which platform it is`);
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : undefined;
  return { os: [os], cpu: [cpu], ...(libc && os === 'linux' ? { libc } : {}) };
}

/** A copy of `packages` with an entry for every gap, keys in the order npm writes them. */
export function fillGaps(packages: LockPackages): LockPackages {
  const filled: LockPackages = { ...packages };
  for (const gap of findGaps(packages)) {
    filled[gap.path] = {
      version: gap.version,
      ...(gap.dev ? { dev: true } : {}),
      optional: true,
      ...platformOf(gap.name),
    };
  }
  const order = new Intl.Collator('en').compare;
  return Object.fromEntries(Object.entries(filled).sort(([a], [b]) => order(a, b)));
}
