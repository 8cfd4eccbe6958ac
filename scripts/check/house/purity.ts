import ts from 'typescript';
import type { Finding } from '../finding.ts';

const BROWSER_OR_NODE = new Set([
  'document',
  'window',
  'navigator',
  'localStorage',
  'sessionStorage',
  'location',
  'process',
  'Buffer',
  'require',
  '__dirname',
  '__filename',
]);

/** Globals of the browser or of Node used in a file of `shared/`; texts and comments do not count. */
export function purityFindings(file: string, source: string): Finding[] {
  if (!file.startsWith('shared/')) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && BROWSER_OR_NODE.has(node.text)) {
      if (isUse(node)) used.push(node);
      else declared.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return used
    .filter(({ text }) => !declared.has(text))
    .map((node) => ({
      file,
      line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      message: `shared/ uses ${node.text}`,
      right: 'shared/ runs in the browser, at build time and in tests alike',
    }));
}

/** Whether a name stands for a value: not a key, a member, a declaration or a type. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const named = parent as { name?: ts.Node; propertyName?: ts.Node };
  return named.name !== node && named.propertyName !== node && !ts.isTypeNode(parent);
}
