import { headingsOf } from '../../../content/headings.ts';
import { MOVED_FILE, MOVED_HEADINGS_FILE, type Moved } from '../../../content/moved.ts';
import type { Site } from '../../../content/site.ts';
import { SKILLS, SKILLS_FILE } from '../../../content/skills.ts';
import type { Tree } from '../../../content/tree.ts';
import { TOOLS, type Tool } from '../../../shared/site/tools.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { readJsonFile } from '../schema/jsonFile.ts';
import { schemaProblems } from '../schema/validate.ts';

/** Data that is not checked elsewhere. */
export const dataCheck: Check = {
  name: 'data',
  about:
    'sibling tools, moved routes and headings fit their schemas; schemas explain themselves; skills have their sections',
  run: ({ site }) => [
    ...schemaFiles(site),
    ...toolFindings(site.tree),
    ...movedFindings(site),
    ...movedHeadingFindings(site),
    ...skillFindings(site),
  ],
};

/** Every schema is itself JSON, with a description that editors show. */
function schemaFiles(site: Site): Finding[] {
  return site.tree.files
    .filter((file) => /^schemas\/[^/]+\.json$/.test(file))
    .flatMap((file) => {
      const { findings, value } = readJsonFile(site.tree, file);
      if (findings.length > 0 || (value as { description?: string }).description) return findings;
      return { file, line: 1, message: 'schema without a description', fix: 'say what it is for' };
    });
}

/** Redirects of pages that moved: each from an address without a page to one with a page. */
function movedFindings(site: Site): Finding[] {
  const file = MOVED_FILE;
  if (!site.tree.has(file)) return [];
  const json = readJsonFile(site.tree, file, 'moved');
  if (json.findings.length > 0) return json.findings;
  const moved = json.value as Moved;
  return Object.entries(moved).flatMap(([from, to]) => {
    const line = json.lineOf([from]);
    const findings: Finding[] = [];
    if (site.byRoute.has(from)) {
      const message = `${from} is redirected although it is the address of a page`;
      findings.push({ file, line, message, fix: 'remove the entry or move the page' });
    }
    const loop = loopFrom(moved, from);
    if (loop) {
      const message = `these redirects go round in a circle: ${loop.join(' → ')}`;
      if (loop.slice(1).every((one) => from <= one)) {
        const right = 'each address leads to a page';
        findings.push({ file, line, message, right, fix: 'remove one, or lead it to a page' });
      }
    } else if (to in moved) {
      const message = `${from} leads to ${to}, which is itself redirected`;
      findings.push({ file, line, message, right: `to ${moved[to]}` });
    } else if (!site.byRoute.has(to)) {
      const message = `${from} leads to ${to}, which is not the address of a page`;
      findings.push({ file, line, message, right: 'a route of this site' });
    }
    return findings;
  });
}

/** Headings that moved: each from an address without a heading to one with a heading, or a page. */
function movedHeadingFindings(site: Site): Finding[] {
  const file = MOVED_HEADINGS_FILE;
  if (!site.tree.has(file)) return [];
  const json = readJsonFile(site.tree, file, 'movedHeadings');
  if (json.findings.length > 0) return json.findings;
  return Object.entries(json.value as Moved).flatMap(([from, to]): Finding[] => {
    const line = json.lineOf([from]);
    // A site of a few pages, or of another version, has no use for the line.
    if (!hasTarget(site, from.replace(/#.*/, ''))) return [];
    if (hasTarget(site, from)) {
      const message = `${from} is an address of its own`;
      return [{ file, line, message, fix: 'remove the entry or move the heading' }];
    }
    if (hasTarget(site, to)) return [];
    const message = `${from} leads to ${to}, where there is no such page or heading`;
    return [{ file, line, message, right: 'where the heading is now' }];
  });
}

/** Whether a page has the heading; without an id, whether there is a page. */
function hasTarget(site: Site, target: string): boolean {
  const [route = '', id] = target.split('#');
  const page = site.byRoute.get(route);
  return Boolean(page && (!id || headingsOf(page).some((heading) => heading.id === id)));
}

/** The addresses of a circle of redirects that an address is part of. */
function loopFrom(moved: Moved, from: string): string[] | undefined {
  const path = [from];
  for (let to = moved[from]; to !== undefined && path.length <= Object.keys(moved).length; ) {
    path.push(to);
    if (to === from) return path;
    to = moved[to];
  }
  return undefined;
}

/** Skills for agents take over sections of pages and lead to others. */
function skillFindings(site: Site): Finding[] {
  if (!site.tree.has(SKILLS_FILE)) return [];
  const lines = site.tree.read(SKILLS_FILE).split('\n');
  return SKILLS.flatMap(({ name, parts, pages }) =>
    [...parts.map(({ from }) => from), ...pages].flatMap((target) => {
      if (hasTarget(site, target)) return [];
      const line = lines.findIndex((text) => text.includes(`'${target}'`)) + 1 || 1;
      const message = `the skill ${name} takes over ${target}, which no page has`;
      return [{ file: SKILLS_FILE, line, message, fix: 'name the section that says it now' }];
    }),
  );
}

const FILE = 'shared/site/tools.ts';

/** Entries of the sibling tools against their schema, and names or addresses that stand twice. */
export function toolFindings(tree: Tree, tools: readonly Tool[] = TOOLS): Finding[] {
  const schema = JSON.parse(tree.read('schemas/tools.schema.json'));
  const source = tree.has(FILE) ? tree.read(FILE) : '';
  const place = (index: unknown) => ({
    file: FILE,
    line: lineOfTool(source, tools[Number(index)]),
  });
  const findings: Finding[] = schemaProblems(schema, tools).map(({ path, message, right }) => ({
    ...place(path[0]),
    message,
    right,
    fix: 'schemas/tools.schema.json explains each key',
  }));
  tools.forEach((tool, index) => {
    for (const key of ['name', 'url'] as const) {
      const first = tools.findIndex((other) => other[key] === tool[key]);
      if (first === index) continue;
      findings.push({
        ...place(index),
        message: `item ${index + 1}: ${key} ${tool[key]} is used twice`,
      });
    }
  });
  return findings;
}

function lineOfTool(source: string, tool: Tool | undefined): number {
  const offset = tool ? source.indexOf(`name: '${tool.name}'`) : -1;
  return offset < 0 ? 1 : source.slice(0, offset).split('\n').length;
}
