import { readArguments } from '../cli/arguments.ts';
import { UserError } from '../cli/errors.ts';
import { readBase, readPort } from '../cli/values.ts';

export type DevOptions = ReturnType<typeof readDevOptions>;

const OPTIONS = {
  port: { type: 'string', value: '<number>', about: 'port to listen on; refused when it is taken' },
  host: { type: 'string', value: '[address]', about: 'address to listen on; all when left empty' },
  base: { type: 'string', value: '<path>', about: 'path below which the site is served' },
  editor: {
    type: 'string',
    value: '<address>',
    about: 'opens a place in an editor, with {file} and {line} in it',
  },
} as const;

/** Options of `npm run dev`; throws one line on anything unknown. */
export function readDevOptions(args: readonly string[]) {
  const { values } = readArguments(withHost(args), OPTIONS, 0);
  if (values.editor && !values.editor.includes('{file}')) {
    throw new UserError(`--editor ${values.editor}: has no {file} in it`);
  }
  return {
    port: values.port === undefined ? undefined : readPort(values.port),
    host: values.host,
    base: values.base === undefined ? undefined : readBase(values.base),
    editor: values.editor ?? 'vscode://file/{file}:{line}',
  };
}

/** `--host` without an address listens on all, as the hint of the server says. */
function withHost(args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const bare = arg === '--host' && (args[index + 1] ?? '--').startsWith('-');
    return bare ? '--host=0.0.0.0' : arg;
  });
}
