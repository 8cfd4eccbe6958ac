import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { componentNamed } from '../../content/components.ts';
import { walk } from '../../content/walk.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Imports the components that few pages use where they are used, so that the others do not carry
 * them. Those that many pages use come from the theme's own list. By relative paths: the bundler's
 * first hash of a page would differ from folder to folder, and by it the names that minifying gives.
 */
export function remarkImports() {
  return (tree: Root, page: VFile): void => {
    const names = new Set<string>();
    walk(tree, (node) => {
      if ('name' in node && node.name) names.add(node.name);
    });
    for (const name of names) {
      const module = componentNamed(name)?.module;
      if (!module) continue;
      const file = path.relative(path.dirname(page.path), path.join(ROOT, module));
      tree.children.unshift(importOf(name, file.split(path.sep).join('/')));
    }
  };
}

/** `import { name } from "file"`, written out because the MDX compiler runs after the parser. */
function importOf(name: string, file: string): RootContent {
  const identifier = { type: 'Identifier', name } as const;
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
        source: { type: 'Literal', value: file },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } } as unknown as RootContent;
}
