import { type Answers, testFiles } from '../../../support/answers.ts';

const slow =
  "import { test } from '@rstest/core'; test('slow', async () => { await new Promise((r) => setTimeout(r, 60)); console.log('GLOBALS', typeof (globalThis as any).describe); });";
const quick = "import { test } from '@rstest/core'; test('quick', () => {});";
const inline = `export default { projects: [
  { name: 'shop', include: ['shop.test.ts'] },
  { name: 'blog', include: ['blog.test.ts'] },
] };`;
const two = { 'rstest.config.mjs': inline, 'shop.test.ts': quick, 'blog.test.ts': quick };

export default {
  'Does rs.mock replace a module outside the root of the project?': {
    heading: 'list-the-packages-of-a-monorepo',
    says: "The tests of a project also import and mock files outside it: `rs.mock('../../api')`.",
    files: {
      'rstest.config.mjs': "export default { projects: ['src/features/*'] };",
      'src/api.ts': "export const load = (): string => 'real';",
      'src/features/menu/rstest.config.mjs': "export default { name: 'menu' };",
      'src/features/menu/menu.ts':
        "import { load } from '../../api';\nexport const menu = (): string => load();",
      'src/features/menu/menu.test.ts': `import { rs, test } from '@rstest/core';
import { menu } from './menu';
rs.mock('../../api', () => ({ load: () => 'mocked' }));
test('a', () => { console.log('GOT', menu()); });`,
    },
    output: ['GOT mocked', 'Tests 1 passed'],
  },
  'Does a project inherit testTimeout and globals of the root?': {
    heading: 'what-a-project-inherits',
    says: 'A `testTimeout`, `globals`, `env`, `setupFiles` or `plugins` at the root has no effect once you list `projects`:',
    files: {
      'rstest.config.mjs':
        "export default { projects: ['packages/*'], testTimeout: 5, globals: true };",
      'packages/a/a.test.ts': slow,
    },
    output: ['Tests 1 passed', 'GLOBALS undefined'],
  },
  'Does a project get the React plugin of the root?': {
    heading: 'what-a-project-inherits',
    says: 'JSX, for example, then fails with `React is not defined`.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], ...(process.env.ONE ? {} : { projects: [{ name: 'ui', include: ['*.test.jsx'] }] }) };",
      'a.test.jsx':
        "import { test } from '@rstest/core'; test('a', () => { console.log('JSX', typeof (<b />)); });",
    },
    command: 'ONE=1 npx rstest; npx rstest',
    exitCode: 1,
    output: [/JSX object[\s\S]*React is not defined/],
  },
  'Do flags reach the projects?': {
    heading: 'what-a-project-inherits',
    says: 'Command-line flags reach every project and override its config: `--testTimeout=1000` applies to them all.',
    files: {
      'rstest.config.mjs': "export default { projects: ['packages/*'] };",
      'packages/a/rstest.config.mjs': 'export default { testTimeout: 1000 };',
      'packages/a/a.test.ts': slow,
    },
    command: 'npx rstest --testTimeout=5',
    exitCode: 1,
    output: ['test timed out in 5ms'],
  },
  'Are reporters of a project file used?': {
    heading: 'what-a-project-inherits',
    says: "The other way around, an option of the whole run is ignored in a project's config file.",
    files: {
      'rstest.config.mjs': "export default { projects: ['packages/*'] };",
      'packages/a/rstest.config.mjs': "export default { reporters: ['dot'] };",
      'packages/a/a.test.ts': quick,
    },
    output: ['packages/a/a.test.ts'],
  },
  'May two projects share a name?': {
    heading: 'list-the-packages-of-a-monorepo',
    says: 'Names must be unique: `Project name "…" is already used`.',
    files: {
      ...two,
      'rstest.config.mjs': "export default { projects: [{ name: 'a' }, { name: 'a' }] };",
    },
    exitCode: 1,
    output: ['Project name "a" is already used'],
  },
  'What if a project directory does not exist?': {
    heading: 'list-the-packages-of-a-monorepo',
    says: "A path that doesn't exist fails the run with `Can't resolve project`, and a pattern that matches nothing with `No projects found`.",
    files: { 'rstest.config.mjs': "export default { projects: ['missing'] };" },
    test: quick,
    exitCode: 1,
    output: ['Can\'t resolve project "missing"'],
  },
  'Does a file in two projects run twice?': {
    heading: 'list-the-packages-of-a-monorepo',
    says: ['A file that two projects include runs twice, once in each.'],
    elsewhere: { '/guide/basic/configure-rstest': 'One command then runs them all.' },
    files: {
      'rstest.config.mjs': "export default { projects: [{ name: 'one' }, { name: 'two' }] };",
      'a.test.ts': quick,
    },
    output: ['[one] a.test.ts', '[two] a.test.ts', 'Tests 2 passed'],
  },
  'How do I leave one project out?': {
    heading: 'run-one-project',
    says: "To leave one project out, put `!` in front: `--project '!slow'`.",
    files: two,
    command: "npx rstest --project '!blog'",
    output: ['shop.test.ts', 'Tests 1 passed'],
    absent: ['blog.test.ts'],
  },
  'What if --project matches nothing?': {
    heading: 'run-one-project',
    says: 'If no project matches, Rstest exits with code 1.',
    files: two,
    command: 'npx rstest --project nothing',
    exitCode: 1,
    output: ['No projects found'],
  },
  'Can I leave out two projects with two exclusions?': {
    heading: 'run-one-project',
    says: 'Use that once only, because a project runs if any of the flags matches it, so two exclusions exclude nothing.',
    files: two,
    command: "npx rstest --project '!blog' --project '!shop'",
    output: ['shop.test.ts', 'blog.test.ts', 'Tests 2 passed'],
  },
  'Two projects run the same file. Where are their snapshots?': {
    heading: 'list-the-packages-of-a-monorepo',
    says: 'Both runs share one `.snap` file, and `-u` for one project removes the keys that only the other uses',
    files: {
      'rstest.config.ts': `export default { projects: ['one', 'two'].map((name) => ({ name, include: ['*.test.ts'], env: { NAME: name } })) };`,
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; test('in ' + process.env.NAME, () => { expect(1).toMatchSnapshot(); });",
    },
    command:
      'npx rstest; cat __snapshots__/*; npx rstest -u --project one; echo THEN; cat __snapshots__/*',
    output: [/in one 1[\s\S]*in two 1[\s\S]*THEN[\s\S]*in one 1/],
    absent: [/THEN[\s\S]*in two 1/],
  },
  'Where does include of an inline project start that a config file of a project lists?': {
    heading: 'list-the-packages-of-a-monorepo',
    says: 'for an inline project the root of the config that lists it, unless you set `root`.',
    files: {
      'rstest.config.ts': "export default { projects: ['packages/shop'] };",
      'packages/shop/rstest.config.ts':
        "export default { projects: [{ name: 'web', include: ['*.test.ts'] }] };",
      'packages/shop/a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});",
    },
    command: 'npx rstest list --filesOnly',
    output: ['packages/shop/a.test.ts'],
    absent: ['b.test.ts'],
  },
  'Do isolate and pool of the root apply to all projects, however many there are?': {
    heading: 'hundreds-of-projects',
    says: 'where `isolate` and `pool` apply to all projects.',
    files: {
      'rstest.config.ts': `export default { isolate: false, pool: { maxWorkers: 1 }, projects: Array.from({ length: 40 }, (_, i) => ({ name: 'p' + i, include: ['a.test.ts'] })) };`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => { console.log('process ' + process.pid); });`,
    },
    command:
      'npx rstest | tee log; grep -o "process [0-9]*" log | sort -u | wc -l | sed "s/^ */processes: /"',
    output: ['Tests 40 passed', /processes: [1-4]\n/],
  },
  'What does --project do in a config without projects?': {
    heading: 'run-one-project',
    says: 'In a config without `projects`, such as that of one package of a monorepo, the flag is ignored, and all tests run.',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'npx rstest --project nope && echo PASSED',
    output: [/Tests 1 passed[\s\S]*PASSED/],
  },
  'Can one --project take two names, and does --config count beside two of them?': {
    heading: 'run-one-project',
    says: 'Repeat the flag to run several, because a second name after it is a file filter. `--config` still chooses the config, with any number of such flags:',
    files: {
      'rstest.config.mjs': "export default { projects: [{ name: 'other' }] };",
      'ci.config.mjs':
        "export default { projects: ['unit', 'slow', 'third'].map((name) => ({ name, include: [name + '/*.test.ts'] })) };",
      ...testFiles(
        ['unit/slow', 'unit/a', 'slow/a', 'third/a'],
        (file) => `import { test } from '@rstest/core';
test('a', () => { console.log('RAN ${file}.'); });`,
      ),
    },
    command:
      'npx rstest --config ci.config.mjs --project unit --project slow | grep -o "RAN.*" | sort; echo ONE; npx rstest --config ci.config.mjs --project unit slow | grep -o "RAN.*" | sort; echo END',
    output: [
      /^RAN slow\/a\.\s+RAN unit\/a\.\s+RAN unit\/slow\.\s+ONE\s+RAN unit\/slow\.\s+END\s*$/,
    ],
  },
  'How do I run the same tests with two settings or two versions of a package?': {
    heading: 'list-the-packages-of-a-monorepo',
    says: "or use it to run the same tests with two settings: give each project its own `env`, or an alias to another version of a package, `resolve: { alias: { shop$: 'shop-2' } }`.",
    files: {
      'node_modules/shop/package.json': '{ "name": "shop", "version": "1.0.0", "main": "i.js" }',
      'node_modules/shop/i.js': 'exports.version = 1;',
      'node_modules/shop-2/package.json':
        '{ "name": "shop-2", "version": "2.0.0", "main": "i.js" }',
      'node_modules/shop-2/i.js': 'exports.version = 2;',
      'rstest.config.ts': `export default { projects: [
  { name: 'old', env: { CITY: 'Bern' } },
  { name: 'new', env: { CITY: 'Bonn' }, resolve: { alias: { shop$: 'shop-2' } } },
] };
`,
      'a.test.ts': `import { test } from '@rstest/core';
import { version } from 'shop';
test('a', () => { console.log('RUN', version, process.env.CITY); });
`,
    },
    output: ['RUN 1 Bern', 'RUN 2 Bonn', 'Tests 2 passed'],
  },
} satisfies Answers;
