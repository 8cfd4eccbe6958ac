import type { Answers } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('fine', () => {});";
const failing =
  "import { expect, test } from '@rstest/core'; test('bad', () => { expect(1).toBe(2); });";

export default {
  'May one --reporter name two reporters?': {
    heading: 'choose-a-reporter',
    says: "A comma-separated list doesn't work: Rstest looks for a reporter called `dot,verbose` and exits with an error.",
    test: test,
    command: 'npx rstest --reporter=dot,verbose',
    exitCode: 1,
    output: ['Reporter dot,verbose not found'],
  },
  'Does --reporter replace the reporters of the config?': {
    heading: 'choose-a-reporter',
    says: 'Reporters on the command line replace those in the config',
    files: { 'a.test.ts': test, 'rstest.config.mjs': "export default { reporters: ['verbose'] };" },
    command: 'npx rstest --reporter=dot',
    output: [/^·$/m],
    absent: ['a.test.ts'],
  },
  'What goes to stderr, and what does dot print for a todo?': {
    heading: 'compare-what-they-print',
    says: [
      '`dot` prints `·` for a test that passed, `-` for a skipped one, `*` for a todo and `x` for a failure:',
      'With these three, failures with their code and difference go to stderr, as do errors of the run and what tests print with `console.error` or `console.warn`; the rest goes to stdout, as does the whole report of `md`.',
    ],
    test: `import { expect, test } from '@rstest/core';
test('fails', () => { console.log('LOGGED'); console.warn('WARNED'); expect(1).toBe(2); });
test.todo('todo'); test.skip('skipped', () => {});
test('passes', () => {});`,
    command:
      'npx rstest --reporter=dot > out.txt 2> err.txt; echo OUT; cat out.txt; echo ERR; cat err.txt; npx rstest --reporter=md 2> md.txt | grep -c WARNED; echo "MD $(wc -c < md.txt)"; npx rstest none > /dev/null',
    exitCode: 1,
    output: [
      /OUT[\s\S]*LOGGED[\s\S]*x\*-·[\s\S]*Tests 1 failed[\s\S]*ERR[\s\S]*WARNED[\s\S]*expected 1 to be 2[\s\S]*MD 0[\s\S]*No test files found/,
    ],
  },
  'Can I redirect the json reporter into a file?': {
    heading: 'write-a-report-to-a-file',
    says: "`rstest --reporter=json > result.json` also writes the line with the version, so the file isn't valid JSON.",
    test: test,
    command: `npx rstest --reporter=json > out.json; node -e "JSON.parse(require('fs').readFileSync('out.json','utf8'))"`,
    exitCode: 1,
    output: ['SyntaxError'],
  },
  'Which option writes junit to a file?': {
    heading: 'write-a-report-to-a-file',
    says: 'Give a reporter its options as a pair of name and object, and keep `default` for the log:',
    files: {
      'a.test.ts': test,
      'rstest.config.mjs':
        "export default { reporters: [['junit', { outputPath: 'out/j.xml' }]] };",
    },
    command: 'npx rstest && cat out/j.xml',
    output: ['<testsuites name="rstest tests" tests="1"'],
  },
  'Where does a relative outputPath start, and are directories created and files of failed runs written?':
    {
      heading: 'write-a-report-to-a-file',
      says: 'A relative `outputPath` starts at the directory where you run the command, even with `--root` or `--config`. Missing directories are created, and a run with failed tests writes the files, too.',
      files: {
        'shop/a.test.ts': failing,
        'shop/rstest.config.mjs':
          "export default { reporters: ['dot', ['junit', { outputPath: process.env.TO + '/x/j.xml' }], ['json', { outputPath: process.env.TO + '/x/j.json' }]] };",
      },
      command:
        'TO=one npx rstest --root shop; TO=two npx rstest --config shop/rstest.config.mjs; cd shop; TO=three npx rstest; ls ../one/x ../two/x three/x',
      output: [
        /one\/x:\nj.json\nj.xml\n\n\.\.\/two\/x:\nj.json\nj.xml\n\nthree\/x:\nj.json\nj.xml/,
        /(failed[\s\S]*){3}/,
      ],
    },
  'Does GITHUB_ACTIONS add annotations when I chose a reporter?': {
    heading: 'on-github',
    says: "As soon as the config or a flag names reporters, name `github-actions` too, or you'll lose annotations and summary.",
    test: failing,
    command: 'GITHUB_ACTIONS=true npx rstest --reporter=dot',
    exitCode: 1,
    absent: ['::error'],
  },
  'Which reporter does a coding agent get in GitHub Actions?': {
    heading: 'on-github',
    says: "A coding agent in GitHub Actions gets `md` alone, if you haven't chosen a reporter.",
    test: failing,
    command:
      'unset RSTEST_NO_AGENT; export GITHUB_ACTIONS=true AI_AGENT=1; npx rstest 2>&1 | grep -oE "Rstest Test Execution Report|::error"; echo CHOSEN; npx rstest --reporter=default 2>&1 | grep -oE "Rstest Test Execution Report|::error|Tests 1 failed"; true',
    output: [/^Rstest Test Execution Report\s+CHOSEN\s+Tests 1 failed\s*$/],
  },
  'Does GITHUB_ACTIONS add annotations by default?': {
    heading: 'on-github',
    says: [
      "If `GITHUB_ACTIONS` is `true` and you haven't chosen a reporter, failures also appear as annotations in the pull request, and a summary is added to the job page.",
      'on GitHub Actions, Rstest adds `github-actions`',
      '`github-actions` · annotations and a job summary · you run on GitHub Actions',
    ],
    elsewhere: {
      '/guide/advanced/environment-variables':
        '`GITHUB_ACTIONS` · `true` adds the `github-actions` reporter when none is chosen',
      '/': 'Reporters write annotations for GitHub Actions and files for JUnit.',
    },
    test: failing,
    command: 'GITHUB_ACTIONS=true npx rstest',
    exitCode: 1,
    output: ['::error file='],
  },
  'Can --reporter load a file of mine?': {
    heading: 'write-your-own-reporter',
    says: '`--reporter=./mine.mjs` fails with `Reporter ./mine.mjs not found`.',
    files: { 'a.test.ts': test, 'mine.mjs': 'export default class {}' },
    command: 'npx rstest --reporter=./mine.mjs',
    exitCode: 1,
    output: ['Reporter ./mine.mjs not found'],
  },
  'What does the JSON report hold, passing tests too?': {
    heading: 'write-a-report-to-a-file',
    says: [
      'The JSON report holds `tool`, `version`, `status`, `summary` with counts such as `failedTests` and `failedFiles`, `durationMs`, `snapshot`, `files`, `tests`, `unhandledErrors`',
      'Each entry of `tests` has `fullName`, `testPath`, `project`, `status` (`pass`, `fail`, `skip` or `todo`), `duration`, `retryCount`, the `describe` names around it in `parentNames` and, if it failed, `errors`; passing tests are listed, too.',
      '`snapshot` counts what was `added`, `matched`, `unmatched` (failed), `updated` and `unchecked` (obsolete).',
      'No field tells when the run began or ended: `durationMs.total` is how long it took.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { reporters: [['json', { outputPath: 'result.json' }]] };",
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; test('good', () => {}); test('bad', () => { expect(1).toBe(2); });",
      'b.test.ts':
        "import { expect, test } from '@rstest/core'; test('new', () => expect(1).toMatchSnapshot()); test('same', () => expect(1).toMatchSnapshot()); test('other', () => expect(2).toMatchSnapshot());",
      '__snapshots__/b.test.ts.snap':
        '// Rstest Snapshot v1\n\nexports[`gone 1`] = `1`;\n\nexports[`other 1`] = `1`;\n\nexports[`same 1`] = `1`;\n',
    },
    command: `unset CI GITHUB_ACTIONS; npx rstest; node -e "const r = require('./result.json'); const s = r.snapshot; console.log('SNAPSHOT', s.added, s.matched, s.unmatched, s.updated, s.unchecked); console.log(Object.keys(r).join()); for (const t of r.tests) console.log(['fullName','testPath','project','status','duration','retryCount','errors'].filter((k) => k in t).join())"`,
    output: [
      'SNAPSHOT 1 1 1 0 1',
      'tool,version,status,summary,durationMs,snapshot,files,tests,unhandledErrors',
      /fullName,testPath,project,status,duration,retryCount\s/,
      'fullName,testPath,project,status,duration,retryCount,errors',
    ],
  },
  'Does --reporter=junit on the command line keep outputPath of the config?': {
    heading: 'choose-a-reporter',
    says: '`--reporter=junit` prints the XML to the terminal, whatever `outputPath` the config sets.',
    elsewhere: {
      '/guide/advanced/ci':
        'name the `junit` reporter with an `outputPath` in the config, and publish that file',
    },
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ reporters: [['junit', { outputPath: 'junit.xml' }]] });",
      'a.test.ts': "import { expect, rs, test } from '@rstest/core';\ntest('a', () => {});\n",
    },
    command:
      'npx rstest --reporter=junit && (ls junit.xml 2>/dev/null || echo no file); npx rstest; ls junit.xml',
    output: [/<testsuite name="a\.test\.ts"[\s\S]*no file[\s\S]*junit\.xml/],
  },
  'What are suites and cases called in a JUnit file?': {
    heading: 'write-a-report-to-a-file',
    says: 'Each `testcase` has the path of the file as its `classname`, and the names of its suites and its own, joined with ` > `, as its `name`.',
    files: {
      'src/a.test.ts':
        "import { describe, test } from '@rstest/core';\ndescribe('cart', () => { describe('total', () => { test('adds', () => {}); }); });\n",
    },
    command: 'npx rstest --reporter=junit',
    output: [
      '<testsuite name="src/a.test.ts"',
      '<testcase name="cart &gt; total &gt; adds" classname="src/a.test.ts"',
    ],
  },
  'What does a failure in the JUnit file hold?': {
    heading: 'contents-of-the-junit-file',
    says: 'A `failure` holds the message, the difference and the stack, but no lines of code.',
    test: "import { expect, test } from '@rstest/core';\ntest('a', () => { const got = { cents: 1 }; expect(got).toEqual({ cents: 2 }); });\n",
    command:
      "npx rstest --reporter=junit > out.txt; cat out.txt; grep -c 'const got' out.txt; npx rstest 2>&1 | grep -c 'const got'",
    output: [
      /<failure message="expected \{ cents: 1 \} to deeply equal \{ cents: 2 \}"[\s\S]*- {3}&quot;cents&quot;: 2,\n\+ {3}&quot;cents&quot;: 1,[\s\S]*at a\.test\.ts:2:\d+<\/failure>[\s\S]*\n0\n1/,
    ],
  },
  'Does the JUnit file name the project?': {
    heading: 'write-a-report-to-a-file',
    says: "It doesn't name the project either, so a file of two projects is there twice under one name: the JSON report has `project`.",
    files: {
      'rstest.config.ts':
        "export default { reporters: [['junit', { outputPath: 'j.xml' }], ['json', { outputPath: 'j.json' }]], projects: ['shop', 'blog'].map((name) => ({ name, include: ['a.test.ts'] })) };",
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});\n",
    },
    command:
      'npx rstest > /dev/null; grep -c "<testsuite name=\\"a.test.ts\\"" j.xml; grep -cE "shop|blog" j.xml; node -p "require(\'./j.json\').tests.map((one) => one.project).sort().join()"',
    output: [/^2\n0\nblog,shop$/m],
  },
  'Is a reporter told of the start of each test, of its logs, and of each file?': {
    heading: 'write-your-own-reporter',
    says: "`onTestCaseStart` is called before each test, skipped ones too, `onTestFileResult` as soon as a file is done, and `onUserConsoleLog` for each console call that `silent` doesn't hide, even if only one file runs.",
    files: {
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nconst log = (name: string) => (item: { name?: string; content?: string; errors?: unknown[] }) => console.log('HOOK', name, item.content ?? item.name, item.errors?.length ?? '');\nexport default defineConfig({ reporters: [{ onTestCaseStart: log('start'), onTestCaseResult: log('result'), onUserConsoleLog: log('log'), onTestFileResult: log('file') }] as never });",
      'a.test.ts':
        "import { expect, rs, test } from '@rstest/core';\ntest('one', () => { console.log('hello'); });\ntest('two', () => { expect(1).toBe(2); });\ntest.skip('three', () => {});\n",
    },
    command: "npx rstest; npx rstest --silent | grep -c 'HOOK log'",
    exitCode: 1,
    output: [
      /^0$/m,
      'HOOK start one',
      'HOOK log hello',
      'HOOK result one',
      'HOOK start two',
      'HOOK start three',
      'HOOK result two 1',
      'HOOK file',
    ],
  },
  'What does each built-in reporter print or write?': {
    heading: 'choose-a-reporter',
    says: [
      '`default` · a line per file, each test if only one file runs, and always failed, retried and slow tests · you work on your code',
      '`md` · Markdown, with a command to repeat each failure · a coding agent reads it',
      '`json` · everything as JSON · your own script reads it',
      '`blob` · nothing; it writes a file for `merge-reports` · you run in shards',
    ],
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('adds a book', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('removes a book', () => { throw new Error('empty'); });
`,
    },
    command:
      "npx rstest --reporter=default; npx rstest a; npx rstest --reporter=md; npx rstest --reporter=json | tail -1 | cut -c1-1; npx rstest --reporter=blob > blob.txt; grep -c 'adds a book' blob.txt; ls .rstest-reports",
    output: ['✗ b.test.ts', '✗ removes a book', '✓ adds a book', 'npx rstest', '}', /^0$/m, 'blob'],
  },
  'How do I hide the details of failures?': {
    heading: 'compare-what-they-print',
    says: 'Your own reporter alone prints only what you choose, such as the counts: `reporters: [{ onTestRunEnd: ({ summary }) => console.log(summary.tests) }]`.',
    files: {
      'rstest.config.ts':
        "export default { reporters: [{ onTestCaseResult({ name, status }: any) { if (status === 'fail') console.log('failed:', name); }, onTestRunEnd: ({ summary }: any) => console.log(summary.tests) }] };",
      'a.test.ts': failing,
    },
    output: ['failed: bad', 'failed: 1'],
    absent: ['AssertionError', 'expected 1'],
    exitCode: 1,
  },
  'Are the cause, the code and the errors of an AggregateError printed?': {
    heading: 'compare-what-they-print',
    says: 'Of an error that a test or a hook throws, they print name, message and stack. Its `cause`, other properties such as `code`, and the `errors` of an `AggregateError` are left out, in the hooks of a reporter too: `console.error(error)` before you rethrow it prints all of them.',
    files: {
      'rstest.config.ts':
        "export default { reporters: ['verbose', { onTestCaseResult: ({ errors }: any) => console.log('keys', Object.keys(errors[0]).sort().join()) }] };",
      'a.test.ts':
        "import { afterAll, test } from '@rstest/core';\nafterAll(() => { throw new AggregateError([inner()], 'of a hook'); });\nconst inner = () => new Error(['the', 'cause'].join(' '));\ntest('cause', () => { throw Object.assign(new Error('outer', { cause: inner() }), { code: ['E', 'CODE'].join('') }); });\ntest('many', () => { throw new AggregateError([inner()], 'several'); });",
      'b.test.ts':
        "import { test } from '@rstest/core';\ntest('logged', () => { const error = Object.assign(new Error('outer', { cause: ['the', 'logged'].join(' ') }), { code: 'E_LOG' }); console.error(error); throw error; });",
    },
    exitCode: 1,
    output: [
      'Error: outer',
      'AggregateError: several',
      'AggregateError: of a hook',
      'keys fullStack,message,name,retryCount,stack',
      "[cause]: 'the logged'",
      "code: 'E_LOG'",
    ],
    absent: ['the cause', 'ECODE'],
  },
  'Can a report (HTML) include what tests wrote to the console?': {
    heading: 'write-a-report-to-a-file',
    says: [
      'if anything was logged, `consoleLogs`',
      'It holds no logs, for which take `consoleLogs` of the JSON report, and no attachments.',
    ],
    files: {
      'rstest.config.ts':
        "export default { reporters: [['junit', { outputPath: 'a.xml' }], ['json', { outputPath: 'a.json' }]] };",
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => { console.log('print' + 'ed'); console.error('print' + 'ed'); });",
    },
    command: 'npx rstest; grep -c printed a.xml a.json',
    exitCode: 0,
    output: ['a.xml:0', 'a.json:2'],
  },
  "How do I get each test's console output into a report?": {
    heading: 'write-a-report-to-a-file',
    says: 'Each entry of `consoleLogs` has `content`, `taskName` of the test that printed it, and `testPath`.',
    files: {
      'rstest.config.mjs': "export default { reporters: [['json', { outputPath: 'r.json' }]] };",
      'a.test.ts':
        "import { test } from '@rstest/core'; test('one', () => console.log('first')); test('two', () => console.warn('second'));",
    },
    command:
      'npx rstest > /dev/null; node -p "JSON.stringify(require(\'./r.json\').consoleLogs.map(({ content, taskName, testPath }) => [content, taskName, testPath]))"',
    output: ['[["first","one","a.test.ts"],["second","two","a.test.ts"]]'],
  },
  'Why is console output missing with the reporter for GitHub Actions?': {
    heading: 'on-github',
    says: 'Alone, it prints annotations and nothing else, not even what tests log: keep `default` beside it',
    test: "import { test } from '@rstest/core';\ntest('x', () => { console.log('LOGGED'); });",
    command:
      'npx rstest --reporter=github-actions && echo THEN && npx rstest --reporter=default --reporter=github-actions',
    output: [/^(?:(?!LOGGED)[\s\S])*THEN[\s\S]*LOGGED/],
  },
  'Can I extend a built-in reporter?': {
    heading: 'write-your-own-reporter',
    says: "The built-in reporters aren't exported, so none can be extended: list yours beside them, or change the file of `json` afterwards.",
    test,
    command:
      "node -e \"Promise.all([import('@rstest/core'), import('@rstest/core/api')]).then((all) => console.log('REPORTERS', all.flatMap(Object.keys).filter((name) => /reporter/i.test(name)).length))\"",
    output: ['REPORTERS 0'],
  },
  "Is the JSON report the same as Jest's?": {
    heading: 'write-a-report-to-a-file',
    says: 'a tool that reads `numTotalTests` or `assertionResults` needs a script in between.',
    files: {
      'rstest.config.ts': "export default { reporters: [['json', { outputPath: 'r.json' }]] };",
      'a.test.ts': test,
    },
    command:
      'npx rstest > /dev/null; grep -cE "numTotalTests|assertionResults" r.json; grep -c fullName r.json',
    output: [/^0\n[1-9]$/m],
  },
  'GitLab shows no file names: how do I get the attribute file into the JUnit report?': {
    heading: 'write-a-report-to-a-file',
    says: 'add it afterwards: `sed -i -E \'s/classname="([^"]*)"/& file="\\1"/\' reports/junit.xml`.',
    files: {
      'rstest.config.ts':
        "export default { reporters: [['junit', { outputPath: 'reports/junit.xml' }]] };",
    },
    test: "import { test } from '@rstest/core'; test('adds', () => {});",
    command: `npx rstest; sed -i -E 's/classname="([^"]*)"/& file="\\1"/' reports/junit.xml; cat reports/junit.xml`,
    output: ['<testcase name="adds" classname="a.test.ts" file="a.test.ts" time="'],
  },
  'Does the summary on GitHub list tests that passed only after a retry?': {
    heading: 'on-github',
    says: 'The summary lists the tests that passed only after a retry under `Flaky Tests`, each with its earlier failure.',
    test: "import { expect, test } from '@rstest/core'; let runs = 0; test('sometimes', { retry: 1 }, () => { runs += 1; expect(runs).toBe(2); });",
    command:
      'GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$PWD/summary.md npx rstest > /dev/null; cat summary.md',
    output: [
      /## Flaky Tests\n\n- `a\.test\.ts > sometimes` \(passed after retry x1\)\n +Previous failure: AssertionError: expected 1 to be 2/,
    ],
  },
  'A file that fails before its tests, or in beforeAll, has no failure in the JUnit report': {
    heading: 'write-a-report-to-a-file',
    says: [
      'a file that fails while it loads is a `testsuite` with 0 tests, the tests behind a failed `beforeAll` are `skipped`, and of a failed `afterAll` or an unhandled rejection nothing is said. `failures` and `errors` stay 0,',
      'In the JSON report, these errors are in `errors` of the entry in `files`.',
      '`summary` with counts such as `failedTests` and `failedFiles`,',
    ],
    files: {
      'rstest.config.ts':
        "export default { reporters: [['junit', { outputPath: 'j.xml' }], ['json', { outputPath: 'j.json' }]] };",
      'after.test.ts':
        "import { afterAll, test } from '@rstest/core';\nafterAll(() => { throw new Error('AFTER'); });\ntest('a', () => {});\n",
      'before.test.ts':
        "import { beforeAll, test } from '@rstest/core';\nbeforeAll(() => { throw new Error('BEFORE'); });\ntest('a', () => {});\n",
      'load.test.ts': "throw new Error('LOAD');\n",
      'lost.test.ts':
        "import { test } from '@rstest/core';\ntest('a', () => { Promise.reject(new Error('LOST')); });\n",
      'read.mjs': `import { readFileSync } from 'node:fs';
const xml = readFileSync('j.xml', 'utf8');
console.log(xml.match(/<testsuites [^>]*skipped="[0-9]"/)[0], /AFTER|BEFORE|LOAD|LOST/.test(xml));
const { files, summary } = JSON.parse(readFileSync('j.json', 'utf8'));
console.log(summary.failedTests, summary.failedFiles, files.map(({ errors }) => errors[0].message).sort().join());
`,
    },
    command: 'npx rstest; echo "EXIT $?"; node read.mjs',
    output: [
      'EXIT 1',
      'tests="3" failures="0" errors="0" skipped="1" false',
      '0 4 AFTER,BEFORE,LOAD,LOST',
    ],
  },
  'What do the reports contain when no test file is found?': {
    heading: 'write-a-report-to-a-file',
    says: 'If no test file is found, both files are written with 0 tests, and `status` is `fail`, or `pass` with `passWithNoTests` or `--changed`.',
    files: {
      'rstest.config.ts':
        "export default { reporters: [['junit', { outputPath: 'j.xml' }], ['json', { outputPath: 'j.json' }]] };",
      'a.ts': 'export const a = 1;\n',
      'b.test.ts': "import { test } from '@rstest/core';\ntest('b', () => {});\n",
    },
    command:
      'npx rstest --related a.ts; echo "EXIT $?"; cat j.xml; head -4 j.json; npx rstest --related a.ts --passWithNoTests; echo "THEN $? $(grep status j.json)"; printf "node_modules\\nj.*\\n" > .gitignore; git init -q && git add -A && git -c user.email=a@b.c -c user.name=n commit -qm one && rm j.json && npx rstest --changed; echo "CHANGED $? $(grep status j.json)"',
    output: [
      'EXIT 1',
      /<testsuites [^>]*tests="0"/,
      '"status": "fail"',
      /THEN 0\s+"status": "pass"/,
      /CHANGED 0\s+"status": "pass"/,
    ],
  },
  'How do I print less for each failure?': {
    heading: 'compare-what-they-print',
    says: "To print less for each failure, write `reporters: [['default', { summary: false }]]`: it leaves out code, difference and the counts at the end, and keeps the message of each failed test. Of a hook or a file that fails, it prints no reason.",
    files: {
      'rstest.config.ts': "export default { reporters: [['default', { summary: false }]] };",
      'file.test.ts': "throw new Error('BROKEN');",
      'hook.test.ts':
        "import { beforeAll, test } from '@rstest/core'; beforeAll(() => { throw new Error('BROKEN'); }); test('a', () => {});",
    },
    test: `import { expect, test } from '@rstest/core';
test('bad', () => expect({ a: 1 }).toEqual({ a: 2 }));`,
    exitCode: 1,
    output: [
      '✗ bad',
      'expected { a: 1 } to deeply equal { a: 2 }',
      '✗ file.test.ts',
      '✗ hook.test.ts',
    ],
    absent: ['Expected', 'a.test.ts:2', 'Test Files', 'BROKEN'],
  },
  'How do I hide what passing tests log, run only what failed, and stop at the first failure?': {
    heading: 'compare-what-they-print',
    says: '`--silent=passed-only` hides what they log, `-f` runs the files that failed last time, and `--bail` stops after the first failure.',
    files: {
      'b.test.ts':
        "import { test } from '@rstest/core'; test('b', () => { console.log('LOUD'); });",
    },
    test: "import { expect, test } from '@rstest/core'; test('bad', () => { expect(1).toBe(2); }); test('next', () => { expect(1).toBe(3); });",
    command:
      'npx rstest --reporter=dot --silent=passed-only 2>&1; echo ONLY; npx rstest -f; echo BAIL; npx rstest a --bail 2>&1; true',
    output: [
      /Tests 2 failed \| 1 passed[\s\S]*ONLY[\s\S]*Tests 2 failed(?! \|)[\s\S]*BAIL[\s\S]*Tests 1 failed/,
    ],
    absent: ['LOUD'],
  },
  'Can I hide passed files?': {
    heading: 'compare-what-they-print',
    says: [
      'To hide passed tests, take `dot`: it prints one dot for each, then the failures.',
      'No option of `default` hides the lines of passed files or, if just one file runs, those of passed tests.',
    ],
    elsewhere: {
      '/config/test/onlyFailures':
        'To run everything and print less of what passed, take another reporter.',
    },
    files: { 'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});" },
    test: "import { expect, test } from '@rstest/core'; test('fine', () => {}); test('also fine', () => {}); test('bad', () => { expect(process.env.BREAK).toBe('no'); });",
    command:
      'npx rstest run --help | grep -- --hide; npx rstest a; echo ALL; npx rstest; echo DOT; npx rstest --reporter=dot 2>&1; true',
    output: [
      /--hideSkippedTests .*\n.*--hideSkippedTestFiles /,
      /✓ fine[\s\S]*✓ also fine[\s\S]*✗ bad[\s\S]*ALL[\s\S]*✓ b\.test\.ts[\s\S]*DOT[\s\S]*·[\s\S]*FAIL +a\.test\.ts > bad/,
    ],
    absent: ['--hidePass', /ALL[\s\S]*✓ fine/, /DOT[\s\S]*✓/, /DOT[\s\S]*b\.test\.ts/],
  },
  'What does the JUnit file say of a test that was retried?': {
    heading: 'write-a-report-to-a-file',
    says: 'A test that passed after a [retry](/config/test/retry) looks like any other, and one that failed has at least one `failure` for each attempt: `retryCount` is in the JSON report.',
    test: "import { expect, test } from '@rstest/core';\nlet runs = 0;\ntest('flaky', { retry: 2 }, () => { expect(++runs).toBe(2); });\ntest('broken', { retry: 2 }, () => { expect(1).toBe(2); });\ntest('soft', { retry: 1 }, () => { expect.soft(1).toBe(2); expect.soft(1).toBe(3); });",
    command:
      'npx rstest --reporter=junit > j.xml; grep -A1 \'name="flaky"\' j.xml; echo FAILURES $(grep -c "<failure " j.xml); npx rstest --reporter=json | grep retryCount',
    output: [
      /name="flaky" classname="a\.test\.ts" time="[\d.]+">\s+<\/testcase>/,
      'FAILURES 7',
      '"retryCount": 1',
      '"retryCount": 2',
    ],
  },
  'What do the times in the JUnit and JSON reports count?': {
    heading: 'write-a-report-to-a-file',
    says: [
      '`time` of a `testcase`, and `duration` of a test, hold its attempts and its `beforeEach` and `afterEach` hooks.',
      '`time` of a `testsuite` is the sum of these; `duration` of an entry of `files` is the time from its first hook or test to its last, with `beforeAll` and `afterAll`, and concurrent tests overlap in it.',
      '`time` of `testsuites`, and `durationMs.tests`, are the `tests` part of the `Duration` line, with starting workers and loading files.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { reporters: [['json', { outputPath: 'r.json' }], ['junit', { outputPath: 'r.xml' }]] };",
      'a.test.ts': `import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@rstest/core';
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const start = Date.now();
while (Date.now() - start < 2000);
beforeAll(() => wait(900));
afterAll(() => wait(900));
beforeEach(() => wait(100));
afterEach(() => wait(100));
let tries = 0;
test('once', () => {});
test('twice', { retry: 1 }, () => { expect(++tries).toBe(2); });`,
      'overlap.ts': `import { test } from '@rstest/core';
test.concurrent('first', () => new Promise((done) => setTimeout(done, 900)));
test.concurrent('second', () => new Promise((done) => setTimeout(done, 900)));`,
      'overlap.cjs': `const { files, tests } = JSON.parse(require('node:fs').readFileSync('r.json', 'utf8'));
console.log('OVERLAP', files[0].duration < tests[0].duration + tests[1].duration - 400);`,
      'check.cjs': `const { readFileSync } = require('node:fs');
const { durationMs, files, tests } = JSON.parse(readFileSync('r.json', 'utf8'));
const times = [...readFileSync('r.xml', 'utf8').matchAll(/<(testsuites?|testcase) [^>]*?time="([^"]+)"/g)];
const [all, suite, ...cases] = times.map(([, , time]) => Math.round(1000 * Number(time)));
const [once, twice] = tests.map(({ duration }) => duration);
const between = (from, value, to) => from <= value && value < to;
console.log('TEST', between(195, once, 380), between(390, twice, 780), cases[0] === once, cases[1] === twice);
console.log('FILE', suite === once + twice, between(suite + 1790, files[0].duration, suite + 2500));
console.log('RUN', between(files[0].duration + 1900, durationMs.tests, 60000), Math.abs(all - durationMs.tests) <= 1, durationMs.total === durationMs.build + durationMs.tests);`,
    },
    command: 'npx rstest && node check.cjs && npx rstest --include overlap.ts && node overlap.cjs',
    output: ['TEST true true true true', 'FILE true true', 'RUN true true true', 'OVERLAP true'],
  },
  'How do I see which shard a test ran in?': {
    heading: 'write-a-report-to-a-file',
    says: 'No report names the shard of a test. Look for its path in `testResults` of each `blob-1-3.json`, or list the files of a shard.',
    files: {
      'rstest.config.mjs':
        "export default { reporters: ['default', 'verbose', ['json', { outputPath: 'r.json' }], ['junit', { outputPath: 'r.xml' }]] };",
      'a.test.ts': test,
      'b.test.ts': test,
    },
    command: `npx rstest --shard=1/2 --reporter=blob; npx rstest --shard=2/2 --reporter=blob; npx rstest merge-reports; echo NAMED $(cat r.json r.xml | grep -ci shard); node -e "const { shard, testResults } = JSON.parse(require('node:fs').readFileSync('.rstest-reports/blob-2-2.json', 'utf8')); console.log('IN', shard.index, testResults.map(({ testPath }) => testPath.split('/').at(-1)).join())"`,
    output: ['NAMED 0', 'IN 2 b.test.ts'],
  },
  'Which options does the reporter for GitHub Actions have?': {
    heading: 'on-github',
    says: [
      "keep `default` beside it, as in `['default', ['github-actions', { annotations: false }]]`, which writes only the summary.",
      'With `summary: false`, it prints only annotations, and `summary: { maxCharsPerField: 200 }` cuts each message and difference of the summary, by default after 400 characters.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { reporters: ['default', ['github-actions', JSON.parse(process.env.WITH)]] };",
      'a.test.ts':
        "import { test } from '@rstest/core'; test('long', () => { throw new Error('m'.repeat(1000)); });",
    },
    command: `export GITHUB_STEP_SUMMARY=$PWD/sum.md; for WITH in '{}' '{"annotations":false}' '{"summary":false}' '{"summary":{"maxCharsPerField":200}}'; do export WITH; : > sum.md; n=$(npx rstest 2>&1 | grep -c ::error); echo "$WITH $n $(grep -oE 'm{20,}' sum.md | head -1 | wc -c)"; done`,
    output: [
      '{} 1 400',
      '{"annotations":false} 0 400',
      '{"summary":false} 1 0',
      '{"summary":{"maxCharsPerField":200}} 1 200',
    ],
  },
  'How many lines of the stack does a report show?': {
    heading: 'compare-what-they-print',
    says: 'The stack ends after ten lines, a limit of Node.js that `Error.stackTraceLimit = 50` in a setup file raises, in the VM pools not for failed assertions.',
    files: {
      'setup.ts': 'if (process.env.LIMIT) Error.stackTraceLimit = 50;',
      'rstest.config.ts': `export default { setupFiles: ['./setup.ts'] };`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
const deep = (n: number): void => { if (n) deep(n - 1); else expect(1).toBe(2); };
const throws = (n: number): void => { if (n) throws(n - 1); else throw new Error('no'); };
test('deep', () => { deep(20); });
test('throws', () => { throws(20); });`,
    },
    command:
      'lines() { npx rstest --pool=$1 > out.txt 2>&1; echo "LINES $(grep -c "at .*deep" out.txt) $(grep -c "at .*throws" out.txt)"; }; lines forks; export LIMIT=1; lines forks; lines vmThreads',
    output: ['LINES 10 10', 'LINES 21 21', 'LINES 10 21'],
  },
  'How are skipped tests marked in the JSON report?': {
    heading: 'fields-of-the-json-report',
    says: 'Each entry of `tests` has `fullName`, `testPath`, `project`, `status` (`pass`, `fail`, `skip` or `todo`), `duration`, `retryCount`, the',
    files: {
      'a.test.mjs':
        "import { test } from '@rstest/core'; test('a', () => {}); test.skip('b', () => {}); test.todo('c'); test('d', ({ skip }) => skip()); test('e', () => { throw new Error('e'); });",
      'rstest.config.mjs': "export default { reporters: [['json', { outputPath: 'out.json' }]] };",
    },
    command:
      'npx rstest; node -p "require(\'./out.json\').tests.map((t) => t.fullName + t.status).join()"',
    output: ['apass,bskip,ctodo,dskip,efail'],
  },
  'Is there --noStackTrace, or another way to print a shorter stack?': {
    heading: 'compare-what-they-print',
    says: "There's no `--noStackTrace`: with the limit `1`, one line is left, with its code.",
    files: {
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };\n",
      'setup.ts': 'Error.stackTraceLimit = 1;\n',
      'src/price.ts': `export function fail(depth: number): void {
  if (depth === 0) throw new Error('no price');
  fail(depth - 1);
}
`,
      'src/a.test.ts': `import { test } from '@rstest/core';
import { fail } from './price';
test('a', () => fail(4));
`,
    },
    command: 'npx rstest; npx rstest --noStackTrace',
    exitCode: 1,
    output: [
      /> 2 \|\s+if \(depth === 0\)[\s\S]*?\n\s+at fail \(src\/price\.ts:2:\d+\)\s+Test Files/,
      'Unknown option `--noStackTrace`',
    ],
  },
  'Can a reporter show the tests as a tree, below their describe?': {
    heading: 'compare-what-they-print',
    says: '`verbose` lists each test, with the names of its suites in the same line; no reporter prints a tree:',
    test: `import { describe, test } from '@rstest/core';
describe('cart', () => { describe('total', () => { test('adds', () => {}); test('rounds', () => {}); }); });
`,
    command: 'npx rstest --reporter=verbose; npx rstest --reporter=tree',
    exitCode: 1,
    output: [/✓ cart > total > adds.*\n\s+✓ cart > total > rounds/, 'Reporter tree not found'],
  },
  'Is the JUnit file valid XML if names and messages hold colors and control characters?': {
    heading: 'contents-of-the-junit-file',
    says: 'Colors and control characters in names and messages are left out, so the XML stays valid.',
    elsewhere: {
      '/guide/basic/reporters':
        'Annotations name absolute paths, even if `npx rstest` runs in a directory below the repository.',
    },
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('red \u001b[31m \\u001b[31m <a> & \\u0000 \\u0007', () => {
  expect('a\\u001b[31m\\u0000 ]]>').toBe('b\\u0008');
});
test('throws', () => { throw new Error('bad \\u001b[31m\\u0001 end'); });
`,
      'check.mjs': `import { readFileSync } from 'node:fs';
const text = readFileSync(0, 'utf8').replace(/^[\\s\\S]*?(?=<\\?xml)/, '');
console.log('CONTROLS', /[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f]/.test(text), /bad end|bad  end/.test(text), text.includes('&lt;a&gt; &amp;'));`,
    },
    command:
      'npx rstest --reporter=junit 2>/dev/null | node check.mjs; npx rstest --reporter=github-actions 2>/dev/null | grep -ac "error file=$PWD/a.test.ts,line="',
    exitCode: 0,
    output: ['CONTROLS false true true', /^2$/m],
  },
  'What if the report of junit can not be written, or its options are not in brackets?': {
    heading: 'write-a-report-to-a-file',
    says: [
      "If a file can't be written, for example because `outputPath` is a directory, the run prints `Failed to write JUnit XML report` and the report itself, and its exit code stays the same.",
      "in `reporters: ['junit', { outputPath: 'junit.xml' }]` the object counts as a second reporter, so the options are lost, and the XML goes to the terminal.",
    ],
    files: {
      'directory.config.mjs': "export default { reporters: [['junit', { outputPath: 'out' }]] };",
      'flat.config.mjs': "export default { reporters: ['junit', { outputPath: 'junit.xml' }] };",
      'out/readme.txt': '',
      'a.test.ts': test,
    },
    command:
      'npx rstest -c directory.config.mjs 2>&1; echo CODE $?; npx rstest -c flat.config.mjs; ls',
    output: [
      /Failed to write JUnit XML report to out: Error: EISDIR[\s\S]*<testsuites[\s\S]*CODE 0[\s\S]*<testsuites/,
    ],
    absent: ['junit.xml'],
  },
  'What do parentNames, errors and retryErrors of the JSON report hold?': {
    heading: 'fields-of-the-json-report',
    says: [
      'An entry of `errors`, and of `retryErrors` for attempts that failed before a retry passed, has `name`, `message` and `stack`, and for an assertion `diff`, `expected` and `actual`.',
    ],
    files: {
      'rstest.config.mjs': "export default { reporters: [['json', { outputPath: 'r.json' }]] };",
      'a.test.ts': `import { describe, expect, test } from '@rstest/core';
describe('shop', () => {
  describe('cart', () => {
    test('fails', () => { expect({ a: 1 }).toEqual({ a: 2 }); });
    test('retries', { retry: 1 }, ({ task }) => { expect(task.retryCount).toBe(1); });
  });
});
`,
      'read.mjs': `import { readFileSync } from 'node:fs';
for (const { parentNames, errors, retryErrors } of JSON.parse(readFileSync('r.json', 'utf8')).tests)
  console.log('TEST', parentNames.join(), ['name', 'message', 'stack', 'diff', 'expected', 'actual'].filter((key) => !((errors ?? retryErrors)[0][key])).length, Boolean(errors), Boolean(retryErrors));
`,
    },
    command: 'npx rstest; node read.mjs',
    output: ['TEST shop,cart 0 true false', 'TEST shop,cart 0 false true'],
  },
  'At which line is an annotation on GitHub, and how many has a test with retries?': {
    heading: 'on-github',
    says: 'Each annotation is at the line that threw, in a helper or a source file, too, or at line 1 of the test file if the error has no line of yours. A test that fails with a retry gets one for each attempt.',
    files: {
      'helper.ts': '\nexport const check = () => { throw new Error("helped"); };\n',
      'a.test.ts': `import { test } from '@rstest/core';
import { check } from './helper';
test('helper', check);
test('no line', () => { throw Object.assign(new Error('bare'), { stack: '' }); });
test('again', { retry: 2 }, () => { throw new Error('again'); });
`,
    },
    command: 'npx rstest --reporter=github-actions | grep -oE "[a-z.]+,line=[0-9]+|::[a-z]+$"',
    exitCode: 0,
    output: [
      /helper\.ts,line=2\s+::helped\s+a\.test\.ts,line=1\s+::bare(\s+a\.test\.ts,line=5\s+::again){3}/,
    ],
  },
  'Is a test printed as soon as it ends, and how do I show the progress?': {
    heading: 'compare-what-they-print',
    says: [
      '`dot` prints a dot as soon as its test ends, `default` and `verbose` print a file and its tests when all of it is done.',
      'Meanwhile, a terminal shows which files run and how many tests have ended; in CI and in a pipe, nothing does.',
      'To see each test at once, with a number or a percentage if you like, put your own reporter beside them: its `onTestCaseStart` and `onTestCaseResult` are called while the file runs.',
    ],
    files: {
      'rstest.config.ts':
        "let done = 0;\nconst live = { onTestCaseStart: ({ name }: { name: string }) => console.log('STARTS', name), onTestCaseResult: ({ name }: { name: string }) => console.log('ENDS', ++done, name) };\nexport default { reporters: [process.env.NAME, live] };",
      'a.test.ts':
        "import { test } from '@rstest/core';\nfor (const name of ['one', 'two']) test(name, () => new Promise((resolve) => setTimeout(resolve, 50)));",
    },
    command: 'NAME=verbose npx rstest; NAME=dot npx rstest; NAME=default npx rstest',
    output: [
      /STARTS one\nENDS 1 one\nSTARTS two\nENDS 2 two\n ✓ a\.test\.ts \(2\).*\n {2}✓ one.*\n {2}✓ two/,
      /STARTS one\n·ENDS 1 one\nSTARTS two\n·ENDS 2 two/,
    ],
    absent: ['RUNS'],
  },
  'Annotations on GitHub name paths of a container: how do I cut them off?': {
    heading: 'on-github',
    says: "GitHub knows no path of a container, such as `/app`: cut it off, `npx rstest | sed 's|file=/app/|file=|'`, with `pipefail`.",
    files: { 'a.test.ts': failing },
    command:
      'GITHUB_ACTIONS=true npx rstest --reporter=default --reporter=github-actions | sed "s|file=$PWD/|file=|"',
    output: ['::error file=a.test.ts,line=1'],
  },
  'The JUnit file of one run is overwritten by the next: how do I keep both?': {
    heading: 'write-a-report-to-a-file',
    says: `One run writes one file for all projects, and the next run overwrites it: to keep both, take the name from a variable, \`\`outputPath: \`reports/\${process.env.NAME}.xml\` \`\`.`,
    files: {
      'rstest.config.ts': `export default { reporters: [['junit', { outputPath: \`reports/\${process.env.NAME}.xml\` }]], projects: ['api', 'ui'] };`,
      'api/a.test.ts': test,
      'ui/a.test.ts': test,
    },
    command:
      'NAME=one npx rstest; NAME=two npx rstest --project ui; NAME=two npx rstest --project api; grep -c "<testcase" reports/*',
    output: ['reports/one.xml:2', 'reports/two.xml:1'],
  },
} satisfies Answers;
