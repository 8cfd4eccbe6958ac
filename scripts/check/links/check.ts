import { basename } from 'node:path/posix';
import { linksOf, type PageLink } from '../../../content/links.ts';
import type { Page } from '../../../content/page.ts';
import type { Site } from '../../../content/site.ts';
import { fileOfPicture } from '../../../content/used.ts';
import type { Lang } from '../../../shared/site/locales.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { leftOver, pictureFindings } from './pictures.ts';
import { relatedLabel, relatedLine } from './related.ts';
import { targetProblem } from './target.ts';

/** Links lead to pages, anchors and files that exist, in the page's language, and say so. */
export const linksCheck: Check = {
  name: 'links',
  about: 'no dead link or anchor, no other language, no vague label; pictures and parts are in use',
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
  const vague = labelProblem(link.label, page.lang);
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
    const spelled = site.tree.files.find((file) => file.toLowerCase() === expected.toLowerCase());
    findings.push({
      ...place,
      message: `picture ${path} does not exist`,
      right: spelled ? `its name is ${basename(spelled)}` : `a file ${expected}`,
      fix: spelled ? 'write the name as it is' : 'add it, or correct the address',
    });
  }
  if (link.label.trim() === '') {
    const fix = 'describe in the brackets what it shows';
    findings.push({ ...place, message: `picture ${path} has no text alternative`, fix });
  }
  return findings;
}

/** Labels that say nothing about what is behind the link, lower case. */
const VAGUE: Partial<Record<Lang, readonly string[]>> & { en: readonly string[] } = {
  en: [
    ...'here, click here, this, this page, this link, this section, link, page'.split(', '),
    ...'docs, documentation, more, more info, more details, details, read more'.split(', '),
    ...'learn more, see more, see here, see also, above, below'.split(', '),
  ],
  zh: [
    ...'这里 此处 这 点击这里 点此 点我 链接 此链接 该页面 本页 此页 这个页面'.split(' '),
    ...'这一节 页面 文档 更多 详情 详见 了解更多 查看更多 阅读更多 更多信息'.split(' '),
    ...'查看详情 上文 下文'.split(' '),
  ],
};

/** Why a label tells a reader too little, by the language of its page; undefined when it is fine. */
export function labelProblem(label: string, lang: Lang): string | undefined {
  const text = label
    .trim()
    .toLowerCase()
    .replace(/[.。…!！→›»>]+$/u, '')
    .trim();
  if (text === '') return 'link without a label';
  const vague = [...(VAGUE[lang] ?? []), ...VAGUE.en].includes(text);
  return vague ? `link label "${label.trim()}" does not say where it leads` : undefined;
}
