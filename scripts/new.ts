import { fileOfPlace } from '../content/routes.ts';
import { LANGS } from '../shared/site/locales.ts';
import { carryOut, currentSite } from './authoring/command.ts';
import { planNew } from './authoring/new.ts';
import { isReference } from './authoring/place.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { runNode } from './cli/runNode.ts';

const USAGE = 'npm run docs -- new <group>/<name>, e.g. npm run docs -- new guide/basic/my-topic';
const TSX = 'node_modules/tsx/dist/cli.mjs';

async function main(args: readonly string[]): Promise<number> {
  const options = {
    'no-output': { type: 'boolean', about: 'does not run the sample to capture its output' },
  } as const;
  const { values, positionals } = readArguments(args, options, 1);
  const [typed] = positionals;
  if (!typed) throw new UserError(`one page is needed; usage: ${USAGE}`);
  const root = process.cwd();
  console.log('Reading the pages …');
  const { page, changes } = planNew(currentSite(root), typed);
  await carryOut(root, changes);
  if (!values['no-output']) await captureOutput(root, page.route);
  const files = LANGS.map((lang) => fileOfPlace({ lang, path: page.path }));
  console.log(
    [
      '',
      'Next:',
      `  1. Write what is marked TODO in ${files.join(', then in ')}.`,
      '  2. Move the entry to its place in both _meta.json.',
      `  3. npm run docs -- samples --update --only ${page.route}   refreshes the output`,
      ...(!isReference(page.group)
        ? []
        : [
            `  4. Prove what the page says in tests/answers/${page.path}.ts (three questions at least).`,
          ]),
      'Last: npm run fix && npm run check -- --changed',
    ].join('\n'),
  );
  return 0;
}

/** Fills in the output of the sample; a failure leaves it empty and is reported. */
async function captureOutput(root: string, route: string): Promise<void> {
  console.log('Running the sample …');
  const script = [TSX, 'scripts/samples.ts', '--update', '--only', route];
  const { code, output } = await runNode(root, script);
  if (code !== 0)
    console.log(`the sample's output is still empty: ${output.trim().split('\n')[0]}`);
}

await runCommand('docs new', main);
