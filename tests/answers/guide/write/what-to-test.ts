import { type Answers, core } from '../../../support/answers.ts';

export default {
  'Which test fails when a private function gets another name?': {
    heading: 'what-to-leave-out',
    says: 'A test that fails when you rename a private function costs you on every change and finds no bug.',
    files: {
      'cart.ts': `export class Cart { private addTax = (cents: number) => cents * 1.2; total = () => this.addTax(100); }`,
      'a.test.ts': `${core}import { Cart } from './cart';
test('how', () => { const cart = new Cart(); const spy = rs.spyOn(cart as any, 'addTax'); cart.total(); expect(spy).toHaveBeenCalledWith(100); });
test('what', () => { expect(new Cart().total()).toBe(120); });`,
    },
    command: 'npx rstest && sed -i s/addTax/withTax/g cart.ts && npx rstest',
    exitCode: 1,
    output: [/Tests 2 passed[\s\S]*FAIL +a\.test\.ts > how[\s\S]*Tests 1 failed \| 1 passed/],
  },
} satisfies Answers;
