import { describe, expect, test } from '@rstest/core';
import { planRemove } from '../../../../scripts/authoring/remove.ts';
import { dataCheck } from '../../../../scripts/check/project/data.ts';
import { PAGE_CHECKS } from '../../../../scripts/check/registry.ts';
import { allLinesOf, fixtureContext, GOOD_SITE, PATIENT_MS } from '../../../support/fixtureSite.ts';

const { site } = fixtureContext({ 'tests/answers/config/test/pace.ts': 'export default [];' });

describe('a removed page', () => {
  test(
    'goes in both languages, and links to it lead where the author says',
    async () => {
      const { changes, to } = planRemove(site, 'config/test/pace', '/guide/start');
      expect(to).toBe('/guide/start/');
      expect(changes.get('docs/zh/config/test/pace.mdx')).toBeNull();
      expect(changes.get('tests/answers/config/test/pace.ts')).toBeNull();
      expect(changes.get('docs/zh/config/test/retry.mdx')).toContain('](/zh/guide/start/)');
      const after = Object.fromEntries(changes);
      const lines = await allLinesOf([...PAGE_CHECKS, dataCheck], after);
      expect(lines.filter((line) => !line.includes('not recorded'))).toEqual([]);
    },
    PATIENT_MS,
  );

  test('takes the pictures and parts along that nothing else shows', () => {
    const shown = "\nimport Part from './_part.mdx';\n\n![A](./own.png)\n\n<Part />\n";
    const [en, zh] = ['docs/en/config/test', 'docs/zh/config/test'];
    const fault = {
      [`${en}/pace.mdx`]: GOOD_SITE[`${en}/pace.mdx`] + shown,
      [`${zh}/pace.mdx`]:
        GOOD_SITE[`${zh}/pace.mdx`] + shown.replace('./own', '../../../en/config/test/own'),
      [`${en}/_part.mdx`]: '![B](./both.png)\n',
      [`${zh}/_part.mdx`]: '图。\n',
      [`${zh}/retry.mdx`]: `${GOOD_SITE[`${zh}/retry.mdx`]}\n![B](../../../en/config/test/both.png)\n`,
      [`${en}/own.png`]: '',
      [`${en}/both.png`]: '',
    };
    const { changes } = planRemove(fixtureContext(fault).site, 'config/test/pace', '/guide/start');
    const gone = [...changes].flatMap(([file, text]) => (text === null ? [file] : []));
    expect(gone.toSorted()).toEqual([
      `${en}/_part.mdx`,
      `${en}/own.png`,
      `${en}/pace.mdx`,
      `${zh}/_part.mdx`,
      `${zh}/pace.mdx`,
    ]);
  });

  test('redirects to the overview of its section when no page links to it', () => {
    const fault = {
      'docs/en/guide/start/index.mdx': '# Start\n',
      'docs/zh/guide/start/index.mdx': '# 开始\n',
    };
    const { changes } = planRemove(fixtureContext(fault).site, 'config/test/retry');
    expect(JSON.parse(changes.get('deploy/moved.json') ?? '')).toEqual({
      '/config/test/retry': '/',
      '/zh/config/test/retry': '/zh/',
    });
  });

  test('that was never published leaves no redirect', () => {
    const { changes } = planRemove(site, 'config/test/pace', '/guide/start', false);
    expect(changes.has('deploy/moved.json')).toBe(false);
  });

  test.each([
    [
      undefined,
      'config/test/pace: pages link to it (docs/en/config/test/retry.mdx:8, docs/zh/config/test/retry.mdx:8); change them, or name their new target with --to <route>',
    ],
    [
      '/config/test/pase',
      '--to /config/test/pase: there is no English page at this address; did you mean /config/test/pace?',
    ],
    ['/zh/config/test/retry', 'no English'],
    ['config/test/pace', 'is the page to be removed'],
    [
      '/config/test/retry',
      '--to /config/test/retry: docs/en/config/test/retry.mdx:8 would link to itself; change that link first',
    ],
  ])('is refused with the target %s', (to, reason) => {
    expect(() => planRemove(site, 'config/test/pace', to)).toThrow(reason);
  });
});
