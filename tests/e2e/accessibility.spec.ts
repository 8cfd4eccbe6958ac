import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { inLang, LANGS, type Lang, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, settled, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/start/quick-start';

/** States in which something is open, spec sections 2 and 4. */
const STATES: [name: string, width: number, open: (page: Page, lang: Lang) => Promise<void>][] = [
  [
    'tool menu',
    1440,
    async (page, lang) => page.getByRole('button', { name: t('nav.tools', lang) }).click(),
  ],
  [
    'page actions',
    1440,
    async (page, lang) => page.getByRole('button', { name: t('page.actions', lang) }).click(),
  ],
  ['list of keys', 1440, async (page) => page.keyboard.press('?')],
  [
    'search',
    1440,
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'screen menu',
    400,
    async (page, lang) => page.getByRole('button', { name: t('nav.menu', lang) }).click(),
  ],
  [
    'sidebar drawer',
    400,
    async (page, lang) =>
      page.getByRole('button', { name: t('sidebar.menu', lang), exact: true }).click(),
  ],
  [
    'outline dropdown',
    800,
    async (page, lang) => page.getByRole('button', { name: t('outline.title', lang) }).click(),
  ],
];

test.describe('Open states have no axe finding', () => {
  for (const lang of LANGS) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`all of them (${lang}, ${scheme})`, async ({ page }) => {
        test.setTimeout(90_000);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        for (const [name, width, open] of STATES) {
          await widen(page, width);
          await visit(page, inLang(PAGE, lang));
          await open(page, lang);
          await settled(page);
          expect.soft(await axeFindings(page), name).toEqual([]);
        }
      });
    }
  }

  test.describe('with a zoomed image', () => {
    test.use({ site: 'parts' });

    for (const scheme of ['light', 'dark'] as const) {
      test(`and on pages with tabs and code (${scheme})`, async ({ page }) => {
        test.setTimeout(60_000);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        for (const path of [
          '/guide/tabs',
          '/guide/code',
          '/list/',
          '/keys/custom',
          '/keys/blank',
        ]) {
          await visit(page, path);
          expect.soft(await axeFindings(page), path).toEqual([]);
        }
        await visit(page, '/guide/images');
        await page.getByRole('button', { name: /A square$/ }).click();
        await settled(page);
        expect.soft(await axeFindings(page), 'zoom').toEqual([]);
      });
    }
  });
});

test.describe('Keyboard', () => {
  test('the first tab stop skips to the content', async ({ page }) => {
    await visit(page, PAGE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('a11y.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const [path, width] of [
    ['/', 1440],
    [PAGE, 1440],
    ['/config/', 1440],
    [PAGE, 800],
    [PAGE, 400],
  ] as const) {
    test(`every tab stop of ${path} at ${width} px is visible and shows its focus`, async ({
      page,
    }) => {
      await widen(page, width);
      await visit(page, path);
      const bad: string[] = [];
      let stops = 0;
      for (; stops < 200; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const node = document.activeElement;
          if (!node || node === document.body) return undefined;
          const style = getComputedStyle(node);
          const label = node.closest('label');
          const ring = (one: Element | null) =>
            one !== null &&
            ['', '::before', '::after'].some((part) => {
              const look = getComputedStyle(one, part);
              const outlined =
                look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) > 0;
              return outlined || look.boxShadow !== 'none';
            });
          const box = (label ?? node).getBoundingClientRect();
          return {
            name: `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40)}`,
            ring: ring(node) || ring(label) || ring(node.closest('li')),
            shown: box.width > 1 && box.height > 1 && style.visibility !== 'hidden',
          };
        });
        if (!stop) break;
        if (!stop.ring || !stop.shown)
          bad.push(`${stop.name}: ${stop.ring ? '' : 'no ring'} ${stop.shown ? '' : 'not shown'}`);
      }
      expect(stops).toBeGreaterThan(5);
      expect(bad).toEqual([]);
    });
  }

  test('focus is never hidden behind the bar', async ({ page }) => {
    await visit(page, PAGE);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const hidden: string[] = [];
    await page.getByRole('link', { name: t('doc.next') }).focus();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const node = document.activeElement;
        if (!node || !node.closest('main')) return '';
        const box = node.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return bar && box.bottom <= bar.bottom ? (node.textContent ?? '') : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

  test('the list of keys opens with ?, closes with Escape and gives focus back', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const link = page.getByRole('link', { name: t('doc.edit') });
    await link.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('keys.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('a navigation by keyboard moves focus to the new heading and announces the page', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await page.getByRole('link', { name: t('doc.next') }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: ' - Rstest' })).toHaveCount(1);
  });
});

test.describe('Targets and landmarks', () => {
  for (const width of [1440, 400]) {
    test(`controls are 24 px or more at ${width} px`, async ({ page }) => {
      await widen(page, width);
      for (const path of ['/', PAGE, '/config/']) {
        await visit(page, path);
        const small = await page.evaluate(() => {
          const inText = (node: Element) =>
            node.closest('p, li p, td, dd, h1, h2, h3, h4, article li') !== null;
          return [...document.querySelectorAll('a, button, input, summary, [role="button"]')]
            .filter((node) => node.checkVisibility({ opacityProperty: true }) && !inText(node))
            .map((node) => ({ node, box: (node.closest('label') ?? node).getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
            .map(
              ({ node, box }) =>
                `${node.tagName} ${node.textContent?.slice(0, 30)} ${box.width}×${box.height}`,
            );
        });
        expect(small, path).toEqual([]);
      }
    });
  }

  test('landmarks have names of their own', async ({ page }) => {
    await visit(page, PAGE);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
  });
});

test.describe('Other ways of seeing', () => {
  test('at 200 % text size nothing is cut off or scrolls sideways', async ({ page }) => {
    await widen(page, 1280);
    for (const path of ['/', PAGE, '/config/']) {
      await visit(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await settled(page);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });

  test('forced colours keep focus and the current item visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, PAGE);
    const item = page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator('[aria-current="page"]');
    const other = page
      .getByRole('navigation', { name: t('sidebar.label') })
      .locator('a:not([aria-current])')
      .first();
    const look = (node: Element) => {
      const style = getComputedStyle(node);
      return [
        style.color,
        style.backgroundColor,
        style.outlineStyle,
        style.borderInlineStartWidth,
        style.fontWeight,
        style.textDecorationLine,
      ].join();
    };
    expect(await item.evaluate(look)).not.toBe(await other.evaluate(look));
    await item.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await item.evaluate((node) => getComputedStyle(node).outlineStyle)).not.toBe('none');
  });

  test('print shows the text and none of the controls', async ({ page }) => {
    await visit(page, PAGE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of ['sidebar.label', 'outline.title', 'doc.pager'] as const) {
      await expect(page.getByRole('navigation', { name: t(key) })).toBeHidden();
    }
    await expect(page.getByRole('banner')).toBeHidden();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(background);
  });

  for (const lang of LANGS) {
    test(`reading width and line height suit the script (${lang})`, async ({ page }) => {
      await visit(page, inLang(PAGE, lang));
      const text = await page
        .getByRole('article')
        .locator('p')
        .first()
        .evaluate((node) => {
          const style = getComputedStyle(node);
          return {
            size: Number.parseFloat(style.fontSize),
            line: Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize),
            width: node.getBoundingClientRect().width / Number.parseFloat(style.fontSize),
          };
        });
      expect(text.size).toBeGreaterThanOrEqual(15);
      expect(text.line).toBeGreaterThanOrEqual(lang === 'zh' ? 1.7 : 1.5);
      expect(text.width).toBeLessThanOrEqual(52);
    });
  }

  test('Chinese emphasis is not slanted', async ({ page }) => {
    await visit(page, '/zh/guide/start/quick-start');
    const slanted = await page.evaluate(() => {
      const probe = document.createElement('em');
      probe.textContent = '强调';
      document.querySelector('article p')?.append(probe);
      const style = getComputedStyle(probe).fontStyle;
      probe.remove();
      return style;
    });
    expect(slanted).toBe('normal');
  });
});
