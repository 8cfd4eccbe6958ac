import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPONENTS } from '../../content/components.ts';
import { replaceTags } from '../../content/tags.ts';
import { filesOf } from '../../deploy/finish.ts';

/** What stands where our components draw something: as much text, no code of ours. */
const PLAIN: Record<string, (attributes: Record<string, string>) => string> = {
  OptionFacts: ({ name }) =>
    `| Name | Type | Default |\n|---|---|---|\n| \`${name}\` | \`boolean \\| string[]\` | \`false\` |`,
  ApiFacts: ({ name }) => `\`\`\`ts\n${name}(name: string, options?: object): void;\n\`\`\``,
  PackageManagerTabs: ({ command }) => `\`\`\`bash\nnpm ${command}\n\`\`\``,
};

const OTHER_COMPONENTS = new RegExp(`</?(?:${Object.keys(COMPONENTS).join('|')})\\b[^>]*>`, 'g');

/** A page with our components replaced by Markdown that any generator knows. */
export function plainPage(text: string): string {
  return (
    replaceTags(text, ({ name, attributes }, whole) => PLAIN[name]?.(attributes) ?? whole)
      // A page may be called like a component, which then would contain itself in VitePress.
      .replace(OTHER_COMPONENTS, '')
  );
}

/** The same for VitePress: ids of headings without a backslash, no page types of Rspress. */
export function vitepressPage(text: string): string {
  return (
    plainPage(text)
      .replace(/\\\{(#[\w-]+)\}/g, '{$1}')
      // English is elsewhere there, and so are its pictures.
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      // Vue takes it for the beginning of an expression, in code as well.
      .replaceAll('{{', '{ {')
      .replace(/^(pageType|overview|search): .*\n/gm, '')
      .replace(/^---\n([\s\S]*?)\n---\n/, (front) => {
        const title = /^title: (.*)$/m.exec(front)?.[1];
        return /^# /m.test(text) || !title ? front : `${front}\n# ${title}\n`;
      })
  );
}

/** Rewrites every page of a corpus in place. */
export function plainCorpus(dir: string): void {
  for (const file of filesOf(dir).filter((name) => name.endsWith('.mdx'))) {
    const path = join(dir, file);
    writeFileSync(path, plainPage(readFileSync(path, 'utf8')));
  }
}

export interface SidebarItem {
  text: string;
  link?: string;
  items?: SidebarItem[];
}

/** VitePress's sidebar of a folder of the corpus, from its `_meta.json`. */
export function sidebarOf(dir: string, prefix: string): SidebarItem[] {
  const meta = join(dir, '_meta.json');
  if (!existsSync(meta)) return [];
  const entries = JSON.parse(readFileSync(meta, 'utf8')) as (
    | string
    | { type?: string; name?: string; label?: string }
  )[];
  return entries.flatMap((entry): SidebarItem[] => {
    const name = typeof entry === 'string' ? entry : (entry.name ?? '');
    const label = typeof entry === 'string' ? entry : (entry.label ?? name);
    if (!name) return [];
    const folder = typeof entry !== 'string' && entry.type === 'dir';
    if (!folder) return [{ text: label, link: `${prefix}${name.replace(/^index$/, '')}` }];
    return [{ text: label, items: sidebarOf(join(dir, name), `${prefix}${name}/`) }];
  });
}

/** Writes a corpus as VitePress reads it: English at the top, Chinese in `zh`. */
export function vitepressCorpus(from: string, to: string): void {
  for (const file of filesOf(from).filter((name) => /\.mdx?$/.test(name))) {
    const name = file.replace(/^en\//, '').replace(/\.mdx$/, '.md');
    if (/^(zh\/)?404\.md$/.test(name)) continue;
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, vitepressPage(readFileSync(join(from, file), 'utf8')));
  }
}
