import type { TestFile } from './file.ts';
import type { Node } from './parse.ts';
import type { Scope } from './scope.ts';

/** Types of mocks by what Rstest calls them. */
const MOCKS = {
  Mock: 'Mock',
  MockInstance: 'MockInstance',
  Mocked: 'Mocked',
  MockedClass: 'Mocked',
  MockedFunction: 'Mocked',
  MockedObject: 'Mocked',
  MockedFunctionDeep: 'Mocked',
  MockedObjectDeep: 'Mocked',
};
/** Types of the namespace `jest`. */
export const JEST_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...MOCKS,
    MockedFn: 'Mocked',
    SpyInstance: 'MockInstance',
    Spied: 'Mocked',
    SpiedFunction: 'MockInstance',
    SpiedClass: 'Mocked',
  }),
);
/** Types of the namespace `jest` that are written down instead. */
export const WRITTEN_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DoneCallback: '(error?: unknown) => void',
    CustomMatcherResult: '{ pass: boolean; message: () => string }',
  }),
);
/** Types that Vitest exports. */
export const VITEST_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...MOCKS, Matchers: 'Matchers', TestAPI: 'TestAPIs' }),
);

/** Writes `jest.Mocked<T>` and its siblings with the types of Rstest. */
export function typeEdits(node: Node, around: readonly Node[], scope: Scope, file: TestFile): void {
  if (node.type !== 'TSQualifiedName' || node.left.name !== 'jest' || file.peer !== 'jest') return;
  const own = scope.find('jest');
  if (own && own.module !== '@jest/globals') return;
  const name = node.right.name as string;
  const full = `jest.${name}`;
  const reference = around.at(-1);
  const written = WRITTEN_TYPES.get(name);
  if (written) {
    file.rewrite(node, written);
    return;
  }
  const type = JEST_TYPES.get(name);
  if (!type) {
    file.kind('type', node, full);
    return;
  }
  file.kind('mock-type', node, full);
  const bound = scope.find(type);
  const isOwn = bound !== undefined && bound.module !== '@rstest/core';
  if (file.isModule && !isOwn) {
    if (!bound) file.types.add(type);
    file.rewrite(node, type);
  } else file.rewrite(node, `import('@rstest/core').${type}`);
  if (reference && /^(?:Mock|MockInstance|SpyInstance)$/.test(name))
    functionType(reference, !own, file);
}

/**
 * `<Result, [Argument]>` of `@types/jest`, after `jest.fn` or a type of it, is the type of the function
 * here; a result alone is one only where the names come from that package.
 */
export function functionType(of: Node, isTypesJest: boolean, file: TestFile): void {
  const given = (of.typeParameters ?? of.typeArguments) as Node | undefined;
  const [result, args] = (given?.params ?? []) as Node[];
  if (!given || !result) return;
  const text = (one: Node) => file.text.slice(one.start, one.end);
  if (args) file.rewrite(given, `<(...args: ${text(args)}) => ${text(result)}>`);
  else if (isTypesJest && !/^TS(?:FunctionType|TypeQuery)/.test(result.type))
    file.rewrite(given, `<(...args: any[]) => ${text(result)}>`);
}
