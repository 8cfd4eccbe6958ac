import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { plainEnv } from '@rstest-docs/samples/runner';
import type { DefaultCondition, DefaultNote } from '../../shared/facts/types.ts';
import { inScratch } from './scratch.ts';

const run = promisify(execFile);

/** Resolved configs of an empty project: as it is, and under each condition that changes something. */
export interface ResolvedDefaults {
  plain: unknown;
  when: Record<DefaultCondition, unknown>;
  /** Keys whose value in a project's config is replaced by the root's when the run starts. */
  overruled: string[];
}

const RESOLVE = `
import * as core from '@rstest/core';
import * as api from '@rstest/core/api';
const options = { cwd: process.cwd(), config: JSON.parse(process.argv[1]), projects: [] };
// Up to 0.11 the function is exported with the rest and takes the command as well.
const { context } = await (api.createRstest ?? core.createRstest)(options, 'run', []);
console.log(JSON.stringify(context.config ?? context.normalizedConfig));
`;

/**
 * Sets an option in a project only and asks the public plugin API, before the build, what applies.
 * Prints the names of options whose value did not arrive.
 */
const PROBE = `
import * as core from '@rstest/core';
import * as api from '@rstest/core/api';
const probes = JSON.parse(process.argv[1]);
let seen;
const plugin = {
  name: 'probe',
  setup(api) {
    api.modifyRsbuildConfig(() => { seen = api.useExposed('rstest').getRstestConfig(); });
  },
};
const project = { ...probes, name: 'probed', plugins: [plugin] };
const cwd = process.cwd();
const rstest = api.createRstest
  ? await api.createRstest({ cwd, config: { projects: [project] } })
  : core.createRstest({ cwd, config: {}, projects: [{ config: project }] }, 'list', []);
await rstest.listTests({}).catch(() => {});
const lost = Object.keys(probes).filter((key) => JSON.stringify(seen?.[key]) !== JSON.stringify(probes[key]));
console.log(JSON.stringify(seen ? lost : null));
`;

const CONDITIONS: Record<DefaultCondition, { env?: Record<string, string>; config?: object }> = {
  ci: { env: { CI: 'true' } },
  githubActions: { env: { GITHUB_ACTIONS: 'true' } },
  browser: { config: { browser: { enabled: true, provider: 'playwright' } } },
};

/** Switches whose effect in a project cannot be seen from the types: they read like any other. */
const PROBES = { update: true, onlyFailures: true };

/** What cannot be read off a resolved config, in words. A default that is also shown as a value keeps both. */
export const NOTES: Record<string, DefaultNote> = {
  root: 'cwd',
  name: 'projectName',
  'pool.maxWorkers': 'workers',
  'pool.memoryLimit': 'memory',
  'browser.port': 'freePort',
  'output.bundleDependencies': 'bundled',
  'output.module': 'module',
  'output.emitAssets': 'on',
  'output.cleanDistPath': 'on',
  'dev.writeToDisk': 'off',
  'source.tsconfigPath': 'tsconfig',
};

/** For a version that cannot be asked. */
export const NO_DEFAULTS: ResolvedDefaults = {
  plain: {},
  when: { ci: {}, githubActions: {}, browser: {} },
  overruled: [],
};

/** Asks the installed package, in child processes with a plain environment. */
export const resolveDefaults = (root: string): Promise<ResolvedDefaults> =>
  inScratch(root, async (cwd) => {
    const ask = async (code: string, argument: object, env: Record<string, string> = {}) => {
      const args = ['--input-type=module', '-e', code, JSON.stringify(argument)];
      const { stdout } = await run(process.execPath, args, { cwd, env: plainEnv(env) });
      const line = stdout.trim().split('\n').at(-1) ?? '';
      return JSON.parse(line.replaceAll(`${cwd}/`, '').replaceAll(cwd, '')) as unknown;
    };
    const [plain, ci, githubActions, browser] = await Promise.all([
      ask(RESOLVE, {}),
      ...Object.values(CONDITIONS).map(({ config = {}, env = {} }) => ask(RESOLVE, config, env)),
    ]);
    const overruled = await ask(PROBE, PROBES);
    if (!Array.isArray(overruled))
      throw new Error('no plugin of a project is asked for its config');
    return { plain, when: { ci, githubActions, browser }, overruled: overruled as string[] };
  });

/** The default of an option as source code, or nothing if it has none; objects show only through their keys. */
export function defaultCode(config: unknown, name: string, hasKeys: boolean): string | undefined {
  let value: unknown = config;
  for (const key of name.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  if (hasKeys) return shorthand(name, value);
  return value === undefined || value === '' ? undefined : toCode(value);
}

/** Options that take a short form as well as an object, and the key that it is short for. */
const SHORT_FORMS = new Map([
  ['exclude', 'patterns'],
  ['pool', 'type'],
  ['testEnvironment', 'name'],
]);

function shorthand(name: string, value: unknown): string | undefined {
  const key = SHORT_FORMS.get(name);
  if (key === undefined || value === undefined) return undefined;
  const isShort = typeof value === 'string' || Array.isArray(value);
  return toCode(isShort ? value : (value as Record<string, unknown>)[key]);
}

/** JSON data as the code that a person writes. */
export function toCode(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${toCode(item)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return String(value);
}
