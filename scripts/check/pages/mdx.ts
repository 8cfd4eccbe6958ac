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
  reads: /^docs\//,
  run: ({ site, pages }) =>
    [...pages, ...site.partials].flatMap((page) => [
      ...mdxFindings(page),
      ...componentFindings(site.tree, page),
      ...(site.partials.includes(page) ? partialFindings(page) : []),
    ]),
};

function mdxFindings(page: Page): Finding[] {
  const left = unfinished(page).map(({ text, line }) => ({
    file: page.file,
    line,
    message: `unfinished: ${text}`,
    fix: 'write it',
  }));
  return [
    ...bareIds(page),
    ...parseFailure(page),
    ...containers(page),
    ...strayParagraphs(page),
    ...left,
  ];
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

function parseFailure(page: Page): Finding[] {
  const findings: Finding[] = [];
  if (page.source.includes('\r')) {
    const message = 'the lines end with CR LF';
    findings.push({ file: page.file, line: 1, message, right: 'LF', fix: 'npm run fix' });
  }
  const { error } = page.frontmatter;
  if (error) {
    findings.push({
      file: page.file,
      line: error.line,
      message: `frontmatter cannot be read: ${error.message}`,
      fix: error.message.includes('BOM')
        ? 'npm run fix'
        : 'write YAML between two lines ---; put texts with a colon in quotes',
    });
  }
  if (page.error && bareIds(page).length === 0) {
    findings.push({
      file: page.file,
      line: page.error.line,
      message: `page cannot be parsed: ${page.error.message}`,
      fix: /closing tag/.test(page.error.message)
        ? 'close the element, or remove its tag'
        : 'in MDX write \\{ and \\< for braces and angle brackets in prose, or put them in backticks',
    });
  }
  return findings;
}

function containers(page: Page): Finding[] {
  const findings: Finding[] = [];
  const code = codeLines(page);
  let open: { line: number; text: string } | undefined;
  page.source.split('\n').forEach((text, index) => {
    const match = /^\s*:::\s*(\w*)/.exec(text);
    if (!match || code.has(index + 1)) return;
    const line = index + 1;
    const kind = match[1] ?? '';
    if (kind === '') {
      if (!open) findings.push({ file: page.file, line, message: '::: closes nothing' });
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
    if (open) findings.push({ file: page.file, line, message: `container inside ${open.text}` });
    open = { line, text: text.trim() };
  });
  if (open) {
    findings.push({
      file: page.file,
      line: open.line,
      message: `${open.text} is not closed`,
      fix: 'end it with a line :::',
    });
  }
  return findings;
}
