import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_LIST } from '@rstest-docs/docs-mcp';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { UserError } from '../scripts/cli/errors.ts';
import { localMcp } from '../scripts/mcp/local.ts';
import { copyOf } from '../shared/site/addresses.ts';
import questions from './agents/questions.json' with { type: 'json' };

/** What an agent looks for; its answer is in hand once a text of the page `says` this. */
interface Question {
  ask: string;
  lang?: string;
  page: string;
  says: string;
}

const MARK = { found: 0.9, medianBytes: 6000 };
const SITE = 'doc_build';

/** Calls a tool over the protocol; the bytes are those of the whole answer. */
async function call(name: string, args: object): Promise<{ text: string; bytes: number }> {
  const response = await localMcp(SITE)(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: args },
      }),
    }),
  );
  const body = await response.text();
  const { result } = JSON.parse(body) as { result: { content: { text: string }[] } };
  return { text: result.content[0]?.text ?? '', bytes: Buffer.byteLength(body) };
}

const has = (text: string, says: string): boolean =>
  text.toLowerCase().includes(says.toLowerCase());

interface Found {
  question: Question;
  /** In one search and one read; `first` when the first result was the one to read. */
  found: boolean;
  first: boolean;
  bytes: number;
}

/** One search, then one read of the result that is on the right page, as an agent would choose. */
async function overMcp(question: Question): Promise<Found> {
  const { ask, lang = 'en', page, says } = question;
  const hits = await call('search', { query: ask, language: lang });
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const listed = [...hits.text.matchAll(/page: (\S+)(?: section: (\S+))?/g)];
  const index = listed.findIndex(([, path]) => path === prefix + page);
  const [, path, section] = listed[index] ?? [];
  if (!path) return { question, found: false, first: false, bytes: hits.bytes };
  const read = await call('read', { page: path, ...(section && { section }) });
  const found = has(read.text, says);
  return { question, found, first: found && index === 0, bytes: hits.bytes + read.bytes };
}

/** Bytes of the built page, and of the list of pages with the copy, as an agent fetches them. */
function otherWays({ lang = 'en', page, says }: Question) {
  const folder = lang === 'en' ? SITE : join(SITE, lang);
  const bytes = (file: string): number => Buffer.byteLength(readFileSync(join(folder, file)));
  const whole = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
  const start = whole.search(new RegExp(`^url: \\S+${page}$`, 'm'));
  const end = whole.toLowerCase().indexOf(says.toLowerCase(), start);
  return {
    html: bytes(`${page}.html`),
    copy: bytes('llms.txt') + bytes(`${page}.md`),
    full: Buffer.byteLength(whole.slice(0, end)),
  };
}

/**
 * What an agent with the skill reads: the skill, which has it loaded, then the copy of the page that
 * it links, or a list that leads to the page, a linked overview before the list of all pages.
 * Undefined when none of it says the answer. Skills are in English.
 */
function withSkill({ page, says }: Question): number | undefined {
  const read = (file: string): string => readFileSync(join(SITE, file), 'utf8');
  const skill = read('skill.md');
  if (has(skill, says)) return Buffer.byteLength(skill);
  const copy = copyOf(page).slice(1);
  const linked = [...skill.matchAll(/\]\(https?:\/\/[^/)]+\/([^)#]+\.(?:md|txt))/g)]
    .map(([, file = '']) => file)
    .filter((file) => file === copy || read(file).includes(`/${copy}`));
  const [list = 'llms.txt'] = linked.includes(copy) ? [copy] : linked;
  const files = [...new Set(['skill.md', list, copy])];
  if (!has(read(copy), says)) return undefined;
  return files.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

await runCommand('bench agents', async (args) => {
  readArguments(args, {}, 0);
  if (!existsSync(join(SITE, PAGE_LIST))) throw new UserError('run npm run build first');
  const results: Found[] = [];
  for (const question of questions as Question[]) results.push(await overMcp(question));
  const others = (questions as Question[]).map(otherWays);
  const found = results.filter((one) => one.found);
  const kB = (values: number[]): string => `${(median(values) / 1000).toFixed(1)} kB`;
  console.log(`${results.length} questions; bytes at the median until the answer is in hand`);
  console.log(`page (HTML), address known        ${kB(others.map(({ html }) => html))}`);
  console.log(`llms.txt, then the Markdown copy  ${kB(others.map(({ copy }) => copy))}`);
  const english = (questions as Question[]).filter(({ lang = 'en' }) => lang === 'en');
  const skilled = english.map(withSkill).filter((bytes) => bytes !== undefined);
  console.log(
    `skill, then the Markdown copies   ${kB(skilled)}; ${skilled.length} of ${english.length} in English answered`,
  );
  console.log(`llms-full.txt, up to the answer   ${kB(others.map(({ full }) => full))}`);
  console.log(`MCP, one search and one read      ${kB(results.map(({ bytes }) => bytes))}`);
  const first = results.filter((one) => one.first).length;
  console.log(
    `MCP found ${found.length} of ${results.length}, ${first} by the first result of five`,
  );
  for (const { question } of results.filter((one) => !one.found)) {
    console.log(`  not found: ${question.ask} (${question.page})`);
  }
  const size = median(results.map(({ bytes }) => bytes));
  const good = found.length / results.length >= MARK.found && size <= MARK.medianBytes;
  console.log(`mark: 90 % found, 6 kB: ${good ? 'reached' : 'missed'}`);
  return good ? 0 : 1;
});
