import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, readManifest, rstestBin } from '@rstest-docs/samples/runner';
import ts from 'typescript';
import { formatKey } from '../../shared/facts/keys.ts';
import type { CommandFacts } from '../../shared/facts/types.ts';
import { typedApiNames } from '../facts/apis.ts';
import { defaultCode } from '../facts/defaults.ts';
import { readCommands } from '../facts/help.ts';
import { readOptions } from '../facts/options.ts';
import { loadDeclarations } from '../facts/program.ts';
import type { VersionReading } from './build.ts';

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
