import { rowOf } from './compatibility.ts';
import { applyEdits, emptyVerdict } from './edits.ts';
import {
  CORE_EXPORTS,
  endWithComma,
  environmentOf,
  MODULE_CALLS,
  NEED_JEST,
  rootIdentifier,
  rootMember,
  rootName,
  TestFile,
  type TestOptions,
} from './file.ts';
import { hookEdits } from './hooks.ts';
import { mockEdits } from './mocks.ts';
import { bare, isFunction, keyOf, type Node, type Parsed, stringOf } from './parse.ts';
import { requiredModule, type Scope, walk } from './scope.ts';
import type { Finding, Level, Peer, Verdict } from './types.ts';
import { typeEdits, VITEST_TYPES } from './typesOfJest.ts';

const FRAMEWORK: ReadonlySet<string> = new Set(['vitest', '@jest/globals']);
const KITS: ReadonlySet<string> = new Set(['jest', 'vi', 'vitest']);
const TESTS = /^(?:[xf]?it|x?test)$/;
const SUITES = /^(?:[xf]?describe|suite)$/;
const BEFORE = /^before(?:Each|All)$/;
/** What Vitest reads from the options of a test or suite, and Rstest does not. */
const IGNORED = /^(?:skip|only|todo|fails|concurrent|sequential|shuffle|tags)$/;
const HOOKS = /^(?:before|after)(?:Each|All)$/;
const GLOBALS =
  /^(?:test|it|describe|suite|expect|jest|vi|vitest|assert|chai|bench|inject|expectTypeOf|assertType|(?:before|after|around)(?:All|Each)|onTest(?:Finished|Failed)|x(?:it|test|describe)|f(?:it|describe))$/;
const LIBRARY = /^@testing-library\/(?!jest-dom|user-event|jest-native)/;
const WAITS = /^(?:waitFor\w*|findBy\w+|findAllBy\w+)$/;
/** Reads a test, a setup file, a manual mock or a helper, and makes the changes that keep its meaning. */
export function readTest(
  text: string,
  parsed: Extract<Parsed, { tree: Node }>,
  options: TestOptions,
): Verdict {
  const { tree } = parsed;
  const { peer, foreign } = peerOf(tree, options.fallback);
  if (foreign) return emptyVerdict(peer, 'done', text);
  const file = new TestFile(text, options);
  file.peer = peer;
  look(tree, file);
  new Reader(file).read(tree);
  readComments(parsed.comments, file);
  finishImports(tree, file);
  const findings = distinct(file.findings);
  const named = findings.length > 0 || file.edits.length > 0;
  return {
    peer,
    role: named ? 'test' : 'unrelated',
    findings,
    text: applyEdits(text, file.edits),
    changes: file.edits.length,
    packages: [...file.packages],
    setup: [...file.setup],
  };
}

/** Which framework a file names; `foreign` if it has moved to Rstest already. */
function peerOf(tree: Node, fallback: Peer): { peer: Peer; foreign: boolean } {
  const votes = { jest: 0, vitest: 0, rstest: 0 };
  walk(tree, (node, around, scope) => {
    const source =
      stringOf(node.source) ??
      requiredModule(node) ??
      (node.type === 'TSImportType'
        ? stringOf(node.argument?.argument ?? node.argument)
        : undefined) ??
      (node.type === 'TSModuleDeclaration' ? stringOf(node.id) : undefined);
    if (source) {
      if (/^(?:vitest|@vitest)(?:\/|$)/.test(source)) votes.vitest += 9;
      else if (/^(?:@jest\/|jest$|jest-)/.test(source)) votes.jest += 9;
      else if (/^@rstest\/core$/.test(source)) votes.rstest += 9;
      else if (source.endsWith('jest-dom/vitest')) votes.vitest += 2;
    }
    if (node.type === 'Identifier' && isValue(node, around)) {
      if (node.name === 'jest' && !scope.find('jest')) votes.jest += 3;
      if (node.name === 'vi' && !scope.find('vi')) votes.vitest += 3;
      if (node.name === 'rs' && !scope.find('rs')) votes.rstest += 3;
    }
    if (node.type === 'TSQualifiedName' && node.left.name === 'jest') votes.jest += 3;
  });
  const foreign = votes.rstest > 0 && votes.jest === 0 && votes.vitest === 0;
  if (votes.vitest > votes.jest) return { peer: 'vitest', foreign };
  if (votes.jest > votes.vitest) return { peer: 'jest', foreign };
  return { peer: fallback, foreign };
}

/** Facts about the whole file that decide how its parts are written. */
function look(tree: Node, file: TestFile): void {
  walk(tree, (node, _around, scope) => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('Export')) file.isModule = true;
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      file.hasImport = true;
      const module = node.source.value as string;
      if (FRAMEWORK.has(module) || module === '@rstest/core') file.imports = true;
    }
    if (
      node.type === 'CallExpression' &&
      node.callee.name === 'require' &&
      !scope.find('require')
    ) {
      const name = stringOf(node.arguments[0]);
      if (name) file.required.add(name);
    }
    const own = scope.names.get('rs');
    if (own && own.module !== '@rstest/core') file.kit = 'rstest';
  });
}

class Reader {
  private readonly hooks = new Map<Scope, Map<string, number>>();
  private readonly timers: Node[] = [];
  private library = false;

  private readonly file: TestFile;

  constructor(file: TestFile) {
    this.file = file;
  }

  read(tree: Node): void {
    walk(tree, (node, around, scope) => {
      switch (node.type) {
        case 'Identifier':
        case 'JSXIdentifier':
          this.identifier(node, around, scope);
          break;
        case 'MemberExpression':
        case 'OptionalMemberExpression':
          this.member(node, around, scope);
          break;
        case 'CallExpression':
        case 'OptionalCallExpression':
          this.call(node, scope);
          break;
        case 'ImportDeclaration':
        case 'ExportNamedDeclaration':
        case 'ExportAllDeclaration':
          if (node.source) this.module(node, node.source);
          break;
        case 'ImportExpression':
          this.module(node, node.source);
          break;
        case 'TSImportType':
          this.importType(node);
          break;
        case 'TSModuleDeclaration':
          this.declaredModule(node);
          break;
        case 'ExpressionStatement':
          this.late(node, scope);
          break;
        case 'VariableDeclarator':
          this.destructured(node, scope);
          break;
      }
      typeEdits(node, around, scope, this.file);
    });
    if (this.library && this.file.peer === 'jest' && this.timers[0]) {
      this.file.kind('timers-and-testing-library', this.timers[0], 'useFakeTimers');
      this.file.setup.add('jest');
    }
  }

  /**
   * The export of the framework that an identifier is, or the global: `*` for all of it. `depth` counts
   * the variables in between.
   */
  private reference(node: Node, scope: Scope, depth = 0): string | undefined {
    const binding = scope.find(node.name);
    if (!binding) return GLOBALS.test(node.name) ? node.name : undefined;
    const { module, imported, init } = binding;
    if (module && (FRAMEWORK.has(module) || module === '@rstest/core')) return imported;
    if (depth >= 3) return undefined;
    if (init?.type === 'Identifier' && !init.member) return this.reference(init, scope, depth + 1);
    // `const test = base.extend({ … })` is a test as well.
    if (
      init?.type === 'CallExpression' &&
      /MemberExpression$/.test(init.callee.type) &&
      /^(?:extend|override)$/.test(keyOf(init.callee) ?? '')
    ) {
      const base = bare(init.callee.object);
      if (base.type !== 'Identifier' || base.name === 'expect') return undefined;
      const found = this.reference(base, scope, depth + 1);
      return found && TESTS.test(found) ? found : undefined;
    }
    return undefined;
  }

  private identifier(node: Node, around: readonly Node[], scope: Scope): void {
    if (!isValue(node, around)) return;
    const { file } = this;
    const parent = around.at(-1);
    const name = this.reference(node, scope);
    if (!name || name === '*') return;
    if (KITS.has(name)) {
      if (parent?.type === 'ObjectProperty' && parent.shorthand) {
        file.rewrite(node, `${node.name}: ${file.kit}`);
      } else file.rewrite(node, file.kit);
      if (!scope.find(node.name)) file.needs.add(file.kit);
      return;
    }
    const row = rowOf(file.peer, 'global', name);
    const instead = row?.outcome === 'renamed' ? row.use?.[0] : undefined;
    const isGlobal = !scope.find(node.name);
    if (name === 'expectTypeOf' || name === 'assertType') {
      if (isGlobal) this.typeHelper(name, node);
      else if (scope.find(node.name)?.module) file.name('global', name, node, 'done');
      return;
    }
    if (instead && node.name === name && /^[xf]/.test(name)) {
      file.name('global', name, node, 'done');
      file.rewrite(node, instead);
      file.needs.add(instead.split('.')[0] ?? '');
      return;
    }
    if (instead && name === 'suite') {
      file.name('global', name, node, 'done');
      if (isGlobal) file.rewrite(node, 'describe');
      return;
    }
    if (parent?.type.startsWith('Import')) return;
    // How a hook or a suite differs depends on what it does, which the calls below look at.
    if (HOOKS.test(name) || SUITES.test(name) || TESTS.test(name) || name === 'expect')
      file.name('global', name, node, 'fine');
    else if (row && !(isGlobal && parent?.type !== 'CallExpression'))
      file.name('global', name, node);
  }

  private typeHelper(name: string, node: Node): void {
    const { file } = this;
    if (name === 'expectTypeOf') {
      file.kind('expect-type', node, name);
      file.packages.add('expect-type');
      addLine(file, "import { expectTypeOf } from 'expect-type';");
    } else {
      file.kind('assert-type', node, name);
      addLine(
        file,
        file.isTypeScript
          ? 'const assertType = <T>(_value: T): void => {};'
          : 'const assertType = () => {};',
      );
    }
  }

  private member(node: Node, around: readonly Node[], scope: Scope): void {
    const { file } = this;
    const name = keyOf(node);
    if (!name) return;
    const object = bare(node.object);
    if (object.type === 'MetaProperty') this.meta(node, name, around);
    if (object.type === 'Identifier') {
      const found = this.reference(object, scope);
      if (found === '*' && KITS.has(name)) {
        file.rewrite(node.property, 'rs');
        return;
      }
      if (found && KITS.has(found)) {
        this.kitMember(node, name, around);
        return;
      }
      if (found && (TESTS.test(found) || SUITES.test(found))) {
        const subject = SUITES.test(found) ? 'describe' : 'test';
        const row = rowOf(file.peer, 'test', `${subject}.${name}`);
        const instead = row?.outcome === 'renamed' ? row.use?.[0] : undefined;
        if (instead?.includes('.')) {
          file.name('test', `${subject}.${name}`, node, 'done');
          file.rewrite(node.property, instead.split('.')[1] ?? name);
        } else file.name('test', `${subject}.${name}`, node, instead ? 'look' : undefined);
        return;
      }
      if (found === 'expect') {
        file.name('expect', `expect.${name}`, node);
        return;
      }
      if (object.name === 'process' && !scope.find('process') && name === 'execArgv')
        file.kind('exec-argv', node, 'process.execArgv');
    }
    if (
      object.type === 'MemberExpression' &&
      keyOf(object) === 'env' &&
      object.object.name === 'process'
    ) {
      const row = rowOf(file.peer, 'env', name);
      const instead = row?.outcome === 'renamed' ? row.use?.[0] : undefined;
      file.name('env', name, node.property, instead ? 'done' : undefined);
      if (instead && !node.computed) file.rewrite(node.property, instead);
      return;
    }
    if (/^mock[A-Z]/.test(name)) file.name('mock', name, node.property);
    else if (this.isExpectation(object, scope)) {
      const level = /InlineSnapshot$/.test(name) ? 'fine' : undefined;
      const row = file.name('matcher', name, node.property, level);
      if (row) this.matcher(node, name, around);
    }
  }

  /** Whether an expression is `expect(…)` with or without `.not`, `.resolves` and `.rejects`. */
  private isExpectation(node: Node, scope: Scope): boolean {
    const at = bare(node);
    if (/MemberExpression$/.test(at.type) && /^(?:not|resolves|rejects)$/.test(keyOf(at) ?? ''))
      return this.isExpectation(at.object, scope);
    if (!/CallExpression$/.test(at.type)) return false;
    const callee = bare(at.callee);
    const root = callee.type === 'MemberExpression' ? callee.object : callee;
    return (
      root.type === 'Identifier' &&
      (this.reference(root, scope) === 'expect' || isContextExpect(root, scope))
    );
  }

  private matcher(node: Node, name: string, around: readonly Node[]): void {
    const { file } = this;
    if (file.peer !== 'jest' && !/^toThrowErrorMatching/.test(name)) return;
    const call = around.at(-1);
    const inSuite = around.some(
      (one) => one.type === 'CallExpression' && SUITES.test(rootName(one.callee)),
    );
    if (
      file.peer === 'jest' &&
      /^(?:toMatchSnapshot|toThrowErrorMatchingSnapshot)$/.test(name) &&
      (inSuite || name.startsWith('toThrow'))
    )
      file.kind(
        name.startsWith('toThrow') ? 'error-snapshot' : 'snapshot-names',
        node.property,
        name,
      );
    if (!/InlineSnapshot$/.test(name) || call?.type !== 'CallExpression') return;
    const stored = call.arguments.findLast((one: Node) => stringOf(one) !== undefined) as
      | Node
      | undefined;
    const value = stored && (stringOf(stored) ?? '').trim();
    if (!stored || !value) return;
    if (file.peer === 'jest' && name.startsWith('toThrow') && /^"[\s\S]*"$/.test(value)) {
      const raw = file.text.slice(stored.start, stored.end);
      const changed = raw.replace(/"([\s\S]*)"/, '[Error: $1]');
      file.kind('error-snapshot', node.property, name, 'note');
      file.rewrite(stored, changed);
    } else if (/^(?:Object \{|Array \[)/m.test(value))
      file.kind('snapshot-format', node.property, name);
  }

  private meta(node: Node, name: string, around: readonly Node[]): void {
    const { file } = this;
    if (name === 'vitest') {
      file.rewrite(node.property, 'rstest');
      return;
    }
    const parent = around.at(-1);
    if (name !== 'env' || file.peer !== 'vitest' || !parent || parent.object !== node) return;
    const variable = keyOf(parent);
    if (variable && /^(?:MODE|DEV|PROD|SSR|BASE_URL)$/.test(variable))
      file.kind('vite-env', parent, `import.meta.env.${variable}`);
  }

  private kitMember(node: Node, name: string, around: readonly Node[]): void {
    const { file } = this;
    const kit = file.peer === 'jest' ? 'jest' : 'vi';
    const parent = around.at(-1);
    const call =
      parent && /CallExpression$/.test(parent.type) && parent.callee === node ? parent : undefined;
    const row = rowOf(file.peer, 'kit', `${kit}.${name}`);
    if (call && mockEdits(call, node, name, around, file)) return;
    if (name === 'useFakeTimers') {
      this.timers.push(node);
      if (call) this.fakeTimers(call);
    }
    const instead = row?.outcome === 'renamed' ? row.use?.[0] : undefined;
    const level = instead ? 'done' : row?.outcome === 'different' ? 'note' : undefined;
    // Of what `fn` takes, a class alone behaves differently.
    const plain = name === 'fn' && call?.arguments[0]?.type !== 'ClassExpression';
    if (row && !(plain || name === 'useFakeTimers' || name === 'resetAllMocks'))
      file.name('kit', row.name, node, level);
    else if (row) file.name('kit', row.name, node, 'fine');
    else file.kind('export', node, `${kit}.${name}`);
    if (instead) file.rewrite(node.property, instead.replace(/^rs\./, ''));
  }

  private fakeTimers(call: Node): void {
    const { file } = this;
    const [given] = call.arguments as Node[];
    if (!given) return;
    const old = stringOf(given);
    if (old !== undefined) {
      file.rewrite(given, '');
      if (old === 'legacy') file.kind('legacy-timers', call, "useFakeTimers('legacy')");
      return;
    }
    if (given.type !== 'ObjectExpression' || file.peer !== 'jest') return;
    for (const one of given.properties as Node[]) {
      const key = keyOf(one);
      const end = endWithComma(file.text, one);
      if (key === 'doNotFake') file.rewrite(one.key, 'toNotFake');
      else if (key === 'timerLimit') file.rewrite(one.key, 'loopLimit');
      else if (key === 'advanceTimers') {
        const isNumber = one.value.type === 'NumericLiteral';
        const value = file.text.slice(one.value.start, one.value.end);
        file.rewrite(
          one,
          isNumber
            ? `shouldAdvanceTime: true, advanceTimeDelta: ${value}`
            : `shouldAdvanceTime: ${value}`,
        );
      } else if (key === 'legacyFakeTimers') {
        file.edit(one.start, end, '');
        if (one.value.value === true) file.kind('legacy-timers', one, key);
      }
    }
  }

  private call(node: Node, scope: Scope): void {
    const { file } = this;
    if (
      node.callee.type === 'Import' ||
      (node.callee.name === 'require' && !scope.find('require'))
    ) {
      const [source] = node.arguments as Node[];
      if (stringOf(source) !== undefined && source) this.module(node, source);
      return;
    }
    const root = rootIdentifier(node.callee);
    const found = root && this.reference(root, scope);
    if (!found) return;
    if (HOOKS.test(found) && node.callee === root) {
      if (/^after/.test(found)) {
        const names = this.hooks.get(scope) ?? new Map<string, number>();
        names.set(found, (names.get(found) ?? 0) + 1);
        this.hooks.set(scope, names);
        if (names.get(found) === 2 && file.peer === 'jest') file.kind('hook-order', node, found);
      }
      hookEdits(node, found, BEFORE.test(found), file, this.scopeOf(scope));
    } else if (TESTS.test(found) && file.peer === 'jest')
      hookEdits(node, 'test', false, file, this.scopeOf(scope));
    else if (TESTS.test(found)) this.context(node);
    if (file.peer === 'vitest' && (TESTS.test(found) || SUITES.test(found))) this.options(node);
  }

  private scopeOf(scope: Scope): (node: Node) => string | undefined {
    return (node) => (node.type === 'Identifier' ? this.reference(node, scope) : undefined);
  }

  private options(node: Node): void {
    const [, second] = node.arguments as Node[];
    if (second?.type !== 'ObjectExpression') return;
    for (const one of second.properties as Node[]) {
      const key = keyOf(one) ?? '';
      if (IGNORED.test(key) && one.value?.value !== false) this.file.kind('test-options', one, key);
    }
  }

  /** What a test takes from its context. */
  private context(node: Node): void {
    const fn = (node.arguments as Node[]).find((one) => isFunction(one));
    const [first] = (fn?.params ?? []) as Node[];
    if (first?.type !== 'ObjectPattern' || rootMember(node.callee) === 'each') return;
    for (const one of first.properties as Node[]) {
      const key = one.type === 'ObjectProperty' ? keyOf(one) : undefined;
      if (key) this.file.name('test', `context.${key}`, one);
    }
  }

  private module(node: Node, source: Node): void {
    const { file } = this;
    const name = stringOf(source);
    if (name === undefined) return;
    if (LIBRARY.test(name)) this.library = true;
    if (FRAMEWORK.has(name)) {
      file.rewriteString(source, '@rstest/core');
      if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration')
        this.specifiers(node);
      return;
    }
    if (/^(?:vitest|@vitest|@jest)\//.test(name)) {
      if (name === 'vitest/globals') file.rewriteString(source, '@rstest/core/globals');
      else file.kind('module', source, name);
    } else if (/^vitest-/.test(name) || name === 'jest-mock') file.kind('module', source, name);
    else if (NEED_JEST.test(name)) {
      file.kind('needs-jest', source, name);
      file.setup.add('jest');
    } else if (/^@testing-library\/jest-dom\/(?:vitest|jest-globals)$/.test(name))
      this.jestDom(node, name);
    else if (
      /\?(?!raw$)\w/.test(name) ||
      /^virtual:/.test(name) ||
      /\.(?!txt|md|html|json|css|svg|js|ts)\w+\?raw$/.test(name)
    ) {
      if (file.peer === 'vitest') file.kind('vite-import', source, name);
    }
  }

  private jestDom(node: Node, name: string): void {
    const { file } = this;
    file.kind('jest-dom', node, name);
    if (node.type !== 'ImportDeclaration') return;
    const expected = file.imports ? [] : ["import { expect } from '@rstest/core';"];
    if (file.imports) file.needs.add('expect');
    file.rewrite(
      node,
      ["import * as jestDomMatchers from '@testing-library/jest-dom/matchers';", ...expected].join(
        '\n',
      ),
    );
    file.prelude.push('expect.extend(jestDomMatchers);');
  }

  /** Names in an import of the framework. */
  private specifiers(node: Node): void {
    const { file } = this;
    const all = (node.specifiers ?? []) as Node[];
    const named = all.filter(({ type }) => /^(?:Import|Export)Specifier$/.test(type));
    const seen = new Set<string>();
    const kept: string[] = [];
    let removed = false;
    for (const one of named) {
      const from = (one.type === 'ImportSpecifier' ? one.imported : one.local) as Node;
      const name = (from.name ?? from.value) as string;
      const local = (one.type === 'ImportSpecifier' ? one.local : one.exported).name as string;
      const type = one.importKind === 'type' ? 'type ' : '';
      let next: string | undefined;
      if (KITS.has(name))
        next =
          one.type === 'ImportSpecifier' || local === name ? file.kit : `${file.kit} as ${local}`;
      else if (/^[xf]/.test(name) && GLOBALS.test(name))
        next = /describe/.test(name) ? 'describe' : 'test';
      else if (name === 'suite')
        next = local === name ? 'describe as suite' : `describe as ${local}`;
      else if (name === 'expectTypeOf' || name === 'assertType') {
        this.typeHelper(name, one);
        removed = true;
        continue;
      } else if (VITEST_TYPES.get(name))
        next = VITEST_TYPES.get(name) === local ? local : `${VITEST_TYPES.get(name)} as ${local}`;
      else {
        next = name === local ? name : `${name} as ${local}`;
        if (!CORE_EXPORTS.has(name)) {
          if (!file.name('global', name, one)) file.kind('export', one, name);
        }
      }
      if (seen.has(next)) {
        removed = true;
        continue;
      }
      seen.add(next);
      kept.push(type + next);
      const isChanged = file.text.slice(one.start, one.end) !== type + next;
      if (isChanged) file.rewrite(one, type + next);
    }
    if (!removed) return;
    // Edits within the statement give way to one for the whole of it.
    file.edits = file.edits.filter(({ start }) => start < node.start || start >= node.end);
    const word = node.importKind === 'type' ? 'import type' : 'import';
    const quote = file.text[node.source.start] ?? "'";
    const semicolon = file.text[node.end - 1] === ';' ? ';' : '';
    file.rewrite(
      node,
      kept.length > 0
        ? `${word} { ${kept.join(', ')} } from ${quote}@rstest/core${quote}${semicolon}`
        : '',
    );
  }

  private destructured(node: Node, scope: Scope): void {
    const { file } = this;
    if (node.id.type !== 'ObjectPattern' || !node.init) return;
    const module = requiredModule(node.init);
    const isMeta =
      bare(node.init).type === 'MemberExpression' && bare(node.init).object.type === 'MetaProperty';
    if (module && (FRAMEWORK.has(module) || isMeta)) {
      for (const one of node.id.properties as Node[]) {
        const name = one.type === 'ObjectProperty' ? keyOf(one) : undefined;
        if (!name) continue;
        if (KITS.has(name)) file.rewrite(one, file.kit);
        else if (/^[xf](?:it|test|describe)$/.test(name))
          file.rewrite(one, /describe/.test(name) ? 'describe' : 'test');
      }
      return;
    }
    // Methods that are taken from the object are called without it, which is fine but for mocks of modules.
    const from = bare(node.init);
    if (from.type !== 'Identifier') return;
    const found = this.reference(from, scope);
    if (!found || !KITS.has(found)) return;
    for (const one of node.id.properties as Node[]) {
      const name = one.type === 'ObjectProperty' ? keyOf(one) : undefined;
      const kit = file.peer === 'jest' ? 'jest' : 'vi';
      if (name && MODULE_CALLS.test(name)) file.kind('mock-path', one, `${kit}.${name}`);
      else if (name) file.name('kit', `${kit}.${name}`, one);
    }
  }

  private importType(node: Node): void {
    const source = (node.argument?.argument ?? node.argument) as Node | undefined;
    const name = stringOf(source?.literal ?? source);
    if (source && name && FRAMEWORK.has(name)) this.file.rewriteString(source, '@rstest/core');
  }

  private declaredModule(node: Node): void {
    const { file } = this;
    const name = stringOf(node.id);
    if (name === 'vitest') {
      file.rewriteString(node.id, '@rstest/core');
      for (const one of (node.body?.body ?? []) as Node[]) {
        if (one.type === 'TSInterfaceDeclaration' && one.id.name === 'Assertion')
          file.rewrite(one.id, 'Matchers');
        else if (one.type === 'TSInterfaceDeclaration' && !CORE_EXPORTS.has(one.id.name))
          file.kind('matcher-types', one, one.id.name);
      }
    } else if (
      node.id.name === 'jest' &&
      /\b(?:Matchers|Expect)\b/.test(file.text.slice(node.start, node.end))
    )
      file.kind('matcher-types', node, 'namespace jest');
  }

  /** A promise that a statement drops. */
  private late(node: Node, scope: Scope): void {
    const { file } = this;
    if (file.peer !== 'jest') return;
    const call = bare(node.expression);
    if (call.type !== 'CallExpression') return;
    const callee = bare(call.callee);
    const name = callee.type === 'Identifier' ? callee.name : (keyOf(callee) ?? '');
    const from = callee.type === 'Identifier' ? scope.find(callee.name)?.module : undefined;
    const isWait =
      WAITS.test(name) &&
      (from
        ? LIBRARY.test(from)
        : callee.type === 'MemberExpression' || scope.find(name)?.init === undefined);
    if (isWait && (from || callee.object?.name === 'screen')) file.kind('late', node, name);
    for (let at = callee; /MemberExpression$/.test(at.type); at = bare(at.object)) {
      const key = keyOf(at);
      if ((key === 'resolves' || key === 'rejects') && this.isExpectation(at.object, scope)) {
        file.kind('late', node, `expect().${key}`);
        return;
      }
    }
  }
}

const isContextExpect = (root: Node, scope: Scope): boolean => {
  const binding = scope.find(root.name);
  return root.name === 'expect' && (!binding || (!binding.module && !binding.init));
};

/** Parents whose identifiers are names of something, never values. */
const NO_VALUE =
  /^(?:TS(?:QualifiedName|TypeReference|ModuleDeclaration|TypeQuery|NamespaceExportDeclaration|TypeParameter|ExpressionWithTypeArguments)|Import(?:Default|Namespace)?Specifier|ExportSpecifier|(?:Labeled|Break|Continue)Statement|RestElement|ArrayPattern|JSXAttribute|CatchClause)$/;

/** The text of a name as a value, not a key or a member of something else. */
export function isValue(node: Node, around: readonly Node[]): boolean {
  const parent = around.at(-1);
  if (!parent) return true;
  if (NO_VALUE.test(parent.type)) return false;
  switch (parent.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.object === node || parent.computed;
    case 'ObjectProperty':
      return parent.value === node && around.at(-2)?.type !== 'ObjectPattern';
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'ClassPrivateProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'TSEnumMember':
      return parent.value === node || (parent.computed && parent.key === node);
    case 'VariableDeclarator':
      return parent.init === node;
    case 'AssignmentPattern':
      return parent.right === node;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.body === node;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return parent.superClass === node;
  }
  return true;
}

function addLine(file: TestFile, line: string): void {
  if (!file.prelude.includes(line)) file.prelude.push(line);
}

/** The environment that a comment at the top names. */
function readComments(comments: readonly Node[], file: TestFile): void {
  for (const one of comments) {
    const text = one.value as string;
    const found = /@(?:jest|vitest)-environment\s+(\S+)/.exec(text);
    if (found?.[1]) {
      const known = environmentOf(found[1]);
      const at = one.start + 2 + found.index + found[0].length - found[1].length;
      if (known === undefined) file.kind('environment', { start: at }, found[1]);
      else if (known !== found[1]) file.edit(at, at + found[1].length, known);
    }
    const types =
      /^\/\s*<reference\s+types=(["'])(vitest|vitest\/globals|jest|vitest\/importMeta)\1/.exec(
        text,
      );
    if (types?.[2]) {
      const at = one.start + 2 + types[0].length - 1 - types[2].length;
      const next =
        types[2] === 'vitest/importMeta' ? '@rstest/core/importMeta' : '@rstest/core/globals';
      file.edit(at, at + types[2].length, next);
    }
  }
}

/** Imports what the changed file uses, and puts the new lines after the last import. */
function finishImports(tree: Node, file: TestFile): void {
  const body = tree.body as Node[];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const first = imports.find(
    (one) =>
      one.importKind !== 'type' &&
      (FRAMEWORK.has(one.source.value) || one.source.value === '@rstest/core'),
  );
  const named = ((first?.specifiers ?? []) as Node[]).filter(
    ({ type }) => type === 'ImportSpecifier',
  );
  const last = named.at(-1);
  if (first && last) {
    const has = new Set(
      named.map((one) => {
        const name = one.imported.name as string;
        if (KITS.has(name)) return file.kit;
        return /^[xf](?:it|test|describe)$/.test(name)
          ? /describe/.test(name)
            ? 'describe'
            : 'test'
          : name;
      }),
    );
    const missing = [...file.needs].filter(
      (name) => !has.has(name) && name !== 'rs' && name !== 'rstest',
    );
    if (missing.length > 0) file.insertAfter(last, `, ${missing.join(', ')}`);
  }
  const lines: string[] = [];
  if (file.types.size > 0)
    lines.push(`import type { ${[...file.types].sort().join(', ')} } from '@rstest/core';`);
  const importLines = file.prelude.filter((line) => line.startsWith('import'));
  const others = file.prelude.filter((line) => !line.startsWith('import'));
  const end = imports.at(-1);
  const all = [...importLines, ...lines, ...(others.length > 0 ? ['', ...others] : [])];
  if (all.length === 0) return;
  if (end) file.insertAfter(end, `\n${all.join('\n')}`);
  else {
    const start = body[0]?.start ?? 0;
    file.edit(start, start, `${all.join('\n')}\n\n`);
  }
}

/** One finding for each name on each line; where two differ, the one that asks for more. */
function distinct(findings: readonly Finding[]): Finding[] {
  const weight: Record<Level, number> = { fine: 0, done: 1, note: 2, look: 3 };
  const found = new Map<string, Finding>();
  for (const one of findings) {
    const key = `${one.line} ${one.name} ${one.kind ?? ''}`;
    const before = found.get(key);
    if (!before || weight[one.level] > weight[before.level]) found.set(key, one);
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}
