import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
const faultWhen = (holds: () => boolean) => async () => {
  await expect.poll(holds, { timeout: 60_000 }).toBe(true);
  throw new Error('docs/en/a.mdx:3  error: dead link');
};

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
    const check = () => Promise.resolve();
    await expect(buildSite({ config, out, check })).rejects.toThrow(
      'the bundler stopped with status 3',
    );
    expect(printed).toContain('words of the bundler');
    expect([built(), left()]).toEqual(['before', false]);
  });
});

test('the checks of the pages reject with all findings', async () => {
  rs.spyOn(console, 'log').mockImplementation(() => {});
  const root = path.join(folder, 'project');
  cpSync('schemas', path.join(root, 'schemas'), { recursive: true });
  mkdirSync(path.join(root, 'docs/en'), { recursive: true });
  writeFileSync(path.join(root, 'docs/en/index.mdx'), '---\npageType: home\n---\n\n[a](/none)\n');
  await expect(checkPages(root)).rejects.toThrow(
    /^the pages have faults\n(.*\n)*.*dead link \/none/,
  );
});
