import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../cli/arguments.ts';
import { UserError } from '../cli/errors.ts';
import { readBase } from '../cli/values.ts';

const OPTIONS = {
  out: { type: 'string', value: '<folder>', about: 'where the site goes; doc_build unless given' },
  base: {
    type: 'string',
    value: '<path>',
    about: 'path below which the site will be, e.g. /docs/',
  },
  'no-check': { type: 'boolean', about: 'builds without checking the pages' },
} as const;

/** Options of `build`; throws an Error with one plain line when one is wrong. */
export function parseBuildOptions(argv: readonly string[]) {
  const { values } = readArguments(argv, OPTIONS, 0);
  const { out = 'doc_build', base = '/' } = values;
  refuseForeignFolder(out);
  // `npm test` has checked the pages already.
  return { out, base: readBase(base), check: !values['no-check'] };
}

/** The folder is replaced as a whole, so it must be one that holds a built site or nothing. */
function refuseForeignFolder(out: string): void {
  if (!existsSync(out) || existsSync(join(out, 'index.html'))) return;
  if (readdirSync(out).length === 0) return;
  throw new UserError(
    `--out ${out}: would be replaced, and holds no site that was built; allowed: a folder that is new, empty or built before`,
  );
}
