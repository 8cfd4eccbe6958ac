import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { keepFile } from '../../content/keepFile.ts';
import { type FinishOptions, finishSite } from '../../deploy/finish.ts';
import type { SiteVersions } from '../../shared/site/versions.ts';
import { UserError } from '../cli/errors.ts';
import { isRunning } from '../cli/isRunning.ts';
import {
  inputHash,
  isFresh,
  lastCommit,
  MANUAL_INPUTS,
  SITE_INPUTS,
  stampBuild,
} from './inputs.ts';
import { frozenManuals } from './versions.ts';

export interface BuildOptions {
  /** Config file, relative to the working folder. */
  config: string;
  /** Where the finished site goes; replaced in one step when all went well. */
  out: string;
  /** Overrides the config's base. */
  base?: string;
  /** Files and folders besides `SITE_INPUTS` that the site is made of; those of the manual unless given. */
  inputs?: readonly string[];
  /** Other than those of `deploy/table.ts`. */
  settings?: FinishOptions['settings'];
  /** Hides the bundler's progress, not its errors. */
  quiet?: boolean;
  /** Starts checks of the pages: what they find comes first, and ends the bundler. */
  check?: () => Promise<void>;
}

const CONFIG = join(import.meta.dirname, 'config.ts');
const COMMAND = join(import.meta.dirname, '../../node_modules/@rspress/core/bin/rspress.js');
/** MB for young objects: with Node's 16, collecting garbage takes a tenth of the bundler's thread. */
const YOUNG_MB = 64;
const TEMP = '.tmp';
/** Ctrl+C and its like end the bundler alone, so that what it left is cleared away. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Manual {
  /** Folder of the project that it is built from; the bundler writes below it alone. */
  cwd: string;
  outDir: string;
  base?: string | undefined;
  /** What it knows of the site's other manuals. */
  versions: SiteVersions | null;
  /** File of the evidence of its pages (`evidence.ts`), made while the bundler starts. */
  evidence?: { file: string; written: Promise<void> } | undefined;
}

async function buildManual(
  options: BuildOptions,
  manual: Manual,
  check?: Promise<void>,
): Promise<void> {
  await runBundler(options, manual, check);
  if (!existsSync(join(manual.outDir, 'index.html'))) {
    throw new UserError(`${options.config}: the bundler wrote no index.html`);
  }
}

/**
 * Runs the framework's own command. Its output is held back until the pages are checked: of a fault
 * in a page it has words of its own.
 */
async function runBundler(
  options: BuildOptions,
  manual: Manual,
  check?: Promise<void>,
): Promise<void> {
  const { cwd, outDir, base, versions, evidence } = manual;
  const isHeld = Boolean(options.quiet || check);
  const child = spawn(
    process.execPath,
    [`--max-semi-space-size=${YOUNG_MB}`, COMMAND, 'build', '--config', CONFIG],
    {
      cwd,
      env: {
        ...process.env,
        ...(base && { SITE_BASE: base }),
        ...(evidence && { SITE_EVIDENCE: evidence.file }),
        SITE_CONFIG: resolve(cwd, options.config),
        SITE_OUT: outDir,
        SITE_VERSIONS: JSON.stringify(versions),
        NODE_ENV: 'production',
        // A cached page list may name a search index that no longer exists.
        RSPRESS_PERSISTENT_CACHE: 'false',
        ...(isHeld && hasColors() && { FORCE_COLOR: '1' }),
      },
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    },
  );
  let output: { stream: 'stdout' | 'stderr'; data: Buffer }[] | undefined = [];
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (data: Buffer) => {
      if (output) output.push({ stream, data });
      else process[stream].write(data);
    });
  }
  const stop = (): void => void child.kill();
  for (const signal of STOPS) process.once(signal, stop);
  const ended = new Promise<string | undefined>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      done(code === 0 ? undefined : (signal ?? `status ${code}`));
    });
  });
  // Asked for again below, after the checks.
  ended.catch(() => {});
  try {
    await Promise.all([check, evidence?.written]);
    if (!options.quiet) {
      for (const { stream, data } of output) process[stream].write(data);
      output = undefined;
    }
    const reason = await ended;
    if (reason) {
      const said = Buffer.concat((output ?? []).map(({ data }) => data));
      throw new UserError(`${said}the bundler stopped with ${reason}`);
    }
  } finally {
    stop();
    // It writes into a folder that is cleared away next.
    await ended.catch(() => {});
    for (const signal of STOPS) process.off(signal, stop);
  }
}

/** Of a stream that is no terminal Node has no such method. */
const hasColors = (): boolean => process.stdout.isTTY && process.stdout.hasColors();

async function writeEvidence(file: string): Promise<void> {
  // Whoever builds a site of a test may load no JSON as a module.
  const { evidenceOf } = await import('./evidence.ts');
  keepFile(file, JSON.stringify(await evidenceOf(process.cwd())));
}

/** Puts `from` where `to` is, so that at no moment half a site is there. */
function replaceFolder(from: string, to: string): void {
  const old = `${from}-old`;
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

const hashOf = ({ config, base = '/', inputs = MANUAL_INPUTS, settings }: BuildOptions): string =>
  [
    inputHash([...SITE_INPUTS, ...inputs]),
    lastCommit(inputs),
    config,
    base,
    JSON.stringify(settings),
  ].join(' ');

/** Builds a site unless `out` was already built from the same inputs. True when it built. */
export async function buildIfStale(options: BuildOptions): Promise<boolean> {
  if (isFresh(options.out, hashOf(options))) return false;
  await buildSite(options);
  return true;
}

/** Removes what builds left that were killed before they could clear up. */
function removeAbandoned(): void {
  if (!existsSync(TEMP)) return;
  for (const name of readdirSync(TEMP)) {
    const pid = Number(/^build-(\d+)-\d+$/.exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(join(TEMP, name), { recursive: true, force: true });
  }
}

/** Builds of this process, which may run side by side. */
let builds = 0;

/**
 * Builds a site with everything hosts need. On any error `out` stays as it was, and the promise
 * rejects with the reason.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const hash = hashOf(options);
  const work = resolve(TEMP, `build-${process.pid}-${++builds}`);
  removeAbandoned();
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    const built = join(work, 'site');
    const base = options.base ?? '/';
    const { current, frozen } = frozenManuals(options.config, base);
    const own = { cwd: process.cwd(), outDir: built, base: options.base, versions: current };
    const check = options.check?.();
    // Sites of tests have no proofs.
    const file = join(work, 'evidence.json');
    const evidence = options.inputs ? undefined : { file, written: writeEvidence(file) };
    await buildManual(options, { ...own, evidence }, check);
    for (const { name, versions, prepare } of frozen) {
      if (!options.quiet) console.log(`Building the manual of ${name} …`);
      const cwd = join(work, name);
      const outDir = join(cwd, 'site');
      prepare(cwd);
      await buildManual(options, { cwd, outDir, base: base + versions.own, versions });
      renameSync(outDir, join(built, name));
    }
    if (!options.quiet) console.log('Compressing the files and writing those of the hosts …');
    const folders = frozen.map(({ versions }) => versions.own);
    await finishSite(built, { base, versions: folders, settings: options.settings });
    replaceFolder(built, resolve(options.out));
    stampBuild(options.out, hash);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
