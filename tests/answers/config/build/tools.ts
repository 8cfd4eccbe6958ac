import type { Answers } from '../../../support/answers.ts';

const flag = `import { test } from '@rstest/core';
declare const A: string; declare const B: string;
test('flags', () => { console.log('flags', typeof A, typeof B); });`;

export default {
  'Can tools.rspack add a plugin of Rspack without importing @rspack/core?': {
    heading: 'rspack',
    says: 'The second argument has `rspack`, so that you can use its plugins without an import, and the helpers `addRules`, `appendPlugins`, `prependPlugins`, `removePlugin` and `mergeConfig`.',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: (config, { rspack, appendPlugins }) => {
  appendPlugins(new rspack.DefinePlugin({ A: '"a"' }));
} } };`,
      'a.test.ts': flag,
    },
    output: ['flags string undefined'],
  },
  'Is an object given to tools.rspack merged into the configuration or does it replace it?': {
    heading: 'rspack',
    says: 'A function that changes the generated Rspack config, an object that is merged into it, or an array of both.',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: { resolve: { alias: { '#fake': import.meta.dirname + '/fake.ts' } } } } };`,
      'fake.ts': `export const typed: number = 1;`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { typed } from '#fake';
test('merged', () => { expect(typed).toBe(1); });`,
    },
    output: ['1 passed'],
  },
  'Is a configuration returned from tools.rspack used?': {
    heading: 'rspack',
    says: 'Change `config` in place, or return a new one made with `mergeConfig`.',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: (config, { mergeConfig }) => mergeConfig(config, { resolve: { alias: { '#fake': import.meta.dirname + '/fake.ts' } } }) } };`,
      'fake.ts': `export const typed: number = 1;`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { typed } from '#fake';
test('merged', () => { expect(typed).toBe(1); });`,
    },
    output: ['1 passed'],
  },
  'Is tools.rspack called only once per run?': {
    heading: 'rspack',
    says: 'A run may call the function more than once, so do nothing in it but change the config.',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: () => { console.log('called'); } } };`,
      'a.test.ts': flag,
    },
    output: [/called\s+called/],
  },
  'In which order do bundlerChain and rspack run, and may tools.rspack be an array?': {
    heading: 'order',
    says: [
      '`bundlerChain` runs first, then each entry of `rspack` in turn.',
      'Changes the config through a chain of named rules and plugins, before it becomes a plain object.',
    ],
    files: {
      'rstest.config.ts': `export default { tools: {
  rspack: [() => { console.log('rspack 1'); }, () => { console.log('rspack 2'); }],
  bundlerChain: () => { console.log('chain'); },
} };`,
      'a.test.ts': flag,
    },
    output: [/chain\nrspack 1\nrspack 2/],
  },
  'Does tools.swc reach the compilation of test files?': {
    heading: 'swc',
    says: 'Options of the SWC loader that compiles your files, merged with the ones that Rstest sets.',
    files: {
      'rstest.config.ts': `export default { tools: { swc: { jsc: { transform: { react: { runtime: 'classic', pragma: 'tag' } } } } } };`,
      'a.test.tsx': `import { expect, test } from '@rstest/core';
const tag = (name: string) => 'made ' + name;
test('jsx', () => { expect(<price />).toBe('made price'); });`,
    },
    output: ['1 passed'],
  },
  'What happens to JSX without any plugin or SWC setting?': {
    heading: 'swc',
    says: 'By default, JSX compiles to `React.createElement`, and a file without `React` in scope fails with `React is not defined`.',
    files: {
      'a.test.tsx': `import { expect, test } from '@rstest/core';
const React = { createElement: (name: string) => 'made ' + name };
test('jsx', () => { expect(<price />).toBe('made price'); });`,
    },
    output: ['1 passed'],
  },
  'What happens when tools.rspack throws?': {
    heading: 'rspack',
    says: 'If the function throws, the run fails with `Failed to run Rstest` and exit code 1.',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: () => { throw new Error('wrong loader'); } } };`,
      'a.test.ts': flag,
    },
    exitCode: 1,
    output: ['Failed to run Rstest', 'wrong loader'],
  },
  'Do projects inherit tools from the root config?': {
    heading: 'projects',
    says: "A project doesn't inherit `tools` from the root config.",
    files: {
      'rstest.config.ts': `export default {
  tools: { rspack: () => { console.log('root tools'); } },
  projects: [{ name: 'shop', include: ['a.test.ts'], tools: { rspack: () => { console.log('shop tools'); } } }],
};`,
      'a.test.ts': flag,
    },
    output: ['shop tools'],
    absent: ['root tools'],
  },
  'Are tools.rspack functions of an extended config kept?': {
    heading: 'projects',
    says: 'With `extends` both functions are kept: the extended one runs first, then yours.',
    files: {
      'rstest.config.ts': `export default {
  extends: { tools: { rspack: () => { console.log('base tools'); } } },
  tools: { rspack: () => { console.log('own tools'); } },
};`,
      'a.test.ts': flag,
    },
    output: [/base tools\nown tools/],
  },
  'Do rules apply to the target of an alias, and in which order do several apply?': {
    heading: 'rspack',
    says: 'Aliases come before rules: the rule of `.md` is used for whatever file the import leads to, outside the root too. All rules that match are applied, the last one first, and the loaders of one from its last to its first.',
    files: {
      'app/rstest.config.ts': `const loader = (name) => import.meta.dirname + '/' + name + '.cjs';
export default {
  resolve: { alias: { text: '../other/core.md' } },
  tools: { rspack: { module: { rules: [
    { test: /.md$/, type: 'javascript/auto', use: [loader('third')] },
    { test: /core/, type: 'javascript/auto', use: [loader('second'), loader('first')] },
  ] } } },
};`,
      'other/core.md': 'text',
      'app/first.cjs': "module.exports = (text) => text + ' 1';",
      'app/second.cjs': "module.exports = (text) => text + ' 2';",
      'app/third.cjs':
        "module.exports = (text) => 'export default ' + JSON.stringify(text + ' 3');",
      'app/a.test.ts': `import { expect, test } from '@rstest/core'; import text from 'text';
test('a', () => expect(text).toBe('text 1 2 3'));`,
    },
    command: 'npx rstest -r app',
    output: ['Tests 1 passed'],
  },
  'Why are the lines of a failure off in files that my loader compiles?': {
    heading: 'rspack',
    says: 'A loader that moves lines has to pass on a source map, `this.callback(null, code, map)`. Otherwise failures name lines of its output.',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: { module: { rules: [
  { test: /.shop$/, type: 'javascript/auto', use: [import.meta.dirname + '/loader.cjs'] },
] } } } };`,
      'loader.cjs': `module.exports = function (text) {
  const map = { version: 3, sources: [this.resourcePath], sourcesContent: [text], names: [], mappings: ';;AAAA;AACA;AACA' };
  this.callback(null, '//\\n//\\n' + text, process.env.MAP ? map : undefined);
};`,
      'cart.shop': "export const add = () => {\n  throw new Error('full');\n};\n",
    },
    test: `import { test } from '@rstest/core'; import { add } from './cart.shop';
test('a', () => add());`,
    command: 'npx rstest; MAP=1 npx rstest',
    exitCode: 1,
    output: ['cart.shop:4:', 'cart.shop:2:'],
  },
} satisfies Answers;
