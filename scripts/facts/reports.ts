import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type ts from 'typescript';
import type { ReporterRecord, ReportRecord } from '../../shared/facts/types.ts';
import { type Declarations, exportedType } from './program.ts';

/** The built-in reporters whose options the types name; `junit` takes any. */
export function readReporters(declarations: Declarations): ReporterRecord[] {
  const { checker, main } = declarations;
  const read = (type: ts.Type): ReporterRecord[] => {
    if (type.isUnion()) return type.types.flatMap(read);
    const [first, options] = checker.getTypeArguments(type as ts.TypeReference);
    if (first && checker.isArrayType(type)) return read(first);
    if (!first?.isStringLiteral() || !options || checker.getIndexInfosOfType(options).length > 0)
      return [];
    const names = options.getProperties().map(({ name }) => name);
    return [{ name: first.value, options: names.toSorted() }];
  };
  const property = exportedType(declarations, main, 'RstestConfig').getProperty('reporters');
  return property ? read(checker.getNonNullableType(checker.getTypeOfSymbol(property))) : [];
}

/** The file of each report of coverage: both providers leave the writing to the same package. */
export function readReports(root: string): ReportRecord[] {
  const require = createRequire(join(root, 'node_modules/@rstest/coverage-v8/package.json'));
  const { create } = require('istanbul-reports') as { create(name: string): { file?: unknown } };
  const folder = join(dirname(require.resolve('istanbul-reports')), 'lib');
  return readdirSync(folder).flatMap((entry): ReportRecord[] => {
    const name = entry.replace(/\.js$/, '');
    // It consists of two others, and only this one has a file.
    const { file } = create(name === 'lcov' ? 'lcovonly' : name);
    return typeof file === 'string' && file !== '-' ? [{ name, file }] : [];
  });
}
