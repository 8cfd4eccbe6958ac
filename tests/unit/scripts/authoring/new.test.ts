import { describe, expect, test } from '@rstest/core';
import { planNew } from '../../../../scripts/authoring/new.ts';
import { PAGE_CHECKS } from '../../../../scripts/check/registry.ts';
import { allLinesOf, fixtureContext, PATIENT_MS } from '../../../support/fixtureSite.ts';

const { site } = fixtureContext();
const fault = (typed: string) => Object.fromEntries(planNew(site, typed).changes);
const refusal = (typed: string) => () => planNew(site, typed);

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

describe('a new page is refused', () => {
  test('when the installed package has no such option, or it is a key of another', () => {
    expect(refusal('config/test/testTimeot')).toThrow(
      /^config\/test\/testTimeot: @rstest\/core [\d.]+ has no option testTimeot; did you mean testTimeout/,
    );
    expect(refusal('config/test/zzzzzzzzzz')).toThrow('npm run docs -- facts');
    expect(refusal('config/test/reportsDirectory')).toThrow(
      'reportsDirectory is a key of the option coverage; describe it on the page config/test/coverage',
    );
  });

  test('when it exists, or differs only in case', () => {
    expect(refusal('config/test/pace')).toThrow(
      'config/test/pace: docs/en/config/test/pace.mdx exists',
    );
    expect(refusal('config/test/paCe')).toThrow(
      'config/test/paCe: differs only in case from docs/en/config/test/pace.mdx',
    );
  });

  test('in a group that does not exist', () => {
    expect(refusal('config/tset/bail')).toThrow(
      'config/tset/bail: unknown group "config/tset"; did you mean config/test/bail? allowed: config/test, guide/start',
    );
    expect(refusal('bail')).toThrow('bail: unknown group ""');
  });

  test('in the wrong case for its group', () => {
    expect(refusal('config/test/foo-bar')).toThrow(
      '"foo-bar" cannot name a page of config/test; write it in camel case, as testTimeout',
    );
    expect(refusal('config/test/Bail')).toThrow('camel case');
    for (const group of ['guide/start', 'plugins/start'])
      expect(() =>
        planNew(
          fixtureContext({ 'docs/en/plugins/start/_meta.json': '[]' }).site,
          `${group}/nextSteps`,
        ),
      ).toThrow('write it in small letters, digits and hyphens, as quick-start');
  });

  test('when it names a language', () => {
    expect(refusal('/zh/config/test/bail')).toThrow('write the page without its language');
  });
});
