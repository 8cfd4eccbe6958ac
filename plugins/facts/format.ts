import { closing, withDepth } from '../../shared/facts/brackets.ts';

const MAX_LINE = 84;

/** One signature, its parameters on lines of their own if they do not fit on one. */
export function formatSignature(signature: string): string {
  if (signature.length <= MAX_LINE) return signature;
  const open = parametersStart(signature);
  if (open < 0) return signature;
  const close = closing(signature, open);
  const parameters = splitTop(signature.slice(open + 1, close), ',');
  if (parameters.length === 0) return signature;
  const rows = parameters.map((parameter) => `  ${parameter},`);
  return [signature.slice(0, open + 1), ...rows, signature.slice(close)].join('\n');
}

/** `type Name = …`, members or alternatives on lines of their own if they do not fit on one. */
export function formatDefinition(name: string, definition: string): string {
  const line = `type ${name} = ${definition}`;
  if (line.length <= MAX_LINE) return line;
  if (definition.startsWith('{') && closing(definition, 0) === definition.length - 1) {
    const members = splitTop(definition.slice(1, -1), ';').map((member) => `  ${member};`);
    return [`type ${name} = {`, ...members, '}'].join('\n');
  }
  const alternatives = splitTop(definition, '|');
  if (alternatives.length < 2) return line;
  return [`type ${name} =`, ...alternatives.map((item) => `  | ${item}`)].join('\n');
}

/** The first parenthesis outside type parameters: the one that opens the parameters. */
function parametersStart(text: string): number {
  for (const [index, char, depth] of withDepth(text)) {
    // `expect().toBe(` has an empty pair in its name.
    if (char === '(' && depth === 0 && text[index + 1] !== ')') return index;
  }
  return -1;
}

/** Parts between separators that stand outside all brackets. */
function splitTop(text: string, separator: string): string[] {
  const cuts = [...withDepth(text)].flatMap(([index, char, depth]) =>
    char === separator && depth === 0 ? index : [],
  );
  const parts = [-1, ...cuts].map((cut, part) => text.slice(cut + 1, cuts[part]));
  return parts.map((item) => item.trim()).filter(Boolean);
}
