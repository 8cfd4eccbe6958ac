import { elementsOf } from '../../../content/elements.ts';
import type { Page } from '../../../content/page.ts';
import { type Prose, proseOf, proseOfText } from '../../../content/prose.ts';
import type { Site } from '../../../content/site.ts';
import { lineOf, plainText, walk } from '../../../content/walk.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { readJsonFile } from '../schema/jsonFile.ts';
import { hasHan } from './characters.ts';
import { typographyProblems } from './rules.ts';

/** Chinese typography: full-width punctuation, spaces beside Latin, no italics. */
export const chineseCheck: Check = {
  name: 'chinese',
  about: 'Chinese text: full-width punctuation, spaces beside Latin, no italics',
  run: ({ site, pages }) => [
    ...[...pages, ...site.partials].filter(({ lang }) => lang === 'zh').flatMap(pageFindings),
    ...labelFindings(site),
  ],
};

function pageFindings(page: Page): Finding[] {
  const { file } = page;
  const findings = proseOf(page).flatMap((prose) => proseFindings(file, prose, 'npm run fix'));
  for (const { text, line } of proseAttributes(page)) {
    findings.push(...proseFindings(file, proseOfText(text)).map((one) => ({ ...one, line })));
  }
  walk(page.tree, (node) => {
    if (node.type !== 'emphasis') return;
    const message = `italics "${plainText(node)}"`;
    const right = 'Chinese has none; use bold, or 「」, or nothing';
    findings.push({ file, line: lineOf(node), message, right });
  });
  return findings;
}

function proseFindings(file: string, prose: Prose, fix?: string): Finding[] {
  return typographyProblems(prose.text).map(({ start, end, text, message }) => {
    const before = prose.text.slice(Math.max(0, start - 8), start);
    const found = prose.text.slice(start, end);
    const after = prose.text.slice(end, end + 8);
    return {
      file,
      line: prose.lineOf(start),
      message: `${message}: ${show(before + found + after)}`,
      right: show(before + text + after),
      ...(fix ? { fix } : {}),
    };
  });
}

function show(text: string): string {
  return text.replaceAll('\uE000', '`…`').replaceAll('\uE001', '…').replaceAll('\n', '↵');
}

function labelFindings(site: Site): Finding[] {
  return labelTexts(site).flatMap(({ file, line, text }: LabelText) =>
    proseFindings(file, proseOfText(text)).map((finding) => ({ ...finding, line })),
  );
}

/** String attributes of components that hold Chinese prose, e.g. the label of a tab. */
function proseAttributes(page: Page): { text: string; line: number }[] {
  return elementsOf(page).flatMap(({ attributes, line }) =>
    Object.values(attributes)
      .filter((text) => !text.startsWith('{') && hasHan(text))
      .map((text) => ({ text, line })),
  );
}

/** A Chinese text outside of the pages. */
interface LabelText {
  file: string;
  line: number;
  text: string;
}

/** Chinese texts of `i18n.json`, the sidebar and the navigation bar. */
function labelTexts(site: Site): LabelText[] {
  return site.tree.files.flatMap((file) => {
    const chinese = /^docs\/zh\/(.*\/)?_(meta|nav)\.json$/.test(file);
    if (!chinese && file !== 'i18n.json') return [];
    const { value, lineOf } = readJsonFile(site.tree, file);
    const texts: LabelText[] = [];
    visit(value, [], (text, path) => {
      const key = path.at(-1);
      const wanted = chinese ? key === 'label' || key === 'text' || key === 'tag' : key === 'zh';
      if (wanted) texts.push({ file, line: lineOf(path), text });
    });
    return texts;
  });
}

type Path = (string | number)[];

function visit(value: unknown, path: Path, found: (text: string, path: Path) => void): void {
  if (typeof value === 'string') found(value, path);
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, inner] of entries) visit(inner, [...path, key], found);
}
