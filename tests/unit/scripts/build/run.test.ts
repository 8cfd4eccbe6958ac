import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { checkPages } from '../../../../scripts/build/pages.ts';
import { buildSite } from '../../../../scripts/build/run.ts';
import { tempFolder } from '../../../support/folder.ts';

const folder = tempFolder();
const out = path.join(folder, 'out');
const pidFile = path.join(folder, 'pid');

let printed = '';
beforeEach(() => {
  rmSync(pidFile, { force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'index.html'), 'before');
  printed = '';
  rs.spyOn(process.stdout, 'write').mockImplementation((data) => {
    printed += String(data);
    return true;
  });
});
afterEach(() => {
  rs.restoreAllMocks();
});

/** Settings of a site whose bundler notes its process, says something and does this. */
function site(name: string, then: string): string {
  const file = path.join(folder, `${name}.config.ts`);
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
    console.log('words of the bundler');
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    ${then}
    export default {};`,
  );
  return path.relative(process.cwd(), file);
}

const running = (): boolean => {
  try {
    return process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
  } catch {
    return false;
  }
};
const built = (): string => readFileSync(path.join(out, 'index.html'), 'utf8');
const left = (): boolean =>
  existsSync('.tmp') &&
  readdirSync('.tmp').some((name) => name.startsWith(`build-${process.pid}-`));
/** Checks that find a fault as soon as this holds. */
const faultWhen = (holds: () => boolean) => () => ({
  done: expect
    .poll(holds, { timeout: 60_000 })
    .toBe(true)
    .then(() => {
      throw new Error('docs/en/a.mdx:3  error: dead link');
    }),
  stop: () => {},
});

describe('a build beside which the pages are checked', () => {
  test('ends its bundler on a fault, and leaves what was built before', async () => {
    const config = site('endless', 'await new Promise((done) => setTimeout(done, 60_000));');
    const build = buildSite({ config, out, check: faultWhen(running) });
    await expect(build).rejects.toThrow('docs/en/a.mdx:3  error: dead link');
    expect([running(), built(), left(), printed]).toEqual([false, 'before', false, '']);
  });

  test('reports the fault, not the words of a bundler that it stopped', async () => {
    const config = site('failing', 'process.exit(3);');
    const ended = () => existsSync(pidFile) && !running();
    const build = buildSite({ config, out, check: faultWhen(ended) });
    await expect(build).rejects.toThrow('docs/en/a.mdx:3  error: dead link');
    expect([built(), printed]).toEqual(['before', '']);
  });

  test('shows what the bundler said when the pages have no fault', async () => {
    const config = site('failing', 'process.exit(3);');
    const check = () => ({ done: Promise.resolve(), stop: () => {} });
    await expect(buildSite({ config, out, check })).rejects.toThrow(
      'the bundler stopped with status 3',
    );
    expect(printed).toContain('words of the bundler');
    expect([built(), left()]).toEqual(['before', false]);
  });
});

describe('the checks of the pages', () => {
  const checks = (name: string, text: string): string => {
    const file = path.join(folder, `${name}.ts`);
    writeFileSync(file, text);
    return file;
  };

  test('pass without findings, and reject with all of them', async () => {
    const answer = (faults: string): string =>
      `process.send(${faults}, undefined, undefined, () => process.disconnect());`;
    await checkPages(checks('pass', answer('[]'))).done;
    await expect(checkPages(checks('fail', answer('["a:1  error: b"]'))).done).rejects.toThrow(
      'the pages have faults\na:1  error: b',
    );
  });

  test('that give no answer are no pass', async () => {
    await expect(checkPages(checks('ends', 'process.exit(0)')).done).rejects.toThrow(
      'the page checks broke off with status 0',
    );
    const endless = checkPages(checks('endless', 'setTimeout(() => {}, 60_000)'));
    endless.stop();
    await expect(endless.done).rejects.toThrow('the page checks stopped with SIGTERM');
  });
});
