import type { Answers } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core';
test('logs', () => {
  console.log('out', { a: 1 });
  console.info('info');
  console.warn('careful');
  console.error('wrong');
});`,
};
const config = (code: string) => ({
  'rstest.config.ts': `export default { onConsoleLog: ${code} };`,
});

export default {
  'How do I hide one message and keep the others?': {
    says: 'Return `false` to drop the message.',
    files: { ...files, ...config(`(text) => (text.includes('careful') ? false : undefined)`) },
    output: ['wrong', 'info'],
    absent: ['careful'],
  },
  'What are content and type for console.log, warn and error?': {
    heading: 'what-the-function-receives',
    says: "`'stderr'` for `console.error`, `console.warn`, `console.trace` and `console.assert`, otherwise `'stdout'`.",
    files: {
      ...files,
      ...config(`(...args) => { process.stdout.write(JSON.stringify(args) + '\\n'); }`),
    },
    output: [
      '["out { a: 1 }","stdout"]',
      '["info","stdout"]',
      '["careful","stderr"]',
      '["wrong","stderr"]',
    ],
  },
  'Does returning 0 or null drop the message?': {
    heading: 'what-the-function-receives',
    says: "Any other return value keeps it, including `0`, `null`, `undefined` and a promise, so an `async` function can't drop messages.",
    files: { ...files, ...config(`(text) => (text === 'info' ? 0 : null)`) },
    output: ['info', 'careful', 'wrong'],
  },
  'Can onConsoleLog be async?': {
    heading: 'what-the-function-receives',
    says: "Any other return value keeps it, including `0`, `null`, `undefined` and a promise, so an `async` function can't drop messages.",
    files: { ...files, ...config(`async () => false`) },
    output: ['info', 'careful', 'wrong'],
  },
  'What happens when onConsoleLog throws?': {
    heading: 'the-function-runs-in-the-main-process',
    says: 'If the function throws, Rstest prints `Failed to handle console log` and loses that message. The run goes on and can still pass.',
    files: {
      ...files,
      ...config(`(text) => { if (text === 'careful') throw new Error('handler broke'); }`),
    },
    output: ['Failed to handle console log: Error: handler broke', 'wrong', '1 passed'],
    absent: ['\ncareful'],
  },
  'Is onConsoleLog called while silent is on?': {
    heading: 'messages-that-it-never-sees',
    says: 'Messages that `silent` hides.',
    files: { ...files, ...config(`(text) => { process.stdout.write('seen ' + text); }`) },
    command: 'npx rstest --silent',
    output: ['1 passed'],
    absent: ['seen'],
  },
  'Does onConsoleLog see process.stdout.write?': {
    heading: 'messages-that-it-never-sees',
    says: '`process.stdout.write`, `process.stderr.write`, through which the package `debug` prints, and the output of child processes.',
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('writes', () => { process.stdout.write('raw text\\n'); });`,
      ...config(`() => false`),
    },
    output: ['raw text'],
  },
  'Can a project have an onConsoleLog of its own?': {
    heading: 'the-function-runs-in-the-main-process',
    says: "Only the function of the root config is called: one in a project is ignored, and the root's serves all projects.",
    files: {
      ...files,
      'rstest.config.ts': `export default {
  onConsoleLog: (text) => { process.stdout.write('root saw ' + text + '\\n'); },
  projects: [{ name: 'shop', include: ['*.test.ts'], onConsoleLog: () => { process.stdout.write('project saw it'); return false; } }],
};`,
    },
    output: ['root saw careful'],
    absent: ['project saw it'],
  },
  'Can onConsoleLog see a variable of a test, or use rs?': {
    heading: 'the-function-runs-in-the-main-process',
    says: [
      "Workers run your tests, and the function isn't there.",
      "It therefore can't see variables of a test, and `rs` doesn't work in it.",
    ],
    files: {
      'rstest.config.ts': `import { rs } from '@rstest/core';
export default { onConsoleLog: () => { let works = 'yes'; try { rs.fn(); } catch { works = 'no'; } process.stdout.write(\`main \${process.pid} sees \${(globalThis as any).seen}, rs works: \${works}\\n\`); } };
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('x', () => { (globalThis as any).seen = 1; console.log('hi'); });
`,
    },
    output: ['sees undefined, rs works: no'],
  },
  'Does the function get what a hook and the top level of a file print?': {
    says: 'Calls your function for each console message of a test, a hook or a file.',
    files: config("(text) => { process.stdout.write('saw ' + text + '\\n'); return false; }"),
    test: `import { beforeAll, test } from '@rstest/core';
console.log('file');
beforeAll(() => { console.log('hook'); });
test('a', () => { console.log('test'); });`,
    output: ['saw file', 'saw hook', 'saw test'],
  },
  'Does what the package debug writes to stderr appear?': {
    heading: 'messages-that-it-never-sees',
    says: "They appear as they are, without a header, and `silent` doesn't hide them.",
    test: "import { execFileSync } from 'node:child_process';\nimport { test } from '@rstest/core';\ntest('x', () => { console.log('CON' + 'SOLE'); process.stderr.write('TO ERR\\n'); process.stdout.write('TO OUT\\n'); execFileSync(process.execPath, ['-e', 'console.log(\"CHILD\")'], { stdio: 'inherit' }); });",
    command: 'npx rstest --silent && npx rstest --silent --pool=threads',
    output: [/(?:TO ERR[\s\S]*){2}/, /(?:TO OUT[\s\S]*){2}/, /(?:CHILD[\s\S]*){2}/],
    absent: ['CONSOLE'],
  },
  'How do I hide console.log and keep console.error?': {
    heading: 'what-the-function-receives',
    says: "To see only errors and warnings, hide the rest: `onConsoleLog: (_content, type) => type === 'stderr'`.",
    files: config(`(_content, type) => type === 'stderr'`),
    test: `import { test } from '@rstest/core';
for (const name of ['one', 'two']) test(name, () => {
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) console[method]('SAYS', method);
});
`,
    output: ['SAYS warn', 'SAYS error'],
    absent: ['SAYS log', 'SAYS info', 'SAYS debug'],
  },
} satisfies Answers;
