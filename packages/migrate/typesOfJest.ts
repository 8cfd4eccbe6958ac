import type { TestFile } from './file.ts';
import type { Node } from './parse.ts';
import type { Scope } from './scope.ts';

/** Types of the namespace `jest`, by what Rstest calls them. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Mock: 'Mock',
    MockInstance: 'MockInstance',
    SpyInstance: 'MockInstance',
    Spied: 'Mocked',
    SpiedFunction: 'MockInstance',
    SpiedClass: 'Mocked',
    Mocked: 'Mocked',
    MockedClass: 'Mocked',
    MockedFunction: 'Mocked',
    MockedFn: 'Mocked',
    MockedObject: 'Mocked',
    MockedObjectDeep: 'Mocked',
  }),
);

/** Writes `jest.Mocked<T>` and its siblings with the types of Rstest. */
export function typeEdits(node: Node, around: readonly Node[], scope: Scope, file: TestFile): void {
  if (node.type !== 'TSQualifiedName' || node.left.name !== 'jest' || file.peer !== 'jest') return;
  const own = scope.find('jest');
  if (own && own.module !== '@jest/globals') return;
  const name = node.right.name as string;
  const full = `jest.${name}`;
  const reference = around.at(-1);
  const given = (reference?.typeParameters ?? reference?.typeArguments) as Node | undefined;
  if (name === 'DoneCallback') {
    file.edit(node.start, node.end, '(error?: unknown) => void');
    return;
  }
  if (name === 'CustomMatcherResult') {
    file.edit(node.start, node.end, '{ pass: boolean; message: () => string }');
    return;
  }
  const type = TYPES.get(name);
  if (!type) {
    file.kind('type', node, full);
    return;
  }
  file.kind('type', node, full, 'done');
  const bound = scope.find(type);
  const isOwn = bound !== undefined && bound.module !== '@rstest/core';
  if (file.isModule && !isOwn) {
    if (!bound) file.types.add(type);
    file.edit(node.start, node.end, type);
  } else file.edit(node.start, node.end, `import('@rstest/core').${type}`);
  const [result, args] = (given?.params ?? []) as Node[];
  if (!given || !result || !/^(?:Mock|MockInstance|SpyInstance)$/.test(name)) return;
  const text = (one: Node) => file.text.slice(one.start, one.end);
  if (args) file.edit(given.start, given.end, `<(...args: ${text(args)}) => ${text(result)}>`);
  else if (!own && !/^TS(?:FunctionType|TypeQuery)/.test(result.type))
    file.edit(given.start, given.end, `<(...args: any[]) => ${text(result)}>`);
}
