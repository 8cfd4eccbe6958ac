import type { PageText, SearchRecord } from '../../shared/search/types.ts';

/** The record of a page as it is emitted (spec section 3). */
export function recordOf(page: PageText, id: number): SearchRecord {
  let content = '';
  const toc: SearchRecord['toc'] = [];
  for (const { heading, id: anchor, depth, body, links, code } of page.sections) {
    if (heading) {
      if (content) content += '\n\n';
      toc.push({ text: heading, id: anchor, depth, charIndex: content.length });
      content += heading;
    }
    const list = links.map(({ label, about }) => `${label} — ${about}`).join('\n');
    for (const part of [body, list, code]) if (part) content += (content ? '\n\n' : '') + part;
  }
  return { id, routePath: page.routePath, title: page.title, content, toc, domain: '' };
}
