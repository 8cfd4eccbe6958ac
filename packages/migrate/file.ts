import { rowOf } from './compatibility.ts';
import { lineCounter } from './edits.ts';
import { KINDS, type KindName } from './kinds.ts';
import { bare, keyOf, type Node } from './parse.ts';
import type { Edit, Finding, Level, NameKind, NameRow, Peer } from './types.ts';

/** Exports of `@rstest/core` that a test may import; a unit test compares them with the package. */
export const CORE_EXPORTS: ReadonlySet<string> = new Set(
  'afterAll afterEach assert beforeAll beforeEach describe expect it onTestFailed onTestFinished rs rstest test Assertion AsymmetricMatchersContaining Describe Expect ExpectStatic Fixtures Matchers Mock Mocked MockInstance TaskMeta TestAPIs TestContext TestOptions'.split(
    ' ',
  ),
);
/** Their place is read while the file is built, so they have to be called on `rs` itself. */
export const MODULE_CALLS =
  /^(?:mock|doMock|unmock|dontMock|doUnmock|requireActual|requireMock|importActual|importMock|hoisted|unstable_mockModule|unstable_unmockModule|setMock|createMockFromModule|genMockFromModule)$/;
/** They call the global `jest` while they are loaded. */
export const NEED_JEST =
  /^(?:jest-(?:canvas-mock|fetch-mock|localstorage-mock|mock-(?!extended-)\w[\w-]*|date-mock|websocket-mock|when|mock)|redux-mock-store-jest|@golevelup\/ts-jest)(?:\/|$)/;
const ENVIRONMENTS: Record<string, string> = {
  node: 'node',
  jsdom: 'jsdom',
  'happy-dom': 'happy-dom',
  'jest-environment-node': 'node',
  'jest-environment-jsdom': 'jsdom',
  'jest-environment-jsdom-global': 'jsdom',
  'jest-environment-jsdom-sixteen': 'jsdom',
  'jest-fixed-jsdom': 'jsdom',
  '@happy-dom/jest-environment': 'happy-dom',
};

/** The environment of Rstest that does what another framework's did; undefined if there is none. */
export const environmentOf = (name: string): string | undefined =>
  Object.hasOwn(ENVIRONMENTS, name) ? ENVIRONMENTS[name] : undefined;

export interface TestOptions {
  fallback: Peer;
  file: string;
}

/** What the parts of the engine share about one file. */
export class TestFile {
  edits: Edit[] = [];
  readonly findings: Finding[] = [];
  readonly packages = new Set<string>();
  readonly setup = new Set<string>();
  /** Lines to put after the last import. */
  readonly prelude: string[] = [];
  /** Exports of Rstest that the changed file uses and did not import. */
  readonly needs = new Set<string>();
  readonly types = new Set<string>();
  readonly lineOf: (offset: number) => number;
  readonly isTypeScript: boolean;
  /** `rs`, or its other name where the file has an `rs` of its own. */
  kit = 'rs';
  peer: Peer = 'jest';
  /** Whether the file imports what it uses of the framework. */
  imports = false;
  isModule = false;
  /** Module names that the file loads with `require`. */
  readonly required = new Set<string>();
  hasImport = false;

  readonly text: string;
  readonly options: TestOptions;

  constructor(text: string, options: TestOptions) {
    this.text = text;
    this.options = options;
    this.lineOf = lineCounter(text);
    this.isTypeScript =
      /\.[cm]?tsx?$/.test(options.file) ||
      (!/\.[cm]?jsx?$/.test(options.file) &&
        /(?:\)|\w)\s*:\s*\w+[\s,)=<[|]|\bas\s+\w|import type/.test(text));
  }

  edit(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
  }

  rewrite(node: Node, text: string): void {
    this.edit(node.start, node.end, text);
  }

  /** Puts another text between the quotes of a string. */
  rewriteString(node: Node, value: string): void {
    const quote = this.text[node.start] === '"' ? '"' : "'";
    this.rewrite(node, quote + value + quote);
  }

  insertBefore(node: Node, text: string): void {
    this.edit(node.start, node.start, text);
  }

  insertAfter(node: Node, text: string): void {
    this.edit(node.end, node.end, text);
  }

  /** Records a construction; `level` differs from the kind's own where the engine could mend it. */
  kind(kind: KindName, node: { start: number }, name: string, level?: Level): void {
    const { link, level: own } = KINDS[kind];
    this.findings.push({
      line: this.lineOf(node.start),
      name,
      outcome: 'different',
      level: level ?? own,
      use: [],
      link,
      kind,
    });
  }

  /** Records a name of the compatibility table. */
  name(kind: NameKind, name: string, node: { start: number }, level?: Level): NameRow | undefined {
    const row = rowOf(this.peer, kind, name);
    if (!row) return undefined;
    const own = LEVELS[row.outcome];
    const { outcome, use = [], link } = row;
    const line = this.lineOf(node.start);
    this.findings.push({
      line,
      name,
      outcome,
      level: level ?? own,
      use,
      ...(link ? { link } : {}),
    });
    return row;
  }
}

const LEVELS: Record<NameRow['outcome'], Level> = {
  same: 'fine',
  unknown: 'fine',
  renamed: 'look',
  different: 'note',
  workaround: 'look',
  missing: 'look',
};

/** The identifier at the root of `a`, `a.b.c`, `a.each(…)` and `` a.each`…` ``. */
export function rootIdentifier(node: Node): Node | undefined {
  let at = bare(node);
  for (;;) {
    if (at.type === 'Identifier') return at;
    if (/MemberExpression$/.test(at.type)) at = bare(at.object);
    else if (/CallExpression$/.test(at.type)) at = bare(at.callee);
    else if (at.type === 'TaggedTemplateExpression') at = bare(at.tag);
    else return undefined;
  }
}

export const rootName = (node: Node): string => rootIdentifier(node)?.name ?? '';

/** `each` of `test.each(…)(…)`. */
export function rootMember(node: Node): string | undefined {
  const at = bare(node);
  const inner = /CallExpression$/.test(at.type)
    ? bare(at.callee)
    : at.type === 'TaggedTemplateExpression'
      ? bare(at.tag)
      : undefined;
  return inner && /MemberExpression$/.test(inner.type) ? keyOf(inner) : undefined;
}

/** End of an item of a list with the comma after it. */
export function endWithComma(text: string, node: Node): number {
  const after = /^\s*,\s*/.exec(text.slice(node.end));
  return node.end + (after?.[0].length ?? 0);
}
