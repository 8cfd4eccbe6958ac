export interface BuildCommandOptions {
  out: string;
  base: string;
}

const DEFAULTS: BuildCommandOptions = { out: 'doc_build', base: '/' };
const ALLOWED = '--out <folder>, --base </path/>';

/** Options of `build`; throws an Error with one plain line when one is wrong. */
export function parseBuildOptions(argv: readonly string[]): BuildCommandOptions {
  const options = { ...DEFAULTS };
  for (let index = 0; index < argv.length; index++) {
    const [flag = '', inline] = (argv[index] ?? '').split(/=(.*)/s);
    const name = flag.replace(/^--/, '');
    if (!flag.startsWith('--') || !Object.hasOwn(DEFAULTS, name)) {
      throw new Error(`unknown option ${argv[index]}; allowed: ${ALLOWED}`);
    }
    const value = inline ?? argv[++index];
    if (!value) throw new Error(`${flag} needs a value; allowed: ${ALLOWED}`);
    if (name === 'base' && !/^\/(?:[\w.~-]+\/)*$/.test(value)) {
      throw new Error(`--base ${value}: not a base; allowed: a path such as / or /docs/`);
    }
    options[name as keyof BuildCommandOptions] = value;
  }
  return options;
}
