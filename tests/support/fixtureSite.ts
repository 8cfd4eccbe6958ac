import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadSite } from '../../content/site.ts';
import type { Check, CheckContext } from '../../scripts/check/check.ts';
import type { Finding } from '../../scripts/finding.ts';
import { memoryTree } from './tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const SCHEMAS = [
  'frontmatter',
  'meta',
  'nav',
  'i18n',
  'glossary',
  'moved',
  'movedHeadings',
  'tools',
  'translations',
];

/** A page with the given body and frontmatter that no check complains about. */
export function page(title: string, description: string, body = ''): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n# ${title}\n\n${body}\n`;
}

const EN = {
  pace: 'How fast the clock of a test may tick before the runner steps in and stops it.',
  retry: 'How often a failing test is tried again, and which of its results is reported.',
  start: 'From an empty directory to a first green test in five minutes, step by step.',
};
const ZH = {
  pace: '测试的时钟可以走多快，超过多少之后运行器会介入并让它停下来，以及如何调整这个上限。',
  retry: '失败的测试会重新运行几次，最终报告里采用的又是哪一次的结果，以及它与超时的关系。',
  start: '从空目录出发，五分钟内写出并跑通第一个测试，每一步都给出命令和结果，照着做即可。',
};

const SAMPLE =
  "```ts title=\"pace.test.ts\"\nimport { test } from '@rstest/core';\n\ntest('ticks', () => {});\n```";

const NAV = '[{ "text": "Guide", "link": "/guide/start/", "position": "left" }]';
const GUIDE_META = '[{ "type": "dir", "name": "start", "label": "Getting Started" }]';
const CONFIG_META = '[{ "type": "dir", "name": "test", "label": "Test" }]';

/** A small site in both languages in which every check passes. */
export const GOOD_SITE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    SCHEMAS.map((name) => {
      const path = `schemas/${name}.schema.json`;
      return [path, readFileSync(join(ROOT, path), 'utf8')];
    }),
  ),
  'docs/names.txt': '# names\nRstest\nVisual Studio Code\n',
  'docs/glossary.json': readFileSync(join(ROOT, 'docs/glossary.json'), 'utf8'),
  'docs/en/_nav.json': NAV,
  'docs/zh/_nav.json': NAV,
  'docs/en/guide/_meta.json': GUIDE_META,
  'docs/zh/guide/_meta.json': GUIDE_META,
  'docs/en/guide/start/_meta.json': '["index"]',
  'docs/zh/guide/start/_meta.json': '["index"]',
  'docs/en/config/_meta.json': CONFIG_META,
  'docs/zh/config/_meta.json': CONFIG_META,
  'docs/en/config/test/_meta.json': '["pace", "retry"]',
  'docs/zh/config/test/_meta.json': '["pace", "retry"]',
  'docs/en/index.mdx': '---\npageType: home\n---\n',
  'docs/zh/index.mdx': '---\npageType: home\n---\n',
  'docs/en/guide/start/index.mdx': page(
    'Start',
    EN.start,
    'Go on with [retry](/config/test/retry).',
  ),
  'docs/zh/guide/start/index.mdx': page(
    '开始',
    ZH.start,
    '接着读 [`retry`](/zh/config/test/retry)。',
  ),
  'docs/en/config/test/pace.mdx': page(
    'pace',
    EN.pace,
    `## How it ticks\n\n${SAMPLE}\n\n<OptionFacts name="pace" />`,
  ),
  'docs/zh/config/test/pace.mdx': page(
    'pace',
    ZH.pace,
    `## 如何计时 \\{#how-it-ticks}\n\n${SAMPLE}\n\n<OptionFacts name="pace" />`,
  ),
  'docs/en/config/test/retry.mdx': page(
    'retry',
    EN.retry,
    'See [how the clock ticks](/config/test/pace#how-it-ticks).',
  ),
  'docs/zh/config/test/retry.mdx': page(
    'retry',
    ZH.retry,
    '参见[如何计时](/zh/config/test/pace#how-it-ticks)。',
  ),
};

/** A PNG of one pixel, with one character for each byte. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

export type Fault = Record<string, string | null>;

/** The good site with files replaced, added, or (null) taken away. */
export function fixtureFiles(fault: Fault): Record<string, string> {
  const files: Record<string, string> = { ...GOOD_SITE };
  for (const [file, text] of Object.entries(fault)) {
    if (text === null) delete files[file];
    else files[file] = text;
  }
  return files;
}

/** Context of a check for the good site with the given faults. */
export function fixtureContext(fault: Fault = {}): CheckContext {
  const site = loadSite(memoryTree(fixtureFiles(fault)));
  return { root: ROOT, site, pages: site.pages };
}

/** A finding on one line without its labels, which `finding.test.ts` tests. */
export function plainLine({ file, line: at, message, right, fix }: Finding): string {
  return `${file}:${at}  ${[message, right, fix].filter(Boolean).join(' — ')}`;
}

/** What a check reports for the good site with the given faults, a line for each finding. */
export async function linesOf(check: Check, fault: Fault = {}): Promise<string[]> {
  return (await check.run(fixtureContext(fault))).map(plainLine);
}

/** The same for several checks on one and the same site, each line after its check's name. */
export async function allLinesOf(checks: readonly Check[], fault: Fault = {}): Promise<string[]> {
  const context = fixtureContext(fault);
  const lists = await Promise.all(
    checks.map(async (check) => {
      const findings = await check.run(context);
      return findings.map((finding) => `${check.name}: ${plainLine(finding)}`);
    }),
  );
  return lists.flat();
}

/** For tests that load the speller or the compiler on a busy machine. */
export const PATIENT_MS = 60_000;

/** A file of the good site with one piece of text replaced; throws when it is not there. */
export function edited(file: string, from: string, to: string): Fault {
  const text = GOOD_SITE[file];
  if (!text?.includes(from)) throw new Error(`${file} does not contain ${from}`);
  return { [file]: text.replace(from, to) };
}

/** One test for each fault of the good site: all that a check says of it, a line for each finding. */
export function testFaults(
  check: Check,
  faults: Record<string, [fault: Fault, ...lines: string[]]>,
): void {
  test.each(Object.entries(faults))('%s', async (_what, [fault, ...lines]) => {
    expect(await linesOf(check, fault)).toEqual(lines);
  });
}
