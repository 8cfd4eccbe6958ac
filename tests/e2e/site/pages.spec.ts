import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../../deploy/finish.ts';
import { inlineHashes } from '../../../deploy/inline.ts';
import { TEXTS } from '../../../scripts/dev/banner/texts.ts';
import { type BuiltFile, builtPages } from '../../support/built.ts';
import { SITES } from '../../support/sites.ts';
import { expect, siteTest as test } from '../../support/test.ts';

// One worker, so that each page is read and parsed once.
test.describe.configure({ mode: 'default' });

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

/** What a rule finds on the pages, with the page's path in front. */
const findings = (rule: (page: BuiltFile) => Iterable<string>): string[] =>
  builtPages().flatMap((page) => Array.from(rule(page), (one) => `${page.path}: ${one}`));

const named = ({ elements }: BuiltFile, name: string) =>
  elements.filter((element) => element.name === name);

/** Attributes that name other elements by their ids, several of them by some. */
const REFERENCES = ['for', 'popovertarget', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

test.describe('Every built page', { tag: '@every-page' }, () => {
  test('has a translation, is in the language of its path, and all of the route table are there', {
    tag: ['@spec-1-language', '@spec-2-base', '@spec-2-table'],
  }, () => {
    const paths = builtPages().map(({ path }) => path);
    const english = paths.filter((path) => !path.startsWith('/zh/'));
    expect(english).toEqual(expect.arrayContaining(ROUTES));
    expect(paths.filter((path) => path.startsWith('/zh/')).sort()).toEqual(
      english.map((path) => `/zh${path}`).sort(),
    );
    expect(
      findings((page) =>
        named(page, 'html').flatMap(({ attributes: { lang } }) =>
          lang === page.lang ? [] : [`${lang}`],
        ),
      ),
    ).toEqual([]);
  });

  test('links to no .html file, nor to /index', { tag: '@spec-1-clean-urls' }, () => {
    expect(
      findings((page) =>
        named(page, 'a')
          .map(({ attributes: { href = '' } }) => href)
          .filter((href) => /^\/[^?#]*(?:\.html|\/index)(?:[?#]|$)/.test(href)),
      ),
    ).toEqual([]);
  });

  test('holds its text before any script runs, under one heading', {
    tag: '@spec-1-static',
  }, () => {
    expect(
      findings(function* (page) {
        const [main, ...mains] = named(page, 'main');
        if (mains.length > 0 || (main?.text.length ?? 0) < 300) yield `main: ${main?.text}`;
        const headings = named(page, 'h1').map(({ text }) => text.trim());
        if (headings.length !== 1 || !headings[0]) yield `h1: ${headings.join(', ')}`;
      }),
    ).toEqual([]);
  });

  test('has a title that no other page of its language has, with that of the site', {
    tag: '@spec-2-title',
  }, () => {
    const seen = new Map<string, string>();
    expect(
      findings(function* (page) {
        const title = named(page, 'title')[0]?.text ?? '';
        const isHome = page.path === '/' || page.path === '/zh/';
        if (!(isHome ? /^Rstest$/ : /. - Rstest$/).test(title)) yield title;
        const key = `${page.lang} ${title}`;
        if (seen.has(key)) yield `${title}, as ${seen.get(key)}`;
        seen.set(key, page.path);
      }),
    ).toEqual([]);
  });

  test('asks for no account, and validates no form', {
    tag: ['@spec-1-accounts', '@spec-5-forms', '@spec-6-roles'],
  }, () => {
    expect(
      findings((page) =>
        page.elements
          .filter(
            ({ name, attributes, text }) =>
              name === 'form' ||
              attributes.type === 'password' ||
              ['required', 'pattern', 'aria-invalid'].some((one) => one in attributes) ||
              (name === 'a' && /^(?:sign in|log in|register|登录|注册)$/i.test(text.trim())),
          )
          .map(({ name, text }) => `${name} ${text}`),
      ),
    ).toEqual([]);
  });

  test('uses each id once, and names none that is not there', () => {
    expect(
      findings(function* (page) {
        const ids = new Set<string>();
        for (const { attributes } of page.elements) {
          if (attributes.id === undefined) continue;
          if (ids.has(attributes.id)) yield `two elements have the id ${attributes.id}`;
          ids.add(attributes.id);
        }
        for (const { name, attributes } of page.elements)
          for (const reference of REFERENCES)
            for (const id of attributes[reference]?.split(/\s+/) ?? [])
              if (id && !ids.has(id)) yield `${reference} of ${name}: no element has the id ${id}`;
      }),
    ).toEqual([]);
  });

  test('gives each picture a text, each button a name, and leaves out no level of headings', () => {
    expect(
      findings(function* ({ elements }) {
        let level = 0;
        for (const { name, attributes, text } of elements) {
          const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((one) => attributes[one]);
          if (name === 'img' && attributes.alt === undefined) yield `no alt: ${attributes.src}`;
          if (name === 'button' && !text.trim() && !isNamed) yield `no name: button`;
          const next = Number(/^h([1-6])$/.exec(name)?.[1]);
          if (next > level + 1 && level > 0) yield `h${next} after h${level}: ${text}`;
          if (next) level = next;
        }
      }),
    ).toEqual([]);
  });

  test('is reached from the home page by links alone', () => {
    const pages = new Map(builtPages().map((page) => [page.path, page]));
    const seen = new Set<string>();
    const queue = ['/'];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const page = pages.get(path);
      if (!page || seen.has(path)) continue;
      seen.add(path);
      for (const { attributes } of named(page, 'a')) {
        const url = new URL(attributes.href ?? '', `http://here${path}`);
        if (url.host === 'here') queue.push(url.pathname);
      }
    }
    expect([...pages.keys()].filter((path) => !seen.has(path))).toEqual([]);
  });

  test('has a policy that allows its inline scripts, and the header its styles too', async ({
    request,
  }) => {
    const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(
      findings(function* (page) {
        const policy =
          named(page, 'meta').find(
            ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
          )?.attributes.content ?? '';
        const { scripts, styles } = inlineHashes(page.html);
        if (scripts.length === 0) yield 'no inline script';
        for (const hash of scripts) if (!policy.includes(hash)) yield hash;
        for (const hash of [...scripts, ...styles]) if (!header.includes(hash)) yield hash;
      }),
    ).toEqual([]);
  });

  test('has tags for a preview, and a picture that no other page has', async ({ request }) => {
    const seen = new Map<string, string>();
    expect(
      findings(function* (page) {
        const tags = Object.fromEntries(
          named(page, 'meta').map(({ attributes }) => [
            attributes.property ?? attributes.name ?? '',
            attributes.content ?? '',
          ]),
        );
        const [locale, other] = page.lang === 'zh' ? ['zh_CN', 'en_US'] : ['en_US', 'zh_CN'];
        const wanted: Record<string, RegExp> = {
          'og:url': new RegExp(`^https://[^/]+${page.path}$`),
          'og:title': /./,
          'og:description': /./,
          'og:type': /^(?:website|article)$/,
          'og:site_name': /^Rstest$/,
          'og:locale': new RegExp(`^${locale}$`),
          'og:locale:alternate': new RegExp(`^${other}$`),
          'og:image:alt': /./,
          'og:image:width': /^1200$/,
          'og:image:height': /^630$/,
          'twitter:card': /^summary_large_image$/,
        };
        for (const [name, pattern] of Object.entries(wanted))
          if (!pattern.test(tags[name] ?? '')) yield `${name}: ${tags[name]}`;
        const { pathname } = new URL(tags['og:image'] ?? '/none', 'https://none');
        if (!pathname.startsWith('/static/')) return yield `og:image: ${pathname}`;
        const bytes = readFileSync(join(SITES.main.out, pathname));
        if (bytes.toString('latin1', 1, 4) !== 'PNG') yield `${pathname} is no PNG`;
        const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].join(' × ');
        if (size !== '1200 × 630') yield `${pathname}: ${size}`;
        const content = bytes.toString('base64');
        if (seen.has(content)) yield `has the picture of ${seen.get(content)}`;
        seen.set(content, page.path);
      }),
    ).toEqual([]);
    const picture = named(builtPages()[0] as BuiltFile, 'meta').find(
      ({ attributes }) => attributes.property === 'og:image',
    );
    const answer = await request.get(new URL(picture?.attributes.content ?? '').pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(answer.headers()['cache-control']).toContain('immutable');
    for (const path of ['/nope', '/zh/nope']) {
      expect(await (await request.get(path)).text(), path).not.toContain('og:image');
    }
  });

  test('holds no byte of the dev server, nor does any other file', () => {
    const marks = [
      '__checks/',
      'dev-banner',
      ...Object.values(TEXTS).flatMap(({ name, checking, none }) => [name, checking, none]),
    ];
    const texts = filesOf(SITES.main.out).filter((file) => /\.(?:html|js|css|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    const found = texts.filter((file) => {
      const text = readFileSync(join(SITES.main.out, file), 'utf8');
      return marks.some((mark) => text.includes(mark));
    });
    expect(found).toEqual([]);
  });
});
