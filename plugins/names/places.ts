import { readLines } from '../../content/lines.ts';
import { facts } from '../../shared/facts/index.ts';

/** A page of the manual as names are looked up in it. */
interface ReferencePage {
  /** Route without language and version. */
  bareRoute: string;
  /** MDX below the frontmatter. */
  body: string;
}

/** Where a name is explained. */
export interface NamePlace {
  bareRoute: string;
  /** Id of the heading; '' is the beginning of the page. */
  id: string;
  /** Whether the section is about this name alone, so that its first sentence explains it. */
  own: boolean;
}

const BOX = /^<(Option|Api)Facts\s+name="([^"]+)"/;
/** Pages whose headings are names of members, and of which object. */
const MEMBERS: Record<string, string> = {
  '/api/test-api/matchers': 'expect().',
  '/api/test-api/mock-matchers': 'expect().',
  '/api/rstest/mockInstance': 'mock.',
};
/** Names without a heading or a box of facts: the section that has them in its table or text. */
const SECTIONS: [name: RegExp, bareRoute: string, id: string, own: boolean][] = [
  [/^rs$/, '/api/rstest/', '', true],
  [/^expect\(\)\.(resolves|rejects)$/, '/api/test-api/expect', 'promises', true],
  [/^expect\(\)\.not$/, '/api/test-api/matchers', '', false],
  [/^expect\.not$/, '/api/test-api/asymmetric-matchers', 'expect-the-opposite', true],
  [/^expect\(\)\.(?!to[A-Z])/, '/api/test-api/expect', 'chai-style', false],
  [/^assert$/, '/api/test-api/expect', 'chai-style', false],
  [/^mock\.mock(\.|$)/, '/api/rstest/mockInstance', 'the-record', false],
  [/^define\w+$/, '/guide/basic/configure-rstest', '', false],
  [/^instance\.run$/, '/api/node/rstest', 'run', true],
  [/^instance\.watch$/, '/api/node/rstest', 'watch', true],
  [/^instance\.listTests$/, '/api/node/rstest', 'listtests', true],
  [/^instance\.mergeReports$/, '/api/node/rstest', 'mergereports', true],
  [/^runCLI$/, '/api/node/rstest', 'runcli', true],
];

/**
 * Where each name of the facts is explained, `option retry` for an option: under a heading that is
 * the name, else in the section with its box of facts, for a nested option in that of the option
 * around it.
 */
export function placesOf(pages: readonly ReferencePage[]): Map<string, NamePlace> {
  const headings = new Map<string, NamePlace>();
  const boxes = new Map<string, NamePlace>();
  const ids = new Set<string>();
  for (const { bareRoute, body } of pages) {
    if (!/^\/(api|config|guide)\//.test(bareRoute)) continue;
    ids.add(`${bareRoute}#`);
    const isReference = bareRoute.startsWith('/api/');
    const prefix = MEMBERS[bareRoute] ?? '';
    let id = '';
    for (const line of readLines(body)) {
      if (line.kind === 'heading') {
        if (line.depth > 1) id = line.id;
        ids.add(`${bareRoute}#${id}`);
        if (isReference) keep(headings, prefix + line.text, { bareRoute, id, own: true });
      } else if (line.kind === 'text') {
        const [, kind, name = ''] = BOX.exec(line.text) ?? [];
        if (kind === 'Option') keep(boxes, `option ${name}`, { bareRoute, id, own: true });
        else if (kind) keep(boxes, name, { bareRoute, id, own: true });
      }
    }
  }
  const places = new Map<string, NamePlace>();
  for (const name of ['rs', ...facts.apis.map((api) => api.name)]) {
    const place = headings.get(name) ?? boxes.get(name) ?? inSection(name, ids);
    if (place) places.set(name, place);
  }
  for (const { name } of facts.options) {
    const place = boxes.get(`option ${name}`) ?? pageNamed(name, ids) ?? around(name, boxes);
    if (place) places.set(`option ${name}`, place);
  }
  return places;
}

function keep(places: Map<string, NamePlace>, name: string, place: NamePlace): void {
  if (!places.has(name)) places.set(name, place);
}

function inSection(name: string, ids: ReadonlySet<string>): NamePlace | undefined {
  const [, bareRoute, id, own] = SECTIONS.find(([pattern]) => pattern.test(name)) ?? [];
  if (bareRoute === undefined || id === undefined || !ids.has(`${bareRoute}#${id}`)) return;
  return { bareRoute, id, own: own === true };
}

/** `performance` has a page, on which the box of facts is that of `performance.buildCache`. */
function pageNamed(name: string, ids: ReadonlySet<string>): NamePlace | undefined {
  for (const section of ['test', 'build']) {
    const bareRoute = `/config/${section}/${name}`;
    if (ids.has(`${bareRoute}#`)) return { bareRoute, id: '', own: true };
  }
  return undefined;
}

function around(name: string, boxes: ReadonlyMap<string, NamePlace>): NamePlace | undefined {
  const end = name.lastIndexOf('.');
  if (end < 0) return undefined;
  const above = name.slice(0, end);
  const place = boxes.get(`option ${above}`) ?? around(above, boxes);
  return place && { ...place, own: false };
}

/** Longer sentences lose their end. */
const MAX_SENTENCE = 180;
/** Lines that are no sentences: components, tables, lists, quotes, callouts, pictures, comments. */
const NO_SENTENCE = /^(<|\||[-*] |\d+\. |>|:::|!|\{)/;

/** The first sentence below a heading, with its code in backticks; '' if there is none. */
export function firstSentence(body: string, id: string): string {
  let inside = id === '';
  const paragraph: string[] = [];
  for (const line of readLines(body)) {
    const text = line.kind === 'text' ? line.text.trim() : '';
    if (inside && line.kind === 'text' && text && (paragraph.length > 0 || !NO_SENTENCE.test(text)))
      paragraph.push(text);
    else if (paragraph.length > 0) break;
    if (line.kind !== 'heading') continue;
    if (inside && line.depth > 1) break;
    inside ||= line.id === id;
  }
  const whole = withoutMarks(paragraph.join(' '));
  const sentence =
    /^(?:`[^`]*`|[^`])*?(?:[.!?](?=\s+[^\s\p{Ll}])|[。！？])/u.exec(whole)?.[0] ?? whole;
  if (sentence.length > MAX_SENTENCE) {
    return `${sentence.slice(0, MAX_SENTENCE).replace(/\s+\S*$/, '')}…`;
  }
  return sentence.replace(/:$/, '.').replace(/：$/, '。');
}

/** Text without links, emphasis, tags and escapes; code spans stay as they are. */
function withoutMarks(markdown: string): string {
  return markdown
    .replace(/\[((?:`[^`]*`|[^\]])*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/<\/?[A-Za-z][^>]*>/g, '')
            .replace(/\*\*|__/g, '')
            .replace(/\\([^\w\s])/g, '$1'),
    )
    .join('');
}
