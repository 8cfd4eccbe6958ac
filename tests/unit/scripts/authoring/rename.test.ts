import { describe, expect, test } from '@rstest/core';
import { formatTranslations } from '../../../../content/translations.ts';
import { planRename } from '../../../../scripts/authoring/rename.ts';
import { dataCheck } from '../../../../scripts/check/project/data.ts';
import { PAGE_CHECKS } from '../../../../scripts/check/registry.ts';
import { withNewPairs } from '../../../../scripts/fix/translated.ts';
import {
  allLinesOf,
  type Fault,
  fixtureContext,
  GOOD_SITE,
  PATIENT_MS,
} from '../../../support/fixtureSite.ts';

const HOME = '---\npageType: home\n---\n\n[The pace](/config/test/pace)\n';

const EXTRAS: Fault = {
  'docs/en/index.mdx': HOME,
  'docs/zh/index.mdx': HOME.replace('/config', '/zh/config'),
  'docs/en/_nav.json': '[{ "text": "Pace", "link": "/config/test/pace" }]',
  'docs/zh/_nav.json': '[{ "text": "Pace", "link": "/config/test/pace" }]',
  'tests/answers/config/test/pace.ts':
    "import type { Answers } from '../../../support/answers.ts';\n",
  'scripts/samples/norun.txt':
    '/config/test/aaa a.test.ts: why\n/config/test/pace pace.test.ts: why\n',
  'theme/home/Hero.tsx': "export const start = '/config/test/pace';",
  'theme/home/Other.tsx': "export const start = '/config/test/paceMaker';",
  'deploy/moved.json': '{ "/config/test/speed": "/config/test/pace" }',
};
const before: Fault = {
  ...EXTRAS,
  'docs/translations.zh.json': formatTranslations(withNewPairs(fixtureContext(EXTRAS).site, 'zh')),
};

const rename = (from: string, to: string, fault: Fault = before) => {
  const plan = planRename(fixtureContext(fault).site, from, to);
  return { ...plan, after: { ...fault, ...Object.fromEntries(plan.changes) } as Fault };
};

describe('a renamed page', () => {
  const { after, changes, mentions } = rename('config/test/pace', 'config/test/tempo');

  test('moves in both languages, with its title and its facts', () => {
    expect(changes.get('docs/en/config/test/pace.mdx')).toBeNull();
    expect(changes.get('docs/zh/config/test/pace.mdx')).toBeNull();
    const page = changes.get('docs/zh/config/test/tempo.mdx');
    expect(page).toContain('title: tempo\n');
    expect(page).toContain('\n# tempo\n');
    expect(page).toContain('<OptionFacts name="tempo" />');
  });

  test('keeps its place in the sidebars', () => {
    expect(JSON.parse(after['docs/zh/config/test/_meta.json'] ?? '')).toEqual(['tempo', 'retry']);
  });

  test('takes links along, with their anchors, in pages and the navigation bar', () => {
    expect(after['docs/en/config/test/retry.mdx']).toContain('](/config/test/tempo#how-it-ticks)');
    expect(after['docs/zh/config/test/retry.mdx']).toContain(
      '](/zh/config/test/tempo#how-it-ticks)',
    );
    expect(after['docs/zh/index.mdx']).toContain('](/zh/config/test/tempo)');
    expect(after['docs/zh/_nav.json']).toContain('"/config/test/tempo"');
  });

  test('redirects old addresses at once, those of earlier names too', () => {
    expect(JSON.parse(after['deploy/moved.json'] ?? '')).toEqual({
      '/config/test/pace': '/config/test/tempo',
      '/config/test/speed': '/config/test/tempo',
      '/zh/config/test/pace': '/zh/config/test/tempo',
    });
  });

  test('takes its proofs and its samples that are not run along', () => {
    expect(after['tests/answers/config/test/tempo.ts']).toContain("'../../../support/answers.ts'");
    expect(after['scripts/samples/norun.txt']).toBe(
      '/config/test/aaa a.test.ts: why\n/config/test/tempo pace.test.ts: why\n',
    );
  });

  test(
    'leaves a site in which every check of pages passes, translations up to date',
    async () => {
      expect(await allLinesOf([...PAGE_CHECKS, dataCheck], after)).toEqual([]);
    },
    PATIENT_MS,
  );

  test('is named anew in the skills that take something from it', () => {
    const skills = (name: string) =>
      `from: '/config/test/${name}#how-it-ticks', pages: ['/config/test/${name}', '/config/test/paceMaker']`;
    const plan = rename('config/test/pace', 'config/test/tempo', {
      'content/skills.ts': skills('pace'),
    });
    expect(plan.after['content/skills.ts']).toBe(skills('tempo'));
  });

  test('names files outside of the pages that still use the old route', () => {
    expect(mentions).toEqual(['theme/home/Hero.tsx']);
  });

  test('moves to the end of another group', () => {
    const plan = rename('config/test/pace', 'guide/start/pace');
    expect(JSON.parse(plan.after['docs/en/config/test/_meta.json'] ?? '')).toEqual(['retry']);
    expect(JSON.parse(plan.after['docs/en/guide/start/_meta.json'] ?? '')).toEqual([
      'index',
      'pace',
    ]);
  });

  test('takes its own pictures to another group, by name and not by address, and still shows the ones of others', () => {
    const page = 'docs/en/config/test/pace.mdx';
    const shown = '\n![A](./my%20own.png)\n\n![B](./both.png)\n\n![C](../up.png)\n';
    const other = 'docs/en/config/test/retry.mdx';
    const plan = rename('config/test/pace', 'guide/start/pace', {
      [page]: `${GOOD_SITE[page]}${shown}`,
      [other]: `${GOOD_SITE[other]}\n![B](./both.png)\n`,
      'docs/en/config/test/my own.png': '',
      'docs/en/config/test/both.png': '',
      'docs/en/config/up.png': '',
    });
    expect([...plan.moves]).toEqual([
      ['docs/en/config/test/my own.png', 'docs/en/guide/start/my own.png'],
    ]);
    const text = plan.after['docs/en/guide/start/pace.mdx'];
    expect(text).toContain('![A](./my%20own.png)');
    expect(text).toContain('![B](../../config/test/both.png)');
    expect(text).toContain('![C](../../config/up.png)');
  });

  test('takes pictures and parts along that both languages show, and leaves those of others', () => {
    const parts = (own: string, picture: string) =>
      `\nimport Own from './_own.mdx';\nimport Both from './_both.mdx';\n\n![${own}](${picture})\n\n<Own />\n\n<Both />\n`;
    const [en, zh] = ['docs/en/config/test', 'docs/zh/config/test'];
    const zhRetry = `${GOOD_SITE[`${zh}/retry.mdx`]}\nimport Both from './_both.mdx';\n\n<Both />\n`;
    const plan = rename('config/test/pace', 'guide/start/pace', {
      [`${en}/pace.mdx`]: GOOD_SITE[`${en}/pace.mdx`] + parts('A', './deck.png'),
      [`${zh}/pace.mdx`]:
        GOOD_SITE[`${zh}/pace.mdx`] + parts('图', '../../../en/config/test/deck.png'),
      [`${zh}/retry.mdx`]: zhRetry,
      [`${en}/_own.mdx`]: 'See [pace](/config/test/pace).\n\n![B](./in-part.png)\n',
      [`${zh}/_own.mdx`]: '参见 [pace](/zh/config/test/pace)。\n',
      [`${en}/_both.mdx`]: 'Both.\n',
      [`${zh}/_both.mdx`]: '都有。\n',
      [`${en}/deck.png`]: '',
      [`${en}/in-part.png`]: '',
    });
    const to = 'guide/start';
    expect([...plan.moves]).toEqual([
      [`${en}/deck.png`, `docs/en/${to}/deck.png`],
      [`${en}/in-part.png`, `docs/en/${to}/in-part.png`],
    ]);
    expect(plan.after[`${en}/_own.mdx`]).toBeNull();
    expect(plan.after[`docs/en/${to}/_own.mdx`]).toContain('(/guide/start/pace)');
    expect(plan.after[`docs/zh/${to}/_own.mdx`]).toContain('(/zh/guide/start/pace)');
    expect(plan.after[`docs/en/${to}/_both.mdx`]).toBe('Both.\n');
    expect(plan.after[`docs/zh/${to}/_both.mdx`]).toBeUndefined();
    const chinese = plan.after[`docs/zh/${to}/pace.mdx`];
    expect(chinese).toContain(`(../../../en/${to}/deck.png)`);
    expect(chinese).toContain("from './_own.mdx'");
    expect(chinese).toContain("from '../../config/test/_both.mdx'");
  });

  test('leaves a picture that a draft shows, and is refused where another lies', () => {
    const page = 'docs/en/config/test/pace.mdx';
    const site = {
      [page]: `${GOOD_SITE[page]}\n![A](./own.png)\n`,
      'docs/en/config/test/own.png': '',
    };
    const draft = '---\ntitle: Draft\ndraft: true\n---\n\n![A](./own.png)\n';
    const kept = rename('config/test/pace', 'guide/start/pace', {
      ...site,
      'docs/en/config/test/later.mdx': draft,
    });
    expect([...kept.moves]).toEqual([]);
    const taken = { ...site, 'docs/en/guide/start/own.png': '' };
    expect(() => rename('config/test/pace', 'guide/start/pace', taken)).toThrow(
      'docs/en/config/test/own.png cannot move along: docs/en/guide/start/own.png exists',
    );
  });

  test('that was never published leaves no redirect of its own', () => {
    const { site } = fixtureContext(before);
    const { changes } = planRename(site, 'config/test/pace', 'config/test/tempo', false);
    expect(JSON.parse(changes.get('deploy/moved.json') ?? '')).toEqual({
      '/config/test/speed': '/config/test/tempo',
    });
  });

  test('can take back an old name', () => {
    const plan = rename('config/test/pace', 'config/test/speed');
    expect(JSON.parse(plan.after['deploy/moved.json'] ?? '')).toEqual({
      '/config/test/pace': '/config/test/speed',
      '/zh/config/test/pace': '/zh/config/test/speed',
    });
  });
});

test.each<[from: string, to: string, fault: Fault, reason: string]>([
  [
    'config/test/pase',
    'config/test/x',
    before,
    'config/test/pase: there is no docs/en/config/test/pase.mdx and no docs/zh/config/test/pase.mdx; did you mean config/test/pace?',
  ],
  [
    'config/test/pace',
    'config/test/x',
    { 'docs/zh/config/test/pace.mdx': null },
    'config/test/pace: there is no docs/zh/config/test/pace.mdx',
  ],
  ['config/test/pace', 'config/test/retry', before, 'exists'],
  ['config/test/pace', 'config/test/te-mpo', before, 'camel case'],
])('a rename of %s to %s is refused', (from, to, fault, reason) => {
  expect(() => rename(from, to, fault)).toThrow(reason);
});
