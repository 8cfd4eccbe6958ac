import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainEnv, rstestBin } from '@rstest-docs/samples/runner';
import type { ApiKind } from '../../shared/facts/types.ts';
import { inScratch } from './scratch.ts';

const run = promisify(execFile);

/**
 * Names of the members that exist while tests run, sorted; `config` is what `@rstest/core` exports
 * outside of tests.
 */
export type RuntimeNames = Record<'core' | 'api' | Exclude<ApiKind, 'hook' | 'node'>, string[]>;

const DUMP = `
import * as core from '@rstest/core';
import { writeFileSync } from 'node:fs';
const { rs, expect, test, describe } = core;
const hidden = new Set(['length', 'name', 'prototype', 'constructor', 'arguments', 'caller']);
function names(object) {
  const found = new Set();
  for (let at = object; at && at !== Object.prototype && at !== Function.prototype; at = Object.getPrototypeOf(at))
    for (const key of Object.getOwnPropertyNames(at)) if (!hidden.has(key) && !key.startsWith('_')) found.add(key);
  return [...found].sort();
}
test('dump', (context) => {
  const mock = rs.fn();
  console.log('for the reporter');
  writeFileSync('names.json', JSON.stringify({
    core: names(core), rs: names(rs), expect: names(expect),
    assertion: names(expect(1)), test: names(test), describe: names(describe), mock: names(mock),
    mockContext: names(mock.mock), context: names(context),
  }));
});
describe('suite', () => { test('inside', () => {}); });
`;

/** Every property that the runner reads off a reporter is a hook or an option of it. */
const CONFIG = `
import { writeFileSync } from 'node:fs';
const asked = new Set();
class Asked {}
const reporter = new Proxy(new Asked(), { get(_, key) {
  if (typeof key === 'string') { asked.add(key); writeFileSync('reporter.json', JSON.stringify([...asked].sort())); }
} });
export default { reporters: [reporter] };
`;

/** What the package exports to a config file and to a program. */
const EXPORTS = `
const names = async (path) => Object.keys(await import(path)).sort();
// Up to 0.11 there is no second entry.
const missing = (error) => { if (error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return []; throw error; };
console.log(JSON.stringify([await names('@rstest/core'), await names('@rstest/core/api').catch(missing)]));
`;

/** One real run of the installed package that writes down what is there. */
export const dumpRuntime = (root: string, lenient = false): Promise<RuntimeNames> =>
  inScratch(root, async (cwd) => {
    writeFileSync(join(cwd, 'dump.test.js'), DUMP);
    writeFileSync(join(cwd, 'rstest.config.mjs'), CONFIG);
    const bin = rstestBin(root);
    await run(process.execPath, [bin, 'run'], { cwd, env: plainEnv() });
    const names = JSON.parse(readFileSync(join(cwd, 'names.json'), 'utf8')) as RuntimeNames;
    const asked = join(cwd, 'reporter.json');
    // Early versions know reporters by name only.
    const reporter =
      lenient && !existsSync(asked) ? [] : (JSON.parse(readFileSync(asked, 'utf8')) as string[]);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', EXPORTS], { cwd });
    const [config, api] = JSON.parse(stdout) as [string[], string[]];
    return { ...names, reporter, config, api };
  });
