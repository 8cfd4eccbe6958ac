import type { Page } from '../../../content/page.ts';
import { unfinished } from '../../../content/unfinished.ts';
import { lineOf, type PageNode, plainText, walk } from '../../../content/walk.ts';
import { CALLOUTS } from '../../../shared/site/callouts.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { componentFindings } from './components.ts';

const CONTAINERS = Object.keys(CALLOUTS);

/** Code, bold text, a link or an element in the line that opens a container. */
const TITLE_MARKUP = /[`*]|\]\(|<\w/;

const BARE_ID = /^#{1,6}(?!#).*[^\\]\{#[\w-]+\}/;

/** Pages can be parsed and are finished, heading ids are escaped, containers known and closed. */
export const mdxCheck: Check = {
  name: 'mdx',
  about: 'pages can be parsed and hold no TODO; containers and components are known',
  run: ({ site, pages }) =>
    [...pages, ...site.partials].flatMap((page) => [
      ...mdxFindings(page),
      ...componentFindings(site.tree, page),
      ...(site.partials.includes(page) ? partialFindings(page) : []),
    ]),
};

/** Whether a page can be read at all: as long as it cannot, the reason is all that is reported. */
export const isUnreadable = (page: Page | undefined): boolean =>
  page !== undefined && (page.error !== undefined || unreadable(page) !== undefined);

function mdxFindings(page: Page): Finding[] {
  const bare = bareIds(page);
  const reason = bare.length > 0 ? undefined : unreadable(page);
  if (reason) return [{ file: page.file, ...reason }];
  const left = unfinished(page).map(({ text, line }) => ({
    file: page.file,
    line,
    message: `unfinished: ${text}`,
    fix: 'write it',
  }));
  return [...bare, ...characters(page), ...containers(page), ...strayParagraphs(page), ...left];
}

/** What works in a page alone: the outline lists its headings, and its samples are run. */
function partialFindings(page: Page): Finding[] {
  const findings: Finding[] = [];
  walk(page.tree, (node) => {
    const sample = node.type === 'code' && /\btitle=/.test(node.meta ?? '');
    if (node.type !== 'heading' && !sample) return;
    findings.push({
      file: page.file,
      line: lineOf(node),
      message: `${sample ? 'sample' : 'heading'} in a part that pages import`,
      fix: sample
        ? 'move it to the pages, where it is run'
        : 'move it to the pages, whose outline lists it',
    });
  });
  return findings;
}

function codeLines(page: Page): Set<number> {
  const lines = new Set<number>();
  walk(page.tree, (node) => {
    if (node.type !== 'code' || !node.position) return;
    const { start, end } = node.position;
    for (let line = start.line; line <= end.line; line++) lines.add(line);
  });
  return lines;
}

function bareIds(page: Page): Finding[] {
  const code = codeLines(page);
  return page.source.split('\n').flatMap((text, index) => {
    if (!BARE_ID.test(text) || code.has(index + 1)) return [];
    return {
      file: page.file,
      line: index + 1,
      message: 'heading id without a backslash, which MDX reads as an expression',
      right: `write ${text.trim().replace('{#', '\\{#')}`,
      fix: 'npm run fix',
    };
  });
}

/**
 * Text on lines of its own between two tags, which MDX makes a paragraph. Browsers end a drawing, or
 * the paragraph that it is in, there, so the page that is hydrated differs from the one that was sent.
 */
function strayParagraphs(page: Page): Finding[] {
  const findings: Finding[] = [];
  walk(page.tree, (node, ancestors) => {
    if (node.type !== 'paragraph' || node.children.every(isMarkup)) return;
    const names = ancestors.map((one) => ('name' in one ? one.name : undefined));
    const parent = names.at(-1) ?? '';
    const drawing = names.lastIndexOf('svg') > names.lastIndexOf('foreignObject');
    if (!drawing && parent !== 'p') return;
    const text = plainText(node).trim().replace(/\s+/g, ' ');
    findings.push({
      file: page.file,
      line: lineOf(node),
      message: `text on a line of its own in <${parent}> becomes a paragraph, which breaks the page in the browser`,
      right: `<${parent} …>${text}</${parent}>`,
      fix: 'write the text on the line of its tags',
    });
  });
  return findings;
}

/** Whether a part of a paragraph is a tag or an expression: MDX makes no paragraph of these alone. */
const isMarkup = (node: PageNode): boolean =>
  node.type.startsWith('mdx') || (node.type === 'text' && node.value.trim() === '');

type Reason = Omit<Finding, 'file'>;

/** What keeps a page from being read, most likely cause first. */
function unreadable({ source, frontmatter, error }: Page): Reason | undefined {
  const rows = source.split('\n');
  const conflict = rows.findIndex((row) => /^<{7}( |$)/.test(row)) + 1;
  if (conflict > 0) {
    return {
      line: conflict,
      message: 'a merge conflict is not resolved',
      right: 'one of both versions, without the lines <<<<<<<, ======= and >>>>>>>',
      fix: 'keep what is right of both, and remove the three lines',
    };
  }
  if (source.includes('\r')) {
    return { line: 1, message: 'the lines end with CR LF', right: 'LF', fix: 'npm run fix' };
  }
  if (frontmatter.error) {
    const { line, message } = frontmatter.error;
    const fix = message.includes('BOM')
      ? 'npm run fix'
      : 'write YAML between two lines ---; put texts with a colon in quotes';
    return { line, message: `frontmatter cannot be read: ${message}`, fix };
  }
  return error && parseFailure(rows[error.line - 1] ?? '', error);
}

/** Names that stand in angle brackets in a type and not in a page. */
const TYPE_NAME = /^(?:string|number|boolean|unknown|any|void|never|bigint|symbol|[A-Z])$/;

function parseFailure(row: string, { line, message }: NonNullable<Page['error']>): Reason {
  if (row.includes('<!--')) {
    const right = '{/* … */}';
    return {
      line,
      message: 'an HTML comment, which MDX does not know',
      right,
      fix: `write ${right}`,
    };
  }
  const tag = /closing tag for `<([\w.]+)/.exec(message)?.[1];
  const type = tag && new RegExp(`\\w+<${tag}\\b[^>]*>`).exec(row)?.[0];
  if (tag && (type || TYPE_NAME.test(tag))) {
    const code = type || `<${tag}>`;
    return {
      line,
      message: `the type ${code} is read as an element`,
      right: `\`${code}\``,
      fix: 'put it in backticks',
    };
  }
  return {
    line,
    message: `page cannot be parsed: ${message}`,
    fix: tag
      ? 'close the element, or remove its tag'
      : 'in MDX write \\{ and \\< for braces and angle brackets in prose, or put them in backticks',
  };
}

/** Characters that nobody sees in an editor, in text and samples alike. */
const HIDDEN: Record<string, { name: string; right: string }> = {
  '\t': { name: 'a tab', right: 'spaces' },
  '\u00a0': { name: 'a no-break space (U+00A0)', right: 'a space' },
  '\u202f': { name: 'a narrow no-break space (U+202F)', right: 'a space' },
};
const HIDDEN_PATTERN = /[\t\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/;

function characters({ file, source }: Page): Finding[] {
  return source.split('\n').flatMap((row, index) => {
    const found = HIDDEN_PATTERN.exec(row)?.[0];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const { name, right } = HIDDEN[found] ?? {
      name: `an invisible character (U+${code})`,
      right: 'nothing',
    };
    const message = `${name} before "${row
      .slice(row.indexOf(found) + 1)
      .slice(0, 20)
      .trim()}"`;
    return { file, line: index + 1, message, right, fix: `replace it by ${right}` };
  });
}

function containers(page: Page): Finding[] {
  const findings: Finding[] = [];
  const code = codeLines(page);
  let open: { line: number; text: string } | undefined;
  let nested = false;
  const notClosed = (one: { line: number; text: string }, where: string) =>
    findings.push({
      file: page.file,
      line: one.line,
      message: `${one.text} is not closed${where}`,
      right: 'a line ::: at its end; callouts have none inside',
      fix: 'add the line',
    });
  page.source.split('\n').forEach((text, index) => {
    const match = /^\s*:::\s*(\w*)/.exec(text);
    if (!match || code.has(index + 1)) return;
    const line = index + 1;
    const kind = match[1] ?? '';
    if (kind === '') {
      if (!open && !nested) {
        const fix = 'remove it, or open a callout above';
        findings.push({ file: page.file, line, message: '::: closes nothing', fix });
      }
      open = undefined;
      return;
    }
    if (!CONTAINERS.includes(kind)) {
      findings.push({
        file: page.file,
        line,
        message: `unknown container ${kind}`,
        right: `allowed: ${CONTAINERS.join(', ')}`,
      });
    }
    // The framework takes the title from plain text alone and moves or drops what follows it.
    if (TITLE_MARKUP.test(text)) {
      findings.push({
        file: page.file,
        line,
        message: `markup in the title of ${text.trim()}`,
        right: 'plain words',
        fix: 'write the title without code, bold text and links, and put them below it',
      });
    }
    if (open) notClosed(open, ` before line ${line}, where ${text.trim()} begins`);
    nested ||= open !== undefined;
    open = { line, text: text.trim() };
  });
  if (open) notClosed(open, '');
  return findings;
}
