import ts from 'typescript';
import type { ApiKind, ApiRecord } from '../../shared/facts/types.ts';
import { namedTypes } from './namedTypes.ts';
import { type Declarations, exportedType, exportedValue } from './program.ts';
import type { RuntimeNames } from './runtime.ts';
import { rawSignature, rawType, tidyType } from './typeText.ts';

/** An object whose members are named after it. */
interface TypedObject {
  kind: Exclude<ApiKind, 'hook' | 'config' | 'node'>;
  /** What stands before a member's name, e.g. `rs.`. */
  prefix: string;
  type: ts.Type;
}

interface Source extends TypedObject {
  members: string[];
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

/** Not symbols, types that a bundler exports as values, members of every function or marked as private. */
const PUBLIC = /^[a-z][\w.()]*(?<!\.(?:_\w+|length|arguments))$/;

/** Every function and value that a test, a config, a reporter or a Node program can use. */
export function readApis(declarations: Declarations, names: RuntimeNames): ApiRecord[] {
  const { main, api, checker } = declarations;
  const value = (name: string) => exportedValue(declarations, main, name);
  const sources = typedObjects(declarations).map(
    (one): Source => ({ ...one, members: names[one.kind] }),
  );
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
  for (const member of instanceMembers(declarations)) {
    const name = `instance.${member.name}`;
    records.push(record(declarations, name, 'node', checker.getTypeOfSymbol(member)));
  }
  return records.filter(({ name }) => !INTERNAL.has(name));
}

/**
 * The same names from the types alone, for versions that cannot be run. `unread` holds the
 * beginnings of names whose object a version does not export.
 */
export function typedApiNames(declarations: Declarations): { names: string[]; unread: string[] } {
  const { main, api, checker } = declarations;
  const objects = [
    ...typedObjects(declarations).map(
      ({ prefix, type }) => [prefix, type.getProperties()] as const,
    ),
    ['instance.', instanceMembers(declarations)] as const,
  ];
  const exported = [main, api].flatMap((module) => checker.getExportsOfModule(module));
  const values = exported.filter((symbol) => {
    const alias = symbol.flags & ts.SymbolFlags.Alias;
    return (alias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Value;
  });
  const names = [
    ...values.map(({ name }) => name).filter((name) => !OBJECTS.includes(name)),
    ...objects.flatMap(([prefix, members]) => members.map(({ name }) => prefix + name)),
  ];
  return {
    names: [...new Set(names)].filter((name) => PUBLIC.test(name) && !INTERNAL.has(name)),
    unread: objects.filter(([, members]) => members.length === 0).map(([prefix]) => prefix),
  };
}

/** The objects with members, and where these are declared. */
function typedObjects(declarations: Declarations): TypedObject[] {
  const { main, checker } = declarations;
  const value = (name: string) => exportedValue(declarations, main, name);
  const type = (name: string) => exportedType(declarations, main, name);
  const mock = type('MockInstance');
  const context = mock.getProperty('mock');
  if (!context && !declarations.lenient) throw new Error('MockInstance has no `mock` any more');
  return [
    { kind: 'rs', prefix: 'rs.', type: value('rs') },
    { kind: 'test', prefix: 'test.', type: value('test') },
    { kind: 'describe', prefix: 'describe.', type: value('describe') },
    { kind: 'context', prefix: 'context.', type: type('TestContext') },
    { kind: 'expect', prefix: 'expect.', type: value('expect') },
    { kind: 'assertion', prefix: 'expect().', type: type('Assertion') },
    { kind: 'mock', prefix: 'mock.', type: mock },
    {
      kind: 'mockContext',
      prefix: 'mock.mock.',
      type: context ? checker.getTypeOfSymbol(context) : checker.getAnyType(),
    },
    { kind: 'reporter', prefix: 'reporter.', type: type('Reporter') },
  ];
}

function instanceMembers({ api, checker }: Declarations): ts.Symbol[] {
  const instance = checker.getExportsOfModule(api).find(({ name }) => name === 'RstestInstance');
  return instance ? checker.getDeclaredTypeOfSymbol(instance).getProperties() : [];
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
