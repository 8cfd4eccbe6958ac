import type { Root } from 'mdast';
import type { Parser, Processor } from 'unified';
import { originalBody } from '../../content/untranslated.ts';

/** Lets a page that is not translated yet show the original: with its outline, its samples, all. */
export function remarkUntranslated(this: Processor): void {
  const parse = this.parser as Parser<Root> | undefined;
  this.parser = (text, file) =>
    parse?.(originalBody(file.path ?? '') ?? text, file) ?? { type: 'root', children: [] };
}
