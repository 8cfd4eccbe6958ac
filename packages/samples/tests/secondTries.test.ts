import { expect, test } from '@rstest/core';
import { MOST_TRIES, SecondTries } from '../secondTries.ts';

/** One that passes in these rounds, and what was reported and recorded of it. */
async function prove(results: boolean[], count = 1) {
  const tries = new SecondTries();
  const lines: string[] = [];
  let proved = 0;
  let runs = 0;
  for (let at = 1; at <= count; at++) {
    tries.add({
      file: 'a.mdx',
      line: at,
      name: 'one',
      why: 'late\nby far',
      again: async (round) => {
        runs++;
        return results[round - 1] ?? false;
      },
      proved: () => {
        proved++;
      },
    });
  }
  const findings = await tries.prove((line) => lines.push(line));
  return { lines, proved, runs, messages: findings.map(({ message }) => message) };
}

const NAMED = ['needed a second try: a.mdx:1 one', '    late\n    by far'];

test('a second try is named with what was wrong, and counts when three more pass', async () => {
  expect(await prove([true, true, true])).toEqual({
    lines: [...NAMED, '1 of these passed 3 times more'],
    proved: 1,
    runs: 3,
    messages: [],
  });
});

test('what fails again alone fails by chance', async () => {
  const { lines, proved, messages } = await prove([true, false, true]);
  expect(lines).toEqual(NAMED);
  expect(proved).toBe(0);
  expect(messages).toEqual([expect.stringContaining('one: needed a second try, and failed again')]);
});

test('when too many need one, each of them failed', async () => {
  expect((await prove([true, true, true], MOST_TRIES)).messages).toEqual([]);
  const { proved, runs, messages } = await prove([true, true, true], MOST_TRIES + 1);
  expect([proved, runs, messages.length]).toEqual([0, 0, MOST_TRIES + 1]);
});
