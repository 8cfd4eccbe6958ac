import { type Answers, passing } from '../../../support/answers.ts';

const cart = `import { describe, test } from '@rstest/core';
describe('cart', () => { test('adds prices', () => {}); test('is empty', () => {}); });
`;
const slug = "import { test } from '@rstest/core'; test('slug', () => {});";
const two = { 'cart.test.ts': cart, 'slug.test.ts': slug };
const git = 'git init -q . && git add -A && git -c user.email=a@b.c -c user.name=n commit -qm one';

export default {
  'How do I list what --changed would run, or the part of one machine?': {
    heading: 'tests-affected-by-a-git-change',
    says: 'To see which files it would run, list them: `npx rstest list --filesOnly --changed`, with `--shard=1/2` those of one machine.',
    files: {
      'price.ts': 'export const price = 1;',
      'a.test.ts': "import './price';",
      'b.test.ts': "import './price';",
      'c.test.ts': 'export {};',
    },
    command: `${git} && echo '//' >> price.ts && npx rstest list --filesOnly --changed && echo ONE && npx rstest list --filesOnly --changed --shard=1/2`,
    output: [/a\.test\.ts\s+b\.test\.ts\s+ONE[\s\S]*1 of 2 test files\)\s+a\.test\.ts/],
    absent: ['c.test.ts'],
  },
  'Does a word on the command line add files outside include?': {
    heading: 'one-file-or-directory',
    says: "`npx rstest src/cart.ts` therefore finds no test, because `src/cart.ts` isn't a test file:",
    files: { ...two, 'cart.ts': 'export {};' },
    command: 'npx rstest cart.ts',
    exitCode: 1,
    output: ['No test files found'],
  },
  'Does -t see the names of describe blocks?': {
    heading: 'tests-by-name',
    says: '`-t` takes a regular expression and looks for it in the full name of a test: the names of its `describe` blocks, then its own. Put a space or ` > ` between them.',
    files: two,
    command: "npx rstest -t 'cart adds' && npx rstest -t 'cart > adds'",
    output: [/Tests 1 passed \| 2 skipped[\s\S]*Tests 1 passed \| 2 skipped/],
  },
  'Does npm test pass -t on?': {
    heading: 'tests-by-name',
    says: "With npm, write two hyphens in front of the flags, `npm test -- cart -t adds`, because npm doesn't pass `-t` on otherwise.",
    files: {
      ...two,
      'package.json': '{ "scripts": { "test": "rstest", "words": "echo GOT" } }',
    },
    command: 'npm run words -- cart -t adds; npm run words cart -t adds; npm test -- cart -t adds',
    output: ['GOT cart -t adds', /GOT cart(?! -t)/, 'Tests 1 passed | 1 skipped'],
  },
  'Is -t case-sensitive?': {
    heading: 'tests-by-name',
    says: "Letter case matters here. `/cart/i` isn't read as a regular expression with a flag;",
    files: two,
    command: 'npx rstest -t CART',
    output: ['Tests 3 skipped'],
  },
  'Does test.only stop the tests of other files?': {
    heading: 'only-and-skip',
    says: '`only` works inside its own file. The other files run in full.',
    files: {
      'slug.test.ts': slug,
      'only.test.ts':
        "import { test } from '@rstest/core'; test.only('a', () => {}); test('b', () => {});",
    },
    output: ['Tests 2 passed | 1 skipped'],
  },
  'Is test.only refused in CI?': {
    heading: 'only-and-skip',
    says: "Rstest doesn't fail the run when a committed test uses `only`, so your CI could go green with one test.",
    files: {
      'only.test.ts':
        "import { test } from '@rstest/core'; test.only('a', () => {}); test('b', () => { throw new Error('never seen'); });",
    },
    command: 'CI=true npx rstest',
    output: ['Tests 1 passed | 1 skipped'],
  },
  'How do -t and only combine?': {
    heading: 'only-and-skip',
    says: 'A test runs only if it matches `-t` and is marked `only`.',
    files: {
      'only.test.ts':
        "import { test } from '@rstest/core'; test.only('a', () => {}); test('b', () => {});",
    },
    command: 'npx rstest -t b',
    output: ['Tests 2 skipped'],
  },
  'What does --changed do without a change?': {
    heading: 'tests-affected-by-a-git-change',
    says: 'If nothing changed, Rstest prints `No changed files found` and exits with code 0.',
    files: two,
    command: `${git} && npx rstest --changed`,
    output: ['No changed files found, exiting with code 0.'],
  },
  'Can the config turn changed on?': {
    heading: 'tests-affected-by-a-git-change',
    says: 'No option of the config turns it on: `changed: true` there is ignored.',
    files: { ...two, 'rstest.config.ts': 'export default { changed: true };' },
    command: `${git} && npx rstest`,
    output: ['Test Files 2 passed'],
  },
  'Does --changed run the test of a file that was deleted or renamed?': {
    heading: 'tests-affected-by-a-git-change',
    says: "A deleted source file counts as no change, and so does the old path of a renamed one: a test that still imports it doesn't run, although it would fail. Run everything after you delete files.",
    elsewhere: {
      '/guide/advanced/ci':
        "some changes, such as one of the lock file alone or a deleted file, don't show in imports.",
    },
    files: {
      'tax.ts': 'export const tax = 1;\n',
      'tax.test.ts':
        "import { test } from '@rstest/core'; import { tax } from './tax'; test('tax', () => { console.log(tax); });",
      'slug.test.ts': slug,
    },
    command: `${git} && git mv tax.ts vat.ts && npx rstest --changed && git rm -qf vat.ts && npx rstest --changed && git -c user.email=a@b.c -c user.name=n commit -qam two && npx rstest --changed HEAD~1; echo "CODE $?"; npx rstest`,
    exitCode: 1,
    output: [
      /No test files found for changed files[\s\S]*No (changed files|test files) found[\s\S]*No (changed files|test files) found[\s\S]*CODE 0[\s\S]*Test Files 1 failed/,
    ],
  },
  'Which tests does --changed run?': {
    heading: 'tests-affected-by-a-git-change',
    says: 'or import a changed file, directly or through other files.',
    files: {
      'price.ts': 'export const price = 1;',
      'total.ts': "export { price as total } from './price';",
      'total.test.ts':
        "import { test } from '@rstest/core'; import './total'; test('total', () => {});",
      'slug.test.ts': slug,
      '.gitignore': 'node_modules\n',
    },
    command: `${git} && echo '//' >> price.ts && npx rstest --changed`,
    output: ['total.test.ts', 'Test Files 1 passed'],
    absent: ['slug.test.ts'],
  },
  'What if --related gets no file?': {
    heading: 'tests-that-import-a-source-file',
    says: 'Without a file name it fails with `requires at least one source file path`.',
    files: two,
    command: 'npx rstest --related',
    exitCode: 1,
    output: ['The `--related` option requires at least one source file path.'],
  },
  'Is --changed allowed in watch mode?': {
    heading: 'tests-that-import-a-source-file',
    says: "Like `--changed`, it isn't supported in watch mode, which already reruns only what a change affects.",
    elsewhere: {
      '/guide/basic/cli': "`--changed`, `--related` and `--shard` aren't supported with it.",
      '/guide/basic/watch':
        'Every filter works, except four: `--changed` and `--related`, because watch mode already runs only what a change affects, `--shard`, and `-f`, for which there is the key `f`.',
      '/config/test/onlyFailures': 'Watch mode ignores it with a warning too',
    },
    files: two,
    // The last one warns and goes on, until something ends it.
    command:
      'for flags in --changed "--related slug" --shard=1/2; do npx rstest watch $flags; done; timeout 6 npx rstest watch -f 2>&1; true',
    output: [
      /(?:are not supported in watch mode[\s\S]*){2}sharding is not supported in watch mode[\s\S]*onlyFailures is ignored in watch mode/,
    ],
  },
  'What does -f run when nothing failed?': {
    heading: 'tests-that-failed-last-time',
    says: 'If nothing failed, Rstest says so and runs everything.',
    files: two,
    command: 'npx rstest -f',
    output: ['No failed tests found from the previous run. Running all tests.', 'Tests 3 passed'],
  },
  'What does -f do beside a file filter?': {
    heading: 'tests-that-failed-last-time',
    says: [
      'Rstest ignores `-f` with a warning if you also pass a file filter, `-t`, `--changed` or `--related`.',
    ],
    files: two,
    command: 'npx rstest -f slug',
    output: ['onlyFailures is ignored when explicit file filters are provided.'],
  },
  'What is the exit code of a shard without files?': {
    heading: 'shards',
    says: [
      'A shard without files exits with code 1, with `--changed` with 0.',
      '`--shard=1/3` runs the first third of the test files, after all other file filters but `-f`.',
    ],
    elsewhere: {
      '/guide/advanced/ci': 'A shard without files exits with code 1, with `--changed` with 0.',
    },
    files: two,
    command:
      'npx rstest --shard=3/3; echo code $?; git init -q . && git add slug.test.ts && npx rstest --changed --shard=3/3; echo code $?; npx rstest --shard=1/2 -f',
    output: [
      /Running shard 3 of 3 \(0 of 2 test files\)[\s\S]*code 1[\s\S]*Running shard 3 of 3 \(0 of[\s\S]*code 0[\s\S]*Running shard 1 of 2[\s\S]*No failed tests found from the previous run/,
    ],
  },
  'How are test files dealt out to shards, and can one be empty with fewer shards than files?': {
    heading: 'shards',
    says: [
      'The files of all projects are sorted by path and cut into consecutive parts, so those of a directory mostly stay together.',
      'with 12 files, four of 5 shards run three each, and the fifth runs none.',
      'To see the files of a shard, run `npx rstest list --filesOnly --shard=2/3`.',
    ],
    elsewhere: {
      '/guide/advanced/ci': 'Shards are cut by number of files, not by duration.',
    },
    files: {
      'rstest.config.mjs':
        "export default { projects: [{ name: 'web', include: ['{web,top}/*.test.ts'] }, { name: 'api', include: ['{api,lib}/*.test.ts'] }] };",
      ...Object.fromEntries(
        ['web/c', 'api/b', 'top/a', 'lib/b', 'web/a', 'api/c', 'top/b', 'lib/a', 'web/b']
          .concat('api/a', 'top/c', 'lib/c')
          .map((name) => [`${name}.test.ts`, slug]),
      ),
    },
    command:
      'npx rstest list --filesOnly --shard=2/3; npx rstest list --filesOnly --shard=3/3; for i in 1 4 5; do npx rstest --shard=$i/5; done; echo code $?',
    output: [
      /2 of 3 \(4 of 12 [^)]*\)\s+top\/a\.test\.ts\s+top\/b\.test\.ts\s+lib\/b\.test\.ts\s+lib\/c\.test\.ts\s+Running/,
      /3 of 3 \(4 of 12 [^)]*\)\s+top\/c\.test\.ts\s+web\/a\.test\.ts\s+web\/b\.test\.ts\s+web\/c\.test\.ts\s/,
      /shard 1 of 5 \(3 of 12[\s\S]*shard 4 of 5 \(3 of 12[\s\S]*shard 5 of 5 \(0 of 12[\s\S]*code 1/,
    ],
  },
  'Can a line number or a regular expression select a file?': {
    heading: 'one-file-or-directory',
    says: "Globs, regular expressions such as `'cart|price'` and line numbers such as `cart.test.ts:12` aren't supported;",
    files: { 'cart.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});\n" },
    command:
      "for f in cart.test.ts:2 'cart|price' '^cart' 'cart[.]test'; do npx rstest \"$f\"; done",
    exitCode: 1,
    output: [/(No test files found[\s\S]*){4}/],
    absent: ['passed'],
  },
  'Does --shard count from 0 or from 1?': {
    heading: 'shards',
    says: 'Shards count from 1: `0/3` and `4/3` fail with `Invalid shard option`.',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'npx rstest --shard=0/3; npx rstest --shard=4/3',
    exitCode: 1,
    output: ['Invalid shard option: 0/3', 'Invalid shard option: 4/3'],
  },
  'Do filters narrow each other, which files does --related run, and may words follow --changed?': {
    heading: 'tests-that-import-a-source-file',
    says: [
      '`--related` reads the words as source files and runs the test files that import them.',
      "It doesn't go together with file filters: `npx rstest cart --changed` fails with `cannot be used with positional filters`, and a word right after the flag is read as the commit. Narrow it with `-t`.",
      'None of them brings back what an earlier one left out.',
    ],
    files: {
      ...two,
      'price.ts': 'export const price = 1;',
      'price.test.ts':
        "import { test } from '@rstest/core'; import './price'; test('price', () => {});",
    },
    command: `${git} && npx rstest --related price.ts; npx rstest --changed slug; npx rstest cart --changed; echo >> cart.test.ts; npx rstest --changed -t nothing; npx rstest cart --exclude '**/cart*' --shard=1/1 -t cart`,
    exitCode: 1,
    output: [
      /price\.test\.ts[\s\S]*Test Files 1 passed/,
      /Failed to resolve changed files[\s\S]*cannot be used with positional filters[\s\S]*Test Files 1 skipped/,
      'No test files found',
    ],
    absent: ['slug.test.ts'],
  },
  'Does the name of the project directory match every file, and does an absolute path work?': {
    heading: 'one-file-or-directory',
    says: "The path begins at the root of the run, so the name of the project's own directory doesn't match every file. Absolute paths work, too",
    files: {
      'shop/test/shop.test.ts': "import { test } from '@rstest/core'; test('shop', () => {});",
      'shop/test/other.test.ts': "import { test } from '@rstest/core'; test('other', () => {});",
    },
    command: 'cd shop && npx rstest shop && echo THEN && npx rstest "$PWD/test"',
    output: [/Tests 1 passed[\s\S]*THEN[\s\S]*Tests 2 passed/],
  },
  'How do I run all tests except those whose name contains a word?': {
    heading: 'tests-by-name',
    says: "To leave tests out, look ahead: `-t '^(?!.*slow)'` runs those whose full name doesn't contain `slow`.",
    files: {
      'a.test.ts':
        "import { describe, test } from '@rstest/core'; describe('cart', () => { test('is slow', () => { throw new Error('ran'); }); test('is fast', () => {}); }); describe('slow part', () => { test('adds', () => { throw new Error('ran'); }); });",
    },
    command: "npx rstest -t '^(?!.*slow)'",
    output: ['Tests 1 passed | 2 skipped'],
  },
  'Does --changed run a test file that has changed itself, and how do I run a file whose name fits no pattern?':
    {
      heading: 'tests-affected-by-a-git-change',
      says: [
        '`--changed` runs the test files that have changed themselves, new ones too, or import a changed file, directly or through other files.',
        'To run one file whose name fits no pattern, give the pattern: `npx rstest --include src/check.ts`.',
      ],
      files: Object.fromEntries(
        ['a.test.ts', 'b.test.ts', 'src/check.ts'].map((name) => [
          name,
          "import { test } from '@rstest/core'; test('x', () => {});\n",
        ]),
      ),
      command:
        'git init -q && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm a && echo "// changed" >> a.test.ts && cp b.test.ts new.test.ts && npx rstest --changed && echo THEN && npx rstest --include src/check.ts',
      output: [/a\.test\.ts[\s\S]*THEN[\s\S]*src\/check\.ts/, 'new.test.ts', 'Test Files 2 passed'],
      absent: ['b.test.ts'],
    },
  'Can I tag tests, and run or leave out one category?': {
    heading: 'tests-by-name',
    says: "There are no tags or categories: write one into the names, as in `describe('cart @slow', …)`, and run `-t @slow`; or name the files `cart.slow.test.ts`, and run `rstest slow` or leave them out with `--exclude '**/*.slow.test.ts'`.",
    files: {
      'cart.test.ts': `import { describe, test } from '@rstest/core';
describe('cart @slow', () => { test('a', () => console.log('TAGGED')); });
test('b', () => console.log('PLAIN'));`,
      'cart.slow.test.ts': `import { test } from '@rstest/core';
test('c', () => console.log('FILE'));`,
    },
    command:
      "for with in '-t @slow' slow; do echo \"RUN $with\"; npx rstest $with; done; echo RUN without; npx rstest --exclude '**/*.slow.test.ts'",
    output: [
      /RUN -t @slow(?:(?!PLAIN|FILE)[\s\S])*TAGGED(?:(?!PLAIN|FILE)[\s\S])*RUN slow(?:(?!PLAIN|TAGGED)[\s\S])*FILE(?:(?!PLAIN|TAGGED)[\s\S])*RUN without(?:(?!FILE)[\s\S])*$/,
      /RUN without[\s\S]*TAGGED[\s\S]*PLAIN/,
    ],
  },
  'Why does -t with $name or %s find no row of test.each?': {
    heading: 'tests-by-name',
    says: "The name of a `test.each` row holds its values, so `-t 'greets $name'` and `-t 'greets %s'` find none: write `-t greets`.",
    test: `import { test } from '@rstest/core';
test.each([{ name: 'Ada' }])('greets $name', () => {});
test.each(['Bo'])('greets %s', () => {});`,
    command:
      'for by in \'greets $name\' \'greets %s\' greets; do echo "RUN $by"; npx rstest -t "$by"; done',
    output: [
      /RUN greets \$name[\s\S]*Tests 2 skipped[\s\S]*RUN greets %s[\s\S]*Tests 2 skipped[\s\S]*Tests 2 passed/,
    ],
  },
  'An absolute path behind a symbolic link finds no test: which path works?': {
    heading: 'one-file-or-directory',
    says: 'Absolute paths work, too, but not through a symbolic link above the root: write the relative path there.',
    files: { 'app/package.json': '{}', 'app/src/a.test.ts': passing },
    command:
      'ln -s app link; cd link; npx rstest list --filesOnly "$(pwd -P)/src/a.test.ts"; echo LINK; npx rstest list --filesOnly "$(pwd -L)/src/a.test.ts"; echo RELATIVE; npx rstest list --filesOnly src/a.test.ts',
    output: [/^\s*src\/a\.test\.ts\s+LINK\s+RELATIVE\s+src\/a\.test\.ts\s*$/],
  },
  'Does the name of a directory match its neighbors, too?': {
    heading: 'one-file-or-directory',
    says: '`src/cart` also matches `src/cart2` and `src/cart-item.test.ts`: end the name of a directory with a slash, `src/cart/`.',
    files: Object.fromEntries(
      ['src/cart/a.test.ts', 'src/cart2/b.test.ts', 'src/cart-item.test.ts', 'src/x.test.ts'].map(
        (file) => [file, passing],
      ),
    ),
    command:
      'npx rstest list --filesOnly src/cart | sort | xargs echo WORD; npx rstest list --filesOnly src/cart/ | xargs echo SLASH',
    output: [
      'WORD src/cart-item.test.ts src/cart/a.test.ts src/cart2/b.test.ts',
      /SLASH src\/cart\/a\.test\.ts$/m,
    ],
  },
  'How do I run the tests of the last commit, or of staged files?': {
    heading: 'tests-affected-by-a-git-change',
    says: '`--changed HEAD~1` adds the files of the last commit.',
    elsewhere: {
      '/guide/basic/test-filter':
        'To run the tests of staged files by hand, write `npx rstest --related $(git diff --cached --name-only)`; other files in the list, such as a `README.md`, do no harm.',
    },
    files: Object.fromEntries(
      ['price', 'slug', 'mail'].flatMap((name) => [
        [`${name}.ts`, 'export const value = 1;\n'],
        [
          `${name}.test.ts`,
          `import { expect, test } from '@rstest/core';\nimport { value } from './${name}';\ntest('is set', () => expect(value).toBeDefined());\n`,
        ],
      ]),
    ),
    command: `${git}; echo 'export const value = 2;' > price.ts; git -c user.email=a@b.c -c user.name=n commit -qam two; echo 'export const value = 2;' | tee slug.ts > mail.ts
npx rstest list --filesOnly --changed | sort | xargs echo NOW; npx rstest list --filesOnly --changed HEAD~1 | sort | xargs echo LAST
echo hi > README.md; git add README.md slug.ts; npx rstest list --filesOnly --related $(git diff --cached --name-only) | xargs echo STAGED`,
    output: [
      /NOW mail\.test\.ts slug\.test\.ts$/m,
      /LAST mail\.test\.ts price\.test\.ts slug\.test\.ts$/m,
      /STAGED slug\.test\.ts$/m,
    ],
  },
  'What if the only test.only is inside describe.skip?': {
    heading: 'only-and-skip',
    says: '`only` inside a skipped `describe` stays skipped, and still skips the rest of the file: none of its tests runs, and the run passes.',
    files: Object.fromEntries(
      ["test.only('a', () => {});", "describe.only('b', () => { test('a', () => {}); });"].map(
        (only, index) => [
          `${index}.test.ts`,
          `import { describe, test } from '@rstest/core';
describe.skip('off', () => { ${only} });
describe('on', () => { test('b', () => { throw new Error('ran'); }); });
test('c', () => { throw new Error('ran'); });
`,
        ],
      ),
    ),
    output: ['Test Files 2 skipped', 'Tests 6 skipped'],
  },
  'What does --changed run after a change of a setup file or of a snapshot file?': {
    heading: 'tests-affected-by-a-git-change',
    says: [
      'A changed setup file, one that it imports, and a `globalSetup` file run all tests that they prepare.',
      'A `.snap` file, or a file that a test reads, runs none: add `**/*.snap` to the triggers, and repeat their defaults.',
    ],
    files: {
      '.gitignore': 'node_modules\n',
      'rstest.config.mjs':
        "export default { setupFiles: ['./test/setup.ts'], globalSetup: './test/global.ts', ...(process.env.SNAP && { forceRerunTriggers: ['**/package.json/**', '**/rstest.config.*', '**/*.snap'] }) };",
      'test/setup.ts': "import './helper';\n",
      'test/helper.ts': 'export const helper = 1;\n',
      'test/global.ts': 'export function setup() {}\n',
      'data.json': '{}\n',
      'a.test.ts':
        "import { readFileSync } from 'node:fs';\nimport { expect, test } from '@rstest/core';\ntest('a', () => { readFileSync('data.json'); expect(1).toMatchSnapshot(); });\n",
      'b.test.ts': "import { test } from '@rstest/core';\ntest('b', () => {});\n",
    },
    command: `export CI=; npx rstest > /dev/null; git init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm a
run() { echo "// more" >> $1; echo "$1 $(npx rstest --changed | grep -oE '✓ [ab]|No test files found' | tr '\\n' ' ')"; git checkout -q .; }
run test/setup.ts; run test/helper.ts; run test/global.ts; run data.json; run __snapshots__/a.test.ts.snap; SNAP=1 run __snapshots__/a.test.ts.snap`,
    output: [
      /setup\.ts ✓ a ✓ b *\n\S+helper\.ts ✓ a ✓ b *\n\S+global\.ts ✓ a ✓ b *\ndata\.json No test files found *\n\S+\.snap No test files found *\n\S+\.snap ✓ a ✓ b/,
    ],
  },
  'Which words does --related take: a directory, a pattern, an absolute path, the config?': {
    heading: 'tests-that-import-a-source-file',
    says: 'Paths are absolute or start at the root. A directory, a pattern in quotes or a misspelled name finds nothing, `No test files found for related source files`, and so does `package.json` or the config file; a setup file runs all tests.',
    files: {
      'package.json': '{ "name": "shop" }',
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': 'export {};',
      'src/price.ts': 'export const price = 1;',
      'src/price.test.ts':
        "import './price'; import { test } from '@rstest/core'; test('a', () => {});",
      'src/cart.test.ts': passing,
    },
    command: `count() { npx rstest --related "$1" 2>&1 | grep -oE 'Test Files [0-9]+ passed|No test files found for related source files'; }
for word in src/price.ts "$PWD/src/price.ts" src/ 'src/*.ts' src/prise.ts package.json rstest.config.mjs setup.ts; do count "$word"; done
cd src; npx rstest --root .. --related src/price.ts | grep -o 'Test Files 1 passed'`,
    output: [
      /^(Test Files 1 passed\n){2}(No test files found for related source files\n){5}Test Files 2 passed\nTest Files 1 passed/,
    ],
  },
  'Does --changed see a change in a Git submodule?': {
    heading: 'tests-affected-by-a-git-change',
    says: "Files of a Git submodule don't count, whether committed there or not: run everything, or `npx rstest --related lib/price.ts`.",
    files: {
      '.gitignore': 'node_modules\ndist\n',
      'a.test.ts':
        "import './lib/price';\nimport { test } from '@rstest/core';\ntest('a', () => {});\n",
    },
    command: `git() { command git -c user.name=a -c user.email=a@b.c -c protocol.file.allow=always "$@"; }
other=$(mktemp -d); (cd $other; git init -q .; echo 'export const price = 1;' > price.ts; git add -A; git commit -qm a)
git init -q .; git submodule add -q $other lib; git add -A; git commit -qm b
run() { npx rstest "$@" | grep -oE "No (changed|test) files found|Test Files 1 passed"; }
echo '//' >> lib/price.ts; run --changed; (cd lib; git add -A; git commit -qm c); run --changed; git add -A; git commit -qm d; run --changed HEAD~1; run --related lib/price.ts; rm -rf $other`,
    output: [/(No (changed|test) files found\s+){3}Test Files 1 passed/],
  },
} satisfies Answers;
