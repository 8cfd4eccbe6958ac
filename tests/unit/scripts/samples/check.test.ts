import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';

const repository = process.cwd();
const passing =
  "import { expect, test } from '@rstest/core';\ntest('a', () => { expect(1).toBe(1); });";
const failing = passing.replace('toBe(1)', 'toBe(2)');
const config = (body: string) => `export default { ${body} };`;

interface Problem {
  file: string;
  line: number;
  message: string;
}

interface Result {
  code: number;
  totals: string;
  problems: Problem[];
}

/** Sections of a page; each becomes a heading with its blocks, the fault's name is the heading. */
const faults: Record<string, [info: string, code: string][]> = {
  good: [['ts', passing]],
  'type error': [['ts title="price.ts"', 'export const price: number = "1";']],
  'failing test': [['ts title="a.test.ts"', failing]],
  'never run': [
    ['ts title="rstest.config.ts"', config("include: ['other/*.ts']")],
    ['ts title="a.test.ts"', passing],
  ],
  'passes though it must fail': [['ts fails="expected 1 to be 2"', passing]],
  'fails otherwise': [['ts fails="timed out"', failing]],
  'fails as it must': [['ts fails="expected 1 to be 2"', failing]],
  'compiles though it must not': [['ts errors="TS2322"', 'export const a: number = 1;']],
  'compiles not, as it must': [['ts errors="TS2322"', 'export const a: number = "1";']],
  'unknown flag': [['bash', 'npx rstest --flight']],
  'bad JSON': [['json', '{ "a" }']],
  'syntax error': [['ts title="a.test.ts"', 'import "./gone.js";\ntest(']],
  'broken config': [
    ['ts title="rstest.config.ts"', 'throw new Error("no config today");'],
    ['ts title="a.test.ts"', passing],
  ],
  'run though excluded': [['ts title="a.test.ts" excluded', passing]],
  'not pinned': [['ts norun="a browser"', passing]],
  'own run': [
    ['ts title="rstest.config.ts"', config("isolate: false, reporters: ['dot']")],
    ['ts title="a.test.ts"', passing],
  ],
  'stale output': [
    ['ts title="a.test.ts"', passing],
    ['ansi output', '␛[1mold␛[22m'],
  ],
};

let root = '';
let first: Result;
let text = '';

beforeAll(async () => {
  mkdirSync(join(repository, '.tmp'), { recursive: true });
  root = mkdtempSync(join(repository, '.tmp/unit-samples-'));
  mkdirSync(join(root, 'docs/en'), { recursive: true });
  mkdirSync(join(root, 'scripts/samples'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  text = pageOf(Object.keys(faults));
  writeFileSync(join(root, 'docs/en/page.mdx'), text);
  first = await runCommand();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A page with these sections. */
function pageOf(names: string[]): string {
  return names
    .map((name) => {
      const fences = faults[name]?.map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`);
      return `## ${name}\n\n${fences?.join('\n')}`;
    })
    .join('\n');
}

/** The command as writers run it, on the page above. */
function runCommand(...args: string[]): Promise<Result> {
  const script = join(repository, 'scripts/samples.ts');
  return new Promise((resolve) => {
    const flags = ['--import', 'tsx', script, '--root', root];
    execFile(process.execPath, [...flags, ...args], (error, stdout, stderr) => {
      const found = [...stderr.matchAll(/^(\S+?):(\d+) (.*)$/gm)];
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        totals: stdout.trim().split('\n').at(-1) ?? '',
        problems: found.map(([, file = '', line, message = '']) => ({
          file,
          line: Number(line),
          message,
        })),
      });
    });
  });
}

/** Findings whose line lies under the heading. */
function under(name: string): Problem[] {
  const lines = text.split('\n');
  const start = lines.indexOf(`## ${name}`) + 1;
  const next = lines.findIndex((line, index) => index >= start && line.startsWith('## '));
  const end = next < 0 ? lines.length : next;
  return first.problems.filter(
    ({ file, line }) => file.endsWith('page.mdx') && line >= start && line <= end,
  );
}

test.each(['good', 'fails as it must', 'compiles not, as it must', 'own run'])(
  '%s: no finding',
  (name) => {
    expect(under(name)).toEqual([]);
  },
);

test.each([
  ['type error', 1, 'TS2322'],
  ['failing test', 2, 'expected 1 to be 2'],
  ['never run', 0, 'was never run'],
  ['passes though it must fail', 0, 'but it passes'],
  ['fails otherwise', 0, 'but it fails with'],
  ['compiles though it must not', 0, 'but it does'],
  ['unknown flag', 1, 'has no flag `--flight`'],
  ['bad JSON', 1, 'JSON:'],
  ['broken config', 0, 'no config today'],
  ['run though excluded', 0, 'but it was run'],
  ['not pinned', 0, 'not in the list'],
  ['stale output', 0, 'not what the command prints'],
])('%s: one finding at its line', (name, offset, message) => {
  const found = under(name);
  expect(found.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  const fences = text.split('\n').slice(0, (found[0]?.line ?? 0) - offset);
  expect(fences.at(-1)).toMatch(/^```\w/);
});

test('a syntax error is reported by the type check and by the run', () => {
  expect(under('syntax error').length).toBeGreaterThanOrEqual(2);
});

test('totals are the last line, and findings make the command fail', () => {
  expect(first.totals).toBe(`4 passed, ${first.problems.length} failed`);
  expect(first.code).toBe(1);
});

test('an update writes what the command prints, and then nothing is stale', async () => {
  // Beside what it changes, one that fails.
  const sections = ['failing test', 'not pinned', 'stale output'];
  writeFileSync(join(root, 'docs/en/page.mdx'), pageOf(sections));
  await runCommand('--update');
  const page = readFileSync(join(root, 'docs/en/page.mdx'), 'utf8');
  expect(page).toContain('Rstest v');
  expect(page).toContain('␛[');
  expect(page).not.toContain('␛[1mold');
  const { problems } = await runCommand();
  const messages = problems.map(({ message }) => message).join('\n');
  expect(messages).not.toContain('not what the command prints');
  expect(messages).not.toContain('not in the list');
});
