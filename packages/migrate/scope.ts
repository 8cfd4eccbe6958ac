import { children, isFunction, keyOf, type Node, stringOf } from './parse.ts';

/** What a name means: an export of a module (`*` for all of it), or something of the file's own. */
export interface Binding {
  module?: string;
  imported?: string;
  /** The initializer of a constant. */
  init?: Node;
}

/** The names that one block declares, and where to look further. */
export class Scope {
  readonly names = new Map<string, Binding>();
  readonly parent: Scope | undefined;

  constructor(parent: Scope | undefined) {
    this.parent = parent;
  }

  /** What a name means here; undefined for a global. */
  find(name: string): Binding | undefined {
    return this.names.get(name) ?? this.parent?.find(name);
  }
}

/** Called for each node, outermost first, with the nodes around it (the nearest last). */
export type Visit = (node: Node, around: readonly Node[], scope: Scope) => void;

/** Walks a program with the names that each place can see. */
export function walk(program: Node, visit: Visit): void {
  const around: Node[] = [];
  const step = (node: Node, outer: Scope): void => {
    let scope = outer;
    if (opensScope(node)) {
      const isBody = isFunction(around.at(-1)) && node.type === 'BlockStatement';
      scope = new Scope(outer);
      if (isFunction(node)) {
        for (const parameter of node.params) declarePattern(parameter, scope, undefined);
        if (node.type === 'FunctionExpression' && node.id) scope.names.set(node.id.name, {});
      }
      if (node.type === 'CatchClause' && node.param) declarePattern(node.param, scope, undefined);
      if (!isFunction(node)) collect(node, scope, isBody || node.type === 'Program');
    }
    visit(node, around, scope);
    around.push(node);
    for (const child of children(node)) step(child, scope);
    around.pop();
  };
  step(program, new Scope(undefined));
}

const opensScope = (node: Node): boolean =>
  isFunction(node) ||
  /^(Program|BlockStatement|StaticBlock|CatchClause|SwitchStatement|TSModuleBlock|For(In|Of)?Statement)$/.test(
    node.type,
  );

/** Declares what the statements of a block declare; `var` of deeper blocks belongs to functions. */
function collect(block: Node, scope: Scope, isBody: boolean): void {
  const visit = (node: Node, deep: boolean): void => {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const one of node.specifiers) {
          const imported =
            one.type === 'ImportNamespaceSpecifier'
              ? '*'
              : one.type === 'ImportDefaultSpecifier'
                ? 'default'
                : (one.imported.name ?? one.imported.value);
          scope.names.set(one.local.name, { module: node.source.value, imported });
        }
        return;
      case 'VariableDeclaration':
        if (deep && node.kind !== 'var') return;
        for (const { id, init } of node.declarations) declarePattern(id, scope, init ?? undefined);
        return;
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        if (!deep && node.id) scope.names.set(node.id.name, { init: node });
        return;
      case 'ExportNamedDeclaration':
      case 'ExportDefaultDeclaration':
        if (node.declaration) visit(node.declaration, deep);
        return;
    }
    if (isFunction(node)) return;
    const nested = deep || node !== block;
    if (isBody || !nested) for (const child of statementsOf(node)) visit(child, node !== block);
  };
  for (const child of children(block)) visit(child, false);
}

/** Statements below a statement: what may hold a `var`. */
const statementsOf = (node: Node): Node[] =>
  children(node).filter(({ type }) =>
    /Statement$|^VariableDeclaration$|^SwitchCase$|^CatchClause$/.test(type),
  );

function declarePattern(
  pattern: Node,
  scope: Scope,
  init: Node | undefined,
  path: string[] = [],
): void {
  switch (pattern.type) {
    case 'Identifier': {
      const module = init && requiredModule(init);
      if (module) scope.names.set(pattern.name, { module, imported: path[0] ?? '*' });
      else if (init && path.length === 1 && init.type === 'Identifier')
        scope.names.set(pattern.name, { init: { ...init, member: path[0] } as Node });
      else scope.names.set(pattern.name, path.length === 0 && init ? { init } : {});
      return;
    }
    case 'ObjectPattern':
      for (const one of pattern.properties) {
        if (one.type === 'RestElement') declarePattern(one.argument, scope, undefined);
        else declarePattern(one.value, scope, init, [...path, keyOf(one) ?? '']);
      }
      return;
    case 'ArrayPattern':
      for (const one of pattern.elements) if (one) declarePattern(one, scope, undefined);
      return;
    case 'AssignmentPattern':
      declarePattern(pattern.left, scope, init, path);
      return;
    case 'RestElement':
      declarePattern(pattern.argument, scope, undefined);
      return;
    case 'TSParameterProperty':
      declarePattern(pattern.parameter, scope, undefined);
  }
}

/** `require('name')`, `await import('name')` or `import.meta.vitest`. */
export function requiredModule(node: Node): string | undefined {
  const at = node.type === 'AwaitExpression' ? node.argument : node;
  if (at.type === 'CallExpression' && (at.callee.name === 'require' || at.callee.type === 'Import'))
    return stringOf(at.arguments[0]);
  if (at.type === 'ImportExpression') return stringOf(at.source);
  if (at.type === 'MemberExpression' && at.object.type === 'MetaProperty' && keyOf(at) === 'vitest')
    return 'vitest';
  return undefined;
}
