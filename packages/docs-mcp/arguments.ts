/** A call that cannot be answered as it is; the message helps to mend it. */
export class CallError extends Error {}

interface TextRule {
  type: 'string';
  description: string;
  maxLength: number;
  enum?: readonly string[];
  /** The text is a file, whose lines count: spaces around it stay. */
  contentMediaType?: string;
}

interface CountRule {
  type: 'integer';
  description: string;
  minimum: number;
  maximum: number;
}

/** Arguments of a tool, in the words of JSON Schema. */
export interface ArgumentRules {
  type: 'object';
  properties: Readonly<Record<string, TextRule | CountRule>>;
  required: readonly string[];
  additionalProperties: false;
}

/** A text among the arguments; `description` says what to give. */
export const textRule = (maxLength: number, description: string) =>
  ({ type: 'string', description, maxLength }) as const;

/** The arguments of a tool, and which of them a call needs. */
export const argumentRules = (
  properties: ArgumentRules['properties'],
  ...required: readonly string[]
): ArgumentRules => ({ type: 'object', properties, required, additionalProperties: false });

export type Arguments = Readonly<Record<string, string | number | undefined>>;

/**
 * Reads the arguments of a call.
 * @throws {CallError} that names the argument and what it allows
 */
export function readArguments(given: unknown, rules: ArgumentRules): Arguments {
  const values = given ?? {};
  if (typeof values !== 'object' || Array.isArray(values)) {
    throw new CallError('arguments: an object is needed');
  }
  const names = Object.keys(rules.properties);
  for (const name of Object.keys(values)) {
    if (!names.includes(name)) {
      throw new CallError(`${short(name)}: no such argument; there are ${names.join(', ')}`);
    }
  }
  const read: Record<string, string | number | undefined> = {};
  for (const [name, rule] of Object.entries(rules.properties)) {
    const value: unknown = Object.hasOwn(values, name)
      ? (values as Record<string, unknown>)[name]
      : undefined;
    if (value === undefined || value === null) {
      if (rules.required.includes(name)) {
        throw new CallError(`${name}: missing; ${rule.description}`);
      }
      continue;
    }
    read[name] =
      rule.type === 'string' ? readText(name, value, rule) : readCount(name, value, rule);
  }
  return read;
}

function readText(name: string, value: unknown, rule: TextRule): string {
  if (typeof value !== 'string') throw new CallError(`${name}: a text is needed`);
  const text = rule.contentMediaType ? value : value.trim();
  if (text.length > rule.maxLength) {
    throw new CallError(`${name}: at most ${rule.maxLength} characters, not ${text.length}`);
  }
  if (rule.enum && !rule.enum.includes(text)) {
    throw new CallError(`${name}: one of ${rule.enum.join(', ')}, not "${short(text)}"`);
  }
  return text;
}

function readCount(name: string, value: unknown, { minimum, maximum }: CountRule): number {
  const count = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  if (!Number.isInteger(count) || Number(count) < minimum || Number(count) > maximum) {
    throw new CallError(`${name}: a whole number from ${minimum} to ${maximum}`);
  }
  return count as number;
}

/** A part of what was given, as an error may repeat it. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
