/** How the escape character is written in pages, where it stays visible to authors. */
export const VISIBLE_ESCAPE = '␛';
const ESC = '\u001b';

/** Colour and style only; whatever moves the cursor has no place on a page. */
const CURSOR = new RegExp(`${ESC}\\[(?:\\?\\d+[hl]|\\d*[A-HJKST]|\\d+;\\d+[Hf])`, 'g');
const COLOUR = `(?:${VISIBLE_ESCAPE}\\[[\\d;]*m)`;
const DURATION = '\\d+(?:\\.\\d+)?\\s?(?:ms|s|m)\\b(?: \\d+(?:\\.\\d+)?s\\b)?';
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
export function normaliseOutput(raw: string, folders: Folders): string {
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
      const plain = stripColours(line);
      return !INTERNAL_FRAME.test(plain) && !NPM_NOISE.test(plain);
    });
  const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return text.replace(/^(\s*\n)+|\s+$/g, '');
}

export function stripColours(text: string): string {
  return text.replace(new RegExp(`(?:${ESC}|${VISIBLE_ESCAPE})\\[[\\d;]*m`, 'g'), '');
}

/**
 * What two captures of the same run have in common: durations, heap sizes, worker numbers and
 * Node.js versions are taken out, and so is a duration that only slow runs show.
 */
export function maskOutput(text: string): string {
  return text
    .replace(new RegExp(`[ ]${COLOUR}*${DURATION}${COLOUR}*(?=\\n|$)`, 'g'), '')
    .replace(new RegExp(`${COLOUR}*[ ]?\\(${DURATION}\\)${COLOUR}*`, 'g'), '')
    .replace(new RegExp(`\\b${DURATION}`, 'g'), '<time>')
    .replace(/\b\d+(\.\d+)?\s?(MB|MiB|KB|kB|KiB) heap( used)?\b/g, '<heap>')
    .replace(/\bv\d+\.\d+\.\d+(?= |$)(?<=Node\.js v\d+\.\d+\.\d+)/gm, '<node>')
    .replace(/\bpid[ :]\d+/gi, 'pid <pid>')
    .replace(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?Z?/g, '<date>');
}
