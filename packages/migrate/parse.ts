import { type ParserPlugin, parse } from '@babel/parser';

/** A node of the syntax tree: what this package reads of one is few and known by its type. */
export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the fields differ by type, and a union of all types hides the code.
  [field: string]: any;
}

/** A tree with the comments of its text, or why there is none. */
export type Parsed =
  | { tree: Node; comments: readonly Node[] }
  | { problem: string; line: number; column: number };

const JSX: ParserPlugin[] = ['jsx'];
const TS: ParserPlugin[] = ['typescript'];
const TSX: ParserPlugin[] = ['typescript', 'jsx'];
const FLOW: ParserPlugin[] = [['flow', { all: true }], 'jsx'];
/** Findings of the parser about meaning, which do not keep the tree from being right. */
const HARMLESS =
  /Redeclaration|DuplicateExport|DuplicateProto|ExportUndefined|Strict|DuplicateAccess/;

/** Reads JavaScript, TypeScript, JSX or Flow; `file` names the language where there is one. */
export function parseCode(text: string, file = ''): Parsed {
  if (depthOf(text) > MAX_DEPTH)
    return { problem: 'brackets are nested too deeply', line: 1, column: 1 };
  let problem: Parsed | undefined;
  for (const plugins of languages(text, file)) {
    try {
      const found = parse(text, {
        sourceType: 'unambiguous',
        allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true,
        allowSuperOutsideMethod: true,
        allowNewTargetOutsideFunction: true,
        errorRecovery: true,
        attachComment: false,
        plugins: [
          ...plugins,
          'decorators-legacy',
          'decoratorAutoAccessors',
          'explicitResourceManagement',
        ],
      });
      const fault = (found.errors ?? []).find(({ reasonCode }) => !HARMLESS.test(reasonCode));
      if (!fault)
        return {
          tree: found.program as unknown as Node,
          comments: (found.comments ?? []) as unknown as Node[],
        };
      problem ??= problemOf(fault);
    } catch (error) {
      problem ??= problemOf(error);
    }
  }
  return problem ?? { problem: 'the text cannot be read', line: 1, column: 1 };
}

/** Deeper than any code; the parser needs seconds or its whole stack for more. */
const MAX_DEPTH = 500;

/** How many brackets are open at once, at most; those in strings count, which no file has so many of. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // ( [ { and ) ] }
    if (code === 40 || code === 91 || code === 123) most = Math.max(most, ++depth);
    else if (code === 41 || code === 93 || code === 125) depth = Math.max(0, depth - 1);
  }
  return most;
}

function languages(text: string, file: string): ParserPlugin[][] {
  if (/\.[cm]?ts$/.test(file)) return [TS, TSX];
  if (/\.tsx$/.test(file)) return [TSX, TS];
  if (/@flow\b/.test(text.slice(0, 2000))) return [FLOW, TSX];
  if (/\.[cm]?jsx?$/.test(file)) return [JSX, TSX, FLOW];
  return [TSX, TS, FLOW];
}

function problemOf(error: unknown): Parsed {
  const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
  return {
    problem: message.replace(/\s*\(\d+:\d+\)$/, ''),
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
  };
}

/** Every node that is directly below one. */
export function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const key in node) {
    if (key === 'loc' || key === 'extra' || key === 'errors') continue;
    const value = node[key] as unknown;
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) found.push(one);
    } else if (isNode(value)) found.push(value);
  }
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const isFunction = (node: Node | undefined | null): boolean =>
  node != null && /^(Arrow)?Function(Expression|Declaration)?$|Method$/.test(node.type);

/** The text of a string, or of a template without expressions. */
export function stringOf(node: Node | undefined | null): string | undefined {
  if (node?.type === 'StringLiteral') return node.value as string;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0].value.cooked as string;
  return undefined;
}

/** The name of a member or a key that is written down: `a.name`, `a['name']`, `{ name: 1 }`. */
export function keyOf(node: Node): string | undefined {
  const key = (node.property ?? node.key) as Node | undefined;
  if (!key) return undefined;
  if (!node.computed && key.type === 'Identifier') return key.name as string;
  return stringOf(key);
}

/** An expression without `as`, `satisfies`, `!` and parentheses around it. */
export function bare(node: Node): Node {
  let at = node;
  while (
    /^(TS(As|Satisfies|NonNull|TypeAssertion)|TypeCast|Parenthesized)/.test(at.type) &&
    at.expression
  )
    at = at.expression;
  return at;
}

/** What an object literal holds; nothing of anything else. */
export const propertiesOf = (node: Node | undefined): Node[] =>
  node?.type === 'ObjectExpression' ? (node.properties as Node[]) : [];

/** What a list holds; the value itself where it is none. */
export const itemsOf = (node: Node): Node[] =>
  node.type === 'ArrayExpression'
    ? (node.elements as (Node | null)[]).flatMap((one) => one ?? [])
    : [node];
