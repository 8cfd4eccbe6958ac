import { type Answers, core, taxFiles } from '../../../support/answers.ts';

const config = (options: string) => ({
  'rstest.config.mjs': `export default { coverage: { enabled: true, provider: 'v8', reporters: ['text'], ${options} } };`,
});

export default {
  'What do I and E mean in the HTML report?': {
    heading: 'turn-coverage-on',
    says: "There, `I` beside an `if` says that its condition was never true, and `E` that it was never false, whether an `else` follows or not (`v8` puts this `E` beside the next `if` if an `else if` follows); other branches that weren't taken have a yellow background.",
    files: {
      'price.ts': `export function price(cents: number) {
  if (cents > 0) {
    cents += 1;
  }
  if (cents > 1) {
    cents += 1;
  } else {
    cents = 0;
  }
  if (cents < 0) {
    cents = 0;
  }
  return cents > 0 ? 'paid' : 'free';
}
`,
      'rate.ts': `export function rate(cents: number) {
  if (cents > 3) {
    cents += 1;
  } else if (cents > 2) {
    cents = 0;
  }
  return cents;
}
`,
      'a.test.ts': `import { test } from '@rstest/core';
import { price } from './price';
import { rate } from './rate';
test('a', () => [price(4), rate(4)]);`,
    },
    command:
      'for provider in v8 istanbul; do npx rstest --coverage.enabled --coverage.provider=$provider --coverage.reporters=html; grep -oE \'missing-if-branch" title="[a-z ]+" >.<\' coverage/price.ts.html; grep -c "cbranch-no.*free" coverage/price.ts.html; grep -oE \'[^ ].*>E<.*\' coverage/rate.ts.html | sed \'s/<[^>]*>//g\'; grep -A2 "^.*cbranch-no" coverage/base.css; done',
    output: [
      /(else path not taken" >E<\nmissing-if-branch" title="else path not taken" >E<\nmissing-if-branch" title="if path not taken" >I<\n1\n[\s\S]*?cbranch-no[^}]*background: yellow[\s\S]*){2}/,
      /with v8[\s\S]*\} else Eif \(cents &gt; 2\)[\s\S]*with istanbul[\s\S]*\nEif \(cents &gt; 3\)/,
    ],
  },
  'Why does the last column list a line although all lines are covered?': {
    heading: 'turn-coverage-on',
    says: 'it lists the lines that no test reached or, if none is left, those with a branch that no test took',
    elsewhere: { '/config/test/coverage': "The last column tells where something wasn't reached" },
    files: {
      'branch.ts': 'export const f = (x: number) => (x ? 1 : 2);\n',
      'both.ts':
        'export const f = (x: number) => (x ? 1 : 2);\nexport function g() {\n  return 3;\n}\n',
      'a.test.ts': `import { test } from '@rstest/core';
import * as both from './both';
import * as branch from './branch';
test('a', () => [both.f(1), branch.f(1)]);`,
    },
    command:
      'for provider in v8 istanbul; do npx rstest --coverage.provider=$provider --coverage.reporters=text; done',
    output: [/(?:both\.ts[^\n]*\| 3 +\n +branch\.ts[^\n]*100 \| 1 +\n[\s\S]*){2}/],
  },
  'Are files counted that no test imports?': {
    heading: 'count-files-that-no-test-imports',
    says: "By default, only files that a test loads are counted, so a file that everybody forgot doesn't lower the number.",
    files: { ...taxFiles, ...config('') },
    output: [' tax.ts'],
    absent: ['forgotten.ts'],
  },
  'How do I count files that no test imports?': {
    heading: 'count-files-that-no-test-imports',
    says: "We recommend listing your sources in `include`, because forgotten files are the ones you're looking for: Files with `.test` or `.spec` right before the extension and those in `__tests__` are left out automatically.",
    files: { ...taxFiles, ...config("include: ['src/**/*.ts']") },
    output: [/ forgotten\.ts \| +0 \|/],
    absent: ['tax.test.ts |'],
  },
  'What is the exit code when a threshold is missed?': {
    heading: 'fail-below-a-threshold',
    says: 'All tests pass, and the exit code is still 1.',
    files: { ...taxFiles, ...config('thresholds: { lines: 80 }') },
    exitCode: 1,
    output: ['Tests 1 passed', 'coverage for lines 33.33% does not meet global threshold 80%'],
  },
  'What does a negative threshold mean?': {
    heading: 'fail-below-a-threshold',
    says: 'A negative number is how many may stay uncovered: `branches: -1` allows one.',
    files: { ...taxFiles, ...config('thresholds: { branches: -1, functions: -1 }') },
    output: ['Tests 1 passed'],
    absent: ['does not meet'],
  },
  'Is coverage reported when a test fails?': {
    heading: 'coverage-of-failed-runs',
    says: [
      'If a test fails, Rstest writes no report and checks no thresholds, because the numbers would be wrong.',
      'The run fails either way.',
    ],
    files: {
      ...taxFiles,
      ...config(''),
      'bad.test.ts':
        "import { expect, test } from '@rstest/core'; test('bad', () => { expect(1).toBe(2); });",
    },
    exitCode: 1,
    absent: ['All files'],
  },
  'Which exports and files does coverage write, and do both providers write lcov and clover?': {
    heading: 'send-coverage-to-codecov-sonarqube-or-gitlab',
    says: [
      'Codecov, Coveralls, SonarQube · `lcov` · `coverage/lcov.info`, with an HTML report in `coverage/lcov-report`',
      'a tool that reads Clover · `clover` · `coverage/clover.xml`',
      'Both providers write all of them.',
      'Coverage services read a file, so name its format in `coverage.reporters`.',
    ],
    elsewhere: {
      '/guide/basic/coverage-figures':
        'Files with thresholds of their own still count for the global ones.',
      '/guide/advanced/ci':
        'coverage on Codecov, SonarQube or in a GitLab merge request · an `lcov` or `cobertura` report, and upload that file',
    },
    files: {
      'src/a.ts': `export const a = () => 1;
export const b = () => 2;
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { a } from './src/a';
test('x', () => { expect(a()).toBe(1); });
`,
      'rstest.config.ts': `export default { coverage: { reporters: ['lcov', 'clover', 'cobertura'], thresholds: { functions: 90, 'src/a.ts': { functions: 10 } } } };
`,
    },
    command:
      'for one in istanbul v8; do npx rstest --coverage.provider=$one --coverage.reportsDirectory=coverage; echo code $?; ls coverage coverage/lcov-report; done',
    output: [
      /code 1[\s\S]*clover\.xml[\s\S]*cobertura[\s\S]*lcov\.info[\s\S]*index\.html[\s\S]*code 1[\s\S]*clover\.xml[\s\S]*lcov\.info/,
    ],
  },
  'Which files do thresholds check with --changed and --related, and is the merged number that of one run?':
    {
      heading: 'coverage-of-changes-and-shards',
      says: [
        'Thresholds then apply to changed files alone, so they can ask more of new code.',
        "`--related` narrows the tests, not the report: files that they don't reach count as uncovered and miss the thresholds. Add `--coverage.changed`, or `--coverage.include=src/price.ts`.",
        'It is that of a run in one piece, with either provider.',
      ],
      files: {
        'rstest.config.ts': `export default {
  coverage: { provider: process.env.WITH, include: ['src/*.ts'], exclude: ['**/*.test.ts'], reporters: ['text'], thresholds: { lines: 90 } },
};
`,
        '.gitignore': 'node_modules\n',
        'src/price.ts': "import { both } from './both';\nexport const price = () => both(true);\n",
        'src/tax.ts': "import { both } from './both';\nexport const tax = () => both(false);\n",
        'src/both.ts':
          "export function both(yes: boolean) {\n  if (yes) {\n    return 'yes';\n  }\n  return 'no';\n}\n",
        'src/none.ts': 'export function none() {\n  return 1;\n}\n',
        ...Object.fromEntries(
          ['price', 'tax'].map((name) => [
            `src/${name}.test.ts`,
            `import { test } from '@rstest/core';\nimport { ${name} } from './${name}';\ntest('a', () => { ${name}(); });\n`,
          ]),
        ),
      },
      command: `git init -q && git add -A && git -c user.name=a -c user.email=a@a.example commit -qm first
echo '// more' >> src/price.ts
for WITH in istanbul v8; do
  export WITH
  see() { npx rstest "$@" > out.txt 2>&1 && code=passes || code=misses; }
  see --changed --coverage; echo "$WITH changed $code"
  see --related src/price.ts --coverage; echo "$WITH related $code"
  see --related src/price.ts --coverage.changed; echo "$WITH related changed $code"
  see --related src/price.ts --coverage --coverage.include=src/price.ts; echo "$WITH related include $code"
  see --coverage; grep '^[^ ]*.*|' out.txt > whole.txt
  for part in 1 2; do see --shard=$part/2 --reporter=blob --coverage; done
  see merge-reports --coverage; grep '^[^ ]*.*|' out.txt > merged.txt
  cmp whole.txt merged.txt && echo "$WITH equal $(wc -l < merged.txt)"
  rm -rf .rstest-reports
done`,
      output: [
        'istanbul changed passes',
        'istanbul related misses',
        'istanbul related changed passes',
        'istanbul related include passes',
        'istanbul equal 9',
        'v8 changed passes',
        'v8 related misses',
        'v8 related changed passes',
        'v8 related include passes',
        'v8 equal 9',
      ],
    },
  'Why does --coverage.changed fail with coverage data for a directory was not found?': {
    heading: 'coverage-of-changes-and-shards',
    says: 'A pattern in `thresholds` of which no file changed fails the run with `coverage data for "src/cart/**" was not found`: leave it out of such runs, as in `...(process.env.PR ? {} : { \'src/cart/**\': { lines: 90 } })` with `PR=1 npx rstest --coverage.changed=origin/main`.',
    files: {
      'rstest.config.ts': `export default {
  coverage: {
    provider: process.env.WITH, include: ['src/**/*.ts'], reporters: ['text'],
    thresholds: { lines: 80, ...(process.env.PR ? {} : { 'src/cart/**': { lines: 90 } }) },
  },
};
`,
      '.gitignore': 'node_modules\n',
      'src/cart/total.ts': 'export const total = () => 1;\n',
      'src/price.ts': 'export const price = () => 1;\n',
      'src/price.test.ts': `${core}import { total } from './cart/total';
import { price } from './price';
test('a', () => { expect(price()).toBe(total()); });
`,
    },
    command: `c() { git add -A && git -c user.name=a -c user.email=a@a.example commit -qm next; }
git init -q -b main && c && git update-ref refs/remotes/origin/main main && git checkout -q -b next
echo '// more' >> src/price.ts && c
for WITH in istanbul v8; do
  export WITH
  npx rstest --coverage > out.txt 2>&1; echo "$WITH whole $?"
  npx rstest --coverage.changed=origin/main > out.txt 2>&1; echo "$WITH changed $?"; grep 'was not found' out.txt
  PR=1 npx rstest --coverage.changed=origin/main > out.txt 2>&1; echo "$WITH without $?"
done
printf 'export function discount() {\\n  return 1;\\n}\\n' >> src/price.ts && c
PR=1 npx rstest --coverage.changed=origin/main > out.txt 2>&1; echo "below $?"; grep 'global threshold' out.txt`,
    output: [
      /istanbul whole 0\s+istanbul changed 1\s+.*coverage data for "src\/cart\/\*\*" was not found\s+istanbul without 0/,
      /v8 whole 0\s+v8 changed 1\s+.*coverage data for "src\/cart\/\*\*" was not found\s+v8 without 0/,
      /below 1\s+.*does not meet global threshold/,
    ],
  },
  'Coverage of a branch in CI: which files does --coverage.changed see?': {
    heading: 'coverage-of-changes-and-shards',
    says: "In CI, name the branch: `--coverage.changed=origin/main`. Without it, only changes that aren't committed count, so the table is empty and thresholds for all files are met. If Git finds no such branch or no common commit, as in a shallow clone, a warning says so and all files are measured.",
    files: {
      'rstest.config.ts': `export default {
  coverage: { provider: process.env.WITH, include: ['src/*.ts'], reporters: ['text'], thresholds: { lines: 90 } },
};
`,
      '.gitignore': 'node_modules\n',
      'src/price.ts': 'export function price() {\n  return 1;\n}\n',
      'src/tax.ts': 'export function tax() {\n  return 1;\n}\n',
      'src/price.test.ts': `${core}import { price } from './price';
test('a', () => { expect(price()).toBe(1); });
`,
    },
    command: `c() { git add -A && git -c user.name=a -c user.email=a@a.example commit -qm next; }
git init -q -b main && c && git update-ref refs/remotes/origin/main main && git checkout -q -b next
printf 'export function discount() {\\n  return 1;\\n}\\n' >> src/price.ts && c
for WITH in istanbul v8; do
  export WITH
  see() { npx rstest "$@" > out.txt 2>&1 && code=passes || code=misses; echo "$WITH $* $code $(grep -c '^ .*ts *|' out.txt)"; }
  see --coverage; see --coverage.changed; see --coverage.changed=origin/main
  see --changed origin/main --coverage
done
git clone -q --depth 1 -b next "file://$PWD" clone && cd clone
see --coverage.changed=origin/main; grep -o 'unknown revision' out.txt
git fetch -q --depth 1 origin main:refs/remotes/origin/main
see --coverage.changed=origin/main; grep -o 'falling back to full coverage\\|no merge base' out.txt`,
    output: [
      'istanbul --coverage misses 2',
      'istanbul --coverage.changed passes 0',
      'istanbul --coverage.changed=origin/main misses 1',
      'istanbul --changed origin/main --coverage misses 1',
      'v8 --coverage misses 2',
      'v8 --coverage.changed passes 0',
      'v8 --coverage.changed=origin/main misses 1',
      'v8 --changed origin/main --coverage misses 1',
      /origin\/main misses 2\s+unknown revision\s+v8 \S+origin\/main misses 2\s+falling back to full coverage\s+no merge base/,
    ],
  },
  'With --shard and thresholds every shard fails: where is the threshold checked?': {
    heading: 'coverage-of-changes-and-shards',
    says: 'Thresholds are checked there alone: a run with `blob` checks none and prints no table, while a shard without `blob` is measured as if it were the whole.',
    files: {
      'rstest.config.ts': `export default {
  coverage: { provider: process.env.WITH, include: ['src/*.ts'], reporters: ['text'], thresholds: { lines: Number(process.env.LINES) } },
};
`,
      ...Object.fromEntries(
        ['price', 'tax'].flatMap((name) => [
          [`src/${name}.ts`, `export const ${name} = () => {\n  return 1;\n};\n`],
          [
            `src/${name}.test.ts`,
            `import { test } from '@rstest/core';\nimport { ${name} } from './${name}';\ntest('a', () => { ${name}(); });\n`,
          ],
        ]),
      ),
      'src/none.ts': 'export const none = () => {\n  return 1;\n};\n',
    },
    command: `for WITH in istanbul v8; do
  export WITH
  see() { npx rstest "$@" --coverage > out.txt 2>&1; echo "$WITH $LINES $* code $? tables $(grep -c 'All files' out.txt)"; }
  export LINES=66
  see --shard=1/2
  for part in 1 2; do see --shard=$part/2 --reporter=blob --reporter=default; done
  see merge-reports
  LINES=67 see merge-reports
  rm -rf .rstest-reports
done`,
    output: ['istanbul', 'v8'].flatMap((name) => [
      `${name} 66 --shard=1/2 code 1 tables 1`,
      `${name} 66 --shard=1/2 --reporter=blob --reporter=default code 0 tables 0`,
      `${name} 66 --shard=2/2 --reporter=blob --reporter=default code 0 tables 0`,
      `${name} 66 merge-reports code 0 tables 1`,
      `${name} 67 merge-reports code 1 tables 1`,
    ]),
  },
  'With --changed, is a new file without a test in the report, and which test reaches a line?': {
    heading: 'coverage-of-changes-and-shards',
    says: 'A new file that no test imports is listed only if `include` matches it.',
    files: {
      'a.ts': 'export const a = () => 1;\nexport const b = () => 2;\n',
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { a, b } from './a';\ntest('calls a', () => { expect(a()).toBe(1); });\ntest('calls b', () => { expect(b()).toBe(2); });\n",
      'rstest.config.ts':
        "export default { coverage: { reporters: ['text'], provider: 'v8', include: process.env.ALL ? ['*.ts'] : undefined } };",
    },
    command: `git init -q && echo coverage > .gitignore && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm a
echo '// changed' >> a.ts; echo 'export const fresh = () => 1;' > fresh.ts
npx rstest --changed --coverage | grep .ts; echo ALL; ALL=1 npx rstest --changed --coverage | grep .ts
git checkout -q a.ts; npx rstest a.test.ts -t 'calls b' --coverage | grep ' a.ts'`,
    output: [/ALL[\s\S]* fresh\.ts +\| +0 [\s\S]* a\.ts +\| +75 \|/],
    absent: [/fresh\.ts[\s\S]*ALL/],
  },
  'How does GitLab read the coverage percentage, with which regular expression?': {
    heading: 'send-coverage-to-codecov-sonarqube-or-gitlab',
    says: "GitLab's badge, which reads the log · `text-summary` · none: `coverage: '/Lines\\s*:\\s*([\\d.]+)%/'` in the job",
    files: { 'price.ts': 'export const price = () => 1;\n' },
    test: "import { test } from '@rstest/core'; import { price } from './price'; test('a', () => { price(); });",
    command:
      'CI=true npx rstest --coverage.provider=v8 --coverage.reporters=text-summary | grep -oP "Lines\\s*:\\s*([\\d.]+)%"',
    output: ['Lines        : 100%'],
  },
  'With coverage on, do the line numbers in stack traces stay right?': {
    heading: 'istanbul-or-v8',
    says: 'Failures and stack traces name the lines of your source, as without coverage.',
    files: {
      'rstest.config.mjs':
        "export default { coverage: { enabled: true, provider: process.env.PROVIDER, reporters: ['text-summary'] } };",
      'src/price.ts': `export interface Item {
  cents: number;
}

// a comment
export function price(item: Item): number {
  const { cents } = item;
  throw new Error('no price for ' + cents);
}
`,
      'a.test.ts': `import { test } from '@rstest/core';
import { price } from './src/price';
test('logs', () => { try { price({ cents: 1 }); } catch (error) { console.log((error as Error).stack?.split('\\n')[1]); } });
test('fails', () => { price({ cents: 2 }); });`,
    },
    command: 'PROVIDER=v8 npx rstest; PROVIDER=istanbul npx rstest',
    exitCode: 1,
    output: [
      /v8[\s\S]*src\/price\.ts:8:9[\s\S]*at price \(src\/price\.ts:8:9[\s\S]*istanbul[\s\S]*src\/price\.ts:8:9[\s\S]*at price \(src\/price\.ts:8:9/,
    ],
  },
  'What do the four percentages mean?': {
    heading: 'turn-coverage-on',
    says: [
      'The four figures are the shares of statements that ran, of branches that were taken, of functions that were called, and of lines where a statement ran.',
      'Two statements on one line are one line, so the first and the last may differ.',
    ],
    files: {
      'src/tax.ts': `export function rate(country: string) { const all = 1; if (country === 'de') { return all; } return 0; }
export const one = () => {
  const cents = 1;
  return cents;
};
export const two = () => {
  return 2;
};
`,
    },
    test: `import { expect, test } from '@rstest/core';
import { rate } from './src/tax';
test('a', () => { expect(rate('de')).toBe(1); });`,
    command:
      'for p in v8 istanbul; do npx rstest --coverage --coverage.provider=$p --coverage.reporters=text-summary; done',
    output: [
      /Statements +: 55\.55% \( 5\/9 \)\s+Branches +: 50% \( 1\/2 \)\s+Functions +: 33\.33% \( 1\/3 \)\s+Lines +: 50% \( 3\/6 \)[\s\S]*Statements +: 63\.63% \( 7\/11 \)\s+Branches +: 50% \( 1\/2 \)\s+Functions +: 33\.33% \( 1\/3 \)\s+Lines +: 50% \( 3\/6 \)/,
    ],
  },
  'Does a figure equal to its threshold pass, and are reports written when it fails?': {
    heading: 'fail-below-a-threshold',
    says: [
      'A figure that equals its threshold passes, so `0`, and `-0`, asks for nothing: for no uncovered line, write `100`. The reports are written before the check, so a job can upload them although it fails.',
      "If the percentage of an error isn't that of the table, the error names a pattern: it counts the files of that pattern alone.",
    ],
    files: {
      'rstest.config.mjs':
        "export default { coverage: { provider: 'v8', include: ['src/*.ts'], reporters: ['lcovonly', 'text'], thresholds: process.env.BAD ? { lines: 50, '**/b.ts': { lines: 10 } } : { lines: 50, functions: -0, '**/b.ts': { lines: 0 } } } };",
      'src/a.ts': 'export const a = () => {\n  return 1;\n};\n',
      'src/b.ts': 'export const b = () => {\n  return 1;\n};\n',
      'a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { a } from './src/a';\ntest('a', () => { expect(a()).toBe(1); });",
    },
    command: `npx rstest --coverage | grep "All files"; echo EXIT \${PIPESTATUS[0]}; rm -r coverage; BAD=1 npx rstest --coverage; ls coverage`,
    output: [
      /All files +\| +50[\s\S]*EXIT 0[\s\S]*coverage for lines 0% does not meet "\*\*\/b\.ts" threshold 10%[\s\S]*lcov\.info/,
    ],
    absent: ['global threshold'],
  },
  'From which directory are the files in lcov and cobertura named?': {
    heading: 'send-coverage-to-codecov-sonarqube-or-gitlab',
    says: [
      'Files in `lcov` and `cobertura` are named from the directory in which you run the command, whatever `root` is: `src/price.ts`.',
      "`cobertura` also names that directory, as an absolute path in `<source>`, which a server doesn't have if you measured in a container: `['cobertura', { projectRoot: '.' }]` writes `.` there.",
    ],
    files: {
      'shop/dot.config.mjs':
        "export default { coverage: { enabled: true, provider: 'v8', reporters: [['cobertura', { projectRoot: '.' }]] } };",
      'shop/src/a.ts': 'export const a = () => 1;\n',
      'shop/a.test.ts':
        "import { expect, test } from '@rstest/core';\nimport { a } from './src/a';\ntest('a', () => { expect(a()).toBe(1); });",
    },
    command:
      'C="npx rstest --coverage --coverage.provider=v8 --coverage.reporters=lcov --coverage.reporters=cobertura"; for dir in . shop; do (cd $dir; $C --root $([ $dir = . ] && echo shop || echo .) > /dev/null); grep -ohE "SF:.*|filename=.*ts" shop/coverage/*.{info,xml}; done; cd shop; grep -c "<source>$PWD</source>" coverage/*.xml; npx rstest -c dot.config.mjs; grep -E "<source>|filename" coverage/*.xml',
    output: [
      /SF:shop\/src\/a\.ts\nfilename="shop\/src\/a\.ts\nSF:src\/a\.ts\nfilename="src\/a\.ts[\s\S]*\n1\n[\s\S]*<source>\.<\/source>[\s\S]*filename="src\/a\.ts/,
    ],
  },
  'Why does a test fail with coverage alone, and where is the figure for a badge?': {
    heading: 'istanbul-or-v8',
    says: 'A test that reads the text of a function, such as `String(total)`, or keeps it in a snapshot, can fail with `istanbul` alone, because its counters are part of that text.',
    elsewhere: {
      '/guide/basic/coverage':
        'a badge, a script of your own · `json-summary`, `json` · `coverage/coverage-summary.json`, with the figure in `total.lines.pct`, and `coverage/coverage-final.json`',
    },
    files: {
      'total.ts': 'export function total(cents: number) {\n  return cents + 1;\n}\n',
      'a.test.ts': `${core}import { total } from './total';
test('text', () => { expect(String(total)).not.toContain('cov_'); expect(total(1)).toBe(2); });`,
    },
    command:
      'npx rstest --coverage.provider=v8 --coverage.reporters=json-summary; node -p "require(\'./coverage/coverage-summary.json\').total.lines.pct"; echo THEN; npx rstest --coverage.provider=istanbul --coverage.reporters=text',
    exitCode: 1,
    output: [/1 passed[\s\S]*\n100\nTHEN[\s\S]*1 failed/],
  },
  'Is coverage in the job summary of GitHub?': {
    heading: 'send-coverage-to-codecov-sonarqube-or-gitlab',
    says: 'the summary of a GitHub job, which Rstest leaves without coverage ·',
    files: {
      ...taxFiles,
      ...config("reporters: [['text', { file: 'table.txt' }]]"),
    },
    command: `export CI=true GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$(mktemp); npx rstest > /dev/null; grep -c Stmts "$GITHUB_STEP_SUMMARY"; (echo '~~~'; cat coverage/table.txt; echo '~~~') >> "$GITHUB_STEP_SUMMARY"; cat -v "$GITHUB_STEP_SUMMARY"`,
    output: [/^0\n[\s\S]*~~~\n-+[\s\S]*\nFile +\| % Stmts [\s\S]*\n~~~\n$/],
    absent: ['^['],
  },
  'How do I write lcov.info without the HTML report, and what does teamcity print?': {
    heading: 'send-coverage-to-codecov-sonarqube-or-gitlab',
    says: '`lcovonly` leaves out the HTML report, and `teamcity` prints the messages that TeamCity reads.',
    files: taxFiles,
    command:
      'npx rstest --coverage.provider=v8 --coverage.reporters=lcovonly > /dev/null; echo FILES $(ls coverage); npx rstest --coverage.provider=v8 --coverage.reporters=teamcity',
    output: ['FILES lcov.info\n', "##teamcity[blockOpened name='Code Coverage Summary']"],
  },
  'Does coverage work in threads and the VM pools?': {
    heading: 'istanbul-or-v8',
    says: 'Both work in every pool.',
    files: taxFiles,
    command:
      'for p in v8 istanbul; do for pool in forks threads vmForks vmThreads; do npx rstest --pool=$pool --coverage.provider=$p --coverage.reporters=text; done; done',
    output: [/(?: tax\.ts +\| +50 \| +50 \| +50 \| +33\.33 [\s\S]*){8}/],
  },
} satisfies Answers;
