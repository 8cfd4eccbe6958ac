import ts from 'typescript';
import { type FactKey, formatKey, names } from '../../shared/facts/index.ts';

/** A name of Rstest in a block of code. */
export interface Occurrence {
  /** Offset of its first character. */
  start: number;
  name: FactKey;
}

/** What an expression evaluates to, as far as names are concerned. */
interface Value {
  /** Its name in the facts. */
  api?: string;
  /** What comes before its members' names in the facts, e.g. `expect().`. */
  members?: string;
  /** Members may be mocks at any depth, as those of `rs.mocked(catalog)`. */
  deep?: boolean;
  /** An object whose members are written out. */
  literal?: ts.ObjectLiteralExpression;
}

const PACKAGE = /^@rstest\/core(\/|$)/;
const SCRIPT_KINDS: Record<string, ts.ScriptKind> = {
  ts: ts.ScriptKind.TS,
  mts: ts.ScriptKind.TS,
  cts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JS,
  mjs: ts.ScriptKind.JS,
  cjs: ts.ScriptKind.JS,
  jsx: ts.ScriptKind.JSX,
};
const ALIASES: Record<string, string> = { it: 'test', rstest: 'rs' };
const CONFIG_HELPERS = new Set([
  'defineConfig',
  'defineProject',
  'defineInlineProject',
  'mergeRstestConfig',
  'mergeProjectConfig',
  'rs.setConfig',
]);
const CONFIG_TYPES = new Set(['RstestConfig', 'ProjectConfig']);
const MOCK_TYPES = new Set(['Mock', 'MockInstance', 'MockedFunction']);
/** Names that say by themselves that the object is a mock. */
const MOCK_MEMBER =
  /^(getMock|mock)(Clear|Implementation|Name|Rejected|Reset|Resolved|Restore|Return|Throw)/;

/**
 * Where a block names something of Rstest: what it imports from the package, members of that and of
 * what it returns, and keys of its config. Names that the block declares itself are left out, and so
 * is everything in a block with a syntax error: no explanation is better than a wrong one.
 */
export function analyze(code: string, lang: string): Occurrence[] {
  const kind = SCRIPT_KINDS[lang];
  if (kind === undefined || !code.includes('@rstest/core')) return [];
  const file = ts.createSourceFile(`block.${lang}`, code, ts.ScriptTarget.Latest, true, kind);
  // Not in the compiler's public types, but the public way takes nine times as long for all blocks.
  const { parseDiagnostics } = file as unknown as { parseDiagnostics?: readonly unknown[] };
  if (!parseDiagnostics) {
    throw new Error(
      'error: typescript no longer says which errors a parsed file has (parseDiagnostics)\nfix: read them another way in plugins/names/analyze.ts',
    );
  }
  return parseDiagnostics.length > 0 ? [] : new Analysis(file).occurrences();
}

class Analysis {
  private readonly file: ts.SourceFile;
  private readonly imported = new Map<string, string>();
  private readonly declarations = new Map<string, ts.Node[]>();
  /** Keys that the block gives to objects and classes of its own. */
  private readonly ownMembers = new Set<string>();
  private readonly evaluating = new Set<ts.Node>();
  private readonly found = new Map<number, FactKey>();

  constructor(file: ts.SourceFile) {
    this.file = file;
    this.collect(file);
  }

  occurrences(): Occurrence[] {
    if (this.imported.size > 0) this.visit(this.file);
    return [...this.found]
      .map(([start, name]) => ({ start, name }))
      .sort((a, b) => a.start - b.start);
  }

  private collect(node: ts.Node): void {
    if (ts.isImportSpecifier(node) && isOfPackage(node.parent.parent.parent)) {
      const name = (node.propertyName ?? node.name).text;
      this.imported.set(node.name.text, ALIASES[name] ?? name);
    }
    const { name } = node as ts.NamedDeclaration;
    if (name && ts.isIdentifier(name)) {
      if (isMember(node)) this.ownMembers.add(name.text);
      else if (isDeclaration(node)) {
        this.declarations.set(name.text, [...(this.declarations.get(name.text) ?? []), node]);
      }
    }
    ts.forEachChild(node, (child) => this.collect(child));
  }

  private visit(node: ts.Node): void {
    if (ts.isImportSpecifier(node)) {
      if (isOfPackage(node.parent.parent.parent)) this.add(node.propertyName ?? node.name);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) this.addMember(node);
    else if (ts.isIdentifier(node) && isReference(node)) this.add(node);
    else if (ts.isCallExpression(node)) {
      const { api } = this.valueOf(node.expression) ?? {};
      if (api && CONFIG_HELPERS.has(api)) for (const each of node.arguments) this.addKeys(each);
    } else if (ts.isSatisfiesExpression(node) && this.isTyped(node.type, CONFIG_TYPES)) {
      this.addKeys(node.expression);
    } else if (ts.isVariableDeclaration(node) && this.isTyped(node.type, CONFIG_TYPES)) {
      if (node.initializer) this.addKeys(node.initializer);
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** A name that the block imports. */
  private add(node: ts.ModuleExportName): void {
    const local = ts.isImportSpecifier(node.parent) ? node.parent.name.text : node.text;
    const name = this.importOf(local);
    if (name && (name === 'rs' || names.api.has(name))) this.record(node, name);
  }

  private addMember({ expression, name }: ts.PropertyAccessExpression): void {
    const api = this.memberOf(this.valueOf(expression), name.text, expression);
    if (api) this.record(name, api);
  }

  private record(node: ts.Node, name: string): void {
    this.found.set(node.getStart(this.file), formatKey('api', name));
  }

  /** What a name of the block is in the package, unless the block declares it once more. */
  private importOf(local: string): string | undefined {
    return this.declarations.get(local)?.length === 1 ? this.imported.get(local) : undefined;
  }

  private isTyped(type: ts.TypeNode | undefined, names: ReadonlySet<string>): boolean {
    if (!type || !ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return false;
    const name = this.importOf(type.typeName.text);
    return name !== undefined && names.has(name);
  }

  private memberOf(
    value: Value | undefined,
    name: string,
    expression: ts.Expression,
  ): string | undefined {
    if (value?.members && names.api.has(value.members + name)) return value.members + name;
    if ((value && !value.deep) || this.ownMembers.has(name)) return undefined;
    if (MOCK_MEMBER.test(name) && names.api.has(`mock.${name}`)) return `mock.${name}`;
    // `load.mock.calls` says what `load` is; `load.mock` alone does not.
    const { parent } = expression.parent;
    const next = ts.isPropertyAccessExpression(parent) ? parent.name.text : '';
    return name === 'mock' && names.api.has(`mock.mock.${next}`) ? 'mock.mock' : undefined;
  }

  private valueOf(node: ts.Expression): Value | undefined {
    if (this.evaluating.has(node)) return undefined;
    this.evaluating.add(node);
    const value = this.evaluate(node);
    this.evaluating.delete(node);
    return value;
  }

  private evaluate(node: ts.Expression): Value | undefined {
    if (ts.isIdentifier(node)) return this.variable(node.text);
    if (ts.isPropertyAccessExpression(node)) {
      const value = this.valueOf(node.expression);
      if (value?.literal) return this.propertyOf(value.literal, node.name.text);
      const api = this.memberOf(value, node.name.text, node.expression);
      return api ? memberValue(api) : value?.deep ? value : undefined;
    }
    if (ts.isCallExpression(node)) return this.result(node);
    if (ts.isObjectLiteralExpression(node)) return { literal: node };
    if (ts.isTaggedTemplateExpression(node)) return undefined;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAwaitExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSatisfiesExpression(node)
    ) {
      return this.valueOf(node.expression);
    }
    return undefined;
  }

  /** A variable of the block, or what it imports; all declarations of the name have to agree. */
  private variable(name: string): Value | undefined {
    const declarations = this.declarations.get(name) ?? [];
    const [first, ...others] = declarations.map((node) => this.declared(node));
    const same = others.every(
      (value) => value?.members === first?.members && value?.api === first?.api,
    );
    return same && !(others.length > 0 && first?.literal) ? first : undefined;
  }

  private declared(node: ts.Node): Value | undefined {
    if (ts.isImportSpecifier(node)) {
      const name = this.importOf(node.name.text);
      return name === undefined ? undefined : memberValue(name);
    }
    if (ts.isParameter(node)) {
      return this.isTyped(node.type, MOCK_TYPES) ? { members: 'mock.' } : undefined;
    }
    if (ts.isVariableDeclaration(node)) {
      if (this.isTyped(node.type, MOCK_TYPES)) return { members: 'mock.' };
      const isLet = (node.parent.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Let;
      return isLet || node.type || !node.initializer ? undefined : this.valueOf(node.initializer);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const key = (node.propertyName ?? node.name) as ts.Identifier;
      const owner = node.parent.parent;
      if (ts.isVariableDeclaration(owner) && owner.initializer) {
        const { literal } = this.valueOf(owner.initializer) ?? {};
        return literal && this.propertyOf(literal, key.text);
      }
    }
    return undefined;
  }

  private propertyOf(object: ts.ObjectLiteralExpression, name: string): Value | undefined {
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property) || keyOf(property) !== name) continue;
      return this.valueOf(property.initializer);
    }
    return undefined;
  }

  private result(call: ts.CallExpression): Value | undefined {
    const { api } = this.valueOf(call.expression) ?? {};
    if (api === undefined) return undefined;
    if (api === 'rs.hoisted') {
      const [factory] = call.arguments;
      return factory && ts.isArrowFunction(factory) && !ts.isBlock(factory.body)
        ? this.valueOf(factory.body)
        : undefined;
    }
    return resultOf(api);
  }

  /** Keys of a config: an object, or a function that returns one. */
  private addKeys(node: ts.Node, path = ''): void {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
      this.addKeys(node.expression, path);
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      if (ts.isBlock(node.body)) {
        for (const one of node.body.statements) {
          if (ts.isReturnStatement(one) && one.expression) this.addKeys(one.expression, path);
        }
      } else this.addKeys(node.body, path);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) this.addKey(property, path);
    }
  }

  private addKey(property: ts.ObjectLiteralElementLike, path: string): void {
    const name = path + keyOf(property);
    const option = names.option.get(name);
    if (!option || !property.name) return;
    const quote = ts.isStringLiteral(property.name) ? 1 : 0;
    this.found.set(property.name.getStart(this.file) + quote, formatKey('option', name));
    if (!ts.isPropertyAssignment(property)) return;
    const { initializer } = property;
    if (name === 'projects' && ts.isArrayLiteralExpression(initializer)) {
      for (const project of initializer.elements) this.addKeys(project);
    } else if (option.keys.length > 0) this.addKeys(initializer, `${name}.`);
  }
}

/** What a name of the facts is. */
function memberValue(api: string): Value {
  if (api === 'rs') return { members: 'rs.' };
  if (api.startsWith('expect().')) return { api, members: 'expect().' };
  if (api === 'expect' || api === 'expect.not') return { api, members: 'expect.' };
  if (api === 'mock.mock') return { api, members: 'mock.mock.' };
  const [, group] = /^(test|describe)(?:$|\.(?!each$|for$))/.exec(api) ?? [];
  return group ? { api, members: `${group}.` } : { api };
}

/** What a function of the facts returns. */
function resultOf(api: string): Value | undefined {
  if (/^expect($|\(\)\.|\.(soft|poll|element)$)/.test(api)) return { members: 'expect().' };
  if (/^rs\.(fn|spyOn)$/.test(api)) return { members: 'mock.' };
  if (/^rs\.(mocked|mockObject)$/.test(api)) return { members: 'mock.', deep: true };
  if (/^(test|describe)\.(runIf|skipIf|extend)$/.test(api)) {
    return memberValue(api.slice(0, api.indexOf('.')));
  }
  if (api === 'createRstest') return { members: 'instance.' };
  const returned = /\): (?:Disposable)?(RstestUtilities|MockInstance<T>)$/;
  const type = names.api.get(api)?.signatures.map((text) => returned.exec(text)?.[1])[0];
  return type ? { members: type === 'RstestUtilities' ? 'rs.' : 'mock.' } : undefined;
}

const isOfPackage = ({ moduleSpecifier }: ts.ImportDeclaration | ts.JSDocImportTag): boolean =>
  ts.isStringLiteral(moduleSpecifier) && PACKAGE.test(moduleSpecifier.text);

/** Whether a node with a name declares a variable, function, type or import of that name. */
const isDeclaration = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node) ||
  ts.isNamespaceImport(node) ||
  ts.isFunctionLike(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  ts.isImportEqualsDeclaration(node) ||
  ts.isTypeParameterDeclaration(node);

const isMember = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isClassElement(node) ||
  ts.isTypeElement(node);

/** Whether an identifier names a value, rather than a member, a key or a declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeNode(parent) || ts.isQualifiedName(parent)) return false;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isExportSpecifier(parent) || ts.isJsxAttribute(parent)) return false;
  return (parent as ts.NamedDeclaration).name !== node && !ts.isBindingElement(parent);
}

function keyOf({ name }: ts.ObjectLiteralElementLike): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
