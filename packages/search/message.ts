import type { Token } from './tokenize.ts';

/** `TypeError:` before a message. */
const ERROR_CLASS = /(?<![\w.])(?:\w*Error|\w*Exception):(?=\s)/g;
/** A quoted path by an alias, as most projects set one up. */
const ALIAS_PATH = /(['"`])[@~]\/[^'"`]*\1/g;
/** A quoted path or file: it is the reader's own. */
const OWN_PATH = /(['"`])[^'"`]*[/\\][^'"`]*\1/g;

/** A query in which what a pasted error message says of the reader's own code is kept apart. */
export interface Message {
  text: string;
  /** Whether a word may well be known to the reader's project alone. */
  mayBeOwn: (token: Token) => boolean;
}

/** Reads a query as if it were an error message; one that is none stays what it is. */
export function readMessage(query: string): Message {
  const text = query.replace(ALIAS_PATH, 'alias');
  const own = [...text.matchAll(ERROR_CLASS), ...text.matchAll(OWN_PATH)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    // a query that is nothing else is meant as it is
    .filter(({ start, end }) => end - start < text.trim().length);
  return {
    text,
    mayBeOwn: (token) => own.some(({ start, end }) => token.start >= start && token.end <= end),
  };
}
