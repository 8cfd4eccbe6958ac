import type { Page } from '../../../content/page.ts';
import { proseOf } from '../../../content/prose.ts';
import type { Site } from '../../../content/site.ts';
import type { Check } from '../check.ts';
import { readJsonFile } from '../schema/json-file.ts';
import { lookUp } from './dictionary.ts';
import { type Word, wordsOf } from './words.ts';

export const WORDS_FILE = 'docs/words.txt';

interface Place {
  file: string;
  line: number;
  word: string;
}

/** English words of pages, texts and Markdown files are in a dictionary; each is told once a file. */
export const spellingCheck: Check = {
  name: 'spelling',
  about: 'words are in a dictionary or in docs/words.txt',
  reads: /^docs\/|^i18n\.json$|^[^/]+\.md$/,
  byPage: true,
  async run({ site, pages, root }) {
    const places = [
      ...[...pages, ...site.partials].flatMap(pageWords),
      ...markdownWords(site),
      ...textWords(site),
    ];
    const verdicts = await lookUp(root, site.tree, new Set(places.map(({ word }) => word)));
    const told = new Set<string>();
    return places.flatMap(({ file, line, word }) => {
      const verdict = verdicts.get(word);
      if (verdict === true || verdict === undefined || told.has(`${file} ${word}`)) return [];
      told.add(`${file} ${word}`);
      const right = verdict.length > 0 ? `perhaps ${verdict.join(', ')}` : undefined;
      const fix = `correct it, put code in backticks, or add the word to ${WORDS_FILE}`;
      return { file, line, message: `unknown word "${word}"`, right, fix };
    });
  },
};

function pageWords(page: Page): Place[] {
  const documented = page.path.split('/').at(-1);
  // A page that is named after an option is titled by it.
  const runs = proseOf(page).filter(({ text }) => text !== documented);
  return runs.flatMap((prose) =>
    wordsOf(prose.text).map((word: Word) => ({
      file: page.file,
      line: prose.lineOf(word.index),
      word: word.text,
    })),
  );
}

/** README and its like, which are plain Markdown. */
function markdownWords(site: Site): Place[] {
  const files = site.tree.files.filter((file) => /^[^/]+\.md$/.test(file));
  return files.flatMap((file) => {
    const blank = (text: string) => text.replace(/[^\n]/g, ' ');
    const prose = site.tree
      .read(file)
      .replace(/^```[\s\S]*?^```/gm, blank)
      .replace(/`[^`\n]*`/g, blank)
      .replace(/\]\([^)]*\)|<[^>]*>/g, blank);
    return prose
      .split('\n')
      .flatMap((row, index) =>
        wordsOf(row).map(({ text }) => ({ file, line: index + 1, word: text })),
      );
  });
}

function textWords(site: Site): Place[] {
  const file = 'i18n.json';
  if (!site.tree.has(file)) return [];
  const { value, lineOf } = readJsonFile(site.tree, file);
  return Object.entries((value ?? {}) as Record<string, { en?: unknown }>).flatMap(([key, text]) =>
    wordsOf(String(text?.en ?? '')).map(({ text: word }) => ({
      file,
      line: lineOf([key, 'en']),
      word,
    })),
  );
}
