import { MODULE_CALLS, type TestFile } from './file.ts';
import { bare, children, isFunction, keyOf, type Node, stringOf } from './parse.ts';
import { functionType } from './typesOfJest.ts';

const CORE =
  /^(?:node:)?(?:fs|path|os|child_process|crypto|http|https|net|readline|util|zlib|stream|url|worker_threads|dns|process|events|perf_hooks)(?:\/promises)?$/;
const REQUIRES: Record<string, string> = {
  mock: 'mockRequire',
  doMock: 'doMockRequire',
  unmock: 'unmockRequire',
  dontMock: 'doUnmockRequire',
  doUnmock: 'doUnmockRequire',
};

/**
 * Writes a call on the framework's object in the form that Rstest has for it. Returns whether it
 * recorded the call; otherwise the compatibility table tells what becomes of it.
 */
export function mockEdits(
  call: Node,
  callee: Node,
  name: string,
  around: readonly Node[],
  file: TestFile,
): boolean {
  const kit = file.peer === 'jest' ? 'jest' : 'vi';
  const args = call.arguments as Node[];
  const [first, second] = args;
  const rename = (to: string) => file.rewrite(callee.property, to);
  const text = (node: Node) => file.text.slice(node.start, node.end);
  const found = (level: 'done' | 'look' | 'note' | 'fine') => {
    if (!file.name('kit', `${kit}.${name}`, callee, level))
      file.name('kit', `${kit}.${name}`, callee);
    return true;
  };
  switch (name) {
    case 'setTimeout':
      if (!first || kit !== 'jest') return false;
      rename('setConfig');
      file.insertBefore(first, '{ testTimeout: ');
      file.insertAfter(first, `, hookTimeout: ${text(first)} }`);
      return found('done');
    case 'retryTimes':
      if (!first) return false;
      rename('setConfig');
      file.insertBefore(first, '{ retry: ');
      file.edit(first.end, args.at(-1)?.end ?? first.end, ' }');
      return found('done');
    case 'now':
      if (kit !== 'jest') return false;
      file.rewrite(callee, 'Date.now');
      return found('done');
    case 'setMock':
      if (!second) return false;
      rename('doMock');
      file.insertBefore(second, '() => (');
      file.insertAfter(second, ')');
      return found('done');
    case 'unstable_mockModule':
      if (!second || second.async) return false;
      rename('doMock');
      return found('done');
    case 'unstable_unmockModule':
      rename('doUnmock');
      return found('done');
    case 'isolateModules':
    case 'isolateModulesAsync': {
      if (!first || !isFunction(bare(first))) return false;
      const statement = around.at(-2)?.type === 'ExpressionStatement';
      file.edit(
        callee.start,
        first.start,
        `${statement ? 'void ' : ''}(${file.kit}.resetModules(), `,
      );
      file.insertAfter(call, '()');
      file.kind('isolate', call, `${kit}.${name}`);
      return found('done');
    }
    case 'replaceProperty': {
      const [object, key, value] = args;
      const statement = around.at(-2)?.type === 'ExpressionStatement';
      if (!statement || !object || !key || !value || object.name === 'process') return false;
      rename('spyOn');
      file.edit(key.end, value.start, ", 'get').mockReturnValue(");
      return found('done');
    }
    case 'fn':
      if (kit === 'jest') functionType(call, !file.imports, file);
      return false;
  }
  if (!MODULE_CALLS.test(name) || name === 'hoisted') return false;
  if (!/^(?:mock|doMock|unmock|dontMock|doUnmock)$/.test(name)) return false;
  const parent = around.at(-2);
  if (parent && /MemberExpression$/.test(parent.type) && parent.object === call)
    file.kind('mock-chain', call, `${kit}.${name}`);
  const path = pathOf(first);
  if (path === undefined) {
    file.kind('mock-path', callee, `${kit}.${name}`);
    return true;
  }
  if (first?.type === 'TemplateLiteral') file.rewrite(first, JSON.stringify(path));
  const nested = around.some((one) => isFunction(one));
  let next = name;
  // Jest moves such a call to the top of its function, Rstest to the top of the file.
  if (kit === 'jest' && nested && name === 'mock') next = 'doMock';
  if (kit === 'jest' && nested && name === 'unmock') next = 'doUnmock';
  if (name === 'dontMock') next = 'doUnmock';
  const commonJs = file.required.has(path) || (!file.hasImport && file.required.size > 0);
  if (commonJs && kit === 'jest') {
    next = REQUIRES[next] ?? next;
    file.kind('mock-require', callee, `${kit}.${name}`);
  }
  if (next !== name) rename(next);
  if (args.length > 2 && second) file.edit(second.end, args.at(-1)?.end ?? second.end, '');
  if (CORE.test(path) && /ock$/.test(name)) file.kind('mock-node', callee, `${kit}.${name}`);
  if (second && isFunction(bare(second)))
    factory(bare(second), path, first as Node, file, `${kit}.${name}`);
  return found(next === name || next.startsWith(name) ? 'fine' : 'done');
}

const pathOf = (node: Node | undefined): string | undefined => {
  if (!node) return undefined;
  if (node.type === 'CallExpression' && node.callee.type === 'Import')
    return stringOf(node.arguments[0]);
  if (node.type === 'ImportExpression') return stringOf(node.source);
  return stringOf(node);
};

/** Makes a factory synchronous: what it awaits of the original is imported next to the mock. */
function factory(fn: Node, path: string, given: Node, file: TestFile, name: string): void {
  const [original] = fn.params as Node[];
  if (!fn.async && !original) return;
  const originals = new Map<string, string>();
  let left = 0;
  let changed = false;
  const nameFor = (module: string): string => {
    const before = originals.get(module);
    if (before) return before;
    const stem =
      module
        .replace(/\.\w+$/, '')
        .split(/[^A-Za-z0-9]+/)
        .filter(Boolean)
        .at(-1) ?? 'module';
    let next = `${/^\d/.test(stem) ? 'module' : stem}Actual`;
    while (
      new RegExp(`\\b${next}\\b`).test(file.text) ||
      file.prelude.some((line) => line.includes(` ${next} `))
    )
      next += '_';
    originals.set(module, next);
    return next;
  };
  const edits: [number, number, string][] = [];
  const visit = (node: Node): void => {
    if (node !== fn && isFunction(node) && node.async) return;
    if (node.type === 'AwaitExpression') {
      const module = originalOf(node.argument, original, path);
      if (module !== undefined) {
        edits.push([node.start, node.end, nameFor(module)]);
        changed = true;
        return;
      }
      left++;
    } else {
      const module = originalOf(node, original, path);
      if (module !== undefined) left++;
    }
    for (const one of children(node)) visit(one);
  };
  visit(fn.body);
  if (left > 0) {
    file.kind('mock-factory', given, name);
    return;
  }
  for (const [start, end, text] of edits) file.edit(start, end, text);
  for (const [module, local] of originals) {
    const line = `import * as ${local} from '${module}' with { rstest: 'importActual' };`;
    if (!file.prelude.includes(line)) file.prelude.push(line);
  }
  if (changed) file.kind('mock-original', given, name, 'done');
  if (original) {
    const [from, to] = [original.start, original.end];
    const hasParens = file.text.slice(fn.start, from).includes('(');
    file.edit(from, to, hasParens ? '' : '()');
  }
  if (fn.async) {
    const at = file.text.indexOf('async', fn.start);
    const space = /^\s*/.exec(file.text.slice(at + 5))?.[0].length ?? 0;
    file.edit(at, at + 5 + space, '');
  }
}

/** The module whose original a call returns: `importOriginal()` or `vi.importActual('./a')`. */
function originalOf(node: Node, original: Node | undefined, path: string): string | undefined {
  const at = bare(node);
  if (at.type !== 'CallExpression') return undefined;
  if (original?.type === 'Identifier' && at.callee.name === original.name) return path;
  if (at.callee.type === 'MemberExpression' && keyOf(at.callee) === 'importActual')
    return stringOf(at.arguments[0]);
  return undefined;
}
