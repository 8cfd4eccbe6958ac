import { drawDiagram } from '../../../content/diagrams.ts';
import { fencesOf } from '../../../content/fences.ts';
import type { Check } from '../check.ts';
import type { Finding } from '../finding.ts';

/** Mermaid blocks can be drawn, fit on the page, and say in words what they show. */
export const diagramsCheck: Check = {
  name: 'diagrams',
  about: 'diagrams can be drawn, fit on the page and have a text alternative',
  reads: /^docs\//,
  byPage: true,
  async run({ site, pages }) {
    const findings: Finding[] = [];
    // Most pages have none, and need not be parsed for it.
    const drawn = [...pages, ...site.partials].filter(({ source }) => source.includes('mermaid'));
    for (const page of drawn) {
      for (const { lang, meta, content, line } of fencesOf(page)) {
        if (lang !== 'mermaid') continue;
        const { problems } = await drawDiagram(meta, content);
        findings.push(
          ...problems.map((one) => ({ ...one, file: page.file, line: line + one.line })),
        );
      }
    }
    return findings;
  },
};
