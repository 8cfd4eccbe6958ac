import type { Answer } from '../../../support/answers.ts';

const flag = `import { test } from '@rstest/core';
declare const A: string; declare const B: string;
test('flags', () => { console.log('flags', typeof A, typeof B); });`;

export default [
  {
    question: 'Can tools.rspack add a plugin of Rspack without importing @rspack/core?',
    heading: 'rspack',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: (config, { rspack, appendPlugins }) => {
  appendPlugins(new rspack.DefinePlugin({ A: '"a"' }));
} } };`,
      'a.test.ts': flag,
    },
    output: ['flags string undefined'],
  },
  {
    question:
      'Is an object given to tools.rspack merged into the configuration or does it replace it?',
    heading: 'rspack',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: { resolve: { alias: { '#fake': __dirname + '/fake.ts' } } } } };`,
      'fake.ts': `export const typed: number = 1;`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { typed } from '#fake';
test('merged', () => { expect(typed).toBe(1); });`,
    },
    output: ['1 passed'],
  },
  {
    question: 'Is a configuration returned from tools.rspack used?',
    heading: 'rspack',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: (config, { mergeConfig }) => mergeConfig(config, { resolve: { alias: { '#fake': __dirname + '/fake.ts' } } }) } };`,
      'fake.ts': `export const typed: number = 1;`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { typed } from '#fake';
test('merged', () => { expect(typed).toBe(1); });`,
    },
    output: ['1 passed'],
  },
  {
    question: 'Is tools.rspack called only once per run?',
    heading: 'rspack',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: () => { console.log('called'); } } };`,
      'a.test.ts': flag,
    },
    output: [/called\s+called/],
  },
  {
    question: 'In which order do bundlerChain and rspack run, and may tools.rspack be an array?',
    heading: 'order',
    files: {
      'rstest.config.ts': `export default { tools: {
  rspack: [() => { console.log('rspack 1'); }, () => { console.log('rspack 2'); }],
  bundlerChain: () => { console.log('chain'); },
} };`,
      'a.test.ts': flag,
    },
    output: [/chain\nrspack 1\nrspack 2/],
  },
  {
    question: 'Does tools.swc reach the compilation of test files?',
    heading: 'swc',
    files: {
      'rstest.config.ts': `export default { tools: { swc: { jsc: { transform: { react: { runtime: 'classic', pragma: 'tag' } } } } } };`,
      'a.test.tsx': `import { expect, test } from '@rstest/core';
const tag = (name: string) => 'made ' + name;
test('jsx', () => { expect(<price />).toBe('made price'); });`,
    },
    output: ['1 passed'],
  },
  {
    question: 'What happens to JSX without any plugin or SWC setting?',
    heading: 'swc',
    files: {
      'a.test.tsx': `import { expect, test } from '@rstest/core';
const React = { createElement: (name: string) => 'made ' + name };
test('jsx', () => { expect(<price />).toBe('made price'); });`,
    },
    output: ['1 passed'],
  },
  {
    question: 'What happens when tools.rspack throws?',
    heading: 'rspack',
    files: {
      'rstest.config.ts': `export default { tools: { rspack: () => { throw new Error('wrong loader'); } } };`,
      'a.test.ts': flag,
    },
    exitCode: 1,
    output: ['Failed to run Rstest', 'wrong loader'],
  },
  {
    question: 'Do projects inherit tools from the root config?',
    heading: 'projects',
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
  {
    question: 'Are tools.rspack functions of an extended config kept?',
    heading: 'projects',
    files: {
      'rstest.config.ts': `export default {
  extends: { tools: { rspack: () => { console.log('base tools'); } } },
  tools: { rspack: () => { console.log('own tools'); } },
};`,
      'a.test.ts': flag,
    },
    output: [/base tools\nown tools/],
  },
] satisfies Answer[];
