import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import { keepFile } from './keepFile.ts';

/** A parsed body. */
export interface ParsedBody {
  /** Empty when the page cannot be parsed. */
  tree: Root;
  /** Why it cannot be parsed. */
  error?: { line: number; message: string };
}

/** Parsed bodies of earlier runs. Parsing all pages takes longer than all that is done with them. */
export interface ParsedPages {
  get(file: string, text: string): ParsedBody | undefined;
  set(file: string, text: string, body: ParsedBody): void;
}

/**
 * The parsed pages of a checkout, one file for each page in `.cache/pages`; undefined for a folder
 * without packages of its own, which might be parsed by others next time.
 */
export function parsedPages(root: string): ParsedPages | undefined {
  let packages: string;
  try {
    packages = readFileSync(join(root, 'package-lock.json'), 'utf8');
  } catch {
    return undefined;
  }
  const parser = readFileSync(join(import.meta.dirname, 'page.ts'), 'utf8');
  const environment = digest(process.version, packages, parser);
  const pathOf = (file: string) => join(root, '.cache', 'pages', digest(file));
  return {
    get(file, text) {
      try {
        const kept = deserialize(readFileSync(pathOf(file))) as { key: string; body: ParsedBody };
        return kept.key === digest(environment, text) ? kept.body : undefined;
      } catch {
        return undefined;
      }
    },
    set(file, text, body) {
      try {
        keepFile(pathOf(file), serialize({ key: digest(environment, text), body }));
      } catch {
        // A checkout that cannot be written to is parsed again each time.
      }
    },
  };
}

const digest = (...texts: string[]) =>
  texts.reduce((hash, text) => hash.update(`${text}\0`), createHash('sha256')).digest('hex');
