import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { relink, writeCorpus } from '../../../../bench/scale/corpus.ts';
import { plainPage, sidebarOf, vitepressPage } from '../../../../bench/scale/plain.ts';
import { runMeasured, treeMemory } from '../../../../bench/scale/run-measured.ts';
import { type Row, scaleTable } from '../../../../bench/scale/table.ts';
import { scriptsOf } from '../../../../bench/scale/weigh.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'scale-test-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
}

describe('the corpus', () => {
  test('holds each page of a section as often as asked, in the sidebar too', () => {
    for (const lang of ['en', 'zh']) {
      for (const section of ['guide', 'config', 'api']) {
        write({ [`docs/${lang}/${section}/index.mdx`]: '', [`docs/${lang}/${section}/a.mdx`]: '' });
        write({ [`docs/${lang}/${section}/_meta.json`]: '["index", "a"]' });
      }
      write({ [`docs/${lang}/index.mdx`]: '' });
    }
    write({ 'docs/en/guide/a.mdx': '[b](/config/a#x) [c](https://x.y/guide/a)' });
    const to = join(dir, 'out');
    expect(writeCorpus(join(dir, 'docs'), to, 1)).toBe(14);
    expect(writeCorpus(join(dir, 'docs'), to, 4)).toBe(2 + 12 * 4);
    expect(JSON.parse(readFileSync(join(to, 'zh/api/_meta.json'), 'utf8')).slice(2)).toEqual(
      [2, 3, 4].map((turn) => ({ type: 'dir', name: `copy-${turn}`, label: `Copy ${turn}` })),
    );
    expect(readFileSync(join(to, 'en/guide/copy-3/a.mdx'), 'utf8')).toBe(
      '[b](/config/copy-3/a#x) [c](https://x.y/guide/a)',
    );
    expect(existsSync(join(to, 'en/guide/copy-3/copy-2'))).toBe(false);
    const sidebar = sidebarOf(join(to, 'en/guide'), '/guide/');
    expect(sidebar[3]).toEqual({
      text: 'Copy 3',
      items: [
        { text: 'index', link: '/guide/copy-3/' },
        { text: 'a', link: '/guide/copy-3/a' },
      ],
    });
  });

  test('links to pages outside the sections stay', () => {
    expect(relink('[a](/zh/api/) [b](/zh/) [c](/guides/a)', 2)).toBe(
      '[a](/zh/api/copy-2/) [b](/zh/) [c](/guides/a)',
    );
  });

  test('is free of our components for peers', () => {
    const page =
      '---\ntitle: T\noverview: true\n---\n<OptionFacts name="bail" />\n<ApiFacts name="test" />\n<PackageManagerTabs command="add x" />\n## 一 \\{#one}\n';
    expect(plainPage(page)).not.toMatch(/<[A-Z]/);
    expect(plainPage(page)).toContain('overview: true');
    expect(plainPage('a <Since name="x" />\n<Tabs>\n<App />')).toBe('a \n\n<App />');
    const vitepress = vitepressPage(page);
    expect(vitepress).toContain('---\ntitle: T\n---\n\n# T\n');
    expect(vitepress).toContain('## 一 {#one}');
    expect(vitepressPage('---\ntitle: T\n---\n# Own\n')).toBe('---\ntitle: T\n---\n# Own\n');
  });
});

describe('the cost of a command', () => {
  test('memory is that of the whole tree, and of nothing else', () => {
    expect(treeMemory('1 0 1024\n5 1 2048\n9 7 4096\n7 5 1024\n8 2 9999\n2 1 10240', 5)).toBe(7);
  });

  test('CPU time and memory of children count, and a failure shows the log', async () => {
    const busy = 'const e = Date.now() + 700; while (Date.now() < e);';
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const cost = await runMeasured([process.execPath, '-e', parent], dir, {}, 60_000);
    expect(cost.wall).toBeGreaterThan(0.7);
    expect(cost.cpu).toBeGreaterThan(0.05);
    expect(cost.peak).toBeGreaterThan(20);
    const failing = ['sh', '-c', 'echo why; exit 3'];
    await expect(runMeasured(failing, dir, {}, 60_000)).rejects.toThrow(/status 3\nwhy/);
    await expect(runMeasured(['sleep', '30'], dir, {}, 300)).rejects.toThrow('took too long');
  });
});

test('all scripts that a page loads are weighed, each once', () => {
  const html = `<html data-chunk="/static/js/async/p.js"><script src="/a.js"></script>
    <link rel="modulepreload" href="/b.js"><link rel="preload" href="/a.js" as="script">
    <link rel="stylesheet" href="/c.css"><script>load(["/static/js/m.js"])</script>`;
  expect(scriptsOf(html).sort()).toEqual([
    '/a.js',
    '/b.js',
    '/static/js/async/p.js',
    '/static/js/m.js',
  ]);
});

test('ratios of peers are to us on as many pages, ours to our first line', () => {
  const row = (tool: Row['tool'], times: number, wall: number): Row => ({
    tool,
    times,
    wall,
    pages: 10 * times,
    cpu: 1,
    peak: 1,
    html: 1,
    scripts: 1,
    files: 1,
    bytes: 1,
  });
  const lines = scaleTable([
    row('ours', 1, 2),
    row('vitepress', 1, 3),
    row('ours', 4, 5),
    row('vitepress', 4, 20),
  ]).split('\n');
  expect(lines[1]).not.toContain('x)');
  expect(lines[2]).toContain('3.0 (1.50x)');
  expect(lines[3]).toContain('5.0 (2.50x)');
  expect(lines[4]).toContain('20.0 (4.00x)');
});
