import { expect, test } from '@rstest/core';
import { MOST_TRIES, SecondTries } from '../secondTries.ts';

/** What becomes of so many that pass whenever they run again. */
async function prove(count: number) {
  const tries = new SecondTries();
  const found = { proved: 0, runs: 0, findings: 0 };
  for (let line = 1; line <= count; line++) {
    tries.add({
      file: 'a.mdx',
      line,
      name: 'one',
      why: 'late',
      again: async () => ++found.runs > 0,
      proved: () => {
        found.proved++;
      },
    });
  }
  found.findings = (await tries.prove(() => {})).length;
  return found;
}

test('when too many need a second try, each of them failed', async () => {
  const most = { proved: MOST_TRIES, runs: 3 * MOST_TRIES, findings: 0 };
  expect(await prove(MOST_TRIES)).toEqual(most);
  expect(await prove(MOST_TRIES + 1)).toEqual({ proved: 0, runs: 0, findings: MOST_TRIES + 1 });
});
