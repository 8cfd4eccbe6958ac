import { type Answers, config, withHooks } from '../../../support/answers.ts';

const matcher = `expect.extend({
  toBeSku(received: string) {
    const pass = /^B-\\d+$/.test(received);
    return { pass, message: () => \`expected \${received} \${this.isNot ? 'not ' : ''}to be a SKU\` };
  },
});
`;

export default {
  'Why is the message of my asymmetric matcher ignored, and how do I see it?': {
    heading: 'use-the-matcher-within-other-values',
    says: [
      "Your message isn't shown there, nor in `toThrow`: the failure names the matcher and its arguments, `priceOfAtMost<5000>`.",
      'To see it, assert the value alone, `expect(cents).priceOfAtMost(5000)`.',
    ],
    test: `${withHooks}expect.extend({ priceOfAtMost: (n: number, limit: number) => ({ pass: n <= limit, message: () => 'MINE ' + n }) });
const own: any = expect;
test('inside', () => { expect({ cents: 7000 }).toEqual({ cents: own.priceOfAtMost(5000) }); });
test('thrown', () => { expect(() => { throw new Error('x'); }).toThrow(own.priceOfAtMost(5000)); });
test('alone', () => { own(7000).priceOfAtMost(5000); });`,
    exitCode: 1,
    output: [
      'to deeply equal { cents: priceOfAtMost<5000> }',
      'expected error to match asymmetric matcher',
      'MINE 7000',
    ],
  },
  'Can an async matcher be used within toEqual?': {
    heading: 'use-the-matcher-within-other-values',
    says: 'An async matcher never matches there, and with `not` always.',
    test: `${withHooks}expect.extend({ toBeSix: async (n: number) => ({ pass: n === 6, message: () => 'y' }) });
const six: any = expect;
test('a', async () => {
  await six(6).toBeSix();
  expect({ a: 6 }).not.toEqual({ a: six.toBeSix() });
  expect({ a: 7 }).not.toEqual({ a: six.toBeSix() });
  expect({ a: 6 }).toEqual({ a: six.not.toBeSix() });
});`,
    output: ['Tests 1 passed'],
  },
  'Why does expect.fail pass once the matchers of jest-extended are there?': {
    heading: 'use-matchers-of-a-package',
    says: [
      "A matcher named `fail`, which `jest-extended` has, replaces `expect.fail`: `expect.fail('sold out')` then passes.",
      'Leave it out: `const { fail, ...rest } = matchers`, then `expect.extend(rest)`.',
    ],
    test: `${withHooks}const matchers = { fail: () => ({ pass: false, message: () => 'x' }), toBeSix: (n: number) => ({ pass: n === 6, message: () => 'y' }) };
test('without it', () => { const { fail, ...rest } = matchers; expect.extend(rest); (expect(6) as any).toBeSix(); expect.fail('sold out'); });
test('with it', () => { expect.extend(matchers); expect.fail('sold out'); });`,
    exitCode: 1,
    output: ['✗ without it', 'sold out', '✓ with it'],
  },
  'Does the expect of the test context have a custom matcher, too?': {
    heading: 'write-the-matcher',
    says: 'The matcher is also there on the `expect` of the test context, `({ expect }) => …`, in concurrent tests too.',
    files: {
      'setup.ts': `import { expect } from '@rstest/core';\n${matcher}`,
      'rstest.config.ts': config("setupFiles: ['./setup.ts']"),
      'a.test.ts': `import { test } from '@rstest/core';
test('own', ({ expect }: any) => { expect('B-7').toBeSku(); expect({ a: 'B-7' }).toEqual({ a: expect.toBeSku() }); });
test.concurrent('concurrent', async ({ expect }: any) => { expect('7').not.toBeSku(); });
test.concurrent('fails', async ({ expect }: any) => { expect('7').toBeSku(); });
`,
    },
    command: 'for p in forks vmThreads; do npx rstest --pool=$p; done',
    exitCode: 1,
    output: [
      /expected 7 to be a SKU[\s\S]*1 failed \| 2 passed[\s\S]*expected 7 to be a SKU[\s\S]*1 failed \| 2 passed/,
    ],
  },
  'Does a matcher have to treat .not itself?': {
    heading: 'write-the-matcher',
    says: 'Return the same `pass` with or without `.not`; Rstest inverts it, and takes any truthy value, such as `1`, as `true`.',
    test: `${withHooks}${matcher}test('a', () => { (expect('B-7') as any).toBeSku(); (expect('7') as any).not.toBeSku(); });
expect.extend({ toMatchBook: (given: number) => ({ pass: given as never, message: () => 'no book' }) });
test('b', () => { (expect(1) as any).toMatchBook(); (expect(0) as any).not.toMatchBook(); expect(() => (expect(1) as any).not.toMatchBook()).toThrow('no book'); });`,
    output: ['Tests 2 passed'],
  },
  'What does the failure of .not say?': {
    heading: 'write-the-matcher',
    says: '`this.isNot` only helps with the message.',
    test: `${withHooks}${matcher}test('a', () => { (expect('B-7') as any).not.toBeSku(); });`,
    exitCode: 1,
    output: ['expected B-7 not to be a SKU'],
  },
  'Can a matcher be used within toEqual?': {
    heading: 'use-the-matcher-within-other-values',
    says: '`expect.extend` also creates an asymmetric matcher of the same name, for use inside `toEqual`, `objectContaining` or `toHaveBeenCalledWith`.',
    test: `${withHooks}${matcher}test('a', () => { expect({ sku: 'B-7' }).toEqual({ sku: (expect as any).toBeSku() }); });`,
    output: ['Tests 1 passed'],
  },
  'What does TypeScript say about the type of a matcher that is declared wrong?': {
    heading: 'declare-the-type',
    says: [
      '`declare module` in `test/matchers.ts` adds the matcher to the type of `expect`.',
      'Otherwise `declare module` replaces the types of `@rstest/core` instead of adding to them.',
      'Otherwise TypeScript reports TS2428.',
      'TypeScript ignores `matchers.d.ts` where a `matchers.ts` is next to it, because it takes the first for the compiled form of the second.',
    ],
    elsewhere: {
      '/guide/integrations/react':
        "`Property 'toBeDisabled' does not exist` from `tsc` · `tsconfig.json` doesn't include `test/matchers.d.ts`. · Add `\"test\"` to its `include`.",
    },
    files: {
      'types.mjs': `import ts from 'typescript';
const own = (name, first = "import '@rstest/core';") => first + " declare module '@rstest/core' { interface Matchers<" + name + "> { toBeDisabled(): void } }";
const cases = {
  missing: {},
  declared: { 'matchers.ts': own('T') },
  replaced: { 'matchers.ts': own('T', '') },
  renamed: { 'matchers.ts': own('Value') },
};
const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noEmit: true, types: [], skipLibCheck: true, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'] };
const host = ts.createCompilerHost(options);
const { getSourceFile, fileExists, readFile } = host;
const kept = new Map();
for (const [name, files] of Object.entries(cases)) {
  const own = { 'a.test.ts': "import { expect, test } from '@rstest/core'; test('a', () => { expect(1).toBeDisabled(); });", ...files };
  const text = (path) => own[path.replace(process.cwd() + '/', '').replace('test/', '')];
  host.fileExists = (path) => text(path) !== undefined || fileExists(path);
  host.readFile = (path) => text(path) ?? readFile(path);
  host.getSourceFile = (path, ...more) => {
    if (text(path) !== undefined) return ts.createSourceFile(path, text(path), 99);
    if (!kept.has(path)) kept.set(path, getSourceFile(path, ...more));
    return kept.get(path);
  };
  const program = ts.createProgram(Object.keys(own).map((file) => process.cwd() + '/test/' + file), options, host);
  const found = ts.getPreEmitDiagnostics(program).map((one) => 'TS' + one.code + ' ' + ts.flattenDiagnosticMessageText(one.messageText, ' '));
  console.log(name.toUpperCase(), found.join(' | ') || 'no error');
}
const { fileNames } = ts.parseJsonConfigFileContent({ include: ['beside'] }, ts.sys, process.cwd());
console.log('INCLUDED', fileNames.map((name) => name.split('/').pop()).join());`,
      'beside/matchers.ts': 'export {};',
      'beside/matchers.d.ts': '',
    },
    command: 'node types.mjs',
    output: [
      /^MISSING .*Property 'toBeDisabled' does not exist/m,
      /^DECLARED no error/m,
      /^REPLACED .*has no exported member 'expect'/m,
      /^RENAMED .*TS2428/m,
      /^INCLUDED matchers\.ts$/m,
    ],
  },
  'Is the message of a custom matcher shown inside toEqual, and the message passed to expect?': {
    heading: 'use-the-matcher-within-other-values',
    says: "Your message isn't shown there, nor in `toThrow`: the failure names the matcher and its arguments, `priceOfAtMost<5000>`.",
    test: `import { expect, test } from '@rstest/core';
expect.extend({ priceOfAtMost: () => ({ pass: false, message: () => 'OWN ' + 'MESSAGE' }) });
test('within', () => { expect({ cents: 1 }).toEqual({ cents: (expect as any).priceOfAtMost(5000) }); });`,
    exitCode: 1,
    output: ['priceOfAtMost<5000>'],
    absent: ['OWN MESSAGE'],
  },
  'Are the arguments of a declared matcher inferred, and what types one outside expect.extend?': {
    heading: 'declare-the-type',
    says: '`expect.extend` takes the types of the arguments from the declaration and reports a contradiction.',
    files: {
      'package.json': '{ "type": "module" }',
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "target": "es2022", "types": [] }, "include": ["*.ts"] }',
      'matchers.ts': `import { expect } from '@rstest/core';
declare module '@rstest/core' {
  interface Matchers<T = any> {
    toContainBook(sku: string, quantity?: number): void;
  }
}
expect.extend({
  toContainBook(cart, sku) {
    const wrong: number = sku;
    return { pass: cart.includes(wrong), message: () => '' };
  },
});
expect.extend({ toContainBook: (cart, sku: number) => ({ pass: cart.length === sku, message: () => '' }) });
export const toBeSeven: Parameters<typeof expect.extend>[0][string] = function (received) {
  return { pass: received === 7, message: () => String(this.isNot) };
};
expect.extend({ toBeSeven });
`,
    },
    command: 'npx tsc -p .',
    exitCode: 2,
    output: [
      "matchers.ts(9,11): error TS2322: Type 'string' is not",
      'matchers.ts(13,17): error TS2322',
    ],
    absent: ['matchers.ts(14', 'matchers.ts(15', 'matchers.ts(17'],
  },
  'Do the types that a package declares for Jest reach expect?': {
    heading: 'use-matchers-of-a-package',
    says: [
      'Types that a package declares for Jest, in `interface Matchers` of the global `namespace jest`, count for this `expect`, too, once TypeScript loads them:',
      "Those that it declares for the modules `vitest` or `expect` don't: declare such matchers yourself, as below.",
    ],
    files: {
      'of-jest.d.ts':
        'declare global { namespace jest { interface Matchers<R, T = {}> { toBeAt(path: string): R } } }\nexport {};\n',
      'of-others.d.ts': `declare module 'vitest' { interface Assertion<T> { toBeOfVitest(): T } }
declare module 'expect' { interface Matchers<R> { toBeOfExpect(): R } }
`,
      'loaded.ts': `import { expect } from '@rstest/core';
import './of-jest';
import './of-others';
expect(location).toBeAt('/cart');
expect(location).toBeOfVitest();
expect(location).toBeOfExpect();
`,
      'alone.ts': `import { expect } from '@rstest/core';
expect(location).toBeAt('/cart');
`,
    },
    command: ['loaded', 'alone']
      .map(
        (name) =>
          `npx tsc ${name}.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck --types @rstest/core/globals; echo ${name} $?`,
      )
      .join('; '),
    output: [
      /^loaded\.ts\(5,18\)[^\n]*'toBeOfVitest' does not exist[^\n]*\nloaded\.ts\(6,18\)[^\n]*'toBeOfExpect' does not exist[^\n]*\nloaded 2\nalone\.ts\(2,18\)[^\n]*'toBeAt' does not exist[^\n]*\nalone 2/,
    ],
  },
  'Does a generic matcher keep the type of this?': {
    heading: 'declare-the-type',
    says: 'A generic one, `toHoldAll<T>(cart: T[], all: T[]) { … }`, keeps the type of `this`.',
    files: {
      'matchers.ts': `import { expect } from '@rstest/core';
declare module '@rstest/core' {
  interface Matchers<T = any> { toHoldAll(all: unknown[]): void }
}
expect.extend({
  toHoldAll<T>(cart: T[], all: T[]) {
    this.missing;
    return { pass: this.equals(cart, all), message: () => (this.isNot ? 'holds' : 'lacks') };
  },
});
`,
    },
    command:
      'npx tsc matchers.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck; echo END',
    output: [
      /^matchers\.ts\(7,\d+\): error TS2339: Property 'missing' does not exist on type '[^\n]*\nEND/,
    ],
  },
  'How do I type a matcher that stands outside expect.extend?': {
    heading: 'declare-the-type',
    says: 'A matcher that you write outside `expect.extend` gets its type, `this` included, from `const toBeSeven: Parameters<typeof expect.extend>[0][string] = …`, with a `function`.',
    files: {
      'matchers.ts': `import { expect } from '@rstest/core';
declare module '@rstest/core' {
  interface Matchers<T = any> { toBeSeven(): void }
}
type Matcher = Parameters<typeof expect.extend>[0][string];
const toBeSeven: Matcher = function (value) {
  this.missing;
  return { pass: this.equals(value, 7), message: () => (this.isNot ? 'is 7' : 'is not 7') };
};
const byArrow: Matcher = (value) => ({ pass: this.equals(value, 7), message: () => '' });
const untyped = function (value: unknown) {
  return { pass: this.equals(value, 7), message: () => '' };
};
const wrong: Matcher = function (value) {
  return { pass: 'yes', message: () => '' };
};
expect.extend({ toBeSeven });
expect(7).toBeSeven();
`,
    },
    command:
      'npx tsc matchers.ts --pretty false --module esnext --moduleResolution bundler --target esnext --lib esnext,dom --strict --noEmit --skipLibCheck; echo END',
    output: [
      /^matchers\.ts\(7,\d+\): error TS2339: Property 'missing' does not exist on type '[^\n]*\nmatchers\.ts\(10,\d+\): error TS[^\n]*\nmatchers\.ts\(12,\d+\): error TS2683[^\n]*\n(?: {2}[^\n]*\n)*matchers\.ts\(14,\d+\): error TS2322[^\n]*\n(?: [^\n]*\n)*END/,
    ],
  },
  'How do I test that my own matcher fails, and with which message?': {
    heading: 'write-the-matcher',
    says: "To test the matcher itself, let it fail: `expect(() => expect(cart).toContainBook('B-2')).toThrow('to contain B-2')`, and with `.not` inside for the other message. A matcher that is an async function returns a promise: `await expect(expect(cart).toBeSaved()).rejects.toThrow('not saved')`.",
    test: `${withHooks}${matcher}expect.extend({ toBeSaved: async () => ({ pass: false, message: () => 'not saved' }) });
const on = (value: unknown) => expect(value) as any;
test('a', async () => {
  expect(() => on('7').toBeSku()).toThrow('expected 7 to be a SKU');
  expect(() => on('B-7').not.toBeSku()).toThrow('expected B-7 not to be a SKU');
  await expect(on('7').toBeSaved()).rejects.toThrow('not saved');
  expect(() => expect(() => on('B-7').toBeSku()).toThrow('SKU')).toThrow('to throw an error');
});`,
    output: ['Tests 1 passed'],
  },
  'How do I use a built-in matcher inside my own?': {
    heading: 'write-the-matcher',
    says: "`this` has no built-in matchers, so there's no `this.toMatchObject`. Compare with `pass: this.equals(cart, expect.arrayContaining([atlas]))`, or let another matcher decide and catch its error: `try { expect(cart).toMatchObject([atlas]); } catch (error) { return { pass: false, message: () => String(error) }; }`. The `expect` inside counts for `expect.assertions`, too.",
    test: `${withHooks}const atlas = { sku: 'B-1' };
expect.extend({
  toHoldAtlas(cart: unknown) {
    expect((this as any).toMatchObject).toBeUndefined();
    return { pass: this.equals(cart, expect.arrayContaining([atlas])), message: () => 'no atlas' };
  },
  toBeAtlas(cart: unknown) {
    try { expect(cart).toMatchObject([atlas]); } catch (error) { return { pass: false, message: () => String(error) }; }
    return { pass: true, message: () => 'only the atlas' };
  },
});
const on = (value: unknown) => expect(value) as any;
test('a', () => {
  on([{ sku: 'B-2' }, atlas]).toHoldAtlas();
  on([]).not.toHoldAtlas();
  on([{ ...atlas, cents: 1 }]).toBeAtlas();
  on([]).not.toBeAtlas();
  expect(() => on([]).toBeAtlas()).toThrow('to match object');
  expect(() => on([atlas]).not.toBeAtlas()).toThrow('only the atlas');
});
test('counts', () => {
  expect.assertions(2);
  on([atlas]).toBeAtlas();
});`,
    output: ['Tests 2 passed'],
  },
  'Which functions print values and differences in a custom matcher?': {
    heading: 'write-the-matcher',
    says: 'To print values and their difference as built-in matchers do, use `matcherHint`, `printReceived`, `printExpected` and `diff` of `this.utils`, which have the names of Jest.',
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
expect.extend({
  toBeSame(received: unknown, expected: unknown) {
    const { diff, matcherHint, printExpected, printReceived } = this.utils;
    return {
      pass: this.equals(received, expected),
      message: () => [matcherHint('toBeSame'), printExpected(expected), printReceived(received), diff(expected, received)].join('\\n'),
    };
  },
});
test('a', () => { (expect({ a: 1 }) as any).toBeSame({ a: 2 }); });`,
    },
    command: 'NO_COLOR=1 npx rstest',
    exitCode: 1,
    output: [
      /expect\(received\)\.toBeSame\(expected\)[\s\S]*"a": 2[\s\S]*"a": 1[\s\S]*- +"a": 2[\s\S]*\+ +"a": 1/,
    ],
  },
  'How does an asymmetric matcher get words of its own?': {
    heading: 'use-the-matcher-within-other-values',
    says: "For words of your own in the difference, pass an object instead: `{ $$typeof: Symbol.for('jest.asymmetricMatcher'), asymmetricMatch: (value) => value <= 5000, toAsymmetricMatcher: () => 'at most 5000' }`.",
    test: `import { expect, test } from '@rstest/core';
const cheap = { $$typeof: Symbol.for('jest.asymmetricMatcher'), asymmetricMatch: (value: number) => value <= 5000, toAsymmetricMatcher: () => 'at most 5000' };
test('holds', () => { expect({ cents: 4000 }).toEqual({ cents: cheap }); });
test('fails', () => { expect({ cents: 6000 }).toEqual({ cents: cheap }); });
`,
    exitCode: 1,
    output: [/- +"cents": at most 5000,\n\+ +"cents": 6000,/, 'Tests 1 failed | 1 passed'],
  },
} satisfies Answers;
