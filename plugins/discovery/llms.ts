import { facts } from '../../shared/facts/index.ts';
import { DEFAULT_LANG, LANGS } from '../../shared/site/locales.ts';
import { buildText } from '../texts.ts';
import type { Copy } from './copies.ts';
import type { PlacedPage } from './order.ts';

type PlacedCopy = Copy & PlacedPage;

interface Part {
  file: string;
  crumbs: string[];
  text: string;
}

/**
 * `llms.txt` and the files of whole texts of one language: `llms-full.txt` with all pages, and one
 * for each section and each folder in it, so that a reader with little room can take a part.
 * `copies` are in reading order, `prefix` is the folder of the language.
 */
export function llmsFiles(
  copies: readonly PlacedCopy[],
  site: { title: string; description: string; lang: string },
  prefix: string,
  urlOf: (path: string) => string,
): { file: string; text: string }[] {
  const t = buildText(LANGS.find((lang) => lang === site.lang) ?? DEFAULT_LANG);
  const parts = partsOf(copies, prefix);
  const groups = new Map<string, string[]>();
  for (const { page, trail, url } of copies) {
    const group = trail.map(({ text }) => text).join(t('agents.colon'));
    const line = `- [${page.title}](${url}): ${page.description}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  groups.set(
    t('agents.parts'),
    parts.map(({ file, crumbs, text }) => {
      const title = [site.title, ...crumbs].join(t('agents.colon'));
      return `- [${title}](${urlOf(`/${file}`)}): ${Math.ceil(Buffer.byteLength(text) / 1000)} kB`;
    }),
  );
  const list = [
    `# ${site.title}`,
    `> ${site.description}`,
    t('agents.note').replace('{version}', facts.version),
    ...[...groups].flatMap(([group, lines]) => [
      ...(group ? [`## ${group}`] : []),
      lines.join('\n'),
    ]),
  ];
  return [{ file: `${prefix}llms.txt`, text: `${list.join('\n\n')}\n` }, ...parts];
}

function partsOf(copies: readonly PlacedCopy[], prefix: string): Part[] {
  const parts = new Map<string, Part>();
  for (const { page, trail, text } of copies) {
    const folders = page.bareRoute.split('/').slice(1, -1);
    for (let depth = 0; depth <= Math.min(2, folders.length); depth++) {
      const folder = folders
        .slice(0, depth)
        .map((name) => `${name}/`)
        .join('');
      const file = `${prefix}${folder}llms-full.txt`;
      const part = parts.get(file);
      if (part) part.text += `\n${text}`;
      else parts.set(file, { file, crumbs: trail.slice(0, depth).map((step) => step.text), text });
    }
  }
  return [...parts.values()];
}
