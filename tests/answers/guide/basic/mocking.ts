import { type Answers, core } from '../../../support/answers.ts';

export default {
  'How do I mock uuid?': {
    says: "IDs of `uuid` · `rs.mock('uuid', () => { let id = 0; return { v4: () => 'id-' + ++id }; })`",
    files: {
      'order.ts': "import { v4 } from 'uuid';\nexport const order = () => ({ id: v4() });",
      'a.test.ts': `${core}import { order } from './order';
rs.mock('uuid', () => { let id = 0; return { v4: () => 'id-' + ++id }; });
test('a', () => expect([order(), order()]).toEqual([{ id: 'id-1' }, { id: 'id-2' }]));`,
    },
    output: ['Tests 1 passed'],
  },
  'Does a spy stay in place for the next test?': {
    heading: 'mock-a-method',
    says: 'Without `restoreAllMocks`, the second test would fail, because a spy stays in place for the rest of the file.',
    elsewhere: {
      '/guide/migration/node-test':
        'Those of `rs` last until something restores them, so we recommend `restoreMocks: true`.',
    },
    test: `${core}const clock = { now: () => 'real' };
test('first', () => { rs.spyOn(clock, 'now').mockReturnValue('fake'); });
test('second', () => { console.log('NOW', clock.now()); });`,
    output: ['NOW fake'],
  },
  'How do I replace fetch for a module that calls it while it is imported?': {
    heading: 'mock-a-request',
    says: "If a module calls `fetch` while it's being imported, a stub inside a test comes too late. Put it into `rs.hoisted`, which runs before the imports, or into a setup file.",
    files: {
      'rates.ts': "export const rates = await (await fetch('https://example.com')).text();",
      'a.test.ts': `${core}import { rates } from './rates';
rs.hoisted(() => { rs.stubGlobal('fetch', async () => new Response('stubbed')); });
test('a', () => { console.log('RATES', rates); });`,
    },
    output: ['RATES stubbed'],
  },
  'How do I mock Math.random?': {
    says: "a random number · `rs.spyOn(Math, 'random').mockReturnValue(0.5)` · Mock a method",
    files: {
      'dice.ts': 'export const roll = () => Math.ceil(Math.random() * 6);',
      'a.test.ts': `${core}import { roll } from './dice';\ntest('a', () => { rs.spyOn(Math, 'random').mockReturnValue(0.5); console.log('rolled', roll()); });`,
    },
    output: ['rolled 3'],
  },
  'How do I mock process.platform?': {
    heading: '',
    says: "`rs.spyOn(process, 'platform', 'get').mockReturnValue('win32')`",
    files: {
      'platform.ts':
        "export const slash = () => (process.platform === 'win32' ? 'back' : 'forward');",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { slash } from './platform';
test('windows', () => { rs.spyOn(process, 'platform', 'get').mockReturnValue('win32'); expect(slash()).toBe('back'); });
test('next', () => { console.log('next', process.platform === 'win32'); });`,
    },
    command: 'npx rstest --restoreMocks',
    output: ['next false', 'Tests 2 passed'],
  },
} satisfies Answers;
