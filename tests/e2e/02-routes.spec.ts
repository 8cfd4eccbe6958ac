import { pagesOf } from '../support/pages.ts';
import { inLang, LANGS, t } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

const testOptions = [
  ...['include', 'exclude', 'includeSource', 'globals', 'setupFiles', 'testEnvironment'],
  ...['testNamePattern', 'testTimeout', 'hookTimeout', 'retry', 'root', 'name', 'isolate', 'pool'],
  ...['passWithNoTests', 'printConsoleTrace', 'onConsoleLog', 'disableConsoleIntercept', 'update'],
  ...['clearMocks', 'resetMocks', 'restoreMocks', 'unstubEnvs', 'unstubGlobals'],
  ...['maxConcurrency', 'slowTestThreshold'],
];
const buildOptions = ['plugins', 'source', 'output', 'resolve', 'tools', 'dev', 'performance'];

/** The route table of spec section 2. */
const ROUTES = [
  '/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/guide/basic/cli',
  '/guide/basic/configure-rstest',
  '/guide/advanced/debug-mode',
  '/guide/advanced/profiling',
  '/config/',
  ...testOptions.map((name) => `/config/test/${name}`),
  ...buildOptions.map((name) => `/config/build/${name}`),
  '/api/',
  ...['test', 'describe', 'hooks'].map((name) => `/api/test-api/${name}`),
  '/api/rstest/',
  ...['mockFunctions', 'mockInstance', 'fakeTimers', 'utilities'].map(
    (name) => `/api/rstest/${name}`,
  ),
];

test.describe('Route table', () => {
  for (const lang of LANGS) {
    test(`every route answers 200 with a page in its language (${lang})`, async ({ request }) => {
      const wrong: string[] = [];
      for (const route of ROUTES) {
        const path = inLang(route, lang);
        const response = await request.get(path, { maxRedirects: 0 });
        const html = response.status() === 200 ? await response.text() : '';
        if (!new RegExp(`<html[^>]* lang="${lang}"`).test(html)) wrong.push(path);
      }
      expect(wrong).toEqual([]);
    });
  }

  test('the base is empty: the home page is /, the Chinese one /zh/', async ({ page }) => {
    await visit(page, '/');
    await expect(page).toHaveTitle(/Rstest/);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('zh');
    await expect(page).toHaveURL(/\/zh\/$/);
  });

  test('every English page has its Chinese translation in the built site, and the other way round', {
    tag: '@every-page',
  }, () => {
    const pages = pagesOf('main');
    const english = pages.filter((path) => !path.startsWith('/zh/'));
    const chinese = pages.filter((path) => path.startsWith('/zh/'));
    expect(english).toEqual(expect.arrayContaining(ROUTES));
    expect(chinese.map((path) => path.slice('/zh'.length)).sort()).toEqual(english.sort());
  });
});

test.describe('Route lookup', () => {
  for (const path of [
    '/guide/start/quick-start.html',
    '/guide/start/quick-start/index',
    '/guide/start/%71uick-start',
    '/guide/start/quick%2Dstart.html',
    '/zh/guide/start/quick-start/index.html',
  ]) {
    test(`decodes the URL and strips .html and /index: ${path}`, async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/404/);
    });
  }

  test('an address in other case shows the page under its own address', async ({ page, guard }) => {
    // The host answers with its 404 page, which the scripts then turn into the right one.
    guard.allow(/hydrateRoot recoverable error/);
    await visit(page, '/config/test/testtimeout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/testTimeout/);
    await expect(page).toHaveURL(/\/config\/test\/testTimeout$/);
  });
});

test.describe('Unknown routes', () => {
  for (const [path, lang] of [
    ['/nope', 'en'],
    ['/guide/nope/deeper', 'en'],
    ['/zh/nope', 'zh'],
  ] as const) {
    test(`${path} renders the 404 page in its language with status 404`, async ({ page }) => {
      const response = await visit(page, path);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main).toContainText('404');
      await expect(main).toContainText(t('notFound.title', lang));
      await expect(page).toHaveTitle('404 - Rstest');
      await expect(main.getByRole('link', { name: t('notFound.home', lang) })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  }

  for (const lang of LANGS) {
    test(`'Take me home' leads to the home page of the language (${lang})`, async ({ page }) => {
      await visit(page, inLang('/nope', lang));
      await page.getByRole('link', { name: t('notFound.home', lang) }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(inLang('/', lang));
    });
  }

  test("the 404 page says '404', 'PAGE NOT FOUND' and 'Take me home'", async ({ page }) => {
    await visit(page, '/nope');
    await expect(page.getByText('404').first()).toBeVisible();
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take me home', exact: true })).toBeVisible();
  });
});

test.describe('The language prefix of the default language', () => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/guide/start/quick-start', '/guide/start/quick-start'],
    ['/en/guide/start/quick-start?a=1&b=%20#install', '/guide/start/quick-start?a=1&b=%20#install'],
  ] as const) {
    test(`${from} goes to ${to}`, async ({ page }) => {
      await visit(page, from);
      const { pathname, search, hash } = new URL(page.url());
      expect(pathname + search + hash).toBe(to);
      await expect(page).not.toHaveTitle(/404/);
    });
  }

  test('only a prefix is taken for a language: /zh/guide/en/x stays', async ({ page }) => {
    await visit(page, '/zh/guide/en/x');
    expect(new URL(page.url()).pathname).toBe('/zh/guide/en/x');
  });

  test('a host without redirects is helped by the page itself, query and hash kept', async ({
    page,
    context,
  }) => {
    await context.route('**/en/guide/start/quick-start**', async (route) => {
      const response = await route.fetch({ url: new URL('/404', route.request().url()).href });
      await route.fulfill({ response });
    });
    await page.goto('en/guide/start/quick-start?a=1#install');
    await page.waitForURL(({ pathname }) => pathname === '/guide/start/quick-start');
    await ready(page);
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe('?a=1#install');
  });
});
