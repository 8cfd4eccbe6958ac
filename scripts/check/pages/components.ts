import { posix } from 'node:path';
import { nearest } from '../../cli/nearest.ts';
import { componentsOf } from '../../docs/components.ts';
import type { Page } from '../../docs/page.ts';
import type { Tree } from '../../docs/tree.ts';
import { lineOf } from '../../docs/walk.ts';
import type { Finding } from '../finding.ts';

/** Names the components that pages may use without an import. */
const REGISTER = 'theme/doc/mdxComponents.tsx';
/** Replaced when the page is compiled, so they need no entry there. */
const DRAWN_AT_BUILD = ['OptionFacts', 'ApiFacts'];

/** Components that are neither known nor imported, and imports of files that are not there. */
export function componentFindings(tree: Tree, page: Page): Finding[] {
  const { file } = page;
  const findings: Finding[] = [];
  const imported = new Set<string>();
  for (const node of page.tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = ''] of node.value.matchAll(/\b([A-Z]\w*)\b/g)) imported.add(name);
    for (const [, path = ''] of node.value.matchAll(/from\s+['"](\.[^'"]+)['"]/g)) {
      const target = posix.join(posix.dirname(file), path);
      if (tree.has(target)) continue;
      const fix = 'correct the path, or take the import and its component out';
      const right = `${target} exists`;
      findings.push({ file, line: lineOf(node), message: `import of ${path}`, right, fix });
    }
  }
  const known = knownComponents(tree);
  for (const { name, line } of componentsOf(page)) {
    const [head = ''] = name.split('.');
    if (!known || known.includes(head) || imported.has(head)) continue;
    const meant = nearest(head, known);
    const right = meant ? `did you mean <${meant}>?` : `known: ${known.join(', ')}`;
    const fix = 'COMPONENTS.md shows each; any other needs an import';
    findings.push({ file, line, message: `unknown component <${name}>`, right, fix });
  }
  return findings;
}

function knownComponents(tree: Tree): string[] | undefined {
  if (!tree.has(REGISTER)) return undefined;
  const list = /mdxComponents = \{([\s\S]*?)\};/.exec(tree.read(REGISTER))?.[1] ?? '';
  const names = [...list.matchAll(/^\s*([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
  return [...DRAWN_AT_BUILD, ...names];
}
