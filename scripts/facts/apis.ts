import type ts from 'typescript';
import type { ApiKind, ApiRecord } from '../../shared/facts/types.ts';
import { namedTypes } from './named-types.ts';
import { type Declarations, exportedType, exportedValue } from './program.ts';
import type { RuntimeNames } from './runtime.ts';
import { rawSignature, rawType, tidyType } from './type-text.ts';

/** Objects whose members are named after them, and where their types are. */
interface Source {
  kind: ApiKind;
  /** What stands before a member's name, e.g. `rs.`. */
  prefix: string;
  members: string[];
  type: ts.Type;
}

const HOOKS = [
  'beforeAll',
  'beforeEach',
  'afterEach',
  'afterAll',
  'onTestFinished',
  'onTestFailed',
];
/** Exports of the test side that are described member by member, or are other names for one of those. */
const OBJECTS = ['rs', 'rstest', 'it', 'default', 'expect', 'test', 'describe'];

/** What plugins of the assertion library call on themselves. */
const INTERNAL = new Set(['expect().assert', 'expect().withContext', 'expect().withTest']);

/** Every function and value that a test, a config, a reporter or a Node program can use. */
export function readApis(declarations: Declarations, names: RuntimeNames): ApiRecord[] {
  const { main, api, checker } = declarations;
  const value = (name: string) => exportedValue(declarations, main, name);
  const type = (name: string) => exportedType(declarations, main, name);
  const mockType = type('MockInstance');
  const contextSymbol = mockType.getProperty('mock');
  if (!contextSymbol && !declarations.lenient)
    throw new Error('MockInstance has no `mock` any more');
  const reporter = type('Reporter');
  const sources: Source[] = [
    { kind: 'rs', prefix: 'rs.', members: names.rs, type: value('rs') },
    { kind: 'test', prefix: 'test.', members: names.test, type: value('test') },
    { kind: 'describe', prefix: 'describe.', members: names.describe, type: value('describe') },
    { kind: 'context', prefix: 'context.', members: names.context, type: type('TestContext') },
    { kind: 'expect', prefix: 'expect.', members: names.expect, type: value('expect') },
    { kind: 'assertion', prefix: 'expect().', members: names.assertion, type: type('Assertion') },
    { kind: 'mock', prefix: 'mock.', members: names.mock, type: mockType },
    {
      kind: 'mockContext',
      prefix: 'mock.mock.',
      members: names.mockContext,
      type: contextSymbol ? checker.getTypeOfSymbol(contextSymbol) : checker.getAnyType(),
    },
    { kind: 'reporter', prefix: 'reporter.', members: names.reporter, type: reporter },
  ];
  const records = sources.flatMap((source) => [
    ...wholeOf(declarations, source),
    ...source.members.map((member) => memberRecord(declarations, source, member)),
  ]);
  for (const name of names.core) {
    if (OBJECTS.includes(name)) continue;
    const kind = HOOKS.includes(name) ? 'hook' : 'test';
    records.push(record(declarations, name, kind, value(name)));
  }
  for (const name of names.config) {
    if (names.core.includes(name)) continue;
    records.push(record(declarations, name, 'config', value(name)));
  }
  for (const name of names.api) {
    records.push(record(declarations, name, 'node', exportedValue(declarations, api, name)));
  }
  const instance = checker.getExportsOfModule(api).find(({ name }) => name === 'RstestInstance');
  const members = instance ? checker.getDeclaredTypeOfSymbol(instance).getProperties() : [];
  for (const member of members) {
    const name = `instance.${member.name}`;
    records.push(record(declarations, name, 'node', checker.getTypeOfSymbol(member)));
  }
  return records.filter(({ name }) => !INTERNAL.has(name));
}

/** `test`, `describe` and `expect` are functions besides having members. */
function wholeOf(declarations: Declarations, { kind, prefix, type }: Source): ApiRecord[] {
  if (kind !== 'test' && kind !== 'describe' && kind !== 'expect') return [];
  return [record(declarations, prefix.replace(/\.$/, ''), kind, type)];
}

function memberRecord(declarations: Declarations, source: Source, member: string): ApiRecord {
  const name = `${source.prefix}${member}`;
  const symbol = declarations.checker.getPropertyOfType(source.type, member);
  if (!symbol) return { name, kind: source.kind, signatures: [], types: [] };
  return record(declarations, name, source.kind, declarations.checker.getTypeOfSymbol(symbol));
}

function record(
  declarations: Declarations,
  name: string,
  kind: ApiKind,
  declared: ts.Type,
): ApiRecord {
  const type = declarations.checker.getNonNullableType(declared);
  const signatures = isChainWord(type)
    ? [`${name}: Assertion<T>`]
    : signaturesOf(declarations, name, type);
  if (signatures.length === 0) signatures.push(`${name}: ${rawType(declarations, type)}`);
  return {
    name,
    kind,
    signatures: [...new Set(signatures.map(tidyType))],
    types: namedTypes(declarations, signatures.join(' ')),
  };
}

/** Words such as `not` and `be` are assertions themselves, whose type happens to be callable. */
function isChainWord(type: ts.Type): boolean {
  return (
    /^Assertion(_\d+)?$/.test(type.symbol?.name ?? '') ||
    type.aliasSymbol?.name === 'VitestAssertion'
  );
}

function signaturesOf(declarations: Declarations, name: string, type: ts.Type): string[] {
  const calls = type
    .getCallSignatures()
    .map((call) => `${name}${rawSignature(declarations, call)}`);
  const news = type
    .getConstructSignatures()
    .map((call) => `new ${name}${rawSignature(declarations, call)}`);
  const all = [...calls, ...news];
  const readable = all.filter((text) => !/\binfer\b/.test(text));
  return readable.length > 0 ? readable : all;
}
