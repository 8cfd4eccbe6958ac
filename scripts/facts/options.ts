import ts from 'typescript';
import type { TypeDefinition } from '../../shared/facts/types.ts';
import { namedTypes } from './namedTypes.ts';
import { type Declarations, exportedType, exportedValue } from './program.ts';
import { expandedText, nodeText, typeText } from './typeText.ts';

/** What the types alone say about an option. */
export interface TypedOption {
  name: string;
  type: string;
  types: TypeDefinition[];
  keys: string[];
  /** The type of a project's config lacks it. */
  rootOnly: boolean;
  setConfig: boolean;
}

/** Their values are whole configs, lists or other tools' objects; their members are not options of their own. */
const CLOSED = new Set([
  ...'extends projects reporters plugins env setupFiles globalSetup include'.split(' '),
  ...'onConsoleLog resolveSnapshotPath testNamePattern'.split(' '),
]);
const MAX_TYPE = 200;
const MAX_INLINED = 60;
/** Longer definitions belong in the prose or the API pages. */
const MAX_DEFINITION = 300;
const isShort = ({ definition }: TypeDefinition) => definition.length <= MAX_DEFINITION;

/** All config keys and their nested keys, from `RstestConfig`. */
export function readOptions(declarations: Declarations): TypedOption[] {
  const { checker, main } = declarations;
  const config = exportedType(declarations, main, 'RstestConfig');
  const project = exportedType(declarations, main, 'ProjectConfig');
  const changeable = new Set(setConfigKeys(declarations));
  const options: TypedOption[] = [];
  const walk = (symbol: ts.Symbol, path: string[], rootOnly: boolean) => {
    const name = path.join('.');
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const members = CLOSED.has(name) ? [] : membersOf(declarations, type, path.length);
    const text =
      members.length > 0 && isSelection(declarations, symbol)
        ? 'object'
        : optionType(declarations, symbol, type);
    options.push({
      name,
      ...inlineSmall(text, namedTypes(declarations, text).filter(isShort)),
      keys: members.map((member) => member.name),
      rootOnly,
      setConfig: changeable.has(name),
    });
    for (const member of members) {
      const below = [...path, member.name];
      walk(member, below, rootOnly || !hasPath(declarations, project, below));
    }
  };
  for (const symbol of config.getProperties()) {
    walk(symbol, [symbol.name], !project.getProperty(symbol.name));
  }
  return options;
}

function setConfigKeys(declarations: Declarations): string[] {
  const rs = exportedValue(declarations, declarations.main, 'rs');
  const setConfig = rs.getProperty('setConfig');
  const signature =
    setConfig && declarations.checker.getTypeOfSymbol(setConfig).getCallSignatures()[0];
  const parameter = signature?.getParameters()[0];
  if (!parameter && declarations.lenient) return [];
  if (!parameter) throw new Error('rs.setConfig has no parameter any more');
  return declarations.checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .map(({ name }) => name);
}

/** Members of the object form of an option; the package's own objects at any depth, others at the first. */
function membersOf(declarations: Declarations, type: ts.Type, depth: number): ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  const members = new Map<string, ts.Symbol>();
  for (const part of parts) {
    if (!isPlainObject(declarations, part)) continue;
    for (const member of part.getProperties()) {
      const own = member.declarations?.some(declarations.isOwn) ?? false;
      if (depth === 1 || own) members.set(member.name, member);
    }
  }
  return [...members.values()];
}

function isPlainObject({ checker }: Declarations, type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object) && !type.isIntersection()) return false;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
  if (type.getCallSignatures().length > 0 || checker.getIndexInfosOfType(type).length > 0)
    return false;
  return !/^(RegExp|Date|Map|Set|Promise|URL)$/.test(type.symbol?.name ?? '');
}

function hasPath({ checker }: Declarations, root: ts.Type, path: string[]): boolean {
  let parts: ts.Type[] = [root];
  for (const key of path) {
    const next = parts.flatMap((part) => {
      const symbol = part.getProperty(key);
      if (!symbol) return [];
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
      return type.isUnion() ? type.types : [type];
    });
    if (next.length === 0) return false;
    parts = next;
  }
  return true;
}

/** Puts short definitions in the place of their names, where no brackets are needed for that. */
export function inlineSmall(
  text: string,
  types: TypeDefinition[],
): { type: string; types: TypeDefinition[] } {
  let type = text;
  const kept = types.filter(({ name, definition }) => {
    if (definition.length > MAX_INLINED || /</.test(name + definition)) return true;
    const alone = new RegExp(`(?<=[:|=] )${name}(?=;| }| \\||,|\\)|$)`, 'g');
    type = type.replace(alone, () => definition);
    return new RegExp(`\\b${name}\\b`).test(type);
  });
  return { type, types: kept };
}

/** The declared text for our own declarations, what the checker makes of it for others. */
function optionType(declarations: Declarations, symbol: ts.Symbol, type: ts.Type): string {
  const declaration = symbol.declarations?.[0];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (node && declarations.isOwn(node)) {
    const text = nodeText(declarations, node);
    if (!/^RsbuildConfig\[/.test(text)) return text;
  }
  for (const text of [expandedText(declarations, type), typeText(declarations, type)]) {
    if (text.length <= MAX_TYPE) return text.replace(/ \| undefined$/, '');
  }
  return 'object';
}

/** Declared as a name or a selection of another tool's keys: the list of keys says more. */
function isSelection(declarations: Declarations, symbol: ts.Symbol): boolean {
  const declaration = symbol.declarations?.[0];
  if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) return false;
  const text = nodeText(declarations, declaration.type);
  return /^(Pick|Omit|Partial)</.test(text) || /^\w+$/.test(text) || /^RsbuildConfig\[/.test(text);
}
