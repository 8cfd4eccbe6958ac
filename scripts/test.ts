import { splitLang } from '../content/languages.ts';
import { ensureBrowser } from './browser/install.ts';
import { SINCE } from './check/changed.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { refuseUnknown } from './cli/select.ts';
import { changedPages } from './test/change.ts';
import type { PageChange } from './test/changedPages.ts';
import { runStages } from './test/run.ts';
import { chosenStages, leftToNight, STAGES } from './test/stages.ts';

const NAMES = STAGES.map((stage) => stage.name);

const OPTIONS = {
  shard: {
    type: 'string',
    value: '<n>/<of>',
    about: 'only this part of the browser tests, such as 1/3',
  },
  'no-cache': { type: 'boolean', about: 'also runs what passed before and has not changed' },
  night: {
    type: 'boolean',
    about: 'also what takes too long by day, and nothing from earlier runs',
  },
  changed: {
    type: 'boolean',
    about:
      'what pages that differ from the last commit can break; all where more than pages differs',
  },
  since: SINCE,
} as const;

/** Every check there is (`npm test`); with names of stages, only those. */
async function main(args: string[]): Promise<number> {
  const { positionals: names, values } = readArguments(args, OPTIONS, NAMES.length);
  refuseUnknown('stage', names, NAMES);
  const since = values.since ?? (values.changed ? '' : undefined);
  const change = since === undefined ? undefined : changedPages(since);
  if (change?.other) console.log(`${change.other} is no page: everything runs.`);
  else if (change) console.log(describe(change));
  const night = values.night ?? false;
  if (night) process.env.NIGHT = '1';
  const choice = {
    fresh: values['no-cache'] ?? night,
    night,
    shard: values.shard,
    change: change?.other || since === undefined ? undefined : { since, ...pagesOf(change) },
  };
  const stages = chosenStages(names, choice);
  try {
    const browser = ensureBrowser();
    console.log(`Browser: ${browser.path} (${browser.source})`);
  } catch (error) {
    // The browser stage fails then; the others can run.
    console.error((error as Error).message);
  }
  const { passed, failed } = await runStages(stages);
  for (const line of night ? [] : leftToNight(names)) console.log(`left to the night: ${line}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Addresses without language of what changed. */
function pagesOf({ pages = [], proofs = [] }: Partial<PageChange> = {}) {
  const routes = [...new Set(pages.map(({ route }) => splitLang(route).path))];
  return { pages: routes, proofs: [...new Set([...routes, ...proofs])] };
}

function describe(change: PageChange): string {
  const { pages, proofs } = pagesOf(change);
  const only = proofs.filter((route) => !pages.includes(route));
  return [
    `Changed: ${change.pages.map(({ route }) => route).join(' ') || 'no page'}`,
    ...(only.length > 0 ? [`Proofs of: ${only.join(' ')}`] : []),
    'Left out: samples and proofs of other pages, browser tests of others, and what reads code alone.',
  ].join('\n');
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
