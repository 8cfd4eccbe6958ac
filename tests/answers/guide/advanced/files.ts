import type { Answers } from '../../../support/answers.ts';

const head = "import { expect, test } from '@rstest/core';\n";

export default {
  'What does a Sass module yield without the plugin?': {
    heading: 'what-an-import-gives-you',
    says: [
      '`page.module.scss` gives you `{}`, so `styles.button` is `undefined` and no message tells you why.',
      'without it nothing, and `{}` from `page.module.scss`',
    ],
    files: { 'page.module.scss': '.button { .icon { color: teal; } }' },
    test: `${head}import styles from './page.module.scss'; test('a', () => { console.log('STYLES', JSON.stringify(styles), styles.button); });`,
    output: ['STYLES {} undefined'],
  },
  'What does importing an SVG yield?': {
    heading: 'what-an-import-gives-you',
    says: '`./cover.svg`, `./cover.png` · a data URI if the file is small, otherwise a path such as `static/image/cover.1a2b3c.png`',
    files: { 'logo.svg': '<svg/>' },
    test: `${head}import logo from './logo.svg'; test('a', () => { console.log('LOGO', logo); });`,
    output: ['LOGO data:image/svg+xml;base64,'],
  },
  'Can I import a WebAssembly module?': {
    heading: 'what-an-import-gives-you',
    says: "`./checksum.wasm` · the exports of the WebAssembly module: `import { crc } from './checksum.wasm'`",
    files: {
      'add.wasm':
        '\x00asm\x01\x00\x00\x00\x01\x07\x01`\x02\x7f\x7f\x01\x7f\x03\x02\x01\x00\x07\x07\x01\x03add\x00\x00\n\t\x01\x07\x00 \x00 \x01j\x0b',
      'a.test.ts': `${head}import { add } from './add.wasm'; test('a', () => { console.log('SUM', add(1, 2)); });`,
    },
    output: ['SUM 3'],
  },
  'What does importing a .graphql file do without a rule?': {
    heading: 'what-an-import-gives-you',
    says: '`./books.graphql`, `./page.html` · fails with `Module parse failed` until you add a rule',
    files: { 'q.graphql': 'query Books { books { title } }' },
    test: `${head}import q from './q.graphql'; test('a', () => { console.log(q); });`,
    exitCode: 1,
    output: ['Module parse failed'],
  },
  'Why does import sql from "./orders.sql?raw" fail with Module parse failed?': {
    heading: 'what-an-import-gives-you',
    says: 'fails with `Module parse failed`, because `?raw` works only for types that Rspack knows; add a rule, and both forms give you the text',
    files: {
      'rstest.config.ts': `const rspack = (_config: unknown, { addRules }: any) => addRules({ test: /\\.sql$/, type: 'asset/source' });
export default process.env.RULE ? { tools: { rspack } } : {};`,
      'orders.sql': 'SELECT * FROM orders;',
      'a.test.ts': `import { test } from '@rstest/core';
import raw from './orders.sql?raw';
import plain from './orders.sql';
test('a', () => console.log('TEXT', raw === plain, raw));`,
    },
    command: 'npx rstest; RULE=1 npx rstest',
    output: [/Module parse failed[\s\S]*TEXT true SELECT \* FROM orders;/],
  },
  'Can I mock an SVG that a component imports as a component?': {
    heading: 'what-an-import-gives-you',
    says: 'A mock of it fails, too (`got: object`)',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };",
      'cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      'a.test.tsx': `import { render } from '@testing-library/react';
import { rs, test } from '@rstest/core';
import Cover from './cover.svg';
rs.mock('./cover.svg', () => ({ default: () => <svg /> }));
test('a', () => { render(<Cover />); });`,
    },
    exitCode: 1,
    output: ['Element type is invalid', 'got: object'],
  },
  'What does an SVG render as without the plugin for components?': {
    heading: 'what-an-import-gives-you',
    says: 'without the plugin, `ReactComponent` is `undefined`, and `?react` gives you a data URI or a path as above. Rendering it fails in jsdom (`did not match the Name production`), while happy-dom shows an element of that name.',
    files: {
      'rstest.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
      'cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      'big.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000)}</svg>`,
      'a.test.tsx': `import { render } from '@testing-library/react';
import { expect, test } from '@rstest/core';
import Cover from './cover.svg?react';
import Big from './big.svg?react';
import * as all from './cover.svg';
test('values', () => {
  expect((all as any).ReactComponent).toBeUndefined();
  expect([Cover, Big]).toEqual([expect.stringMatching(/^data:image/), expect.stringMatching(/^static.*svg$/)]);
});
test.each([Cover, Big] as any[])('render', (Picture) => {
  const shown = () => render(<Picture />).container.firstElementChild!.tagName.toLowerCase();
  if ('happyDOM' in window) expect(shown()).toBe(Picture.toLowerCase());
  else expect(shown).toThrow('did not match the Name production');
});`,
    },
    command: 'for e in jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    output: [/Tests 3 passed[\s\S]*Tests 3 passed/],
  },
  'What do ?raw, ?url and a mock of an SVG give with a loader for its name?': {
    heading: 'give-each-svg-its-file-name',
    says: [
      "For one file, `rs.mockRequire('./cover.svg', () => 'cover.svg')` gives you another value.",
      '`?raw` and `?url` of an SVG then give you the name, too.',
    ],
    files: {
      'rstest.config.ts': `import { join } from 'node:path';
export default process.env.LOADER ? { tools: { bundlerChain: (chain, { CHAIN_ID }) => {
  chain.module.rules.delete(CHAIN_ID.RULE.SVG);
  chain.module.rule('file-name').test(/\\.svg$/).use('file-name').loader(join(import.meta.dirname, 'fileName.cjs'));
} } } : {};`,
      'fileName.cjs': `const { basename } = require('node:path');
module.exports = function () { return 'module.exports = ' + JSON.stringify(basename(this.resourcePath)); };`,
      'logo.svg': '<svg/>',
      'cover.svg': '<svg/>',
      'a.test.ts': `import { rs, test } from '@rstest/core';
import logo from './logo.svg';
import raw from './logo.svg?raw';
import url from './logo.svg?url';
import cover from './cover.svg';
rs.mockRequire('./cover.svg', () => 'mocked');
test('a', () => console.log('GOT', logo.slice(0, 8), raw, url.replace(/[.][0-9a-f]+[.]/, '.HASH.'), cover));`,
    },
    command:
      'for environment in node jsdom; do npx rstest --testEnvironment $environment; LOADER=1 npx rstest --testEnvironment $environment; done',
    output: [
      /GOT data:ima <svg\/> static\/svg\/logo.HASH.svg mocked[\s\S]*GOT logo.svg logo.svg logo.svg mocked[\s\S]*GOT data:ima[\s\S]*GOT logo.svg logo.svg logo.svg mocked/,
    ],
  },
  'How do I import any file as text, and what do YAML, JSON5, XML and CSV give without it?': {
    heading: 'what-an-import-gives-you',
    says: [
      "any file, `import text from './orders.sql' with { type: 'text' }` · the text, without a rule or a plugin; with `type: 'bytes'` a `Uint8Array`",
      'A YAML or JSON5 file usually does as well, but a simple one such as `count: 1` or `{count: 1}` is valid JavaScript, and you silently get `{}`.',
      'XML and JSON with comments fail with `Module parse failed`, and CSV often with `… is not defined`: import the text, as in the table, and parse it.',
    ],
    files: {
      'a.yaml': 'count: 1\n',
      'a.json5': '{count: 1}\n',
      'a.xml': '<book/>\n',
      'a.jsonc': '{ "count": 1 /* one */ }\n',
      'a.csv': 'novel,poetry\n',
      ...Object.fromEntries(
        ['yaml', 'json5', 'xml', 'jsonc', 'csv'].flatMap((type) => [
          [
            `${type}.test.ts`,
            `${head}import value from './a.${type}';\ntest('a', () => console.log('${type}', value));`,
          ],
          [
            `text-${type}.test.ts`,
            `${head}import text from './a.${type}' with { type: 'text' };
import bytes from './a.${type}' with { type: 'bytes' };
import { readFileSync } from 'node:fs';
test('a', () => console.log('SAME ${type}', text === readFileSync('a.${type}', 'utf8'), bytes.constructor.name));`,
          ],
        ]),
      ),
    },
    command:
      'npx rstest 2>&1 | grep -E "^(yaml|json5|SAME)|parse failed|is not defined" | sort | uniq; npx rstest text- --testEnvironment=happy-dom | grep -c "^SAME .* true Uint8Array"',
    output: [
      'yaml {}',
      'json5 {}',
      'novel is not defined',
      'Module parse failed',
      'SAME csv true Uint8Array',
      'SAME jsonc true Uint8Array',
      'SAME xml true Uint8Array',
      /\n5\n?$/,
    ],
  },
  'What does new URL with import.meta.url give for an alias or a package?': {
    heading: 'what-an-import-gives-you',
    says: [
      "`new URL('./cover.svg', import.meta.url)` is the address of the file itself, `file:///…/src/cover.svg`, in every environment.",
      "An alias or a package isn't looked up there: `new URL('@brand/cover.svg', import.meta.url)` ends in `/src/@brand/cover.svg`, without an error.",
    ],
    files: {
      'rstest.config.ts':
        "import { join } from 'node:path';\nexport default { resolve: { alias: { '@brand': join(import.meta.dirname, 'src') } } };",
      'src/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      'src/a.test.ts': `import { test } from '@rstest/core';
import cover from '@brand/cover.svg';
test('a', () => {
  console.log('OWN', new URL('./cover.svg', import.meta.url).href);
  console.log('ALIAS', new URL('@brand/cover.svg', import.meta.url).href);
  console.log('IMPORTED', cover.slice(0, 18));
});`,
    },
    command: 'npx rstest && npx rstest --testEnvironment=jsdom',
    output: [
      /(?:OWN file:.*\/src\/cover\.svg\n[\s\S]*?ALIAS file:.*\/src\/@brand\/cover\.svg\n[\s\S]*?IMPORTED data:image\/svg\+xml[\s\S]*){2}/,
    ],
  },
} satisfies Answers;
