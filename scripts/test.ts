import { ensureBrowser } from './browser/install.ts';
import { changeSince } from './check/changed.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { refuseUnknown } from './cli/select.ts';
import { pageChange } from './test/changed-pages.ts';
import { runStages } from './test/run.ts';
import { chosenStages, STAGES } from './test/stages.ts';

const NAMES = STAGES.map((stage) => stage.name);

const OPTIONS = {
  shard: {
    type: 'string',
    value: '<n>/<of>',
    about: 'only this part of the browser tests, such as 1/3',
  },
  'no-cache': { type: 'boolean', about: 'also runs what passed before and has not changed' },
  changed: {
    type: 'boolean',
    about:
      'what pages that differ from the last commit can break; all where more than pages differs',
  },
  since: {
    type: 'string',
    value: '<branch>',
    about: 'the same, from where this branch left the given one',
  },
} as const;

/** Addresses of the pages that differ; undefined where other files do too, and says which. */
function changedPages(since: string): string[] | undefined {
  const { pages, other } = pageChange(changeSince('.', since).files);
  console.log(other ? `${other} is no page: everything runs.` : `Changed: ${pages.join(' ')}`);
  return other ? undefined : pages;
}

/** Every check there is (`npm test`); with names of stages, only those. */
async function main(args: string[]): Promise<number> {
  const { positionals: names, values } = readArguments(args, OPTIONS, NAMES.length);
  refuseUnknown('stage', names, NAMES);
  const since = values.since ?? (values.changed ? '' : undefined);
  const pages = since === undefined ? undefined : changedPages(since);
  const stages = chosenStages(names, {
    fresh: values['no-cache'] ?? false,
    shard: values.shard,
    pages,
  });
  try {
    const browser = ensureBrowser();
    console.log(`Browser: ${browser.path} (${browser.source})`);
  } catch (error) {
    // The browser stage fails then; the others can run.
    console.error((error as Error).message);
  }
  const { passed, failed } = await runStages(stages);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

await runCommand(
  {
    name: 'test',
    usage: '[stage…]',
    about: 'Runs every check there is, or the named stages.',
    more: () => `Stages: ${NAMES.join(', ')}`,
  },
  main,
);
