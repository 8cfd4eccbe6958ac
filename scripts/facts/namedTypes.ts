import ts from 'typescript';
import type { TypeDefinition } from '../../shared/facts/types.ts';
import type { Declarations } from './program.ts';
import { nodeText, printNode, tidyType } from './typeText.ts';

const MAX_DEFINITION = 600;
const MAX_GENERIC = 160;
/** Their definitions repeat what their pages say member by member. */
const SKIPPED = new Set([
  'Describe',
  'RstestUtilities',
  'DisposableRstestUtilities',
  'RuntimeConfig',
]);
/** Conditional and mapped types explain nothing to a reader. */
const OBSCURE = /\binfer\b|\[K in /;

/**
 * Definitions of the package's own types that a type names, as the checker wrote it (before
 * `tidyType`). Long ones and conditional ones are left out: they would say less than their names.
 */
export function namedTypes(declarations: Declarations, raw: string): TypeDefinition[] {
  const found: TypeDefinition[] = [];
  for (const name of new Set(raw.match(/\b[A-Z]\w+\b/g) ?? [])) {
    const node = ownTypes(declarations).get(name);
    if (!node || SKIPPED.has(name)) continue;
    const parameters = node.typeParameters?.map((parameter) => parameter.name.text) ?? [];
    const definition = define(declarations, node);
    const limit = parameters.length > 0 ? MAX_GENERIC : MAX_DEFINITION;
    if (definition === undefined || definition.length > limit || OBSCURE.test(definition)) continue;
    const generic = parameters.length > 0 ? `<${parameters.join(', ')}>` : '';
    found.push({ name: `${tidyType(name)}${generic}`, definition });
  }
  return found;
}

type OwnType = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

function define(declarations: Declarations, node: OwnType): string | undefined {
  if (ts.isTypeAliasDeclaration(node)) {
    return ts.isConditionalTypeNode(node.type) ? undefined : nodeText(declarations, node.type);
  }
  if (node.heritageClauses) return undefined;
  const members = node.members.map((member) => printNode(member).replace(/;$/, ''));
  return tidyType(`{ ${members.join('; ')} }`);
}

const cache = new WeakMap<Declarations, Map<string, OwnType>>();

function ownTypes(declarations: Declarations): Map<string, OwnType> {
  const known = cache.get(declarations);
  if (known) return known;
  const types = new Map<string, OwnType>();
  for (const module of [declarations.main, declarations.api]) {
    const source = module.declarations?.[0];
    if (!source || !ts.isSourceFile(source)) continue;
    for (const statement of source.statements) {
      if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) continue;
      if (!types.has(statement.name.text)) types.set(statement.name.text, statement);
    }
  }
  cache.set(declarations, types);
  return types;
}
