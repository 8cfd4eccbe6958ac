import { slug, uniqueId } from '@rstest-docs/search';

/** A part of a Markdown copy: its introduction, or what is below a heading up to the next one. */
export interface Section {
  /** '' for the introduction. */
  id: string;
  heading: string;
  /** 1 for the introduction, else 2 to 4. */
  depth: number;
  text: string;
}

export interface CopyText {
  /** Keys of the frontmatter. */
  about: Record<string, string>;
  sections: Section[];
}

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n+/;
const HEADING = /^(#{2,4})\s+(.*?)(?:\s+\{#([\w-]+)\})?$/;
const FENCE = /^\s*(?:>\s*)?(`{3,}|~{3,})/;

/** Takes a Markdown copy, as the build writes it, apart. */
export function readCopy(copy: string): CopyText {
  const [head = '', yaml = ''] = FRONTMATTER.exec(copy) ?? [];
  const sections: Section[] = [{ id: '', heading: '', depth: 1, text: '' }];
  const ids = new Map<string, number>();
  let fence: string | undefined;
  for (const line of copy.slice(head.length).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence)) fence = undefined;
    const heading = fence === undefined ? HEADING.exec(line) : null;
    if (heading) {
      const [, marks = '', title = '', given] = heading;
      const text = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');
      sections.push({
        id: uniqueId(ids, given ?? slug(text)),
        heading: text,
        depth: marks.length,
        text: '',
      });
    }
    const section = sections.at(-1);
    if (section) section.text += `${line}\n`;
  }
  for (const section of sections) section.text = section.text.trim();
  return { about: readFrontmatter(yaml), sections };
}

/** A section with those below it. */
export function withSubsections(sections: readonly Section[], id: string): Section[] {
  const at = sections.findIndex((section) => section.id === id);
  const own = sections[at];
  if (!own || id === '') return own ? [own] : [];
  const end = sections.findIndex((section, index) => index > at && section.depth <= own.depth);
  return sections.slice(at, end < 0 ? undefined : end);
}

// As the build writes it: one key a line, values plain or in JSON's quotes.
function readFrontmatter(yaml: string): Record<string, string> {
  const lines = yaml.split('\n').map((line) => /^(\w+): (.*)$/.exec(line));
  return Object.fromEntries(
    lines.flatMap((match) => (match ? [[match[1], plain(match[2] ?? '')]] : [])),
  );
}

function plain(value: string): string {
  try {
    return value.startsWith('"') ? String(JSON.parse(value)) : value;
  } catch {
    return value;
  }
}
