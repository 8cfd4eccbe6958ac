import { type Answers, config, passing } from '../../../support/answers.ts';

const slug = `export const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
if (import.meta.rstest) {
  const { expect, test } = import.meta.rstest;
  test('slug in its own file', () => {
    expect(slug('Red Hat')).toBe('red-hat');
  });
}
`;

export default {
  'Do in-source tests run without includeSource?': {
    says: 'Runs tests that are written inside your source files, next to the code they test (in-source testing).',
    files: { 'src/slug.ts': slug },
    exitCode: 1,
    output: ['No test files found'],
  },
  'Do matched source files without import.meta.rstest become test files?': {
    heading: 'source-files-that-become-test-files',
    says: [
      'A file becomes a test file if a pattern matches it and its text contains `import.meta.rstest`.',
      "`import.meta['rstest']` and `const meta = import.meta; meta.rstest` aren't found, nor is a source file that imports `test` from `@rstest/core`.",
    ],
    files: {
      'rstest.config.ts': config(`includeSource: ['src/**/*.ts']`),
      'src/slug.ts': slug,
      'src/price.ts': 'export const price = 1;\n',
      'src/key.ts': "import.meta['rstest'];",
      'src/meta.ts': 'const meta = import.meta; meta.rstest;',
      'src/core.ts': passing,
      'cart.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['src/slug.ts', 'cart.test.ts'],
    absent: ['price.ts', 'key.ts', 'meta.ts', 'core.ts'],
  },
  'Does a comment that mentions import.meta.rstest make a file a test file?': {
    heading: 'source-files-that-become-test-files',
    says: 'A comment that mentions `import.meta.rstest` is enough to make a file a test file, and without a test it fails with `No test suites found in file`.',
    files: {
      'rstest.config.ts': config(`includeSource: ['src/**/*.ts']`),
      'src/price.ts': '// no import.meta.rstest here\nexport const price = 1;\n',
    },
    exitCode: 1,
    output: ['No test suites found in file'],
  },
  'Do the tests of a source file run again in a test file that imports it?': {
    heading: 'imported-files-do-not-run-their-tests',
    says: 'If another test imports the file, it is `undefined` there, so the tests of a file run only once.',
    files: {
      'rstest.config.ts': config(`includeSource: ['src/**/*.ts']`),
      'src/slug.ts': slug,
      'address.test.ts': `import { expect, test } from '@rstest/core';
import { slug } from './src/slug';
test('imported', () => {
  expect(slug('A B')).toBe('a-b');
});
`,
    },
    output: ['2 passed', /Tests 2 passed/],
  },
  'Is import.meta.rstest set in a module that a test imports?': {
    heading: 'imported-files-do-not-run-their-tests',
    says: 'If another test imports the file, it is `undefined` there, so the tests of a file run only once.',
    files: { 'src/slug.ts': `export const seen = typeof import.meta.rstest;\n` },
    test: `import { expect, test } from '@rstest/core';
import { seen } from './src/slug';
test('imported', () => {
  expect([seen, typeof import.meta.rstest]).toEqual(['undefined', 'object']);
});
`,
    output: ['1 passed'],
  },
  'What does the guarded block do when Node runs the file without Rstest?': {
    heading: 'keep-tests-out-of-production',
    says: 'Outside Rstest, `import.meta.rstest` is `undefined` and the block does nothing.',
    files: {
      'slug.mjs': slug.replace(': string', ''),
      'main.mjs': `import { slug } from './slug.mjs';\nconsole.log(slug('Red Hat'));\n`,
    },
    command: 'node main.mjs',
    output: ['red-hat'],
  },
  'Does exclude apply to includeSource?': {
    heading: 'source-files-that-become-test-files',
    says: 'These files run in addition to those of `include`, and `exclude` applies to both.',
    files: {
      'rstest.config.ts': config(`includeSource: ['src/**/*.ts'], exclude: ['**/legacy/**']`),
      'src/slug.ts': slug,
      'src/legacy/slug.ts': slug,
    },
    command: 'npx rstest list --filesOnly',
    output: ['src/slug.ts'],
    absent: ['legacy'],
  },
  'Does a project inherit includeSource?': {
    heading: 'types-for-importmetarstest',
    says: 'With `projects`, set `includeSource` in each project;',
    files: {
      'rstest.config.ts': config(
        `includeSource: ['src/**/*.ts'], projects: [{ name: 'shop', root: 'shop' }]`,
      ),
      'shop/src/slug.ts': slug,
      'shop/cart.test.ts': passing,
    },
    command: 'npx rstest list --filesOnly',
    output: ['shop/cart.test.ts'],
    absent: ['slug.ts'],
  },
  'Does extends join or replace includeSource?': {
    heading: 'types-for-importmetarstest',
    says: 'with `extends`, the lists of both configs are joined.',
    files: {
      'rstest.config.ts': config(
        `extends: { includeSource: ['lib/**/*.ts'] }, includeSource: ['src/**/*.ts']`,
      ),
      'src/slug.ts': slug,
      'lib/slug.ts': slug,
    },
    command: 'npx rstest list --filesOnly',
    output: ['src/slug.ts', 'lib/slug.ts'],
  },
  'Which bundlers drop the block from a build for production?': {
    heading: 'keep-tests-out-of-production',
    says: [
      'Rsbuild and Rspack know that value and leave the block out of a minified build.',
      "A bundler that doesn't touch `import.meta`, such as esbuild, keeps the block until you define the value:",
    ],
    files: {
      'src/index.js':
        "export const price = 5; if (import.meta.rstest) { console.log('TEST CODE'); } console.log(price);",
    },
    command:
      'show() { echo "$1 $(grep -rl "TEST CODE" "$2" | wc -l)"; }; rsbuild build --dist-path rsbuild; show RSBUILD rsbuild; node -e "require(\'@rspack/core\').rspack({ mode: \'production\', entry: \'./src/index.js\', output: { path: process.cwd() + \'/rspack\' } }, () => {})"; show RSPACK rspack; esbuild src/index.js --bundle --minify --format=esm --outdir=kept; show KEPT kept; esbuild src/index.js --bundle --minify --format=esm --define:import.meta.rstest=undefined --outdir=dropped; show DROPPED dropped; ls rsbuild rspack dropped',
    output: ['RSBUILD 0', 'RSPACK 0', 'KEPT 1', 'DROPPED 0', 'main.js'],
  },
  'How do I mock a module in a test inside the source file?': {
    says: "`rs.mock` moves above the line that takes `rs` from it, so a factory that creates mocks fails with `rs is not defined`: write `import.meta.rstest!.rs.fn()` there, or `rs.mock('./db', { mock: true })`.",
    files: {
      'rstest.config.ts': "export default { includeSource: ['src/*.ts'] };",
      'src/db.ts': "export const load = () => 'real';",
      ...Object.fromEntries(
        [
          '() => ({ load: rs.fn() })',
          '() => ({ load: import.meta.rstest!.rs.fn() })',
          '{ mock: true }',
        ].map((how, i) => [
          `src/m${i}.ts`,
          `import { load } from './db';\nexport const run = () => load() + '!';\nif (import.meta.rstest) { const { rs, test } = import.meta.rstest; rs.mock('./db', ${how}); test('m', () => { rs.mocked(load).mockReturnValue('set'); console.log('RAN ${i}', run()); }); }`,
        ]),
      ),
    },
    exitCode: 1,
    output: ['FAIL src/m0.ts', 'rs is not defined', 'RAN 1 set!', 'RAN 2 set!'],
    absent: ['RAN 0'],
  },
} satisfies Answers;
