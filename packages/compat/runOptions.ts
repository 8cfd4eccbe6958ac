import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runLogged } from '@rstest-docs/samples';
import { configText, type Framework, PROBE_ENV } from './frameworks.ts';
import { OPTION_PROBES, type OptionProbe } from './optionProbes.ts';

/** What the probe of an option answered, by its number in the list. */
export type OptionAnswers = ReadonlyMap<number, string>;

/** The longest that one project may take. */
const PROJECT_MS = 60_000;

/**
 * Runs the projects of one framework, two at a time. In Jest and Vitest, an option that changes
 * nothing has no answer: the project does not show what it does.
 */
export async function runOptionProbes(
  framework: Framework,
  root: string,
  packages: string,
): Promise<OptionAnswers> {
  const home = join(root, '.cache/compat', `${framework.id}-options`);
  rmSync(home, { recursive: true, force: true });
  const isRstest = framework.id === 'rstest';
  const suits = ({ peers }: OptionProbe): boolean =>
    isRstest || peers.some((peer) => peer === framework.id);
  const waiting = [...OPTION_PROBES.entries()].filter(([, probe]) => suits(probe));
  const answers = new Map<number, string>();
  const without = new Map<string, Promise<string>>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, probe] = next;
      const answer = await runProject(framework, probe, join(home, `${id}`), packages);
      const plain = plainRun(probe);
      const key = JSON.stringify(plain) + plain.prints;
      const before =
        without.get(key) ?? runProject(framework, plain, join(home, `${id}-without`), packages);
      without.set(key, before);
      if (isRstest || answer !== (await before)) answers.set(id, answer);
    }
  };
  await Promise.all([work(), work()]);
  return answers;
}

/** The same project without the option or the flag. */
function plainRun({
  args,
  config,
  files,
  prints,
}: OptionProbe): Omit<OptionProbe, 'about' | 'peers'> {
  return { files, ...(args && config ? { config } : {}), ...(prints ? { prints } : {}) };
}

async function runProject(
  framework: Framework,
  { args = [], config = {}, files, prints }: Omit<OptionProbe, 'about' | 'peers'>,
  dir: string,
  packages: string,
): Promise<string> {
  const { id, kit, module, bin } = framework;
  const results = join(dir, 'results.jsonl');
  mkdirSync(dir, { recursive: true });
  symlinkSync(join(packages, 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(dir, framework.config), configText(id, config));
  for (const [name, code] of Object.entries(files)) {
    const file = join(dir, name);
    mkdirSync(dirname(file), { recursive: true });
    const head = [
      "import { appendFileSync } from 'node:fs';",
      `const record = (value) => appendFileSync(${JSON.stringify(results)}, JSON.stringify(value) + '\\n');`,
      ...(/\$\./.test(code) ? [`import { ${kit} } from '${module}';`] : []),
    ];
    writeFileSync(file, `${head.join('\n')}\n${code}\n`.replace(/\$(?=\.)/g, kit));
  }
  // One small file needs no second worker, and Rstest reads `--pool` and `--pool.maxWorkers` as one option.
  const own = framework.args.filter((arg) => !arg.includes('maxWorkers'));
  const program = [join(packages, bin), ...own, ...args];
  const { output, code } = await runLogged(program, {
    cwd: dir,
    log: join(dir, 'run.log'),
    root: packages,
    limitMs: PROJECT_MS,
    env: PROBE_ENV,
  });
  const recorded = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
  return JSON.stringify({
    passed: code === 0,
    recorded: recorded.sort(),
    ...(prints ? { printed: prints.test(stripVTControlCharacters(output)) } : {}),
  });
}
