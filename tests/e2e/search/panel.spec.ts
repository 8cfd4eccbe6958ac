import { SearchPanel } from '../../support/search.ts';
import { inLang, LANGS, t } from '../../support/strings.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/guide/start/quick-start';

const QUERY = { en: 'testTimeout', zh: '超时时间' } as const;

for (const lang of LANGS) {
  test(`results are links to pages of the language, best first, never more than seven, with the version that added them; none are said in words (${lang})`, {
    tag: ['@spec-1-readers', '@spec-5-query', '@spec-8-no-results', '@spec-9-search'],
  }, async ({ page }) => {
    await page.goto(inLang(PAGE, lang));
    const panel = new SearchPanel(page, lang);
    await panel.open();
    await panel.search(QUERY[lang]);
    const links = await panel.links();
    expect(links[0]).toBe(inLang('/config/test/testTimeout', lang));
    expect(links.length).toBeLessThanOrEqual(7);
    expect(links.every((link) => link.startsWith('/zh/') === (lang === 'zh'))).toBe(true);

    const loud = QUERY[lang].toUpperCase().replace('E', 'É');
    await panel.field.fill(loud);
    await expect(panel.panel).toHaveAttribute('data-answered', loud);
    expect(await panel.links(), 'case and accents do not matter').toEqual(links);

    await panel.search('bail');
    const since = t('search.since', lang, { version: '0.6.4' });
    await expect(panel.results.first()).toContainText(since);

    await panel.field.fill('xqzvwj');
    await expect(panel.dialog).toContainText(t('search.noResults', lang, { query: 'xqzvwj' }));
    await expect(panel.dialog).toContainText(t('search.tryAgain', lang));
    if (lang === 'en') {
      await expect(panel.dialog).toContainText('No results for "xqzvwj"');
      await expect(panel.dialog).toContainText('Please try again with a different keyword');
    }
    await expect(panel.results).toHaveCount(0);
  });
}

test('an empty query, and spaces, show no results but quick links', {
  tag: '@spec-5-empty',
}, async ({ page, panel }) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('timeout');
  for (const query of ['', '   ']) {
    await panel.field.fill(query);
    await expect(panel.results).toHaveCount(0);
    await expect(panel.dialog.getByRole('link', { name: 'Command line' })).toBeVisible();
  }
});

test('results are grouped by page under their section, named once, and seen without scrolling on a screen of 900 pixels', async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  await panel.open();
  await panel.search('mock');
  await expect(panel.results).toHaveCount(7);
  for (const result of await panel.results.all()) await expect(result).toBeInViewport({ ratio: 1 });

  await panel.search('testTimeout');
  const group = panel.dialog.getByRole('group', { name: /Config › .* › testTimeout/ });
  await expect(group.getByRole('option').first()).toBeVisible();
  const first = panel.dialog.getByRole('option').first();
  await expect(first).toContainText('testTimeout');
  await expect(first, 'the beginning of the page').toContainText(/milliseconds/);
  for (const one of await panel.dialog.getByRole('group').all()) {
    const lines = (await one.innerText()).split('\n').filter(Boolean);
    expect(new Set(lines).size, lines.join(' | ')).toBe(lines.length);
  }

  await panel.search('timeout');
  for (const name of ['testTimeout', 'hookTimeout']) {
    const own = panel.dialog.getByRole('group', { name: `› ${name}` });
    await expect(own.getByRole('option')).not.toHaveCount(0);
  }
  await expect(panel.dialog.getByText('Config › Test Configurations', { exact: true })).toHaveCount(
    1,
  );
});

test('title, heading and text are quoted, their matches marked, within 100 characters, and lines of code are found', {
  tag: ['@spec-1-code-search', '@spec-3-search-hit', '@spec-9-search'],
}, async ({ page, panel }) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('fixture pitfalls');
  const header = panel.dialog.locator('a[data-type="header"]').first();
  await expect(header.locator('mark').first()).toHaveText(/fixture/i);
  await expect(header).toHaveAttribute('href', /#fixture-pitfalls$/);

  await panel.search('milliseconds');
  const content = panel.dialog.locator('a[data-type="content"] span:nth-child(2)').first();
  await expect(content.locator('mark').first()).toHaveText(/millisecond/i);
  expect(((await content.textContent()) as string).replaceAll('…', '').length).toBeLessThanOrEqual(
    100,
  );
  await panel.search("import { defineConfig } from '@rstest/core'");
  expect((await panel.links()).length).toBeGreaterThan(0);
});

test('a misspelt query is answered, and says what it was taken for', async ({ page, panel }) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('testEnviroment');
  expect((await panel.links())[0]).toBe('/config/test/testEnvironment');
  const name = t('search.didYouMean', 'en', { suggestion: 'testEnvironment' });
  await panel.dialog.getByRole('button', { name }).click();
  await expect(panel.field).toHaveValue('testEnvironment');
});

test('typing fast searches once, 150 ms after the last key', { tag: '@spec-9-search' }, async ({
  page,
  panel,
}) => {
  await page.clock.install();
  await page.goto(PAGE);
  await page.evaluate(() => {
    const counts = window as unknown as { searches: string[] };
    counts.searches = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, transfer?: unknown) {
      const { type, query } = message as { type: string; query: string };
      if (type === 'search') counts.searches.push(query);
      postMessage.call(this, message, transfer as StructuredSerializeOptions);
    } as typeof postMessage;
  });
  const searches = () =>
    page.evaluate(() => (window as unknown as { searches: string[] }).searches);
  await panel.open();
  await panel.search('slow');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const key of 'TestThreshold') {
    await page.keyboard.press(key);
    await page.clock.runFor(140);
  }
  expect(await searches()).toEqual(['slow']);
  await page.clock.runFor(20);
  expect(await searches()).toEqual(['slow', 'slowTestThreshold']);
});

test('a search that led to a page is offered again, and can be forgotten', async ({
  page,
  panel,
}) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('testTimeout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/test\/testTimeout$/);
  await panel.open();
  await panel.field.fill('');
  const recent = panel.dialog.getByRole('button', { name: 'testTimeout', exact: true });
  await recent.click();
  await expect(panel.results.first()).toBeVisible();
  await panel.field.fill('');
  await panel.dialog.getByRole('button', { name: t('search.clearRecent') }).click();
  await expect(recent).toHaveCount(0);
});

test('the page behind a result marks the words and shows the first of them', async ({
  page,
  panel,
}) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('endless loop blocks');
  const link = (await panel.links())[0] as string;
  expect(link).toBe('/config/test/testTimeout#a-timeout-cannot-stop-a-blocked-thread');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('testTimeout');
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('search-match') ?? [])].map((range) => {
        const { top } = (range as Range).getBoundingClientRect();
        return { text: String(range), seen: top >= 0 && top < innerHeight };
      }),
    );
  await expect.poll(marked).toContainEqual({ text: 'endless', seen: true });
  await page.keyboard.press('Escape');
  expect(await marked()).toEqual([]);
});

test('a question leads to the passage that says most of its words', async ({ page, panel }) => {
  const passage = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('search-passage') ?? [])].map((range) => {
        const { top, bottom } = (range as Range).getBoundingClientRect();
        return { text: String(range), seen: top >= 0 && bottom <= innerHeight };
      }),
    );
  await page.goto(PAGE);
  await panel.open();
  await panel.search('axios-mock-adapter answers only instances created afterwards');
  expect((await panel.links())[0]).toBe('/guide/recipes/http-clients#interceptors-and-adapters');
  await page.keyboard.press('Enter');
  const answer = expect.stringMatching(/^axios-mock-adapter replaces the adapter/);
  await expect.poll(passage).toEqual([{ text: answer, seen: true }]);
  await page.keyboard.press('Escape');
  expect(await passage()).toEqual([]);
});

test('a short query that leads to a page stays at its beginning', async ({ page, panel }) => {
  await page.goto(PAGE);
  await panel.open();
  await panel.search('mock modules');
  const link = (await panel.links())[0] as string;
  expect(link).toBe('/api/rstest/mockModules');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mock modules');
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-match'))).toBe(true);
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
