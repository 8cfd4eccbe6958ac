import type { Answers } from '../../../support/answers.ts';

const show = (code: string) =>
  `import { test } from '@rstest/core'; test('a', () => { console.log('SHOW', ${code}); });`;

export default {
  'Does Rstest overwrite NODE_ENV?': {
    heading: 'variables-that-rstest-sets',
    says: '`NODE_ENV` · `test`, unless it is set already · config file and tests',
    test: show('process.env.NODE_ENV'),
    command: 'env -u NODE_ENV npx rstest && NODE_ENV=production npx rstest',
    output: ['SHOW test', 'SHOW production'],
  },
  'How does a test know its worker?': {
    heading: 'variables-that-rstest-sets',
    says: '`RSTEST_WORKER_ID` · `1`, `2`, … · tests',
    test: show('process.env.RSTEST, process.env.RSTEST_WORKER_ID'),
    output: ['SHOW true 1'],
  },
  'Which wins, env in the config or the shell?': {
    heading: 'set-variables-for-tests',
    says: 'a variable for every test · `env` in the config, which overrides the shell and applies before the first import',
    files: {
      'a.test.ts': show('process.env.MODE'),
      'rstest.config.mjs': "export default { env: { MODE: 'config' } };",
    },
    command: 'MODE=shell npx rstest',
    output: ['SHOW config'],
  },
  'Why is the report suddenly Markdown?': {
    heading: 'variables-that-rstest-reads',
    says: [
      '`AI_AGENT` and the variables that common coding agents set · make `md` the default reporter and turn colors off',
      '`RSTEST_NO_AGENT=1` or `--reporter=default` brings the usual report back.',
    ],
    test: show('1'),
    command:
      'env -u RSTEST_NO_AGENT AI_AGENT=agent npx rstest && RSTEST_NO_AGENT=1 AI_AGENT=agent npx rstest',
    output: ['# Rstest Test Execution Report', 'Test Files 1 passed'],
  },
  'Does a missing snapshot fail, and are there annotations, where a service is known and an agent runs?':
    {
      heading: 'variables-that-rstest-reads',
      says: [
        'A missing snapshot fails, as with variables by which a CI service is known, such as `JENKINS_URL`;',
        '`true` adds the `github-actions` reporter when none is chosen and no coding agent runs',
      ],
      test: `import { expect, test } from '@rstest/core'; test('a', () => { expect(1).toMatchSnapshot(); });`,
      command:
        'GITHUB_ACTIONS=true npx rstest | grep -c ::error; env -u RSTEST_NO_AGENT AI_AGENT=1 GITHUB_ACTIONS=true npx rstest > out.txt; grep -c ::error out.txt; head -3 out.txt; JENKINS_URL=http://ci npx rstest',
      exitCode: 1,
      output: [/^1\n0\n---/m, 'Snapshot `a 1` mismatched'],
    },
  'What does import.meta.env hold?': {
    heading: 'set-variables-for-tests',
    says: '`import.meta.env` holds the variables of the process, as `process.env` does. `MODE`, `DEV` and the like are `undefined`;',
    test: show('(import.meta as any).env.MODE, (import.meta as any).env.SHOP'),
    command: 'SHOP=books npx rstest',
    output: ['SHOW undefined books'],
  },
  'Do tests see what the config file loads with process.loadEnvFile?': {
    heading: 'set-variables-for-tests',
    says: "those of an `.env` file, which Rstest doesn't load · `process.loadEnvFile()` in the config",
    files: {
      '.env': 'SHOP=books\n',
      'a.test.ts': show('process.env.SHOP'),
      'rstest.config.mjs': "process.loadEnvFile('.env'); export default {};",
    },
    output: ['SHOW books'],
  },
  'Why is import.meta.env undefined in one function only?': {
    heading: 'set-variables-for-tests',
    says: "The build writes `process.env` in its place, so it's `undefined` in a function with a parameter called `process`: rename the parameter.",
    files: {
      'a.test.ts':
        "import { test } from '@rstest/core';\nconst a = (process: string) => import.meta.env + process; const b = (job: string) => typeof import.meta.env + job;\ntest('x', () => { console.log('A', a('!')); console.log('B', b('!')); });",
    },
    output: ['A undefined!', 'B object!'],
  },
  'Why is import.meta.env undefined in a variable?': {
    heading: 'set-variables-for-tests',
    says: "In `const env = import.meta.env` it's `undefined`, too: destructure it.",
    elsewhere: {
      '/guide/migration/vitest': '`const env = import.meta.env` is `undefined`: destructure it.',
    },
    test: `const env = import.meta.env;\nconst { PATH } = import.meta.env;\n${show('typeof env, typeof PATH, typeof import.meta.env.PATH')}`,
    output: ['SHOW undefined string string'],
  },
  'A snapshot with colors of chalk or picocolors differs in CI: how do I turn them off in tests?': {
    heading: 'variables-that-rstest-sets',
    says: [
      "What code colors, as with chalk or picocolors, therefore has colors in a terminal and in CI, and none behind a pipe, so a snapshot of it differs: set `env: { NO_COLOR: '1' }`.",
      "`FORCE_COLOR: '0'` leaves the colors of picocolors 1.1 on.",
    ],
    files: {
      'a.test.ts': `import chalk from 'chalk';
import pc from 'picocolors';
import { test } from '@rstest/core';
test('a', () => console.log('COLORS', process.env.PART, JSON.stringify([pc.red('x'), chalk.red('x')])));
`,
      'rstest.config.mjs': `const env = { plain: {}, none: { NO_COLOR: '1' }, zero: { FORCE_COLOR: '0' } };
export default { projects: Object.keys(env).map((name) => ({ name, env: { PART: name, ...env[name] } })) };
`,
    },
    command:
      'unset NO_COLOR FORCE_COLOR CI; npx rstest --project plain; echo CI; CI=true npx rstest',
    output: [
      /COLORS plain \["x","x"\][\s\S]*CI[\s\S]*COLORS plain \["\\u001b\[31mx\\u001b\[39m","\\u001b\[31mx\\u001b\[39m"\]/,
      'COLORS none ["x","x"]',
      /COLORS zero \["\\u001b\[31mx\\u001b\[39m","x"\]/,
    ],
  },
  'Is there a flag that turns colors off?': {
    heading: 'variables-that-rstest-reads',
    says: '`NO_COLOR`, `FORCE_COLOR` · turn colors off or on, in tests as well; there is no flag such as `--no-color`',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command:
      'npx rstest --no-color; esc=$(printf "\\033"); unset NO_COLOR CI; FORCE_COLOR=1 npx rstest | grep -c "$esc"; CI=1 NO_COLOR=1 npx rstest | grep -c "$esc"',
    exitCode: 1,
    output: ['Unknown option `--color`', /^[1-9]\d*\s+0\s*$/m],
  },
} satisfies Answers;
