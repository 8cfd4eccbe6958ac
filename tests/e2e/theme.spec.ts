import type { Page } from '@playwright/test';
import { hold } from '../support/slow.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { chooseTheme, ready, settled, visit } from '../support/visit.ts';

const KEY = 'rspress-theme-appearance';

const PAGE = '/guide/start/quick-start';

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

test.describe('Theme', () => {
  test('a stored theme is taken, and anything else becomes auto, which is that of the system', {
    tag: ['@spec-4-theme', '@spec-4-theme-auto', '@spec-5-theme'],
  }, async ({ page }) => {
    await visit(page, PAGE);
    test.slow();
    const odd = [
      'purple',
      '',
      '__proto__',
      'LIGHT',
      'dark ',
      '"dark"',
      'null',
      '{}',
      'toString',
      '0',
    ];
    for (const [stored, system, dark] of [
      ['light', 'dark', false],
      ['dark', 'light', true],
      ['auto', 'dark', true],
      ['auto', 'light', false],
      ...odd.map((value, index) => [value, index % 2 ? 'light' : 'dark', index % 2 === 0] as const),
    ] as const) {
      const chosen = stored === 'light' || stored === 'dark' ? stored : 'auto';
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        KEY,
        stored,
      ] as const);
      await page.reload();
      await ready(page);
      expect(await isDark(page), `'${stored}' on a ${system} system`).toBe(dark);
      await expect(page.getByRole('radio', { name: t(`theme.${chosen}`) })).toBeChecked();
    }
  });

  test('a choice is stored in local storage and survives a reload', {
    tag: ['@spec-1-readers', '@spec-4-theme'],
  }, async ({ page }) => {
    await visit(page, PAGE);
    await chooseTheme(page, t('theme.dark'));
    await expect.poll(() => isDark(page)).toBe(true);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await chooseTheme(page, t('theme.light'));
    await expect.poll(() => isDark(page)).toBe(false);
  });

  test('a choice made before the scripts arrive is not lost', { tag: '@spec-4-theme' }, async ({
    page,
  }) => {
    const { release } = await hold(page, '**/*.js');
    await page.goto(PAGE, { waitUntil: 'commit' });
    await chooseTheme(page, t('theme.dark'));
    expect(await isDark(page)).toBe(false);
    release();
    await expect.poll(() => isDark(page)).toBe(true);
    await ready(page);
    await expect(page.getByRole('radio', { name: t('theme.dark') })).toBeChecked();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
  });

  test('auto follows the system while the page is open', { tag: '@spec-4-theme-auto' }, async ({
    page,
  }) => {
    await visit(page, PAGE);
    expect(await isDark(page)).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => isDark(page)).toBe(true);
  });

  test('the themes are radio buttons that the keyboard reaches', { tag: '@spec-4-theme' }, async ({
    page,
  }) => {
    await visit(page, PAGE);
    const radio = page.getByRole('radio', { name: t('theme.auto') });
    await radio.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => isDark(page)).toBe(true);
    await expect(page.getByRole('radio', { name: t('theme.dark') })).toBeFocused();
  });

  test('there is no flash of the wrong theme in 20 loads', { tag: '@spec-4-theme' }, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.addInitScript((key) => {
      // The empty page before has no storage in Firefox.
      if (self.origin === 'null') return;
      localStorage.setItem(key, 'dark');
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.push(document.documentElement.classList.contains('dark'));
        if (seen.length < 5) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, KEY);
    for (let load = 0; load < 20; load++) {
      await page.goto(load % 2 ? './' : PAGE.slice(1), { waitUntil: 'load' });
      const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
      expect(seen.every(Boolean), `load ${load}`).toBe(true);
    }
  });

  test('the change is animated for 400 ms', {
    tag: ['@spec-4-theme-animation', '@spec-9-animation'],
  }, async ({ page }) => {
    await visit(page, PAGE);
    await page.evaluate(() => {
      const durations: unknown[] = [];
      Object.assign(window, { durations });
      const original = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        durations.push(typeof options === 'object' ? options.duration : options);
        return original.call(this, frames, options);
      };
    });
    await chooseTheme(page, t('theme.dark'));
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { durations: unknown[] }).durations))
      .toEqual([400]);
  });

  test('reduced motion leaves out the animation and every transition', {
    tag: '@spec-4-theme-animation',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, PAGE);
    await page.evaluate(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      document.addEventListener('transitionrun', (event) => started.push(event.propertyName));
      Element.prototype.animate = () => {
        throw new Error('animated');
      };
    });
    await chooseTheme(page, t('theme.dark'));
    await expect.poll(() => isDark(page)).toBe(true);
    await settled(page);
    const started = await page.evaluate(() => (window as unknown as { started: string[] }).started);
    expect(started).toEqual([]);
  });

  test.describe('with darkMode: false', () => {
    test.use({ site: 'other' });

    test('the page is light whatever is stored, and there is no switch', {
      tag: ['@spec-3-theme-config', '@spec-4-theme-auto'],
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.addInitScript((key) => {
        if (self.origin !== 'null') localStorage.setItem(key, 'dark');
      }, KEY);
      await visit(page, '/guide/start');
      expect(await isDark(page)).toBe(false);
      await expect(page.getByRole('radio')).toHaveCount(0);
      const background = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(background).toBe('rgb(255, 255, 255)');
    });
  });
});

test('the chosen theme shows by more than a color', async ({ page }) => {
  await visit(page, PAGE);
  await chooseTheme(page, t('theme.dark'));
  await expect(page.getByTitle(t('theme.dark'), { exact: true })).not.toHaveCSS(
    'box-shadow',
    'none',
  );
  await expect(page.getByTitle(t('theme.light'), { exact: true })).toHaveCSS('box-shadow', 'none');
});

test('the browser takes on the color of the chosen theme', async ({ page }) => {
  await visit(page, PAGE);
  const colors = (): Promise<(string | null)[]> =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  const [light, dark] = await colors();
  expect(light).not.toBe(dark);
  await chooseTheme(page, t('theme.dark'));
  expect(await colors()).toEqual([dark, dark]);
  await visit(page, '/');
  expect(await colors()).toEqual([dark, dark]);
  await chooseTheme(page, t('theme.auto'));
  expect(await colors()).toEqual([light, dark]);
});
