import { type Answers, withHooks } from '../../../support/answers.ts';

const files = {
  'rstest.config.mjs':
    "export default { projects: ['packages/*'], globals: true, setupFiles: ['./setup.ts'] };",
  'setup.ts': "console.log('ROOT SETUP');",
  'packages/price/rstest.config.mjs': "export default { name: 'price' };",
  'packages/price/a.test.ts': `${withHooks}test('a', () => { console.log('GLOBAL', typeof (globalThis as any).describe); });`,
  'packages/cart/rstest.config.mjs': "export default { name: 'cart' };",
  'packages/cart/b.test.ts': `${withHooks}test('b', () => { console.log('CWD', process.cwd().split('/').at(-1)); });`,
};

const committed =
  'git init -q . && git add -A && git -c user.name=a -c user.email=a@shop.test commit -qm start';

/** Two packages linked as pnpm links them; `target` is what the imported one exports. */
const linked = (target: string) => ({
  '.gitignore': 'node_modules\ndist\n',
  'rstest.config.mjs': "export default { projects: ['packages/*/rstest.config.mjs'] };",
  'package-lock.json': '{}',
  'packages/price/rstest.config.mjs': "export default { name: 'price' };",
  'packages/price/package.json': `{ "name": "@shop/price", "type": "module", "exports": "${target}" }`,
  'packages/price/src/index.ts': 'export const cents = 1250;',
  'packages/price/dist/index.js': 'export const cents = 1250;',
  'packages/price/src/index.test.ts': `${withHooks}import { cents } from './index';\ntest('price', () => expect(cents).toBe(1250));`,
  'packages/cart/rstest.config.mjs': "export default { name: 'cart' };",
  'packages/cart/package.json': '{ "name": "@shop/cart", "type": "module" }',
  'packages/cart/index.test.ts': `${withHooks}import { cents } from '@shop/price';\ntest('cart', () => expect(cents).toBe(1250));`,
});
const link =
  'mkdir -p packages/cart/node_modules/@shop && ln -s ../../../price packages/cart/node_modules/@shop/price';
const edit = "echo '// edited' >> packages/price/src/index.ts";

export default {
  'Are all packages run with one command, and do they inherit setupFiles and globals?': {
    heading: 'run-all-or-one',
    says: [
      'The first command runs the tests of all packages, the second those of one',
      'Options such as `setupFiles` or `globals` in the root config have no effect on packages.',
    ],
    files,
    output: ['[price]', '[cart]', 'Tests 2 passed', 'GLOBAL undefined'],
    absent: ['ROOT SETUP'],
  },
  'How is one package run?': {
    heading: 'run-all-or-one',
    says: 'The first command runs the tests of all packages, the second those of one',
    files,
    command: 'npx rstest --project=cart',
    output: ['Tests 1 passed'],
    absent: ['[price]'],
  },
  'Does a package run alone, as Turborepo and Nx do it?': {
    heading: 'run-all-or-one',
    says: 'You can also run `npx rstest` inside a package, as Turborepo and Nx do.',
    files,
    command: 'cd packages/price && npx rstest',
    output: ['Tests 1 passed'],
  },
  'Why does a file that a test reads exist in one run and not in the other?': {
    heading: 'run-all-or-one',
    says: 'passes in one of them and fails in the other',
    files,
    command: 'npx rstest --project=cart | grep CWD; cd packages/cart && npx rstest',
    output: [/CWD (?!cart)/, 'CWD cart'],
  },
  'Does --changed run the tests of packages that import the changed one?': {
    heading: 'changed-across-packages',
    says: 'the tests of `price` and of each package that imports it',
    files: linked('./src/index.ts'),
    command: `${link} && ${committed} && ${edit} && npx rstest --changed`,
    output: ['[price]', '[cart]', 'Tests 2 passed'],
  },
  'Does --changed see through the built output of a package?': {
    heading: 'changed-across-packages',
    says: 'the tests of `price` only',
    files: linked('./dist/index.js'),
    command: `${link} && ${committed} && ${edit} && npx rstest --changed`,
    output: ['[price]', 'Tests 1 passed'],
    absent: ['[cart]'],
  },
  'Does --changed notice an updated lock file?': {
    heading: 'changed-across-packages',
    says: 'A changed lock file alone runs nothing.',
    files: linked('./src/index.ts'),
    command: `${link} && ${committed} && echo '{ }' > package-lock.json && npx rstest --changed`,
    output: ['No test files found for changed files'],
  },
  'Do --changed and --related see other packages from inside one?': {
    heading: 'changed-across-packages',
    says: 'even if that file is in another package',
    files: linked('./src/index.ts'),
    command: `${link} && ${committed} && ${edit} && cd packages/cart && npx rstest --changed && npx rstest --related ../price/src/index.ts`,
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
  'Can one package have a higher threshold than another?': {
    heading: 'coverage-for-each-package',
    says: [
      'A glob pattern gives a package its own thresholds:',
      'Coverage is an option of the whole run, so set it in the `rstest.config.ts` of the root.',
      'The patterns of `thresholds` start at the root of the run.',
    ],
    files: {
      ...linked('./src/index.ts'),
      'rstest.config.mjs': `export default {
  projects: ['packages/*/rstest.config.mjs'],
  coverage: { thresholds: { 'packages/price/**': { functions: 90 }, 'packages/cart/**': { functions: 0 } } },
};`,
      'packages/price/src/index.ts':
        'export const cents = 1250;\nexport const unused = () => cents;',
    },
    command: `${link} && npx rstest --coverage`,
    exitCode: 1,
    output: ['Tests 2 passed', /packages\/price\/\*\*[\s\S]*90/],
  },
  'How do I write coverage.include for all packages?': {
    heading: 'coverage-for-each-package',
    says: [
      'Those of `include` are compared with the path inside each package, so begin them with `**/`:',
      '`packages/*/src/**` counts no file at all.',
    ],
    files: {
      ...linked('./src/index.ts'),
      'packages/price/src/forgotten.ts': 'export const forgotten = () => 1;',
    },
    command: `${link} && npx rstest --coverage --coverage.provider=v8 --coverage.include='packages/*/src/**'; echo THEN; npx rstest --coverage --coverage.provider=v8 --coverage.include='**/src/**/*.ts'`,
    output: [/All files[^\n]*\n-[\s\S]*THEN[\s\S]*forgotten\.ts[\s\S]*index\.ts/],
    absent: [/\.ts +\|[\s\S]*THEN/],
  },
  'What does a run inside a package leave out, and which files does a shard build?': {
    heading: 'memory',
    says: [
      '`--shard` gives each machine a part of the files, and its main process builds only those.',
      'It splits those of all packages evenly by number: see Split the run over machines.',
      "When you run inside a package, the root config isn't read, and neither are its thresholds.",
    ],
    files: {
      'rstest.config.mjs':
        "export default { projects: ['packages/*/rstest.config.mjs'], coverage: { provider: 'v8', thresholds: { functions: 100 } } };",
      ...Object.fromEntries(
        ['cart', 'price'].flatMap((name) => [
          [`packages/${name}/rstest.config.mjs`, `export default { name: '${name}' };`],
          [
            `packages/${name}/src/${name}.ts`,
            'export const a = () => 1; export const b = () => 2;',
          ],
          ...['one', 'two'].map((file) => [
            `packages/${name}/${file}.test.ts`,
            `import { expect, test } from '@rstest/core'; import { a } from './src/${name}'; test('a', () => { expect(a()).toBe(1); });`,
          ]),
        ]),
      ),
    },
    command:
      'npx rstest --shard=1/2 --dev.writeToDisk; find . -name "*test~ts.mjs" | wc -l | sed "s/^/BUILT /"; npx rstest --coverage; echo ROOT $?; cd packages/price && npx rstest --coverage; echo PACKAGE $?',
    output: [/Test Files 2 passed[\s\S]*BUILT 2\n[\s\S]*ROOT 1[\s\S]*PACKAGE 0/],
  },
  'Why does a run from the root leave out a package, or what tests of another package run in it?': {
    heading: 'coverage-for-each-package',
    says: "With `v8`, the source of a package counts only what the tests of that package run: what those of `cart` run in `price` stays uncovered. `istanbul` counts both, so choose it if packages test each other. A package that `projects` doesn't list is missing with either provider once `include` is set, unless a project at the root covers it: list it, even if it has no tests.",
    files: {
      'rstest.config.mjs':
        "const some = ['packages/{cart,price}']; const root = { name: 'root', include: ['none/*.test.ts'] }; export default { projects: process.env.ALL ? ['packages/*'] : process.env.ROOT ? [...some, root] : some, coverage: { enabled: true, reporters: ['text'], include: ['**/src/**/*.ts'] } };",
      ...Object.fromEntries(
        ['cart', 'price', 'mail'].flatMap((name) => [
          [`packages/${name}/rstest.config.mjs`, `export default { name: '${name}' };`],
          [
            `packages/${name}/src/${name}.ts`,
            `export const ${name} = (cents: number) => {\n  if (cents > 1) {\n    return 'many';\n  }\n  return 'few';\n};\n`,
          ],
        ]),
      ),
      'packages/cart/cart.test.ts': `${withHooks}import { cart } from './src/cart'; import { price } from '../price/src/price'; import { mail } from '../mail/src/mail';
test('cart', () => { expect([1, 2].map(cart)).toEqual(['few', 'many']); expect(price(1)).toBe(mail(1)); });`,
      'packages/price/price.test.ts': `${withHooks}import { price } from './src/price';
test('price', () => { expect(price(2)).toBe('many'); });`,
    },
    command:
      'for by in v8 istanbul; do npx rstest --coverage.provider=$by; echo LISTED $by; ALL=1 npx rstest --coverage.provider=$by; done; echo END; for by in v8 istanbul; do ROOT=1 npx rstest --coverage.provider=$by; done',
    output: [
      /cart\.ts +\| +100 [\s\S]*price\.ts +\| +[1-9]\d(?:\.\d+)? [\s\S]*LISTED v8[\s\S]*mail\.ts +\| +0 [\s\S]*price\.ts +\| +100 \| +100 [\s\S]*LISTED istanbul[\s\S]*mail\.ts +\| +[1-9]\d(?:\.\d+)? [\s\S]*price\.ts +\| +100 \| +100 [\s\S]*END(?:[\s\S]*mail\.ts +\|){2}/,
    ],
    absent: [
      /mail\.ts[\s\S]*LISTED v8/,
      /LISTED v8[\s\S]*mail\.ts[\s\S]*mail\.ts[\s\S]*LISTED istanbul/,
    ],
  },
  'Where is lcov.info written in a monorepo, and where do its paths begin?': {
    heading: 'coverage-for-each-package',
    says: 'A run at the root writes one `coverage/lcov.info` with paths such as `packages/a/src/x.ts`; a run inside the package writes its own, with `src/x.ts`.',
    files: {
      'rstest.config.ts':
        "export default { projects: ['packages/a'], coverage: { reporters: ['lcov'] } };",
      'packages/a/rstest.config.ts': "export default { coverage: { reporters: ['lcov'] } };",
      'packages/a/src/x.ts': 'export const x = () => 1;\n',
      'packages/a/x.test.ts':
        "import { test } from '@rstest/core'; import { x } from './src/x'; test('a', () => { x(); });",
    },
    command:
      'npx rstest --coverage && find . -name lcov.info -not -path "*/node_modules/*" && grep SF: coverage/lcov.info && cd packages/a && npx rstest --coverage && grep SF: coverage/lcov.info',
    output: [/\n\.\/coverage\/lcov\.info\nSF:packages\/a\/src\/x\.ts\n[\s\S]*\nSF:src\/x\.ts/],
    absent: ['packages/a/coverage/lcov.info'],
  },
  'How do I add up the coverage of packages that run separately, without nyc?': {
    heading: 'coverage-for-each-package',
    says: [
      'let each run with `--coverage --reporter=blob`, copy `packages/a/.rstest-reports/blob.json` to `.rstest-reports/blob-1-2.json` of the root, the next to `blob-2-2.json`, and run `npx rstest merge-reports --coverage` there.',
      "The root config then has no `projects`, and `include: ['packages/*/src/**']`, without which code of Rstest is listed, too. With `--reporter=junit`, it also merges the tests into one JUnit report, with paths such as `packages/a/x.test.ts`.",
    ],
    files: {
      'rstest.config.ts':
        "export default { coverage: { provider: 'v8', reporters: ['text'], include: process.env.ALL ? undefined : ['packages/*/src/**'] } };",
      ...Object.fromEntries(
        ['a', 'b'].flatMap((name) => [
          [
            `packages/${name}/rstest.config.ts`,
            "export default { coverage: { provider: 'v8', reporters: ['json'] } };",
          ],
          [`packages/${name}/src/${name}.ts`, 'export const one = () => 1;\n'],
          [
            `packages/${name}/${name}.test.ts`,
            `import { test } from '@rstest/core'; import { one } from './src/${name}'; test('a', () => { one(); });`,
          ],
        ]),
      ),
    },
    command:
      'mkdir .rstest-reports; n=0; for p in a b; do n=$((n+1)); (cd packages/$p && npx rstest --coverage --reporter=blob > /dev/null); cp packages/$p/.rstest-reports/blob.json .rstest-reports/blob-$n-2.json; done; cp -r .rstest-reports kept; npx rstest merge-reports --coverage --reporter=junit; echo THEN; ALL=1 npx rstest merge-reports kept --coverage',
    output: [
      /All files +\| +100 [\s\S]* a\/src [\s\S]* b\/src [\s\S]*THEN[\s\S]*rstest-temp/,
      /<testsuite name="packages\/a\/a\.test\.ts"[\s\S]*<testsuite name="packages\/b\/b\.test\.ts"/,
    ],
    absent: [/rstest-temp[\s\S]*THEN/],
  },
  'Why do the sources of a package that tests import from its dist show 0?': {
    heading: 'coverage-for-each-package',
    says: [
      'If tests import the `dist` of a package, its sources show 0 as soon as `include` names them. Lead the import to the source, by `conditionNames` or by `resolve.alias`, and use `istanbul`.',
      'It lists the sources of a `dist` with source maps, too; with `include`, the patterns depend on the provider.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { projects: ['packages/*'], coverage: { enabled: true, reporters: ['text'], include: ['**/src/**/*.ts'] } };",
      'packages/price/rstest.config.mjs':
        "export default { name: 'price', passWithNoTests: true };",
      'packages/price/package.json':
        '{ "name": "@shop/price", "type": "module", "exports": { "source": "./src/index.ts", "default": "./dist/index.js" } }',
      'packages/price/src/index.ts':
        'export const two = (): number => {\n  return 2;\n};\nexport const never = (): number => {\n  return 3;\n};\n',
      'packages/price/dist/index.js':
        'export const two = () => {\n  return 2;\n};\nexport const never = () => {\n  return 3;\n};\n//# sourceMappingURL=index.js.map\n',
      // Line by line.
      'packages/price/dist/index.js.map':
        '{ "version": 3, "file": "index.js", "sources": ["../src/index.ts"], "names": [], "mappings": "AAAA;AACA;AACA;AACA;AACA;AACA" }',
      'packages/cart/rstest.config.mjs': `export default { name: 'cart', coverage: { enabled: true, reporters: ['text'], allowExternal: true },
  resolve: process.env.BY_NAME ? { conditionNames: ['source', '...'] } : process.env.BY_ALIAS ? { alias: { '@shop/price$': import.meta.dirname + '/../price/src/index.ts' } } : {} };`,
      'packages/cart/a.test.ts':
        "import { expect, test } from '@rstest/core'; import { two } from '@shop/price'; test('a', () => { expect(two()).toBe(2); });",
    },
    command: `${link}
run() { echo $1 $2: $(npx rstest --coverage.provider=$1 | grep -E '^ +index.(ts|js) ' | sed -E 's/ *[|] */ /g'); }
BY_NAME=1 run v8 name; run istanbul dist; BY_NAME=1 run istanbul name; BY_ALIAS=1 run istanbul alias
cd packages/cart; run v8 inside; run istanbul inside`,
    output: [
      /^v8 name: index\.ts 0 .*\nistanbul dist: index\.ts 0 .*\nistanbul name: index\.ts [1-9].* 5\nistanbul alias: index\.ts [1-9].* 5\nv8 inside: index\.ts [1-9].* 5\nistanbul inside: index\.ts [1-9].* 5$/m,
    ],
  },
  'How do tests use the source of a workspace package that exports dist, without a build?': {
    heading: 'changed-across-packages',
    says: "name it in the config of each package: `resolve: { conditionNames: ['source', '...'] }`.",
    files: {
      'packages/price/package.json':
        '{ "name": "@shop/price", "type": "module", "exports": { ".": { "source": "./src/index.ts", "default": "./dist/index.js" } } }',
      'packages/price/src/index.ts': 'export const two: number = 2;',
      'packages/cart/a.test.ts':
        "import { expect, test } from '@rstest/core'; import { two } from '@shop/price'; test('a', () => { expect(two).toBe(2); });",
      'packages/cart/source.config.mjs':
        "export default { resolve: { conditionNames: ['source', '...'] } };",
    },
    command:
      'mkdir -p packages/cart/node_modules/@shop && ln -s ../../../price packages/cart/node_modules/@shop/price && cd packages/cart && npx rstest; echo THEN; npx rstest -c source.config.mjs',
    output: [/Cannot find (module|package)[^\n]*dist\/index\.js[\s\S]*THEN[\s\S]*Tests 1 passed/],
  },
  'Why does the coverage comment in a pull request show one package only?': {
    heading: 'coverage-for-each-package',
    says: 'If a comment in a pull request shows one package only, let it read the `coverage-summary.json` of the root.',
    files: {
      'rstest.config.ts': `export default { projects: ['packages/*'], coverage: { reporters: ['json-summary'] } };`,
      ...Object.fromEntries(
        ['a', 'b'].flatMap((name) => [
          [`packages/${name}/rstest.config.ts`, `export default { name: '${name}' };`],
          [`packages/${name}/x.ts`, 'export const x = () => 1;\n'],
          [
            `packages/${name}/x.test.ts`,
            "import { test } from '@rstest/core'; import { x } from './x'; test('a', () => { x(); });",
          ],
        ]),
      ),
    },
    command:
      'npx rstest --coverage && grep -o "packages/./x.ts" coverage/coverage-summary.json | sort | xargs echo',
    output: ['packages/a/x.ts packages/b/x.ts'],
  },
  'How do I run the tests of a sibling package as well, from inside one package?': {
    heading: 'run-all-or-one',
    says: "`projects: ['../price', { name: 'cart' }]` keeps the config of each, and `include: ['**/*.test.ts', '../price/src/**/*.test.ts']` takes that of this package for both.",
    files: {
      'price/rstest.config.mjs': "export default { env: { OWN: 'price' } };",
      'price/node_modules/pack/c.test.ts': 'not to be run',
      'price/src/a.test.ts': `${withHooks}test('a', () => { console.log('A', process.env.OWN); });`,
      'cart/rstest.config.mjs':
        "const env = { OWN: 'cart' }; export default process.env.LIST ? { projects: ['../price', { name: 'cart', env }] } : { env, include: ['**/*.test.ts', '../price/src/**/*.test.ts'] };",
      'cart/b.test.ts': `${withHooks}test('b', () => { console.log('B', process.env.OWN); });`,
    },
    command:
      'cd cart; LIST=1 npx rstest | grep -E "^[AB] |Tests" | sort; npx rstest | grep -E "^[AB] |Tests" | sort',
    output: [/A price\nB cart[\s\S]*A cart\nB cart/],
  },
  'Do more workers than CPU cores gain anything?': {
    heading: 'memory',
    says: 'A busy one also needs a CPU core, so more workers than cores help only tests that wait.',
    // Each file waits until all have started, which takes one worker more than there are cores.
    files: {
      'make.mjs': `import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
const count = cpus().length + 1;
for (let i = 0; i < count; i++) writeFileSync(\`w\${i}.test.ts\`, \`import { readdirSync, writeFileSync } from 'node:fs';
import { rs, test } from '@rstest/core';
test('a', async () => {
  writeFileSync('\${i}.started', '');
  await rs.waitFor(() => { if (readdirSync('.').filter((name) => name.endsWith('.started')).length < \${count}) throw new Error('alone'); }, { timeout: 15_000 });
}, 20_000);\`);
console.log(count);`,
    },
    command:
      'count=$(node make.mjs); npx rstest --pool.maxWorkers=$count | grep "Tests" | grep -c "Tests $count passed"',
    output: [/^1$/m],
  },
  'How do I run the tests of all packages and those of the root in one command?': {
    heading: 'run-all-or-one',
    says: "For tests of the root itself, add a project: `projects: ['packages/*/rstest.config.ts', { name: 'root', include: ['test/**/*.test.ts'] }]`; for a package without a config file, too: `include: ['packages/utils/**/*.test.ts']`.",
    files: {
      'rstest.config.mjs':
        "export default { projects: ['packages/*/rstest.config.mjs', ...(process.env.LESS ? [] : [{ name: 'root', include: ['test/**/*.test.ts'] }, { name: 'utils', include: ['packages/utils/**/*.test.ts'] }])] };",
      'packages/price/rstest.config.mjs': "export default { name: 'price' };",
      'packages/price/price.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'packages/utils/utils.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'test/all.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command: 'LESS=1 npx rstest; npx rstest',
    output: [
      /price\.test\.ts[\s\S]*Test Files 1 passed/,
      /\[root\] test\/all\.test\.ts/,
      /\[utils\] packages\/utils\/utils\.test\.ts/,
      /Test Files 3 passed/,
    ],
  },
  'Does watch mode at the root rerun the tests of packages that import what I save?': {
    heading: 'run-all-or-one',
    says: '`npx rstest watch` watches all of them, and runs each test file, of any package, that imports the source you save.',
    files: {
      ...linked('./src/index.ts'),
      'packages/blog/rstest.config.mjs': "export default { name: 'blog' };",
      'packages/blog/blog.test.ts': `${withHooks}test('blog', () => {});`,
      'packages/cart/other.test.ts': `${withHooks}test('other', () => {});`,
      'watch.mjs': `import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const run = spawn('npx', ['rstest', 'watch']);
setTimeout(process.exit, 40_000).unref();
let text = '';
let round = 0;
run.stdout.on('data', (data) => {
  text += data;
  if (!text.includes('Waiting for file changes')) return;
  console.log('ROUND', ++round, ['price', 'cart', 'blog', 'other'].filter((name) => text.includes(name === 'other' ? 'other.test' : \`✓ [\${name}]\`)).join(' and '));
  text = '';
  if (round === 2) process.exit();
  appendFileSync('packages/price/src/index.ts', '// saved');
});`,
    },
    command: `${link} && node watch.mjs`,
    output: [/ROUND 1 price and cart and blog and other\nROUND 2 price and cart\n/],
  },
} satisfies Answers;
