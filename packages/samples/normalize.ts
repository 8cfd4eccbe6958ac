/** How the escape character is written in pages, where it stays visible to authors. */
export const VISIBLE_ESCAPE = '␛';
const ESC = '\u001b';

/** Colour and style only; whatever moves the cursor has no place on a page. */
const CURSOR = new RegExp(`${ESC}\\[(?:\\?\\d+[hl]|\\d*[A-HJKST]|\\d+;\\d+[Hf])`, 'g');
const COLOUR = `(?:${VISIBLE_ESCAPE}\\[[\\d;]*m)`;
/** Not the number of a color, which ends in `m` as minutes do. */
const NUMBER = '(?<![\\d.;\\[])\\d+(?:\\.\\d+)?';
const DURATION = `${NUMBER}\\s?(?:ms|s|m)\\b(?: ${NUMBER}s\\b)?`;
const INTERNAL_FRAME = /^\s*at .*(node_modules|node:internal|\(node:|\.rstest-temp[\\/])/;
const NPM_NOISE = /^npm (warn|notice)/;

export interface Folders {
  /** The folder in which the command ran. */
  project: string;
  /** The repository, whose node_modules are in use. */
  root: string;
}

/**
 * Captured output as it goes into a page: no machine's paths, no frames of the framework itself, no
 * blank lines at the ends, one form of line ends, the escape character visible.
 */
export function normalizeOutput(raw: string, folders: Folders): string {
  const lines = raw
    .replace(/\r\n?/g, '\n')
    .replace(CURSOR, '')
    .replaceAll(`file://${folders.project}`, '/project')
    .replaceAll(folders.project, '/project')
    .replaceAll(folders.root, '/project')
    .replaceAll(ESC, VISIBLE_ESCAPE)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => {
      const plain = stripColors(line);
      return !INTERNAL_FRAME.test(plain) && !NPM_NOISE.test(plain);
    });
  const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return text.replace(/^(\s*\n)+|\s+$/g, '');
}

export function stripColors(text: string): string {
  return text.replace(new RegExp(`(?:${ESC}|${VISIBLE_ESCAPE})\\[[\\d;]*m`, 'g'), '');
}

/**
 * What two captures of the same run have in common. Only durations that were measured are taken out,
 * by where they stand; a limit in a message, such as `timed out in 100ms`, has to be right.
 */
export function maskOutput(text: string): string {
  const masks: [RegExp, string][] = [
    // The check mark of a slow test is yellow, and how long a test takes is the machine's.
    [new RegExp(`(?<=${VISIBLE_ESCAPE}\\[)33(?=m✓)`, 'g'), '32'],
    // After a file, when reporters show it: `a.test.ts (3) 421ms`.
    [new RegExp(`(\\(\\d+\\)${COLOUR}*) ${COLOUR}*${DURATION}${COLOUR}*(?=\\n|$)`, 'g'), '$1'],
    // After a test that was slow or failed: `adds (12ms)`.
    [new RegExp(`${COLOUR}*[ ]?\\(${DURATION}\\)${COLOUR}*`, 'g'), ''],
    [new RegExp(`((?:Duration|Shard \\d+/\\d+)\\W*${COLOUR}*) ${DURATION}.*`, 'g'), '$1'],
    [new RegExp(`(build failed in) ${DURATION}`, 'g'), '$1 <time>'],
    [/"(\w*([dD]uration|Time|Ms))": (\d+(\.\d+)?|\{[^}]*\})/g, '"$1": <time>'],
    [/\b(time|timestamp)="[^"]*"/g, '$1="<time>"'],
    [/\b\d+(\.\d+)?\s?[MKk]i?B heap( used)?\b/g, '<heap>'],
    [/\bNode\.js v\d+\.\d+\.\d+/g, 'Node.js <version>'],
    [/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?Z?/g, '<date>'],
  ];
  return masks.reduce((masked, [pattern, by]) => masked.replace(pattern, by), text);
}

/** Which also is a test that took long. */
const SLOW_TEST = new RegExp(`^ +${VISIBLE_ESCAPE}\\[33m✓.*\\(${DURATION}\\)`);

/**
 * Whether two captures are of the same run, up to what a busy machine changes: durations, and among
 * several files the lines of tests that took long, which are listed as such.
 */
export function isSameOutput(shown: string, captured: string): boolean {
  const masked = maskOutput(shown);
  const lines = masked.split('\n');
  const expected = captured
    .split('\n')
    .filter((line) => !SLOW_TEST.test(line) || lines.includes(maskOutput(line)));
  return masked === maskOutput(expected.join('\n'));
}
