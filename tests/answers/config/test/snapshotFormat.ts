import { type Answers, core, inEnvironments } from '../../../support/answers.ts';

const files = (config: string, body: string) => ({
  'rstest.config.ts': `export default { ${config} };`,
  'a.test.ts': `import { expect, test } from '@rstest/core';\ntest('format', () => {\n${body}\n});`,
});
const show = 'npx rstest && cat __snapshots__/a.test.ts.snap';

export default {
  'Is a shadow root printed when nothing is set, and with printShadowRoot?': {
    heading: 'format-options',
    says: [
      '`printShadowRoot` · prints what is inside an open shadow root of a DOM element · off',
      'An open shadow root is left out. Set `printShadowRoot: true`.',
    ],
    files: files(
      `testEnvironment: 'jsdom', snapshotFormat: process.env.SHADOW ? { printShadowRoot: true } : {}`,
      `const host = document.createElement('div');
host.attachShadow({ mode: 'open' }).innerHTML = '<b>inside</b>';
expect(host).toMatchSnapshot();`,
    ),
    command: `${show} && SHADOW=1 npx rstest -u && cat __snapshots__/a.test.ts.snap`,
    output: [/`<div \/>`;[\s\S]*<b>/],
  },
  'How do I get the prefixes Object and Array, as older Jest snapshots have them?': {
    heading: 'keep-snapshots-from-jest',
    says: 'Jest 28 and older printed prefixes and escaped strings. To keep such snapshots, set both:',
    files: files(
      'snapshotFormat: { printBasicPrototype: true, escapeString: true }',
      `expect({ items: ['a "b"'] }).toMatchSnapshot();`,
    ),
    command: show,
    output: ['Object {', 'Array [', `"a \\\\"b\\\\""`],
  },
  'What do functions look like by default, and with printFunctionName?': {
    heading: 'format-options',
    says: '`printFunctionName` · prints `[Function pay]` instead of `[Function]` · off',
    files: files(
      `snapshotFormat: process.env.NAMES ? { printFunctionName: true } : {}`,
      `expect(function pay() {}).toMatchSnapshot();`,
    ),
    command: `${show} && NAMES=1 npx rstest -u && cat __snapshots__/a.test.ts.snap`,
    output: ['`[Function]`', '`[Function pay]`'],
  },
  'What does maxDepth print for deeper values?': {
    heading: 'format-options',
    says: "`maxDepth`, `maxWidth` · deeper values become `[Object]` or `[Array]`, further entries of an array, `Map` or `Set` become `…`, keys of an object don't · unset",
    files: files(
      'snapshotFormat: { maxDepth: 1, maxWidth: 2 }',
      `expect({ a: { b: [1] }, c: 1, d: 2 }).toMatchSnapshot(); expect([1, 2, 3]).toMatchSnapshot(); expect(new Map([[1, 1], [2, 2], [3, 3]])).toMatchSnapshot(); expect(new Set([1, 2, 3])).toMatchSnapshot();`,
    ),
    command: show,
    output: [
      /"a": \[Object\],\n {2}"c": 1,\n {2}"d": 2,\n\}/,
      /\[\n {2}1,\n {2}2,\n {2}…\n\]/,
      /Map \{\n {2}1 => 1,\n {2}2 => 2,\n {2}…\n\}/,
      /Set \{\n {2}1,\n {2}2,\n {2}…\n\}/,
    ],
  },
  'How do I keep keys in the order of the object?': {
    heading: 'format-options',
    says: "`compareKeys: null` · prints keys in the order of the object instead of sorted; it works, but the type doesn't list it · sorted",
    files: files(
      'snapshotFormat: { compareKeys: null }',
      `expect({ b: 1, a: 2 }).toMatchSnapshot();`,
    ),
    command: show,
    output: [/"b": 1,\n {2}"a": 2/],
  },
  'Why does min: true fail?': {
    heading: 'errors-in-snapshotformat',
    says: '`min: true` alone fails, because an indentation is preset.',
    files: files('snapshotFormat: { min: true }', `expect({ a: 1 }).toMatchSnapshot();`),
    exitCode: 1,
    output: ['Options "min" and "indent" cannot be used together'],
  },
  'How do I get one-line snapshots?': {
    heading: 'errors-in-snapshotformat',
    says: 'Write `min: true, indent: 0` for one-line snapshots.',
    files: files(
      'snapshotFormat: { min: true, indent: 0 }',
      `expect({ a: 1, b: [2] }).toMatchSnapshot();`,
    ),
    command: show,
    output: ['`{"a": 1, "b": [2]}`'],
  },
  'What happens with an unknown key?': {
    heading: 'errors-in-snapshotformat',
    says: 'An unknown key fails each snapshot assertion with `pretty-format: Unknown option`.',
    files: files('snapshotFormat: { singleQuote: true }', `expect(1).toMatchSnapshot();`),
    exitCode: 1,
    output: ['pretty-format: Unknown option "singleQuote"'],
  },
  'Can snapshotFormat contain a function?': {
    heading: 'errors-in-snapshotformat',
    says: 'A function, as in `compareKeys: (a, b) => …`, stops every file with `could not be cloned`, because the option is sent to another process.',
    files: files('snapshotFormat: { compareKeys: () => 1 }', `expect(1).toMatchSnapshot();`),
    exitCode: 1,
    output: ['could not be cloned'],
  },
  'Do existing snapshots fail after a change of the format?': {
    heading: 'change-the-format-of-existing-snapshots',
    says: 'Every snapshot that prints differently now fails.',
    files: files(
      `snapshotFormat: process.env.INDENT ? { indent: 4 } : {}`,
      `expect({ a: 1 }).toMatchSnapshot();`,
    ),
    command: 'npx rstest && INDENT=1 npx rstest',
    exitCode: 1,
    output: ['Snapshots 1 written', 'mismatched'],
  },
  'Are inline snapshots formatted too, and the difference of toEqual?': {
    heading: 'change-the-format-of-existing-snapshots',
    says: "The differences that `toEqual` shows don't follow this option.",
    files: {
      'rstest.config.ts': `export default { snapshotFormat: { printBasicPrototype: true } };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('inline', () => { expect([1]).toMatchInlineSnapshot(); });
test('equal', () => { expect([1]).toEqual([2]); });`,
    },
    command: 'npx rstest; cat a.test.ts',
    output: ['  Array [\n', /\+ Received\S*\n\n\s*\S*\s*\[/],
  },
  'Do projects inherit snapshotFormat?': {
    heading: 'format-options',
    says: 'With `projects`, set the format in each project.',
    files: files(
      `snapshotFormat: { printBasicPrototype: true }, projects: [{ name: 'shop', include: ['*.test.ts'] }]`,
      `expect([1]).toMatchSnapshot();`,
    ),
    command: show,
    absent: ['Array ['],
    output: ['Snapshots 1 written'],
  },
  'What do printBasicPrototype, callToJSON and maxOutputLength change?': {
    heading: 'format-options',
    says: [
      '`printBasicPrototype` · prints the prefixes `Object` and `Array` · off',
      "`callToJSON` · prints what an object's `toJSON` returns instead of its own fields · on",
      '`maxOutputLength` · after that many characters, the objects that follow at that depth become `[Object]` · unset',
    ],
    files: {
      'rstest.config.ts': `export default { snapshotFormat: process.env.ON ? { printBasicPrototype: true, callToJSON: false, maxOutputLength: 20 } : {} };
`,
      'a.test.ts': `${core}test('x', () => { expect([{ a: 1 }]).toMatchSnapshot(); expect({ own: 1, toJSON: () => 'json' }).toMatchSnapshot(); expect([{ text: 'a long text for the limit' }, { b: 2 }]).toMatchSnapshot(); });
`,
    },
    command: 'npx rstest && cat __snapshots__/* && ON=1 npx rstest -u && cat __snapshots__/*',
    output: ['"json"', 'Array [', 'Object {', '"own": 1', '[Object]'],
  },
  'How do I keep attributes and comments of a framework out of a DOM snapshot?': {
    heading: 'format-options',
    says: 'None of these options leaves out what a framework adds to an element, such as `_ngcontent-…`, `ng-version`, `data-v-…` and comments. Compare a copy without it: `box.innerHTML = element.outerHTML.replace(/<!--.*?-->| (_ng|ng-|data-v-)[\\w-]+="[^"]*"/gs, \'\')`',
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `import { expect, test } from '@rstest/core';
test('a', () => {
  const element = document.createElement('p');
  element.innerHTML = '<b _ngcontent-a-c1="" _nghost-x="" class="big" data-v-1a2b="" ng-version="17.0.1" ng-reflect-name="a b">1<!----></b><!--two\\nlines-->';
  const box = document.createElement('div');
  box.innerHTML = element.outerHTML.replace(/<!--.*?-->| (_ng|ng-|data-v-)[\\w-]+="[^"]*"/gs, '');
  expect(box.innerHTML).toBe('<p><b class="big">1</b></p>');
  expect(box).toMatchSnapshot();
});`,
    ),
    output: ['Tests 2 passed'],
  },
  'Does an installed pretty-format decide how a snapshot is printed?': {
    heading: 'format-options',
    says: 'The printer is part of `@rstest/core`: another version of `pretty-format` in your project changes nothing.',
    files: {
      'node_modules/pretty-format/package.json': '{ "name": "pretty-format", "version": "1.0.0" }',
      'node_modules/pretty-format/index.js':
        "exports.format = () => 'old'; exports.default = exports.format;",
    },
    test: `// @rstest-environment jsdom
import { expect, test } from '@rstest/core';
test('a', () => {
  document.body.innerHTML = '<p class="b" id="a">x</p>';
  expect(document.body.firstChild).toMatchInlineSnapshot(\`
    <p
      class="b"
      id="a"
    >
      x
    </p>
  \`);
});`,
    command: 'npx rstest; npx rstest --pool=vmForks',
    output: [/Tests 1 passed[\s\S]*Tests 1 passed/],
  },
} satisfies Answers;
