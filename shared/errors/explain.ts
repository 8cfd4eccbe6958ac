import { ERRORS, type ErrorEntry } from './index.ts';

/** Most answers to one text. */
const MAX_ANSWERS = 5;
/** A message is looked for at this many places; a log may repeat it endlessly. */
const MAX_PLACES = 50;
/** Most characters that a variable part of a message may have, such as a path or a name. */
const MAX_VARIABLE = 400;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one.
const COLORS = /\u001b\[[0-9;]*m|\[[0-9;]+m/g;

/** `SharedWorker is not defined` is not `Worker is not defined`. */
const NAME = /^\S+ is not (a|defined)/;

/** Functions of the page itself: `dialog.confirm` is another one, `window.confirm` is not. */
const OF_PAGE = /^(alert|confirm|matchMedia) is not a function/;
const MEMBER = /(?<!\b(window|globalThis|global|self))\.$/;

/** `rs.spyOn` names a method alone; a database names a role, TypeScript a property in quotes. */
const OF_SPY = /^… does not exist/;
const SPIED =
  /(?:^|\n|Error: )[^\S\n]*(?:…|[a-z_$][\w$-]*) does not exist(?! \w)|Error: [^\s"'`]+ does not exist(?! \w)[\s\S]*\bspyOn\(/;

/** A shell or a CI prints it where a line begins; elsewhere it may be the name of a test. */
const OF_SHELL = /^(Segmentation fault|exit (code|status) \d+)$/;

/** Most characters of a line that are looked at for what kind of line it is. */
const MAX_INDENT = 40;
/** CI writes the time before each line. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z /;
/** Names of tests, and lines of source around the one that failed. */
const NAMED = /^ *[✗✓] |^ *FAIL {2}|^ *>? *\d+ \| /;
const DIFF = /^ *- Expected/;
/** Lines of a diff begin with a sign or a space, so that a letter begins the next error. */
const AFTER_DIFF = /^[A-Za-z]|^ *(>? *\d+ \| |at |FAIL |Test Files )/;

interface Pattern {
  entry: ErrorEntry;
  /** The fixed parts of the message, in order. */
  parts: readonly string[];
  /** Index of the longest one. */
  longest: number;
  /** Characters of all parts: how specific the message is. */
  length: number;
  /** Whether it begins with a sentence's capital letter, or with a variable part (`undefined`). */
  capital: boolean | undefined;
  /** Whether it names a function of the page itself. */
  ofPage: boolean;
  /** Whether it is what `rs.spyOn` says of a missing method. */
  ofSpy: boolean;
  /** Whether a shell prints it. */
  ofShell: boolean;
  /** Whether the message ends with a variable part. */
  open: boolean;
  /** Whether it ends with a quote, so that a name ends there. */
  closed: boolean;
}

/** Letters and digits alone, since a field or a terminal may have changed all else. */
interface Text {
  letters: string;
  /** Where words begin. */
  words: ReadonlySet<number>;
  /** Where names of members begin, as `confirm` in `dialog.confirm`. */
  members: ReadonlySet<number>;
  /** Where a capital letter is inside a word, as when a field has dropped a line break. */
  capitals: ReadonlySet<number>;
  /** Whether `rs.spyOn` may have said it. */
  spied: boolean;
  /** Where lines begin with a word. */
  lines: ReadonlySet<number>;
  /** For each letter `q` if a test's name, its source or its values have it, which may quote any message. */
  quotes: string;
}

interface Match {
  entry: ErrorEntry;
  start: number;
  end: number;
  length: number;
  /** Whether it is found in a quotation alone. */
  quoted: boolean;
}

const PATTERNS: readonly Pattern[] = ERRORS.flatMap((entry) =>
  entry.messages.map((message) => {
    const parts = message.split('…').map(letters).filter(Boolean);
    const sizes = parts.map((part) => part.length);
    const length = sizes.reduce((sum, size) => sum + size, 0);
    const capital = message.startsWith('…')
      ? undefined
      : /^\p{Lu}/u.test(message) && !NAME.test(message);
    const open = message.endsWith('…');
    const closed = /['"`]$/.test(message);
    const ofPage = OF_PAGE.test(message);
    const ofSpy = OF_SPY.test(message);
    const ofShell = OF_SHELL.test(message);
    const longest = sizes.indexOf(Math.max(...sizes));
    return { entry, parts, longest, length, capital, ofPage, ofSpy, ofShell, open, closed };
  }),
);

/**
 * The known errors in a pasted output, the most specific first. Paths, names and numbers may differ,
 * and colors, line breaks, quotes and frames around the text do not matter. The time grows with
 * the length of the text alone.
 */
export function explain(pasted: string): ErrorEntry[] {
  const text = read(pasted);
  const matches = PATTERNS.flatMap((pattern) => find(pattern, text) ?? []);
  const said = matches.filter((match) => !match.quoted);
  const some = said.length > 0 ? said : matches;
  const own = some.filter(
    (match) => !some.some((other) => other.length > match.length && covers(other, match)),
  );
  own.sort((a, b) => b.length - a.length || a.start - b.start);
  return [...new Set(own.map(({ entry }) => entry))].slice(0, MAX_ANSWERS);
}

const covers = (outer: Match, inner: Match): boolean =>
  outer.start <= inner.start && outer.end >= inner.end;

/** Where a message first stands in the text, rather outside a quotation. */
function find(
  pattern: Pattern,
  { letters: text, words, members, capitals, spied, lines, quotes }: Text,
): Match | undefined {
  const { entry, parts, longest, length, capital, ofPage, ofSpy, ofShell, open, closed } = pattern;
  let quotation: Match | undefined;
  if (ofSpy && !spied) return undefined;
  const anchor = parts[longest] as string;
  let at = text.indexOf(anchor);
  for (let places = 0; at !== -1 && places < MAX_PLACES; places++) {
    const start = before(parts.slice(0, longest), text, at);
    const end = after(parts.slice(longest + 1), text, at + anchor.length);
    // `onConfirm is not a function` is not `confirm is not a function`.
    const begins = (from: number) =>
      (!ofShell || lines.has(from)) &&
      (capital === undefined ||
        (words.has(from) && !(ofPage && members.has(from))) ||
        (capital && capitals.has(from)));
    // Port 54321 is not 5432.
    const ends = (to: number) =>
      open || to === text.length || words.has(to) || (!closed && capitals.has(to));
    if (start !== undefined && end !== undefined && begins(start) && ends(end)) {
      const quoted = quotes[start] === 'q';
      if (!quoted) return { entry, start, end, length, quoted };
      quotation ??= { entry, start, end, length, quoted };
    }
    at = text.indexOf(anchor, at + 1);
  }
  return quotation;
}

function before(parts: readonly string[], text: string, from: number): number | undefined {
  let at = from;
  for (const part of parts.toReversed()) {
    const lowest = Math.max(0, at - MAX_VARIABLE - part.length);
    const found = text.slice(lowest, at).lastIndexOf(part);
    if (found === -1) return undefined;
    at = lowest + found;
  }
  return at;
}

function after(parts: readonly string[], text: string, from: number): number | undefined {
  let at = from;
  for (const part of parts) {
    const found = text.slice(at, at + MAX_VARIABLE + part.length).indexOf(part);
    if (found === -1) return undefined;
    at += found + part.length;
  }
  return at;
}

function read(pasted: string): Text {
  const words = new Set<number>();
  const members = new Set<number>();
  const capitals = new Set<number>();
  const found: string[] = [];
  let length = 0;
  const plainText = pasted.replace(COLORS, '');
  const lines = new Set<number>();
  const quotes: string[] = [];
  let diff = false;
  for (const raw of plainText.split('\n')) {
    const line = raw.replace(TIME, '');
    const head = line.slice(0, MAX_INDENT);
    diff = diff ? !AFTER_DIFF.test(head) : DIFF.test(head);
    const mark = diff || NAMED.test(head) ? 'q' : ' ';
    if (/^\s*\w/.test(head)) lines.add(length);
    for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}$_]+/gu)) {
      const plain = word.replaceAll('_', '');
      words.add(length);
      if (MEMBER.test(line.slice(Math.max(0, index - 11), index))) members.add(length);
      for (const capital of plain.matchAll(/\p{Lu}/gu)) capitals.add(length + capital.index);
      const part = letters(plain);
      found.push(part);
      quotes.push(mark.repeat(part.length));
      length += part.length;
    }
  }
  return {
    letters: found.join(''),
    words,
    members,
    capitals,
    spied: SPIED.test(plainText),
    lines,
    quotes: quotes.join(''),
  };
}

/** A `$` is part of a name, as in `$t`. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}$]+/gu, '');
}
