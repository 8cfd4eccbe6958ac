import type { Page } from '@playwright/test';
import { siteUrl } from '../support/sites.ts';
import { t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Texts that would run, were they ever taken for markup, code or a link. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '\u2028alert(1)',
  '</title><script>alert(1)</script>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '__proto__[x]=1',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<a href=" javascript:alert(1)">x</a>',
  '\\u003cscript\\u003ealert(1)',
  '<style>*{display:none}</style>',
  ['$', '{alert(1)}'].join(''),
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<object data="javascript:alert(1)">',
  '<details open ontoggle=alert(1)>',
];

/** Elements that the texts would make; search has none of them. */
const MARKUP = 'script, iframe, object, style, base, meta, img, svg, math, details';

async function watchExecution(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    for (const name of ['alert', 'prompt', 'confirm'] as const) {
      Object.assign(window, { [name]: () => void ran.push(name) });
    }
  });
  return () => page.evaluate(() => (window as unknown as { ran: string[] }).ran);
}

test.describe('Hostile input executes nothing', () => {
  const PLACES = [
    ['hash', (text: string) => `/config/#${encodeURIComponent(text)}`],
    ['raw hash', (text: string) => `/config/#${text}`],
    [
      'query switches',
      (text: string) =>
        `/config/?navbar=${encodeURIComponent(text)}&outline=${encodeURIComponent(text)}&${encodeURIComponent(text)}=0`,
    ],
    ['path', (text: string) => `/${encodeURIComponent(text)}`],
  ] as const;

  for (const [place, [where, address]] of PLACES.entries()) {
    // By day each text is one of these, at night (`NIGHT=1`) all.
    const texts = HOSTILE.filter(
      (_, index) => process.env.NIGHT || index % PLACES.length === place,
    );
    test(`texts as ${where}`, async ({ page }) => {
      test.setTimeout(90_000);
      const ran = await watchExecution(page);
      for (const text of texts) {
        // Another hash alone would load nothing, and what a page does at its start went untested.
        await page.goto('about:blank');
        await visit(page, address(text));
        expect(await ran(), text).toEqual([]);
        expect(new URL(page.url()).origin).toBe(new URL(siteUrl('main')).origin);
      }
    });
  }

  test(`${HOSTILE.length} texts in the filter`, async ({ page }) => {
    const ran = await watchExecution(page);
    await visit(page, '/config/');
    const before = await page.locator('script, iframe, object, base, style').count();
    for (const text of HOSTILE) {
      await page.getByLabel(t('overview.filter')).fill(text);
      await expect(page.getByRole('article').getByRole('status')).toContainText(
        text.replace(/\s+/g, ' ').trim(),
      );
    }
    expect(await ran()).toEqual([]);
    expect(await page.locator('script, iframe, object, base, style').count()).toBe(before);
  });

  test('texts in the search field, odd and long ones too', async ({ page, panel }) => {
    test.setTimeout(90_000);
    const ran = await watchExecution(page);
    await visit(page, '/config/');
    await panel.open();
    const answered = async (text: string): Promise<void> => {
      await panel.field.fill(text);
      await expect(panel.panel).toHaveAttribute('data-answered', text.trim(), { timeout: 15_000 });
    };
    for (const text of HOSTILE) {
      await answered(text);
      await expect(panel.dialog.locator(MARKUP), text).toHaveCount(0);
    }
    // These are shown with the icons of the panel.
    for (const text of ['.*+?^$|[](){}\\', '%E0%A4%A', '快'.repeat(512), '😀'.repeat(256)]) {
      await answered(text);
      await expect(panel.dialog.locator('img, script')).toHaveCount(0);
    }
    expect(await ran()).toEqual([]);
  });

  test('hostile texts that find nothing, and that are mended', async ({ page, panel }) => {
    const ran = await watchExecution(page);
    await visit(page, '/config/');
    await panel.open();
    // no word of it is known, or what is said of it would never be shown
    const nothing = '<xqzvwj onqzxj=qjzxv()>qjzxv</xqzvwj>';
    await panel.field.fill(nothing);
    await expect(panel.panel).toContainText(t('search.noResults', 'en', { query: nothing }));
    await expect(panel.dialog.locator('xqzvwj')).toHaveCount(0);
    await panel.field.fill('<img src=x onerror=alert(1)> testEnviroment');
    const mended = '<img src=x onerror=alert(1)> testEnvironment';
    const offer = t('search.didYouMean', 'en', { suggestion: mended });
    await expect(panel.dialog.getByRole('button', { name: offer })).toBeVisible();
    await expect(panel.dialog.locator(MARKUP)).toHaveCount(0);
    expect(await ran()).toEqual([]);
  });

  test('a hostile search that led somewhere, offered again', async ({ page, panel }) => {
    const ran = await watchExecution(page);
    await visit(page, '/config/');
    const text = '<img src=x onerror=alert(1)><style>*{display:none}</style> testTimeout';
    await panel.open();
    await panel.search(text);
    await page.keyboard.press('Enter');
    await expect(panel.dialog).toBeHidden();
    await panel.open();
    await panel.field.fill('');
    await expect(panel.dialog.getByRole('button', { name: text, exact: true })).toBeVisible();
    await expect(panel.dialog.locator(MARKUP)).toHaveCount(0);
    expect(await ran()).toEqual([]);
  });
});

test('an inline script without a hash is refused by the browser', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/policy|Content Security/i);
  await context.route('**/guide/basic/cli', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.hacked = 1</script></body>',
    );
    await route.fulfill({ response, body });
  });
  await visit(page, '/guide/basic/cli');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(guard.findings.join()).toMatch(/policy/i);
});
