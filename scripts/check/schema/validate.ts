import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { didYouMean } from '../../cli/nearest.ts';

export interface SchemaProblem {
  /** Keys and indexes from the top to the value that is wrong. */
  path: (string | number)[];
  message: string;
  right?: string;
}

type Schema = Record<string, unknown>;

const validators = new Map<string, ValidateFunction>();

/** Compiling takes longer than a hundred validations. */
function compiled(schema: Schema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  const validate = ajv.compile(schema);
  validators.set(key, validate);
  return validate;
}

/** Problems of a value by a JSON schema (draft 7), in words; none means valid. */
export function schemaProblems(schema: Schema, value: unknown): SchemaProblem[] {
  const validate = compiled(schema);
  if (validate(value)) return [];
  const problems = narrowed(validate.errors ?? []).map((error) => inWords(error));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.path.join('/')} ${problem.message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Of an anyOf, keeps the errors of the branch that was meant: the one whose `type` key fits. */
function narrowed(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  let kept = errors.filter((error) => !['anyOf', 'if', 'propertyNames'].includes(error.keyword));
  for (const union of unions) {
    const prefix = `${union.schemaPath}/`;
    const inside = kept.filter((error) => error.schemaPath.startsWith(prefix));
    const branches = new Map<string, ErrorObject[]>();
    for (const error of inside) {
      const branch = error.schemaPath.slice(prefix.length).split('/')[0] ?? '';
      branches.set(branch, [...(branches.get(branch) ?? []), error]);
    }
    const ranked = [...branches.values()].toSorted((a, b) => misfit(a) - misfit(b));
    const best = ranked[0];
    if (!best || misfit(best) >= 100) {
      kept = kept.filter((error) => !inside.includes(error));
      kept.push(union);
    } else {
      kept = kept.filter((error) => !inside.includes(error) || best.includes(error));
    }
  }
  return kept;
}

function misfit(errors: readonly ErrorObject[]): number {
  const wrongKind = errors.some(
    ({ keyword, instancePath, parentSchema }) =>
      (['const', 'enum'].includes(keyword) && instancePath.endsWith('/type')) ||
      (keyword === 'type' && parentSchema?.type === 'object') ||
      (keyword === 'type' && parentSchema?.pattern !== undefined),
  );
  return errors.length + (wrongKind ? 100 : 0);
}

function inWords(error: ErrorObject): SchemaProblem {
  const path = error.instancePath.split('/').slice(1).map(decodeSegment);
  const at = path.length > 0 ? `${placeOf(path)}: ` : '';
  const { params, data, parentSchema } = error;
  const say = (message: string, right?: string) => ({ path, message: at + message, right });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const allowed = Object.keys((parentSchema?.properties as Schema) ?? {});
      const right = didYouMean(key, allowed) || `allowed: ${allowed.join(', ')}`;
      return { ...say(`unknown key ${key}`, right), path: [...path, key] };
    }
    case 'required':
      return say(`key ${params.missingProperty} is missing`);
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String).join(', ');
      return say(`${show(data)} is not allowed`, `one of ${allowed}`);
    }
    case 'type':
      return say(`${show(data)} is not of type ${params.type}`);
    case 'minLength':
      return say('text is too short', `at least ${params.limit} character(s)`);
    case 'maxLength':
      return say('text is too long', `at most ${params.limit} characters`);
    case 'anyOf': {
      const allowed = kindsOf(error.schema as Schema[]);
      const right = allowed ? `a name, or a type of ${allowed}` : undefined;
      return say(`${show(data)} fits nothing that is allowed here`, right);
    }
    case 'pattern': {
      const right = params.pattern === HAN ? 'Chinese characters' : `must match ${params.pattern}`;
      return say(`${show(error.propertyName ?? data)} is not well-formed`, right);
    }
    default:
      return say(error.message ?? error.keyword);
  }
}

/** `item 3, label`: list positions are counted from one, as people do. */
const placeOf = (path: readonly (string | number)[]) =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : key)).join(', ');

const HAN = '[\\u4e00-\\u9fff]';

function kindsOf(branches: readonly Schema[]): string {
  const kinds = branches.flatMap((branch) => {
    const type = (branch.properties as Record<string, Schema> | undefined)?.type;
    return type ? [(type.const ?? type.enum) as string | string[]].flat() : [];
  });
  return kinds.join(', ');
}

function decodeSegment(segment: string): string | number {
  const text = segment.replaceAll('~1', '/').replaceAll('~0', '~');
  return /^\d+$/.test(text) ? Number(text) : text;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
