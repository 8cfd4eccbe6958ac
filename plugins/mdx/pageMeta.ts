import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { headingsOf } from '../../content/headings.ts';
import { lastChangeOf } from '../../content/lastChange.ts';
import { type Lang, LOCALES } from '../../shared/site/locales.ts';
import { CALLOUT, type OwnPageMeta } from '../../theme/contract.ts';
import { block, line, text } from '../facts/nodes.ts';
import { buildText, langOf } from '../texts.ts';
import { overviewEntries } from './overview.ts';
import type { MarkdownSite } from './site.ts';

/** Adds our own fields to the page's meta data, which travels in the page's own chunk. */
export function remarkPageMeta(this: { data(): object }, site: MarkdownSite) {
  const data = this.data() as {
    pageMeta: OwnPageMeta & {
      frontmatter?: Record<string, unknown>;
      toc?: { id: string; text: string }[];
    };
  };
  return (tree: Root, file: VFile): void => {
    const { pageMeta } = data;
    if (!pageMeta || !file.path) return;
    // The framework writes code in single backticks, also code that contains some.
    const texts = new Map(headingsOf({ tree }).map(({ id, text }) => [id, text]));
    for (const heading of pageMeta.toc ?? []) heading.text = texts.get(heading.id) ?? heading.text;
    const changed = lastChangeOf(file.path);
    if (changed) {
      pageMeta.lastUpdated = changed;
      pageMeta.lastUpdatedText = dayInWords(changed, langOf(file.path));
    }
    const { overview, overviewHeaders, head, draft } = pageMeta.frontmatter ?? {};
    // Only the dev server gets here with a draft: a build has none.
    if (draft === true) addDraftNote(tree, file);
    checkHead(head, file);
    if (overview) {
      pageMeta.overview = overviewEntries(
        path.dirname(file.path),
        site.routes,
        Array.isArray(overviewHeaders) ? overviewHeaders : undefined,
      );
    }
  };
}

/** A callout below the heading. */
function addDraftNote(tree: Root, file: VFile): void {
  const note = buildText(langOf(file.path ?? ''))('draft.note');
  const below = tree.children.findIndex(({ type }) => type === 'heading') + 1;
  const mark = block('div', [line('p', [text(note)])], {
    class: CALLOUT,
    'data-type': 'warning',
  });
  tree.children.splice(below, 0, mark);
}

/** What the head of a page may hold: scripts and styles would be refused by the security policy. */
const HEAD_TAGS = ['meta', 'link'];

function checkHead(head: unknown, file: VFile): void {
  if (!Array.isArray(head)) return;
  const refused = head.map(([tag]) => String(tag)).find((tag) => !HEAD_TAGS.includes(tag));
  if (refused === undefined) return;
  const allowed = HEAD_TAGS.join(' and ');
  file.fail(`${file.path}: frontmatter: head has a ${refused} element; allowed are ${allowed}`);
}

/** By language: making one takes longer than all its uses. */
const DAYS: Partial<Record<Lang, Intl.DateTimeFormat>> = {};

/** UTC, so that every build and every reader sees the same day. */
function dayInWords(day: string, lang: Lang): string {
  DAYS[lang] ??= new Intl.DateTimeFormat(LOCALES[lang].dates, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return DAYS[lang].format(new Date(day));
}
