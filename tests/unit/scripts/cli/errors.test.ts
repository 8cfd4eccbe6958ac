import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { checkRemote } from '../../../../plugins/search/checkRemote.ts';
import { CHECKS } from '../../../../scripts/check/registry.ts';
import { BENCHMARKS, DOCS, fileOfSubcommand } from '../../../../scripts/cli/commands.ts';
import { describeError } from '../../../../scripts/cli/errors.ts';
import { tempFolder } from '../../../support/folder.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

const folder = tempFolder();

describe('an error', () => {
  test('in the syntax of a file that is loaded is its place, without the stack of the compiler', async () => {
    const file = join(folder, 'site.config.ts');
    writeFileSync(file, "export default {\n  root: 'docs'\n  title: 'A',\n};\n");
    const load = `const { describeError } = await import(${JSON.stringify(join(ROOT, 'scripts/cli/errors.ts'))});
      await import(${JSON.stringify(file)}).catch((error) => console.log(describeError(error)));`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', load];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toContain(`${file}:3:2: ERROR: Expected "}" but found "title"`);
    expect(stdout).not.toMatch(/^\s+at /m);
  });

  test('in a setting of the site is its message alone', () => {
    const wrong = { apiUrl: 'nonsense', searchIndexes: ['docs'] };
    const found: unknown[] = [];
    try {
      checkRemote(wrong, []);
    } catch (error) {
      found.push(describeError(error));
    }
    expect(found).toEqual([expect.stringMatching(/^search remote: apiUrl 'nonsense' .+$/)]);
  });

  test('of a child process comes with what the child printed', () => {
    try {
      execFileSync(process.execPath, ['-e', 'console.error("the reason"); process.exit(3)'], {
        stdio: 'pipe',
        encoding: 'utf8',
      });
      expect.unreachable();
    } catch (error) {
      expect(describeError(error)).toContain('the reason');
    }
  });
});

describe('a command', () => {
  const run = (body: string, ...args: string[]) => {
    const file = join(folder, 'command.mts');
    writeFileSync(
      file,
      `import { readArguments, runCommand } from '${ROOT}/scripts/cli/arguments.ts';
       import { UserError } from '${ROOT}/scripts/cli/errors.ts';
       const options = { deep: { type: 'boolean', about: 'looks deeper' } } as const;
       await runCommand({ name: 'try', about: 'Tries.' }, (args) => {
         readArguments(args, options, 0);
         ${body}
       });`,
    );
    return spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { encoding: 'utf8' });
  };

  test('answers --help with what it does and what its options do', () => {
    const { status, stdout } = run('return 1;', '--help');
    expect(stdout).toContain('npm run try -- [options]');
    expect(stdout).toContain('Tries.');
    expect(stdout).toMatch(/--deep +looks deeper/);
    expect(status).toBe(0);
  });

  test('ends with 2 and one line after a mistake of the user', () => {
    const unknown = run('return 0;', '--dep');
    expect(unknown.stderr).toBe('try: unknown option --dep; allowed: --deep, --help\n');
    expect(unknown.status).toBe(2);
    const refused = run("throw new UserError('no such page');");
    expect(refused.stderr).toBe('try: no such page\n');
    expect(refused.status).toBe(2);
  });

  test('ends with 1 and a stack after a bug', () => {
    const { status, stderr } = run("throw new Error('what', { cause: new Error('why') });");
    expect(stderr).toMatch(/^try: Error: what\n\s+at .*command\.mts/);
    expect(stderr).toContain('caused by: Error: why');
    expect(status).toBe(1);
  });
});

describe('a read-only checkout', () => {
  /** The answer of the system is all that differs. */
  const refuse = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.accessSync = () => { throw Object.assign(new Error('no'), { code: 'EROFS' }); };
    syncBuiltinESMExports();`;
  const run = (file: string, ...args: string[]) => {
    const imports = ['tsx', `data:text/javascript,${encodeURIComponent(refuse)}`];
    const flags = imports.flatMap((one) => ['--import', one]);
    return spawnSync(process.execPath, [...flags, file, ...args], { cwd: ROOT, encoding: 'utf8' });
  };
  const line = (name: string) =>
    `${name}: ${ROOT} is read-only (EROFS); use a checkout that you may write to\n`;

  test.each([
    ['fix', []],
    ['build', ['--no-check']],
    ['start', ['--port', '0']],
  ])('is reported by %s before it does anything', (name, args) => {
    const { status, stdout, stderr } = run(`scripts/${name}.ts`, ...args);
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: line(name) });
  });

  test('is the reason that is given for a file that cannot be made', () => {
    const file = join(folder, 'write.mts');
    writeFileSync(
      file,
      `import { mkdirSync } from 'node:fs';
       import { runCommand } from '${ROOT}/scripts/cli/arguments.ts';
       await runCommand('try', () => mkdirSync('${folder}/no/such/folder'));`,
    );
    expect(run(file).stderr).toBe(line('try'));
  });
});

test('a port in use is reported before a build', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const name of ['start', 'dev']) {
    const args = [`scripts/${name}.ts`, '--port', String(port), '--host', '127.0.0.1'];
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 120_000,
    });
    const text = `${name}: port ${port} is in use; choose another one with --port\n`;
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: expect.not.stringMatching(/Checking|Building|ready/),
      stderr: expect.stringContaining(text),
    });
  }
  await new Promise((resolve) => server.close(resolve));
});

const COMMANDS = [
  ...Object.keys(DOCS).map((name) => fileOfSubcommand('docs', name)),
  ...Object.keys(BENCHMARKS).map((name) => fileOfSubcommand('bench', name)),
  ...['build', 'check', 'dev', 'e2e', 'fix', 'serve', 'start', 'test'].map(
    (name) => `scripts/${name}.ts`,
  ),
];

test('every command answers --help and does nothing else', () => {
  // One process for all: most of the time of a command is its start.
  const script = `
    for (const file of ${JSON.stringify(COMMANDS)}) {
      process.argv = [process.argv[0], file, '--help'];
      console.log('FILE ' + file);
      await import('${ROOT}/' + file);
    }`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const answers = stdout.split(/^FILE /m).slice(1);
  const help = /^\S+\nnpm run [\w:]+ -- .*\[.*options\]\n(?:npm run .+\n)*\n[A-Z][^\n]+\.\n/;
  const without = answers.filter((text) => !help.test(text));
  expect(without, stderr).toEqual([]);
  expect(answers).toHaveLength(COMMANDS.length);
  for (const { name } of CHECKS) expect(stdout).toContain(`\n  ${name} `);
});

test('npm run docs lists every command, and refuses any other', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/docs.ts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  const { stdout } = run('--help');
  for (const name of Object.keys(DOCS)) expect(stdout).toContain(`\n  ${name} `);
  const refused = run('nwe');
  expect(refused.stderr).toMatch(/^docs: unknown command nwe; did you mean new\? allowed: new, /);
  expect(refused.status).toBe(2);
});
