import { describe, expect, test } from '@rstest/core';
import { planNew } from '../../../../scripts/authoring/new.ts';
import { PAGE_CHECKS } from '../../../../scripts/check/registry.ts';
import { allLinesOf, fixtureContext, PATIENT_MS } from '../../../support/fixtureSite.ts';

const { site } = fixtureContext();
const fault = (typed: string) => Object.fromEntries(planNew(site, typed).changes);

describe('a new page', () => {
  test('is a pair with frontmatter, facts, a sample and its output, listed in both sidebars', () => {
    const changes = fault('config/test/bail');
    expect(Object.keys(changes).toSorted()).toEqual([
      'docs/en/config/test/_meta.json',
      'docs/en/config/test/bail.mdx',
      'docs/zh/config/test/_meta.json',
      'docs/zh/config/test/bail.mdx',
    ]);
    expect(JSON.parse(changes['docs/zh/config/test/_meta.json'] ?? '')).toEqual([
      'pace',
      'retry',
      'bail',
    ]);
    const page = changes['docs/en/config/test/bail.mdx'];
    expect(page).toContain('---\ntitle: bail\n');
    expect(page).toContain('\n# bail\n');
    expect(page).toContain('<OptionFacts name="bail" />');
    expect(page).toContain('```ts title="clock.test.ts"\n');
    expect(page).toContain('```ansi output\n```');
  });

  test(
    'passes every check of pages but for what is marked TODO and the record of translation',
    async () => {
      for (const typed of ['config/test/bail', 'guide/start/next-steps']) {
        const lines = await allLinesOf(PAGE_CHECKS, fault(typed));
        const left = lines.filter((line) => !/ {2}(unfinished:|not recorded)/.test(line));
        expect(left).toEqual([]);
        expect(lines.filter((line) => line.includes('unfinished:'))).toHaveLength(8);
      }
    },
    PATIENT_MS,
  );

  test('of the guide is titled by its words and has no facts', () => {
    const page = fault('/guide/start/next-steps')['docs/en/guide/start/next-steps.mdx'];
    expect(page).toContain('title: Next steps');
    expect(page).not.toContain('Facts');
  });

  test('begins a group that the list of its section has', () => {
    const list = '[{ "type": "dir", "name": "first-steps", "label": "First steps" }]';
    const { site: own } = fixtureContext({ 'docs/en/guide/_meta.json': list });
    const { changes } = planNew(own, 'guide/first-steps/test-a-form');
    expect(changes.get('docs/zh/guide/first-steps/_meta.json')).toContain('test-a-form');
  });

  test('answers again where an old address was redirected', () => {
    const moved = '{ "/config/test/bail": "/config/test/pace", "/a": "/config/test/pace" }';
    const { changes } = planNew(
      fixtureContext({ 'deploy/moved.json': moved }).site,
      'config/test/bail',
    );
    expect(JSON.parse(changes.get('deploy/moved.json') ?? '')).toEqual({
      '/a': '/config/test/pace',
    });
  });
});

test.each([
  ['config/test/testTimeot', ' has no option testTimeot; did you mean testTimeout'],
  ['config/test/zzzzzzzzzz', 'npm run docs -- facts'],
  [
    'config/test/reportsDirectory',
    'reportsDirectory is a key of the option coverage; describe it on the page config/test/coverage',
  ],
  ['config/test/pace', 'config/test/pace: docs/en/config/test/pace.mdx exists'],
  ['config/test/paCe', 'config/test/paCe: differs only in case from docs/en/config/test/pace.mdx'],
  [
    'config/tset/bail',
    'config/tset/bail: unknown group "config/tset"; did you mean config/test/bail? allowed: config/test, guide/start, plugins/start',
  ],
  ['bail', 'bail: unknown group ""'],
  [
    'config/test/foo-bar',
    '"foo-bar" cannot name a page of config/test; write it in camel case, as testTimeout',
  ],
  ['config/test/Bail', 'camel case'],
  ['guide/start/nextSteps', 'write it in small letters, digits and hyphens, as quick-start'],
  ['plugins/start/nextSteps', 'write it in small letters, digits and hyphens, as quick-start'],
  ['/zh/config/test/bail', 'write the page without its language'],
])('a new page %s is refused', (typed, reason) => {
  const own = fixtureContext({ 'docs/en/plugins/start/_meta.json': '[]' }).site;
  expect(() => planNew(own, typed)).toThrow(reason);
});
