import { type Answers, core } from '../../../support/answers.ts';

const files = {
  'src/tax.ts': `export function rate(country: string) {
  if (country === 'de') return 19;
  return 20;
}
export const unused = () => 1;
`,
  'src/forgotten.ts': `export const voucher = () => 5;\n`,
  'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(19); });`,
};
const config = (coverage: string, more = '') => ({
  'rstest.config.ts': `export default { coverage: { provider: 'v8', reporters: ['text'], ${coverage} }, ${more} };`,
});
const on = 'enabled: true,';
const failing = {
  ...files,
  'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(1); });`,
};

export default {
  'Which provider and which reports does coverage use, and where, when nothing is set?': {
    heading: 'choose-the-reports',
    says: 'By default, `text` prints the table, and `html`, `clover` and `json` write `index.html`, `clover.xml` and `coverage-final.json`.',
    files: { ...files, 'coverage/old.txt': 'x' },
    command: 'npx rstest --coverage && ls coverage',
    output: ['with istanbul', '% Stmts', 'clover.xml', 'coverage-final.json', 'index.html'],
    absent: ['old.txt'],
  },
  'Which files are counted without coverage.include?': {
    heading: 'choose-which-files-count',
    says: 'Without `include`, only files that a test has loaded count.',
    files: { ...files, ...config(on) },
    output: ['tax.ts'],
    absent: ['forgotten.ts', /\n tax\.test\.ts/],
  },
  'Does coverage.include add files that no test imports?': {
    heading: 'choose-which-files-count',
    says: 'With it, all files that match count, including those that no test imports.',
    elsewhere: {
      '/guide/basic/cli': '`--coverage.include <pattern>` · also report files that no test imports',
    },
    files: { ...files, ...config(`${on} include: ['src/**']`) },
    output: ['tax.ts', 'forgotten.ts'],
    absent: [/\n tax\.test\.ts/],
  },
  'Where do the patterns of coverage.include start with projects?': {
    heading: 'projects',
    says: 'Begin the patterns of `include` with `**/`, because they are compared with the path inside each project: `packages/*/src/**` counts no file, and `**/src/**/*.ts` those of all packages.',
    files: {
      'packages/shop/rstest.config.mjs': "export default { name: 'shop' };",
      'packages/shop/src/tax.ts': 'export const tax = () => 1;',
      'packages/shop/src/forgotten.ts': 'export const forgotten = () => 1;',
      'packages/shop/src/tax.test.ts':
        "import { expect, test } from '@rstest/core'; import { tax } from './tax'; test('a', () => expect(tax()).toBe(1));",
      ...config(on, "projects: ['packages/*/rstest.config.mjs']"),
    },
    command: `npx rstest --coverage.include='packages/*/src/**'; echo THEN; npx rstest --coverage.include='**/src/**/*.ts'`,
    output: [/All files[^\n]*\n-[\s\S]*THEN[\s\S]*forgotten\.ts[\s\S]*tax\.ts/],
    absent: [/\.ts +\|[\s\S]*THEN/],
  },
  'Is coverage.exclude appended to the defaults or does it replace them?': {
    heading: 'choose-which-files-count',
    says: '`exclude` is added to the built-in list, which leaves out `node_modules`, type declarations, files with `.test` or `.spec` right before the extension, and the directories `__tests__` and `__mocks__`.',
    files: {
      ...files,
      'src/a.test.util.ts': 'export const cents = () => 5;',
      ...config(`${on} include: ['src/**'], exclude: ['**/forgotten.ts']`),
    },
    output: ['tax.ts', 'a.test.util.ts'],
    absent: ['forgotten.ts', /\n tax\.test\.ts/],
  },
  'Are coverage.reporters appended or replaced?': {
    heading: 'choose-the-reports',
    says: '`reporters` replaces this list.',
    files: { ...files, ...config(`${on} reporters: ['json-summary']`) },
    command: 'npx rstest && ls coverage',
    output: ['coverage-summary.json'],
    absent: ['index.html', 'clover.xml', '% Stmts'],
  },
  'Does --coverage.include replace coverage.include of the config?': {
    heading: 'coverage-from-the-command-line',
    says: 'Flags override the config file; How flags combine with the config shows which of them replace a list and which add to it.',
    files: { ...files, ...config(`${on} include: ['src/**']`) },
    command: `npx rstest --coverage.include 'src/tax.ts'`,
    output: ['tax.ts'],
    absent: ['forgotten.ts'],
  },
  'Does --coverage.exclude replace coverage.exclude of the config?': {
    heading: 'coverage-from-the-command-line',
    says: 'Flags override the config file; How flags combine with the config shows which of them replace a list and which add to it.',
    elsewhere: { '/guide/basic/cli': '`--coverage.exclude` · adds to it' },
    files: { ...files, ...config(`${on} include: ['src/**'], exclude: ['**/forgotten.ts']`) },
    command: `npx rstest --coverage.exclude '**/other.ts'`,
    output: ['tax.ts'],
    absent: ['forgotten.ts'],
  },
  'Does a flag such as --coverage.provider switch coverage on?': {
    heading: 'coverage-from-the-command-line',
    says: '`--coverage` turns coverage on, and so does every known `--coverage.…` flag except `--coverage.enabled=false` and `--coverage.changed=false`;',
    files: { ...files, ...config('') },
    command: 'npx rstest && echo then && npx rstest --coverage.reporters=text',
    output: [/then[\s\S]*Coverage enabled with v8/],
    absent: [/Coverage enabled[\s\S]*then/],
  },
  'How do I switch coverage off for one run?': {
    heading: 'coverage-from-the-command-line',
    says: '`--no-coverage` turns it off.',
    files: { ...files, ...config(on) },
    command: 'npx rstest --no-coverage && npx rstest --coverage.enabled=false',
    output: ['1 passed'],
    absent: ['Coverage enabled'],
  },
  'Are files outside the root counted?': {
    heading: 'choose-which-files-count',
    says: '`allowExternal` counts files outside the root as well, such as sibling packages of a monorepo.',
    files: {
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`shop/${name}`, text])),
      'shop/src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { outside } from '../../kit/outside';
test('outside', () => { expect(outside()).toBe(1); });`,
      'kit/outside.ts': `export const outside = () => 1;\n`,
      ...Object.fromEntries(
        Object.entries(config(`${on} ...(process.env.ALL ? { allowExternal: true } : {})`)).map(
          ([name, text]) => [`shop/${name}`, text],
        ),
      ),
    },
    command: 'cd shop && npx rstest && echo then && ALL=1 npx rstest',
    output: [/then[\s\S]*outside\.ts/],
    absent: [/outside\.ts[\s\S]*then/],
  },
  'Why are files outside the root missing though allowExternal is set?': {
    heading: 'choose-which-files-count',
    says: "If `include` is set, add a pattern for them, such as `'../shared/**'`: without one, and with `**/shared/**`, they don't count.",
    files: {
      'shop/src/tax.ts': 'export const tax = () => 1;',
      'shared/outside.ts': 'export const outside = () => 1;',
      'shop/src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { outside } from '../../shared/outside';
import { tax } from './tax';
test('outside', () => { expect(outside()).toBe(tax()); });`,
      'shop/rstest.config.ts': `export default { coverage: { enabled: true, allowExternal: true, reporters: ['text'],
  include: ['src/**', process.env.MORE].filter(Boolean) } };`,
    },
    command:
      "cd shop; for by in istanbul v8; do for more in '' '**/shared/**' '../shared/**'; do echo BY $by \"$more\" COUNTS $(MORE=\"$more\" npx rstest --coverage.provider=$by | grep -oE '(tax|outside)\\.ts'); done; done",
    output: ['istanbul', 'v8'].flatMap((by) => [
      new RegExp(`BY ${by} +COUNTS tax\\.ts$`, 'm'),
      `BY ${by} **/shared/** COUNTS tax.ts\n`,
      `BY ${by} ../shared/** COUNTS outside.ts tax.ts`,
    ]),
  },
  'How do I pass options to a coverage reporter?': {
    heading: 'choose-the-reports',
    says: "`['json-summary', { file: 'sum.json' }]` names the file",
    files: { ...files, ...config(`${on} reporters: [['json-summary', { file: 'sum.json' }]]`) },
    command: 'npx rstest && ls coverage',
    output: ['sum.json'],
  },
  'What is the exit code when tests pass but a threshold is missed?': {
    heading: 'fail-below-a-threshold',
    says: [
      'With `thresholds`, the run exits with code 1 when coverage is too low, even though all tests pass.',
    ],
    files: { ...files, ...config(`${on} thresholds: { functions: 90 }`) },
    exitCode: 1,
    output: ['1 passed', 'coverage for functions 50% does not meet global threshold 90%'],
  },
  'What does a missed threshold print, and what if I run one file?': {
    heading: 'fail-below-a-threshold',
    says: 'It prints `coverage for lines 50% does not meet global threshold 80%`. If you run one test file, all other files of `include` count as uncovered: add `--no-coverage`, or narrow the report.',
    files: {
      ...files,
      'src/voucher.test.ts': `${core}import { voucher } from './forgotten';\nimport { unused } from './tax';\ntest('voucher', () => { expect(voucher() + unused()).toBe(6); });\n`,
      ...config(`${on} include: ['src/*.ts'], thresholds: { functions: 90 }`),
    },
    command:
      'npx rstest; echo ALL $?; npx rstest src/tax.test; echo ONE $?; npx rstest src/tax.test --no-coverage; echo OFF $?',
    output: [
      /ALL 0[\s\S]*coverage for functions 33\.33% does not meet global threshold 90%\n+ONE 1[\s\S]*OFF 0/,
    ],
  },
  'What does a negative threshold mean?': {
    heading: 'fail-below-a-threshold',
    says: 'A negative one is how many may stay uncovered:',
    files: {
      ...files,
      ...config(`${on} thresholds: { statements: process.env.STRICT ? -1 : -2 }`),
    },
    command: 'npx rstest && echo then && STRICT=1 npx rstest',
    exitCode: 1,
    output: [/then[\s\S]*statements[\s\S]*threshold/],
    absent: [/threshold[\s\S]*then/],
  },
  'Is a report written when a test fails?': {
    heading: 'report-after-failed-tests',
    says: "When a test fails, Rstest writes no report and doesn't check thresholds, because the figures would be incomplete. Set `reportOnFailure: true` to get the report and the check anyway;",
    files: { ...failing, ...config(on) },
    command: 'npx rstest; echo then; npx rstest --coverage.reportOnFailure',
    exitCode: 1,
    output: [/then[\s\S]*% Stmts/],
    absent: [/% Stmts[\s\S]*then/],
  },
  'Are old files in the coverage folder removed?': {
    heading: 'choose-the-reports',
    says: '`clean` empties that directory first, whatever is in it, unless you set it to `false`.',
    files: {
      ...files,
      'coverage/old.txt': 'x',
      ...config(`${on} reporters: ['json-summary'], ...(process.env.KEEP && { clean: false })`),
    },
    command: 'KEEP=1 npx rstest && ls coverage && npx rstest && echo then && ls coverage',
    output: ['old.txt'],
    absent: [/then[\s\S]*old\.txt/],
  },
  'What happens with an unknown provider?': {
    heading: 'install-a-coverage-provider',
    says: 'Any other name makes the run fail with `Unknown coverage provider`.',
    files: { ...files, ...config(`${on} provider: 'nothing'`) },
    exitCode: 1,
    output: ['Unknown coverage provider: nothing'],
    absent: ['1 passed'],
  },
  'Can a project have coverage settings of its own?': {
    heading: 'projects',
    says: [
      'All `projects` share one report.',
      'The settings belong to the whole run: the root config covers all projects, and Rstest ignores `coverage` in a project, with its thresholds, without a message.',
    ],
    files: {
      ...files,
      ...config(
        on,
        `projects: [{ name: 'shop', include: ['src/*.test.ts'], coverage: { enabled: false, exclude: ['**/tax.ts'], thresholds: { lines: 100 } } }]`,
      ),
    },
    output: [/Coverage enabled with v8[\s\S]* tax\.ts +\| +(?!100)[^\n]*\n-[-|]+\n*$/],
  },
  'Can a threshold apply to each file instead of all files together?': {
    heading: 'fail-below-a-threshold',
    says: [
      '`perFile: true` checks each matching file on its own, and belongs inside a glob pattern:',
      'The error then names the file: `src/forgotten.ts coverage for lines 0% does not meet "src/**" threshold 80%`.',
    ],
    files: {
      ...files,
      ...config(
        `${on} include: ['src/**'], thresholds: { 'src/**': { perFile: true, lines: 80 } }`,
      ),
    },
    exitCode: 1,
    output: ['src/forgotten.ts coverage for lines 0% does not meet "src/**" threshold 80%'],
  },
  'How do I leave a piece of code out of the report?': {
    heading: 'leave-code-out-of-the-report',
    says: '`/* istanbul ignore next */` · the next statement or function · both',
    files: {
      ...files,
      'src/tax.ts': `export function rate(country: string) {
  return country.length;
}
/* v8 ignore next */
export function unused() {
  return 1;
}
/* v8 ignore start */
export function old() {
  return 1;
}
/* v8 ignore stop */
`,
      'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(2); });`,
      ...config(on),
    },
    output: [/tax\.ts +\| +100 \| +100 \| +100 \| +100/],
  },
  'What does a v8 ignore file comment do to other modules?': {
    heading: 'leave-code-out-of-the-report',
    says: 'With the provider `v8`, `/* v8 ignore file */` and `/* istanbul ignore file */` also take away the results of modules in the same bundle, which are then missing from the report or, if `include` matches them, reported as not covered.',
    files: {
      'src/a.ts': `/* v8 ignore file */\nexport const a = () => 1;\n`,
      'src/b.ts': `export function b() {\n  return 1;\n}\n`,
      'src/a.test.ts': `import { expect, test } from '@rstest/core';
import { a } from './a';
import { b } from './b';
test('both', () => { expect(a()).toBe(b()); });`,
      ...config(`${on} include: ['src/**']`),
    },
    output: [/b\.ts +\| +0 \|/],
  },
  'How do I hide files with full coverage from the table (skipFull)?': {
    heading: 'choose-the-reports',
    says: "`['text', { skipFull: true }]` leaves out files that are covered completely, from the table alone: the files of other reporters list them",
    files: {
      'rstest.config.ts':
        "export default { coverage: { provider: 'v8', include: ['src/*.ts'], reporters: ['text', 'html', 'lcovonly', 'json-summary'].map((name) => [name, { skipFull: true }]) } };",
      'src/full.ts': 'export const full = () => 1;',
      'src/half.ts': 'export const half = () => 1;\nexport const other = () => 2;',
      'a.test.ts': `import { test } from '@rstest/core';
import { full } from './src/full';
import { half } from './src/half';
test('a', () => { full(); half(); });`,
    },
    command:
      'npx rstest --coverage | grep -c full.ts; grep -l full.ts coverage/index.html coverage/lcov.info coverage/coverage-summary.json',
    output: [/^0\n.*index\.html\n.*lcov\.info\n.*summary\.json/],
  },
  'Which --coverage flags do not turn coverage on?': {
    heading: 'coverage-from-the-command-line',
    says: 'so does every known `--coverage.…` flag except `--coverage.enabled=false` and `--coverage.changed=false`',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command:
      'npx rstest --coverage.enabled=false; npx rstest --coverage.changed=false; npx rstest --coverage.thresholds.lines=9; echo ON; npx rstest --coverage.clean=false',
    output: [/ON[\s\S]*Coverage enabled with/],
    absent: [/Coverage enabled with[\s\S]*ON/],
  },
  "coverage.exclude: ['src/legacy/**'] leaves nothing out. Why?": {
    heading: 'choose-which-files-count',
    says: [
      'Istanbul leaves nothing out for `src/legacy/**`, without a warning, and `**/src/legacy/**` works either way',
      'A plain name, such as `legacy.ts` or `src/legacy`, leaves nothing out with either provider unless `include` is set, and `/src/legacy.ts` never does',
    ],
    files: {
      'rstest.config.ts': `const { PATTERN = '', PROVIDER, INCLUDE } = process.env;
export default { coverage: { provider: PROVIDER, include: INCLUDE && [INCLUDE], exclude: [PATTERN], reporters: ['text'] } };`,
      'src/legacy/old.ts': 'export const old = () => 1;',
      'a.test.ts':
        "import { test } from '@rstest/core'; import { old } from './src/legacy/old'; test('a', () => { old(); });",
    },
    command: `for provider in istanbul v8; do for pattern in 'src/legacy/**' '**/src/legacy/**'; do
  echo "$provider $pattern: $(PROVIDER=$provider PATTERN=$pattern npx rstest --coverage | grep -c old.ts)"; done; done; for provider in istanbul v8; do for pattern in old.ts src/legacy /src/legacy/old.ts; do echo "$provider $pattern: $(PROVIDER=$provider PATTERN=$pattern npx rstest --coverage | grep -c old.ts) $(INCLUDE='src/**' PROVIDER=$provider PATTERN=$pattern npx rstest --coverage | grep -c old.ts)"; done; done`,
    output: [
      ...['istanbul', 'v8'].flatMap((provider) => [
        `${provider} old.ts: 1 0`,
        `${provider} src/legacy: 1 0`,
        `${provider} /src/legacy/old.ts: 1 1`,
      ]),
      'istanbul src/legacy/**: 1',
      'istanbul **/src/legacy/**: 0',
      'v8 src/legacy/**: 0',
      'v8 **/src/legacy/**: 0',
    ],
  },
  'Which coverage reports are written by default, and to which files?': {
    heading: 'choose-the-reports',
    says: '`html`, `clover` and `json` write `index.html`, `clover.xml` and `coverage-final.json`',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'npx rstest --coverage && ls coverage',
    output: ['% Stmts', 'clover.xml', 'coverage-final.json', 'index.html'],
  },
  'Which ignore comments does which provider read, and is @preserve needed?': {
    heading: 'leave-code-out-of-the-report',
    says: 'In all of them, the provider `v8` takes `v8`, `istanbul`, `c8` and `node:coverage` for the same, as in `v8 ignore if` or `istanbul ignore start`; `istanbul` reads its own name alone, and no `start`.',
    files: {
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, provider: process.env.PROVIDER, include: ['src/**'], reporters: ['text'] } };",
      'src/branch.ts':
        'export function g(x: number) {\n  /* istanbul ignore else */\n  if (x > 0) {\n    return 1;\n  } else {\n    return 2;\n  }\n}\n',
      'src/named.ts': `export function named(x: number) {
  /* v8 ignore if */
  if (x > 1) {
    return 1;
  }
  /* istanbul ignore start */
  if (x > 2) {
    return 2;
  }
  /* istanbul ignore stop */
  return x;
}
`,
      'src/eight.ts':
        'export const used = () => 0;\n/* c8 ignore next */\nexport const a = () => 1;\n/* v8 ignore next */\nexport const b = () => 2;\n/* node:coverage ignore next */\nexport const c = () => 3;\n',
      'a.test.ts':
        "import { test } from '@rstest/core'; import { g } from './src/branch'; import { used } from './src/eight'; import { named } from './src/named'; test('a', () => { g(1); used(); named(0); });",
    },
    command: 'PROVIDER=v8 npx rstest; echo THEN; PROVIDER=istanbul npx rstest',
    output: [
      /eight\.ts +\| +100 \|[\s\S]*THEN[\s\S]*eight\.ts +\| +62\.5/,
      /branch\.ts +\| +100 \| +100[\s\S]*THEN[\s\S]*branch\.ts +\| +100 \| +100/,
      /named\.ts +\| +100 \| +100[\s\S]*THEN[\s\S]*named\.ts +\| [^|]+\| +50 \|[^|]*\|[^|]*\| 4,8 /,
    ],
  },
  'What if a pattern of thresholds matches no file?': {
    heading: 'fail-below-a-threshold',
    says: 'A directory, as in Jest, `<rootDir>/…` and an absolute path match no file, and a pattern without a file fails the run.',
    files: {
      ...files,
      ...config(`${on} thresholds: { [process.env.GLOB!]: { lines: 1 } }`),
    },
    command:
      'for g in src "<rootDir>/src/**" "$PWD/src/**" "gone/**"; do GLOB=$g npx rstest || echo "EXIT $?"; done',
    output: [/(coverage data for ".*" was not found[\s\S]*EXIT 1[\s\S]*){4}/],
  },
  'Which lines do the comments leave out, and does SWC keep them?': {
    heading: 'leave-code-out-of-the-report',
    says: [
      '`/* v8 ignore next */` · the next statement or function; a number, as in `next 3`, has no effect · `v8`',
      '`/* v8 ignore start */` … `/* v8 ignore stop */` · everything in between; without `stop`, as with `end` in its place, the rest of the file · `v8`',
      '`/* istanbul ignore if */`, `/* istanbul ignore else */` · one branch of an `if` · both',
      "SWC keeps these comments, even with `removeComments` in `tsconfig.json`, so `@preserve` isn't needed.",
    ],
    elsewhere: {
      '/guide/basic/coverage':
        'Ignore code · `/* istanbul ignore next */` · the same, or `/* v8 ignore next */`',
    },
    files: {
      'count.ts': `export function count(x: number) {
  if (x > 5) {
    /* v8 ignore next 3 */
    String(1);
    String(2);
    String(3);
  }
  return x;
}
`,
      'a.ts': `export function a(x: number) {
  /* v8 ignore next */
  if (x > 5) {
    return 'big';
  }
  /* v8 ignore start */
  if (x > 4) {
    return 'four';
  }
  /* v8 ignore stop */
  return 'small';
}
`,
      'end.ts': `export const start = () => 1;
/* v8 ignore start */
export function old() {
  return 2;
}
/* v8 ignore end */
export function later() {
  return 3;
}
`,
      'b.ts': `export function b(x: number) {
  /* istanbul ignore if */
  if (x > 5) {
    return 'big';
  }
  let r = 'no';
  /* istanbul ignore else */
  if (x < 5) {
    r = 'small';
  }
  return r;
}
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { a } from './a';
import { b } from './b';
import { count } from './count';
import { start } from './end';
test('x', () => { expect(a(1)).toBe('small'); expect(b(1)).toBe('small'); expect(count(1)).toBe(1); expect(start()).toBe(1); });
`,
    },
    command:
      'npx rstest --coverage.provider=v8 --coverage.reporters=text; npx rstest b a --coverage.provider=istanbul --coverage.reporters=text',
    output: [
      /a\.ts +\| +100 +\| +100 +\| +100 +\| +100/,
      /end\.ts +\| +100 +\| +100 +\| +100 +\| +100/,
      /b\.ts +\| +100 +\| +100 +\| +100 +\| +100[\s\S]*count\.ts +\|.*\| 5-6 [\s\S]*b\.ts +\| +100 +\| +100 +\| +100 +\| +100/,
    ],
  },
  'Does perFile count at the top level?': {
    heading: 'fail-below-a-threshold',
    says: 'At the top level it has no effect, and Vitest\'s form `perFile: { lines: 50 }` fails with `coverage data for "perFile" was not found`.',
    files: {
      'a.ts': `export const a = () => 1;
export const b = () => 2;
`,
      'b.ts': `export const c = () => 1;
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { a } from './a';
import { c } from './b';
test('x', () => { expect(a() + c()).toBe(2); });
`,
      'rstest.config.ts': `export default { coverage: { enabled: true, provider: 'v8', reporters: ['text'], thresholds: { perFile: true, functions: 60 } } };
`,
      'vitest.form.ts':
        'export default { coverage: { enabled: true, thresholds: { perFile: { lines: 50 } } } };',
    },
    command: 'npx rstest && npx rstest --config vitest.form.ts',
    exitCode: 1,
    output: ['Test Files 1 passed', 'coverage data for "perFile" was not found'],
  },
  'Is the report written with reportOnFailure, and is the exit code still 1?': {
    heading: 'report-after-failed-tests',
    says: 'Set `reportOnFailure: true` to get the report and the check anyway; the exit code stays 1.',
    files: {
      'rstest.config.ts': 'export default { coverage: { thresholds: { lines: -0.5 } } };',
      'a.ts': `export const a = () => 1;
export const never = () => {
  return 2;
};
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { a } from './a';
test('x', () => { expect(a()).toBe(2); });
`,
    },
    command:
      'npx rstest --coverage.provider=v8 --coverage.reportOnFailure --coverage.reporters=text',
    exitCode: 1,
    output: [/a\.ts +\| +[1-9]/, 'uncovered lines 1 exceeds maximum global threshold allowed 0.5'],
  },
  'Which files does coverage.changed count, how does each provider count, and does it need assertions?':
    {
      heading: 'choose-which-files-count',
      says: '`changed` counts only files changed in Git.',
      elsewhere: {
        '/guide/basic/coverage': [
          "How it works · adds counters to your code while it's bundled · reads the counters of the JavaScript engine",
          "A test without an assertion covers as much as a good one, so don't chase 100%.",
        ],
        '/guide/basic/cli': '`--coverage.reportsDirectory <dir>` · where reports go',
        '/guide/write/what-to-test': "It doesn't show whether a test would notice a mistake.",
      },
      files: {
        '.gitignore': 'node_modules\n',
        'src/a.ts': 'export const a = () => 1;\n',
        'src/b.ts': 'export const b = () => 2;\n',
        'a.test.ts':
          "import { test } from '@rstest/core'; import { a } from './src/a'; import { b } from './src/b'; test('checks nothing', () => { a(); b(); });",
      },
      command:
        'git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm one && echo "// changed" >> src/a.ts; for one in istanbul v8; do npx rstest --coverage.provider=$one --coverage.changed --coverage.reportsDirectory=out --dev.writeToDisk; echo COUNTERS $(grep -l "cov_" dist/.rstest-temp/a~test~ts.mjs | wc -l); done; ls out',
      output: [
        /a\.ts *\| *100 [\s\S]*COUNTERS 1\n[\s\S]*a\.ts *\| *100 [\s\S]*COUNTERS 0\n/,
        'coverage-final.json',
      ],
      absent: [/ b\.ts/],
    },
  'How do I ignore the implicit else after an if that throws?': {
    heading: 'leave-code-out-of-the-report',
    says: [
      '`ignore else` leaves out the branch, not the lines that a `throw` in the `if` skips. Turn the condition around, and put `ignore next` before the `if`.',
      '`ignore if` leaves out what is inside, not the `if` itself. In code that no test reaches, write `ignore next`.',
      'No report names what is left out: `lcov` has neither its lines nor its branches.',
    ],
    files: {
      'throws.ts':
        "export function save(error?: number) {\n  /* istanbul ignore else */\n  if (error !== 11000) {\n    throw new Error('x');\n  }\n  return 1;\n}\n",
      'turned.ts':
        "export function save(error?: number) {\n  /* istanbul ignore next */\n  if (error === 11000) {\n    return 1;\n  }\n  throw new Error('x');\n}\n",
      ...Object.fromEntries(
        ['if', 'next'].map((what) => [
          `${what}.ts`,
          `export function save(error = 2) {\n  if (error === 1) {\n    /* istanbul ignore ${what} */\n    if (error > 0) {\n      return 5;\n    }\n  }\n  throw new Error('x');\n}\n`,
        ]),
      ),
      'a.test.ts': `import { expect, test } from '@rstest/core';
import * as throws from './throws';
import * as turned from './turned';
import * as inner from './if';
import * as next from './next';
test('a', () => { for (const { save } of [throws, turned, inner, next]) expect(() => save()).toThrow('x'); });`,
    },
    command:
      'for by in v8 istanbul; do npx rstest --coverage.provider=$by --coverage.reporters=lcov > /dev/null; tr "\\n" " " < coverage/lcov.info; echo; done',
    output: [
      /(?:TN: SF:if\.ts (?:(?!end_of).)*DA:4,0 [^\n]*SF:next\.ts (?:(?!end_of|DA:[345],).)*end_of[^\n]*SF:throws\.ts (?:(?!end_of).)*DA:6,0 [^\n]*SF:turned\.ts (?:(?!end_of|DA:[34],|BRDA:).)*end_of[^\n]*\s*){2}/,
    ],
  },
  'Can each project have its own coverage directory?': {
    heading: 'projects',
    says: 'For a report of each project, run one at a time: `npx rstest --project web --coverage --coverage.reportsDirectory=coverage/web`.',
    files: {
      'rstest.config.mjs':
        "export default { projects: ['web', 'api'].map((name) => ({ name, root: name })), coverage: { provider: 'v8', reporters: ['lcov'] } };",
      ...Object.fromEntries(
        ['web', 'api'].flatMap((name) => [
          [`${name}/${name}.ts`, 'export const one = () => 1;'],
          [
            `${name}/a.test.ts`,
            `import { test } from '@rstest/core'; import { one } from './${name}'; test('a', () => { one(); });`,
          ],
        ]),
      ),
    },
    command:
      'npx rstest --project web --coverage --coverage.reportsDirectory=coverage/web > /dev/null; npx rstest --project api --coverage --coverage.reportsDirectory=coverage/api > /dev/null; grep -h SF coverage/web/lcov.info; echo and; grep -h SF coverage/api/lcov.info',
    output: [/^SF:web\/web\.ts\s+and\s+SF:api\/api\.ts\s*$/m],
  },
  'How do I change the paths in lcov.info, as with projectRoot?': {
    heading: 'choose-the-reports',
    says: "`['lcov', { projectRoot: '..' }]` lets the paths in `lcov.info` begin at another directory than that of the command",
    files: {
      'shop/rstest.config.mjs':
        "export default { coverage: { provider: 'v8', reporters: [['lcov', { projectRoot: process.env.FROM }]] } };",
      'shop/src/tax.ts': 'export const tax = () => 3;\n',
      'shop/a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { tax } from './src/tax';\ntest('a', () => { expect(tax()).toBe(3); });",
    },
    command:
      'cd shop; for from in . ..; do FROM=$from npx rstest --coverage; grep SF coverage/lcov.info; done',
    output: [/^SF:src\/tax\.ts$/m, /^SF:shop\/src\/tax\.ts$/m],
  },
  'How do I see all uncovered lines, and which colors do figures have?': {
    heading: 'choose-the-reports',
    says: [
      "The list of uncovered lines is cut at its front to fit the terminal, or a short column in a log, and so are long names of files: `['text', { maxCols: 200 }]` makes the table wider.",
      '`text` and `html` show figures below 50% in red and those from 80% in green, whatever your thresholds are; no option changes that.',
    ],
    files: {
      ...config(
        `${on} watermarks: { lines: [1, 5] }, reporters: JSON.parse(process.env.REPORTERS),`,
      ),
      'long.ts': `export function pick(n: number) {\n${Array.from({ length: 20 }, (_, n) => `  if (n === ${n}) {\n    return ${n};\n  }\n`).join('')}  return -1;\n}`,
      'aVeryLongNameOfAFileThatTheTableCuts.ts': 'export const f = 1;\n',
      'high.ts':
        'export const a = 1;\nexport const b = 2;\nexport const c = 3;\nexport const d = 4;\nexport const e = () => {\n  throw a;\n};\n',
    },
    test: `import { test } from '@rstest/core';
import { pick } from './long'; import { d } from './high'; import { f } from './aVeryLongNameOfAFileThatTheTableCuts';
test('a', () => void [pick(-1), d, f]);`,
    command: `REPORTERS='["text"]' npx rstest; REPORTERS='[["text", { "maxCols": 200 }]]' npx rstest; REPORTERS='[["html", { "watermarks": { "lines": [1, 5] } }]]' npx rstest; grep -oE 'value="[0-9.]+" class="pct [a-z]+"' coverage/index.html`,
    output: [
      /\| \.\.\.[\d,]+,60 /,
      /^ \.\.\.\w+Cuts\.ts +\|/m,
      /^ aVeryLongNameOfAFileThatTheTableCuts\.ts +\|/m,
      /\| 3,6,9,[\d,]+,60 /,
      /value="5\d\.\d+" class="pct medium"/,
      /value="8\d(\.\d+)?" class="pct high"/,
    ],
  },
  'How do I leave the last else of a chain out?': {
    heading: 'leave-code-out-of-the-report',
    says: "In a chain, write the comment between `else` and `if`: `else /* istanbul ignore else */ if (…)` leaves out the last `else`. Before its `{`, or before `} else`, it doesn't.",
    files: {
      'between.ts': `export const f = (n: number) => {\n  if (n === 1) {\n    return 1;\n  } else /* istanbul ignore else */ if (n === 2) {\n    return 2;\n  } else {\n    throw new Error('x');\n  }\n};`,
      'brace.ts': `export const f = (n: number) => {\n  if (n === 1) {\n    return 1;\n  } else if (n === 2) {\n    return 2;\n  } else /* istanbul ignore next */ {\n    throw new Error('x');\n  }\n};`,
      'before.ts': `export const f = (n: number) => {\n  if (n === 1) {\n    return 1;\n    /* istanbul ignore else */\n  } else if (n === 2) {\n    return 2;\n  } else {\n    throw new Error('x');\n  }\n};`,
    },
    test: `import { test } from '@rstest/core';
import * as between from './between'; import * as brace from './brace'; import * as before from './before';
test('a', () => { for (const { f } of [between, brace, before]) [1, 2].forEach(f); });`,
    command:
      'for by in v8 istanbul; do npx rstest --coverage.provider=$by --coverage.reporters=text; done',
    output: [
      /(between\.ts \| +100 \| +100 [\s\S]*){2}/,
      /(before\.ts +\| +[\d.]+ \| +75 [\s\S]*){2}/,
      /(brace\.ts +\| +[\d.]+ \| +75 [\s\S]*){2}/,
    ],
  },
  'Can I turn the thresholds off for one run?': {
    heading: 'fail-below-a-threshold',
    says: 'No flag sets them, and `--coverage.thresholds.lines=0` is ignored. To do without them for one run, ask a variable: `thresholds: process.env.NO_LIMITS ? undefined : { lines: 80 }`.',
    files: {
      ...files,
      ...config(`${on} thresholds: process.env.NO_LIMITS ? undefined : { lines: 99 }`),
    },
    command:
      'npx rstest --coverage.thresholds.lines=0 || NO_LIMITS=1 npx rstest && echo SECOND PASSED',
    output: ['does not meet global threshold', 'SECOND PASSED'],
  },
  ...Object.fromEntries(
    ['v8', 'istanbul'].map((provider) => [
      `May a reason follow in an ignore comment, with ${provider}?`,
      {
        heading: 'leave-code-out-of-the-report',
        says: 'A reason may follow, after `--`: `/* istanbul ignore else -- keys come from JSON */`.',
        files: {
          'src/own.ts': `export function own(rates: object, key: string) {
  /* istanbul ignore else -- keys come from JSON */
  if (Object.hasOwn(rates, key)) return true;
}
`,
          'src/own.test.ts': `import { expect, test } from '@rstest/core';
import { own } from './own';
test('own', () => { expect(own({ de: 1 }, 'de')).toBe(true); });`,
          ...config(`${on} provider: '${provider}', include: ['src/own.ts']`),
        },
        output: [/own\.ts +\| +100 \| +100 \|/],
      },
    ]),
  ),
  'Why does the coverage report list test files?': {
    heading: 'choose-which-files-count',
    says: "A test file of another name counts as a source: leave it out with `exclude`, as in `['**/checks/**']`.",
    files: {
      'tax.ts': 'export const tax = () => 3;',
      'checks/sums.ts':
        "import { expect, test } from '@rstest/core'; import { tax } from '../tax'; test('a', () => expect(tax()).toBe(3));",
      ...config(on, "include: ['checks/*.ts']"),
    },
    command:
      "npx rstest; echo THEN; npx rstest --coverage.exclude='**/checks/**'; echo OTHER; npx rstest --coverage.provider=istanbul",
    output: [/ sums\.ts[\s\S]*THEN(?:(?! sums\.ts +\|)[\s\S])*OTHER[\s\S]* sums\.ts/],
  },
  'Does a glob pattern under thresholds inherit or lower the global ones?': {
    heading: 'fail-below-a-threshold',
    says: 'A pattern checks only the figures that it names, and lowers nothing: its files count for the global thresholds, too, and for each other pattern that matches them.',
    files: {
      'rstest.config.ts':
        "export default { coverage: { enabled: true, provider: 'v8', reporters: ['text'], thresholds: JSON.parse(process.env.LIMITS!) } };",
      'src/full.ts':
        "export const sign = (n: number) => (n > 0 ? '+' : n < 0 ? '-' : '');\nexport const one = 1;\nexport const two = 2;\n",
      'src/low.ts':
        "export const size = (n: number) => {\n  if (n > 1) {\n    return 'big';\n  }\n  return 'small';\n};\n",
    },
    test: `import { expect, test } from '@rstest/core';
import { sign } from './src/full';
import { size } from './src/low';
test('a', () => { expect([1, -1, 0].map(sign).join('') + size(2)).toBe('+-big'); });`,
    command: `check() { LIMITS="$1" npx rstest; echo "CODE $?"; }
check '{ "branches": 60, "src/low.ts": { "lines": 50 } }'
check '{ "branches": 60, "src/low.ts": { "branches": 60 } }'
check '{ "branches": 90, "src/low.ts": { "branches": 10 } }'
check '{ "src/**": { "lines": 99 }, "src/low.ts": { "lines": 10 } }'`,
    output: [
      /CODE 0[\s\S]*does not meet "src\/low.ts" threshold 60%[\s\S]*CODE 1[\s\S]*does not meet global threshold 90%[\s\S]*CODE 1[\s\S]*does not meet "src\/\*\*" threshold 99%[\s\S]*CODE 1/,
    ],
  },
  'Where does the comment that leaves a function of an object or a method out belong?': {
    heading: 'leave-code-out-of-the-report',
    says: 'In an object, write `ignore next` directly before an arrow function, `pay: /* istanbul ignore next */ async () => 1`. Before a `function` there, it works with `istanbul` alone, before the name with `v8` alone, and behind `async` with neither. Before a method of an object or a class, such as `async pay() {}`, it leaves out that method. Before a constructor, a `#pay() {}` or a `static {}`, it works with `v8` alone: with `istanbul`, write it inside, before each statement.',
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      'before.ts': `export const before = {
  first: () => 0,
  pay: /* istanbul ignore next */ async () => 1,
};
`,
      'expression.ts': `export const expression = {
  first: () => 0,
  pay: /* istanbul ignore next */ async function () {
    return 1;
  },
};
`,
      'name.ts': `export const name = {
  first: () => 0,
  /* istanbul ignore next */
  pay: async () => 1,
};
`,
      'behind.ts': `export const behind = {
  first: () => 0,
  pay: async /* istanbul ignore next */ () => 1,
};
`,
      'method.ts': `export const method = {
  first: () => 0,
  /* istanbul ignore next */
  async pay() {
    return 1;
  },
};
export class Shop {
  first() {
    return 0;
  }
  /* istanbul ignore next */
  async pay() {
    return 1;
  }
}
`,
      'outside.ts': `export class Outside {
  /* istanbul ignore next */
  constructor() {
    this.first();
  }
  first() {
    return 0;
  }
  /* istanbul ignore next */
  #pay() {
    return 1;
  }
  /* istanbul ignore next */
  static {
    if (process.env.NONE) new Outside();
  }
}
`,
      'inside.ts': `export class Inside {
  constructor() {
    /* istanbul ignore next */
    this.first();
  }
  first() {
    return 0;
  }
  #pay() {
    /* istanbul ignore next */
    return 1;
  }
  static {
    /* istanbul ignore next */
    if (process.env.NONE) new Inside();
  }
}
`,
    },
    test: `import { expect, test } from '@rstest/core';
import { before } from './before';
import { behind } from './behind';
import { expression } from './expression';
import { Inside } from './inside';
import { Outside } from './outside';
import { method, Shop } from './method';
import { name } from './name';
test('a', () => { for (const one of [before, behind, expression, method, name, new Shop(), Inside.prototype, Outside.prototype]) expect(one.first()).toBe(0); });`,
    command:
      "for by in istanbul v8; do echo BY $by FUNCTIONS $(npx rstest --coverage.provider=$by | grep -E '^ *[a-z]+\\.ts ' | awk -F'|' '{ gsub(/ /, \"\"); print $1 \"=\" ($1 ~ /side/ ? $2 : $4) }'); done",
    output: [
      'BY istanbul FUNCTIONS before.ts=100 behind.ts=50 expression.ts=100 inside.ts=100 method.ts=100 name.ts=50 outside.ts=40',
      'BY v8 FUNCTIONS before.ts=100 behind.ts=50 expression.ts=50 inside.ts=100 method.ts=100 name.ts=100 outside.ts=100',
    ],
  },
  'How do I leave out a case of a switch, or a default value?': {
    heading: 'leave-code-out-of-the-report',
    says: 'Before `default:` or `case 2:`, `ignore next` leaves out that case of a `switch`, and before a parameter with a default value, `(/* istanbul ignore next */ rate = 1)`, its branch.',
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      ...Object.fromEntries(
        [
          ['all', '', ''],
          ['left', '/* istanbul ignore next */', '/* istanbul ignore next */'],
        ].map(([name, before, inside]) => [
          `${name}.ts`,
          `export function ${name}(n: number) {
  switch (n) {
    case 1:
      return 'one';
    ${before}
    case 2:
      return 'two';
    ${before}
    default:
      return 'none';
  }
}
export function ${name}Rate(${inside} rate = 1) {
  return rate;
}
`,
        ]),
      ),
    },
    test: `import { expect, test } from '@rstest/core';
import { all, allRate } from './all';
import { left, leftRate } from './left';
test('a', () => { expect([all(1), left(1), allRate(2), leftRate(2)]).toEqual(['one', 'one', 2, 2]); });`,
    command: 'for by in istanbul v8; do echo BY $by; npx rstest --coverage.provider=$by; done',
    output: [
      /BY istanbul[\s\S]* all\.ts +\| +[\d.]+ \| +25 \|[^\n]*\n *left\.ts +\| +100 \| +100 \| +100 \| +100 \|[\s\S]*BY v8[\s\S]*left\.ts +\| +100 \| +100 \| +100 \| +100 \|/,
    ],
  },
  'How do I leave out a catch block?': {
    heading: 'leave-code-out-of-the-report',
    says: 'Before `catch`, `ignore next` leaves out nothing with `istanbul`, and with `v8` only on a separate line: write `catch (error) /* istanbul ignore next */ {`.',
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      ...Object.fromEntries(
        [
          ['alone', '}\n  /* istanbul ignore next */\n  catch (error) {'],
          ['inside', '} catch (error) /* istanbul ignore next */ {'],
          ['same', '} /* istanbul ignore next */ catch (error) {'],
        ].map(([name, lines]) => [
          `${name}.ts`,
          `export function ${name}(text: string) {\n  try {\n    return JSON.parse(text);\n  ${lines}\n    return String(error);\n  }\n}\n`,
        ]),
      ),
    },
    test: `import { expect, test } from '@rstest/core';
import { alone } from './alone';
import { inside } from './inside';
import { same } from './same';
test('a', () => { expect([alone('1'), inside('1'), same('1')]).toEqual([1, 1, 1]); });`,
    command: 'for by in istanbul v8; do echo BY $by; npx rstest --coverage.provider=$by; done',
    output: [
      /BY istanbul[\s\S]* alone\.ts [^\n]*\| 7 +\n *inside\.ts +\| +100 [^\n]*\n *same\.ts [^\n]*\| 5 +\n[\s\S]*BY v8[\s\S]* alone\.ts +\| +100 [^\n]*\n *inside\.ts +\| +100 [^\n]*\n *same\.ts [^\n]*\| 5/,
    ],
  },
  'How does the HTML report mark what no test has run?': {
    heading: 'choose-the-reports',
    says: [
      "In the source that `html` shows, statements and functions that didn't run are red.",
      'Where code ran, a branch of `?:` or `switch` is yellow if tests took only another one, so is the right side of `&&`, `||` or `??`, and an `I` or `E` on black is in front of an `if` whose condition was never true, or never false.',
      'Each mark says so under the pointer.',
    ],
    files: {
      'price.ts': `export function price(cents: number, rebate?: string) {
  if (cents > 100) {
    cents = 5;
  }
  if (cents > 1) {
    cents = 2;
  }
  switch (cents) {
    case 2: break;
    case 3: cents = 7;
  }
  return rebate ? 3 : cents;
}
export function unused(cents: number) {
  if (cents) cents = 4;
  return cents ? 3 : 4;
}
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { price } from './price';
test('a', () => { expect(price(5)).toBe(2); });`,
      'look.mjs': `import { readFileSync } from 'node:fs';
const [page, style] = [readFileSync('coverage/price.ts.html', 'utf8'), readFileSync('coverage/base.css', 'utf8')];
for (const [, kind, title, text] of page.matchAll(/class="([^"]*(?:missing-if-branch|-no)) ?" title="([^"]+)" ?>([^<]*)/g)) console.log(kind, '|', title, '|', text.trim());
for (const name of ['cstat-no, .fstat-no', 'cbranch-no { background: yellow', 'color: yellow']) console.log('STYLE', style.includes(name));`,
    },
    command: ['istanbul', 'v8']
      .map((name) => `npx rstest --coverage --coverage.provider=${name} > log.txt; node look.mjs`)
      .join('; '),
    output: [
      ...Array.from(
        { length: 2 },
        () =>
          /missing-if-branch \| if path not taken \| I[\s\S]*cstat-no \| statement not covered \| cents = 5;[\s\S]*missing-if-branch \| else path not taken \| E[\s\S]*cbranch-no \| branch not covered \| case 3[\s\S]*cbranch-no \| branch not covered \| 3[\s\S]*fstat-no \| function not covered \| unused[^\n]*\n(?:cstat-no [^\n]*\n)+STYLE true\nSTYLE true\nSTYLE true/,
      ),
    ],
  },
  'Where are branches that the HTML report hardly shows?': {
    heading: 'choose-the-reports',
    says: [
      'so is the right side of `&&`, `||` or `??`',
      'of a branch of several lines, often only the opening bracket is yellow',
      "`grep 'BRDA.*,0$' coverage/lcov.info`, with the report `lcov`, lists all of them, each with the line where its expression begins behind the colon.",
    ],
    files: {
      'price.ts': `export function price(vip: boolean, code?: string) {
  const name = code ?? 'none';
  const sale = vip && 'sale';
  const tag = code || 'plain';
  return vip
    ? [
        name,
        tag,
      ]
    : [sale];
}
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { price } from './price';
test('a', () => { expect(price(false, 'X')).toEqual([false]); });`,
      'look.mjs': `import { readFileSync } from 'node:fs';
const page = readFileSync('coverage/lcov-report/price.ts.html', 'utf8');
console.log('YELLOW', [...page.matchAll(/cbranch-no" title="[^"]+" ?>([^<]*)/g)].map(([, text]) => text.trim()).join(' '));`,
    },
    command: ['istanbul', 'v8']
      .map(
        (name) =>
          `npx rstest --coverage --coverage.provider=${name} --coverage.reporters=lcov > log.txt; node look.mjs; grep 'BRDA.*,0$' coverage/lcov.info | cut -d, -f1`,
      )
      .join('; '),
    output: [/(YELLOW 'none'; 'sale'; 'plain'; \[\s+BRDA:2\s+BRDA:3\s+BRDA:4\s+BRDA:5\s*){2}/],
  },
  'Do include and exclude match the source or the compiled file when tests import a build?': {
    heading: 'choose-which-files-count',
    says: [
      'If tests import compiled files, such as `dist/price.js` with its source map, the report shows the sources, those that no test imports too.',
      'The patterns then match the source with `v8`, `src/**/*.ts`, but the compiled file with `istanbul`, `dist/**/*.js`.',
      'With the other pattern, nothing counts as covered.',
    ],
    files: {
      'build.mjs': `import { mkdirSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
mkdirSync('src'); mkdirSync('dist');
for (const name of ['price', 'stock']) {
  const source = 'export interface Item { cents: number }\\n\\nexport function total(item: Item): number {\\n  return item.cents;\\n}\\n';
  writeFileSync('src/' + name + '.ts', source);
  const { outputText, sourceMapText } = ts.transpileModule(source, { fileName: '../src/' + name + '.ts', compilerOptions: { target: 'ES2022', module: 'ESNext', sourceMap: true } });
  writeFileSync('dist/' + name + '.js', outputText.replace(/sourceMappingURL=.*/, 'sourceMappingURL=' + name + '.js.map'));
  writeFileSync('dist/' + name + '.js.map', JSON.stringify({ ...JSON.parse(sourceMapText ?? ''), sources: ['../src/' + name + '.ts'] }));
}
`,
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, provider: process.env.PROVIDER, include: [process.env.PATTERN], reporters: ['text'] } };",
      'a.test.ts': `import { expect, test } from '@rstest/core';
// @ts-ignore
import { total } from './dist/price.js';
test('a', () => { expect(total({ cents: 1 })).toBe(1); });`,
    },
    command: `node build.mjs; for p in v8 istanbul; do for i in 'src/**/*.ts' 'dist/**/*.js'; do echo "== $p $i"; PROVIDER=$p PATTERN=$i npx rstest; done; done`,
    output: [
      /== v8 src[\s\S]*price\.ts +\| +100 \|[\s\S]*stock\.ts +\| +0 \|[\s\S]*== v8 dist[\s\S]*All files +\| +0 \|[\s\S]*== istanbul src[\s\S]*price\.ts +\| +0 \|[\s\S]*== istanbul dist[\s\S]*price\.ts +\| +100 \|[\s\S]*stock\.ts +\| +0 \|/,
    ],
  },
  'The HTML report shows Unable to lookup source instead of the code': {
    heading: 'choose-the-reports',
    says: "`Unable to lookup source` in place of the code means that the file isn't there when the report is written: it was generated and then deleted, or [`merge-reports`](/guide/advanced/ci#split-the-run-over-machines) runs without the sources.",
    files: {
      'rstest.config.mjs': `import { rmSync } from 'node:fs';
const remove = { onTestFileResult() { if (process.env.REMOVE) rmSync('src/made.ts'); } };
export default { reporters: process.env.BLOB ? ['blob'] : ['default', remove], coverage: { provider: 'v8', reporters: ['html', 'text'] } };`,
      'src/made.ts': 'export const made = () => 1;\n',
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; import { made } from './src/made'; test('a', () => { expect(made()).toBe(1); });",
    },
    command: `npx rstest --coverage; grep -q 'Unable to lookup' coverage/made.ts.html && echo missing || echo there; BLOB=1 npx rstest --coverage; mv src away; npx rstest merge-reports --coverage; grep -q 'Unable to lookup' coverage/made.ts.html && echo missing || echo there; mv away src; REMOVE=1 npx rstest --coverage; grep -q 'Unable to lookup' coverage/made.ts.html && echo missing || echo there`,
    output: [
      /there[\s\S]*Merging 1[\s\S]*made\.ts +\| +100[\s\S]*missing[\s\S]*Rstest v[\s\S]*made\.ts +\| +100[\s\S]*missing/,
    ],
  },
  'Why does the list of uncovered lines name lines that ran?': {
    heading: 'choose-the-reports',
    says: 'A range in the list of uncovered lines, such as `2-4`, includes lines in between that hold no statement or, once every line is covered, no branch, even if they ran: here lines 2 and 4 may each have a branch that no test took.',
    files: {
      'label.ts': `export function label(n: number): string {
  let text = n > 0 ? 'a' : 'b';
  text += '!';
  text += n > 5 ? 'x' : 'y';
  return text;
}
`,
      'lines.ts': `export function lines(n: number): number {
  if (n > 5) return 1;
  let sum = 1;
  // one line without a statement

  sum += 2;
  return sum;
}
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { label } from './label';
import { lines } from './lines';
test('a', () => { expect(label(9) + lines(9)).toBe('a!x1'); });`,
    },
    command:
      'for p in v8 istanbul; do npx rstest --coverage --coverage.provider=$p --coverage.reporters=text; done',
    output: [
      /label\.ts +\| +100 \| +50 \| +100 \| +100 \| 2-4 [\s\S]*lines\.ts.*\| 3-7 [\s\S]*label\.ts +\| +100 \| +50 \| +100 \| +100 \| 2-4 [\s\S]*lines\.ts.*\| 3-7 /,
    ],
  },
  'Can a comment leave a whole file out of coverage?': {
    heading: 'leave-code-out-of-the-report',
    says: [
      'To leave out a whole file, add it to `exclude`.',
      'With the provider `v8`, `/* v8 ignore file */` and `/* istanbul ignore file */` also take away the results of modules in the same bundle, which are then missing from the report or, if `include` matches them, reported as not covered.',
      'With `istanbul`, `/* istanbul ignore file */` at the top leaves out that file alone, but if `include` matches it, the run fails with `Can not generate coverage for untested file`.',
    ],
    files: {
      'made.ts': '/* istanbul ignore file */\nexport const made = () => {\n  return 1;\n};\n',
      'v8.ts': '/* v8 ignore file */\nexport const old = () => {\n  return 1;\n};\n',
      'tax.ts': 'export const tax = () => {\n  return 2;\n};\n',
      'fee.ts': 'export const fee = () => {\n  return 3;\n};\n',
      'rstest.config.mjs':
        "export default { coverage: { provider: process.env.PROVIDER, include: process.env.ALL ? ['*.ts'] : undefined, exclude: process.env.LESS ? ['**/made.ts'] : [], reporters: ['text'] } };",
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; import './made'; import { tax } from './tax'; test('a', () => { expect(tax()).toBe(2); });",
      'b.test.ts':
        "import { expect, test } from '@rstest/core'; import './v8'; import { fee } from './fee'; test('b', () => { expect(fee()).toBe(3); });",
    },
    command:
      'export PROVIDER=istanbul; npx rstest --coverage; echo "code $?"; ALL=1 npx rstest --coverage 2>&1; echo "code $?"; ALL=1 LESS=1 npx rstest --coverage; echo "code $?"; ALL=1 PROVIDER=v8 npx rstest --coverage; echo "== none"; PROVIDER=v8 npx rstest --coverage',
    output: [
      /fee\.ts +\| +100 [\s\S]*tax\.ts +\| +100 [\s\S]*code 0[\s\S]*code 1[\s\S]*tax\.ts +\| +100 [\s\S]*code 0[\s\S]*fee\.ts +\| +0 [\s\S]*tax\.ts +\| +0 [\s\S]*== none(?![\s\S]*(fee|tax)\.ts +\|)/,
      /Can not generate coverage for untested file, file: \S*made\.ts/,
    ],
  },
  'Why is a line red in the HTML report though it has a count?': {
    heading: 'choose-the-reports',
    says: 'The count at the left of a line is that of the statement that ran most often there, so a line with `1x` may be red in part: the `return` of an `if` that was never true, or a function that nothing called.',
    files: {
      'src/size.ts': `export const size = (n: number) => { if (n > 1) return 'big'; return 'small'; };
export function both(n: number) {
  const twice = () => n * 2; const one = n;
  return one;
}
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { both, size } from './src/size';
test('a', () => { expect([size(0), size(1), both(3)]).toEqual(['small', 'small', 3]); });`,
    },
    command:
      'for p in istanbul v8; do npx rstest --coverage --coverage.include=src/size.ts --coverage.provider=$p && cat $(find coverage -name size.ts.html); done',
    output: [
      'cline-yes">2x',
      'cline-yes">1x',
      /statement not covered" *>return/,
      /function not covered" *>\(\)/,
      'cline-yes">2x',
      'cline-yes">1x',
      /statement not covered" *>return/,
      /function not covered" *>\(\)/,
    ],
  },
  "Cannot find module 't', and coverage.reporters as a plain string": {
    heading: 'choose-the-reports',
    says: "A plain string is read letter by letter: with `reporters: 'text'`, a run with coverage prints `Failed to generate coverage reports: Error: Cannot find module 't'`, and one without coverage prints nothing about it. Write `['text']`.",
    files: {
      'rstest.config.mjs':
        "export default { coverage: { reporters: process.env.LIST ? ['text'] : 'text' } };",
      'src/one.ts': 'export const one = () => 1;\n',
    },
    test: `import { expect, test } from '@rstest/core';
import { one } from './src/one';
test('a', () => { expect(one()).toBe(1); });`,
    command:
      'for p in istanbul v8; do npx rstest --coverage --coverage.provider=$p 2>&1; done; echo OFF; npx rstest 2>&1; echo LIST; LIST=1 npx rstest --coverage 2>&1',
    output: [
      /(?:Failed to generate coverage reports: Error: Cannot find module 't'[\s\S]*){2}OFF(?:(?!ailed)[\s\S])*1 passed(?:(?!ailed)[\s\S])*LIST(?:(?!ailed)[\s\S])*one\.ts +\| +100/,
    ],
  },
  'Coverage is below the threshold, and the run exits with 0': {
    heading: 'fail-below-a-threshold',
    says: [
      "`threshold`, `lines` outside of `thresholds` and Jest's `coverageThreshold` are ignored without a message.",
      'Jest\'s `global` inside of `thresholds` fails with `coverage data for "global" was not found`',
    ],
    files: {
      ...files,
      'rstest.config.mjs': `const { KEYS } = process.env;
const { coverageThreshold, ...keys } = JSON.parse(KEYS);
export default { coverage: { provider: 'v8', reporters: ['text'], ...keys }, coverageThreshold };
`,
    },
    command: `for k in '{"threshold":{"lines":99}}' '{"lines":99}' '{"coverageThreshold":{"global":{"lines":99}}}' '{"thresholds":{"global":{"lines":99}}}' '{"thresholds":{"lines":99}}'; do KEYS="$k" npx rstest --coverage 2>&1; echo "code $?"; done`,
    output: [
      /(?:1 passed(?:(?!rror)[\s\S])*code 0\s(?:(?!code)[\s\S])*){3}1 passed(?:(?!code)[\s\S])*coverage data for "global" was not found\s+code 1(?:(?!code)[\s\S])*does not meet global threshold 99%\s+code 1/,
    ],
  },
  'Where does an ignore comment go in JSX, and does removeComments matter?': {
    heading: 'leave-code-out-of-the-report',
    says: [
      'In JSX, write the comment on a separate line below the `{`. On the line of the `{`, as in `onClick={/* istanbul ignore next */ () => pay()}`, it leaves out nothing.',
      "SWC keeps these comments, even with `removeComments` in `tsconfig.json`, so `@preserve` isn't needed.",
    ],
    files: {
      'tsconfig.json': '{ "compilerOptions": { "removeComments": true, "jsx": "react-jsx" } }',
      'rstest.config.mjs':
        "export default { tools: { swc: { jsc: { transform: { react: { runtime: 'classic', pragma: 'h' } } } } }, coverage: { enabled: true, provider: process.env.BY, reporters: ['lcovonly'] } };",
      'page.tsx': `const h = (..._: unknown[]) => 1;
const pay = () => 2;
export const page = () => (
  <button
    onClick={/* istanbul ignore next */ () => pay()}
    onBlur={
      /* istanbul ignore next */
      () => pay()
    }
    title={/* istanbul ignore next */ pay() ? 'a' : 'b'}
    lang={
      /* istanbul ignore next */
      pay() ? 'a' : 'b'
    }
  />
);
`,
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { page } from './page';\ntest('a', () => { expect(page()).toBe(1); });",
    },
    command: `for BY in v8 istanbul; do export BY; npx rstest > /dev/null; echo $BY $(grep -oE '^(DA:[0-9]+,0|BRDA:[0-9]+.*,0)$' coverage/lcov.info); done`,
    output: [/^v8 DA:5,0 BRDA:10,0,1,0$/m, /^istanbul DA:5,0 BRDA:10,0,1,0$/m],
  },
  'Which files does coverage list with --project, and which for one test file?': {
    heading: 'projects',
    says: 'With `include`, it lists the files of that project alone, while a run of one test file lists what `include` matches in all of them.',
    files: {
      'rstest.config.mjs':
        "export default { projects: ['a', 'b'].map((name) => ({ name, root: name })), coverage: { enabled: true, provider: process.env.BY, include: ['**/src/*.ts'], reporters: ['lcovonly'] } };",
      ...Object.fromEntries(
        ['a', 'b'].flatMap((name) => [
          [`${name}/src/${name}.ts`, 'export const x = () => 1;\n'],
          [
            `${name}/${name}.test.ts`,
            `import { expect, test } from '@rstest/core';\nimport { x } from './src/${name}';\ntest('x', () => { expect(x()).toBe(1); });`,
          ],
        ]),
      ),
    },
    command: `for BY in v8 istanbul; do export BY; for what in '--project a' a/a.test.ts; do npx rstest $what > /dev/null; echo $BY $what: $(grep SF coverage/lcov.info | sort); done; done`,
    output: ['v8', 'istanbul'].flatMap((by) => [
      new RegExp(`^${by} --project a: SF:a/src/a\\.ts$`, 'm'),
      new RegExp(`^${by} a/a\\.test\\.ts: SF:a/src/a\\.ts SF:b/src/b\\.ts$`, 'm'),
    ]),
  },
  'How do I get the coverage table without files on disk?': {
    heading: 'choose-the-reports',
    says: "With `reporters: ['text']`, no file is written, and with `[]` no table is printed, either; thresholds are checked all the same.",
    files: {
      ...files,
      'none.config.mjs':
        'export default { coverage: { reporters: [], thresholds: { lines: 99 } } };',
    },
    command:
      'for by in v8 istanbul; do npx rstest --coverage.provider=$by --coverage.reporters=text; done; ls; mv none.config.mjs rstest.config.mjs; npx rstest --coverage; test $? = 1 && ls | sed "s/^/NONE /"',
    output: [
      /All files[\s\S]*All files/,
      /with istanbul(?![\s\S]*All files)[\s\S]*coverage for lines [\d.]+% does not meet global threshold 99%/,
    ],
    absent: [/^(NONE )?coverage$/m],
  },
  'Can include have patterns with an exclamation mark?': {
    heading: 'choose-which-files-count',
    says: "A pattern with `!` in front takes files out again, as in `['src/**', '!src/legacy/**']`; a list of such patterns alone counts nothing, so write `exclude` there.",
    files: {
      ...files,
      ...config("enabled: true, include: (process.env.LIST ?? '').split(',')"),
      'src/legacy/old.ts': 'export const old = () => 1;',
      'src/legacy.test.ts':
        "import { test } from '@rstest/core';\nimport { old } from './legacy/old';\ntest('old', () => { old(); });",
    },
    command:
      "for list in 'src/**,!src/legacy/**' '!src/legacy/**'; do LIST=$list npx rstest | grep -E 'All files|^ [a-z/]+(.ts)? +\\|'; echo END; done",
    output: [
      /^All files [^\n]*\n +forgotten\.ts [^\n]*\n +tax\.ts [^\n]*\nEND\nAll files +\| +0 [^\n]*\nEND\s*$/,
    ],
  },
  'Why are config files, dist and prettify.js in the coverage table?': {
    heading: 'choose-which-files-count',
    says: 'The list holds neither `dist` nor config files, nor the scripts of an HTML report that stayed from an earlier run, such as `prettify.js`: an `include` as wide as `**/*.js` lists them with 0.',
    files: {
      'rstest.config.js':
        "export default { coverage: { provider: process.env.PROVIDER, include: ['**/*.js'], reporters: ['text', 'html'] } };",
      'dist/built.js': 'export const built = () => 1;\n',
      'a.test.js': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command:
      'PROVIDER=v8 npx rstest --coverage; for provider in v8 istanbul; do echo "again $provider"; PROVIDER=$provider npx rstest --coverage --coverage.reportsDirectory=other-$provider; done',
    output: [
      /built\.js +\| +0[\s\S]*again v8[\s\S]*prettify\.js +\| +0[\s\S]*again istanbul[\s\S]*rstest\.config\.js +\| +0/,
      /config\.js +\| +0[\s\S]*again istanbul[\s\S]*prettify\.js +\| +0/,
    ],
    absent: [/prettify[\s\S]*again v8/],
  },
  'How do I pass several patterns of coverage.include on the command line?': {
    heading: 'coverage-from-the-command-line',
    says: 'Repeat a flag for each pattern: `--coverage.include=src/a.ts,src/b.ts` is one, and matches no file.',
    files: {
      'src/a.ts': 'export const a = () => 1;\n',
      'src/b.ts': 'export const b = () => 1;\n',
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { a } from './src/a';\ntest('a', () => { expect(a()).toBe(1); });",
    },
    command:
      'npx rstest --coverage.provider=v8 --coverage.reporters=text --coverage.include=src/a.ts,src/b.ts; echo THEN; npx rstest --coverage.provider=v8 --coverage.reporters=text --coverage.include=src/a.ts --coverage.include=src/b.ts',
    output: [/All files +\| +0 [\s\S]*THEN[\s\S]*\n a\.ts +\| +100 [\s\S]*\n b\.ts +\| +0 /],
    absent: [/\.ts +\|[\s\S]*THEN/],
  },
  'Does a file behind a symbolic link count, and a link inside of the sources?': {
    heading: 'choose-which-files-count',
    says: 'A package or directory behind a symbolic link counts under its real path, and a link inside of `src` is listed with 0',
    files: {
      'app/rstest.config.ts':
        "export default { coverage: { enabled: true, reporters: ['text'], allowExternal: true, include: ['src/**/*.ts', '../shared/**/*.ts'] } };",
      'app/package.json': '{ "type": "module" }',
      'shared/package.json': '{ "name": "shared", "exports": "./tax.ts" }',
      'shared/tax.ts':
        'export const tax = () => 1;\nexport const never = () => {\n  return 2;\n};\n',
      'rates/rate.ts': 'export const rate = () => {\n  return 2;\n};\n',
      'app/src/a.test.ts': `import { expect, test } from '@rstest/core';
import { tax } from 'shared';
import { rate } from './linked/rate';
test('a', () => { expect(tax() + rate()).toBe(3); });
`,
    },
    command: `cd app && mkdir node_modules && ln -s ../../shared node_modules/shared && ln -s ../../rates src/linked
for by in v8 istanbul; do echo BY $by; npx rstest --coverage.provider=$by; done
echo EXCLUDED; npx rstest --coverage.exclude='**/linked/**'`,
    output: [
      /BY v8[\s\S]* app\/src\/linked +\| +0 \|[^\n]*\n +rate\.ts +\| +0 \|[\s\S]* shared +\| [^\n]*\n +tax\.ts +\| [^\n]*\| 3 *\n[\s\S]*BY istanbul[\s\S]* app\/src\/linked +\| +0 \|[^\n]*\n +rate\.ts +\| +0 \|[\s\S]* shared +\| [^\n]*\n +tax\.ts +\| [^\n]*\| 3 *\n[\s\S]*EXCLUDED(?![\s\S]*linked)/,
    ],
  },
  'Does an ignore comment with // work, and one in a JSDoc block?': {
    heading: 'leave-code-out-of-the-report',
    says: 'A comment with `//` works as well. Behind other words of a JSDoc block, it has no effect.',
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      ...Object.fromEntries(
        [
          ['block', '/**\n * Adds.\n * istanbul ignore next\n */'],
          ['slashes', '// istanbul ignore next'],
        ].map(([name, comment]) => [
          `${name}.ts`,
          `${comment}\nexport function ${name}() {\n  return 1;\n}\nexport const ${name}Tax = 1;\n`,
        ]),
      ),
    },
    test: `import { expect, test } from '@rstest/core';
import { blockTax } from './block';
import { slashesTax } from './slashes';
test('a', () => { expect(blockTax).toBe(slashesTax); });`,
    command: 'for by in istanbul v8; do npx rstest --coverage.provider=$by; done',
    output: [/(?: block\.ts [^\n]*\| 6 *\n +slashes\.ts +\| +100 \| +100 \| +100 [\s\S]*){2}/],
  },
  'Where do start and stop, and the comment of an arrow function, have no effect?': {
    heading: 'leave-code-out-of-the-report',
    says: [
      'With `start` inside the braces,',
      'Before an arrow function, write it in front of the parameters: behind `=>`, the function stays uncovered.',
      'Before an `import` or a type, neither of which is left in the compiled code, it has no effect with `istanbul`, while `v8` may leave out the function that follows. Write it directly before what it means.',
    ],
    files: {
      'rstest.config.ts': "export default { coverage: { enabled: true, reporters: ['text'] } };",
      'inside.ts':
        'export function inside(n: number) {\n  if (n > 1) {\n    /* v8 ignore start */\n    return 2;\n    /* v8 ignore stop */\n  }\n  return 1;\n}\n',
      'before.ts':
        'export function before(n: number) {\n  /* v8 ignore if */\n  if (n > 1) {\n    return 2;\n  }\n  return 1;\n}\n',
      'front.ts': 'export const front = /* istanbul ignore next */ () => 1;\n',
      'behind.ts': 'export const behind = () => /* istanbul ignore next */ 1;\n',
      'above.ts':
        "/* istanbul ignore next */\nimport { front } from './front';\nexport function above() {\n  return front();\n}\n/* istanbul ignore next */\ninterface Row {\n  n: number;\n}\nexport function row(one: Row) {\n  return one;\n}\nexport const used = () => 1;\n",
    },
    test: `import { expect, test } from '@rstest/core';
import { used } from './above';
import { before } from './before';
import { behind } from './behind';
import { front } from './front';
import { inside } from './inside';
test('a', () => { expect([before(1), inside(1), used(), typeof front, typeof behind]).toEqual([1, 1, 1, 'function', 'function']); });`,
    command: 'for by in istanbul v8; do echo BY $by; npx rstest --coverage.provider=$by; done',
    output: [
      /BY istanbul[\s\S]* above\.ts .*\| 4-11 *\n[\s\S]* behind\.ts +\| [^|]+\| +100 \| +0 \|[\s\S]* front\.ts +\| +(?:100|0) \| +100 \| +(?:100|0) \|[\s\S]*BY v8[\s\S]* above\.ts .*\| 11 *\n[\s\S]* before\.ts +\| +100 \| +100 \| +100 \| +100 \|[\s\S]* behind\.ts +\| [^|]+\| +100 \| +0 \|[\s\S]* front\.ts +\| +100 \| +100 \| +100 \|[\s\S]* inside\.ts +\| +100 \| +50 \| +100 \| +100 \|/,
    ],
  },
  'How do I set a threshold for one project, and does it hold with --project?': {
    heading: 'projects',
    says: [
      'For thresholds of one project, write a glob pattern that starts at the root.',
      'With `--project`, a pattern for another project fails with `coverage data for "…" was not found`',
    ],
    files: {
      'rstest.config.mjs':
        "export default { projects: ['a', 'b'].map((name) => ({ name, root: name })), coverage: { enabled: true, reporters: ['text-summary'], thresholds: process.env.NO_LIMITS ? undefined : { 'a/**': { functions: 50 }, 'b/**': { functions: 60 } } } };",
      ...Object.fromEntries(
        ['a', 'b'].flatMap((name) => [
          [`${name}/src/${name}.ts`, 'export const x = () => 1;\nexport const never = () => 2;\n'],
          [
            `${name}/${name}.test.ts`,
            `import { expect, test } from '@rstest/core';\nimport { x } from './src/${name}';\ntest('x', () => { expect(x()).toBe(1); });`,
          ],
        ]),
      ),
    },
    command:
      'export RUN="npx rstest --coverage.provider"; echo BOTH; $RUN=v8; for by in v8 istanbul; do echo ONE; $RUN=$by --project a; echo CODE $?; done; NO_LIMITS=1 $RUN=v8 --project a; echo FREE $?',
    output: [
      /BOTH(?:(?!"a\/)[\s\S])*functions 50% does not meet "b\/\*\*" threshold 60%(?:[\s\S]*ONE[\s\S]*coverage data for "b\/\*\*" was not found\n+CODE 1){2}[\s\S]*FREE 0/,
    ],
  },
  'How do I write the coverage table to a file, and what if two runs write at once?': {
    heading: 'choose-the-reports',
    says: [
      "`['text', { file: 'table.txt' }]` writes the table to `coverage/table.txt` instead of the terminal.",
      'Of two runs at once, the one that ends last replaces the report of the other.',
    ],
    files: {
      'rstest.config.ts':
        "export default { coverage: { enabled: true, provider: 'v8', reporters: [['text', { file: 'table.txt' }]] } };",
      'fast.ts': 'export const fast = () => 1;\n',
      'slow.ts': 'export const slow = () => 1;\n',
      'fast.test.ts': `${core}import { fast } from './fast';\ntest('fast', () => { expect(fast()).toBe(1); });\n`,
      'slow.test.ts': `${core}import { slow } from './slow';\ntest('slow', async () => { await new Promise((done) => setTimeout(done, 2000)); expect(slow()).toBe(1); });\n`,
    },
    command:
      'npx rstest slow & npx rstest fast; cat coverage/table.txt; wait; echo LAST; cat coverage/table.txt',
    output: [/ fast\.ts +\|[\s\S]*LAST\n(?:(?!fast\.ts)[\s\S])* slow\.ts +\|/],
  },
  'With ignore next on the return of an if, or on the one below it, why is the branch at 50 %?': {
    heading: 'leave-code-out-of-the-report',
    says: [
      'With `start` inside the braces, or `ignore next` before the `return` there, the branch still counts, and stays at 50%: write `ignore if` before the `if`.',
      "If it's the `return` below the `if` that no test reaches, write `ignore else` before the `if` as well as `ignore next` before that `return`.",
    ],
    files: {
      'inside.ts':
        'export const inside = (n: number) => {\n  if (n < 0) {\n    /* istanbul ignore next */\n    return -1;\n  }\n  return 1;\n};\n',
      'before.ts':
        'export const before = (n: number) => {\n  /* istanbul ignore if */\n  if (n < 0) {\n    return -1;\n  }\n  return 1;\n};\n',
      'below.ts':
        'export const below = (n: number) => {\n  if (n > 0) {\n    return -1;\n  }\n  /* istanbul ignore next */\n  return 1;\n};\n',
      'both.ts':
        'export const both = (n: number) => {\n  /* istanbul ignore else */\n  if (n > 0) {\n    return -1;\n  }\n  /* istanbul ignore next */\n  return 1;\n};\n',
      'a.test.ts': `${core}import { before } from './before';\nimport { below } from './below';\nimport { both } from './both';\nimport { inside } from './inside';\ntest('a', () => { expect(inside(1) + before(1) + below(1) + both(1)).toBe(0); });\n`,
    },
    command:
      'for p in v8 istanbul; do npx rstest --coverage --coverage.provider=$p --coverage.reporters=text; done',
    output: [
      /(?:before\.ts +\| +100 \| +100 \| +100 \| +100[\s\S]*?below\.ts +\| +100 \| +50 \| +100 \| +100[\s\S]*?both\.ts +\| +100 \| +100 \| +100 \| +100[\s\S]*?inside\.ts +\| +100 \| +50 \| +100 \| +100[\s\S]*?){2}/,
    ],
  },
  'How do I set a lower threshold for all files but one directory?': {
    heading: 'fail-below-a-threshold',
    says: "For the rest alone, negate the pattern: `'!src/cart/**': { lines: 70 }`.",
    files: {
      'rstest.config.ts':
        "export default { coverage: { enabled: true, provider: 'v8', reporters: [], thresholds: { 'src/cart/**': { lines: 100 }, '!src/cart/**': { lines: 70 } } } };",
      'src/cart/cart.ts': 'export const cart = () => {\n  return 1;\n};\n',
      'src/rest.ts':
        'export const rest = () => {\n  return 1;\n};\nexport const none = () => {\n  const one = 1;\n  return one;\n};\n',
      'a.test.ts': `${core}import { cart } from './src/cart/cart';\nimport { rest } from './src/rest';\ntest('a', () => { expect(cart() + rest()).toBe(2); });\n`,
    },
    exitCode: 1,
    output: ['coverage for lines 60% does not meet "!src/cart/**" threshold 70%'],
    absent: ['"src/cart/**"'],
  },
  'How do I leave a whole project out of coverage?': {
    heading: 'projects',
    says: "With `v8`, `**/packages/e2e/**` leaves nothing out, because it's compared with the path inside the project, too.",
    files: {
      'rstest.config.ts': `import { join } from 'node:path';
export default { projects: ['packages/*/rstest.config.ts'], coverage: { enabled: true, provider: process.env.PROVIDER, reporters: ['text'], include: ['**/src/**/*.ts'],
  exclude: [process.env.ABSOLUTE ? join(import.meta.dirname, 'packages/e2e/**') : '**/packages/e2e/**'] } };
`,
      ...Object.fromEntries(
        ['cart', 'e2e'].flatMap((name) => [
          [`packages/${name}/rstest.config.ts`, `export default { name: '${name}' };`],
          [`packages/${name}/src/${name}.ts`, 'export const one = () => 1;\n'],
          [`packages/${name}/src/un${name}.ts`, 'export const two = () => 2;\n'],
          [
            `packages/${name}/a.test.ts`,
            `${core}import { one } from './src/${name}';\ntest('a', () => { expect(one()).toBe(1); });\n`,
          ],
        ]),
      ),
    },
    command:
      'PROVIDER=v8 npx rstest; echo ABSOLUTE; for p in v8 istanbul; do PROVIDER=$p ABSOLUTE=1 npx rstest; done',
    output: [
      / e2e\.ts +\|[\s\S]*ABSOLUTE(?:(?! (?:un)?e2e\.ts)[\s\S])*$/,
      /(?: uncart\.ts[\s\S]*){3}/,
    ],
  },
  'How do I ask 100% of every file but a few old ones?': {
    heading: 'fail-below-a-threshold',
    says: "Put several exceptions into one negated pattern, because two would check each other's files: `'!src/{old,legacy}.ts': { perFile: true, lines: 100 }` asks 100% of every other file, new ones too, and `'src/old.ts': { lines: 30 }` less of an old one.",
    files: {
      'rstest.config.ts': `const rest = { perFile: true, lines: 100 };
const limits = process.env.TWO
  ? { '!src/old.ts': rest, '!src/legacy.ts': rest }
  : { '!src/{old,legacy}.ts': rest, 'src/old.ts': { lines: 30 } };
export default { coverage: { enabled: true, provider: 'v8', reporters: [], include: ['src/**'], thresholds: limits } };`,
      'src/ok.ts': 'export const ok = () => {\n  return 1;\n};\n',
      'src/old.ts':
        'export const a = () => {\n  return 1;\n};\nexport const b = () => {\n  return 2;\n};\n',
      'src/legacy.ts':
        'export const c = () => {\n  return 1;\n};\nexport const d = () => {\n  return 2;\n};\n',
      'a.test.ts': `${core}import { a } from './src/old';\nimport { c } from './src/legacy';\nimport { ok } from './src/ok';\ntest('a', () => { expect(a() + c() + ok()).toBe(3); });\n`,
    },
    command:
      "npx rstest; echo EXIT $?; TWO=1 npx rstest; echo EXIT $?; echo 'export const e = () => {\n  return 1;\n};' > src/new.ts; npx rstest; echo EXIT $?",
    output: [
      'EXIT 0',
      'src/legacy.ts coverage for lines 75% does not meet "!src/old.ts" threshold 100%',
      'src/old.ts coverage for lines 75% does not meet "!src/legacy.ts" threshold 100%',
      'src/new.ts coverage for lines 0% does not meet "!src/{old,legacy}.ts" threshold 100%',
    ],
  },
  'Why does a file that exclude names still show up, and what are patterns compared with?': {
    heading: 'choose-which-files-count',
    says: 'Patterns start at the root, and `exclude` overrides `include`. A `*` ends at the next `/`: `**/api/*.ts` leaves the files in `api/v1` in the report, `**/api/**` takes them out, too. An `include` such as `src/**` adds no file whose name begins with a dot, such as `.DS_Store`.',
    files: {
      'shop/api/near.ts': 'export const near = 1;\n',
      'shop/api/v1/far.ts': 'export const far = 1;\n',
      'shop/src/tax.ts': 'export const tax = 1;\n',
      'shop/src/.DS_Store': '\u0001Bud1',
      'shop/a.test.ts': `${core}import './api/near'; import './api/v1/far'; import './src/tax'; test('a', () => { expect(1).toBe(1); });`,
      'rstest.config.ts':
        "export default { root: 'shop', coverage: { enabled: true, provider: process.env.PROVIDER, reporters: ['text'], include: [process.env.IN], exclude: [process.env.OUT] } };",
    },
    command:
      "for p in v8 istanbul; do export PROVIDER=$p; IN='**/*.ts' OUT='**/api/*.ts' npx rstest; echo NEXT; IN='**/*.ts' OUT='**/api/**' npx rstest; echo NEXT; IN='src/**' OUT='x' npx rstest; echo NEXT; done",
    output: [
      /^(?:(?:(?!near\.ts|NEXT)[\s\S])*far\.ts(?:(?!near\.ts|NEXT)[\s\S])*NEXT(?:(?!near\.ts|far\.ts|NEXT)[\s\S])*tax\.ts(?:(?!near\.ts|far\.ts|NEXT)[\s\S])*NEXT(?:(?!near\.ts|far\.ts|NEXT)[\s\S])*tax\.ts(?:(?!near\.ts|far\.ts|NEXT)[\s\S])*NEXT\s*){2}$/,
    ],
    absent: ['DS_Store'],
  },
  'Why is the table empty although include is an absolute path?': {
    heading: 'choose-which-files-count',
    says: "In `include`, Jest's `<rootDir>/src/**`, `**/*.{js}` and `/src/**` match no file, and with `v8` no absolute path does: write `src/**/*.js`.",
    files: {
      ...files,
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, reporters: ['text'], include: [import.meta.dirname + '/src/**/*.ts'] } };",
    },
    command: 'for by in v8 istanbul; do npx rstest --coverage.provider=$by; done',
    output: [/with v8[\s\S]*All files +\| +0 [\s\S]*with istanbul[\s\S]*tax\.ts +\| /],
    absent: [/tax\.ts +\|[\s\S]*with istanbul/],
  },
} satisfies Answers;
