import { describe, expect, test } from '@rstest/core';
import { labelProblem, linksCheck } from '../../../../scripts/check/links/check.ts';
import { edited, type Fault, PIXEL, testFaults } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';

const leadingTo = (url: string) => edited(EN, '/config/test/pace#how-it-ticks', url);
const inEnglish = (text: string) => edited(EN, 'See', `${text}\n\nSee`);
const related = (label: string, url: string) =>
  edited(ZH, '参见', `## 相关内容 \\{#related}\n\n- [${label}](${url})\n\n参见`);

const SHOWN: Fault = {
  ...inEnglish('![A](./a%20clock.png) <img src="../b.png" alt="B" />'),
  'docs/en/config/test/later.mdx':
    '---\ntitle: Later\ndraft: true\n---\n\n![B](../test/later.png)\n',
  'docs/en/config/test/a clock.png': PIXEL,
  'docs/en/config/test/later.png': PIXEL,
  'docs/en/config/b.png': PIXEL,
  'docs/public/logo.svg': '<svg/>',
};

describe('links check', () => {
  testFaults(linksCheck, {
    'a page that does not exist, with no name near it': [
      leadingTo('/api/node/reporter'),
      `${EN}:8  dead link /api/node/reporter — there is no docs/en/api/node/reporter.mdx`,
    ],
    'a link to the page itself': [
      leadingTo('/config/test/retry'),
      `${EN}:8  link to /config/test/retry leads to this page itself — remove it, or lead to a heading`,
    ],
    'no link to a heading of the page itself': [leadingTo('#retry')],
    'an unknown language': [
      leadingTo('/fr/config/test/pace'),
      `${EN}:8  link to /fr/config/test/pace: unknown language fr — allowed: /, /zh`,
    ],
    ...Object.fromEntries(
      ['.html', '.md', '/index'].map((ending) => [
        `an address with ${ending}`,
        [
          leadingTo(`/config/test/pace${ending}`),
          `${EN}:8  link to /config/test/pace${ending} — clean address /config/test/pace${ending === '/index' ? '/' : ''} — npm run fix`,
        ],
      ]),
    ),
    'a section without its slash': [
      leadingTo('/guide/start'),
      `${EN}:8  link to /guide/start — canonical address /guide/start/ — npm run fix`,
    ],
    'the name of a file': [
      leadingTo('./pace.mdx'),
      `${EN}:8  relative link ./pace.mdx — a route from the root: /config/test/pace — npm run fix`,
    ],
    'an odd protocol': [
      leadingTo('javascript:alert(1)'),
      `${EN}:8  link to javascript:alert(1) — https:, mailto: or a route of this site`,
    ],
    'no address of this machine': [leadingTo('http://localhost:4173/')],
    'no file of the site': [leadingTo('/llms.txt')],
    'dead links in components and definitions': [
      inEnglish('<a href="/config/test/nope">the nope option</a>\n\n[pace]: /config/test/nopo'),
      `${EN}:10  dead link /config/test/nopo — did you mean /config/test/pace?`,
      `${EN}:8  dead link /config/test/nope — did you mean /config/test/pace?`,
    ],
    'a picture in HTML that does not exist': [
      inEnglish('<img src="../none.png" alt="B" />'),
      `${EN}:8  picture ../none.png does not exist — a file docs/en/config/none.png — add it, or correct the address`,
    ],
    'no picture that a page or a draft shows, in Markdown or in HTML, nor a public one': [SHOWN],
    'a label that says nothing in Chinese': [
      edited(ZH, '[如何计时]', '[了解更多]'),
      `${ZH}:8  link label "了解更多" does not say where it leads — name what is behind it`,
    ],
    'a related page under another name': [
      related('超时', '/zh/config/test/pace'),
      `${ZH}:10  related page is named "超时" — pace — use the title of the page behind the link`,
    ],
    'no related page under its title': [related('pace', '/zh/config/test/pace')],
    'a related section under another name': [
      related('时钟', '/zh/config/test/pace#how-it-ticks'),
      `${ZH}:10  related page is named "时钟" — 如何计时 — use the title of the page behind the link`,
    ],
    'no related section under its title': [
      related('如何计时', '/zh/config/test/pace#how-it-ticks'),
    ],
  });

  test('labels say nothing in other forms of English, too', () => {
    expect(labelProblem('Read more →', 'en')).toBeDefined();
    expect(labelProblem(' ', 'en')).toBe('link without a label');
    expect(labelProblem('Read more about pools', 'en')).toBeUndefined();
  });
});
