import ts from 'typescript';
import { closing, withDepth } from '../../shared/facts/brackets.ts';
import type { Declarations } from './program.ts';

const F = ts.TypeFormatFlags;
const FLAGS =
  F.NoTruncation |
  F.UseAliasDefinedOutsideCurrentScope |
  F.UseSingleQuotesForStringLiteralType |
  F.WriteTypeArgumentsOfSignature;
const MAX_INLINE = 130;
/** Source text of a type without its comments. */
export const printNode = (node: ts.Node) =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
const printer = ts.createPrinter({ removeComments: true });

/** A signature as the checker writes it; `tidyType` makes it readable. */
export function rawSignature({ checker }: Declarations, signature: ts.Signature): string {
  return checker.signatureToString(signature, undefined, FLAGS);
}

export function rawType({ checker }: Declarations, type: ts.Type): string {
  return checker.typeToString(type, undefined, FLAGS);
}

export const typeText = (declarations: Declarations, type: ts.Type) =>
  tidyType(rawType(declarations, type));

/** Like `typeText`, with the name of the type itself replaced by what it stands for. */
export function expandedText({ checker }: Declarations, type: ts.Type): string {
  return tidyType(checker.typeToString(type, undefined, FLAGS | F.InTypeAlias));
}

/** Drops what the checker adds and readers do not need: `| undefined` after `?:`, `<object>`, numbered names. */
export function tidyType(text: string): string {
  const flat = text
    .replace(/\s+/g, ' ')
    .replace(/\b([A-Za-z]\w*?)_\d+\b/g, '$1')
    .replace(/<object(?:, object)*>/g, '')
    .replace(/ & object\b/g, '')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/; \}/g, ' }')
    .replace(/\[ (.*?) \]/g, '[$1]');
  return dropUndefined(flat);
}

/** `a?: string | undefined` says the same as `a?: string`. */
function dropUndefined(text: string): string {
  let result = text;
  for (let at = result.indexOf('?: '); at >= 0; at = result.indexOf('?: ', at + 1)) {
    const start = at + 3;
    const end = endOfType(result, start);
    const type = result.slice(start, end);
    const short = type.endsWith(' | undefined') ? bare(type.replace(/ \| undefined$/, '')) : type;
    result = result.slice(0, start) + short + result.slice(end);
  }
  return result;
}

function endOfType(text: string, start: number): number {
  for (const [index, char, depth] of withDepth(text, start)) {
    const ends = char === ',' || char === ';' || text.startsWith(' }', index);
    if (depth < 0 || (depth === 0 && ends)) return index;
  }
  return text.length;
}

/** Whether one pair of parentheses is around all of a type. */
const isWrapped = (text: string): boolean =>
  text.startsWith('(') && closing(text, 0) === text.length - 1;

/**
 * A declared type in the order in which it was declared, with the package's own names of small
 * types replaced by what they stand for.
 */
export function nodeText(declarations: Declarations, node: ts.TypeNode): string {
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map((part) => wrapFunction(nodeText(declarations, part)));
    return [...new Set(parts)].filter((part) => part !== 'undefined').join(' | ');
  }
  if (ts.isArrayTypeNode(node)) {
    const element = nodeText(declarations, node.elementType);
    return / [|&] |=>/.test(element) ? `(${bare(element)})[]` : `${element}[]`;
  }
  if (ts.isParenthesizedTypeNode(node)) return `(${nodeText(declarations, node.type)})`;
  if (ts.isTypeReferenceNode(node) && !node.typeArguments) {
    const alias = aliasOf(declarations, node);
    const text = alias ? nodeText(declarations, alias) : '';
    if (alias && text.length <= MAX_INLINE) return text;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const type = declarations.checker.getTypeFromTypeNode(node);
    const text = expandedText(declarations, type).replace(/ \| undefined$/, '');
    if (text.length <= MAX_INLINE) return text;
  }
  return tidyType(printNode(node));
}

const bare = (text: string) => (isWrapped(text) ? text.slice(1, -1) : text);

/** A function type among others of a union needs parentheses. */
const wrapFunction = (text: string): string =>
  [...withDepth(text)].some(([index, , depth]) => depth === 0 && text.startsWith('=>', index))
    ? `(${text})`
    : text;

/** The type that an own, non-generic alias stands for. */
function aliasOf(
  { checker, isOwn }: Declarations,
  node: ts.TypeReferenceNode,
): ts.TypeNode | undefined {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol?.declarations?.[0];
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) return undefined;
  if (ts.isTypeReferenceNode(declaration.type) && declaration.type.typeArguments) return undefined;
  return isOwn(declaration) && !declaration.typeParameters ? declaration.type : undefined;
}
