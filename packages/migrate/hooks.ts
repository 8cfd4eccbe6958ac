import { rootMember, type TestFile } from './file.ts';
import { bare, children, isFunction, type Node, stringOf } from './parse.ts';

/** What an identifier names of the framework, if it does. */
type NameOf = (node: Node) => string | undefined;

/** Makes a test or a hook with a callback return a promise, and a hook return nothing. */
export function hookEdits(
  call: Node,
  name: string,
  isBefore: boolean,
  file: TestFile,
  nameOf: NameOf,
): void {
  const args = call.arguments as Node[];
  const fn = args.find((one) => isFunction(bare(one)));
  if (!fn) {
    const given = args[0] && bare(args[0]);
    // `beforeEach(jest.clearAllMocks)` returns the framework's object.
    if (
      isBefore &&
      given?.type === 'MemberExpression' &&
      /^(?:jest|vi|vitest|rs)$/.test(nameOf(bare(given.object)) ?? '')
    ) {
      file.insertBefore(given, '() => { ');
      file.insertAfter(given, '(); }');
      file.kind('hook-value', call, name);
    }
    return;
  }
  const own = bare(fn);
  if (file.peer === 'jest') {
    const callback = callbackOf(call, own);
    if (callback) {
      awaitCallback(own, callback, file);
      return;
    }
  }
  if (isBefore) dropValue(own, name, file, nameOf);
}

/** The parameter that Jest passes its callback to. */
function callbackOf(call: Node, fn: Node): Node | undefined {
  const parameters = fn.params as Node[];
  const last = parameters.at(-1);
  if (last?.type !== 'Identifier') return undefined;
  if (rootMember(call.callee) !== 'each') return parameters.length === 1 ? last : undefined;
  const table = bare(call.callee);
  if (table.type === 'TaggedTemplateExpression') return parameters.length === 2 ? last : undefined;
  const [rows] = (table.arguments ?? []) as Node[];
  const row =
    rows && bare(rows).type === 'ArrayExpression'
      ? (bare(rows).elements[0] as Node | undefined)
      : undefined;
  if (row) {
    const values = bare(row).type === 'ArrayExpression' ? bare(row).elements.length : 1;
    return parameters.length > values ? last : undefined;
  }
  return /^(?:done|cb|callback|next)$/.test(last.name) && calls(fn.body, last.name)
    ? last
    : undefined;
}

/** Whether a function calls a name or passes it on. */
function calls(node: Node, name: string): boolean {
  if (node.type === 'Identifier' && node.name === name) return true;
  return children(node).some((one) => calls(one, name));
}

function awaitCallback(fn: Node, callback: Node, file: TestFile): void {
  if (fn.async || fn.generator) {
    file.kind('done-by-hand', callback, callback.name);
    return;
  }
  file.kind('done', callback, callback.name);
  const { text } = file;
  const body = fn.body as Node;
  const inside = text.slice(body.start, body.end);
  const [pass, fail] = /\b(?:resolve|reject)\b/.test(inside)
    ? ['passed', 'failed']
    : ['resolve', 'reject'];
  const typed = file.isTypeScript;
  const error = typed ? '(error?: unknown)' : '(error)';
  const settle = `${error} => (error ? ${fail}(error) : ${pass}())`;
  const whole = new RegExp(`\\b${callback.name}\\.fail\\b`).test(inside)
    ? `Object.assign(${settle}, { fail: ${error} => ${fail}(error) })`
    : settle;
  const start = `new Promise${typed ? '<void>' : ''}((${pass}, ${fail}) => {`;
  const declared = `const ${callback.name} = ${whole};`;
  const parameters = fn.params as Node[];
  const before = parameters.at(-2);
  const hasParens = text.slice(fn.start, callback.start).includes('(');
  // With the comma before it, or the one that a formatter put after it.
  if (before) file.edit(before.end, callback.end, '');
  else
    file.edit(
      callback.start,
      /^\s*,/.test(text.slice(callback.end)) ? text.indexOf(',', callback.end) + 1 : callback.end,
      hasParens ? '' : '()',
    );
  if (body.type !== 'BlockStatement') {
    file.insertBefore(body, `${start} ${declared} `);
    file.insertAfter(body, '; })');
    return;
  }
  const line = text.lastIndexOf('\n', fn.start) + 1;
  const indent = /^[ \t]*/.exec(text.slice(line))?.[0] ?? '';
  const step = indent.includes('\t') ? '\t' : '  ';
  if (fn.type === 'ArrowFunctionExpression') {
    file.edit(body.start, body.start + 1, `${start}\n${indent}${step}${declared}`);
    file.insertAfter(body, ')');
  } else {
    file.edit(body.start + 1, body.start + 1, ` return ${start}\n${indent}${step}${declared}`);
    file.edit(body.end - 1, body.end - 1, '}); ');
  }
}

/** A value that a hook returns would be called as its cleanup. */
function dropValue(fn: Node, name: string, file: TestFile, nameOf: NameOf): void {
  const { text } = file;
  const body = fn.body as Node;
  if (body.type !== 'BlockStatement') {
    const value = bare(body);
    if (isNothing(value)) return;
    if (isFunction(value)) {
      if (file.peer === 'jest') file.kind('hook-cleanup', fn, name);
      return;
    }
    const start = body.extra?.parenStart ?? body.start;
    const end = body.extra?.parenthesized ? text.indexOf(')', body.end) + 1 : body.end;
    const inner = value.type === 'AwaitExpression' ? (value.argument as Node) : value;
    if (value.type === 'NewExpression' && value.callee.name === 'Promise') return;
    file.kind('hook-value', fn, name);
    if (isSync(inner, nameOf) || value.type === 'AwaitExpression') {
      file.edit(start, start, '{ ');
    } else {
      if (!fn.async) file.insertBefore(fn, 'async ');
      file.edit(
        start,
        start,
        inner.type === 'AssignmentExpression' && start === body.start ? '{ await (' : '{ await ',
      );
    }
    const closes =
      !isSync(inner, nameOf) &&
      value.type !== 'AwaitExpression' &&
      inner.type === 'AssignmentExpression' &&
      start === body.start;
    file.edit(end, end, closes ? '); }' : '; }');
    return;
  }
  for (const one of returnsOf(body)) {
    const value = one.argument && bare(one.argument);
    if (
      !value ||
      isNothing(value) ||
      (value.type === 'NewExpression' && value.callee.name === 'Promise')
    )
      continue;
    if (isFunction(value)) {
      if (file.peer === 'jest') file.kind('hook-cleanup', one, name);
      continue;
    }
    // A name may hold a cleanup function, which only Vitest calls.
    if (value.type === 'Identifier' && file.peer === 'vitest') continue;
    file.kind('hook-value', one, name);
    if (fn.async) file.edit(one.start, one.argument.start, 'return void (await ');
    else file.insertBefore(one.argument, isSync(value, nameOf) ? 'void (' : 'Promise.resolve(');
    const end = one.argument.extra?.parenthesized
      ? text.indexOf(')', one.argument.end) + 1
      : one.argument.end;
    file.edit(end, end, fn.async || isSync(value, nameOf) ? ')' : ').then(() => {})');
  }
}

const isNothing = (node: Node): boolean =>
  (/CallExpression$/.test(node.type) &&
    node.callee.property?.name === 'then' &&
    node.arguments[0]?.body?.body?.length === 0) ||
  node.type === 'NullLiteral' ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void');

/** Whether an expression is known not to be a promise. */
function isSync(node: Node, nameOf: NameOf): boolean {
  if (node.type === 'AssignmentExpression') return isSync(bare(node.right), nameOf);
  if (
    /^(?:Update|Unary|Binary|Object|Array|Template|NumericLiteral|StringLiteral|BooleanLiteral|NullLiteral)/.test(
      node.type,
    )
  )
    return true;
  if (node.type === 'Identifier' || node.type === 'NewExpression') return true;
  if (!/CallExpression$/.test(node.type)) return false;
  const callee = bare(node.callee);
  if (!/MemberExpression$/.test(callee.type)) return false;
  const method = callee.computed ? (stringOf(callee.property) ?? '') : callee.property.name;
  if (/^mock(?!.*Async)/.test(method)) return true;
  return (
    /^(?:jest|vi|vitest|rs)$/.test(nameOf(bare(callee.object)) ?? '') &&
    !/Async$|^import/.test(method)
  );
}

function returnsOf(node: Node): Node[] {
  if (isFunction(node)) return [];
  return children(node).flatMap((one) => (one.type === 'ReturnStatement' ? [one] : returnsOf(one)));
}
