import type { Answers } from '../../../support/answers.ts';

const files = {
  'app.css': '@import "tailwindcss";\n.button { @apply font-bold; }\n',
  'a.test.ts': "import './app.css'; import { test } from '@rstest/core'; test('a', () => {});",
};

export default {
  'Can a test import a stylesheet with Tailwind in it, without any setup?': {
    heading: 'tailwind-css',
    says: 'Tests need no setup for Tailwind, because classes are plain text in your components.',
    files,
    command: 'npx rstest && npx rstest --testEnvironment=happy-dom',
    output: [/(?:Tests 1 passed[\s\S]*){2}/],
  },
  'Is a stylesheet applied in happy-dom, and a rule that JavaScript writes?': {
    heading: 'what-an-import-gives-you',
    says: [
      "Imported styles aren't applied in jsdom and happy-dom: `getComputedStyle` doesn't know their rules.",
      'They add a `<style>` element to the document, so unlike imported stylesheets their rules do apply: in happy-dom, `getComputedStyle(button).color` is the color you wrote.',
      'Libraries that write styles in JavaScript need no setup.',
    ],
    files: {
      'rstest.config.ts': `export default { testEnvironment: 'happy-dom' };
`,
      'shop.css': `button { color: rgb(1, 2, 3); }
`,
      'a.test.ts': `import { test } from '@rstest/core';
import './shop.css';
test('x', () => { const button = document.body.appendChild(document.createElement('button')); console.log('imported', getComputedStyle(button).color); const style = document.head.appendChild(document.createElement('style')); style.textContent = 'button { color: red; }'; console.log('written', getComputedStyle(button).color); });
`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=jsdom',
    output: ['written red', 'written rgb(255, 0, 0)'],
    absent: ['rgb(1, 2, 3)'],
  },
  'toBeVisible and toHaveStyle do not see a stylesheet or a CSS module: how do I apply it?': {
    heading: 'apply-a-stylesheet',
    says: [
      '`toBeVisible` and `toHaveStyle` of jest-dom know it then',
      "`?inline` has the names as you wrote them, so it fits only with `localIdentName: '[local]'`",
      "In Vue, `$style.sale` of a `<style module>` follows that setting, too; its rules aren't applied either.",
    ],
    files: {
      'rstest.config.mjs': `import { pluginVue } from '@rsbuild/plugin-vue';
const local = { cssModules: { localIdentName: '[local]' } };
export default { projects: ['happy-dom', 'jsdom'].flatMap((testEnvironment) => [{ name: testEnvironment, testEnvironment, plugins: [pluginVue()], output: local }, { name: testEnvironment + '-hashed', testEnvironment, plugins: [pluginVue()] }]) };`,
      'menu.css': '.menu { display: none; } .big { font-size: 20px; }',
      'menu.module.css': '.off { display: none; }',
      'Sale.vue':
        '<template><p :class="$style.sale">x</p></template><style module>.sale { display: none; }</style>',
      'a.test.ts': `import { expect as base, test } from '@rstest/core';
import * as matchers from '@testing-library/jest-dom/matchers';
import { mount } from '@vue/test-utils';
import css from './menu.css?inline';
import styles from './menu.module.css';
import text from './menu.module.css?inline';
import Sale from './Sale.vue';
base.extend(matchers);
const expect = base as any;
const local = styles.off === 'off';
const show = (html: string) => { document.body.innerHTML = html; return document.body.firstElementChild; };
test('a', () => {
  expect(show('<p class="menu">x</p>')).toBeVisible();
  document.head.innerHTML = '<style>' + css + text + '</style>';
  expect(show('<p class="menu">x</p>')).not.toBeVisible();
  expect(show('<p class="big">x</p>')).toHaveStyle({ fontSize: '20px' });
  expect(getComputedStyle(show('<p class="' + styles.off + '">x</p>') as Element).display).toBe(local ? 'none' : 'block');
  const sale = mount(Sale, { attachTo: document.body }).element;
  if (local) expect(sale.className).toBe('sale');
  else expect(sale.className).toMatch(/sale./);
  expect(sale).toBeVisible();
});`,
    },
    output: ['Tests 4 passed'],
  },
  'Why is styleName of react-css-modules undefined for a plain .css file?': {
    heading: 'what-an-import-gives-you',
    says: "`import styles from './badge.css'` · `{}`, so `styleName` of react-css-modules fails with `CSS module is undefined`: rename it, or set `output.cssModules.auto` to `(path) => !path.includes('node_modules')`",
    files: {
      'badge.css': '.sale { color: red; }',
      'auto.config.ts':
        "export default { output: { cssModules: { auto: (path: string) => !path.includes('node_modules') } } };",
      'a.test.ts': `import { test } from '@rstest/core';
import styles from './badge.css';
test('a', () => { console.log('NAMES', Object.keys(styles as any)); });`,
    },
    command: 'npx rstest && npx rstest -c auto.config.ts',
    output: [/NAMES \[\][\s\S]*NAMES \[ 'sale' \]/],
  },
  'What do styled-components and Emotion need in a test, and what do their class names depend on?':
    {
      heading: 'styled-components-and-emotion',
      libraries: true,
      says: [
        'Libraries that write styles in JavaScript need no setup. They add a `<style>` element to the document, so unlike imported stylesheets their rules do apply: in happy-dom, `getComputedStyle(button).color` is the color you wrote.',
        'A component that reads a theme needs `<ThemeProvider theme={theme}>`, without which `props.theme.colors` is `undefined`.',
        'Their class names are hashes, which change when you edit a style and, with styled-components, when you add a component.',
      ],
      files: {
        'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
        'a.test.tsx': `import { ThemeProvider as EmotionProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import styled, { ThemeProvider } from 'styled-components';
import { expect, rs, test } from '@rstest/core';
import { render } from '@testing-library/react';
const theme = { colors: { main: 'red' } };
test.each([
  ['styled-components', styled, ThemeProvider],
  ['Emotion', emotionStyled, EmotionProvider],
])('theme in %s', (_, make: any, Provider: any) => {
  const read = rs.fn((props) => props.theme.colors);
  const Button = make.button\`color: \${(props: any) => read(props)?.main ?? 'blue'};\`;
  const color = (element: any) => getComputedStyle(render(element).container.firstChild as Element).color;
  expect([color(<Provider theme={theme}><Button /></Provider>), read.mock.results.at(-1)?.value]).toEqual(['red', theme.colors]);
  expect([color(<Button />), read.mock.results.at(-1)?.value]).toEqual(['blue', undefined]);
});
test.each([['styled-components', true], ['Emotion', false]])('names of %s', async (name, changes) => {
  const names = async (color: string, more: boolean) => {
    rs.resetModules();
    const make: any = (name === 'Emotion' ? await import('@emotion/styled') : await import('styled-components')).default;
    const library = await import('@testing-library/react');
    if (more) make.p\`margin: 0;\`;
    const A = make.a\`color: \${color};\`;
    return (library.render(<A />).container.firstChild as Element).className;
  };
  const before = await names('red', false);
  expect(await names('red', false)).toBe(before);
  expect(await names('blue', false)).not.toBe(before);
  expect((await names('red', true)) !== before).toBe(changes);
});`,
      },
      output: ['Tests 4 passed'],
    },
  'How do I keep class names of Emotion out of snapshots, and assert on a rule?': {
    heading: 'styled-components-and-emotion',
    libraries: true,
    says: 'Or let `expect.addSnapshotSerializer(createSerializer())` of `@emotion/jest` write the rules into the snapshot, under names such as `emotion-0`; `expect.extend(matchers)` of the same package adds `toHaveStyleRule`.',
    files: {
      'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
      'a.test.tsx': `import { createSerializer, matchers } from '@emotion/jest';
import styled from '@emotion/styled';
import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
expect.extend(matchers as never);
expect.addSnapshotSerializer(createSerializer());
test('a', () => {
  const Price = styled.a\`color: red;\`;
  const link: any = expect(render(<Price />).container.firstChild);
  link.toMatchInlineSnapshot(\`
    .emotion-0 {
      color: red;
    }

    <a
      class="emotion-0"
    />
  \`);
  link.toHaveStyleRule('color', 'red');
  expect(() => link.toHaveStyleRule('color', 'blue')).toThrow();
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I assert on a rule of styled-components?': {
    heading: 'styled-components-and-emotion',
    libraries: true,
    says: [
      "For styled-components, `import 'jest-styled-components'` adds `toHaveStyleRule`, with `globals: true` and one copy of styled-components: pass it the element that has the class, `expect(screen.getByRole('button')).toHaveStyleRule('color', 'red', { modifier: ':hover' })`",
      'An element around it, or `<Button />` itself, has `No style rules found`.',
    ],
    files: {
      'rstest.config.mjs': `import { createRequire } from 'node:module';
import { pluginReact } from '@rsbuild/plugin-react';
const alias = { 'styled-components$': createRequire(import.meta.url).resolve('styled-components') };
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom', globals: true, resolve: { alias } };`,
      'a.test.tsx': `import 'jest-styled-components';
import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
test('a', () => {
  const Button = styled.button\`
    color: blue;
    &:hover { color: red; }
  \`;
  const { container } = render(<Button>Buy</Button>);
  const on = (value: unknown): any => expect(value);
  on(screen.getByRole('button')).toHaveStyleRule('color', 'blue');
  on(screen.getByRole('button')).toHaveStyleRule('color', 'red', { modifier: ':hover' });
  expect(() => on(screen.getByRole('button')).toHaveStyleRule('color', 'red')).toThrow('Expected');
  expect(() => on(container).toHaveStyleRule('color', 'blue')).toThrow('No style rules found');
  expect(() => on(<Button />).toHaveStyleRule('color', 'blue')).toThrow('No style rules found');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I see the rules of styled-components in a snapshot instead of hashes?': {
    heading: 'styled-components-and-emotion',
    libraries: true,
    says: [
      'The same import writes the rules into snapshots of elements, under names such as `c0`; the string `innerHTML` keeps its hashes.',
      "Without `globals`, add the serializer yourself: `import { styleSheetSerializer } from 'jest-styled-components/serializer'`, then `expect.addSnapshotSerializer(styleSheetSerializer as never)`, with the cast for TypeScript alone.",
      'With two copies of styled-components, the hashes stay and the rules are missing, without an error.',
    ],
    files: {
      'rstest.config.mjs': `import { createRequire } from 'node:module';
import { pluginReact } from '@rsbuild/plugin-react';
const alias = process.env.COPIES === '2' ? {} : { 'styled-components$': createRequire(import.meta.url).resolve('styled-components') };
export default { plugins: [pluginReact()], testEnvironment: process.env.ENVIRONMENT, globals: process.env.GLOBALS === '1', resolve: { alias } };`,
      'import.test.tsx': `import 'jest-styled-components';
import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
import styled from 'styled-components';
test('a', () => {
  const Price = styled.b\`color: red;\`;
  const { container } = render(<Price />);
  expect(container.firstChild).toMatchSnapshot();
  expect(container.innerHTML).toMatchSnapshot();
});`,
      'serializer.test.tsx': `import { styleSheetSerializer } from 'jest-styled-components/serializer';
import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
import styled from 'styled-components';
expect.addSnapshotSerializer(styleSheetSerializer as never);
test('a', () => {
  const Price = styled.b\`color: red;\`;
  const { container } = render(<Price />);
  expect(container.firstChild).toMatchSnapshot();
  expect(container.innerHTML).toMatchSnapshot();
});`,
    },
    command: `for e in happy-dom jsdom; do
for run in "1 1 import" "0 1 serializer" "1 2 import" "0 2 serializer"; do
set -- $run; rm -rf __snapshots__
ENVIRONMENT=$e GLOBALS=$1 COPIES=$2 npx rstest $3 > out.txt 2>&1 && echo "RAN $run $(cat __snapshots__/* | tail -n +3 | tr -d ' \n')"
done; done`,
    output: [
      /(RAN 1 1 import exports\[`a1`\]=`\.c0\{color:red;\}<bclass="c0"\/>`;exports\[`a2`\]=`"<bclass="sc-\w+"><\/b>"`;\s*RAN 0 1 serializer exports\[`a1`\]=`\.c0\{color:red;\}<bclass="c0"\/>`;exports\[`a2`\]=`"<bclass="sc-\w+"><\/b>"`;\s*RAN 1 2 import exports\[`a1`\]=`<bclass="\w{5,}"\/>`;exports\[`a2`\]=`"<bclass="sc-\w+"><\/b>"`;\s*RAN 0 2 serializer exports\[`a1`\]=`<bclass="\w{5,}"\/>`;exports\[`a2`\]=`"<bclass="sc-\w+"><\/b>"`;\s*){2}/,
    ],
  },
  'Why do the classes of Tailwind 4 have no effect in jsdom, even with the file in the page?': {
    heading: 'apply-a-stylesheet',
    says: [
      'happy-dom and jsdom ignore rules inside `@layer`',
      'In jsdom, a class that reads a variable, such as `font-bold`, or asks for a width, such as `md:hidden`, still has no effect.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('a', () => {
  const style = (css: string) => {
    document.head.innerHTML = '<style>' + css + '</style>';
    document.body.innerHTML = '<p class="a">x</p>';
    return getComputedStyle(document.body.firstElementChild as Element);
  };
  const rule = '.a { display: none; }';
  console.log('PLAIN', style(rule).display, 'LAYER', style('@layer utilities { ' + rule + ' }').display, style('@layer { ' + rule + ' }').display);
  console.log('VARIABLE', style(':root { --w: 700; } .a { font-weight: var(--w); }').fontWeight === '700', 'WIDTH', style('@media (width >= 48rem) { .a { display: none; } }').display);
});`,
    command: 'npx rstest --testEnvironment=jsdom; npx rstest --testEnvironment=happy-dom',
    output: [
      /(?:PLAIN none LAYER block block[\s\S]*){2}/,
      /VARIABLE false WIDTH block[\s\S]*VARIABLE true WIDTH none/,
    ],
  },
  'Two CSS Modules have a class of one name: how do I tell them apart in a snapshot?': {
    heading: 'get-readable-class-names',
    says: "With `[local]`, `.root` of two files is one name, `root`. To tell them apart, write `'[name]__[local]'`, which gives `badge-module__root`, and for files of one name `'[path][name]__[local]'`, such as `src-badge-module__root`.",
    files: {
      'rstest.config.mjs':
        "export default { projects: ['[local]', '[name]__[local]', '[path][name]__[local]'].map((localIdentName, i) => ({ name: 'p' + i, output: { cssModules: { localIdentName } } })) };",
      'src/badge.module.css': '.root { color: red; }',
      'src/menu.module.css': '.root { color: blue; }',
      'a.test.ts': `import { test } from '@rstest/core';
import badge from './src/badge.module.css';
import menu from './src/menu.module.css';
test('a', () => console.log('NAMES', badge.root, menu.root));`,
    },
    command: 'npx rstest',
    output: [
      'NAMES root root',
      'NAMES badge-module__root menu-module__root',
      'NAMES src-badge-module__root src-menu-module__root',
    ],
  },
  'What does a CSS Module give for :export?': {
    heading: 'what-an-import-gives-you',
    says: "the class names and the values as text: `vars.gap` is `'8px'`, whatever `localIdentName` says",
    files: {
      'rstest.config.mjs':
        "export default { projects: [{ name: 'hashed' }, { name: 'local', output: { cssModules: { localIdentName: '[local]' } } }] };",
      'vars.module.css': ':export { gap: 8px; }\n.root { color: red; }',
      'a.test.ts': `import { test } from '@rstest/core';
import vars from './vars.module.css';
test('a', () => console.log('VARS', vars.gap, vars.root));`,
    },
    command: 'npx rstest',
    output: [/VARS 8px vars-module__root-/, 'VARS 8px root'],
  },
} satisfies Answers;
