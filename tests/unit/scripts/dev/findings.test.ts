import { expect, test } from '@rstest/core';
import { linksCheck } from '../../../../scripts/check/links/check.ts';
import { parityCheck } from '../../../../scripts/check/parity/check.ts';
import { PageJudge } from '../../../../scripts/dev/findings.ts';
import { GOOD_SITE, PATIENT_MS } from '../../../support/fixtureSite.ts';
import { tempFolder, writeFiles } from '../../../support/folder.ts';

const root = tempFolder(GOOD_SITE);
const save = (file: string, text: string) => writeFiles(root, { [file]: text });

test(
  'a page is judged with its translation as its files are at the time of the question',
  async () => {
    const judge = new PageJudge(root, [linksCheck, parityCheck]);
    const findingsAt = async (route: string) => {
      const { file, findings } = await judge.judge(route);
      return [file, ...findings.map((one) => `${one.check} ${one.file}:${one.line}`)];
    };
    const page = 'docs/en/config/test/retry.mdx';
    expect(await findingsAt('/config/test/retry')).toEqual([page]);
    save(page, `${GOOD_SITE[page]}\n\n## New\n\n[The story](/nowhere)\n`);
    // What the translation lacks follows once the page itself is right.
    const wrong = [`links ${page}:13`];
    expect((await findingsAt('/config/test/retry')).slice(1).toSorted()).toEqual(wrong);
    expect((await findingsAt('/zh/config/test/retry')).slice(1).toSorted()).toEqual(wrong);
    // What is wrong elsewhere is reported there.
    expect(await findingsAt('/config/test/pace')).toEqual(['docs/en/config/test/pace.mdx']);
    save(page, GOOD_SITE[page] ?? '');
    expect(await findingsAt('/config/test/retry')).toEqual([page]);
    expect(await findingsAt('/nowhere')).toEqual([undefined]);
  },
  PATIENT_MS,
);
