import { rootMember, rootName } from './file.ts';
import { bare, isFunction, type Node, parseCode, stringOf } from './parse.ts';
import { walk } from './scope.ts';

/** A `.snap` file with the names that Rstest gives its entries. */
export interface RenamedSnapshots {
  text: string;
  renamed: number;
  /** Names of entries that no test of the file seems to have written. */
  left: string[];
}

/**
 * Renames the entries of a `.snap` file of Jest. Jest joins the names of suites and tests with a
 * space, Rstest with ` > `, so the names in the test file tell where the joints are.
 */
export function renameSnapshots(snapshots: string, test: string, file: string): RenamedSnapshots {
  const parsed = parseCode(test, file);
  const names = 'problem' in parsed ? [] : namesOf(parsed.tree);
  let renamed = 0;
  const left: string[] = [];
  const text = snapshots.replace(
    /^exports\[`((?:\\[\s\S]|[^`\\])*)`\]/gm,
    (whole, stored: string) => {
      const [, full = '', count = ''] = /^([\s\S]*?)( \d+)$/.exec(unescaped(stored)) ?? [];
      if (full.includes(' > ')) return whole;
      for (const { pattern, parts } of names) {
        const found = pattern.exec(full);
        if (!found) continue;
        if (parts === 1 && found.at(-1) === undefined) return whole;
        const hint = found.at(-1);
        const next = [...found.slice(1, parts + 1), ...(hint === undefined ? [] : [hint])].join(
          ' > ',
        );
        if (next !== full) renamed++;
        return `exports[\`${escaped(next + count)}\`]`;
      }
      left.push(full);
      return whole;
    },
  );
  return { text, renamed, left };
}

/** The names of all tests, longest first, as patterns: one group for each suite, the test and the hint. */
function namesOf(tree: Node): { pattern: RegExp; parts: number }[] {
  const found = new Map<string, { pattern: RegExp; parts: number }>();
  walk(tree, (node, around) => {
    const own = titleOf(node, /^(?:[xf]?it|x?test)$/);
    if (own === undefined) return;
    const suites = around.flatMap((one) => titleOf(one, /^(?:[xf]?describe)$/) ?? []);
    const parts = [...suites, own];
    const source = `^${parts.map((part) => `(${part})`).join(' ')}(?:: ([\\s\\S]+))?$`;
    found.set(source, { pattern: new RegExp(source), parts: parts.length });
  });
  return [...found].sort(([a], [b]) => b.length - a.length).map(([, one]) => one);
}

/** A pattern for the title of a test or suite, in which a place for a value matches any text. */
function titleOf(node: Node, names: RegExp): string | undefined {
  if (!/CallExpression$/.test(node.type) || !names.test(rootName(node.callee))) return undefined;
  const args = node.arguments as Node[];
  const [title] = args;
  if (!title || args.length < 2 || !isFunction(bare(args.at(-1) as Node))) return undefined;
  const isTable = rootMember(node.callee) === 'each';
  const at = bare(title);
  const plain = stringOf(at);
  if (plain !== undefined) return isTable ? withValues(plain) : literal(plain);
  if (at.type === 'TemplateLiteral') {
    const texts = (at.quasis as Node[]).map((one) => literal(one.value.cooked as string));
    return texts.join('[\\s\\S]*?');
  }
  return '[\\s\\S]+?';
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `%s` and `$name` of a table's title stand for values. */
const withValues = (text: string): string =>
  text
    .split(/(%[sdifjoOp#$%]|\$[\w.#]+)/)
    .map((part, index) => (index % 2 === 0 ? literal(part) : part === '%%' ? '%' : '[\\s\\S]*?'))
    .join('');

const unescaped = (text: string): string => text.replace(/\\([`\\$])/g, '$1');
const escaped = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
