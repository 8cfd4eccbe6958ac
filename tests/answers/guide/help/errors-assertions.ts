import { type Answers, testFiles } from '../../../support/answers.ts';
import { printsAll } from '../../../support/errors.ts';

const one = (body: string) => `test('a', async () => { ${body} });`;

export default {
  'What do toHaveLength of a number and a serializer without test print?': {
    says: [
      "For a number or an object, `toHaveLength` says `to have property 'length'`: count its keys, `expect(Object.keys(order)).toHaveLength(3)`.",
      'If a snapshot fails with `.test is not a function`, one of your serializers has no `test`.',
    ],
    heading: 'assertions',
    test: `import { expect, test } from '@rstest/core';
test('length', () => {
  expect(() => expect(5).toHaveLength(1)).toThrow("to have property 'length'");
  expect(() => expect({ a: 1 }).toHaveLength(1)).toThrow("to have property 'length'");
  expect(Object.keys({ a: 1 })).toHaveLength(1);
});
test('serializer', () => {
  expect.addSnapshotSerializer({ serialize: () => 'x' } as never);
  expect(() => expect(1).toMatchSnapshot()).toThrow('.test is not a function');
});`,
    output: ['Tests 2 passed'],
  },
  'What was the last value of expect.poll?': {
    heading: 'matcher-did-not-succeed',
    says: "Its last value isn't printed: log it in the function that you pass.",
    test: `import { expect, test } from '@rstest/core';
test('silent', async () => { await expect.poll(() => 'si' + 'lent' + 70007, { timeout: 60 }).toBe('paid'); });
test('logged', async () => { await expect.poll(() => { const text = 'logged' + 70008; console.log('LAST', text); return text; }, { timeout: 60 }).toBe('paid'); });`,
    command:
      'for r in default verbose dot junit json md github-actions; do npx rstest --reporter=$r; done',
    exitCode: 1,
    output: [/(Matcher did not succeed in 60ms[\s\S]*){7}/, 'LAST logged70008'],
    absent: ['silent70007'],
  },
  ...printsAll(
    'What do snapshots print that are called wrong?',
    'snapshots',
    [
      "A snapshot can't say what a value should differ from.",
      "`toMatchSnapshot` got an object with property matchers, and the value is no object, or one of its properties doesn't match.",
      'The error snapshot needs a function that throws.',
      'The `serialize` function of a snapshot serializer has to return a string, see Change how a type is printed.',
    ],
    {
      outside: "expect(1).toMatchSnapshot(); test('a', () => {});",
      changed: one('expect(2).toMatchInlineSnapshot(`1`);'),
      not: one('(expect(1).not as any).toMatchSnapshot();'),
      properties: one('expect(5).toMatchSnapshot({ a: 1 } as any);'),
      other: one('expect({ a: 5 }).toMatchSnapshot({ a: expect.any(String) } as any);'),
      quiet: one('expect(() => {}).toThrowErrorMatchingSnapshot();'),
      value: one('expect(5).toThrowErrorMatchingSnapshot();'),
      serializer: one(
        'expect.addSnapshotSerializer({ test: () => true, serialize: () => 5 as any }); expect(1).toMatchSnapshot();',
      ),
    },
    [
      "'toMatchSnapshot' cannot be used without test context",
      'Snapshot `a 1` mismatched',
      'toMatchSnapshot cannot be used with "not"',
      'Received value must be an object when the matcher has properties',
      'Snapshot properties mismatched',
      "snapshot function didn't throw",
      'expected must be a function, received number',
      'pretty-format: Plugin must return type "string" but instead returned "number".',
    ],
    { command: 'CI=1 npx rstest' },
  ),
  'What does a matcher say that does not exist?': {
    heading: 'invalid-chai-property',
    says: "The matcher after `expect(…)` doesn't exist, for example `toBeInTheDocument`.",
    test: `import { expect, test } from '@rstest/core';
test('a', () => { (expect(1) as any).toBeInTheDocument(); });`,
    exitCode: 1,
    output: ['Invalid Chai property: toBeInTheDocument'],
  },
  "Error: 'toMatchSnapshot' cannot be used without test context": {
    heading: 'snapshot-without-context',
    says: 'A snapshot matcher was called outside a test, for example at the top of a file or in `beforeAll`, where only `toMatchInlineSnapshot` works. Move the assertion into a test. In a concurrent test, take `expect` from the test context.',
    files: {
      'top.test.ts':
        "import { expect, test } from '@rstest/core'; expect(1).toMatchSnapshot(); test('a', () => {});",
      'hook.test.ts':
        "import { beforeAll, expect, test } from '@rstest/core'; beforeAll(() => { expect(1).toMatchSnapshot(); }); test('a', () => {});",
      'inline-top.test.ts':
        "import { expect, test } from '@rstest/core'; expect(1).toMatchInlineSnapshot(); test('a', () => {});",
      'inline-hook.test.ts':
        "import { beforeAll, expect, test } from '@rstest/core'; beforeAll(() => { expect(1).toMatchInlineSnapshot(`1`); }); test('a', () => {});",
    },
    exitCode: 1,
    output: [
      "'toMatchSnapshot' cannot be used without test context",
      /The snapshot state for '.*inline-top.test.ts' is not found. Did you call 'SnapshotClient.setup\(\)'\?/,
      '✓ inline-hook.test.ts',
      'Test Files 3 failed | 1 passed',
    ],
  },
  ...printsAll(
    'What do assertions print that are called wrong?',
    'assertions',
    [
      'Both values look the same and differ in identity: `toBe` compares objects by reference, as `equal` of Chai does, and two functions are never equal.',
      '`expect` got a value.',
      'The promise ended the other way.',
      "The value of `expect.poll` didn't become what you expect in time, 1 second by default.",
      "Snapshots, `toThrow`, `.resolves` and `.rejects` can't be repeated.",
      'The call is at the top of the file, in a `describe`, in `beforeAll` or in `afterAll`.',
      'Fewer or more assertions ran than `expect.assertions` or `hasAssertions` asks for.',
      'The matcher needs a mock.',
      "The value isn't a string.",
      '`toContain` works on arrays, strings, sets and the like, and the value is `null` or `undefined`. For a number or an object the message is `expected [] to include …`.',
      '`toBeGreaterThan` and its like compare numbers and `bigint`s only.',
      '`toBeInstanceOf` takes a class, such as `toBeInstanceOf(Cart)`, not an object.',
      'Write `expect.any(Number)` with a class, or `expect.anything()` for every value but `null` and `undefined`.',
      'The argument of an asymmetric matcher, such as `expect.stringContaining(5)`, has the wrong type.',
      '`expect.addEqualityTesters` takes a list of functions, even for a single one.',
      "A matcher of `expect.extend` has to return `{ pass, message: () => '…' }`, where `message` is a function.",
      '`toThrow` calls what you pass.',
      'The function ended without an error.',
      "If it's `async`, its error is a rejection: write `await expect(pay()).rejects.toThrow()`.",
      'For `.rejects` pass the promise or a function that returns one.',
      '`expect.element` comes with browser mode.',
      'The value is a promise.',
      'The mock never ran.',
      '`toHaveLength`, or `have.property` and `have.length` of Chai, got `undefined` or `null`.',
    ],
    {
      chai: one('(expect(1) as any).toBee(1);'),
      same: one('expect({ a: 1 }).toBe({ a: 1 });'),
      resolves: one('await expect(5).resolves.toBe(5);'),
      rejects: one('await expect(5).rejects.toThrow();'),
      instead: one("await expect(Promise.reject(new Error('no'))).resolves.toBe(5);"),
      other: one('await expect(Promise.resolve(5)).rejects.toThrow();'),
      late: one('await expect.poll(() => 1, { timeout: 60, interval: 20 }).toBe(2);'),
      shot: one('await (expect.poll(() => 1) as any).toMatchSnapshot();'),
      top: "expect.poll(() => 1).toBe(1); test('a', () => {});",
      soft: "expect.soft(1).toBe(2); test('a', () => {});",
      first: "beforeAll(() => { expect.soft(1).toBe(2); }); test('a', () => {});",
      last: "import { afterAll } from '@rstest/core'; afterAll(() => expect.poll(() => 1).toBe(1)); test('a', () => {});",
      count: one('expect.assertions(2); expect(1).toBe(1);'),
      none: one('expect.hasAssertions();'),
      spy: one('expect(() => {}).toHaveBeenCalled();'),
      promise: one('expect(Promise.resolve(1)).toEqual(1);'),
      called: one('expect(rs.fn()).toHaveBeenCalled();'),
      with: one('expect(rs.fn()).toHaveBeenCalledWith(1);'),
      times: one('expect(rs.fn()).toHaveBeenCalledTimes(3);'),
      once: one('expect(rs.fn()).toHaveBeenCalledOnce();'),
      nth: one('expect(rs.fn()).toHaveBeenNthCalledWith(1, 1);'),
      length: one('expect(undefined).toHaveLength(1);'),
      property: one("expect(null).to.have.property('a');"),
      nothing: one('(expect.extend as any)({ toBeY: () => {} }); (expect(1) as any).toBeY();'),
      match: one("expect(5 as any).toMatch('a');"),
      contain: one('expect(null as any).toContain(1);'),
      missing: one('expect(undefined as any).toContain(2);'),
      inObject: one('expect({ a: 1 } as any).toContain(3);'),
      inNumber: one('expect(5 as any).toContain(4);'),
      above: one("expect(5n).toBeGreaterThan(3); expect('a' as any).toBeGreaterThan(1);"),
      instance: one('expect({}).toBeInstanceOf({} as any);'),
      any: one('expect(1).toEqual((expect.any as any)());'),
      string: one("expect('a').toEqual(expect.stringContaining(5 as any));"),
      number: one("expect(1).toEqual(expect.closeTo('a' as any));"),
      array: one('expect([1]).toEqual(expect.arrayContaining(5 as any));'),
      object: one('expect({}).toEqual(expect.objectContaining(5 as any));'),
      testers: one('(expect as any).addEqualityTesters(5);'),
      custom: one('(expect.extend as any)({ toBeX: () => 5 }); (expect(1) as any).toBeX();'),
      value: one('expect(5 as any).toThrow();'),
      quiet: one("expect(() => {}).toThrow('x');"),
      element: one('(expect as any).element(1);'),
      async: one("expect(async () => { throw new Error('later'); }).toThrow();"),
      awaited: one(
        "await expect(async () => { throw new Error('no'); }).rejects.toThrow('no'); console.log('REJECTS TAKEN');",
      ),
    },
    [
      'Invalid Chai property: toBee. Did you mean "toBe"?',
      'Compared values have no visual difference.',
      "You must provide a Promise to expect() when using .resolves, not 'number'.",
      "You must provide a Promise to expect() when using .rejects, not 'number'.",
      'promise rejected "Error: no" instead of resolving',
      'promise resolved "5" instead of rejecting',
      'Matcher did not succeed in 60ms',
      'expect.poll() is not supported in combination with .toMatchSnapshot()',
      'expect.poll() must be called inside a test',
      'expect.soft() can only be used inside a test',
      /FAIL +first\.test\.ts[^\n]*\n[^\n]*expect\.soft\(\) can only be used inside a test/,
      /FAIL +last\.test\.ts[^\n]*\n[^\n]*expect\.poll\(\) must be called inside a test/,
      'expected number of assertions to be 2, but got 1',
      'expected any number of assertion, but got none',
      '[Function] is not a spy or a call to a spy!',
      '.toMatch() expects to receive a string, but got number',
      'the given combination of arguments (null and number) is invalid for this assertion',
      'the given combination of arguments (undefined and number) is invalid for this assertion',
      'expected [] to include 3',
      'expected [] to include 4',
      'actual value must be number or bigint, received "string"',
      'The instanceof assertion needs a constructor but Object was given.',
      'any() expects to be passed a constructor function',
      'Expected is not a string',
      'Expected is not a Number',
      "You must provide an array to ArrayContaining, not 'number'.",
      "You must provide an object to ObjectContaining, not 'number'.",
      'Must be set to an array of Testers. Was given "Number"',
      'message is not a function',
      'expected 5 to be a function',
      'expected [Function] to throw an error',
      'expected [AsyncFunction] to throw an error',
      'REJECTS TAKEN',
      'expect.element() is only available in browser mode',
      'expected Promise{…} to deeply equal 1',
      'expected "rstest.fn()" to be called at least once',
      /to be called with arguments: \[ 1 \]\s+Number of calls: 0/,
      'expected "rstest.fn()" to be called 3 times, but got 0 times',
      'expected "rstest.fn()" to be called once, but got 0 times',
      'but called only 0 times',
      /Target cannot be null or undefined[\s\S]*Target cannot be null or undefined/,
      "Cannot destructure property 'pass' of 'result' as it is undefined",
    ],
  ),
  ...printsAll(
    'What is printed when a test does not wait for its work?',
    'was-not-awaited',
    [
      '`expect.poll` returns a promise. Write `await` before it.',
      'The text is that of Vitest, and so is the waiting that it speaks of.',
    ],
    {
      polled: one('expect.poll(() => 1).toBe(1);'),
      warned: one('expect(Promise.resolve(1)).resolves.toBe(1);'),
      late: one(
        "setTimeout(() => { throw new Error('late'); }); await new Promise((r) => setTimeout(r, 50));",
      ),
    },
    [
      'was not awaited. This assertion is asynchronous and must be awaited',
      'Promise returned by `expect(actual).resolves.toBe(expected)` was not awaited',
      'uncaughtException: late',
      'Vitest',
    ],
    { command: 'CI=1 npx rstest' },
  ),
  'Why does a snapshot not match although both sides look the same?': {
    heading: 'snapshot-mismatched',
    says: "If both sides look the same, they differ in characters that you can't see, such as spaces at the end of a line, or the no-break space with which `Intl` and `toLocaleString` write some dates and prices, differently in other versions of Node.js: log `encodeURI(value)`, which shows that as `%C2%A0`, and store `value.replace(/\\s/g, ' ')`. If those are color codes, which a terminal and CI turn on, store `stripVTControlCharacters(value)` of `node:util`.",
    files: {
      '__snapshots__/a.test.ts.snap':
        '// Rstest Snapshot v1\n\nexports[`color 1`] = `"red"`;\n\nexports[`plain 1`] = `"red"`;\n\nexports[`space 1`] = `"red"`;\n',
      'a.test.ts': `import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@rstest/core';
const red = '\\u001b[31mred\\u001b[39m';
const price = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(25);
test('color', () => { console.log(encodeURI(red), encodeURI(price), encodeURI(price.replace(/\\s/g, ' '))); expect(red).toMatchSnapshot(); });
test('plain', () => { expect(stripVTControlCharacters(red)).toMatchSnapshot(); });
test('space', () => { expect('red ').toMatchSnapshot(); });`,
      'library.test.ts': `import pc from 'picocolors';
import { expect, test } from '@rstest/core';
test('library', () => { expect(pc.red('red')).toMatchSnapshot(); });`,
    },
    command:
      'unset NO_COLOR; npx rstest library; CI=1 NO_COLOR=1 npx rstest library; CI=1 npx rstest library; npx rstest a.test',
    exitCode: 1,
    output: [
      /1 written[\s\S]*Tests 1 passed[\s\S]*Tests 1 passed[\s\S]*library 1` mismatched[\s\S]*Tests 1 failed[\s\S]*Tests 2 failed \| 1 passed/,
      '%1B%5B31mred%1B%5B39m 25,00%C2%A0%E2%82%AC 25,00%20%E2%82%AC',
    ],
  },
  'Does -u help when a property matcher does not match, or remove the snapshot?': {
    heading: 'snapshot-properties',
    says: "`-u` neither helps nor removes the stored snapshot: correct the value or the matcher. `null` as the first argument fails, too: to give only a name, write `toMatchSnapshot('price')`.",
    test: `import { expect, test } from '@rstest/core';
test('null', () => expect({ id: 1 }).toMatchSnapshot(null as any, 'price'));
test('named', () => expect(1).toMatchSnapshot('price'));
test('a', () => expect({ id: process.env.ID ? 1 : 'x' }).toMatchSnapshot({ id: expect.any(String) }));`,
    command: 'npx rstest; ID=1 npx rstest -u; test $? = 1 && cat __snapshots__/*.snap',
    output: [
      /null[^\n]*\n\s+Snapshot properties mismatched/,
      /Tests 1 failed \| 2 passed[\s\S]*Tests 2 failed \| 1 passed[\s\S]*"id": Any<String>[\s\S]*named > price 1/,
    ],
  },
  'Which file fails when an assertion without await fails after the end of its own?': {
    heading: 'promise-was-not-awaited',
    says: 'With `isolate: false` in the pools `forks` and `threads`, a failure after that fails the file that runs then.',
    files: testFiles(
      ['a', 'b'],
      () => `import { expect, test } from '@rstest/core';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
test('forgot', () => { expect(wait(900).then(() => 1)).resolves.toBe(2); });
test('next', () => wait(600));`,
    ),
    command:
      'for flag in --isolate "--pool=vmForks --no-isolate" --no-isolate "--pool=threads --no-isolate"; do npx rstest --pool.maxWorkers=1 $flag 2>&1; done; true',
    output: [
      /(?:Test Files 2 passed\s+Tests 4 passed[\s\S]*){2}(?:AssertionError: expected 1 to be 2[\s\S]*Test Files 1 failed \| 1 passed \(2\)\s+Tests 4 passed[\s\S]*){2}/,
    ],
  },
  'Do the matchers of sinon-chai take a mock of rs.fn()?': {
    heading: 'not-a-spy',
    libraries: true,
    says: 'A spy of Sinon is none: `sinon-chai` checks it with the `expect` of Chai, where a mock of `rs.fn()` fails with the same message.',
    test: `import * as chai from 'chai';
import sinon from 'sinon';
import sinonChai from 'sinon-chai';
import { expect, rs, test } from '@rstest/core';
chai.use(sinonChai);
test('a', () => {
  const spy = sinon.spy();
  const mock = rs.fn();
  spy('Ann');
  mock('Ann');
  expect(() => expect(spy).toHaveBeenCalled()).toThrow('is not a spy or a call to a spy');
  chai.expect(spy).to.have.been.calledWith('Ann');
  expect(() => chai.expect(spy).to.have.been.calledWith('Bo')).toThrow();
  expect(() => chai.expect(mock).to.have.been.calledWith('Ann')).toThrow('is not a spy or a call to a spy');
});`,
    output: ['Tests 1 passed'],
  },
  'Can a matcher stand for an object in a list of property matchers?': {
    heading: 'snapshot-properties',
    says: "In a list, a matcher can't stand for a whole object: `toMatchSnapshot([expect.anything()])` fails with `Asymmetric matcher Object does not implement toAsymmetricMatcher()` then. Name its properties, `[{ id: expect.any(Number) }]`.",
    test: `import { expect, test } from '@rstest/core';
test.each<[unknown, any]>([[{ id: 1 }, expect.anything()], [{ id: 1 }, expect.any(Object)], [{ id: 1 }, expect.objectContaining({ id: 1 })], [new Date(0), expect.any(Date)], [new Map(), expect.any(Map)]])('whole', (value, matcher) => {
  expect(() => expect([value]).toMatchSnapshot([matcher])).toThrow('Asymmetric matcher Object does not implement toAsymmetricMatcher()');
  expect(() => expect({ list: [value] }).toMatchSnapshot({ list: [matcher] } as any)).toThrow('Asymmetric matcher Object does not implement toAsymmetricMatcher()');
});
test('properties', () => {
  expect([{ id: 1, price: 2 }]).toMatchSnapshot([{ id: expect.any(Number) }]);
  expect([1, 'a']).toMatchSnapshot([expect.any(Number), 'a'] as any);
});`,
    command: 'npx rstest; cat __snapshots__/*.snap',
    output: [/Tests 6 passed[\s\S]*"id": Any<Number>,\s+"price": 2/],
  },
  'Why is the result of match not equal to an array with the same items?': {
    heading: 'no-visual-difference',
    says: "An array that has properties beside its items, such as the result of `text.match(/\\d+/)`, isn't equal to a plain one, for `toEqual` and as an argument in `toHaveBeenCalledWith` either: compare `[...result]`.",
    files: Object.fromEntries(
      ['node', 'happy-dom', 'jsdom'].map((name) => [
        `${name}.test.ts`,
        `// @rstest-environment ${name}
import { expect, rs, test } from '@rstest/core';
const result = 'B-1'.match(/\\d+/)!;
test('equal', () => { expect(result).toEqual(['1']); });
test('called', () => {
  const send = rs.fn();
  send(result);
  expect(send).toHaveBeenCalledWith(['1']);
});
test('spread', () => {
  const send = rs.fn();
  send([...result]);
  expect([...result]).toEqual(['1']);
  expect(send).toHaveBeenCalledWith(['1']);
});`,
      ]),
    ),
    exitCode: 1,
    output: [
      /✗ equal[\s\S]*✗ called[\s\S]*Compared values have no visual difference/,
      'Tests 6 failed | 3 passed (9)',
    ],
    absent: ['✗ spread'],
  },
  'What does the difference show of objects with toJSON?': {
    heading: 'no-visual-difference',
    says: [
      '`Compared values serialize to the same structure`: the objects differ only in what their `toJSON` method leaves out, so the difference shows the objects themselves.',
      'As soon as anything else differs, or the expected value has a matcher such as `expect.any`, `toEqual` and `toStrictEqual` show what `toJSON` returns:',
    ],
    elsewhere: {
      '/guide/help/errors-assertions':
        'A `toJSON` that throws fails the whole file with its error, and the file counts no tests.',
    },
    files: {
      'broken.test.ts': `import { expect, test } from '@rstest/core';
test('before', () => {});
test('broken', () => { expect({ a: 1, toJSON() { throw new Error('no JSON'); } }).toEqual({ a: 2 }); });`,
    },
    test: `import { expect, test } from '@rstest/core';
class Price { constructor(public cents: number) {} toJSON() { return 'price'; } }
test('alone', () => { expect(new Price(1)).toEqual(new Price(2)); });
test('with others', () => { expect({ x: 1, p: new Price(1) }).toEqual({ x: 2, p: new Price(2) }); });
test('with a matcher', () => { expect({ y: 1, p: new Price(1) }).toStrictEqual({ y: expect.any(Number), p: new Price(2) }); });`,
    exitCode: 1,
    output: [
      /FAIL .*broken\.test\.ts\s*\n.*Error: no JSON/,
      'broken.test.ts (0)',
      'Compared values serialize to the same structure',
      '- "cents": 2',
      /(?:"p": "price"[\s\S]*){2}/,
    ],
  },
} satisfies Answers;
