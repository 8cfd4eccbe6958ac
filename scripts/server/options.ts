export interface ServeOptions {
  port: number;
  host: string;
  dir: string;
  base: string;
}

export const DEFAULT_PORT = 4173;

const DEFAULTS: ServeOptions = {
  port: DEFAULT_PORT,
  host: 'localhost',
  dir: 'doc_build',
  base: '/',
};

const ALLOWED = '--port <number>, --host <name>, --dir <folder>, --base </path/>';

function parseValue(name: string, value: string): Partial<ServeOptions> {
  if (name === 'port') {
    const port = Number(value);
    if (!/^\d+$/.test(value) || port > 65_535) {
      throw new Error(`--port ${value}: not a port; allowed: a whole number from 0 to 65535`);
    }
    return { port };
  }
  if (name === 'base') {
    if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
      throw new Error(`--base ${value}: not a base; allowed: a path such as / or /docs/`);
    }
    return { base: value };
  }
  return { [name]: value };
}

/** Options of `serve` and `start`; throws an Error with one plain line when one is wrong. */
export function parseServeOptions(argv: readonly string[]): ServeOptions {
  let options = { ...DEFAULTS };
  for (let index = 0; index < argv.length; index++) {
    const [flag = '', inline] = (argv[index] ?? '').split(/=(.*)/s);
    const name = flag.replace(/^--/, '');
    if (!flag.startsWith('--') || !Object.hasOwn(DEFAULTS, name)) {
      throw new Error(`unknown option ${argv[index]}; allowed: ${ALLOWED}`);
    }
    const value = inline ?? argv[++index];
    if (value === undefined || value === '') {
      throw new Error(`${flag} needs a value; allowed: ${ALLOWED}`);
    }
    options = { ...options, ...parseValue(name, value) };
  }
  return options;
}
