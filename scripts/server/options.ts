import { readArguments } from '../cli/arguments.ts';
import { readBase, readPort } from '../cli/values.ts';

export interface ServeOptions {
  port: number;
  host: string;
  dir: string;
  /** What the folder must have been built for; else whatever it was built for. */
  base?: string | undefined;
}

export const DEFAULT_PORT = 4173;

const OPTIONS = {
  port: { type: 'string', value: '<number>', about: `${DEFAULT_PORT} unless given; 0 for any` },
  host: { type: 'string', value: '<name>', about: 'address to listen on; localhost unless given' },
  dir: { type: 'string', value: '<folder>', about: 'the built site; doc_build unless given' },
  base: { type: 'string', value: '<path>', about: 'path below which the site is' },
} as const;

/** Options of `serve` and `start`; throws an Error with one plain line when one is wrong. */
export function parseServeOptions(argv: readonly string[]): ServeOptions {
  const { values } = readArguments(argv, OPTIONS, 0);
  return {
    port: readPort(values.port ?? String(DEFAULT_PORT)),
    host: values.host ?? 'localhost',
    dir: values.dir ?? 'doc_build',
    base: values.base === undefined ? undefined : readBase(values.base),
  };
}
