import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Parser, Processor } from 'unified';
import type { VFile } from 'vfile';
import { parseError } from '../../content/page.ts';
import { readSource } from '../../content/source.ts';
import { lineOf } from '../../content/walk.ts';

/**
 * Makes what stops a page say where: the framework's overlay shows the reason alone, and broken
 * frontmatter not at all.
 */
export function remarkPlaces(this: Processor): (tree: Root, file: VFile) => void {
  const parse = this.parser as Parser<Root> | undefined;
  this.parser = (text: string, file: VFile) => {
    const { error } = readSource(file.path).frontmatter;
    if (error) throw broken(file, error.line, `frontmatter cannot be read: ${error.message}`);
    try {
      return parse?.(text, file) ?? { type: 'root', children: [] };
    } catch (failure) {
      const { line, message } = parseError(failure);
      throw broken(file, line, message);
    }
  };
  return (tree, file) => {
    for (const node of tree.children) {
      if (node.type !== 'mdxjsEsm') continue;
      for (const [, path = ''] of node.value.matchAll(/from\s+['"](\.[^'"]+)['"]/g)) {
        const target = join(dirname(file.path), path);
        if (existsSync(target)) continue;
        throw broken(file, lineOf(node), `imports ${path}, which does not exist`);
      }
    }
  };
}

function broken(file: VFile, line: number, reason: string): Error {
  const error = new Error(`${file.path}:${line}  ${reason}`);
  // The overlay shows the stack, which leads into the framework and not to the page.
  error.stack = error.message;
  return error;
}
