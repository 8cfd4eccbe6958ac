import { describe, expect, test } from '@rstest/core';
import { planNew, unknownSubject } from '../../../../scripts/authoring/new.ts';
import { PAGE_CHECKS } from '../../../../scripts/check/registry.ts';
import { allLinesOf, PATIENT_MS, plantedContext } from '../../../support/planted-site.ts';

const { site } = plantedContext();
const plant = (typed: string) => Object.fromEntries(planNew(site, typed).changes);
const refusal = (typed: string) => () => planNew(site, typed);

describe('a new page', () => {
  test('is a pair with frontmatter, facts, a sample and its output, listed in both sidebars', () => {
    const changes = plant('config/test/fooBar');
    expect(Object.keys(changes).toSorted()).toEqual([
      'docs/en/config/test/_meta.json',
      'docs/en/config/test/fooBar.mdx',
      'docs/zh/config/test/_meta.json',
      'docs/zh/config/test/fooBar.mdx',
    ]);
    expect(JSON.parse(changes['docs/zh/config/test/_meta.json'] ?? '')).toEqual([
      'pace',
      'retry',
      'fooBar',
    ]);
    const page = changes['docs/en/config/test/fooBar.mdx'];
    expect(page).toContain('---\ntitle: fooBar\n');
    expect(page).toContain('\n# fooBar\n');
    expect(page).toContain('<OptionFacts name="fooBar" />');
    expect(page).toContain('```ts title="clock.test.ts"\n');
    expect(page).toContain('```ansi output\n```');
  });

  test(
    'passes every check of pages but for what is marked TODO and the record of translation',
    async () => {
      for (const typed of ['config/test/fooBar', 'guide/start/next-steps']) {
        const lines = await allLinesOf(PAGE_CHECKS, plant(typed));
        const left = lines.filter((line) => !/ {2}(unfinished:|not recorded)/.test(line));
        expect(left).toEqual([]);
        expect(lines.filter((line) => line.includes('unfinished:'))).toHaveLength(8);
      }
    },
    PATIENT_MS,
  );

  test('of the guide is titled by its words and has no facts', () => {
    const page = plant('/guide/start/next-steps')['docs/en/guide/start/next-steps.mdx'];
    expect(page).toContain('title: Next steps');
    expect(page).not.toContain('Facts');
  });

  test('answers again where an old address was redirected', () => {
    const moved = '{ "/config/test/fooBar": "/config/test/pace", "/a": "/config/test/pace" }';
    const { changes } = planNew(
      plantedContext({ 'deploy/moved.json': moved }).site,
      'config/test/fooBar',
    );
    expect(JSON.parse(changes.get('deploy/moved.json') ?? '')).toEqual({
      '/a': '/config/test/pace',
    });
  });
});

describe('a new page about something that the installed package lacks', () => {
  const note = (typed: string) => unknownSubject(planNew(site, typed).page);

  test('is made, and the note says so and what is near', () => {
    expect(note('config/test/fooBar')).toMatch(
      /^note: @rstest\/core [\d.]+ has no option fooBar \(no name is near it\); npm run check/,
    );
    expect(note('config/test/testTimeot')).toContain('(near names: testTimeout');
  });

  test('needs no note where the package has it, nor in a guide', () => {
    expect(note('config/test/testTimeout')).toBeUndefined();
    expect(note('guide/start/my-topic')).toBeUndefined();
  });
});

describe('a new page is refused', () => {
  test('when it exists, or differs only in case', () => {
    expect(refusal('config/test/pace')).toThrow(
      'config/test/pace: docs/en/config/test/pace.mdx exists',
    );
    expect(refusal('config/test/paCe')).toThrow(
      'config/test/paCe: differs only in case from docs/en/config/test/pace.mdx',
    );
  });

  test('in a group that does not exist', () => {
    expect(refusal('config/tset/fooBar')).toThrow(
      'config/tset/fooBar: unknown group "config/tset"; did you mean config/test/fooBar? allowed: config/test, guide/start',
    );
    expect(refusal('fooBar')).toThrow('fooBar: unknown group ""');
  });

  test('in the wrong case for its group', () => {
    expect(refusal('config/test/foo-bar')).toThrow(
      '"foo-bar" is no name for a page of config/test; it is written in camel case, as testTimeout',
    );
    expect(refusal('config/test/FooBar')).toThrow('camel case');
    expect(refusal('guide/start/nextSteps')).toThrow(
      'it is written in small letters, digits and hyphens, as quick-start',
    );
  });

  test('when it names a language', () => {
    expect(refusal('/zh/config/test/fooBar')).toThrow('write the page without its language');
  });
});
