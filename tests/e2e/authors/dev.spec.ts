import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TEXTS } from '../../../scripts/dev/banner/texts.ts';
import { VISITED_STORAGE_KEY } from '../../../shared/site/constants.ts';
import { FAULTS, lineIn } from '../../support/brokenPages.ts';
import { type DevServer, startDevServer } from '../../support/devServer.ts';
import { freePort } from '../../support/nginx.ts';
import { onePage, scratchProject } from '../../support/scratchProject.ts';
import { test } from '../../support/seen.ts';
import { inLang, LANGS, type Lang, langsOf, t } from '../../support/strings.ts';
import { VISITED } from '../../support/visited.ts';

/** What a writer sees of `npm run dev`, on a manual of one page. */
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const PATIENT = { timeout: 100_000 };
let project: ReturnType<typeof scratchProject>;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  project = scratchProject('dev-test');
  onePage(project.root);
  server = await startDevServer(project.root, { timeoutMs: 100_000 });
});

test.afterAll(async () => {
  await server?.stop();
  project?.remove();
});

test.beforeEach(async ({ context }, { annotations }) => {
  // Of this copy, whose other pages nothing here opens.
  annotations.push({ type: VISITED, description: LANGS.map(pathOf).join(' ') });
  await context.addInitScript((key) => localStorage.setItem(key, '1'), VISITED_STORAGE_KEY);
});

const fileOf = (lang: Lang) => `docs/${lang}/guide/start/quick-start.mdx`;
const pathOf = (lang: Lang) => inLang('/guide/start/quick-start', lang);
const urlOf = (lang: Lang) => server.url + pathOf(lang).slice(1);
const read = (lang: Lang) => readFileSync(join(project.root, fileOf(lang)), 'utf8');

/** Saves a page with a change, runs `look`, and saves it as it was. */
async function changed(lang: Lang, change: (text: string) => string, look: () => Promise<void>) {
  const before = read(lang);
  const save = (text: string) => writeFileSync(join(project.root, fileOf(lang)), text);
  expect(change(before), 'the change changes nothing').not.toBe(before);
  save(change(before));
  try {
    await look();
  } finally {
    save(before);
  }
}

const banner = (page: Page, lang: Lang) =>
  page.getByRole('complementary', { name: TEXTS[lang].name });

async function open(page: Page, lang: Lang): Promise<void> {
  await page.goto(urlOf(lang));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(PATIENT);
}

test('the server ends with the npm that started it, however that ends', async () => {
  const port = String(await freePort());
  const args = ['run', 'dev', '--', '--port', port, '--host', '127.0.0.1'];
  const npm = spawn('npm', args, { cwd: project.root, stdio: 'ignore' });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, PATIENT).toBe(true);
  npm.kill('SIGKILL');
  await expect.poll(answers, PATIENT).toBe(false);
});

for (const lang of langsOf(1)) {
  test(`${lang}: the banner lists what check would say, after each save, without a reload`, async ({
    page,
  }) => {
    await open(page, lang);
    const found = banner(page, lang);
    await expect(found.getByText(TEXTS[lang].none).first()).toBeVisible(PATIENT);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const wrong = '\nRead [the story](/nowhere/at-all).\n';
    const line = lineIn(read(lang) + wrong, '/nowhere/at-all');
    await changed(
      lang,
      (before) => before + wrong,
      async () => {
        await expect(found).toContainText('/nowhere/at-all', PATIENT);
        const place = found.getByRole('link', { name: `${fileOf(lang)}:${line}` }).first();
        await expect(place).toHaveAttribute('href', new RegExp(`^vscode://file/.*:${line}$`));
        await expect(found).toContainText(`${TEXTS[lang].right}: `);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
    await expect(found.getByText(TEXTS[lang].none).first()).toBeVisible(PATIENT);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
}

for (const lang of langsOf(0)) {
  test(`${lang}: a saved sentence appears while what the writer opened, chose and scrolled to stays`, async ({
    page,
  }) => {
    const folded = '\n:::details More\n\nThe hidden sentence.\n\n:::\n';
    const withFold = (text: string) => text.replace(/^(# .*)$/m, `$1\n${folded}`);
    await changed(lang, withFold, async () => {
      await open(page, lang);
      const sidebar = page.getByRole('navigation', { name: t('sidebar.label', lang) });
      const group = sidebar.getByRole('group').first();
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('tab', { name: 'pnpm' }).first().click();
      await group.locator('summary').click();
      const unfolded = await group.evaluate((fold: HTMLDetailsElement) => fold.open);
      await page.evaluate(() => scrollTo(0, 600));
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await changed(
        lang,
        (before) => `${before}\nThe sentence at the end.\n`,
        async () => {
          await expect(page.getByText('The sentence at the end.')).toBeVisible(PATIENT);
          expect(await page.evaluate(() => [scrollY, 'stayed' in window])).toEqual([600, true]);
          await expect(page.getByText('The hidden sentence.')).toBeVisible();
          await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
            'aria-selected',
            'true',
          );
          expect(await group.evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(unfolded);
        },
      );
    });
  });
}

test('the banner reports the translation too, and stays folded once it was folded', async ({
  page,
}) => {
  await open(page, 'en');
  const found = banner(page, 'en');
  await changed(
    'zh',
    (before) => before.replace(/^## .*$/m, ''),
    async () => {
      await expect(found).toContainText(fileOf('zh'), PATIENT);
      const place = found.getByRole('link').first();
      await expect(place).toBeVisible();
      await found.locator('summary').click();
      await expect(place).toBeHidden();
      await page.reload();
      await expect(found.getByText(/^[1-9]\d* findings? on this page$/).first()).toBeVisible(
        PATIENT,
      );
      await expect(place).toBeHidden();
    },
  );
});

for (const [turn, [fault, { change, at, says }]] of Object.entries(FAULTS).entries()) {
  for (const lang of langsOf(turn)) {
    test(`${lang}: ${fault} shows file and line in the browser and goes once mended`, async ({
      page,
    }) => {
      await open(page, lang);
      const overlay = page.locator('rsbuild-error-overlay');
      const found = banner(page, lang);
      await changed(lang, change, async () => {
        await expect(found).toContainText(says, PATIENT);
        const file = fileOf(lang).split('/').at(-1);
        const line = lineIn(read(lang), at);
        const near = new RegExp(`${file}:(${line}|${line + 1}|${line + 2})\\b`);
        await expect(found).toContainText(near);
        // The banner says it; the bundler's frames do not cover the page.
        await expect(found.getByRole('link').first()).toBeVisible();
        await expect(overlay).toHaveCount(0, PATIENT);
      });
      await expect(found.getByText(TEXTS[lang].none).first()).toBeVisible(PATIENT);
      await expect(overlay).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible(PATIENT);
    });
  }
}

for (const lang of langsOf(1)) {
  test(`${lang}: search finds what was just written`, async ({ page }) => {
    await open(page, lang);
    await changed(
      lang,
      (before) => `${before}\nThe marmalade quokkas are here.\n`,
      async () => {
        await expect(page.getByText('marmalade quokkas')).toBeVisible(PATIENT);
        // Opened again, it asks again: a loaded machine may not answer the first time.
        await expect(async () => {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox').fill('quokkas');
          await expect(page.getByRole('option').first()).toContainText('quokkas');
        }).toPass(PATIENT);
      },
    );
  });
}

test('a page that is broken when the server starts is reported as well, with nothing cached', async ({
  page,
}) => {
  await server.stop();
  rmSync(join(project.root, '.cache'), { recursive: true });
  const title = 'title: "never closed';
  await changed(
    'en',
    (before) => before.replace(/^title: .*$/m, title),
    async () => {
      server = await startDevServer(project.root, { timeoutMs: 100_000 });
      await page.goto(urlOf('en'));
      const found = banner(page, 'en');
      await expect(found).toContainText('frontmatter cannot be read', PATIENT);
      const place = `${fileOf('en')}:${lineIn(read('en'), title)}`;
      await expect(found.getByRole('link', { name: place })).toBeVisible();
      await expect(page.locator('rsbuild-error-overlay')).toHaveCount(0, PATIENT);
    },
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(PATIENT);
  await expect(page.getByText(t('search.button')).first()).toBeVisible();
});
