import { linksOf, type PageLink } from '../../../content/links.ts';
import type { Page } from '../../../content/page.ts';
import type { Site } from '../../../content/site.ts';
import { fileOfPicture } from '../../../content/used.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { labelProblem } from './labels.ts';
import { leftOver, pictureFindings } from './pictures.ts';
import { relatedLabel, relatedLine } from './related.ts';
import { targetProblem } from './target.ts';

/** Links lead to pages, anchors and files that exist, in the page's language, and say so. */
export const linksCheck: Check = {
  name: 'links',
  about: 'no dead link or anchor, no other language, no vague label; pictures and parts are in use',
  reads: /^docs\//,
  run: async ({ site, pages }) => [
    ...[...pages, ...site.partials].flatMap((page) => {
      const related = relatedLine(page);
      return linksOf(page).flatMap((link) => linkFindings(site, page, link, link.line > related));
    }),
    ...leftOver(site.tree),
    ...(await pictureFindings(site.tree)),
  ],
};

function linkFindings(site: Site, page: Page, link: PageLink, isRelated: boolean): Finding[] {
  const place = { file: page.file, line: link.line };
  if (link.kind === 'image') return imageFindings(site, link, place);
  const findings: Finding[] = [];
  const problem = targetProblem(site, page, link.url);
  if (problem) {
    const { message, right, replacement } = problem;
    const fix = replacement && link.offset >= 0 ? 'npm run fix' : undefined;
    findings.push({ ...place, message, right, fix });
  }
  if (link.url === page.route) {
    const message = `link to ${link.url} leads to this page itself`;
    findings.push({ ...place, message, fix: 'remove it, or lead to a heading' });
  }
  const vague = labelProblem(link.label, page.locale);
  if (vague) findings.push({ ...place, message: vague, fix: 'name what is behind it' });
  const right = isRelated ? relatedLabel(site, link) : undefined;
  if (right) {
    const message = `related page is named "${link.label}"`;
    findings.push({ ...place, message, right, fix: 'use the title of the page behind the link' });
  }
  return findings;
}

function imageFindings(
  site: Site,
  link: PageLink,
  place: { file: string; line: number },
): Finding[] {
  const findings: Finding[] = [];
  const path = link.url.replace(/[?#].*$/, '');
  const expected = fileOfPicture(place.file, path);
  if (expected && !site.tree.has(expected)) {
    findings.push({
      ...place,
      message: `picture ${path} does not exist`,
      right: `a file ${expected}`,
      fix: 'add it, or correct the address',
    });
  }
  if (link.label.trim() === '') {
    const fix = 'describe in the brackets what it shows';
    findings.push({ ...place, message: `picture ${path} has no text alternative`, fix });
  }
  return findings;
}
