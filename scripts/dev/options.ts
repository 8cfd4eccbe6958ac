import { readArguments } from '../cli/arguments.ts';
import { readBase, readPort } from '../cli/values.ts';

export interface DevOptions {
  /** Config file of the site, relative to the working folder. */
  config: string;
  port?: number;
  host?: string;
  base?: string;
  /** Address that opens a place in an editor, with `{file}` and `{line}` in it. */
  editor: string;
}

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  base: { type: 'string' },
  config: { type: 'string' },
  editor: { type: 'string' },
} as const;

/** Options of `npm run dev`; throws one line on anything unknown. */
export function readDevOptions(args: readonly string[]): DevOptions {
  const { values } = readArguments(args, OPTIONS, 0);
  return {
    config: values.config ?? 'rspress.config.ts',
    port: values.port === undefined ? undefined : readPort(values.port),
    host: values.host,
    base: values.base === undefined ? undefined : readBase(values.base),
    editor: values.editor ?? 'vscode://file/{file}:{line}',
  };
}
