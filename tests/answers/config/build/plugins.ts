import type { Answers } from '../../../support/answers.ts';

const test = `import { test } from '@rstest/core';
test('runs', () => { console.log('env', process.env.FROM_PLUGIN); });`;

export default {
  'Can an Rsbuild plugin turn a custom file type into a module for tests?': {
    says: 'Adds Rsbuild plugins to the build of your tests, so that JSX, style preprocessors and your own file types work in tests as they do in the app.',
    files: {
      'rstest.config.ts': `export default {
  plugins: [{
    name: 'csv',
    setup(api) {
      api.transform({ test: /\\.csv$/ }, ({ code }) => 'export default ' + JSON.stringify(code.trim().split(',')));
    },
  }],
};`,
      'list.csv': `pen,ink`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import list from './list.csv';
test('csv', () => { expect(list).toEqual(['pen', 'ink']); });`,
    },
    output: ['1 passed'],
  },
  'Do falsy values, nested arrays and promises in plugins work?': {
    says: 'Falsy entries are skipped, nested arrays are flattened and promises are awaited, so conditions are easy to write: `plugins: [isCI && pluginReport(), [pluginA(), pluginB()]]`.',
    files: {
      'rstest.config.ts': `const log = (name) => ({ name, setup() { console.log('setup ' + name); } });
export default { plugins: [log('one'), false, null, undefined, [log('two')], Promise.resolve(log('three'))] };`,
      'a.test.ts': test,
    },
    output: [/setup one\nsetup two\nsetup three/],
  },
  'What happens when plugins is a single plugin and not an array?': {
    heading: 'fix-plugin-errors',
    says: 'So does a single plugin without brackets, with `object is not iterable`, unless it is merged with the list of a preset.',
    files: {
      'rstest.config.ts': `const plugin = (name) => ({ name, setup: () => console.log('set up', name) });
const preset = { none: {}, one: { plugins: plugin('preset') }, list: { plugins: [plugin('preset')] } };
export default { extends: preset[process.env.PRESET], plugins: plugin('own') };`,
    },
    test: test,
    command: 'for PRESET in none one list; do export PRESET; echo "$PRESET:"; npx rstest; done',
    output: [
      /none:[\s\S]*Failed to run Rstest[\s\S]*object is not iterable[\s\S]*one:[\s\S]*Failed to run Rstest[\s\S]*object is not iterable[\s\S]*list:[\s\S]*set up preset\s+set up own[\s\S]*1 passed/,
      /Failed to run Rstest[\s\S]*object is not iterable[\s\S]*at Function\.all/,
    ],
    absent: [/list:[\s\S]*not iterable/],
  },
  'What happens when I forget to call the plugin factory, or the plugin has no setup?': {
    heading: 'fix-plugin-errors',
    says: "A value that isn't a plugin, such as `pluginReact` without the call, and an exception in `setup` both fail with `Failed to run Rstest` and exit code 1, before any test is collected.",
    files: {
      'rstest.config.ts': `const pluginCsv = () => ({ name: 'csv', setup() {} });
export default { plugins: [pluginCsv] };`,
      'a.test.ts': test,
    },
    exitCode: 1,
    output: ['Failed to run Rstest', '[rsbuild:plugin]'],
  },
  'What happens when the setup function of a plugin throws?': {
    heading: 'fix-plugin-errors',
    says: "A value that isn't a plugin, such as `pluginReact` without the call, and an exception in `setup` both fail with `Failed to run Rstest` and exit code 1, before any test is collected.",
    files: {
      'rstest.config.ts': `export default { plugins: [{ name: 'licence', setup() { throw new Error('no licence'); } }] };`,
      'a.test.ts': test,
    },
    exitCode: 1,
    output: ['Failed to run Rstest', 'no licence'],
    absent: ['Test Files'],
  },
  'Do projects inherit plugins from the root config?': {
    heading: 'projects',
    says: "A project doesn't get the plugins of the root config:",
    files: {
      'rstest.config.ts': `const log = (name) => ({ name, setup() { console.log('setup ' + name); } });
export default {
  plugins: [log('root')],
  projects: [
    { name: 'shop', include: ['a.test.ts'], plugins: [log('shop')] },
    { name: 'docs', include: ['b.test.ts'] },
  ],
};`,
      'a.test.ts': test,
      'b.test.ts': test,
    },
    output: ['setup shop', '2 passed'],
    absent: ['setup root'],
  },
  'Are plugins of an extended config replaced or appended?': {
    heading: 'projects',
    says: 'With `extends`, the plugins of the extended config come first, and yours are appended.',
    files: {
      'rstest.config.ts': `const log = (name) => ({ name, setup() { console.log('setup ' + name); } });
export default { extends: { plugins: [log('base')] }, plugins: [log('own')] };`,
      'a.test.ts': test,
    },
    output: [/setup base\nsetup own/],
  },
  'Can a plugin change the Rstest config?': {
    heading: 'read-and-change-the-rstest-config',
    says: '`getRstestConfig` returns the resolved config of the project, and `modifyRstestConfig` registers a change to it.',
    files: {
      'rstest.config.ts': `export default {
  plugins: [{
    name: 'defaults',
    setup(api) {
      const rstest = api.useExposed('rstest');
      console.log('timeout', rstest.getRstestConfig().testTimeout);
      rstest.modifyRstestConfig((config) => { config.env = { FROM_PLUGIN: 'yes' }; });
    },
  }],
};`,
      'a.test.ts': test,
    },
    output: ['timeout 5000', 'env yes'],
  },
  'In which order are plugins set up?': {
    says: 'Plugins are set up in the order of the list, unless one names others in its `pre` or `post` or sets `enforce` to one of these words.',
    files: {
      'rstest.config.ts': `const plugin = (name, more) => ({ name, setup: () => console.log('SET UP', name), ...more });
const lists = {
  plain: [plugin('a'), plugin('b')],
  pre: [plugin('a', { pre: ['b'] }), plugin('b')],
  enforce: [plugin('a', { enforce: 'post' }), plugin('b'), plugin('c', { enforce: 'pre' })],
};
export default { plugins: lists[process.env.LIST] };`,
    },
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'for list in plain pre enforce; do echo "LIST $list"; LIST=$list npx rstest; done',
    output: [
      /LIST plain[\s\S]*UP a\n[\s\S]*UP b\n[\s\S]*LIST pre[\s\S]*UP b\n[\s\S]*UP a\n[\s\S]*LIST enforce[\s\S]*UP c\n[\s\S]*UP b\n[\s\S]*UP a\n/,
    ],
  },
} satisfies Answers;
