import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { ROOT } from './guideCommands.ts';
import type { Checkout } from './scratchCheckout.ts';

/** A command as the guides write it, its status, and what it must print. */
type Walk = [command: string, status: number, prints: RegExp][];

/** A new page, in the order of its writer's day. */
export const WRITER: Walk = [
  ['docs -- samples --only /config/test/unstubEnvs', 0, /, 0 failed/],
  ['docs -- answers --only /config/test/unstubEnvs', 0, /, 0 failed/],
  ['docs -- new guide/basic/my-topic', 0, /wrote .*docs\/zh\/guide\/basic\/my-topic\.mdx/],
  ['docs -- samples --update --only /guide/basic/my-topic', 0, /, 0 failed/],
  ['fix', 0, /Checked \d+ files/],
  // What is left of a new page is what its writer has to say.
  ['check -- --changed', 1, /docs\/en\/guide\/basic\/my-topic\.mdx:\d+ .*unfinished/],
  [
    'docs -- rename guide/basic/my-topic guide/basic/other-topic',
    0,
    /removed docs\/en\/guide\/basic\/my-topic/,
  ],
  ['docs -- remove guide/basic/other-topic', 0, /removed docs\/zh\/guide\/basic\/other-topic/],
  ['check -- --changed', 0, /, 0 failed/],
];

/** What looks after pages that are there, up to a frozen manual. */
export const MAINTAINER: Walk = [
  ['check -- --only translations,parity', 0, /2 passed, 0 failed/],
  ['check -- --only glossary,wording', 0, /2 passed, 0 failed/],
  ['check -- --only contrast', 0, /1 passed, 0 failed/],
  ['check -- --only data', 0, /1 passed, 0 failed/],
  ['fix -- --translated /config/test/unstubEnvs', 0, /recorded as up to date/],
  ['docs -- facts', 0, /, 0 failed/],
  ['docs -- version 0.12', 0, /wrote +versions\/0\.12: \d+ files/],
  ['docs -- version', 0, /^0\.12$/m],
  ['check -- --only versions', 0, /1 passed, 0 failed/],
  ['docs -- version --remove 0.12', 0, /removed versions\/0\.12/],
];

/** What is done within a second; all others first say what they are doing. */
const QUICK = new Set([
  'fix -- --translated /config/test/unstubEnvs',
  'docs -- version',
  'docs -- version --remove 0.12',
]);

/** None of the commands may need a network. */
const OFFLINE = `--import ${pathToFileURL(join(ROOT, 'tests/support/offline.mjs'))}`;

/** Tests that run the commands one after the other in one checkout, without a network. */
export function walkThrough(walk: Walk, checkoutOf: () => Checkout): void {
  describe('in a checkout, without a network', () => {
    let checkout: Checkout;
    beforeAll(() => {
      checkout = checkoutOf();
    });
    afterAll(() => checkout?.remove());

    test.each(walk)('npm run %s ends with status %i', (command, status, prints) => {
      const { stdout, stderr, ...ended } = spawnSync('npm', ['run', ...command.split(' ')], {
        cwd: checkout.root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
        timeout: 240_000,
        env: { ...process.env, FORCE_COLOR: '0', RSTEST: undefined, NODE_OPTIONS: OFFLINE },
      });
      const output = stripVTControlCharacters(stdout + stderr);
      expect(ended.status, output).toBe(status);
      expect(output).toMatch(prints);
      // The first lines are npm's own.
      const first = output.split('\n').find((line) => line !== '' && !/^(> |npm )/.test(line));
      if (!QUICK.has(command)) expect(first).toMatch(/ …$|^\d+ pages?, /);
    });
  });
}
