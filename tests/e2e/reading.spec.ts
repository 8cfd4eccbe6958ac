import type { Locator, Page } from '@playwright/test';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { chooseTheme, visit } from '../support/visit.ts';
import { widen } from '../support/widths.ts';

const PAGE = '/guide/basic/mocking';

const styleOf = (where: Locator, property: string): Promise<string> =>
  where.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** What `light-dark()` gives now, as numbers from 0 (black) to 255. */
async function lightness(page: Page, token: string): Promise<number> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    probe.remove();
    return (Number(red) + Number(green) + Number(blue)) / 3;
  }, token);
}

test.describe('Forced colors', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`what matches a search can be read (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
      await visit(page, PAGE);
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').fill('mock');
      const mark = page.getByRole('option').locator('mark').first();
      await expect(mark).toBeVisible();
      const ground = await styleOf(page.locator('body'), 'background-color');
      expect(await styleOf(mark, 'color')).not.toBe(ground);
      const dark = /rgb\(0, 0, 0\)|rgba\(0, 0, 0, 0\)/;
      if (scheme === 'dark') expect(await styleOf(mark, 'color')).not.toMatch(dark);
    });

    test(`only the chosen tab and the current heading are lined (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
      await visit(page, '/guide/start/quick-start');
      const border = (where: Locator, side: string): Promise<string> =>
        styleOf(where, `border-${side}-color`);
      const tabs = page.getByRole('tablist').first();
      const chosen = tabs.getByRole('tab', { selected: true });
      const other = tabs.getByRole('tab', { selected: false }).first();
      expect(await border(other, 'bottom')).not.toBe(await border(chosen, 'bottom'));
      await page.evaluate(() => scrollTo(0, 900));
      const outline = page.getByRole('navigation', { name: t('outline.title') });
      const current = outline.locator('a[aria-current]');
      await expect(current).toHaveCount(1);
      const idle = outline.locator('li a:not([aria-current])').first();
      // The color of the mark fades in.
      await expect
        .poll(async () => (await border(current, 'left')) !== (await border(idle, 'left')))
        .toBe(true);
    });
  }
});

test.describe('Print', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is dark text on white, chosen theme ${scheme}`, async ({ page }) => {
      await visit(page, PAGE);
      await chooseTheme(page, t(`theme.${scheme}`));
      await page.emulateMedia({ media: 'print' });
      expect(await lightness(page, '--c-bg')).toBe(255);
      expect(await lightness(page, '--c-text')).toBeLessThan(60);
      expect(await lightness(page, '--c-string')).toBeLessThan(120);
    });
  }

  test('leaves out controls, and shows every tab with its name', async ({ page }) => {
    await visit(page, '/guide/start/quick-start');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: t('page.actions') })).toBeHidden();
    for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
      await expect(panel).toBeVisible();
      const name = await panel.evaluate((node) => getComputedStyle(node, '::before').content);
      expect(name).toMatch(/npm|yarn|pnpm|bun/);
    }
    await page.emulateMedia({ media: 'screen' });
    await visit(page, '/config/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await visit(page, '/');
    await page.emulateMedia({ media: 'print' });
    const start = page.getByRole('link', { name: t('home.start') });
    const [red = '255'] = (await styleOf(start, 'color')).match(/\d+/) ?? [];
    expect(Number(red)).toBeLessThan(60);
  });
});

test.describe('Short windows', () => {
  for (const [what, width, height] of [
    ['zoom of 400 %', 320, 256],
    ['a phone held sideways', 812, 375],
  ] as const) {
    test(`the bars scroll away with the page (${what})`, async ({ page }) => {
      await widen(page, width, height);
      await visit(page, PAGE);
      await page.evaluate(() => scrollTo(0, 600));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(
        page.getByRole('button', { name: t('sidebar.menu'), exact: true }),
      ).not.toBeInViewport();
    });
  }

  test('the bars stay in view on a phone held upright', async ({ page }) => {
    await widen(page, 375, 667);
    await visit(page, PAGE);
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

test('more contrast makes borders and text stronger', async ({ page }) => {
  await visit(page, PAGE);
  const border = await lightness(page, '--c-border');
  const text = await lightness(page, '--c-text-2');
  await page.emulateMedia({ contrast: 'more' });
  expect(await lightness(page, '--c-border')).toBeLessThan(border - 60);
  expect(await lightness(page, '--c-text-2')).toBeLessThan(text - 20);
});

test('the chosen theme shows by more than a color', async ({ page }) => {
  await visit(page, PAGE);
  const shape = (label: string): Promise<string> =>
    styleOf(page.getByTitle(label, { exact: true }), 'box-shadow');
  await chooseTheme(page, t('theme.dark'));
  expect(await shape(t('theme.dark'))).not.toBe('none');
  expect(await shape(t('theme.light'))).toBe('none');
});

test.describe('Bars', () => {
  test.describe('that hide', () => {
    test.use({ site: 'parts' });

    test('leave no room: what sticks below goes up to the top', async ({ page }) => {
      await widen(page, 900);
      await visit(page, '/guide/long');
      const menu = page.getByRole('button', { name: t('sidebar.menu'), exact: true });
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect.poll(async () => (await menu.locator('..').boundingBox())?.y).toBe(0);
    });
  });

  test('with nothing in them are not there', async ({ page }) => {
    await widen(page, 800);
    const bar = page.locator('header ~ div > :has(> button[popovertarget])').first();
    await visit(page, PAGE);
    await expect(bar).toBeVisible();
    await visit(page, `${PAGE}?sidebar=0&outline=0`);
    await expect(bar).toBeHidden();
    await visit(page, `${PAGE}?sidebar=0`);
    await expect(bar).toBeVisible();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no control is shown that could do nothing', async ({ page }) => {
    await page.goto('guide/basic/mocking');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: t('search.button') })).toBeHidden();
    await page.goto('config/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test('the tool menu stays open while the mouse goes down to it slowly', async ({ page }) => {
  await visit(page, PAGE);
  const button = page.getByRole('button', { name: t('nav.tools') });
  await button.hover();
  const item = page.getByRole('link', { name: /^Rsbuild ./ });
  await expect(item).toBeVisible();
  const box = await button.boundingBox();
  const menu = await page.locator('#frame-tools, [id$="tools"][popover]').first().boundingBox();
  if (!box || !menu) throw new Error('no menu');
  expect(menu.y - (box.y + box.height)).toBeLessThanOrEqual(0.5);
});

test('the breadcrumbs read no mark aloud', async ({ page }) => {
  await visit(page, PAGE);
  const crumbs = page.getByRole('navigation', { name: t('doc.breadcrumbs') });
  expect(await crumbs.ariaSnapshot()).not.toContain('›');
});

test.describe('The outline by keyboard', () => {
  const skip = (page: Page): Locator => page.getByRole('link', { name: t('a11y.skipToOutline') });

  test('is reached by the second skip link', async ({ page }) => {
    await visit(page, PAGE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(skip(page)).toBeFocused();
    await expect(skip(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const outline = page.getByRole('navigation', { name: t('outline.title') });
    await expect(outline.getByRole('link').first()).toBeFocused();
  });

  test('has no skip link where it is a menu, or where there is none', async ({ page }) => {
    await visit(page, '/config/');
    await expect(skip(page)).toHaveCount(0);
    await widen(page, 1000);
    await visit(page, PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(skip(page)).toBeHidden();
  });
});

test('every link that opens in a new tab says so', async ({ page }) => {
  for (const path of ['/', '/guide/advanced/profiling']) {
    await visit(page, path);
    await page.getByRole('button', { name: t('nav.tools') }).click();
    const silent = await page
      .locator('a[target="_blank"]')
      .evaluateAll(
        (links, note) =>
          links
            .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? '')
            .filter((name) => !name.includes(note)),
        t('nav.external'),
      );
    expect(silent, path).toEqual([]);
    expect(await page.locator('a[target="_blank"]').count()).toBeGreaterThan(8);
  }
});

test('the placeholder of the filter can be read in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/config/');
  const placeholder = await page
    .getByRole('searchbox')
    .evaluate((field) => getComputedStyle(field, '::placeholder').color);
  const expected = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--c-text-2)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(placeholder).toBe(expected);
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

test('browsers and phones find an icon at the usual address', async ({ request }) => {
  for (const [file, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toBe(type);
  }
});

test('reduced motion starts no transition when the theme changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PAGE);
  await page.evaluate(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    document.addEventListener('transitionrun', (event) => started.push(event.propertyName));
  });
  await chooseTheme(page, t('theme.dark'));
  await expect.poll(() => lightness(page, '--c-bg')).toBeLessThan(60);
  const started = await page.evaluate(() => (window as unknown as { started: string[] }).started);
  expect(started).toEqual([]);
});
