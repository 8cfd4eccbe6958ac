import { type Answers, config, passing } from '../../../support/answers.ts';

const failing = `import { expect, test } from '@rstest/core';
test('counts', () => {
  expect(3).toBe(2);
});
`;

export default {
  'Does --reporter add to the reporters of the config?': {
    heading: 'reporters-from-the-command-line',
    says: '`--reporter` (or `--reporters`) replaces the list of the config, including options and your own reporters.',
    files: { 'rstest.config.ts': config(`reporters: [['json', { outputPath: './report.json' }]]`) },
    test: passing,
    command: 'npx rstest --reporter=dot && ls',
    output: ['·'],
    absent: ['report.json'],
  },
  'Does a comma separate names in --reporter?': {
    heading: 'reporters-from-the-command-line',
    says: 'a comma-separated list is read as one name.',
    test: passing,
    command: 'npx rstest --reporter=dot,verbose',
    exitCode: 1,
    output: ['Reporter dot,verbose not found'],
  },
  'Can --reporter load a file with my own reporter?': {
    heading: 'reporters-from-the-command-line',
    says: '`--reporter=./mine.ts` fails with `Reporter ./mine.ts not found`.',
    files: { 'mine.mjs': 'export default class { onTestRunEnd() {} }\n' },
    test: passing,
    command: 'npx rstest --reporter=./mine.mjs',
    exitCode: 1,
    output: ['Reporter ./mine.mjs not found'],
  },
  'What does an empty list of reporters print, and what is the exit code?': {
    heading: 'limits-of-reporters',
    says: 'An empty list, `reporters: []`, prints no results, not even failures. What comes from no reporter stays: the version, the coverage table, the patterns that found no file, and the lines of watch mode. The exit code is still right.',
    files: {
      'rstest.config.ts': config('reporters: [], coverage: { reportOnFailure: true }'),
      'watch.mjs': `import { createRstest } from '@rstest/core/api';
const rstest = await createRstest({ config: { reporters: [] } });
await rstest.watch({ onResult: () => setTimeout(process.exit, 500, 1) });`,
    },
    test: failing,
    command: 'npx rstest --coverage; npx rstest gone; node watch.mjs',
    exitCode: 1,
    output: [/Rstest v[\s\S]*All files[\s\S]*No test files found[\s\S]*Waiting for file changes/],
    absent: ['1 failed', 'expected 3'],
  },
  'When are annotations for GitHub Actions printed by default?': {
    heading: 'default-reporter-in-terminals-ci-and-coding-agents',
    says: [
      '`default` and `github-actions` if the environment variable `GITHUB_ACTIONS` is `true`.',
      '`md`, in GitHub Actions too, if Rstest recognizes that a coding agent started it.',
    ],
    test: failing,
    command:
      'GITHUB_ACTIONS=1 npx rstest; GITHUB_ACTIONS=true AI_AGENT=a npx rstest; echo ====; GITHUB_ACTIONS=true npx rstest',
    exitCode: 1,
    output: [
      /^(?:(?!::error)[\s\S])*tool: "@rstest(?:(?!::error)[\s\S])*====[\s\S]*✗ counts[\s\S]*::error file=/,
    ],
  },
  'Are annotations still printed in GitHub Actions when reporters is set?': {
    heading: 'default-reporter-in-terminals-ci-and-coding-agents',
    says: "With `['dot']`, for example, GitHub Actions shows no annotations;",
    files: { 'rstest.config.ts': config(`reporters: ['dot']`) },
    test: failing,
    command: 'GITHUB_ACTIONS=true npx rstest',
    exitCode: 1,
    output: ['1 failed'],
    absent: ['::error'],
  },
  'Is the default report still printed when I set only my own reporter?': {
    heading: 'default-reporter-in-terminals-ci-and-coding-agents',
    says: 'Setting `reporters` replaces all of this.',
    files: {
      'rstest.config.ts': config(`reporters: { onTestRunEnd: () => console.log('only mine') }`),
      'a.test.ts': passing,
    },
    output: ['only mine'],
    absent: ['Test Files'],
  },
  'Is a misspelt reporter option an error?': {
    heading: 'built-in-reporters',
    says: "Rstest doesn't check the options, so a misspelled one is ignored.",
    files: {
      'rstest.config.mjs': `export default { reporters: [['json', { outputFile: './report.json' }]] };\n`,
      'a.test.ts': passing,
    },
    command: 'npx rstest && ls',
    output: ['"tool": "rstest"'],
    absent: [/^report\.json/m],
  },
  'Can the terminal output of the json reporter be parsed as JSON?': {
    heading: 'built-in-reporters',
    says: 'Without `outputPath`, `json` and `junit` print to the terminal, after the line `Rstest v0.12.0` and mixed with other reporters, and no parser can read that.',
    files: {
      'a.test.ts': passing,
      'parse.mjs': `import { readFileSync } from 'node:fs';\nJSON.parse(readFileSync(0, 'utf8'));\n`,
    },
    command: 'npx rstest --reporter=json | node parse.mjs',
    exitCode: 1,
    output: ['SyntaxError', 'Rstest v0.12.0'],
  },
  'Can the blob reporter run in watch mode?': {
    heading: 'limits-of-reporters',
    says: '`Blob reporter is not supported in watch mode`.',
    test: passing,
    command: 'npx rstest watch --reporter=blob',
    exitCode: 1,
    output: ['Blob reporter is not supported in watch mode'],
  },
  'Which environment variables select the md reporter?': {
    heading: 'default-reporter-in-terminals-ci-and-coding-agents',
    says: '`md`, in GitHub Actions too, if Rstest recognizes that a coding agent started it. It looks for environment variables such as `AI_AGENT`, `CLAUDECODE`, `CURSOR_AGENT`, `GEMINI_CLI`, `CODEX_SANDBOX`, `OPENCODE`, `AUGMENT_AGENT`, `GOOSE_PROVIDER` and `REPL_ID`.',
    test: failing,
    command:
      'for name in AI_AGENT CLAUDECODE REPL_ID; do env $name=1 npx rstest; done; AI_AGENT=1 RSTEST_NO_AGENT=1 npx rstest',
    exitCode: 1,
    output: [/(tool: "@rstest\/core[\s\S]*){3}Test Files/],
  },
  'How do reporters of a preset, of the root and of a project combine?': {
    heading: 'limits-of-reporters',
    says: [
      'With `extends`, your list replaces that of the preset.',
      'Reporters belong to the whole run.',
      'In the config of one of the `projects` they are ignored.',
    ],
    files: {
      'base.ts': `export default { reporters: ['verbose'] };
`,
      'rstest.config.ts': `import base from './base';
export default { extends: base, reporters: [{ onTestRunEnd: () => console.log('the list of the root') }], projects: [{ name: 'one', include: ['*.test.ts'], reporters: [{ onTestRunEnd: () => console.log('the list of a project') }] }] };
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
    },
    output: ['the list of the root'],
    absent: ['✓ a', 'the list of a project'],
  },
  'What do the default, md and blob reporters give in a run of several files?': {
    heading: 'built-in-reporters',
    says: [
      '`default` · each file; single tests only if they failed, were slow or were retried, or if just one file runs · `summary`, `showProjectName`, `logger`',
      '`md` · a report in Markdown · `preset`, `stack`, `codeFrame` and more',
      '`blob` · a file for `rstest merge-reports` · `outputDir`',
    ],
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => { throw new Error('no'); });
test('c', () => {});
`,
    },
    command:
      'npx rstest; npx rstest a; npx rstest --reporter=md; npx rstest --reporter=blob; ls .rstest-reports/*',
    output: ['✗ b', '✓ a', '## ', '.rstest-reports/'],
    absent: ['✓ c'],
  },
  'How do I choose the file of a report on the command line?': {
    heading: 'reporters-from-the-command-line',
    says: "To choose the file of a report for one run, read an environment variable there: `['junit', { outputPath: process.env.JUNIT ?? './junit.xml' }]`.",
    files: {
      'rstest.config.mjs':
        "export default { reporters: [['junit', { outputPath: process.env.JUNIT ?? './junit.xml' }]] };",
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});`,
    },
    command: 'npx rstest; JUNIT=out/mine.xml npx rstest; ls . out',
    output: [/junit\.xml[\s\S]*out:[\s\S]*mine\.xml/],
  },
} satisfies Answers;
