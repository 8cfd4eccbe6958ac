import { type Answers, core, withHooks } from '../../../support/answers.ts';

const shop = `class Checkout {
  static create() { return new Checkout(); }
  get open() { return false; }
  pay() { return 'real'; }
  refund = () => 'real';
}
`;

export default {
  'How do I replace the parent of the class that I test?': {
    heading: 'without-a-factory',
    says: [
      'return a plain class for it, or use `{ mock: true }`: the subclass keeps its own methods, and `super.load()` calls the mock.',
      'With `{ spy: true }`, or a `function` that returns an object, it loses them: `own is not a function`.',
      "For one method, `rs.spyOn(Parent.prototype, 'load')` is enough, which `super.load()` calls as well.",
    ],
    files: {
      'parent.ts': "export class Parent { load() { return 'real'; } }\n",
      'child.ts':
        "import { Parent } from './parent';\nexport class Child extends Parent { own() { return 'own'; } run() { return super.load(); } }\n",
      ...Object.fromEntries(
        (
          [
            ['plain', ", () => ({ Parent: class { load() { return 'fake'; } } })", 'fake'],
            ['mock', ', { mock: true }', undefined],
            ['spy', ', { spy: true }', ''],
            [
              'object',
              ", () => ({ Parent: rs.fn(function () { return { load: () => 'fake' }; }) })",
              '',
            ],
          ] as const
        ).map(([name, second, loaded]) => [
          `${name}.test.ts`,
          `import { expect, rs, test } from '@rstest/core';
import { Child } from './child';
rs.mock('./parent'${second});
test('${name}', () => { expect(new Child().own()).toBe('own'); expect(new Child().run()).toBe(${JSON.stringify(loaded)}); });
`,
        ]),
      ),
      'one.test.ts': `import { expect, rs, test } from '@rstest/core';
import { Child } from './child';
import { Parent } from './parent';
test('one', () => { rs.spyOn(Parent.prototype, 'load').mockReturnValue('fake'); expect(new Child().run()).toBe('fake'); });
`,
    },
    command: 'npx rstest --reporter=verbose --pool.maxWorkers=1',
    exitCode: 1,
    output: ['✓ plain', '✓ mock', '✓ one', '✗ spy', '✗ object', 'own is not a function'],
  },
  'How do I test an interval that a constructor starts?': {
    heading: 'a-timer-in-the-constructor',
    says: [
      'An interval that the constructor starts is fake only if `rs.useFakeTimers()` ran before `new`.',
      'To count the calls, spy on `Poller.prototype` before `new`: `setInterval(this.load, 1000)` keeps the function that it gets, and a spy on the instance comes too late for it.',
      "load that module after the timers are fake: `rs.useFakeTimers()`, `rs.resetModules()`, then `await import('./poller')`.",
    ],
    files: {
      'poller.ts': `export class Poller {
  calls = 0;
  constructor() { setInterval(this.load, 1000); setInterval(() => { this.calls += 1; }, 1000); }
  load() {}
}
export const poller = new Poller();
`,
      'a.test.ts': `${withHooks}import { Poller, poller } from './poller';
beforeEach(() => { rs.useFakeTimers(); });
afterEach(() => { rs.restoreAllMocks(); rs.useRealTimers(); });
test('new', () => {
  const mine = new Poller();
  rs.advanceTimersByTime(3000);
  expect([mine.calls, poller.calls]).toEqual([3, 0]);
});
test('spies', () => {
  const before = rs.spyOn(Poller.prototype, 'load');
  const mine = new Poller();
  rs.advanceTimersByTime(3000);
  expect(before).toHaveBeenCalledTimes(3);
  before.mockRestore();
  const other = new Poller();
  const late = rs.spyOn(other, 'load');
  rs.advanceTimersByTime(3000);
  expect([mine.calls, other.calls]).toEqual([6, 3]);
  expect(late).not.toHaveBeenCalled();
});
test('loads it again', async () => {
  rs.resetModules();
  const { poller: fresh } = await import('./poller');
  rs.advanceTimersByTime(3000);
  expect([fresh.calls, poller.calls]).toEqual([3, 0]);
});
`,
    },
    command: 'npx rstest && npx rstest --testEnvironment=jsdom && npx rstest --pool=vmThreads',
    output: [/3 passed[\s\S]*3 passed[\s\S]*3 passed/],
  },
  'How do I make an instance that passes instanceof without running the constructor?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: "write `const mailer: Mailer = Object.assign(Object.create(Mailer.prototype), { send: rs.fn() })`. It has no fields, and the methods that you don't list stay real.",
    test: `${withHooks}class Mailer {
  kind = 'smtp';
  constructor(readonly server: string) { throw new Error('no connection'); }
  send(): string { return 'real'; }
  again(): string { return this.send() + ' twice'; }
}
test('a', () => {
  const mailer: Mailer = Object.assign(Object.create(Mailer.prototype), { send: rs.fn(() => 'fake') });
  expect(mailer).toBeInstanceOf(Mailer);
  expect([mailer.send(), mailer.again(), mailer.kind, mailer.server]).toEqual(['fake', 'fake twice', undefined, undefined]);
  expect(mailer.send).toHaveBeenCalledTimes(2);
  expect(Mailer.prototype.send()).toBe('real');
});`,
    output: ['Tests 1 passed'],
  },
  'How is a method replaced when the code creates the instance itself?': {
    heading: 'replace-a-method-of-every-instance',
    says: 'Spy on the prototype instead, and every instance is affected, whenever it was created:',
    test: `${withHooks}${shop}test('a', () => {
  const before = new Checkout();
  rs.spyOn(Checkout.prototype, 'pay').mockReturnValue('mocked');
  console.log('PAY', before.pay(), new Checkout().pay());
});`,
    output: ['PAY mocked mocked'],
  },
  'How are a getter and a static method replaced?': {
    heading: 'replace-a-method-of-every-instance',
    says: "The third argument, `'get'`, replaces a getter. A static method is a method of the class itself: `rs.spyOn(Checkout, 'create')`.",
    test: `${withHooks}${shop}test('a', () => {
  rs.spyOn(Checkout.prototype, 'open', 'get').mockReturnValue(true);
  console.log('OPEN', new Checkout().open);
  rs.spyOn(Checkout, 'create').mockReturnValue('static' as never);
  console.log('CREATE', Checkout.create());
});`,
    output: ['OPEN true', 'CREATE static'],
  },
  'Why can an arrow function not be spied on through the prototype?': {
    heading: 'replace-a-method-of-every-instance',
    says: "A method that is written as a field, `pay = async () => {…}`, belongs to each instance. `rs.spyOn(Checkout.prototype, 'pay')` finds nothing there.",
    test: `${withHooks}${shop}test('instance', () => {
  const checkout = new Checkout();
  rs.spyOn(checkout, 'refund').mockReturnValue('mocked');
  console.log('REFUND', checkout.refund());
});
test('prototype', () => { rs.spyOn(Checkout.prototype, 'refund'); });`,
    exitCode: 1,
    output: ['REFUND mocked', '1 failed', '1 passed'],
  },
  'Why is a spy not called on a method that the constructor binds?': {
    heading: 'replace-a-method-of-every-instance',
    says: 'One that the constructor binds, `this.pay = this.pay.bind(this)`, is a copy: a spy on the prototype reaches only instances that are created after it. A spy on the instance misses what has taken the method before, such as an `onClick={this.pay}` that is rendered.',
    test: `${withHooks}class Shop { constructor() { this.pay = this.pay.bind(this); } pay() { return 'real'; } run() { return this.pay(); } }
test('a', () => {
  const early = new Shop();
  rs.spyOn(Shop.prototype, 'pay').mockReturnValue('mocked');
  console.log('PROTOTYPE', early.run(), new Shop().run());
  const onClick = early.pay;
  rs.spyOn(early, 'pay').mockReturnValue('mocked');
  console.log('INSTANCE', onClick(), early.run());
});`,
    output: ['PROTOTYPE real mocked', 'INSTANCE real mocked'],
  },
  'Are arrow function methods of an automatically mocked class mocked?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: [
      'With `{ mock: true }`, instances have no fields, and no methods that are arrow functions, because nobody runs the constructor.',
      "A getter is `undefined` until you write `rs.spyOn(Mailer.prototype, 'total', 'get').mockReturnValue(5)`.",
    ],
    files: {
      'mailer.ts':
        "export class Mailer { kind = 'smtp'; later = () => 1; send() { return 'sent'; } get total() { return 1; } }\n",
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\nimport { Mailer } from './mailer';\nrs.mock('./mailer', { mock: true });\ntest('a', () => {\n  const mailer = new Mailer();\n  expect([mailer.kind, mailer.later, mailer.send()]).toEqual([undefined, undefined, undefined]);\n  rs.mocked(Mailer.prototype.send).mockReturnValue('faked');\n  expect(new Mailer().send()).toBe('faked');\n  expect(mailer.total).toBeUndefined();\n  rs.spyOn(Mailer.prototype, 'total', 'get').mockReturnValue(5);\n  expect([mailer.total, new Mailer().total]).toEqual([5, 5]);\n  expect(rs.mocked(Mailer).mock.instances[0]).toBe(mailer);\n});\n",
    },
    output: ['Tests 1 passed'],
  },
  'Is an arrow function a constructor, alone and in rs.fn?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: 'an arrow function without `rs.fn`, `Mailer: () => ({ send })` · `Mailer is not a constructor`',
    files: Object.fromEntries(
      ['() => ({ send })', 'rs.fn(() => ({ send }))'].map((mailer, index) => [
        `${index}.test.ts`,
        `import { rs, test } from '@rstest/core';
import { Mailer } from './mailer';
rs.mock('./mailer', () => { const send = () => 'faked'; return { Mailer: ${mailer} }; });
test('a', () => { console.log(new Mailer().send()); });
`,
      ]),
    ),
    command:
      'echo "export class Mailer { send() { return \'real\'; } }" > mailer.ts; npx rstest 0.test; npx rstest 1.test',
    output: ['Mailer is not a constructor', 'faked', 'Tests 1 passed'],
  },
  'Can a mocked constructor return another object by its arguments?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: [
      'The `function` in `rs.fn` receives the arguments of `new` and may return another object for each.',
      '`mockReturnValue(object)` works with `new` as well, but a string or number is ignored.',
    ],
    test: "import { expect, rs, test } from '@rstest/core';\ntest('a', () => {\n  const Shape = rs.fn(function (kind: string) { return { kind: kind === 'square' ? 4 : 0 }; }) as unknown as new (kind: string) => { kind: number };\n  expect([new Shape('square'), new Shape('circle')]).toEqual([{ kind: 4 }, { kind: 0 }]);\n  const Value = rs.fn().mockReturnValue({ value: 1 }) as unknown as new () => object;\n  expect(new Value()).toEqual({ value: 1 });\n  const Text = rs.fn().mockReturnValue('text') as unknown as new () => object;\n  expect(new Text()).toEqual({});\n});\n",
    output: ['Tests 1 passed'],
  },
  'How do I reach the instance that a module creates when it loads?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: [
      'If another module creates its instance while it loads, the test finds it as `rs.mocked(Mailer).mock.instances[0]`; `clearMocks` and its siblings empty that list before the first test.',
    ],
    files: Object.fromEntries(
      ['', 'clear', 'reset', 'restore'].flatMap((kind) => {
        const folder = kind || 'none';
        return [
          [`${folder}/rstest.config.ts`, `export default {${kind && `${kind}Mocks: true`}};\n`],
          [
            `${folder}/mailer.ts`,
            'export class Mailer { send(): string { throw new Error(); } }\n',
          ],
          [
            `${folder}/news.ts`,
            "import { Mailer } from './mailer';\nconst mailer = new Mailer();\nexport const write = () => mailer.send();\n",
          ],
          [
            `${folder}/a.test.ts`,
            `import { test } from '@rstest/core';
import { rs } from '@rstest/core';
import { Mailer } from './mailer';
import { write } from './news';
rs.mock('./mailer', { mock: true });
test('a', () => {
  const [mailer] = rs.mocked(Mailer).mock.instances;
  if (mailer) rs.mocked(mailer.send).mockReturnValue('faked');
  console.log('${folder} has', mailer ? write() : 'nothing');
});
`,
          ],
        ];
      }),
    ),
    command:
      '(cd none; npx rstest); (cd clear; npx rstest); (cd reset; npx rstest); cd restore && npx rstest',
    output: ['none has faked', 'clear has nothing', 'reset has nothing', 'restore has nothing'],
  },
  'Is an instance of a mocked class an instanceof it?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: 'Such an object is no `instanceof Mailer`; write `this.send = send` instead of returning one, and the instance is.',
    test: `import { rs, test } from '@rstest/core';
test('x', () => {
  const Returned: any = rs.fn(function () { return { send() {} }; });
  const Own: any = rs.fn(function (this: any) { this.send = () => {}; });
  console.log(new Returned() instanceof Returned, new Own() instanceof Own);
});`,
    output: ['false true'],
  },
  'How do I spy on a private method?': {
    heading: 'private-parts',
    says: "A method that is `private` to TypeScript alone can be spied on with a cast: `rs.spyOn(shop as unknown as { load(): string }, 'load')`.",
    test: `import { rs, test } from '@rstest/core';
class Shop { private load(): string { return 'real'; } open() { return this.load(); } }
test('x', () => {
  const shop = new Shop();
  // @ts-expect-error load is private
  rs.spyOn(shop, 'load').mockRestore();
  rs.spyOn(shop as unknown as { load(): string }, 'load').mockReturnValue('fake');
  console.log('opened', shop.open());
});`,
    output: ['opened fake'],
  },
  'Do instances of an automatically mocked class share their methods?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: 'All instances share these mocks: their calls are counted together, `mock.contexts` names the instance of each, and what you set, assign or spy on one instance changes every other. For an answer by instance, read `this` in `mockImplementation(function () { … })`.',
    files: {
      'mailer.ts': "export class Mailer { send() { return 'real'; } }",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { Mailer } from './mailer';
rs.mock('./mailer', { mock: true });
test('x', () => {
  const one = new Mailer(), two = new Mailer();
  rs.mocked(one.send).mockReturnValue('set');
  console.log(two.send(), rs.mocked(Mailer.prototype.send).mock.contexts[0] === two);
  one.send = rs.fn(() => 'assigned');
  console.log(two.send());
  rs.spyOn(one, 'send').mockReturnValue('spied');
  console.log(two.send());
  rs.mocked(Mailer.prototype.send).mockImplementation(function (this: Mailer) { return this === one ? 'one' : 'other'; });
  console.log(one.send(), two.send(), rs.mocked(Mailer.prototype.send).mock.calls.length);
});`,
    },
    output: [/set true[\s\S]*assigned[\s\S]*spied[\s\S]*one other \d/],
  },
  'How do I replace a singleton that a static method returns?': {
    heading: 'replace-a-method-of-every-instance',
    says: "So is the one that returns a singleton: `rs.spyOn(Shop, 'getInstance').mockReturnValue(fake)`. Instances stay real, and a default export makes no difference.",
    files: {
      'shop.ts': `export default class Shop {
  static one?: Shop;
  static getInstance() { return (Shop.one ??= new Shop()); }
  name() { return 'real'; }
}`,
      'code.ts':
        "import Shop from './shop'; export const names = () => [Shop.getInstance().name(), new Shop().name()];",
    },
    test: `import { expect, rs, test } from '@rstest/core'; import { names } from './code'; import Shop from './shop';
test('a', () => {
  rs.spyOn(Shop, 'getInstance').mockReturnValue({ name: () => 'fake' });
  expect(names()).toEqual(['fake', 'real']);
});`,
    output: ['1 passed'],
  },
  'Why does a spy on an object that a getter returns see no calls?': {
    heading: 'replace-a-method-of-every-instance',
    says: 'If a getter returns a new object each time, a spy on a method of one of these objects sees no calls of the others: replace the getter.',
    test: `import { rs, test } from '@rstest/core';
class Player { get clock() { return { now: () => 1 }; } tell() { return this.clock.now(); } }
test('a', () => {
  const player = new Player();
  const spy = rs.spyOn(player.clock, 'now');
  player.tell();
  rs.spyOn(Player.prototype, 'clock', 'get').mockReturnValue({ now: () => 5 });
  console.log('CALLS', spy.mock.calls.length, player.tell());
});`,
    output: ['CALLS 0 5'],
  },
  'How do I replace a class, also a default export, by a subclass?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: "To keep the rest of the class, extend the real one, which `import * as real from './mailer' with { rstest: 'importActual' }` gives you: `Mailer: class extends real.Mailer { send() { … } }`, and for a default export `default: class extends real.default { … }`.",
    files: {
      'mailer.ts':
        "export class Mailer { send() { return 'real'; } sign() { return 'signed'; } }\nexport default class Post { send() { return 'post'; } stamp() { return 'stamped'; } }",
      'news.ts':
        "import Post, { Mailer } from './mailer';\nexport const news = () => [new Mailer(), new Post()].flatMap((one: any) => [one.send(), one.sign?.() ?? one.stamp()]).join();",
    },
    test: `${core}import * as real from './mailer' with { rstest: 'importActual' };
import { news } from './news';
rs.mock('./mailer', () => ({
  Mailer: class extends real.Mailer { send() { return 'fake ' + super.send(); } },
  default: class extends real.default { send() { return 'fake post'; } },
}));
test('x', () => { console.log(news()); });`,
    output: ['fake real,signed,fake post,stamped'],
  },
  'How do I make one mock instance of a class, with its type, without mocking the module?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: [
      'One instance whose methods are mocks needs no mock of the module:',
      'To TypeScript it is a `Mailer`, private members included; `mailer instanceof Mailer` is `false`.',
      "The constructor doesn't run, and the real class stays as it is; otherwise it is like the class that `{ mock: true }` makes.",
      "`rs.mockObject(new Mailer('any'))` does run the constructor, and has fields and mocks of its own, but TypeScript doesn't take it for a `Mailer` with private members.",
    ],
    files: {
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          skipLibCheck: true,
          types: [],
        },
        include: ['a.test.ts'],
      }),
      'a.test.ts': `${core}let made = 0;
class Mailer {
  private secret = 1;
  box = 'in';
  constructor(readonly server: string) { made += 1; }
  send(to: string) { return 'sent to ' + to + this.secret; }
  arrow = () => 'arrow';
  static create() { return new Mailer('own'); }
}
const greet = (mailer: Mailer) => mailer.send('ada');
test('a', () => {
  const { Mailer: FakeMailer } = rs.mockObject({ Mailer });
  const mailer = new FakeMailer('any');
  expect(mailer.send('ada')).toBe(undefined);
  rs.mocked(mailer.send).mockReturnValue('sent');
  expect([greet(mailer), made]).toEqual(['sent', 0]);
  expect([mailer instanceof Mailer, mailer instanceof FakeMailer]).toEqual([false, true]);
  expect([mailer.box, mailer.server, mailer.arrow, FakeMailer.create()]).toEqual([undefined, undefined, undefined, undefined]);
  expect(new FakeMailer('other').send('bo')).toBe('sent');
  expect(new Mailer('real').send('cy')).toBe('sent to cy1');
});
test('b', () => {
  made = 0;
  const mailer = rs.mockObject(new Mailer('any'));
  const other = rs.mockObject(new Mailer('any'));
  mailer.send.mockReturnValue('sent');
  // @ts-expect-error private members
  expect([greet(mailer), other.send('bo'), mailer.box, mailer.server, made]).toEqual(['sent', undefined, 'in', 'any', 2]);
});
`,
    },
    command: 'npx tsc -p . && npx rstest',
    output: ['Tests 2 passed'],
  },
  'Does a spy on the prototype work when the module is mocked with { spy: true }?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: [
      'With `{ spy: true }` in place of `{ mock: true }`, the constructor runs, and each instance has its own spies for its methods, but not for arrow functions: read `rs.mocked(mailer.send).mock.calls`.',
      'A spy on `Mailer.prototype`, of a method or a getter, then has no effect and no error:',
      "A class with a method such as `[Symbol.iterator]` can't be constructed: `Cannot use 'in' operator to search for 'getter' in Symbol(Symbol.iterator)`.",
    ],
    files: {
      'mailer.ts':
        "export class Mailer { box = ['new']; later = () => 1; send() { return 'real'; } get ready() { return 'real'; } }\nexport class List { *[Symbol.iterator]() { yield 1; } }\n",
      'news.ts': "import { Mailer } from './mailer';\nexport const made = () => new Mailer();\n",
      'spied.test.ts': `${core}import { List, Mailer } from './mailer';
import { made } from './news';
rs.mock('./mailer', { spy: true });
test('a', () => {
  const send = rs.spyOn(Mailer.prototype, 'send').mockReturnValue('fake');
  const ready = rs.spyOn(Mailer.prototype, 'ready', 'get').mockReturnValue('fake');
  const one = new Mailer(), other = new Mailer();
  expect([one.send(), one.ready, one.box]).toEqual(['real', 'real', ['new']]);
  expect([send, ready].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  expect([made().send(), made().ready]).toEqual(['real', 'real']);
  expect(() => new List()).toThrow("Cannot use 'in' operator to search for 'getter' in Symbol(Symbol.iterator)");
  expect([one, other].map((each) => rs.mocked(each.send).mock.calls.length)).toEqual([1, 0]);
  expect([one.send, one.later].map(rs.isMockFunction)).toEqual([true, false]);
});`,
      'plain.test.ts': `${core}import { Mailer } from './mailer';
test('b', () => {
  rs.spyOn(Mailer.prototype, 'send').mockReturnValue('fake');
  rs.spyOn(Mailer.prototype, 'ready', 'get').mockReturnValue('fake');
  expect([new Mailer().send(), new Mailer().ready]).toEqual(['fake', 'fake']);
});`,
    },
    output: ['Tests 2 passed'],
  },
  'How does the mock of a class get methods that its constructor would set?': {
    heading: 'replace-a-class-that-the-code-imports',
    says: 'To have them, write a [factory](#forms-of-the-factory), and give them to the object or to `this`.',
    files: {
      'mailer.ts': "export class Mailer { kind = 'smtp'; later = () => 'real'; }\n",
      'auto.test.ts': `${core}import { Mailer } from './mailer';
rs.mock('./mailer', { mock: true });
test('a', () => { expect(new Mailer().later).toBeUndefined(); });`,
      'returned.test.ts': `${core}import { Mailer } from './mailer';
rs.mock('./mailer', () => ({ Mailer: rs.fn(function () { return { kind: 'fake', later: () => 'faked' }; }) }));
test('a', () => { const { kind, later } = new Mailer(); expect([kind, later()]).toEqual(['fake', 'faked']); });`,
      'this.test.ts': `${core}import { Mailer } from './mailer';
rs.mock('./mailer', () => ({ Mailer: rs.fn(function (this: any) { this.kind = 'fake'; this.later = () => 'faked'; }) }));
test('a', () => { const { kind, later } = new Mailer(); expect([kind, later()]).toEqual(['fake', 'faked']); });`,
    },
    output: ['Tests 3 passed'],
  },
  'Does an automatic mock of a class have its methods and those that it inherits, static ones too?':
    {
      heading: 'replace-a-class-that-the-code-imports',
      says: 'turns every method into a mock that returns `undefined`, static and inherited methods too; static fields keep their values. An instance of a class that extends `Map`, `Set`, `URL` or `EventTarget` keeps its methods instead, and those of the built-in class fail.',
      files: {
        'mailer.ts': `export class Sender { static size = 3; static open() { return 'open'; } send() { return 'sent'; } }
export class Mailer extends Sender {}
export class Outbox extends Map { own() { return 'own'; } }
export class Names extends Set { own() { return 'own'; } }
export class Events extends EventTarget { own() { return 'own'; } }
export class Clicks extends Events {}
export class Page extends URL { own() { return 'own'; } }`,
        'a.test.ts': `${core}import { Clicks, Events, Mailer, Names, Outbox, Page, Sender } from './mailer';
rs.mock('./mailer', { mock: true });
test('inherited', () => {
  const mailer = new Mailer();
  expect([Mailer.open(), mailer.send(), Mailer.size]).toEqual([undefined, undefined, 3]);
  expect([Sender.open(), new Sender().send(), Sender.size]).toEqual([undefined, undefined, 3]);
  expect(Mailer.open).toHaveBeenCalledTimes(1);
  expect(mailer.send).toHaveBeenCalledTimes(1);
  expect(() => new Outbox().set('a', 1)).toThrow('incompatible receiver');
  expect(() => new Names().add('a')).toThrow('incompatible receiver');
  expect(() => new Events().addEventListener('a', () => {})).toThrow();
  expect(() => new Page('https://shop.example').toString()).toThrow();
  const own = [new Outbox(), new Names(), new Events(), new Clicks(), new Page('https://shop.example')];
  expect(own.map((one) => one.own())).toEqual(Array(5).fill('own'));
});`,
      },
      output: ['1 passed'],
    },
  'Can I spy on a #private field or method?': {
    heading: 'private-parts',
    says: "`rs.spyOn(checkout, '#items', 'get')`, or a spy on a method `#load`, fails with `does not exist`:",
    test: `${core}class Checkout {
  #items = 1;
  #load() { return this.#items; }
  total() { return this.#load(); }
}
test('a', () => {
  const checkout: any = new Checkout();
  expect(checkout.total()).toBe(1);
  expect(() => rs.spyOn(checkout, '#items', 'get')).toThrow('#items does not exist');
  expect(() => rs.spyOn(checkout, '#load')).toThrow('#load does not exist');
  expect(() => rs.spyOn(Checkout.prototype as any, '#load')).toThrow('#load does not exist');
});`,
    output: ['1 passed'],
  },
  'May the implementation of a class be an arrow function?': {
    heading: 'forms-of-the-factory',
    says: 'An arrow function in `rs.fn` or `mockImplementation` may do so as well, but has no `this`.',
    files: {
      'a.test.mjs': `${core}test('a', () => {
  const mailers = { Mailer: class {}, Fake: rs.fn((to) => ({ to })) };
  rs.spyOn(mailers, 'Mailer').mockImplementation(() => ({ send: 'fake' }));
  expect(new mailers.Mailer()).toEqual({ send: 'fake' });
  expect(new mailers.Fake('ada')).toEqual({ to: 'ada' });
});`,
    },
    output: ['Tests 1 passed'],
  },
  'What does new fail with if the factory has no default?': {
    heading: 'forms-of-the-factory',
    says: 'an object without `default`, if the class is the default export · `.default is not a constructor`',
    files: {
      'mailer.ts': "export default class Mailer { send() { return 'real'; } }\n",
      'use.ts': "import Mailer from './mailer';\nexport const send = () => new Mailer().send();\n",
      'without.test.ts': `${core}import { send } from './use';
rs.mock('./mailer', () => ({ Mailer: rs.fn() }));
test('a', () => { expect(send).toThrow('.default is not a constructor'); });`,
      'with.test.ts': `${core}import Mailer from './mailer';
import { send } from './use';
rs.mock('./mailer', () => ({ default: rs.fn(function () { return { send: () => 'fake' }; }) }));
test('a', () => { expect(send()).toBe('fake'); expect(Mailer).toHaveBeenCalledTimes(1); });`,
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
