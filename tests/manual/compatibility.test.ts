import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { compatibility } from '@rstest-docs/migrate/compatibility';
import { countOutcomes } from '@rstest-docs/migrate/report';
import { headingLines } from '../../content/lines.ts';
import { OPTION_PROBES, PROBES } from '../../packages/compat/index.ts';
import { compatibilityNodes } from '../../plugins/facts/compatibility.ts';
import { buildText } from '../../plugins/texts.ts';
import config from '../../rspress.config.ts';

/** What the menu of each page leads to, `Page tools`. */
const { agentsPage } = config.themeConfig as { agentsPage: string };

test('every row, and the menu of each page, link to a section that both languages have', () => {
  const rows = [...compatibility.jest, ...compatibility.vitest].map(({ link }) => link);
  const links = new Set([`/${agentsPage}`, ...rows]);
  expect(agentsPage).toContain('#');
  for (const link of links) {
    if (!link) continue;
    const [route = '', id] = link.split('#');
    for (const lang of ['en', 'zh']) {
      const file = [`${route}.mdx`, `${route.replace(/\/$/, '')}/index.mdx`]
        .map((path) => `docs/${lang}/${path}`)
        .find(existsSync);
      expect([link, lang, file !== undefined]).toEqual([link, lang, true]);
      if (!id) continue;
      const ids = headingLines(readFileSync(file ?? '', 'utf8'), [2, 3]).map(([own]) => own);
      expect([link, ids.includes(id)]).toEqual([link, true]);
    }
  }
});

test('the page, the command and the file have the same figures', () => {
  expect(compatibility).toMatchObject({ probes: PROBES.length, projects: OPTION_PROBES.length });
  const { stdout } = spawnSync('node', ['--import', 'tsx', 'scripts/compat.ts', '--figures'], {
    encoding: 'utf8',
  });
  const page = JSON.stringify(
    compatibilityNodes('figures', 'en', buildText('en'), () => undefined),
  );
  for (const part of ['jest', 'vitest'] as const) {
    expect(stdout).toContain(`${part}: ${compatibility[part].length} names`);
    for (const [outcome, count] of Object.entries(countOutcomes(compatibility[part]))) {
      expect(stdout).toContain(`${count} ${outcome}`);
      expect(page).toContain(`"value":"${count}"`);
    }
  }
  for (const count of [PROBES.length, OPTION_PROBES.length]) {
    expect(stdout).toMatch(new RegExp(`\\b${count}\\b`));
    expect(page).toMatch(new RegExp(`\\b${count}\\b`));
  }
});
