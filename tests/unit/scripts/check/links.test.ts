import { describe, expect, test } from '@rstest/core';
import { labelProblem, linksCheck } from '../../../../scripts/check/links/check.ts';
import { edited, linesOf, PIXEL } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';
const TARGET = '/config/test/pace#how-it-ticks';

const leadingTo = (url: string) => linesOf(linksCheck, edited(EN, TARGET, url));

describe('links check', () => {
  test('says which file a dead link would need where no page has such a name', async () => {
    expect(await leadingTo('/api/node/reporter')).toEqual([
      `${EN}:8  dead link /api/node/reporter — there is no docs/en/api/node/reporter.mdx`,
    ]);
  });

  test('reports a link to the page itself, but none to its headings', async () => {
    expect(await leadingTo('/config/test/retry')).toEqual([
      `${EN}:8  link to /config/test/retry leads to this page itself — remove it, or lead to a heading`,
    ]);
    expect(await leadingTo('#retry')).toEqual([]);
  });

  test('reports a link from Chinese into English', async () => {
    expect(await linesOf(linksCheck, edited(ZH, `/zh${TARGET}`, TARGET))).toEqual([
      `${ZH}:8  link to /config/test/pace leads to another language — /zh/config/test/pace — npm run fix`,
    ]);
  });

  test('reports an unknown language', async () => {
    expect(await leadingTo('/fr/config/test/pace')).toEqual([
      `${EN}:8  link to /fr/config/test/pace: unknown language fr — allowed: /, /zh`,
    ]);
  });

  test('reports addresses that are not clean', async () => {
    const right = 'clean address /config/test/pace — npm run fix';
    for (const ending of ['.html', '.mdx', '.md', '/index']) {
      const clean = ending === '/index' ? right.replace('pace', 'pace/') : right;
      expect(await leadingTo(`/config/test/pace${ending}`)).toEqual([
        `${EN}:8  link to /config/test/pace${ending} — ${clean}`,
      ]);
    }
    expect(await leadingTo('/guide/start')).toEqual([
      `${EN}:8  link to /guide/start — canonical address /guide/start/ — npm run fix`,
    ]);
    expect(await leadingTo('./pace.mdx')).toEqual([
      `${EN}:8  relative link ./pace.mdx — a route from the root: /config/test/pace — npm run fix`,
    ]);
  });

  test('reports odd addresses, lets localhost and files of the site pass', async () => {
    expect(await leadingTo('javascript:alert(1)')).toEqual([
      `${EN}:8  link to javascript:alert(1) — https:, mailto: or a route of this site`,
    ]);
    expect(await leadingTo('http://localhost:4173/')).toEqual([]);
    expect(await leadingTo('/llms.txt')).toEqual([]);
  });

  test('looks into components and definitions', async () => {
    const body =
      '<a href="/config/test/nope">the nope option</a>\n\n[pace]: /config/test/nopo\n\nSee';
    expect(await linesOf(linksCheck, edited(EN, 'See', body))).toEqual([
      `${EN}:10  dead link /config/test/nopo — did you mean /config/test/pace?`,
      `${EN}:8  dead link /config/test/nope — did you mean /config/test/pace?`,
    ]);
  });

  test('reports a missing picture beside the page, in Markdown and in HTML', async () => {
    const body = '![A](./none.png) <img src="../none.png" alt="B" />\n\nSee';
    const lines = await linesOf(linksCheck, edited(EN, 'See', body));
    expect(lines.map((line) => line.split(' — ').slice(0, 2))).toEqual([
      [`${EN}:8  picture ./none.png does not exist`, 'a file docs/en/config/test/none.png'],
      [`${EN}:8  picture ../none.png does not exist`, 'a file docs/en/config/none.png'],
    ]);
    const there = { 'docs/en/config/test/none.png': PIXEL, 'docs/en/config/none.png': PIXEL };
    expect(await linesOf(linksCheck, { ...there, ...edited(EN, 'See', body) })).toEqual([]);
  });

  test('reports a picture beside the pages that none of them shows', async () => {
    const shown = edited(EN, 'See', '![A](./a%20clock.png)\n\nSee');
    const draft = '---\ntitle: Later\ndraft: true\n---\n\n![B](../test/later.png)\n';
    const fault = {
      ...shown,
      'docs/en/config/test/later.mdx': draft,
      'docs/en/config/test/a clock.png': PIXEL,
      'docs/en/config/test/later.png': PIXEL,
      'docs/public/logo.svg': '<svg/>',
    };
    expect(await linesOf(linksCheck, fault)).toEqual([]);
    const left = { ...fault, 'docs/zh/config/test/old.png': PIXEL };
    expect(await linesOf(linksCheck, left)).toEqual([
      'docs/zh/config/test/old.png:1  no page shows this picture — show it on a page, or remove it',
    ]);
  });

  test('reports labels that say nothing in Chinese, and in forms of English', async () => {
    expect(await linesOf(linksCheck, edited(ZH, '[如何计时]', '[了解更多]'))).toEqual([
      `${ZH}:8  link label "了解更多" does not say where it leads — name what is behind it`,
    ]);
    expect(labelProblem('Read more →', 'en')).toBeDefined();
    expect(labelProblem(' ', 'en')).toBe('link without a label');
    expect(labelProblem('Read more about pools', 'en')).toBeUndefined();
  });

  test('names a related page by its title, or by the title of the section behind the link', async () => {
    const related = (label: string, url: string) =>
      linesOf(
        linksCheck,
        edited(ZH, '参见', `## 相关内容 \\{#related}\n\n- [${label}](${url})\n\n参见`),
      );
    expect(await related('超时', '/zh/config/test/pace')).toEqual([
      `${ZH}:10  related page is named "超时" — pace — use the title of the page behind the link`,
    ]);
    expect(await related('pace', '/zh/config/test/pace')).toEqual([]);
    expect(await related('时钟', '/zh/config/test/pace#how-it-ticks')).toEqual([
      `${ZH}:10  related page is named "时钟" — 如何计时 — use the title of the page behind the link`,
    ]);
    expect(await related('如何计时', '/zh/config/test/pace#how-it-ticks')).toEqual([]);
  });
});
