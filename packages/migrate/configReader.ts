import { rowOf } from './compatibility.ts';
import { objectsOf } from './configObjects.ts';
import { Output } from './configOutput.ts';
import { lineCounter } from './edits.ts';
import { environmentOf } from './file.ts';
import { KINDS } from './kinds.ts';
import { bare, itemsOf, keyOf, type Node, propertiesOf, stringOf } from './parse.ts';
import type { ConfigOptions, Finding, Level, NameRow } from './types.ts';

export type Entry = [key: string, value: Node, at: Node];

/** Reads a config into a new one: what both frameworks have in common. */
export abstract class ConfigReader {
  readonly output = new Output();
  readonly findings: Finding[] = [];
  protected readonly lineOf: (offset: number) => number;
  protected root = '';
  protected roots: string[] = [];
  protected readonly aliases: string[] = [];

  protected readonly source: string;
  protected readonly tree: Node;
  protected readonly given: ConfigOptions;
  protected readonly isProject: boolean;

  constructor(source: string, tree: Node, given: ConfigOptions, isProject = false) {
    this.source = source;
    this.tree = tree;
    this.given = given;
    this.isProject = isProject;
    this.lineOf = lineCounter(source);
  }

  /** Reads one object of options, or the list of projects that a workspace file exports. */
  object(node: Node): void {
    if (node.type === 'ArrayExpression') this.projects(node);
    else this.options(this.entries(node));
  }

  /** Reads the options of one object. */
  protected abstract options(entries: readonly Entry[]): void;
  /** For a project inside this config: what the packages ask for is written once, outside. */
  protected get givenInside(): ConfigOptions {
    return { ...this.given, facts: { ...this.given.facts, dependencies: [] } };
  }

  /** A reader for such a project. */
  protected abstract inner(): ConfigReader;
  /** What the old framework does without an option, and the new one only with it. */
  protected abstract defaults(): void;

  /** Keys and values, with those of objects of the file that are spread. */
  protected entries(node: Node): Entry[] {
    return (node.properties as Node[]).flatMap((one): Entry[] => {
      if (one.type === 'SpreadElement') {
        const inner = objectsOf(one.argument, this.tree.body, 0);
        const code = this.code(one.argument);
        if (inner.length === 0 && !/[Pp]reset|configDefaults|defaults/.test(code)) {
          this.output.comment(`${code} was spread here: add what it sets`);
          this.find('...', one, 'look');
        }
        return inner
          .filter(({ type }) => type === 'ObjectExpression')
          .flatMap((object) => this.entries(object));
      }
      const key = keyOf(one);
      if (key === undefined) return [];
      return [[key, one.type === 'ObjectMethod' ? one : one.value, one]];
    });
  }

  protected row(name: string): NameRow | undefined {
    return rowOf(this.given.peer, 'config', name);
  }

  protected find(
    name: string,
    at: Node,
    level: Level,
    own: readonly string[] = [],
    link = this.row(name)?.link,
  ): void {
    const { outcome = 'unknown', use = [] } = this.row(name) ?? {};
    this.findings.push({
      line: this.lineOf(at.start),
      name,
      outcome,
      level,
      use: own.length > 0 ? own : use,
      ...(link && { link }),
    });
  }

  protected done(name: string, at: Node, ...use: string[]): void {
    this.find(name, at, use.length === 1 && use[0] === name ? 'fine' : 'done', use);
  }

  /** An option that the new config cannot have, with the reason as a comment. */
  protected hand(name: string, at: Node, reason = ''): void {
    const row = this.row(name);
    const use = row?.use?.join(', ');
    const words = reason || (use ? `use ${use}` : 'no counterpart');
    this.output.comment(`${name}: ${words}${row?.link ? ` (${row.link})` : ''}`);
    this.find(name, at, 'look');
  }

  /** An option that Rstest needs no counterpart of. */
  protected drop(name: string, at: Node, reason: string): void {
    this.output.comment(`${name}: ${reason}`);
    this.find(name, at, 'done');
  }

  /** Takes a value over, under the same name or another. */
  protected copy(name: string, at: Node, value: Node, to = name): void {
    this.output.set(to, this.code(value));
    this.find(name, at, to === name ? 'fine' : 'done', [to]);
  }

  protected serializers(modules: readonly string[]): void {
    for (const [index, one] of modules.entries())
      this.output.setup.push(
        `import serializer${index} from ${quote(one)};\nexpect.addSnapshotSerializer(serializer${index});`,
      );
  }

  protected code(node: Node): string {
    return this.source.slice(node.start, node.end);
  }

  protected strings(node: Node): string[] {
    return itemsOf(bare(node)).flatMap((one) => stringOf(bare(one)) ?? []);
  }

  /** A path of Jest: relative to `rootDir`, which the new config names in each path. */
  protected path(value: string): string {
    const inside = value.replace(/^<rootDir>\/?/, './');
    if (!/^\.{1,2}(?:\/|$)/.test(inside)) return inside;
    const parts: string[] = [];
    for (const part of `${this.root ? `${this.root}/` : ''}${inside}`.split('/')) {
      if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
      else if (part !== '.' && part !== '') parts.push(part);
    }
    return parts[0] === '..' ? parts.join('/') : `./${parts.join('/')}`;
  }

  protected paths(values: readonly string[]): string[] {
    return values.map((one) => quote(this.path(one)));
  }

  /** The target of an alias, which is relative to the directory where Rstest starts. */
  protected target(path: string): string {
    if (!/^\.{1,2}(?:\/|$)/.test(path)) return quote(path);
    if (!/[\\/]/.test(this.given.file)) return quote(this.path(path));
    this.output.imports.set('path', 'node:path');
    return `path.resolve(import.meta.dirname, ${quote(this.path(path))})`;
  }

  protected quoted(values: readonly string[]): string {
    return `[${values.map(quote).join(', ')}]`;
  }

  /** Patterns below `roots` or `rootDir`. */
  protected below(patterns: readonly string[]): string[] {
    const folders = this.roots.length > 0 ? this.roots : this.root ? [this.root] : [''];
    return patterns.flatMap((pattern) => {
      const rooted = /^<rootDir>\/(.*)$/.exec(pattern);
      if (rooted?.[1]) return [this.path(pattern).replace(/^\.\//, '')];
      const plain = pattern.replace(/^\.\//, '');
      return folders.map((folder) =>
        folder && folder !== '.' && !plain.startsWith(`${folder}/`) ? `${folder}/${plain}` : plain,
      );
    });
  }

  protected coverage(): void {
    const provider = this.output.get('coverage.provider') === "'v8'" ? 'v8' : 'istanbul';
    this.output.packages.delete('@rstest/coverage-istanbul');
    this.output.packages.add(`@rstest/coverage-${provider}`);
  }

  protected environment(name: string, value: string | undefined, at: Node) {
    const known = value === undefined ? undefined : environmentOf(value);
    if (known === undefined) {
      this.output.comment(`${name} ${value ?? this.code(at)}: ${KINDS.environment.en}`);
      return this.find(name, at, 'look');
    }
    if (known !== 'node') {
      this.output.set('testEnvironment', quote(known));
      this.output.packages.add(known);
    }
    this.done(name, at, 'testEnvironment');
  }

  protected environmentOptions(name: string, value: Node, at: Node) {
    const own = propertiesOf(value).filter(
      (one) => !/^customExportConditions$|^globalsCleanup$/.test(keyOf(one) ?? ''),
    );
    const nestedOptions =
      own.length === 1 && /^(?:jsdom|happyDOM)$/.test(keyOf(own[0] as Node) ?? '')
        ? (own[0] as Node).value
        : undefined;
    if (nestedOptions) this.output.set('environmentOptions', this.code(nestedOptions));
    else if (own.length > 0)
      this.output.set('environmentOptions', `{ ${own.map((one) => this.code(one)).join(', ')} }`);
    this.done(name, at, 'testEnvironment.options');
  }

  protected reporters(value: Node, at: Node) {
    const kept: string[] = [];
    let left = false;
    for (const one of itemsOf(value)) {
      const item = bare(one);
      const name = item.type === 'ArrayExpression' ? stringOf(item.elements[0]) : stringOf(item);
      if (name && /^(?:default|verbose|dot|junit|json|github-actions|blob|basic)$/.test(name))
        kept.push(
          name === 'basic'
            ? "'default'"
            : item.type === 'ArrayExpression'
              ? this.code(item).replace(/outputFile/g, 'outputPath')
              : this.code(item),
        );
      else if (name === 'jest-junit') {
        const given = propertiesOf(itemsOf(item)[1]);
        const read = (key: string) => stringOf(given.find((entry) => keyOf(entry) === key)?.value);
        const folder = read('outputDirectory');
        const file = read('outputName') ?? 'junit.xml';
        kept.push(
          `['junit', { outputPath: ${quote(`${folder ? `${folder.replace(/^<rootDir>\/?/, './').replace(/\/$/, '')}/` : './'}${file}`)} }]`,
        );
      } else if (name && /^(?:hanging-process|tree|tap|tap-flat|html|summary)$/.test(name)) {
        this.output.comment(`reporters: no ${name} here`);
      } else {
        this.output.comment(`reporters: ${this.code(one)} does not work here`);
        left = true;
      }
    }
    if (kept.length > 0) this.output.set('reporters', `[${kept.join(', ')}]`);
    this.find('reporters', at, left ? 'look' : 'done', ['reporters']);
  }

  protected projects(value: Node, at: Node = value) {
    const items: string[] = [];
    let left = false;
    for (const one of value.type === 'ArrayExpression' ? (value.elements as Node[]) : []) {
      const item = bare(one);
      const text = stringOf(item);
      if (text !== undefined) {
        items.push(
          quote(
            this.path(text.replace(/\/(?:jest|vitest|vite)\.config\.[\w]+$/, '')).replace(
              /^\.\/(?=\S)/,
              '',
            ),
          ),
        );
        continue;
      }
      const objects = objectsOf(item, this.tree.body, 0);
      const inner = this.inner();
      if (objects.length === 0) {
        this.output.comment(`projects: ${this.code(item)}`);
        left = true;
        continue;
      }
      for (const object of objects) inner.object(object);
      inner.finish();
      this.findings.push(...inner.findings);
      for (const pack of inner.output.packages) this.output.packages.add(pack);
      for (const [name, module] of inner.output.imports) this.output.imports.set(name, module);
      this.output.setup.push(...inner.output.setup);
      items.push(`{\n${inner.output.text('  ')}\n}`);
    }
    this.output.set(
      'projects',
      `[\n${items.map((item) => `${item.replace(/^/gm, '  ')},`).join('\n')}\n]`,
    );
    this.find('projects', at, left ? 'look' : 'done', ['projects']);
  }

  /** What follows from the whole config and the project. */
  finish(): void {
    const { output } = this;
    const { facts } = this.given;
    const environment = output.take('environmentOptions');
    if (environment) {
      const name = output.get('testEnvironment') ?? "'jsdom'";
      output.set('testEnvironment', `{ name: ${name}, options: ${environment} }`);
    }
    if (this.aliases.length > 0) output.set('resolve.alias', `{ ${this.aliases.join(', ')} }`);
    const isGroup = output.get('projects') !== undefined;
    if (!isGroup) this.defaults();
    const has = (name: string) => facts.dependencies?.includes(name) ?? false;
    if (has('react') && !output.get('plugins')) output.use('pluginReact', '@rsbuild/plugin-react');
    else if (has('vue') && !output.get('plugins')) output.use('pluginVue', '@rsbuild/plugin-vue');
    if (facts.decorators) output.set('source.decorators', "{ version: 'legacy' }");
    if (facts.oldSnapshots && output.get('snapshotFormat') === undefined)
      output.set('snapshotFormat', '{ printBasicPrototype: true, escapeString: true }');
    if (facts.setupFile && !isGroup) {
      const before = output.get('setupFiles');
      output.set(
        'setupFiles',
        before
          ? `[${quote(facts.setupFile)}, ${before.slice(1, -1)}]`
          : `[${quote(facts.setupFile)}]`,
      );
    }
  }

  text(): string {
    const inside = this.output.text('  ');
    const kept = this.keptStatements(inside);
    const imports = [...this.output.imports].map(([name, module]) =>
      module.startsWith('node:')
        ? `import ${name} from '${module}';`
        : `import { ${name} } from '${module}';`,
    );
    const setup =
      this.output.setup.length > 0 && !this.given.facts.setupFile
        ? `${this.output.setup.map((one) => `// In a setup file: ${one.replace(/\s*\n\s*/g, ' ')}`).join('\n')}\n`
        : '';
    const head = [
      ...new Set([...imports, "import { defineConfig } from '@rstest/core';", ...kept.imports]),
    ].join('\n');
    const rest = kept.others.length > 0 ? `${kept.others.join('\n')}\n\n` : '';
    return `${head}\n\n${rest}${setup}export default defineConfig({\n${inside}\n});\n`;
  }

  /** Imports and constants that the new config still uses. */
  private keptStatements(code: string): { imports: string[]; others: string[] } {
    const imports: string[] = [];
    const others: string[] = [];
    let needed = code.replace(/^\s*\/\/.*$/gm, '');
    const names = (node: Node): string[] =>
      node.type === 'Identifier'
        ? [node.name]
        : node.type === 'ObjectPattern'
          ? (node.properties as Node[]).flatMap((one) => names((one.value ?? one.argument) as Node))
          : [];
    const isUsed = (name: string) =>
      !this.output.imports.has(name) &&
      new RegExp(`(?<![\\w$.'"/-])${name.replace(/\$/g, '\\$')}(?![\\w$'":])`).test(needed);
    for (const one of [...(this.tree.body as Node[])].reverse()) {
      const text = this.code(one);
      if (one.type === 'ImportDeclaration') {
        if (/^(?:vitest|jest|@jest|vite)(?:\/|$)|^ts-jest/.test(one.source.value)) continue;
        if ((one.specifiers as Node[]).some((item) => isUsed(item.local.name))) {
          imports.unshift(text);
          needed += text;
        }
        continue;
      }
      if (one.type === 'VariableDeclaration') {
        const used = (one.declarations as Node[]).some((item) => names(item.id).some(isUsed));
        if (!used) continue;
        const [only] = one.declarations as Node[];
        const module =
          only?.init?.type === 'CallExpression' && only.init.callee.name === 'require'
            ? stringOf(only.init.arguments[0])
            : undefined;
        if (module && only)
          imports.unshift(`import ${this.code(only.id).replace(/:/g, ' as')} from '${module}';`);
        else others.unshift(text.replace(/\b__dirname\b/g, 'import.meta.dirname'));
        needed += text;
      } else if (one.type === 'FunctionDeclaration' && one.id && isUsed(one.id.name)) {
        others.unshift(text);
        needed += text;
      }
    }
    return { imports, others };
  }
}

export function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
