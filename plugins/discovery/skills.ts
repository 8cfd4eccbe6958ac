import { createHash } from 'node:crypto';
import { slug } from '@rstest-docs/search';
import { stringify } from 'yaml';
import type { SitePage } from '../../content/sitePages.ts';
import { type BlockKind, SKILL_BYTES, type Skill, type SkillPart } from '../../content/skills.ts';
import { facts } from '../../shared/facts/index.ts';
import { copyOf } from '../../shared/site/addresses.ts';

/** Where agents look for the skills of a site (Agent Skills Discovery 0.2.0). */
export const SKILLS_FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** A page and its Markdown copy. */
export interface Copy {
  page: SitePage;
  /** Absolute address of the copy. */
  url: string;
  text: string;
}

/** The copies among the files of a site. */
export const copiesByRoute = (
  pages: readonly SitePage[],
  files: ReadonlyMap<string, string>,
  urlOf: (path: string) => string,
): Map<string, Copy> =>
  new Map(
    pages.map((page) => {
      const file = copyOf(page.route);
      return [page.route, { page, url: urlOf(file), text: files.get(file.slice(1)) ?? '' }];
    }),
  );

/**
 * The skills of a site and their index, in which each has the SHA-256 of its file. They are made of
 * the Markdown copies, so a skill and the pages of a release always say the same. Throws when the
 * manual no longer has a section, or a skill has grown too long.
 */
export function skillFiles(
  skills: readonly Skill[],
  copies: ReadonlyMap<string, Copy>,
  urlOf: (path: string) => string,
): { file: string; text: string }[] {
  const made = skills.map((skill) => ({ skill, text: skillText(skill, copies, urlOf) }));
  if (made.length === 0) return [];
  const index = {
    $schema: SCHEMA,
    skills: made.map(({ skill: { name, description }, text }) => {
      const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
      return { name, type: 'skill-md', description, url: `${name}/SKILL.md`, digest };
    }),
  };
  return [
    { file: `${SKILLS_FOLDER}/index.json`, text: `${JSON.stringify(index, null, 2)}\n` },
    ...made.map(({ skill, text }) => ({ file: `${SKILLS_FOLDER}/${skill.name}/SKILL.md`, text })),
    ...made.slice(0, 1).map(({ text }) => ({ file: 'skill.md', text })),
  ];
}

function skillText(
  { name, title, description, parts, pages }: Skill,
  copies: ReadonlyMap<string, Copy>,
  urlOf: (path: string) => string,
): string {
  const found = (route: string): Copy => {
    const copy = copies.get(route);
    if (!copy) throw new Error(`content/skills.ts: ${name}: there is no page ${route}`);
    return copy;
  };
  const about = { name, description, license: 'MIT', metadata: { version: facts.version } };
  const links = pages.map(found).map(({ page, url }) => `- [${page.title}](${url})`);
  const text = [
    `---\n${stringify(about, { lineWidth: 0 })}---`,
    `# ${title}`,
    ...parts.map((part) => partText(part, found(part.from.replace(/#.*/, '')), name)),
    '## Read more',
    [...links, `- [llms.txt](${urlOf('/llms.txt')}): all pages, a line each`].join('\n'),
  ].join('\n\n');
  const bytes = Buffer.byteLength(text) + 1;
  if (bytes <= SKILL_BYTES) return `${text}\n`;
  throw new Error(
    `content/skills.ts: ${name} has ${bytes} bytes, the most is ${SKILL_BYTES}: leave out a part`,
  );
}

function partText({ from, keep, first, file }: SkillPart, copy: Copy, name: string): string {
  const { title, blocks } = sectionOf(copy, from.split('#')[1] ?? '');
  const own = blocks
    .filter((block) => keep.includes(kindOf(block)))
    .filter((block) => !file || block.split('\n')[0]?.includes(`title="${file}"`))
    .slice(0, first)
    .map((block) => (kindOf(block) === 'table' ? narrow(block) : block));
  if (own.length === 0)
    throw new Error(`content/skills.ts: ${name}: ${from} has no ${keep.join(', ')}`);
  // What a sentence announces may be left out.
  const last = (own.at(-1) ?? '').replace(/:$/, '.');
  const text = [`## ${title}`, ...own.slice(0, -1), last].join('\n\n');
  return text.replaceAll('](#', `](${copy.url}#`);
}

/** The heading with an id and the blocks below it, up to the next heading of any depth. */
function sectionOf({ text, page }: Copy, id: string): { title: string; blocks: string[] } {
  let title = id === '' ? page.title : undefined;
  const blocks: string[] = [];
  for (const block of blocksOf(text.replace(/^---\n[\s\S]*?\n---\n/, ''))) {
    const [, heading = '', own] = /^#{1,6} (.*?)(?: \{#([\w-]+)\})?$/.exec(block) ?? [];
    if (heading && title !== undefined && !block.startsWith('# ')) break;
    const plain = heading.replace(/\\(.)/g, '$1').replaceAll('`', '');
    if (heading && (own ?? slug(plain)) === id) title = plain;
    else if (!heading && title !== undefined) blocks.push(block);
  }
  return { title: title ?? '', blocks };
}

/** Parts between empty lines; a block of code is one. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [[]];
  let fence = false;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) fence = !fence;
    if (line === '' && !fence) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => lines.join('\n')).filter(Boolean);
}

/** A table without the spaces that align its columns. */
const narrow = (table: string): string => table.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---');

function kindOf(block: string): BlockKind {
  if (block.startsWith('```')) return 'code';
  if (block.startsWith('|')) return 'table';
  return /^(?:-|\d+\.) /.test(block) ? 'list' : 'text';
}
