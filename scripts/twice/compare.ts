import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOf } from '../../deploy/finish.ts';

/** Bytes shown on either side of the first difference. */
const CONTEXT = 40;

/** Part of a file's name that follows from its content. */
const HASH = /\.[0-9a-f]{8,}(?=\.)/;
/** Made from the file beside them. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Where two folders differ, a line each: files of both, files whose names differ in the hash of
 * their content, first, and files that only one of them has. Compressed translations of different files
 * are not told.
 */
export function differences(first: string, second: string): string[] {
  const theirs = new Map(filesOf(second).map((file) => [file.replace(HASH, ''), file]));
  const renamed: string[] = [];
  const changed: string[] = [];
  const different = new Set<string>();
  for (const file of filesOf(first)) {
    const translation = theirs.get(file.replace(HASH, ''));
    theirs.delete(file.replace(HASH, ''));
    if (translation === undefined) {
      changed.push(`${file}: only in the first`);
      continue;
    }
    const difference = firstDifference(
      readFileSync(join(first, file)),
      namedLike(file, translation, readFileSync(join(second, translation))),
    );
    if (file === translation && !difference) continue;
    different.add(file);
    if (different.has(file.replace(COMPRESSED, '')) && COMPRESSED.test(file)) continue;
    const line = `${file}: ${difference ?? `is ${translation} in the second`}`;
    (file === translation ? changed : renamed).push(line);
  }
  return [
    ...renamed,
    ...changed,
    ...[...theirs.values()].map((file) => `${file}: only in the second`),
  ];
}

/** A script may hold its own name: that alone is no difference worth showing. */
function namedLike(file: string, translation: string, bytes: Buffer): Buffer {
  if (file === translation) return bytes;
  const text = bytes.toString('latin1').replaceAll(basename(translation), basename(file));
  return Buffer.from(text, 'latin1');
}

/** Where two contents part, with what stands around; undefined when they are equal. */
export function firstDifference(first: Buffer, second: Buffer): string | undefined {
  if (first.equals(second)) return undefined;
  const end = Math.min(first.length, second.length);
  let at = 0;
  while (at < end && first[at] === second[at]) at++;
  const shown = (bytes: Buffer): string =>
    JSON.stringify(bytes.toString('utf8', Math.max(0, at - CONTEXT), at + CONTEXT));
  return `byte ${at} differs: ${shown(first)} and ${shown(second)}`;
}
