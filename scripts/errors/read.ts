import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SCRIPT = /\.[cm]?js$/;
/** Callees whose first argument a person reads. */
const PRINTS =
  /Error$|(^|[._])(logger|console)\w*\.(error|warn|log|info)$|\.(stderr|stdout)\.write$/;
/** Names of variables and properties that hold the text of an error. */
const HOLDS = /^(message|msg|errorMessage|reason|hint)$/;
const COLORS = /color/i;
/** A message reads like words. */
const WORDS = /\p{L}{3}/u;
const VARIABLE = '…';
/** A text that is put together in more ways is cut here. */
const MAX_ALTERNATIVES = 8;

/**
 * Every text that the packages of a scope throw or print, with `…` for what is variable, sorted.
 * `folder` is `node_modules/@rstest`.
 */
export function readMessages(folder: string): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(folder)) {
    const dist = join(folder, name, 'dist');
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!SCRIPT.test(file)) continue;
      for (const text of messagesIn(readFileSync(join(dist, file), 'utf8'))) found.add(text);
    }
  }
  return [...found].sort();
}

/** The texts that one script throws or prints. */
export function messagesIn(code: string): string[] {
  const found: string[] = [];
  const script = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    const message = messageOf(node, script);
    if (message)
      found.push(
        ...textsOf(message)
          .map(tidy)
          .filter((text) => WORDS.test(text)),
      );
    ts.forEachChild(node, visit);
  };
  visit(script);
  return found;
}

const tidy = (text: string): string => text.replace(/…+/g, VARIABLE).replace(/\s+/g, ' ').trim();

/** What a node prints or throws, if it does. */
function messageOf(node: ts.Node, script: ts.SourceFile): ts.Expression | undefined {
  if (ts.isNewExpression(node) || ts.isCallExpression(node))
    return PRINTS.test(nameOf(node.expression)) ? node.arguments?.[0] : undefined;
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return HOLDS.test(node.name.getText(script)) ? node.initializer : undefined;
  return undefined;
}

/** `logger.warn` of a call of `logger.warn`; '' of what has no name. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return `${nameOf(node.expression)}.${node.name.text}`;
  return '';
}

/** All texts that an expression may have. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (texts, { expression, literal }) => joinAll(texts, textsOf(expression), literal.text),
      [node.head.text],
    );
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joinAll(textsOf(node.left), textsOf(node.right));
  if (ts.isCallExpression(node)) {
    const [only] = node.arguments;
    if (only && COLORS.test(nameOf(node.expression))) return textsOf(only);
  }
  return [VARIABLE];
}

function joinAll(before: readonly string[], after: readonly string[], end = ''): string[] {
  return before
    .flatMap((first) => after.map((second) => first + second + end))
    .slice(0, MAX_ALTERNATIVES);
}
