import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const shop = `class Checkout {
  static create() { return new Checkout(); }
  get open() { return false; }
  pay() { return 'real'; }
  refund = () => 'real';
}
`;

export default [
  {
    question: 'How is a method replaced when the code creates the instance itself?',
    heading: 'replace-a-method-of-every-instance',
    says: 'Spy on the prototype instead, and every instance is affected, whenever it was created:',
    files: {
      'a.test.ts': `${head}${shop}test('a', () => {
  const before = new Checkout();
  rs.spyOn(Checkout.prototype, 'pay').mockReturnValue('mocked');
  console.log('PAY', before.pay(), new Checkout().pay());
});`,
    },
    output: ['PAY mocked mocked'],
  },
  {
    question: 'How are a getter and a static method replaced?',
    heading: 'replace-a-method-of-every-instance',
    says: "The third argument, `'get'`, replaces a getter. A static method is a method of the class itself: `rs.spyOn(Checkout, 'create')`.",
    files: {
      'a.test.ts': `${head}${shop}test('a', () => {
  rs.spyOn(Checkout.prototype, 'open', 'get').mockReturnValue(true);
  console.log('OPEN', new Checkout().open);
  rs.spyOn(Checkout, 'create').mockReturnValue('static' as never);
  console.log('CREATE', Checkout.create());
});`,
    },
    output: ['OPEN true', 'CREATE static'],
  },
  {
    question: 'Why can an arrow function not be spied on through the prototype?',
    heading: 'replace-a-method-of-every-instance',
    says: "A method that is written as a field, `pay = async () => {…}`, belongs to each instance. `rs.spyOn(Checkout.prototype, 'pay')` finds nothing there.",
    files: {
      'a.test.ts': `${head}${shop}test('instance', () => {
  const checkout = new Checkout();
  rs.spyOn(checkout, 'refund').mockReturnValue('mocked');
  console.log('REFUND', checkout.refund());
});
test('prototype', () => { rs.spyOn(Checkout.prototype, 'refund'); });`,
    },
    exitCode: 1,
    output: ['REFUND mocked', '1 failed', '1 passed'],
  },
] satisfies Answer[];
