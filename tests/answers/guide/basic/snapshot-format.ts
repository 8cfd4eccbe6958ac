import { type Answers, core, inEnvironments, testFiles } from '../../../support/answers.ts';

export default {
  'Does the snapshot of a date depend on the time zone?': {
    heading: 'what-is-stored-of-a-value',
    says: "A `Date` is stored in UTC, so the time zone doesn't change it.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => { expect(new Date(0)).toMatchSnapshot(); });`,
    command:
      'TZ=Asia/Tokyo npx rstest && CI=1 TZ=America/New_York npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['a 1`] = `1970-01-01T00:00:00.000Z`;'],
  },
  'How do I keep colors out of a snapshot?': {
    heading: 'values-that-change-on-every-run',
    says: [
      'Colors in a text are stored as escape codes, and depend on where the run writes.',
      'Store `stripVTControlCharacters(text)` of `node:util`.',
    ],
    test: `import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@rstest/core';
test('a', () => {
  const text = '\\x1b[31mred\\x1b[0m';
  expect(text).toMatchSnapshot();
  expect(stripVTControlCharacters(text)).toMatchSnapshot();
});`,
    command: 'npx rstest && cat -v __snapshots__/a.test.ts.snap',
    output: ['a 1`] = `"^[[31mred^[[0m"`;', 'a 2`] = `"red"`;'],
  },
  'How do I store an instance without the name of its class, or without a field?': {
    heading: 'what-is-stored-of-a-value',
    says: [
      'An instance is stored with the name of its class, `Cart {`, which no option leaves out: store `{ ...cart }`.',
      'To leave out a field, store the others: `const { password, ...rest } = user`.',
    ],
    test: `import { expect, test } from '@rstest/core';
class Cart { items = 1; password = 'x'; }
test('a', () => {
  const cart = new Cart();
  const { password, ...rest } = cart;
  expect(cart).toMatchSnapshot();
  expect({ ...cart }).toMatchSnapshot();
  expect(rest).toMatchSnapshot();
});`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: [
      /a 1`\] = `\nCart \{\n {2}"items": 1,\n {2}"password": "x",\n\}\n`;/,
      /a 2`\] = `\n\{\n {2}"items": 1,\n {2}"password": "x",\n\}\n`;/,
      /a 3`\] = `\n\{\n {2}"items": 1,\n\}\n`;/,
    ],
  },
  'How do I leave an attribute such as class out of the snapshot of an element?': {
    heading: 'how-elements-are-printed',
    says: "To leave out an attribute such as `class`, store a copy without it: `const copy = container.cloneNode(true) as Element`, then `copy.querySelectorAll('*').forEach((one) => one.removeAttribute('class'))` and `expect(copy).toMatchSnapshot()`. The outermost element, here the `<div>` around the component, keeps it.",
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      () => `${core}test('a', () => {
  const container = document.createElement('div');
  container.className = 'box';
  container.innerHTML = '<p class="a" id="x"><svg class="b"></svg></p>';
  const copy = container.cloneNode(true) as Element;
  copy.querySelectorAll('*').forEach((one) => one.removeAttribute('class'));
  expect(copy).toMatchInlineSnapshot(\`
    <div
      class="box"
    >
      <p
        id="x"
      >
        <svg />
      </p>
    </div>
  \`);
  expect(container.innerHTML).toContain('class="a"');
});
`,
    ),
    output: ['Tests 2 passed'],
  },
  'Does a serializer of texts reach the attributes of an element?': {
    heading: 'values-that-change-on-every-run',
    says: 'In an element, `test` gets the whole value of each attribute, such as `id`, but no texts; an attribute needs the quotes in what you return, `serialize: () => \'"<id>"\'`.',
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      () => `${core}const seen: unknown[] = [];
expect.addSnapshotSerializer({ test: (value) => { seen.push(value); return typeof value === 'string' && /^r-\\d+$/.test(value); }, serialize: () => '"<id>"' });
test('a', () => {
  document.body.innerHTML = '<main id="r-17"><p title="see r-17">r-18</p></main>';
  expect(document.body.firstElementChild).toMatchInlineSnapshot(\`
    <main
      id="<id>"
    >
      <p
        title="see r-17"
      >
        r-18
      </p>
    </main>
  \`);
  expect(seen).toContain('see r-17');
  expect(seen).not.toContain('r-18');
});
`,
    ),
    output: ['Tests 2 passed'],
  },
  'Why is only the first line of a text without quotes written without its indentation?': {
    heading: 'change-how-a-type-is-printed',
    says: [
      "An inline snapshot then overlooks spaces and line breaks at the start and end of a text, and is written without them: of `'\\n  a\\n  b'`, only `b` keeps its indentation.",
      "Let `print` return `value.replaceAll(/^ +/gm, '')` to store both flush.",
    ],
    files: {
      ...Object.fromEntries(
        Object.entries({ keeps: 'String(value)', flush: "value.replaceAll(/^ +/gm, '')" }).map(
          ([name, print]) => [
            `${name}.test.ts`,
            `import { expect, test } from '@rstest/core';
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: (value: any) => ${print} });
const text = process.env.PADDED ? '   \\n     a\\n  b  \\n\\n' : '\\n  a\\n  b';
test('a', () => { expect(text).toMatchInlineSnapshot(); });
test('b', () => { expect(process.env.INNER ? 'c\\n d' : 'c\\nd').toMatchInlineSnapshot(); });`,
          ],
        ),
      ),
    },
    command:
      'npx rstest && cat -A keeps.test.ts flush.test.ts; PADDED=1 npx rstest keeps; INNER=1 npx rstest keeps',
    exitCode: 1,
    output: [
      /\n +a\$\n {4}b\$\n[\s\S]*\n {2}a\$\n {2}b\$\n[\s\S]*Tests 2 passed[\s\S]*Tests 1 failed \| 1 passed/,
    ],
  },
  'Does the snapshot store a matched value or its matcher?': {
    heading: 'values-that-change-on-every-run',
    says: 'Pass a property matcher for each of them, and the snapshot stores it instead of the value:',
    test: "import { expect, test } from '@rstest/core';\ntest('one', () => { expect({ id: Math.random() }).toMatchSnapshot({ id: expect.any(Number) }); });",
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['"id": Any<Number>'],
  },
  'Can toMatchSnapshot take property matchers for an array, and what is in the file?': {
    heading: 'values-that-change-on-every-run',
    says: 'The `.snap` file then holds `"id": Any<Number>`.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => { expect([{ id: Math.random(), name: 'x' }]).toMatchSnapshot([{ id: expect.any(Number) }]); });`,
    command: 'npx rstest && npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['"id": Any<Number>', '"name": "x"'],
  },
  'How do a DOM element, the container and a React element look in a snapshot?': {
    heading: 'how-elements-are-printed',
    says: "`asFragment()` is stored as `<DocumentFragment>`, and a React element that isn't rendered as JSX, such as `<Price cents={1} />`",
    files: {
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
      'a.test.tsx': `import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
const Price = ({ cents }: { cents: number }) => <p lang="en" className="price"><b>{cents / 100}</b></p>;
test('a', () => {
  const { container, asFragment } = render(<Price cents={1200} />);
  expect(container).toMatchSnapshot();
  expect(asFragment()).toMatchSnapshot();
  expect(<Price cents={1} />).toMatchSnapshot();
  expect(container.innerHTML).toMatchSnapshot();
});`,
    },
    command: 'npx rstest && cat __snapshots__/a.test.tsx.snap',
    output: [
      '<div> <p class="price" lang="en" > <b> 12 </b>',
      '<DocumentFragment>',
      '<Price cents={1} />',
      '"<p lang="en" class="price"><b>12</b></p>"',
    ],
  },
  'How do I store what a portal renders?': {
    heading: 'how-elements-are-printed',
    says: "A portal isn't inside `container`: take `baseElement`.",
    test: `// @rstest-environment happy-dom
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { render } from '@testing-library/react';
import { test } from '@rstest/core';
test('a', () => {
  const Dialog = () => createPortal(createElement('p', null, 'there'), document.body);
  const { container, baseElement } = render(createElement(Dialog));
  console.log('CONTAINER', JSON.stringify(container.innerHTML), 'BASE', baseElement.innerHTML);
});`,
    output: ['CONTAINER ""', '<p>there</p>'],
  },
  'Which of two serializers decides, and how is text stored without quotes?': {
    heading: 'change-how-a-type-is-printed',
    says: [
      'Of several that fit, the one that was added last decides. `test` gets every value in it, `null` and `undefined` too: write `value?.secret`, or the snapshot fails with `Cannot read properties of null`.',
      "To store text without quotes, add `{ test: (value) => typeof value === 'string', print: (value) => String(value) }`.",
    ],
    test: `import { expect, test } from '@rstest/core';
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', serialize: () => 'first' });
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: (value) => String(value) });
test('text', () => { expect('say "hi"').toMatchInlineSnapshot(\`say "hi"\`); });
test('null', () => {
  expect.addSnapshotSerializer({ test: (value) => value?.secret, serialize: () => 'hidden' });
  expect({ a: null, b: undefined, c: { secret: true } }).toMatchSnapshot();
  expect.addSnapshotSerializer({ test: (value) => value.secret, serialize: () => 'hidden' });
  expect(() => expect({ a: null }).toMatchSnapshot()).toThrow('Cannot read properties of null');
});`,
    output: ['Tests 2 passed'],
  },
  'Do property matchers work in nested objects, and do they change the object?': {
    heading: 'values-that-change-on-every-run',
    says: 'This also works in a list, `toMatchSnapshot([{ id: expect.any(Number) }])`, with one entry for each item, as `list.map(() => ({ id: expect.any(Number) }))` makes them, and in nested objects, and your object stays as it is.',
    test: `import { expect, test } from '@rstest/core';
test('x', () => {
  const user = { id: 5, profile: { name: 'Ada', created: new Date(0) }, tags: [{ id: 9 }] };
  const copy = structuredClone(user);
  expect(user).toMatchSnapshot({ id: expect.any(Number), profile: { created: expect.any(Date) }, tags: [{ id: expect.any(Number) }] });
  expect(user).toStrictEqual(copy);
  const list = [{ id: 1 }, { id: 2 }];
  expect(list).toMatchSnapshot(list.map(() => ({ id: expect.any(Number) })));
  expect(() => expect(list).toMatchSnapshot(list.map(() => ({ id: expect.any(String) })))).toThrow('Snapshot properties mismatched');
});`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: [
      'Tests 1 passed',
      '"created": Any<Date>,\n    "name": "Ada",',
      '{\n      "id": Any<Number>,',
    ],
  },
  'Why does a mocked component show as default in the snapshot?': {
    heading: 'how-elements-are-printed',
    says: "A component gets the name of its function: give one in a mock's factory, `default: function Price() {}`, because an arrow is stored as `<default />`, and `rs.fn()` as `<spy />`.",
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react';\nexport default { plugins: [pluginReact()] };",
      'arrow.tsx': 'export default () => null;',
      'named.tsx': 'export default () => null;',
      'spy.tsx': 'export default () => null;',
      'a.test.tsx': `${core}import Arrow from './arrow';
import Named from './named';
import Spy from './spy';
rs.mock('./arrow', () => ({ default: () => null }));
rs.mock('./named', () => ({ default: function Price() { return null; } }));
rs.mock('./spy', () => ({ default: rs.fn() }));
test('a', () => expect(<p><Arrow /><Named /><Spy /></p>).toMatchSnapshot());`,
    },
    command: 'npx rstest && cat __snapshots__/a.test.tsx.snap',
    output: ['<p> <default /> <Price /> <spy /> </p>'],
  },
  "Why does a serializer fail with Cannot read properties of undefined (reading 'plugins')?": {
    heading: 'change-how-a-type-is-printed',
    says: "`printer(value.inner)` alone fails with `Cannot read properties of undefined (reading 'plugins')`.",
    files: Object.fromEntries(
      [
        ['whole', 'printer(value.inner, config, indentation, depth, refs)'],
        ['alone', '(printer as any)(value.inner)'],
      ].map(([name, call]) => [
        `${name}.test.ts`,
        `import { expect, test } from '@rstest/core';
expect.addSnapshotSerializer({
  test: (value) => Boolean(value?.inner),
  serialize: (value, config, indentation, depth, refs, printer) => ${call},
});
test('x', () => expect({ inner: 'kept' }).toMatchInlineSnapshot(\`"kept"\`));`,
      ]),
    ),
    exitCode: 1,
    output: [
      '✓ whole.test.ts',
      '✗ alone.test.ts',
      "Cannot read properties of undefined (reading 'plugins')",
    ],
  },
  'How do I hide dates and IDs in all snapshots with a serializer?': {
    heading: 'values-that-change-on-every-run',
    says: "For all snapshots at once, add a serializer of such values, at any depth: `{ test: (value) => value instanceof Date, serialize: () => '<date>' }`, and for IDs `test: (value) => typeof value === 'string' && UUID.test(value)`.",
    test: `import { expect, test } from '@rstest/core';
const UUID = /^[\\da-f]{8}-[\\da-f-]{27}$/;
expect.addSnapshotSerializer({ test: (value) => value instanceof Date, serialize: () => '<date>' });
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string' && UUID.test(value), serialize: () => '<id>' });
test('x', () => {
  expect([{ id: crypto.randomUUID(), at: new Date(), title: 'Emma' }]).toMatchInlineSnapshot(\`
    [
      {
        "at": <date>,
        "id": <id>,
        "title": "Emma",
      },
    ]
  \`);
});`,
    output: ['1 passed'],
  },
  'How do I hide random IDs of rendered HTML, which has no properties to match?': {
    heading: 'values-that-change-on-every-run',
    says: 'There, `html.replace(/ id="[^"]*"/g, \'\')` hides random IDs.',
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const html = '<p id="r' + Math.random() + '">12</p>';
  expect(() => expect(html).toMatchSnapshot({ id: expect.any(String) } as never)).toThrow();
  expect(html.replace(/ id="[^"]*"/g, '')).toBe('<p>12</p>');
});`,
    output: ['Tests 1 passed'],
  },
  'Are snapshot serializers used in the difference that toEqual shows?': {
    heading: 'change-how-a-type-is-printed',
    says: 'Serializers change snapshots only, those of a thrown error as well: `toEqual` compares and prints the values themselves.',
    test: `import { expect, test } from '@rstest/core';
class Price { constructor(public cents: number) {} }
expect.addSnapshotSerializer({ test: (value) => value instanceof Price, serialize: () => 'PRINTED' });
test('stored', () => expect(new Price(1)).toMatchInlineSnapshot(\`PRINTED\`));
test('compared', () => expect(new Price(1)).toEqual(new Price(2)));`,
    exitCode: 1,
    output: ['1 failed | 1 passed', '"cents": 2,'],
    absent: [/[+-] +PRINTED/],
  },
  'Why do two components that look the same have different snapshots?': {
    heading: 'how-elements-are-printed',
    says: "Adjacent texts, as in JSX `for{' '}`, take a line each: `container.normalize()` joins them; call it last.",
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react';\nexport default { plugins: [pluginReact()], testEnvironment: process.env.DOM };",
      'a.test.tsx': `import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
test('a', () => {
  const one = render(<p><b>A</b>{' for '}<i>B</i></p>).container;
  const { container: two, rerender } = render(<p><b>A</b> for{' '}<i>B</i></p>);
  expect(two.innerHTML).toBe(one.innerHTML);
  expect(two).toMatchSnapshot();
  two.normalize();
  expect(two).toMatchSnapshot();
  rerender(<p><b>A</b> from{' '}<i>B</i></p>);
  expect(two.innerHTML).toBe('<p><b>A</b> from<i>B</i></p>');
});`,
    },
    command:
      'for dom in jsdom happy-dom; do DOM=$dom npx rstest -u && grep -n "^ *for *$" __snapshots__/a.test.tsx.snap | cat -A; done',
    output: [/:\s+for\$[\s\S]*:\s+for \$[\s\S]*:\s+for\$[\s\S]*:\s+for \$/],
  },
  'How do I store the tags of an element alone?': {
    heading: 'change-how-a-type-is-printed',
    says: [
      'For the tags of an element alone, without attributes and text, let a function write an outline:',
      'Then add `{ test: (value) => value instanceof Element, serialize: (one) => outline(one) }`.',
    ],
    files: Object.fromEntries(
      ['happy-dom', 'jsdom'].map((name) => [
        `${name}.test.ts`,
        `// @rstest-environment ${name}
import { expect, test } from '@rstest/core';
const outline = (one: Element, indent = ''): string => [indent + one.localName, ...Array.from(one.children, (child) => outline(child, \`\${indent}  \`))].join('\\n');
expect.addSnapshotSerializer({ test: (value) => value instanceof Element, serialize: (one) => outline(one) });
test('a', () => {
  document.body.innerHTML = '<article id="a"><h1 class="b">Atlas</h1><p>of <b>maps</b></p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></article>';
  expect(document.querySelector('article')).toMatchInlineSnapshot(\`
    article
      h1
      p
        b
      svg
        path
  \`);
});`,
      ]),
    ),
    command: 'CI=1 npx rstest',
    output: ['Tests 2 passed'],
  },
  'How do I store HTML that my code returns as a text in the indented form?': {
    heading: 'how-elements-are-printed',
    says: 'To store HTML that your code returns as a text in the indented form, parse it: `document.createRange().createContextualFragment(html)`.',
    files: Object.fromEntries(
      ['happy-dom', 'jsdom'].map((name) => [
        `${name}.test.ts`,
        `// @rstest-environment ${name}
import { expect, test } from '@rstest/core';
test('a', () => {
  expect(document.createRange().createContextualFragment('<p id="a">One</p>').firstChild).toMatchInlineSnapshot(\`
    <p
      id="a"
    >
      One
    </p>
  \`);
});`,
      ]),
    ),
    command: 'CI=1 npx rstest',
    output: ['Tests 2 passed'],
  },
  'How do I keep absolute paths out of snapshots?': {
    heading: 'values-that-change-on-every-run',
    says: "Store `relative(import.meta.dirname, file).replaceAll('\\\\', '/')`, which is the same on Windows, or add, in a setup file at the root, `const root = import.meta.dirname` and a serializer of texts: `{ test: (value) => typeof value === 'string' && value.includes(root), print: (value, print) => print(String(value).replaceAll(root, '<root>')) }`. It doesn't reach the message of an error, the text of an element or a string that `toMatchFileSnapshot` gets.",
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': `import { expect } from '@rstest/core';
const root = import.meta.dirname;
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string' && value.includes(root), print: (value, print) => print(String(value).replaceAll(root, '<root>')) });`,
      'src/a.test.ts': `import { join, relative } from 'node:path';
import { expect, test } from '@rstest/core';
test('a', () => {
  const file = join(import.meta.dirname, 'cart.ts');
  expect({ file, all: [\`\${file} and \${file}\`], [file]: 1 }).toMatchInlineSnapshot(\`
    {
      "<root>/src/cart.ts": 1,
      "all": [
        "<root>/src/cart.ts and <root>/src/cart.ts",
      ],
      "file": "<root>/src/cart.ts",
    }
  \`);
  expect(relative(import.meta.dirname, file)).toMatchInlineSnapshot(\`"cart.ts"\`);
  expect(() => expect(new Error(file)).toMatchInlineSnapshot(\`[Error: <root>/src/cart.ts]\`)).toThrow('mismatched');
});`,
      ...Object.fromEntries(
        ['jsdom', 'happy-dom'].map((name) => [
          `src/${name}.test.ts`,
          `// @rstest-environment ${name}
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const file = join(import.meta.dirname, 'cart.ts');
  const link = document.createElement('a');
  link.title = file;
  link.textContent = file;
  expect(link).toMatchSnapshot();
  await expect(file).toMatchFileSnapshot(join(import.meta.dirname, '${name}.txt'));
});`,
        ]),
      ),
    },
    command:
      'CI=1 npx rstest src/a.test; unset CI; npx rstest dom.test; cat src/__snapshots__/*.snap; grep -c "<root>" src/*.txt; grep -c /src/cart.ts src/*.txt',
    output: [
      'Tests 1 passed',
      'Tests 2 passed',
      /(title="<root>\/src\/cart\.ts"\s*>\s*[^<\s]*\/src\/cart\.ts\s[\s\S]*?){2}dom\.txt:0\s+\S+dom\.txt:0\s+\S+dom\.txt:1\s+\S+dom\.txt:1/,
    ],
  },
  'May the property matchers of an inline snapshot be a list or a variable?': {
    heading: 'values-that-change-on-every-run',
    says: [
      'This also works in a list, `toMatchSnapshot([{ id: expect.any(Number) }])`, with one entry for each item,',
      'In an inline snapshot, write the matchers as an object in the call. With a list, the call stays empty, although each run on your machine says `1 written`, and the next call with an object may get its text. With a variable, `toMatchInlineSnapshot(shape)`, the file is broken: `shape is not a function`. Wrap a list: `expect({ orders }).toMatchInlineSnapshot({ orders: [{ id: expect.any(Number) }] })`.',
    ],
    files: {
      'several.test.ts': `import { expect, test } from '@rstest/core';
test('list', () => {
  expect([{ id: 1 }]).toMatchInlineSnapshot([{ id: expect.any(Number) }] as any);
});
`,
      'next.test.ts': `import { expect, test } from '@rstest/core';
test('list', () => {
  expect([{ id: 1 }]).toMatchInlineSnapshot([{ id: expect.any(Number) }] as any);
});
test('next', () => {
  expect({ sku: 1 }).toMatchInlineSnapshot({ sku: expect.any(Number) });
});
`,
      'variable.test.ts': `import { expect, test } from '@rstest/core';
const shape = { id: expect.any(Number) };
test('variable', () => {
  expect({ id: 1 }).toMatchInlineSnapshot(shape);
});
`,
      'wrapped.test.ts': `import { expect, test } from '@rstest/core';
const orders = [{ id: Math.random() }];
test('wrapped', () => {
  expect({ orders }).toMatchInlineSnapshot({ orders: [{ id: expect.any(Number) }] });
});
test('every item', () => {
  expect(() => expect([{ id: 1 }, { id: 2 }]).toMatchSnapshot([{ id: expect.any(Number) }])).toThrow('Snapshot properties mismatched');
});
`,
    },
    command:
      'npx rstest >first.log; for name in several variable wrapped; do echo "again: $name"; npx rstest $name; done; cat several.test.ts wrapped.test.ts next.test.ts; CI=1 npx rstest several; true',
    output: [
      /again: several[\s\S]*Snapshots 1 written[\s\S]*again: variable[\s\S]*shape is not a function[\s\S]*again: wrapped/,
      /toMatchInlineSnapshot\(\[\{ id: expect\.any\(Number\) \}\] as any\);/,
      /"id": Any<Number>/,
      /sku: expect\.any\(Number\) \}, `\n +\[\n +\{\n +"id": Any<Number>,/,
      'Snapshot `list 1` mismatched',
    ],
  },
  "How do I keep the IDs of React's useId out of snapshots?": {
    heading: 'values-that-change-on-every-run',
    says: "The IDs of React's `useId`, such as `_r_1_` in React 19.3, or of a library, such as `mui-12`, count on through a test file, so a test that you add, skip or run alone changes those of others.",
    files: {
      'rstest.config.mjs': `export default { testEnvironment: 'happy-dom', tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } } };`,
      'a.test.tsx': `import { act, useId } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from '@rstest/core';
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const Field = () => {
  const id = useId();
  return <input id={id} aria-describedby={id + '-hint'} />;
};
for (const name of ['one', 'two'])
  test(name, () => {
    const box = document.createElement('div');
    act(() => createRoot(box).render(<Field />));
    console.log(name, box.innerHTML);
    expect.addSnapshotSerializer({ test: (value) => typeof value === 'string' && /_r_\\w+_/.test(value), print: (value, print) => print(String(value).replaceAll(/_r_\\w+_/g, '<id>')) });
    expect(box).toMatchSnapshot();
  });
`,
    },
    command: 'npx rstest; npx rstest -t two; grep "id" __snapshots__/a.test.tsx.snap',
    output: [
      /one <input id="_r_0_"[\s\S]*two <input id="_r_1_"[\s\S]*two <input id="_r_0_"[\s\S]*Tests 1 passed/,
      'aria-describedby="<id>-hint"',
      'id="<id>"',
    ],
  },
  'Can I snapshot dataset, attributes or style of an element, or FormData?': {
    heading: 'how-elements-are-printed',
    says: [
      "An element's `dataset` and `attributes` are stored with their values, its `classList` is stored empty. Its `style` isn't: jsdom gives the names alone, and happy-dom every property there is, so store `getAttribute('style')`.",
      'A `FormData` of either is stored empty: store `[...data]`.',
    ],
    test: `import { expect, test } from '@rstest/core';
const box = document.createElement('div');
box.dataset.sku = 'B-1';
const data = new FormData();
data.set('city', 'Bonn');
test.each([box.dataset, box.attributes, data, [...data]])('%#', (value) => { expect(value).toMatchSnapshot(); });
test('style', () => {
  box.style.color = 'red';
  expect(box.style).toMatchSnapshot();
  expect(box.getAttribute('style')).toMatchSnapshot('text');
});
`,
    command:
      'for dom in jsdom happy-dom; do npx rstest --testEnvironment=$dom >run.log; tr -d "\\n" < __snapshots__/a.test.ts.snap | cut -c1-560; echo; grep -c \'": "",\' __snapshots__/a.test.ts.snap; rm -r __snapshots__; done',
    output: [
      /DOMStringMap \{\s*"sku": "B-1",\}/,
      /FormData \{\}[\s\S]*"Bonn"[\s\S]*`"color: red;"`;[\s\S]*CSSStyleProperties \{\s*"0": "color",\}`;/,
      /CSSStyleProperties[\s\S]*"data-sku": "B-1"[\s\S]*FormData \{\}[\s\S]*\d{3}/,
    ],
  },
  'May a property matcher match null, too?': {
    heading: 'values-that-change-on-every-run',
    says: 'For a field that may be `null`, write `expect.toBeOneOf([null, expect.any(String)])`.',
    test: `${core}const shape = () => ({ name: expect.toBeOneOf([null, expect.any(String)]) });
test('null', () => { expect({ name: null, id: 1 }).toMatchSnapshot(shape()); });
test('text', () => { expect({ name: 'Emma', id: 1 }).toMatchSnapshot(shape()); });
test('number', () => { expect({ name: 5, id: 1 }).toMatchSnapshot(shape()); });
test('any', () => { expect({ name: null }).toMatchSnapshot({ name: expect.any(String) }); });`,
    command: 'unset CI; npx rstest',
    exitCode: 1,
    output: ['✓ null', '✓ text', '✗ number', '✗ any'],
  },
  'How do I hide the generated IDs of a library in all attributes?': {
    heading: 'values-that-change-on-every-run',
    says: ['or of a library, such as `mui-12`,', 'with your pattern in place of `_r_\\w+_`.'],
    files: inEnvironments(
      ['jsdom', 'happy-dom'],
      'ts',
      () => `${core}test('a', () => {
  expect.addSnapshotSerializer({ test: (value) => typeof value === 'string' && /mui-\\d+/.test(value), print: (value, print) => print(String(value).replaceAll(/mui-\\d+/g, '<id>')) });
  const label = document.createElement('label');
  label.innerHTML = '<input id="mui-123" aria-labelledby="mui-123-label other">';
  expect(label).toMatchInlineSnapshot(\`
    <label>
      <input
        aria-labelledby="<id>-label other"
        id="<id>"
      />
    </label>
  \`);
});`,
    ),
    command: 'CI=1 npx rstest',
    output: ['Tests 2 passed'],
  },
  'What are memo, forwardRef, lazy and StrictMode called in a snapshot of JSX?': {
    heading: 'how-elements-are-printed',
    says: '`memo(Price)` is `<Memo(Price) />`, `forwardRef` with a named function `<ForwardRef(Price) />`, both without the name if the function has none and no `displayName`; `lazy` and `StrictMode` are `<UNDEFINED>`.',
    files: Object.fromEntries(
      ['react', 'react-18'].map((name) => [
        `${name}.test.ts`,
        `import { createElement as h, forwardRef, lazy, memo, StrictMode } from '${name}';
import { expect, test } from '@rstest/core';
function Price() { return null; }
const named = forwardRef(() => null);
named.displayName = 'Named';
test('a', () => {
  expect([h(memo(Price)), h(memo(() => null)), h(forwardRef(Price as never)), h(forwardRef(() => null)), h(named), h(lazy(async () => ({ default: Price }))), h(StrictMode)]).toMatchInlineSnapshot(\`
    [
      <Memo(Price) />,
      <Memo />,
      <ForwardRef(Price) />,
      <ForwardRef />,
      <Named />,
      <UNDEFINED />,
      <UNDEFINED />,
    ]
  \`);
});`,
      ]),
    ),
    command: 'CI=1 npx rstest',
    output: ['Tests 2 passed'],
  },
  'Does a serializer reach the snapshot of a thrown error?': {
    heading: 'change-how-a-type-is-printed',
    says: 'Serializers change snapshots only, those of a thrown error as well:',
    test: `${core}class Failure extends Error { constructor(message: string, readonly details: unknown) { super(message); } }
expect.addSnapshotSerializer({ test: (value) => value instanceof Failure, serialize: (value) => 'Failure ' + value.message + ' ' + JSON.stringify(value.details) });
const fail = () => { throw new Failure('no stock', { sku: 'B-1' }); };
test('direct', () => { expect(new Failure('a', 1)).toMatchInlineSnapshot('Failure a 1'); });
test('inline', () => { expect(fail).toThrowErrorMatchingInlineSnapshot('Failure no stock {"sku":"B-1"}'); });
test('rejects', async () => { await expect((async () => fail())()).rejects.toThrowErrorMatchingInlineSnapshot('Failure no stock {"sku":"B-1"}'); });
test('file', () => { expect(fail).toThrowErrorMatchingSnapshot(); });`,
    command: 'unset CI; npx rstest; cat __snapshots__/a.test.ts.snap',
    output: ['Tests 4 passed', '= `Failure no stock {"sku":"B-1"}`'],
  },
  'How do I mock what makes an ID?': {
    heading: 'values-that-change-on-every-run',
    says: "or mock what makes the ID, `rs.spyOn(crypto, 'randomUUID').mockReturnValue(id)`.",
    files: {
      'a.test.ts': `${core}import { newOrder } from './order';
test('a', () => {
  rs.spyOn(crypto, 'randomUUID').mockReturnValue('0-0-0-0-0');
  expect(newOrder()).toEqual({ id: '0-0-0-0-0' });
});`,
      'order.ts': 'export const newOrder = () => ({ id: crypto.randomUUID() });\n',
    },
    output: ['Tests 1 passed'],
  },
  'Are keys, arrays, backticks and quotes stored as they are?': {
    heading: 'what-is-stored-of-a-value',
    says: [
      "Keys of objects are sorted, entries of a `Map` or `Set` and items of an array aren't.",
      'Backticks, backslashes and `${` are escaped in the file and compared as written. Double quotes aren\'t: the text `"` is stored as `"""`, unless you set `escapeString`.',
    ],
    files: { 'escape.config.ts': 'export default { snapshotFormat: { escapeString: true } };' },
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  expect({ b: 1, a: [3, 1] }).toMatchSnapshot();
  expect('\`tick\` \\\\ \${x}').toMatchSnapshot();
  expect('"').toMatchSnapshot();
  expect([new Map([['d', 1], ['c', 2]]), new Set(['f', 'e'])]).toMatchSnapshot();
});
`,
    command:
      'npx rstest && cat __snapshots__/* && CI=true npx rstest && rm -r __snapshots__ && npx rstest -c escape.config.ts && cat __snapshots__/*',
    output: [
      /"a": \[\n +3,\n +1,\n +\],\n +"b": 1/,
      /Map \{\s+"d" => 1,\s+"c" => 2,\s+\},\s+Set \{\s+"f",\s+"e",/,
      /\\`tick\\` \\\\ \\\$\{x\}/,
      /a 3`\] = `"""`;[\s\S]*1 passed[\s\S]*a 3`\] = `"\\\\""`;/,
    ],
  },
  'How are functions, mocks, errors and promises stored?': {
    heading: 'what-is-stored-of-a-value',
    says: "A function or class is stored as `[Function]`, whatever its name, a mock as `[MockFunction rstest.fn()]`, or with the name of its method, with calls and results. An error is stored without `code`, `cause`, stack and the `errors` of an `AggregateError`: store `[error, error.cause]`. Await a promise first: its value isn't stored, and before Node.js 24 what is stored changes with each run.",
    test: `${core}test('function', () => { expect([function named() {}, class Price {}]).toMatchInlineSnapshot(\`
  [
    [Function],
    [Function],
  ]
\`); });
test('error', () => { expect(Object.assign(new Error('no'), { code: 1 })).toMatchInlineSnapshot(\`[Error: no]\`); });
test('mock', () => { const pay = rs.fn(() => 1).mockName('pay'); pay(); expect(pay).toMatchSnapshot(); });
test('promise', () => { expect(Promise.resolve(1)).toMatchSnapshot(); });`,
    command: 'npx rstest; npx rstest; cat __snapshots__/a.test.ts.snap',
    output: [
      'Tests 4 passed',
      /Snapshot `promise 1` mismatched|= `Promise \{\}`/,
      /\[MockFunction pay\] \{\n +"calls": \[\n +\[\],\n +\],\n +"results"/,
    ],
  },
  'How do I store the arguments of a call of a mock?': {
    heading: 'what-is-stored-of-a-value',
    says: 'Of a mock, you can store what it was called with alone: `expect(send.mock.calls[0]).toMatchSnapshot()`.',
    test: `${core}test('a', () => {
  const send = rs.fn();
  send('Ada', { cents: 1 });
  expect(send.mock.calls[0]).toMatchSnapshot();
});`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: [/\[\n +"Ada",\n +\{\n +"cents": 1,/],
  },
  'Does a snapshot of mock.calls show an argument that was changed after the call?': {
    heading: 'what-is-stored-of-a-value',
    says: 'It shows objects as they are by then',
    test: `${core}test('a', () => {
  const send = rs.fn();
  const order = { cents: 1 };
  send(order);
  order.cents = 2;
  expect(send.mock.calls[0]).toMatchSnapshot();
});`,
    command: 'npx rstest && cat __snapshots__/a.test.ts.snap',
    output: ['"cents": 2,'],
  },
  'Which objects are stored empty, so that their snapshot never fails?': {
    heading: 'what-is-stored-of-a-value',
    says: 'Objects that keep their content to themselves are stored without it, so the snapshot never fails: `Headers {}`, `URLSearchParams {}`, an iterator or a generator as `{}`, a `Blob` or `File` with its length alone, private fields and getters of a class not at all. Store what is in them, as in `[...headers]` or `await blob.text()`. A `Response`, a `Request` or an `Event` is stored with internals, which change with the version of Node.js: store `await response.json()`, or `event.type`.',
    test: `import { expect, test } from '@rstest/core';
class Cart { #items = [1]; get size() { return this.#items.length; } id = 2; }
test.each([
  new Headers({ a: '1' }), new URLSearchParams('a=1'), [1].values(), (function* () { yield 1; })(), new Cart(), [...new Headers({ a: '1' })], new Response('{}'), new Request('https://a.example'), new Event('pay'),
])('%#', (value) => { expect(value).toMatchSnapshot(); });
`,
    command: 'npx rstest; tr -d "\\n" < __snapshots__/a.test.ts.snap',
    output: [
      'exports[`0 1`] = `Headers {}`;',
      'exports[`1 1`] = `URLSearchParams {}`;',
      'exports[`2 1`] = `{}`;',
      'exports[`3 1`] = `{}`;',
      /exports\[`4 1`\] = `Cart { *"id": 2,}`/,
      /exports\[`5 1`\] = `\[ *\[ *"a", *"1",/,
      /exports\[`6 1`\] = `Response \{ +\S/,
      /exports\[`7 1`\] = `Request \{ +\S/,
      /exports\[`8 1`\] = `Event \{ +\S/,
    ],
  },
  'How does a snapshot store a Blob, a File and undefined?': {
    heading: 'what-is-stored-of-a-value',
    says: [
      'a `Blob` or `File` with its length alone,',
      'or `await blob.text()`.',
      'A key whose value is `undefined` is stored, so `{ a: undefined }` differs from `{}`, which `toEqual` takes for equal.',
    ],
    test: `${core}const text = process.env.NEW ? 'xyz' : 'abc';
test('blob', () => { expect(new Blob([text])).toMatchSnapshot(); expect(new File([text], 'a.txt')).toMatchSnapshot(); });
test('text', async () => { expect(await new Blob([text]).text()).toMatchSnapshot(); });
test('key', () => { expect({ a: undefined }).toEqual({}); expect(process.env.NEW ? { a: undefined } : {}).toMatchSnapshot(); });
`,
    command: 'unset CI; npx rstest > /dev/null; NEW=1 npx rstest',
    exitCode: 1,
    output: ['✓ blob', 'Snapshot `text 1` mismatched', 'Snapshot `key 1` mismatched'],
  },
  'Does an error snapshot hold the cause or the errors of an AggregateError?': {
    heading: 'what-is-stored-of-a-value',
    says: 'An error is stored without `code`, `cause`, stack and the `errors` of an `AggregateError`: store `[error, error.cause]`.',
    test: `${core}test('cause', () => {
  const error = new Error('outer', { cause: new TypeError('inner') });
  expect(error).toMatchInlineSnapshot(\`[Error: outer]\`);
  expect(() => { throw error; }).toThrowErrorMatchingInlineSnapshot(\`[Error: outer]\`);
  expect([error, error.cause]).toMatchInlineSnapshot(\`
    [
      [Error: outer],
      [TypeError: inner],
    ]
  \`);
  expect(new AggregateError([new Error('a')], 'many')).toMatchInlineSnapshot(\`[AggregateError: many]\`);
});`,
    command: 'CI=1 npx rstest',
    output: ['Tests 1 passed'],
  },
  'Do property matchers work for HTML and for an element, and when does a serializer call itself?':
    {
      heading: 'values-that-change-on-every-run',
      says: [
        "Property matchers don't work for a text, which fails, or for an element: jsdom stores the matchers alone, happy-dom its internals.",
      ],
      files: {
        ...testFiles(
          ['jsdom', 'happy-dom'],
          (name) => `/** @rstest-environment ${name} */
import { expect, test } from '@rstest/core';
test('text', () => { expect('<p id="7">').toMatchSnapshot({ id: expect.any(String) }); });
test('element', () => {
  document.body.innerHTML = '<p id="7">Buy</p>';
  expect(document.querySelector('p')).toMatchSnapshot({ id: expect.any(String) });
});`,
        ),
        'itself.test.ts': `import { expect, test } from '@rstest/core';
const id = /id="[^"]*"/;
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string' && id.test(value), print: (value, print) => print(String(value).replace(id, 'id="<id>"')) });
test('itself', () => { expect('<p id="7">').toMatchSnapshot(); });`,
      },
      command:
        'npx rstest; wc -l < __snapshots__/jsdom.test.ts.snap; grep -c listenerOptions __snapshots__/happy-dom.test.ts.snap',
      output: [
        /✗ jsdom\S+ \(2\)\s+✗ text[^✗]*must be an object when the matcher has properties/,
        /✗ happy-dom\S+ \(2\)\s+✗ text[^✗]*must be an object when the matcher has properties/,
        'Tests 3 failed | 2 passed (5)',
        /✗ itself [^✗]*Maximum call stack size exceeded/,
        /^\d$/m,
        /^[1-9]\d+$/m,
      ],
    },
  'How are a bigint, -0, NaN and symbols stored in a snapshot?': {
    heading: 'what-is-stored-of-a-value',
    says: 'A bigint is stored as `5n`, unlike `5` and `"5"`; `-0`, `NaN` and keys that are symbols, `Symbol(sku): 1`, as they are.',
    test: `import { expect, test } from '@rstest/core';
test('stored', () => {
  expect([5n, 5, '5', -0, NaN, { [Symbol('sku')]: 1 }]).toMatchInlineSnapshot(\`
    [
      5n,
      5,
      "5",
      -0,
      NaN,
      {
        Symbol(sku): 1,
      },
    ]
  \`);
});`,
    output: ['Tests 1 passed'],
  },
  'Can a serializer sort a list and pass it on to the printer?': {
    heading: 'change-how-a-type-is-printed',
    says: 'If it passes on a value that it fits as well, such as a sorted copy of a list, it calls itself without end: `Maximum call stack size exceeded`. Remember the copy, as in `const sorted = [...value].sort(); seen.add(sorted)` with `seen = new WeakSet()`, and test for `Array.isArray(value) && !seen.has(value)`.',
    files: {
      'sorts.test.ts': `import { expect, test } from '@rstest/core';
const seen = new WeakSet();
expect.addSnapshotSerializer({
  test: (value) => Array.isArray(value) && !seen.has(value),
  serialize: (value, config, indentation, depth, refs, printer) => {
    const sorted = [...value].sort();
    seen.add(sorted);
    return printer(sorted, config, indentation, depth, refs);
  },
});
test('sorts', () => {
  expect({ books: ['Emma', 'Dune'], sizes: [[2, 1]] }).toMatchInlineSnapshot(\`
    {
      "books": [
        "Dune",
        "Emma",
      ],
      "sizes": [
        [
          1,
          2,
        ],
      ],
    }
  \`);
});`,
      'endless.test.ts': `import { expect, test } from '@rstest/core';
expect.addSnapshotSerializer({
  test: (value) => Array.isArray(value),
  serialize: (value, config, indentation, depth, refs, printer) =>
    printer([...value].sort(), config, indentation, depth, refs),
});
test('endless', () => { expect(['Emma', 'Dune']).toMatchSnapshot(); });`,
    },
    exitCode: 1,
    output: ['✓ sorts.test.ts', /✗ endless[\s\S]*Maximum call stack size exceeded/],
  },
} satisfies Answers;
