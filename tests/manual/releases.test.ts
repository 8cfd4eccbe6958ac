import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { releaseNodes } from '../../plugins/facts/releases.ts';
import { buildText } from '../../plugins/texts.ts';
import { countHistory } from '../../shared/facts/changes.ts';
import { history } from '../../shared/facts/history.ts';

test('the pages of releases have every minor, newest first', () => {
  const minors = [...new Set(history.versions.map((one) => one.replace(/\.\d+$/, '')))].reverse();
  for (const lang of ['en', 'zh']) {
    const page = readFileSync(`docs/${lang}/guide/help/releases.mdx`, 'utf8');
    const shown = [...page.matchAll(/<Releases name="(\d.+?)"/g)].map(([, name]) => name);
    expect(shown).toEqual(minors);
  }
});

test('the pages of releases and the command state the same figures', () => {
  const { versions, first, last, names, changed, removed } = countHistory(history);
  const { stdout } = spawnSync('node', ['--import', 'tsx', 'scripts/history.ts', '--figures'], {
    encoding: 'utf8',
  });
  expect(stdout).toContain(`${versions} versions, ${first} to ${last}: ${names} names`);
  expect(stdout).toContain(`${changed} changed, ${removed} removed`);
  for (const lang of ['en', 'zh'] as const) {
    const text = JSON.stringify(releaseNodes('figures', lang, buildText(lang), () => undefined));
    for (const count of [versions, names, changed, removed]) {
      expect(text).toMatch(new RegExp(`\\b${count}\\b`));
    }
    expect(text).not.toMatch(/undefined|\{\w+\}/);
    const page = readFileSync(`docs/${lang}/guide/help/releases.mdx`, 'utf8');
    expect(page).toContain('<Releases name="figures" />');
  }
});
