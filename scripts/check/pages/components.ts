import { posix } from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { COMPONENTS, componentNamed, type PageComponent } from '../../../content/components.ts';
import type { Page } from '../../../content/page.ts';
import type { Tree } from '../../../content/tree.ts';
import { lineAt, lineOf, type PageNode, walk } from '../../../content/walk.ts';
import { didYouMean, nearest } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';

const SEE = 'COMPONENTS.md shows each component with its attributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: PageNode | undefined): node is Element =>
  node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';

/**
 * Imports of files that do not exist, components that are neither known nor imported, and known
 * ones that are not used as `COMPONENTS` describes them.
 */
export function componentFindings(tree: Tree, page: Page): Finding[] {
  const { imported, findings } = importsOf(tree, page);
  walk(page.tree, (node, ancestors) => {
    findings.push(...markup(node).map((one) => ({ file: page.file, line: lineOf(node), ...one })));
    if (!isElement(node) || !/^[A-Z]/.test(node.name ?? '')) return;
    const [name = ''] = (node.name ?? '').split('.');
    if (imported.has(name)) return;
    const component = componentNamed(name);
    const found = component
      ? misuse(node, name, component, ancestors)
      : unknownComponent(node, name);
    findings.push(...found.map((one) => ({ file: page.file, line: lineOf(node), ...one })));
  });
  return findings;
}

type Misuse = Pick<Finding, 'message' | 'right' | 'fix'> & { line?: number };

const PLAIN = 'text, Markdown, and the components that COMPONENTS.md shows';

/** Expressions, and HTML with styles or scripts: a page has no code, and its policy runs none. */
function markup(node: PageNode): Misuse[] {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const code = node.value.trim();
    if (/^\/\*[\s\S]*\*\/$/.test(code)) return [];
    const message = code
      ? `{${code}} is an expression, which is computed`
      : '{} is an empty expression, which shows nothing';
    const fix = 'put it in backticks, or write \\{ for a brace';
    return [{ message, right: `\`{${code}}\``, fix }];
  }
  if (!isElement(node) || !/^[a-z]/.test(node.name ?? '')) return [];
  const { name } = node;
  if (name === 'script' || name === 'style' || name === 'iframe') {
    return [{ message: `<${name}> in a page`, right: PLAIN, fix: 'remove it' }];
  }
  return node.attributes.flatMap((attribute) => {
    const line = attribute.position?.start.line;
    const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const computed = attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object';
    const handler = /^on[A-Za-z]/.test(key);
    if (key !== 'style' && !handler && !(computed && attribute.value)) return [];
    const why = handler ? 'a handler' : key === 'style' ? 'a style' : 'an expression';
    const message = `<${name}> has ${why}: ${key}`;
    return [{ ...(line && { line }), message, right: PLAIN, fix: `remove ${key}` }];
  });
}

function importsOf(tree: Tree, page: Page): { imported: Set<string>; findings: Finding[] } {
  const { file } = page;
  const findings: Finding[] = [];
  const imported = new Set<string>();
  for (const node of page.tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = ''] of node.value.matchAll(/\b([A-Z]\w*)\b/g)) imported.add(name);
    if (/^\s*export\b/m.test(node.value)) {
      const message = 'an export, which a page does not have';
      findings.push({ file, line: lineOf(node), message, right: PLAIN, fix: 'remove it' });
    }
    for (const [, path = ''] of node.value.matchAll(/^\s*import\b[^'"]*['"]([^'"]+)['"]/gm)) {
      const line = lineOf(node) + lineAt(node.value, node.value.indexOf(path)) - 1;
      const target = posix.join(posix.dirname(file), path);
      const isPart = path.startsWith('.') && /^_.*\.mdx$/.test(posix.basename(path));
      if (!isPart) {
        const message = `import of ${path}: pages import nothing but parts`;
        const right = "a part, as './_name.mdx'; COMPONENTS.md shows what needs no import";
        findings.push({ file, line, message, right, fix: 'remove the import and its use' });
      } else if (!tree.has(target)) {
        const message = `the imported file ${path} does not exist`;
        const fix = 'correct the path, or remove the import and its component';
        findings.push({ file, line, message, right: `a file ${target}`, fix });
      }
    }
  }
  return { imported, findings };
}

function unknownComponent(node: Element, name: string): Misuse[] {
  const known = Object.keys(COMPONENTS);
  const meant = nearest(name, known);
  const right = meant ? `did you mean <${meant}>?` : `known: ${known.join(', ')}`;
  const fix = 'COMPONENTS.md shows each; any other needs an import';
  return [{ message: `unknown component <${node.name}>`, right, fix }];
}

function misuse(
  node: Element,
  name: string,
  { props, inside, holds, block, inline }: PageComponent,
  ancestors: readonly PageNode[],
): Misuse[] {
  const findings: Misuse[] = [];
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      findings.push({ message: `<${name}> has attributes from an expression`, right: SEE });
      continue;
    }
    const { value } = attribute;
    const line = attribute.position?.start.line;
    given.add(attribute.name);
    const prop = props[attribute.name];
    if (!prop) {
      findings.push({ ...(line && { line }), ...unknownProp(name, attribute.name, props) });
    } else if (value === null || value === undefined || value === '') {
      const message = `attribute ${attribute.name} of <${name}> is empty`;
      findings.push({ ...(line && { line }), message, right: `${attribute.name}="…"`, fix: SEE });
    } else if (Array.isArray(prop.value) && !prop.value.includes(value)) {
      const message = `attribute ${attribute.name} of <${name}> is ${JSON.stringify(value)}`;
      findings.push({ ...(line && { line }), message, right: prop.value.join(', ') });
    } else if (prop.value === 'text' && typeof value !== 'string') {
      const message = `attribute ${attribute.name} of <${name}> is an expression`;
      findings.push({ ...(line && { line }), message, right: `a text: ${attribute.name}="…"` });
    }
  }
  for (const [prop, { required }] of Object.entries(props)) {
    const misspelled = [...given].some(
      (name) => !props[name] && nearest(name, Object.keys(props)) === prop,
    );
    if (!required || given.has(prop) || misspelled) continue;
    const message = `<${name}> has no attribute ${prop}`;
    findings.push({ message, right: `<${name} ${prop}="…">`, fix: SEE });
  }
  const parent = ancestors.findLast(isElement);
  if (inside && parent?.name !== inside) {
    findings.push({ message: `<${name}> is not inside <${inside}>`, fix: SEE });
  }
  if (holds && !node.children.some((child) => isElement(child) && child.name === holds)) {
    findings.push({ message: `<${name}> has no <${holds}> inside`, fix: SEE });
  }
  if (block && node.type === 'mdxJsxTextElement') {
    findings.push({ message: `<${name}> is inside a line of text`, fix: 'put it on its own line' });
  }
  if (inline && ancestors.some(({ type }) => type === 'heading')) {
    const fix = 'put it into the text below the heading';
    findings.push({ message: `<${name}> is in a heading, whose id would change with it`, fix });
  }
  return findings;
}

function unknownProp(name: string, prop: string, props: PageComponent['props']): Misuse {
  const known = Object.keys(props);
  const right = didYouMean(prop, known) || `allowed: ${known.join(', ') || 'none'}`;
  return { message: `unknown attribute ${prop} on <${name}>`, right, fix: SEE };
}
