import { readFileSync } from 'node:fs';

export type { Answers } from '@rstest-docs/samples';

/** The first line of a test file; `withHooks` has the hooks as well. */
export const core = "import { expect, rs, test } from '@rstest/core';\n";
export const withHooks =
  "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

/** A test file with one test that passes. */
export const passing = `import { expect, test } from '@rstest/core';
test('adds', () => {
  expect(1 + 1).toBe(2);
});
`;

/** The text of a config file with these options. */
export const config = (body: string) => `import { defineConfig } from '@rstest/core';
export default defineConfig({ ${body} });
`;

/** The same as a file that imports nothing. */
export const configFile = (text: string) => ({ 'rstest.config.ts': `export default { ${text} };` });

/** A project of which a test runs one branch of two, one function of two, and a file is forgotten. */
export const taxFiles = {
  'src/tax.ts': `export function rate(country: string) {
  if (country === 'de') return 0.19;
  return 0.2;
}
export function gross(net: number) {
  return net * 1.2;
}
`,
  'src/forgotten.ts': 'export const voucher = () => 5;\n',
  'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(0.19); });
`,
};

/** A test file for each name, such as `jsdom.test.ts`. */
export const testFiles = (names: readonly string[], text: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [`${name}.test.ts`, text(name)]));

/** The same for each of these environments, which runs in the one that it is named after. */
export const inEnvironments = (
  names: readonly string[],
  ending: string,
  text: (name: string) => string,
) =>
  Object.fromEntries(
    names.map((name) => [
      `${name}.test.${ending}`,
      `// @rstest-environment ${name}\n${text(name)}`,
    ]),
  );

/** A file that exports `run(where)`, which is called in each simulated browser. */
export const runInBoth = (run: string) => ({
  'run.ts': run,
  ...testFiles(
    ['jsdom', 'happy-dom'],
    (name) => `/** @rstest-environment ${name} */
import { test } from '@rstest/core';
import { run } from './run';
test('a', () => run('${name}'));
`,
  ),
});

const OK =
  'const ok = async (name: string, f: () => unknown) => { try { await f(); console.log(name, "yes"); } catch (e: any) { console.log(name, "no:", e.message.split("\\n")[0]); } };\n';

/** A test whose body prints with `ok(name, f)` whether `f` passes. */
export const attempts = (body: string) => ({
  'a.test.ts': `${core}${OK}test('x', async () => {\n${body}\n});`,
});

/** The untitled blocks of an English page: JavaScript, as no compiler knows their names. */
export function shortSamplesOf(page: string): string {
  const text = readFileSync(`docs/en/${page}.mdx`, 'utf8');
  const blocks = [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => match[1]);
  if (blocks.length === 0) throw new Error(`docs/en/${page}.mdx has no untitled js block`);
  return blocks.join('');
}
