import { frozenVersions, versionFolder } from '../content/versions.ts';
import { facts } from '../shared/facts/index.ts';
import { currentSite } from './authoring/command.ts';
import { freeze, removeVersion } from './authoring/version.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';

async function main(args: readonly string[]): Promise<number> {
  const options = {
    remove: { type: 'string', value: '<version>', about: 'removes the frozen manual again' },
  } as const;
  const { values, positionals } = readArguments(args, options, 1);
  const root = process.cwd();
  const [name] = positionals;
  if (name && values.remove) throw new UserError('a version is either frozen or removed, not both');
  if (values.remove) {
    removeVersion(root, values.remove);
    console.log(`removed ${versionFolder(values.remove)}`);
  } else if (name) {
    console.log('Reading the pages …');
    const count = freeze(currentSite(root), name);
    console.log(`wrote   ${versionFolder(name)}: ${count} files, facts of ${facts.version}`);
    console.log('Next: npm run build, npm run serve, and commit the folder');
  } else {
    const names = frozenVersions(root);
    console.log(names.length > 0 ? names.join('\n') : 'no version is frozen');
  }
  return 0;
}

await runCommand('docs version', main);
