import { describe, expect, test } from '@rstest/core';
import { applyEdits } from '@rstest-docs/migrate/edits';
import { fixPage } from '../../../../scripts/fix/page.ts';
import { edited, type Fault, fixtureContext, GOOD_SITE } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';
const TRANSLATION = 'docs/zh/config/test/pace.mdx';

function fixed(file: string, fault: Fault = {}): string {
  const { site } = fixtureContext(fault);
  const page = site.byFile.get(file);
  if (!page) throw new Error(`no page ${file}`);
  return fixPage(site, page);
}

/** What becomes of a text in the Chinese page. */
function fixedText(text: string): string {
  const result = fixed(ZH, edited(ZH, '参见', `${text}\n\n参见`));
  return result.slice(result.indexOf('# retry\n\n') + 9, result.indexOf('\n\n参见'));
}

describe('repair of a page', () => {
  test('leaves every page of the good site as it is', () => {
    for (const file of Object.keys(GOOD_SITE).filter((name) => name.endsWith('.mdx'))) {
      expect(fixed(file)).toBe(GOOD_SITE[file]);
    }
  });

  test('repairs Chinese typography, one repair after the other', () => {
    expect(fixedText('用Rstest运行,共3个文件 (默认) 。')).toBe(
      '用 Rstest 运行，共 3 个文件（默认）。',
    );
  });

  test('puts spaces outside of the markup', () => {
    expect(fixedText('用**Rstest**和[Rspack](/zh/config/test/pace)运行`npx`命令')).toBe(
      '用 **Rstest** 和 [Rspack](/zh/config/test/pace) 运行 `npx` 命令',
    );
  });

  test('leaves code, addresses, components and samples alone', () => {
    const text =
      '见 [说明](/zh/config/test/pace#how-it-ticks) 的 `用Rstest,` 与 <Tab label="用CI" />\n\n```ts\n// 用Rstest, 运行\n```';
    expect(fixedText(text)).toBe(text.replace(' [', '[').replace(') 的', ')的'));
  });

  test('gives Chinese headings the English ids and escapes bare ones', () => {
    expect(fixed(TRANSLATION, edited(TRANSLATION, ' \\{#how-it-ticks}', ''))).toBe(
      GOOD_SITE[TRANSLATION],
    );
    expect(fixed(TRANSLATION, edited(TRANSLATION, '\\{#how', '{#how'))).toBe(
      GOOD_SITE[TRANSLATION],
    );
  });

  test('gives no ids when the English page has other headings', () => {
    const fault = edited(TRANSLATION, ' \\{#how-it-ticks}', '\n\n## 限制');
    expect(fixed(TRANSLATION, fault)).toBe(fault[TRANSLATION]);
  });

  test('corrects addresses only where there is no doubt', () => {
    const target = '/config/test/pace#how-it-ticks';
    const twice = '/zh/config/test/pace.html#how-it-ticks';
    expect(fixed(EN, edited(EN, target, twice))).toBe(GOOD_SITE[EN]);
    expect(fixed(EN, edited(EN, target, '/config/test/pace.html#how-it-ticks'))).toBe(
      GOOD_SITE[EN],
    );
    expect(fixed(ZH, edited(ZH, `/zh${target}`, target))).toBe(GOOD_SITE[ZH]);
    const dead = edited(EN, target, '/config/test/pase');
    expect(fixed(EN, dead)).toBe(dead[EN]);
  });

  test('tidies line ends outside of samples', () => {
    const sample = '```ansi\nfound  \n\n\n  end \n```';
    const fault = edited(EN, 'See', `One \n\n\n\n${sample}\n\nHard  \nbreak\n\nSee`);
    const text = fixed(EN, { [EN]: `${fault[EN]?.replaceAll('\n', '\r\n')}\n\n` });
    expect(text).toContain(`One\n\n${sample}\n\nHard  \nbreak\n\nSee`);
    expect(text.endsWith('.\n') || text.endsWith(').\n')).toBe(true);
    expect(text).not.toContain('\r');
  });
});

describe('edits', () => {
  test('are applied to the text as it was, overlapping ones once', () => {
    const edits = [
      { start: 4, end: 5, text: 'E' },
      { start: 0, end: 2, text: 'AB' },
      { start: 1, end: 3, text: 'xx' },
      { start: 4, end: 5, text: 'e' },
      { start: 6, end: 6, text: '!' },
    ];
    expect(applyEdits('abcdef', edits)).toBe('ABcdEf!');
  });
});
