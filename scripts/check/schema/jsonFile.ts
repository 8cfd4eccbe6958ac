import { type Document, isCollection, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Tree } from '../../../content/tree.ts';
import type { Finding } from '../../finding.ts';
import { schemaProblems } from './validate.ts';

export interface JsonFile {
  /** Parsed value; undefined when the text is not JSON. */
  value: unknown;
  findings: Finding[];
  /** 1-based line of a value, or of the nearest thing around it. */
  lineOf(path: readonly (string | number)[]): number;
}

/** Reads a JSON file, with findings for broken syntax, doubled keys and what its schema refuses. */
export function readJsonFile(tree: Tree, file: string, schemaName?: string): JsonFile {
  const text = tree.read(file);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineOf = (path: readonly (string | number)[]) => lineOfPath(document, counter, path);
  const result: JsonFile = { value: undefined, findings: [], lineOf };
  const broken = syntaxProblem(text, document, counter);
  if (broken) {
    result.findings.push({ file, ...broken });
    return result;
  }
  result.value = JSON.parse(text);
  if (schemaName) {
    const schema = JSON.parse(tree.read(`schemas/${schemaName}.schema.json`));
    result.findings.push(
      ...schemaProblems(schema, result.value).map(({ path, message, right }) => ({
        file,
        line: lineOf(path),
        message,
        right,
        fix: `schemas/${schemaName}.schema.json explains each key`,
      })),
    );
  }
  return result;
}

function syntaxProblem(
  text: string,
  document: Document,
  counter: LineCounter,
): Omit<Finding, 'file'> | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message.replace(/,? ?\.{3}"[\s\S]*/, '');
    const at = /position (\d+)/.exec((error as Error).message)?.[1];
    // Without a position it is the YAML parser, which is more lenient, or the end that knows.
    const offset = Number(at ?? document.errors[0]?.pos[0] ?? firstOddity(text));
    return {
      line: text.slice(0, offset).split('\n').length,
      message: `not JSON: ${message}`,
      right: 'keys and texts in double quotes, a comma between entries, none after the last',
      fix: 'fix this line or the one before',
    };
  }
  const doubled = document.errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (!doubled) return undefined;
  const { line } = counter.linePos(doubled.pos[0]);
  return { line, message: 'key is written twice', fix: 'keep one of them' };
}

/** Where a text stops being JSON when the parser names only the piece: at its first letter. */
function firstOddity(text: string): number {
  const start = text.search(/\S/);
  return start >= 0 && !'[{'.includes(text[start] ?? '') ? start : text.length;
}

function lineOfPath(
  document: Document,
  counter: LineCounter,
  path: readonly (string | number)[],
): number {
  let node: unknown = document.contents;
  let offset = isCollection(node) || isScalar(node) ? (node.range?.[0] ?? 0) : 0;
  for (const key of path) {
    if (!isCollection(node)) break;
    const item: unknown =
      typeof key === 'number' && !isPair(node.items[0])
        ? node.items[key]
        : node.items.find(
            (pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === String(key),
          );
    if (item === undefined) break;
    const head = isPair(item) ? item.key : item;
    if (isScalar(head) || isCollection(head)) offset = head.range?.[0] ?? offset;
    node = isPair(item) ? item.value : item;
  }
  return counter.linePos(offset).line;
}
