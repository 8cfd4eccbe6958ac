import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged } from '@rstest-docs/samples';
import { configText, type Framework, PROBE_ENV } from './frameworks.ts';
import { PROBES, type Probe } from './probes.ts';
import { type OptionAnswers, runOptionProbes } from './runOptions.ts';

/** What a framework answered: JSON of the value by the probe's number, for options too, and the names that exist in it. */
export interface Answers {
  values: Map<number, string>;
  options: OptionAnswers;
  names: RuntimeSurface;
}

/** Names of members that exist while tests run. */
export interface RuntimeSurface {
  kit: string[];
  expect: string[];
  assertion: string[];
  mock: string[];
  mockContext: string[];
  test: string[];
  describe: string[];
  context: string[];
  globals: string[];
  exports: string[];
  env: string[];
}

/** More would make one slow probe's neighbors wait; fewer would start more processes. */
const PER_FILE = 30;
const RUN_MS = 600_000;

const NAMES = `
test('names', (...args) => {
  // Jest would wait for a callback if the function named a parameter.
  const [context] = args;
  const hidden = new Set(['length', 'name', 'prototype', 'constructor', 'arguments', 'caller', 'apply', 'bind', 'call', 'toString', 'assert', 'withContext', 'withTest']);
  const names = (object) => {
    const found = new Set();
    for (let at = object; at && at !== Object.prototype && at !== Function.prototype; at = Object.getPrototypeOf(at)) {
      if (Object.getPrototypeOf(at) === null) break;
      for (const key of Object.getOwnPropertyNames(at)) if (!hidden.has(key) && !/^[_@]/.test(key)) found.add(key);
    }
    return [...found].sort();
  };
  const mock = $.fn();
  record({
    kit: names($), expect: names(expect), assertion: names(expect(1)), mock: names(mock),
    mockContext: names(mock.mock), test: names(test).filter((name) => name !== 'fn'), describe: names(describe).filter((name) => name !== 'fn'),
    context: context ? names(context) : [],
    globals: ['test', 'it', 'describe', 'suite', 'expect', 'assert', 'chai', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach',
      'aroundEach', 'aroundAll', 'onTestFinished', 'onTestFailed', 'xit', 'xtest', 'xdescribe', 'fit', 'fdescribe',
      'expectTypeOf', 'assertType', 'jest', 'vi', 'vitest', 'rs', 'rstest']
      .filter((name) => name in globalThis),
    exports: Object.keys(own).sort(),
    env: Object.keys(process.env).sort(),
  });
});
`;

const FIXTURE = {
  'fixture.js':
    "export const rate = () => 1;\nexport const name = 'fixture';\nexport const state = {};\n",
  'fixture.cjs': 'exports.rate = () => 1;\n',
  'package.json': '{ "private": true }\n',
};

/** Text of a test file; `numbers` are those of the probes in it. */
function testFile(framework: Framework, code: string, results: string): string {
  const { kit, module } = framework;
  const head = [
    "import { appendFileSync } from 'node:fs';",
    `import { ${kit} } from '${module}';`,
    ...(/\bown\b/.test(code) ? [`import * as own from '${module}';`] : []),
    `function write(id, value) { appendFileSync(${JSON.stringify(results)}, JSON.stringify([id, value === undefined ? 'undefined' : value]) + '\\n'); }`,
  ];
  return `${head.join('\n')}\n${code}\n`.replace(/\$(?=[.)])/g, kit);
}

const HELPERS = `
const holds = async (check) => { try { await check(); return true; } catch { return 'throws'; } };
const called = (...calls) => { const f = $.fn((n) => n * 2); for (const call of calls) f(...call); return f; };
const resolved = async (value) => { const f = $.fn(async () => value); await f(); return f; };
const inOrder = (() => { const a = $.fn(), b = $.fn(); a(); b(); return [a, b]; })();
`;

const bodyTest = (probe: Probe, id: number) => `test('probe ${id}', async () => {
  let value;
  try { value = await (async () => { ${probe.code} })(); } catch (error) { value = 'throws ' + (error instanceof TypeError ? 'TypeError' : 'error'); }
  write(${id}, value);
});`;

/** Runs all probes in one framework: those of test code in one run, then the projects of options. */
export async function runProbes(
  framework: Framework,
  root: string,
  packages: string,
): Promise<Answers> {
  const dir = join(root, '.cache/compat', framework.id);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  symlinkSync(join(packages, 'node_modules'), join(dir, 'node_modules'));
  const results = join(dir, 'results.jsonl');
  const config = configText(framework.id, { testTimeout: 2000 });
  for (const [file, text] of [...Object.entries(FIXTURE), [framework.config, config] as const])
    writeFileSync(join(dir, file), text);
  const bodies: string[] = [];
  const write = (name: string, code: string) =>
    writeFileSync(join(dir, `${name}.test.js`), testFile(framework, code, results));
  for (const [id, probe] of PROBES.entries()) {
    if (!probe.file) bodies.push(bodyTest(probe, id));
    else write(`p${id}`, `const record = (value) => write(${id}, value);\n${probe.code}`);
  }
  for (let at = 0; at < bodies.length; at += PER_FILE)
    write(`bodies-${at}`, HELPERS + bodies.slice(at, at + PER_FILE).join('\n'));
  write('names', `const record = (value) => write('names', value);${NAMES}`);
  // Failing probes are expected, so the exit code says nothing.
  const program = [join(packages, framework.bin), ...framework.args];
  const log = join(dir, 'run.log');
  const { output } = await runLogged(program, {
    cwd: dir,
    log,
    root,
    limitMs: RUN_MS,
    env: PROBE_ENV,
  });
  if (!existsSync(results))
    throw new Error(`${framework.id} ran no probe:\n${output.slice(0, 2000)}`);
  const options = await runOptionProbes(framework, root, packages);
  return { ...readResults(framework, readFileSync(results, 'utf8')), options };
}

function readResults(framework: Framework, text: string): Omit<Answers, 'options'> {
  const values = new Map<number, string>();
  let names: RuntimeSurface | undefined;
  for (const line of text.trim().split('\n')) {
    const [id, value] = JSON.parse(line) as [number | 'names', unknown];
    if (id === 'names') names = value as RuntimeSurface;
    else if (!values.has(id)) values.set(id, JSON.stringify(value));
  }
  if (!names) throw new Error(`${framework.id} did not list its names`);
  return { values, names };
}
