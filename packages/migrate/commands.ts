import { rowOf } from './compatibility.ts';
import type { Peer } from './types.ts';

/** A script of `package.json` in Rstest's words, and the flags that have no counterpart. */
export interface Command {
  text: string;
  left: { name: string; use: readonly string[]; link?: string }[];
}

const JEST_BIN = /^(?:jest|(?:\.\/)?node_modules\/(?:\.bin\/jest|jest\/bin\/jest(?:\.js)?))$/;
/** Flags that say what Rstest does without one. */
const NEEDLESS =
  /^--(?:ci|forceExit|detectOpenHandles|no-cache|cache|colors?|no-colors?|watchman|no-watchman|verbose=false|run|typecheck|no-typecheck|no-watch|watch=false|watchAll=false|no-coverage|coverage=false|experimental-vm-modules|no-experimental-strip-types|runInBand=false|dom|minWorkers)$/;
/** Flags that are one of Rstest with its value. */
const FIXED: ReadonlyMap<string, string> = new Map([
  ...'-i --runInBand --no-file-parallelism --no-threads'
    .split(' ')
    .map((flag) => [flag, '--pool.maxWorkers=1'] as const),
  ['--verbose', '--reporter=verbose'],
  ['--onlyChanged', '--changed'],
  ['-o', '--changed'],
]);
const SAME = /^(?:--(?:findRelatedTests|passWithNoTests|silent|shard|changed|coverage)|-[tu])$/;
/** Flags with a value in the next word. */
const WITH_VALUE =
  /^(?:-c|-t|-w|--(?:config|testNamePattern|maxWorkers|testPathPatterns?|testMatch|testRegex|coverageReporters|coverageDirectory|collectCoverageFrom|env|environment|selectProjects|project|reporters?|rootDir|root|dir|shard|testTimeout|outputFile|pool|changedSince|mode|coverage\.\w+))$/;
/** Words of a shell between two commands. */
const BETWEEN = /(&&|\|\||;|\||&)/;

/** Changes the commands of Jest or Vitest in a script; undefined if it has none. */
export function commandOf(script: string): Command | undefined {
  const left: Command['left'] = [];
  let found = false;
  const parts = script.split(BETWEEN).map((part) => {
    const words = part.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g) ?? [];
    const at = words.findIndex(
      (word) =>
        JEST_BIN.test(word) ||
        word === 'vitest' ||
        /^(?:\.\/)?node_modules\/\.bin\/vitest$/.test(word),
    );
    if (at < 0) return part;
    const before = words.slice(0, at);
    // A package of that name that is installed or named is no run of it.
    if (
      before.some(
        (word) =>
          /^(?:npm|add|install|i|-D|rm|echo|--\w*)$/.test(word) &&
          !/^--(?:experimental|no-warnings|max|inspect)/.test(word),
      ) &&
      !before.includes('--')
    )
      return part;
    found = true;
    const peer: Peer = /jest/.test(words[at] ?? '') ? 'jest' : 'vitest';
    const start = before.filter(
      (word) =>
        !/^(?:node|NODE_OPTIONS=(?:"|')?--experimental-vm-modules(?:"|')?|--experimental-vm-modules|--no-warnings|--trace-warnings)$/.test(
          word,
        ),
    );
    const command = convert(words.slice(at + 1), peer, left);
    if (start.at(-1) === 'cross-env') start.pop();
    const lead = /^\s*/.exec(part)?.[0] ?? '';
    const tail = /\s*$/.exec(part)?.[0] ?? '';
    return lead + [...start, ...command].join(' ') + tail;
  });
  return found ? { text: parts.join(''), left } : undefined;
}

function convert(words: readonly string[], peer: Peer, left: Command['left']): string[] {
  const out: string[] = [];
  let watch = peer === 'vitest';
  let sub = '';
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) {
      if (
        peer === 'vitest' &&
        at === 0 &&
        /^(?:run|watch|dev|related|bench|list|init)$/.test(word)
      ) {
        watch = word === 'watch' || word === 'dev';
        if (word === 'related') sub = '--related';
        else if (word === 'list') sub = 'list';
        else if (word === 'bench') left.push({ name: 'vitest bench', use: [] });
        continue;
      }
      out.push(word);
      continue;
    }
    const [flag = '', ...rest] = word.split('=');
    let value = rest.length > 0 ? rest.join('=') : undefined;
    if (/^(?:--watch|--watchAll|-w)$/.test(flag) && (peer === 'vitest' || flag !== '-w')) {
      watch = value !== 'false';
      continue;
    }
    if (/^(?:--run|--no-watch|--coverage=false)$/.test(word)) watch = false;
    if (NEEDLESS.test(word) || NEEDLESS.test(flag)) continue;
    if (
      value === undefined &&
      WITH_VALUE.test(flag) &&
      words[at + 1] !== undefined &&
      !words[at + 1]?.startsWith('-')
    )
      value = words[++at];
    const withValue = (name: string) => (value === undefined ? name : `${name}=${value}`);
    const instead = FIXED.get(flag);
    if (instead || SAME.test(flag)) {
      out.push(instead ?? withValue(flag));
      continue;
    }
    switch (flag) {
      case '--fileParallelism':
        if (value === 'false') out.push('--pool.maxWorkers=1');
        continue;
      case '-w':
        out.push(withValue('--pool.maxWorkers'));
        continue;
      case '-c':
      case '--config':
        // The name of the new config is that of `outputName` in configFile.ts.
        if (value) {
          const next = value.replace(/([^/]*)$/, (name) =>
            /^(?:jest|vitest|vite)\.config\.\w+$/.test(name)
              ? ''
              : name.replace(
                  /^(?:jest|vitest|vite)[.-](?:config[.-])?([\w-]+?)(?:\.config)?\.(?:[cm]?[jt]s|json)$/,
                  (_, extra, all = name) =>
                    `rstest.${extra}.config.${/\.[cm]?ts$/.test(all) ? 'ts' : 'mjs'}`,
                ),
          );
          if (next.endsWith('/') || next === '' || next === './') {
            if (next !== '' && next !== './') out.push(`--root=${next.replace(/\/$/, '')}`);
          } else out.push(`--config=${next}`);
        }
        continue;
      case '--bail':
        out.push(value === undefined || value === 'true' ? '--bail=1' : `--bail=${value}`);
        continue;
      case '--testPathPattern':
      case '--testPathPatterns':
        if (value) out.push(value);
        continue;
      case '--outputFile':
        left.push({ name: '--outputFile', use: ['reporters'], link: '/guide/basic/reporters' });
        continue;
    }
    const row = rowOf(peer, 'flag', flag);
    const [to] = row?.use ?? [];
    if (row?.outcome === 'same' || row?.outcome === 'unknown') out.push(withValue(flag));
    else if (row?.outcome === 'renamed' && to?.startsWith('-')) out.push(withValue(to));
    else if (row?.outcome === 'different' && to?.startsWith('--'))
      out.push(withValue(to.replace(/=.*/, '')));
    else if (row?.outcome === 'workaround' && to?.startsWith('--') && !to.includes(' '))
      out.push(to.includes('=') ? to : withValue(to));
    else left.push({ name: flag, use: row?.use ?? [], ...(row?.link ? { link: row.link } : {}) });
  }
  return ['rstest', ...(sub ? [sub] : []), ...(watch && !sub ? ['watch'] : []), ...out];
}
