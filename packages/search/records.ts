import { recordStarts } from './recordParts.ts';
import type { PageText, SearchRecord, SectionText } from './types.ts';

/** The records of all pages as they are emitted (spec section 3); a long page has several. */
export function recordsOf(pages: readonly PageText[]): SearchRecord[] {
  return pages
    .flatMap((page) => {
      const starts = recordStarts(page);
      return starts.map((start, i) => ({
        routePath: page.routePath,
        title: page.title,
        ...textOf(page.sections.slice(start, starts[i + 1])),
        domain: '',
      }));
    })
    .map((record, id) => ({ id, ...record }));
}

function textOf(sections: readonly SectionText[]): Pick<SearchRecord, 'content' | 'toc'> {
  let content = '';
  const toc: SearchRecord['toc'] = [];
  for (const { heading, id: anchor, depth, body, links, code } of sections) {
    if (heading) {
      if (content) content += '\n\n';
      toc.push({ text: heading, id: anchor, depth, charIndex: content.length });
      content += heading;
    }
    const list = links.map(({ label, about }) => `${label} — ${about}`).join('\n');
    for (const part of [body, list, code]) if (part) content += (content ? '\n\n' : '') + part;
  }
  return { content, toc };
}
