import { type FactKey, names, parseKey } from '../../shared/facts/index.ts';

/** Two lines of a popover. */
const MAX_TYPE = 110;
const MAX_DEFAULT = 30;

/** The type of a name of the facts in one or two lines; '' when the package does not declare it. */
export function shortType(key: FactKey): string {
  if (key === 'api rs') return 'rs: RstestUtilities';
  const { kind, name } = parseKey(key);
  const option = kind === 'option' ? names.option.get(name) : undefined;
  if (!option) return shorten(names.api.get(name)?.signatures[0] ?? '');
  const { default: value = '' } = option;
  const type = shorten(`${option.name}: ${option.type}`);
  const isShort = value !== '' && value !== 'undefined' && value.length <= MAX_DEFAULT;
  return isShort ? `${type} = ${value}` : type;
}

/** Leaves out what a reader of a sample misses least, until the text is short enough. */
export function shorten(type: string): string {
  const steps = [withoutTypeParameters, withoutMembers, cut];
  return steps.reduce((text, step) => (text.length <= MAX_TYPE ? text : step(text)), type);
}

/** `rs.mocked<T>(item: T)` is `rs.mocked(item: T)`. */
function withoutTypeParameters(text: string): string {
  const start = /^(?:new )?[\w.]+(?:\(\)[\w.]*)?</.exec(text)?.[0].length;
  if (start === undefined) return text;
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '<') depth++;
    if (text[at] === '>' && text[at - 1] !== '=' && --depth === 0) {
      return text.slice(0, start - 1) + text.slice(at + 1);
    }
  }
  return text;
}

/** `{ a: string; b: number }` is `{ … }`. */
function withoutMembers(text: string): string {
  const inner = /\{ [^{}]* \}/g;
  let before = '';
  let after = text;
  while (before !== after) {
    before = after;
    after = before.replace(inner, (object) => (object === '{ … }' ? object : '{ … }'));
    if (before === after) after = before.replace(/\{ [^{}]*\{ … \}[^{}]* \}/g, '{ … }');
  }
  return after;
}

function cut(text: string): string {
  return `${text.slice(0, MAX_TYPE - 1).replace(/[\s,|&(<[{]+$/, '')}…`;
}
