import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { evidenceOf } from '../../scripts/build/evidence.ts';
import type { SampleProject } from '../../shared/site/evidence.ts';
import { zip } from '../../theme/doc/zip.ts';
import { unzip } from '../support/zip.ts';

/** So many of all projects are run, spread over the manual; by day others each day. */
const RUNS = process.env.NIGHT ? 30 : 8;
const DAY = Math.floor(Date.now() / 86_400_000);

const ROOT = process.cwd();
const projects: (SampleProject & { route: string })[] = [];
let folder = '';

beforeAll(async () => {
  for (const [route, evidence] of Object.entries(await evidenceOf(ROOT)))
    projects.push(...evidence.projects.map((project) => ({ ...project, route })));
  // Below the project, where Node.js finds the packages that an installation would bring.
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.tmp/projects-'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every project names the packages that its files import, in exact versions', () => {
  expect(projects.length).toBeGreaterThan(250);
  for (const { route, heading, files } of projects) {
    const where = `${route}#${heading}`;
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '');
    const known: Record<string, string> = { ...dependencies, ...devDependencies };
    expect([where, known['@rstest/core']]).toEqual([
      where,
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
    ]);
    const code = Object.values(files).join('\n');
    for (const name of ['react', 'vue', 'msw', 'jsdom', 'happy-dom']) {
      if (new RegExp(`from '${name}(/[^']*)?'|testEnvironment: '${name}'`).test(code))
        expect([where, Object.keys(known)]).toEqual([where, expect.arrayContaining([name])]);
    }
  }
});

test(`${RUNS} of them come out of their archives as they went in, and run as the manual says`, {
  timeout: 900_000,
}, async () => {
  const step = Math.floor(projects.length / RUNS);
  const chosen = Array.from({ length: RUNS }, (_, index) => projects[index * step + (DAY % step)]);
  for (const project of chosen as typeof projects) {
    const files = unzip(Buffer.from(await zip(project.files).arrayBuffer()));
    expect(files).toEqual(project.files);
    const cwd = join(folder, String(chosen.indexOf(project)));
    for (const [name, text] of Object.entries(files)) {
      const path = join(cwd, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const { stdout, stderr } = spawnSync('npm', ['test'], { cwd, encoding: 'utf8' });
    // Some samples fail on purpose; all of them run tests.
    expect(`${project.route}#${project.heading}\n${stdout}${stderr}`).toMatch(
      /\d+ (?:passed|failed|skipped)|"status": "(?:pass|fail)"|not ok|\.ts > |testsuites|Rstest v/,
    );
  }
});
