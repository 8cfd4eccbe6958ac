import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { ROOT } from '../support/guideCommands.ts';
import { scratchCheckout, withParsedPages } from '../support/scratchCheckout.ts';

/** Follows AUTHORING.md, "A new version of @rstest/core", with a version that has one more option. */
const checkout = withParsedPages(scratchCheckout());
afterAll(checkout.remove);

const { path } = checkout;
const run = (...args: string[]) => {
  const { status, stdout, stderr } = checkout.run(...args);
  return { status, output: stripVTControlCharacters(stdout + stderr) };
};
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(path(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path(file), text.replaceAll(from, to));
};

/** The same packages, of which one is a copy that can be changed. */
function copyPackage(name: string): void {
  const scope = name.split('/')[0] ?? '';
  rmSync(path(`node_modules/${scope}`));
  mkdirSync(path(`node_modules/${scope}`));
  for (const entry of readdirSync(join(ROOT, 'node_modules', scope))) {
    const installed = join(scope, entry);
    if (name !== installed)
      symlinkSync(join(ROOT, 'node_modules', installed), path(`node_modules/${installed}`));
  }
  cpSync(join(ROOT, 'node_modules', name), path(`node_modules/${name}`), { recursive: true });
}

beforeAll(() => {
  copyPackage('@rstest/core');
  const { version } = JSON.parse(
    readFileSync(path('node_modules/@rstest/core/package.json'), 'utf8'),
  );
  edit('node_modules/@rstest/core/package.json', `"version": "${version}"`, '"version": "0.99.0"');
  const option = '/** Holds the clock of every test. */ holdClock?: boolean;';
  const types = 'node_modules/@rstest/core/dist/index.d.ts';
  edit(types, '*/ retry?: number;', `*/ retry?: number;\n    ${option}`);
});

test('after an upgrade the facts differ, and the command that reads them says so', () => {
  const { status, output } = run('scripts/facts.ts', '--check');
  expect(output).toContain('0.99.0');
  expect(output).toContain('holdClock');
  expect(output).toContain('run `npm run docs -- facts`');
  expect(status).toBe(1);
});

test('the command writes them, and the check names the option that has no page', () => {
  const written = run('scripts/facts.ts');
  expect(written.output).toContain('of 0.99.0');
  expect(written.status).toBe(0);
  const { status, output } = run('scripts/check.ts', '--only', 'facts');
  expect(output).toMatch(/no page documents the option holdClock/);
  expect(output).toContain('npm run docs -- new config/test/holdClock');
  expect(status).toBe(1);
});

test('the advice of the check makes the page, which settles it', () => {
  const made = run('scripts/new.ts', 'config/test/holdClock', '--no-output');
  expect(made.output).toContain('docs/zh/config/test/holdClock.mdx');
  expect(run('scripts/check.ts', '--only', 'facts').output).toContain('1 passed, 0 failed');
});
