import { expect, test } from '@rstest/core';
import { answersCheck } from '../../../../scripts/check/project/answers.ts';
import { fixtureContext } from '../../../support/fixtureSite.ts';
import { tempFolder } from '../../../support/folder.ts';

const root = tempFolder();

test('a page that has too few proofs is found without a run', async () => {
  const findings = await answersCheck.run({ ...fixtureContext(), root });
  expect(findings.map(({ file, message }) => `${file}: ${message}`)).toContain(
    'docs/en/config/test/retry.mdx: 0 proved answers; every option and API page has at least 3',
  );
});
