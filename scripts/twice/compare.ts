import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalPattern } from '../../content/literal.ts';
import { filesOf } from '../../deploy/finish.ts';

/** Bytes shown on either side of the first difference. */
const CONTEXT = 40;
/** Made from the file beside them. */
const COMPRESSED = /\.(?:br|gz)$/;
/** Shorter texts, such as the user `root`, also stand in pages by chance. */
const MIN_LENGTH = 5;

/** Where two folders differ, a line each: files that only one of them has, then contents. */
export function differences(first: string, second: string): string[] {
  const [ours, theirs] = [new Set(filesOf(first)), new Set(filesOf(second))];
  const alone = (files: Set<string>, others: Set<string>, which: string): string[] =>
    [...files].filter((file) => !others.has(file)).map((file) => `${file}: only in the ${which}`);
  return [
    ...alone(ours, theirs, 'first'),
    ...alone(theirs, ours, 'second'),
    ...[...ours].flatMap((file) => {
      if (!theirs.has(file)) return [];
      const [one, other] = [first, second].map((dir) => readFileSync(join(dir, file)));
      return one && other && !one.equals(other) ? [`${file}: ${firstDifference(one, other)}`] : [];
    }),
  ];
}

/** Where two contents part, with what stands around. */
function firstDifference(first: Buffer, second: Buffer): string {
  const at = first.findIndex((byte, index) => byte !== second[index]);
  const place = at < 0 ? first.length : at;
  const shown = (bytes: Buffer): string =>
    JSON.stringify(bytes.toString('utf8', Math.max(0, place - CONTEXT), place + CONTEXT));
  return `byte ${place} differs: ${shown(first)} and ${shown(second)}`;
}

/** Something of the machine that no published file may hold. */
export interface Secret {
  what: string;
  text: string;
}

/** Where files of a folder hold a secret as a word of its own, a line each: `/root` is not in `/config/test/root`. */
export function leaks(dir: string, secrets: readonly Secret[]): string[] {
  const sought = secrets
    .filter(({ text }) => text.length >= MIN_LENGTH)
    .map(({ what, text }) => {
      const literal = literalPattern(Buffer.from(text).toString('latin1'));
      return { what, text, pattern: new RegExp(`(?<![\\w.-])${literal}(?![\\w.-])`) };
    });
  return readable(dir).flatMap(([file, text]) =>
    sought.flatMap(({ what, text: secret, pattern }) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [`${file}: byte ${at} holds ${what}: ${secret}`];
    }),
  );
}

/** Files with a character for each byte; of compressed ones the original is looked at. */
const readable = (dir: string): [file: string, text: string][] =>
  filesOf(dir)
    .filter((file) => !COMPRESSED.test(file))
    .map((file) => [file, readFileSync(join(dir, file), 'latin1')]);
