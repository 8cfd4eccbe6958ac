import { type Answers, core } from '../../../support/answers.ts';

export default {
  'Does baseUrl of jsconfig.json work?': {
    heading: 'create-react-app',
    says: "`source: { tsconfigPath: './jsconfig.json' }`",
    files: {
      'jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
      'src/price.js': 'export const cents = 1250;',
      'src/a.test.js': `${core}import { cents } from 'price';\ntest('a', () => { expect(cents).toBe(1250); });`,
      'rstest.config.mjs': "export default { source: { tsconfigPath: './jsconfig.json' } };",
    },
    command: 'npx rstest && rm rstest.config.mjs && npx rstest',
    exitCode: 1,
    output: ['Tests 1 passed', "Cannot find module 'price'"],
  },
  'What does an SVG export without SVGR?': {
    heading: 'create-react-app',
    says: 'without it the file only has a `default`, its address',
    files: {
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'a.test.js': `${core}import * as logo from './logo.svg';\ntest('a', () => { console.log('EXPORTS', Object.keys(logo).join(), typeof logo.default); });`,
    },
    output: ['EXPORTS default string'],
  },
  'Is a mock empty after a reset?': {
    heading: 'create-react-app',
    says: 'Here a reset gives `rs.fn(fn)`',
    files: {
      'rstest.config.mjs': 'export default { resetMocks: true };',
      'a.test.js': `${core}const price = rs.fn(() => 5);
test('a', () => { price.mockReturnValue(7); });
test('b', () => { console.log('AFTER RESET', price()); });`,
    },
    output: ['AFTER RESET 5'],
  },
  'Does a type error fail a test?': {
    heading: 'ts-jest',
    says: "Rstest doesn't check types",
    elsewhere: { '/guide/migration/jest': "TypeScript isn't type-checked, unlike with ts-jest." },
    test: `${core}test('a', () => { const cents: number = 'x' as never as string; expect(cents).toBe('x'); });`,
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
