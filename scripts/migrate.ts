import { readFileSync, writeFileSync } from 'node:fs';
import { compatibility } from '../shared/facts/compatibility.ts';
import { analyze } from '../shared/migrate/analyze.ts';
import { formatFindings } from '../shared/migrate/format.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';

const OPTIONS = {
  write: { type: 'boolean', about: 'makes the safe renames in the file' },
} as const;

function main(args: string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS, 1);
  const [file] = positionals;
  if (!file)
    throw new UserError('a file is needed; usage: npm run docs -- migrate <file> [--write]');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`${file} cannot be read`);
  }
  const result = analyze(text, compatibility);
  for (const line of formatFindings(file, result)) console.log(line);
  if (values.write && result.text !== text) writeFileSync(file, result.text);
  return 0;
}

await runCommand(
  {
    name: 'docs migrate',
    usage: '<file>',
    about: 'Lists, line by line, what becomes of a Jest or Vitest test or config in Rstest.',
  },
  async (args) => main(args),
);
