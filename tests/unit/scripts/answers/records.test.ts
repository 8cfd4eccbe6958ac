import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Answer } from '@rstest-docs/samples';
import { RunRecords, readRuns } from '../../../../scripts/answers/records.ts';
import { tempFolder } from '../../../support/folder.ts';

const root = tempFolder();
mkdirSync(join(root, 'tests/answers'), { recursive: true });

const file = 'tests/answers/clocks.ts';
const proof = (number: number, printed = 'ticks') => {
  const answer: Answer = {
    question: `Clock ${number}?`,
    heading: '',
    says: '',
    files: { 'a.test.ts': `${number}` },
    output: [printed],
  };
  return { file, answer };
};
const proofs = Array.from({ length: 60 }, (_, number) => proof(number));

test('proofs with a recorded run take turns in five days; those without, or changed since, run each day', () => {
  const records = new RunRecords(root);
  expect(records.fifth(proofs, 0)).toEqual(proofs);
  for (const { answer } of proofs) records.keep(file, answer, 'ticks', root);
  const days = [7, 8, 9, 10, 11].map((day) => records.fifth(proofs, day));
  expect(days.flat()).toHaveLength(proofs.length);
  expect(new Set(days.flat())).toEqual(new Set(proofs));
  for (const day of days) expect(day.length).toBeGreaterThan(4);
  const [waits] = days[1] ?? [];
  const number = proofs.indexOf(waits as (typeof proofs)[0]);
  const edited = proof(number, 'tocks');
  expect(records.fifth([edited], 7)).toEqual([edited]);
});

test('frames of the process that runs proofs are not recorded', () => {
  const records = new RunRecords(root);
  const stack = 'Error: no\n    at a.test.ts:1:1\n    at Socket.<anonymous> (warmChild.mjs:40:3)';
  const other = proof(99);
  records.keep('tests/answers/other.ts', other.answer, stack, root);
  expect(readRuns(root, 'tests/answers/other.ts')[other.answer.question]?.output).toBe(
    'Error: no\n    at a.test.ts:1:1',
  );
});

test('after an upgrade one finding counts the runs of another version', () => {
  const page = { file, route: '/guide/clocks', answers: proofs.map(({ answer }) => answer) };
  expect(new RunRecords(root).ofOtherVersion([page])).toEqual([]);
  const upgraded = new RunRecords(root, '99.0.0');
  expect(upgraded.ofOtherVersion([page])).toEqual([
    {
      file: 'package.json',
      line: 1,
      message: 'recorded runs of another version than 99.0.0: 60',
      fix: 'npm run docs -- answers --libraries',
    },
  ]);
  expect(upgraded.findings(page, () => 1)).toEqual([]);
});
