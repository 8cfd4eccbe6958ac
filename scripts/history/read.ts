import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, readManifest, rstestBin } from '@rstest-docs/samples/runner';
import ts from 'typescript';
import { type History, isUnread, type NameEvent } from '../../shared/facts/changes.ts';
import { formatKey } from '../../shared/facts/keys.ts';
import type { CommandFacts } from '../../shared/facts/types.ts';
import { typedApiNames } from '../facts/apis.ts';
import { defaultCode } from '../facts/defaults.ts';
import { readCommands } from '../facts/help.ts';
import { readOptions } from '../facts/options.ts';
import { loadDeclarations } from '../facts/program.ts';

/** Other tools' options: their types change with the installed version of those tools. */
const OTHERS = /^(source|output|resolve|tools|dev|performance|plugins|federation)\b/;

/**
 * Reads the packed `@rstest/core` that is unpacked below `root`: its types, the defaults in its
 * code, and `--help` where it starts without its dependencies. What cannot be read is in `unread`.
 */
export async function readVersion(root: string): Promise<VersionReading> {
  const folder = packageFolder(root);
  const names: VersionReading['names'] = {};
  const unread: string[] = [];
  const declarations = loadDeclarations(root, true);
  const defaults = readDefaults(folder);
  if (defaults === undefined) unread.push('default');
  for (const option of readOptions(declarations)) {
    const own = !OTHERS.test(option.name);
    const hasKeys = option.keys.length > 0;
    const value = own && defaults ? defaultCode(defaults, option.name, hasKeys) : undefined;
    names[formatKey('option', option.name)] = {
      ...(own && !hasKeys ? { type: option.type } : {}),
      ...(value === undefined ? {} : { default: value }),
    };
  }
  const apis = typedApiNames(declarations);
  for (const name of apis.names) names[formatKey('api', name)] = {};
  unread.push(...apis.unread.map((start) => `api ${start}`));
  const commands = await readCommands(rstestBin(root)).catch((): CommandFacts[] => []);
  if (commands.length === 0) unread.push('command ', 'flag ');
  for (const { name, flags } of commands) {
    if (name) names[formatKey('command', name)] = {};
    for (const flag of flags) {
      for (const spelling of flag.names) {
        const choices = flag.choices?.join(' | ');
        names[formatKey('flag', spelling)] = choices ? { choices } : {};
      }
    }
  }
  return { version: readManifest(folder).version, unread, names };
}

/**
 * The object of default values in the package's code, with those of its values that are written
 * there as they are. It is read, not run: old versions do not start without their dependencies.
 */
export function readDefaults(folder: string): Record<string, unknown> | undefined {
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .sort()) {
    const code = readFileSync(join(dist, file), 'utf8');
    const start = code.indexOf('createDefaultConfig = ()=>(');
    if (start < 0) continue;
    const source = ts.createSourceFile(file, code.slice(start), ts.ScriptTarget.ES2022);
    const [statement] = source.statements;
    if (!statement || !ts.isExpressionStatement(statement)) continue;
    if (!ts.isBinaryExpression(statement.expression)) continue;
    const arrow = statement.expression.right;
    if (!ts.isArrowFunction(arrow) || !ts.isParenthesizedExpression(arrow.body)) continue;
    return literal(arrow.body.expression) as Record<string, unknown>;
  }
  return undefined;
}

/** The value of an expression that is written out; undefined for any other. */
function literal(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(literal);
    return items.includes(undefined) ? undefined : items;
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
        ? [[property.name.text, literal(property.initializer)]]
        : [],
    ),
  );
}

/** Facts of a name that a version may change. */
export type Values = Partial<Record<'type' | 'default' | 'choices', string>>;

/** What one version's package says. */
export interface VersionReading {
  version: string;
  /** Beginnings of names that it does not let us read, or `default`. */
  unread: string[];
  /** By name, e.g. `option retry`. */
  names: Record<string, Values>;
}

/** Joins the readings of all versions, oldest first, into what each of them changed. */
export function buildHistory(readings: readonly VersionReading[]): History {
  const versions = readings.map(({ version }) => version);
  const unread = Object.fromEntries(
    readings.filter((one) => one.unread.length > 0).map((one) => [one.version, one.unread]),
  );
  const events = new Map<string, NameEvent[]>();
  const present = new Map<string, Values>();
  for (const { version, names } of readings) {
    const add = (name: string, event: Omit<NameEvent, 'version'>) =>
      events.set(name, [...(events.get(name) ?? []), { version, ...event }]);
    for (const [name, values] of Object.entries(names)) {
      const before = present.get(name);
      if (!before) add(name, { what: 'added' });
      else for (const event of changedValues(before, values)) add(name, event);
      // A value that cannot be read is the one before it until another is read.
      present.set(name, { ...before, ...values });
    }
    for (const name of present.keys()) {
      if (Object.hasOwn(names, name) || isUnread({ unread }, version, name)) continue;
      present.delete(name);
      add(name, { what: 'removed' });
    }
  }
  const sorted = [...events].sort(([a], [b]) => (a < b ? -1 : 1));
  return { versions, unread, names: Object.fromEntries(sorted) };
}

function changedValues(before: Values, after: Values): Omit<NameEvent, 'version'>[] {
  return (['type', 'default', 'choices'] as const).flatMap((what) => {
    const [from, to] = [before[what], after[what]];
    if (from === undefined || to === undefined || normal(from) === normal(to)) return [];
    return [{ what, from, to }];
  });
}

/** Alternatives in another order say the same. */
const normal = (value: string): string =>
  /[({[]/.test(value) ? value : value.split(' | ').sort().join(' | ');

/** One line for each name, so that a change is one line in a diff. */
export function formatHistory({ versions, unread, names }: History): string {
  const lines = (map: object) =>
    Object.entries(map)
      .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{
 "versions": ${JSON.stringify(versions)},
 "unread": {
${lines(unread)}
 },
 "names": {
${lines(names)}
 }
}
`;
}
