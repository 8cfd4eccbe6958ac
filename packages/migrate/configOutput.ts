/** An object of options on its way to a config: values by path, and comments. */
export class Output {
  private readonly values = new Map<string, string>();
  private readonly comments: string[] = [];
  readonly imports = new Map<string, string>();
  readonly packages = new Set<string>();
  readonly setup: string[] = [];

  set(path: string, code: string): void {
    this.values.set(path, code);
  }
  get(path: string): string | undefined {
    return this.values.get(path);
  }
  /** The value, which the config then has no more. */
  take(path: string): string | undefined {
    const found = this.values.get(path);
    this.values.delete(path);
    return found;
  }
  /** Adds items to a list. */
  push(path: string, items: readonly string[]): void {
    if (items.length === 0) return;
    const before = this.values.get(path);
    const all = [...(before ? [before.slice(1, -1)] : []), ...items];
    this.values.set(path, `[${all.join(', ')}]`);
  }
  comment(text: string): void {
    this.comments.push(text.replace(/\s+/g, ' '));
  }
  use(name: string, module: string): void {
    this.imports.set(name, module);
    this.packages.add(module);
    const call = `${name}()`;
    if (!this.values.get('plugins')?.includes(call)) this.push('plugins', [call]);
  }
  text(indent: string): string {
    const lines: string[] = [];
    for (const one of this.comments) lines.push(`// ${one}`);
    lines.push(...nested([...this.values].map(([path, code]) => [path.split('.'), code] as const)));
    return lines.map((line) => (line ? indent + line : line)).join('\n');
  }
}

/** Lines of an object literal's inside; a dotted path becomes objects in objects. */
function nested(values: readonly (readonly [path: readonly string[], code: string])[]): string[] {
  const lines: string[] = [];
  const done = new Set<string>();
  for (const [path, code] of values) {
    const [key = '', ...rest] = path;
    if (done.has(key)) continue;
    if (rest.length === 0) {
      lines.push(...`${key}: ${code},`.split('\n'));
      continue;
    }
    done.add(key);
    const inner = values
      .filter(([other]) => other[0] === key && other.length > 1)
      .map(([other, text]) => [other.slice(1), text] as const);
    lines.push(`${key}: {`, ...nested(inner).map((line) => `  ${line}`), '},');
  }
  return lines;
}
