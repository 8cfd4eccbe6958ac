import type { Locator, Page } from '@playwright/test';
import { inLang, langsOf, t } from '../support/strings.ts';
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
  test('is dark text on white, whichever theme is chosen', async ({ page }) => {
    await visit(page, PAGE);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'screen' });
      await chooseTheme(page, t(`theme.${scheme}`));
      await page.emulateMedia({ media: 'print' });
      expect(await lightness(page, '--c-bg'), scheme).toBe(255);
      expect(await lightness(page, '--c-text'), scheme).toBeLessThan(60);
      expect(await lightness(page, '--c-string'), scheme).toBeLessThan(120);
    }
  });

  test('leaves out controls, and shows every tab with its name', async ({ page }) => {
    await visit(page, '/guide/start/quick-start');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of ['sidebar.label', 'outline.title', 'doc.pager'] as const) {
      await expect(page.getByRole('navigation', { name: t(key) })).toBeHidden();
    }
    await expect(page.getByRole('banner')).toBeHidden();
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

test.describe('On paper of 180 mm', () => {
  test.use({ viewport: { width: 680, height: 960 } });

  for (const lang of langsOf(1)) {
    test(`no code and no table is cut, and headings stay with their text (${lang})`, async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print' });
      for (const path of [
        '/guide/start/quick-start',
        '/guide/integrations/react',
        '/guide/migration/jest',
      ]) {
        await visit(page, inLang(path, lang));
        // Rules for paper come with what is fetched after first paint.
        await page.waitForLoadState('networkidle');
        const article = page.getByRole('article');
        const wide = await article
          .locator('figure, pre, div:has(> table)')
          .evaluateAll((boxes) =>
            boxes
              .filter((box) => box.scrollWidth > box.clientWidth + 1)
              .map((box) => box.textContent),
          );
        expect(wide, path).toEqual([]);
        const heading = article.getByRole('heading', { level: 2 }).first();
        expect(await styleOf(heading, 'break-after')).toBe('avoid');
      }
    });
  }

  for (const lang of langsOf(0)) {
    test(`the kind of a callout is in words, on paper and for screen readers (${lang})`, async ({
      page,
    }) => {
      await visit(page, inLang(PAGE, lang));
      const kind = t('callout.warning', lang);
      const note = page.getByRole('note', { name: kind, exact: true }).first();
      await expect(note).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const title = note.getByRole('paragraph').first();
      const drawn = await title.evaluate((node) => {
        const { content, maskImage } = getComputedStyle(node, '::before');
        return { content, maskImage };
      });
      expect(drawn).toEqual({ content: `"${kind}: "`, maskImage: 'none' });
    });
  }

  test('an open dialog is left out, and the page behind it is there', async ({ page }) => {
    await visit(page, PAGE);
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: t('search.dialog') });
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('the bars scroll away with the page in short windows, and stay on a phone held upright', async ({
  page,
}) => {
  await visit(page, PAGE);
  for (const [what, width, height, stay] of [
    ['zoom of 400 %', 320, 256, false],
    ['a phone held sideways', 812, 375, false],
    ['a phone held upright', 375, 667, true],
  ] as const) {
    await widen(page, width, height);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('banner'), what).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 600));
    const menu = page.getByRole('button', { name: t('sidebar.menu'), exact: true });
    for (const bar of [page.getByRole('banner'), menu]) {
      if (stay) await expect(bar, what).toBeInViewport();
      else await expect(bar, what).not.toBeInViewport();
    }
  }
});

test('more contrast makes borders and text stronger', async ({ page }) => {
  await visit(page, PAGE);
  const border = await lightness(page, '--c-border');
  const text = await lightness(page, '--c-text-2');
  await page.emulateMedia({ contrast: 'more' });
  expect(await lightness(page, '--c-border')).toBeLessThan(border - 60);
  expect(await lightness(page, '--c-text-2')).toBeLessThan(text - 20);
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

test('a short breadcrumb is as wide as a finger needs', async ({ page }) => {
  await visit(page, '/api/test-api/test');
  const crumbs = page.getByRole('navigation', { name: t('doc.breadcrumbs') });
  const box = await crumbs.getByRole('link', { name: 'API', exact: true }).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeGreaterThanOrEqual(24);
});

test('the breadcrumbs read no mark aloud', async ({ page }) => {
  await visit(page, PAGE);
  const crumbs = page.getByRole('navigation', { name: t('doc.breadcrumbs') });
  expect(await crumbs.ariaSnapshot()).not.toContain('›');
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
