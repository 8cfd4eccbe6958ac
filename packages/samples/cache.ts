import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = '.cache/results';

/** Results of runs that passed, by the content of everything that they depend on. */
export class ResultCache {
  private readonly folder: string | undefined;
  /** How many results were known. */
  hits = 0;

  /** `folder` undefined: nothing is known and nothing is kept. */
  constructor(folder: string | undefined) {
    this.folder = folder;
  }

  /** The result for `subject`, a JSON value that holds all it depends on; undefined when unknown. */
  get<T>(subject: unknown): T | undefined {
    const path = this.pathOf(subject);
    if (!path || !existsSync(path)) return undefined;
    try {
      const value = JSON.parse(readFileSync(path, 'utf8')) as T;
      this.hits++;
      return value;
    } catch {
      // Half written by a run that was stopped: as good as unknown.
      return undefined;
    }
  }

  set(subject: unknown, result: unknown): void {
    const path = this.pathOf(subject);
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(result));
  }

  private pathOf(subject: unknown): string | undefined {
    return this.folder && join(this.folder, `${digest(JSON.stringify(subject))}.json`);
  }
}

/**
 * The cache of a checkout. `sources` are the files and folders below it that run and judge: a change
 * there makes every result unknown. Results of other packages, Node versions and runners are removed.
 */
export function openCache(root: string, enabled: boolean, sources: readonly string[]): ResultCache {
  if (!enabled) return new ResultCache(undefined);
  const name = environmentOf(root, sources);
  const base = join(root, FOLDER);
  for (const other of existsSync(base) ? readdirSync(base) : []) {
    if (other !== name) rmSync(join(base, other), { recursive: true, force: true });
  }
  return new ResultCache(join(base, name));
}

/** Digest of what every result depends on: packages, how Node reads a file, Node, the runner. */
export function environmentOf(root: string, sources: readonly string[]): string {
  const files = ['package-lock.json', 'node_modules/@rstest/core/package.json', ...sources]
    .flatMap((path) => filesBelow(root, path))
    .map((path) => [path, digest(readFileSync(join(root, path), 'utf8'))]);
  // A project without a package.json of its own has the type of this one.
  const own = join(root, 'package.json');
  const type = existsSync(own) && JSON.parse(readFileSync(own, 'utf8')).type;
  const { version, platform, arch } = process;
  return digest(JSON.stringify([version, platform, arch, type, files]));
}

function filesBelow(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?[jt]s$/.test(name) && !/^tests[\\/]/.test(name))
    .sort()
    .map((name) => `${path}/${name}`);
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);
