/**
 * The text with comments and the contents of strings replaced by spaces, at the same places. Code in
 * `${}` of a template stays. One pass, whatever the text is: rubbish costs no more than code.
 */
export function maskText(text: string): string {
  const out: string[] = [];
  /** Depth of braces at which each open template goes on. */
  const templates: number[] = [];
  let depth = 0;
  let at = 0;
  let kept = 0;
  const hide = (from: number, to: number): void => {
    out.push(text.slice(kept, from), text.slice(from, to).replace(/[^\n]/g, ' '));
    kept = to;
  };
  const endOf = (end: string, from: number): number => {
    const found = text.indexOf(end, from);
    return found < 0 ? text.length : found;
  };
  const template = (from: number): void => {
    let end = from;
    while (end < text.length && text[end] !== '`') {
      if (text[end] === '\\') end++;
      else if (text[end] === '$' && text[end + 1] === '{') {
        hide(from, Math.min(end, text.length));
        templates.push(depth);
        depth++;
        at = end + 2;
        return;
      }
      end++;
    }
    hide(from, Math.min(end, text.length));
    at = end + 1;
  };
  while (at < text.length) {
    const char = text[at];
    const next = text[at + 1];
    if (char === '/' && next === '/') {
      const end = endOf('\n', at);
      hide(at, end);
      at = end;
    } else if (char === '/' && next === '*') {
      const end = Math.min(endOf('*/', at + 2) + 2, text.length);
      hide(at, end);
      at = end;
    } else if (char === '/' && startsRegex(text, at)) {
      const end = lineEnd(text, at + 1, '/');
      hide(at + 1, end);
      at = end + 1;
    } else if (char === "'" || char === '"') {
      const end = lineEnd(text, at + 1, char);
      hide(at + 1, end);
      at = end + 1;
    } else if (char === '`') {
      template(at + 1);
    } else {
      if (char === '{') depth++;
      if (char === '}' && --depth === templates.at(-1)) {
        templates.pop();
        template(at + 1);
        continue;
      }
      at++;
    }
  }
  out.push(text.slice(kept));
  return out.join('');
}

/** A slash begins a regular expression after these; after a value it divides. */
const BEFORE_REGEX = /[(,=:[!&|?{};\n]$/;

function startsRegex(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before--;
  return before < 0 || BEFORE_REGEX.test(text[before] ?? '');
}

/** Place of the closing mark on the same line, or the end of the line. */
function lineEnd(text: string, from: number, mark: string): number {
  let at = from;
  let inClass = false;
  while (at < text.length && text[at] !== '\n') {
    if (text[at] === '\\') at++;
    else if (mark === '/' && text[at] === '[') inClass = true;
    else if (mark === '/' && text[at] === ']') inClass = false;
    else if (text[at] === mark && !inClass) return at;
    at++;
  }
  return Math.min(at, text.length);
}
