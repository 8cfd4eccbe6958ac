import type { Tree } from '../../../content/tree.ts';
import { TOOLS, type Tool } from '../../../shared/site/tools.ts';
import type { Finding } from '../finding.ts';
import { schemaProblems } from '../schema/validate.ts';

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
