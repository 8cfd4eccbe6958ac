import { UserError } from './errors.ts';

/** Value of `--port`: a whole number, 0 for any free one. Throws one line on anything else. */
export function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new UserError(`--port ${value}: not a port; allowed: a whole number from 0 to 65535`);
  }
  return port;
}

/** Value of `--rounds`: how often a benchmark measures. Throws one line on anything else. */
export function readRounds(value: string): number {
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  throw new UserError(`--rounds ${value}: not a number of rounds; allowed: 1 to 99`);
}

/** Value of `--base`: a path with a slash at both ends. Throws one line on anything else. */
export function readBase(value: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new UserError(`--base ${value}: not a base; allowed: a path such as / or /docs/`);
  }
  return value;
}

/** Lines of a help text: names, and what each is about beside them. */
export function described(rows: readonly (readonly [name: string, about: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`.trimEnd());
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
