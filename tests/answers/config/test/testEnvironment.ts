import { type Answers, config, passing } from '../../../support/answers.ts';

const shows = `import { test } from '@rstest/core';
test('shows', () => console.log('document is', typeof document));
`;

export default {
  'Is window the global object in jsdom and happy-dom?': {
    heading: 'what-jsdom-and-happy-dom-lack',
    says: 'In both, `window` and `self` are `globalThis`: what you set on one is there on the others, and a package may call `cancelAnimationFrame` without `window`.',
    test: `import { expect, test } from '@rstest/core';
test('same', () => {
  const all: any = globalThis;
  expect([all.window === all, all.self === all]).toEqual([true, true]);
  all.window.shop = 7;
  expect([all.shop, all.self.shop, typeof cancelAnimationFrame]).toEqual([7, 7, 'function']);
});`,
    command:
      'for e in jsdom happy-dom; do for p in forks vmThreads; do npx rstest --testEnvironment=$e --pool=$p; done; done',
    output: [/(Tests 1 passed[\s\S]*){4}/],
  },
  'Is there a document without any setting?': {
    says: '`node` · the globals of Node.js · nothing',
    test: shows,
    output: ['document is undefined'],
  },
  'Can testEnvironment name an environment of my own?': {
    says: 'any other name, also `jest-environment-jsdom` or the path of a file of yours, fails with `Unknown test environment`.',
    test: shows,
    command:
      'for e in shop-env jest-environment-jsdom ./env.js; do npx rstest --testEnvironment $e; done',
    exitCode: 1,
    output: [
      'Unknown test environment: shop-env',
      'Unknown test environment: jest-environment-jsdom',
      'Unknown test environment: ./env.js',
    ],
  },
  'Which wins: the comment in the file or --testEnvironment?': {
    heading: 'a-comment-overrides-flag-and-config',
    says: 'Rstest takes the environment from the first of these: the comment in the file `--testEnvironment`',
    test: `// @rstest-environment node\n${shows}`,
    command: 'npx rstest --testEnvironment=shop-env',
    output: ['document is undefined', '1 passed'],
  },
  'Which wins: --testEnvironment or the config?': {
    heading: 'a-comment-overrides-flag-and-config',
    says: '`--testEnvironment` `testEnvironment` in the config file',
    files: { 'rstest.config.mjs': `export default { testEnvironment: 'shop-env' };\n` },
    test: shows,
    command: 'npx rstest --testEnvironment=node',
    output: ['1 passed'],
  },
  'Are the environment comments of Jest and Vitest read?': {
    heading: 'choose-the-environment-of-one-file',
    says: "`@jest-environment` and `@vitest-environment` work too, so you don't need to rewrite the comments when you migrate.",
    test: `/** @jest-environment shop-env */\n${shows}`,
    exitCode: 1,
    output: ['Unsupported test environment "shop-env"', 'node, jsdom, happy-dom'],
  },
  'Does a wrong name in one comment stop the other files too?': {
    heading: 'choose-the-environment-of-one-file',
    says: 'An unknown name or invalid JSON stops the whole run, not just this file.',
    files: { 'a.test.ts': `// @vitest-environment edge\n${shows}`, 'b.test.ts': shows },
    exitCode: 1,
    output: ['Unsupported test environment "edge"'],
    absent: ['document is'],
  },
  'How far down in the file may the comment be?': {
    heading: 'choose-the-environment-of-one-file',
    says: 'Put the comment within the first 4096 bytes of the file. Rstest ignores it anywhere after that.',
    test: `/*${'x'.repeat(4096)}*/\n// @rstest-environment edge\n${shows}`,
    output: ['document is undefined', '1 passed'],
  },
  'What happens with options that are no valid JSON?': {
    heading: 'choose-the-environment-of-one-file',
    says: 'An unknown name or invalid JSON stops the whole run, not just this file.',
    test: `// @rstest-environment-options {url: 1}\n${shows}`,
    exitCode: 1,
    output: ['Failed to parse test environment options'],
  },
  'What is different for a file with an environment comment where there are projects?': {
    heading: 'choose-the-environment-of-one-file',
    says: "With `projects`, reports call it `shop-environment-1`, which `--project` doesn't know, and it takes `slowTestThreshold`, `hideSkippedTests` and `hideSkippedTestFiles` from the root config instead of its project's.",
    files: {
      'rstest.config.ts': `const settings = { hideSkippedTests: true, hideSkippedTestFiles: true };
const { AT_ROOT } = process.env;
export default { reporters: 'verbose', ...(AT_ROOT && settings),
  projects: [{ name: 'shop', ...(!AT_ROOT && settings) }, { name: 'other', include: ['other.js'] }] };`,
      'other.js': passing,
      'a.test.ts': `/** @rstest-environment happy-dom */
import { test } from '@rstest/core';
test.skip('left out', () => {});
test('a', () => {});`,
      'b.test.ts': `/** @rstest-environment happy-dom */
import { test } from '@rstest/core';
test.skip('b', () => {});`,
    },
    command: 'npx rstest; AT_ROOT=1 npx rstest; npx rstest --project shop-environment-1',
    exitCode: 1,
    output: [
      /^(?=[\s\S]*\[shop-environment-1\] a\.test)(?=[\s\S]*- left out)(?=[\s\S]*b\.test)[\s\S]*Tests [\s\S]*\[shop-environment-1\] a\.test(?![\s\S]*(?:- left out|b\.test))/,
      'No projects found',
    ],
  },
  'Can the options of the environment contain a function?': {
    heading: 'pass-options-to-jsdom-or-happy-dom',
    says: 'A function among them makes the run fail with `require testEnvironment.options to be structured-cloneable`;',
    files: {
      'rstest.config.ts': config(`testEnvironment: { name: 'node', options: { log: () => 1 } }`),
      'a.test.ts': shows,
    },
    exitCode: 1,
    output: ['to be structured-cloneable'],
  },
  'Does a project inherit testEnvironment from the root config?': {
    heading: 'one-environment-per-project',
    says: 'With `projects`, each project sets its own environment and its own `setupFiles`.',
    files: {
      'rstest.config.mjs': `export default { testEnvironment: 'shop-env', projects: [{ name: 'shop', root: 'shop' }] };\n`,
      'shop/a.test.ts': shows,
    },
    output: ['1 passed'],
  },
  'How do the tests of a server and of a front end get an environment and a setup file each?': {
    heading: 'one-environment-per-project',
    says: 'With `projects`, each project sets its own environment and its own `setupFiles`.',
    files: {
      'rstest.config.ts': config(`projects: [
  { name: 'api', include: ['api/**/*.test.ts'], setupFiles: ['./test/api.ts'] },
  { name: 'web', include: ['web/**/*.test.ts'], setupFiles: ['./test/web.ts'], testEnvironment: 'jsdom' },
]`),
      ...Object.fromEntries(
        ['api', 'web'].flatMap((name) => [
          [`test/${name}.ts`, `process.env.SETUP = '${name}';\nexport {};\n`],
          [
            `${name}/a.test.ts`,
            `import { test } from '@rstest/core';
test('a', () => console.log('${name} has', process.env.SETUP, typeof document));
`,
          ],
        ]),
      ),
    },
    output: ['api has api undefined', 'web has web object'],
  },
  'Do the options of the config survive --testEnvironment with the same name?': {
    heading: 'a-comment-overrides-flag-and-config',
    says: '`--testEnvironment` replaces the whole object of the config, so its `options` are lost even if the name stays the same.',
    files: {
      'rstest.config.ts': config(
        `testEnvironment: { name: 'happy-dom', options: { url: 'https://shop.test/cart' } }`,
      ),
      'a.test.ts': `import { test } from '@rstest/core';
test('where', () => console.log('at', location.href));
`,
    },
    command: 'npx rstest && npx rstest --testEnvironment=happy-dom',
    output: [/at https:\/\/shop\.test\/cart[\s\S]*at http:\/\/localhost:3000\//],
  },
  'Is the document shared by the tests of a file, and by files?': {
    heading: 'the-document-is-shared-within-a-file',
    says: 'What one test adds to `document.body` is still there in the next, so clean up in `afterEach`.',
    files: {
      'rstest.config.ts': config(`testEnvironment: 'happy-dom', pool: { maxWorkers: 1 }`),
      'a.test.ts': `import { test } from '@rstest/core';
test('one', () => {
  document.body.innerHTML = '<p>left over</p>';
});
test('two', () => console.log('same file:', document.body.innerHTML));
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('three', () => console.log('other file: [' + document.body.innerHTML + ']'));
`,
    },
    output: ['same file: <p>left over</p>', 'other file: []'],
  },
  'Does the comment add its options to those of the config?': {
    heading: 'choose-the-environment-of-one-file',
    says: 'If the comment names the environment of the config, its options are added to those of the config.',
    files: {
      'rstest.config.ts': config(
        `testEnvironment: { name: 'happy-dom', options: { url: 'https://shop.test/', width: 700 } }`,
      ),
      'a.test.ts': `// @rstest-environment-options {"url":"https://shop.test/cart"}
import { test } from '@rstest/core';
test('where', () => console.log('at', location.pathname, innerWidth));
`,
    },
    output: ['at /cart 700'],
  },
  'Why does toEqual fail for the bytes of TextEncoder in jsdom?': {
    heading: 'what-jsdom-and-happy-dom-lack',
    says: [
      "In jsdom, but in the VM pools in `node` and happy-dom, `new TextEncoder().encode('a')` isn't an instance of the `Uint8Array` that your test sees, so `toEqual` fails with `Compared values have no visual difference`.",
      'In jsdom with `forks` or `threads`, neither is a `Buffer` or what `structuredClone` copies.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('bytes', () => {
  const copy = structuredClone(new Uint8Array(1));
  console.log('BYTES', Buffer.from('a') instanceof Uint8Array, copy instanceof Uint8Array);
  expect(Array.from(new TextEncoder().encode('a'))).toEqual([97]);
  expect(new TextEncoder().encode('a')).toEqual(new Uint8Array([97]));
});
`,
    command:
      'for p in forks vmForks; do for e in jsdom happy-dom; do npx rstest --pool=$p --testEnvironment=$e; done; done',
    exitCode: 1,
    output: [
      /BYTES false false[\s\S]*no visual difference[\s\S]*BYTES true true[\s\S]*Tests 1 passed[\s\S]*Tests 1 passed[\s\S]*no visual difference/,
    ],
  },
  'How do I set the HTML or the user agent of the jsdom page?': {
    heading: 'pass-options-to-jsdom-or-happy-dom',
    says: "With jsdom 28 or later, don't set `userAgent`, which fails with `ResourceLoader is not a constructor`",
    files: {
      'html.test.ts': `// @rstest-environment jsdom
// @rstest-environment-options { "html": "<main></main>" }
import { test } from '@rstest/core';
test('a', () => { console.log('HTML', document.body.innerHTML); });`,
      'agent.test.ts': `// @rstest-environment jsdom
// @rstest-environment-options { "userAgent": "Phone" }
import { test } from '@rstest/core';
test('a', () => {});`,
    },
    exitCode: 1,
    output: ['HTML <main></main>', 'ResourceLoader is not a constructor', 'Tests 1 passed'],
  },
  'window is not defined when a library is imported, even behind if (window)': {
    says: [
      "In `node`, even `if (window)` fails with `window is not defined`: code for both sides asks `typeof window !== 'undefined'`.",
      "A package that needs `window` while it's imported fails before any hook runs, so set the environment rather than a global in `beforeAll`.",
    ],
    files: {
      'needs.ts':
        "if (process.env.ASKS === 'typeof' ? typeof window !== 'undefined' : window) console.log('WINDOW');",
      'a.test.ts':
        "import { beforeAll, test } from '@rstest/core'; import './needs'; beforeAll(() => { console.log('HOOK'); }); test('a', () => {});",
    },
    command: 'npx rstest; ASKS=typeof npx rstest; npx rstest --testEnvironment happy-dom',
    output: [/window is not defined[\s\S]*HOOK[\s\S]*Tests 1 passed[\s\S]*WINDOW/],
    absent: [/HOOK[\s\S]*window is not defined/],
  },
  'SecurityError: localStorage is not available for opaque origins': {
    heading: 'pass-options-to-jsdom-or-happy-dom',
    says: 'In jsdom, a `url` such as `about:blank` has no storage, and in `forks` and `threads` every file fails: `localStorage is not available for opaque origins`. Give it one with `http`, or leave it out.',
    test: `// @rstest-environment jsdom
// @rstest-environment-options { "url": "about:blank" }
import { test } from '@rstest/core';
test('a', () => localStorage.clear());
test('b', () => {});
`,
    command: 'for pool in forks threads vmForks; do npx rstest --pool=$pool; done',
    exitCode: 1,
    output: [
      /(?:localStorage is not available for opaque origins[\s\S]*no tests[\s\S]*){2}1 failed \| 1 passed/,
    ],
  },
  'How do I run the same tests in several environments, with one coverage report?': {
    heading: 'one-environment-per-project',
    says: [
      'Each test runs once in each, and coverage adds them up in one report.',
      "With `env: { NODE_ENV: 'production' }`, two more projects cover the production branches of your code.",
      "Which file of a package is loaded by its conditions doesn't follow that: it takes a second run, `NODE_ENV=production npx rstest`.",
    ],
    files: {
      'rstest.config.mjs': `const all = ['node', 'jsdom'].map((testEnvironment) => ({ name: testEnvironment, testEnvironment }));
const production = all.map((one) => ({ ...one, name: one.name + ' production', env: { NODE_ENV: 'production' } }));
export default { projects: [...all, ...production], coverage: { enabled: !!process.env.BY, provider: process.env.BY, reporters: ['text'] } };`,
      'node_modules/cond/package.json':
        '{ "name": "cond", "version": "1.0.0", "exports": { "development": "./dev.js", "production": "./prod.js" } }',
      'node_modules/cond/dev.js': "module.exports = 'dev';",
      'node_modules/cond/prod.js': "module.exports = 'prod';",
      'where.ts': `export function where() {
  if (typeof window === 'object') {
    return process.env.NODE_ENV === 'production' ? 'client production' : 'client';
  }
  return process.env.NODE_ENV === 'production' ? 'server production' : 'server';
}`,
      'a.test.js': `import { test } from '@rstest/core';
import cond from 'cond';
import { where } from './where';
test('a', () => console.log('RAN', where(), cond));`,
    },
    command:
      'for by in v8 istanbul; do BY=$by npx rstest --pool.maxWorkers=1; done; echo SECOND; NODE_ENV=production npx rstest --project node',
    output: [
      'RAN server dev',
      'RAN client dev',
      'RAN server production dev',
      'RAN client production dev',
      /(where\.ts \| +100 \| +100 \| +100 \| +100 \|[\s\S]*){2}SECOND[\s\S]*RAN server production prod/,
    ],
  },
  'esbuild: Invariant violation, new TextEncoder().encode("") instanceof Uint8Array is incorrectly false':
    {
      heading: 'what-jsdom-and-happy-dom-lack',
      says: 'esbuild therefore refuses to load, with `Invariant violation: "new TextEncoder().encode("") instanceof Uint8Array" is incorrectly false`',
      files: {
        'page.test.ts':
          "import { test } from '@rstest/core'; test('page', async () => { await import('esbuild'); });",
        'node.test.ts': `// @rstest-environment node
import { expect, test } from '@rstest/core';
test('node', async () => {
  const { transformSync } = await import('esbuild');
  expect(transformSync('let a: number', { loader: 'ts' }).code).toContain('let a');
});`,
      },
      command:
        'npx rstest page --testEnvironment=jsdom; npx rstest page --testEnvironment=happy-dom --pool=vmForks; npx rstest node --testEnvironment=jsdom; npx rstest node --testEnvironment=jsdom --pool=threads',
      output: [
        /✗ page[\s\S]*✗ page[\s\S]*✓ node[\s\S]*✓ node/,
        'Invariant violation: "new TextEncoder().encode("") instanceof Uint8Array" is incorrectly false',
      ],
    },
  'Do jsdom and happy-dom have process and Buffer?': {
    heading: 'what-jsdom-and-happy-dom-lack',
    says: "Both keep the globals of Node.js, such as `process`, `Buffer` and `require`. For code that asks for them to know where it runs, `rs.stubGlobal('process', undefined)`.",
    files: Object.fromEntries(
      ['jsdom', 'happy-dom'].map((name) => [
        `${name}.test.js`,
        `// @rstest-environment ${name}
import { expect, rs, test } from '@rstest/core';
test('a', () => {
  expect([typeof process, typeof Buffer, typeof require]).toEqual(['object', 'function', 'function']);
  rs.stubGlobal('process', undefined);
  expect(typeof process).toBe('undefined');
  rs.unstubAllGlobals();
});`,
      ]),
    ),
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
