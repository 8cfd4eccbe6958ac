import { type Answers, core } from '../../../support/answers.ts';

const config = (code: string, more = '') => ({
  'rstest.config.ts': `import { basename, dirname, join } from 'node:path';
export default { resolveSnapshotPath: ${code}, ${more} };`,
});
const files = {
  'cart/a.test.ts': `import { expect, test } from '@rstest/core';
test('total', () => { expect('one').toMatchSnapshot(); });`,
};

export default {
  'Can each operating system have its own snapshots?': {
    says: "`testPath + '.' + process.platform + extension` gives each operating system its own file; the others' are neither reported as obsolete nor removed.",
    files: {
      'rstest.config.mjs':
        "export default { resolveSnapshotPath: (testPath, extension) => testPath + '.' + process.platform + extension };\n",
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\ntest('a', () => { expect(1).toMatchSnapshot(); });\n",
      'a.test.ts.other.snap':
        '// Rstest Snapshot v1\n\nexports[`a 1`] = `2`;\n\nexports[`b 1`] = `2`;\n',
    },
    command: 'npx rstest && npx rstest -u && ls *.snap',
    output: [
      'Snapshots 1 written',
      /a\.test\.ts\.(linux|darwin|win32)\.snap/,
      'a.test.ts.other.snap',
    ],
  },
  'What are the arguments of resolveSnapshotPath?': {
    says: 'The function gets the absolute path of the test file and the extension `.snap`, runs in the main process, and returns a path.',
    files: {
      ...files,
      ...config(
        `(path, extension) => { console.log(basename(path) + ' and ' + extension); return path + extension; }`,
      ),
    },
    command: 'npx rstest && ls cart',
    output: ['a.test.ts and .snap', 'a.test.ts.snap'],
  },
  'What happens when I forget to append the extension?': {
    heading: 'paths-that-overwrite-other-files',
    says: 'If the function returns the test path alone, Rstest writes the snapshots over your test file, and the run still passes.',
    files: { ...files, ...config(`(path) => path`) },
    command: 'npx rstest && cat cart/a.test.ts',
    output: ['Test Files 1 passed', 'exports[`total 1`]'],
    absent: ['import { expect'],
  },
  'What happens when two test files get the same snapshot path?': {
    heading: 'paths-that-overwrite-other-files',
    says: 'If several share one, each takes the snapshots of the others for obsolete, and `-u` removes them.',
    files: {
      ...files,
      'cart/b.test.ts': `import { expect, test } from '@rstest/core';
test('label', () => { expect('two').toMatchSnapshot(); });`,
      ...config(`() => join(import.meta.dirname, 'all.snap')`),
    },
    command: 'npx rstest && npx rstest -u',
    output: ['obsolete', 'removed'],
  },
  'What happens when the function returns nothing?': {
    heading: 'errors-in-resolvesnapshotpath',
    says: 'Returning nothing fails each test file that would write a `.snap` file with `The "path" argument must be of type string`.',
    files: {
      ...files,
      ...config(`() => undefined`),
      'inline.test.ts':
        "import { expect, test } from '@rstest/core'; test('inline', () => { expect(1).toMatchInlineSnapshot(); });",
    },
    exitCode: 1,
    output: ['The "path" argument must be of type string', '✓ inline.test.ts'],
  },
  'What happens when the function throws?': {
    heading: 'errors-in-resolvesnapshotpath',
    says: 'An error thrown by the function fails every test file with that error.',
    files: { ...files, ...config(`() => { throw new Error('no folder'); }`) },
    exitCode: 1,
    output: ['Error: no folder', 'Test Files 1 failed'],
  },
  'Where is a relative path resolved?': {
    heading: 'errors-in-resolvesnapshotpath',
    says: 'A relative path starts at the directory in which you run the command.',
    files: { ...files, ...config(`() => 'all.snap'`) },
    command: 'npx rstest && ls',
    output: [/\nall\.snap\n/],
  },
  'Are existing snapshot files moved?': {
    heading: 'move-existing-snapshots',
    says: 'The next run writes new ones and leaves the old ones where they are, without reporting them as obsolete, so move or delete them yourself.',
    files: {
      ...files,
      'cart/__snapshots__/a.test.ts.snap':
        '// Rstest Snapshot v1\n\nexports[`total 1`] = `"one"`;\n',
      ...config(`(path, extension) => path + extension`),
    },
    command: 'npx rstest && ls cart cart/__snapshots__',
    output: [
      'Snapshots 1 written',
      /a\.test\.ts\na\.test\.ts\.snap/,
      /__snapshots__:\na\.test\.ts\.snap/,
    ],
  },
  'Can a project have a resolveSnapshotPath of its own?': {
    heading: 'errors-in-resolvesnapshotpath',
    says: 'A function in the config of one of the `projects` is ignored.',
    files: {
      ...files,
      ...config(
        `(path, extension) => path + extension`,
        `projects: [{ name: 'shop', include: ['**/*.test.ts'], resolveSnapshotPath: (path, extension) => path + '.own' + extension }]`,
      ),
    },
    command: 'npx rstest && ls cart',
    output: ['a.test.ts.snap'],
    absent: ['.own'],
  },
  'Are snapshot files moved in CI, and what do its tests say?': {
    heading: 'move-existing-snapshots',
    says: [
      "Rstest doesn't move files.",
      'In CI nothing is written: the tests fail until you commit the moved files.',
    ],
    files: {
      '__snapshots__/a.test.ts.snap': `// Rstest Snapshot v1

exports[\`x 1\`] = \`1\`;
`,
      'rstest.config.ts': `export default { resolveSnapshotPath: (test: string, extension: string) => test + extension };
`,
      'a.test.ts': `${core}test('x', () => { expect(1).toMatchSnapshot(); });
`,
    },
    command: 'CI=1 npx rstest; echo code $?; ls . __snapshots__',
    output: ['code 1', 'mismatched', /__snapshots__:\s+a\.test\.ts\.snap/],
    absent: [/^a\.test\.ts\.snap[\s\S]*__snapshots__:/m],
  },
  'How do I store all snapshots in one directory, or those of compiled tests with the sources?': {
    says: [
      "`join(import.meta.dirname, 'snapshots', relative(import.meta.dirname, testPath)) + extension` keeps all in one directory.",
      "`join(import.meta.dirname, 'src', relative(join(import.meta.dirname, 'dist'), testPath)) + extension` keeps those of tests that you compile to `dist` with their sources. By default, Rstest leaves `dist` out.",
    ],
    files: {
      'one.config.ts': `import { join, relative } from 'node:path';
import { defineConfig } from '@rstest/core';
export default defineConfig({
  resolveSnapshotPath: (testPath, extension) => join(import.meta.dirname, 'snapshots', relative(import.meta.dirname, testPath)) + extension,
});`,
      'dist.config.ts': `import { join, relative } from 'node:path';
import { defineConfig } from '@rstest/core';
export default defineConfig({
  include: ['dist/**/*.test.js'],
  exclude: { patterns: ['**/node_modules/**'], override: true },
  resolveSnapshotPath: (testPath, extension) => join(import.meta.dirname, 'src', relative(join(import.meta.dirname, 'dist'), testPath)) + extension,
});`,
      'src/shop/cart.test.ts':
        "import { expect, test } from '@rstest/core';\ntest('a', () => { expect(1).toMatchSnapshot(); });",
      'dist/shop/cart.test.js':
        "import { expect, test } from '@rstest/core';\ntest('a', () => { expect(2).toMatchSnapshot(); });",
    },
    command:
      'unset CI; npx rstest --config one.config.ts && npx rstest --config dist.config.ts && find . -name "*.snap" -not -path "./node_modules/*" | sort | tr "\\n" " "',
    output: ['./snapshots/src/shop/cart.test.ts.snap ./src/shop/cart.test.js.snap '],
  },
  'How do I keep apart what two projects store for one test file?': {
    heading: 'errors-in-resolvesnapshotpath',
    says: `The one in the root config serves all projects and isn't told which one runs. To keep apart what two projects store for one test file, name the file in the test: \`\` toMatchFileSnapshot(\`./\${process.env.THEME}.html\`) \`\`, with \`env\` in each project.`,
    files: {
      'rstest.config.mjs': `const project = (name) => ({ name, include: ['a.test.ts'], env: { THEME: name }, resolveSnapshotPath: () => '/nowhere.snap' });
export default {
  projects: [project('light'), project('dark')],
  resolveSnapshotPath: (...args) => { console.log('ARGS', args.length); return args[0] + args[1]; },
};`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', async () => {
  await expect(\`<p class="\${process.env.THEME}">\`).toMatchFileSnapshot(\`./\${process.env.THEME}.html\`);
});`,
    },
    command: 'unset CI; npx rstest > log.txt; cat log.txt; npx rstest; cat dark.html light.html',
    output: [
      'ARGS 2',
      'Snapshots 2 written',
      'Tests 2 passed',
      '<p class="dark"><p class="light">',
    ],
    absent: ['obsolete'],
  },
} satisfies Answers;
