import { bare, isFunction, keyOf, type Node } from './parse.ts';

/** The objects of options that a config exports, later ones over earlier ones; empty if it has none. */
export function configObjects(tree: Node): Node[] {
  const body = tree.body as Node[];
  const exported = body.flatMap((one): Node[] => {
    if (one.type === 'ExportDefaultDeclaration') return [one.declaration];
    if (one.type === 'TSExportAssignment') return [one.expression];
    if (one.type === 'ExpressionStatement' && one.expression.type === 'AssignmentExpression') {
      const { left, right } = one.expression;
      if (
        left.type === 'MemberExpression' &&
        left.object.name === 'module' &&
        keyOf(left) === 'exports'
      )
        return [right];
    }
    // A JSON file or a pasted object.
    if (one.type === 'ExpressionStatement' && one.expression.type === 'ObjectExpression')
      return [one.expression];
    return [];
  });
  return exported.flatMap((one) => objectsOf(one, body, 0));
}

/** The objects that an expression stands for. */
export function objectsOf(node: Node, body: readonly Node[], depth: number): Node[] {
  if (depth > 6) return [];
  const at = bare(node);
  const next = (one: Node) => objectsOf(one, body, depth + 1);
  switch (at.type) {
    case 'ObjectExpression':
      return [at];
    case 'ArrayExpression':
      return (at.elements as (Node | null)[]).some(
        (one) => one && bare(one).type === 'ObjectExpression',
      )
        ? [at]
        : [];
    case 'AwaitExpression':
      return next(at.argument);
    case 'Identifier': {
      for (const one of body) {
        const statement = one.type === 'ExportNamedDeclaration' ? one.declaration : one;
        if (statement?.type === 'VariableDeclaration')
          for (const { id, init } of statement.declarations)
            if (id.name === at.name && init) return next(init);
        if (statement?.type === 'FunctionDeclaration' && statement.id?.name === at.name)
          return next(statement);
      }
      return [];
    }
    case 'CallExpression': {
      const own = (at.arguments as Node[]).flatMap(next);
      return own.length > 0
        ? own
        : at.callee.type === 'CallExpression'
          ? next(at.callee)
          : isFunction(bare(at.callee))
            ? next(at.callee)
            : [];
    }
    case 'NewExpression':
      return [];
  }
  if (!isFunction(at)) return [];
  if (at.body.type !== 'BlockStatement') return next(at.body);
  const inner = [...(at.body.body as Node[]), ...body];
  const returned = (at.body.body as Node[]).findLast(({ type }) => type === 'ReturnStatement');
  return returned?.argument ? objectsOf(returned.argument, inner, depth + 1) : [];
}
