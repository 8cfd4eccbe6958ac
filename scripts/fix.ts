import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLang, TRANSLATED_LANGS } from '../content/languages.ts';
import { placeOfFile } from '../content/routes.ts';
import { formatTranslations, translationsFile } from '../content/translations.ts';
import { diskTree, type Tree } from '../content/tree.ts';
import { DEFAULT_LANG, type Lang } from '../shared/site/locales.ts';
import { currentSite } from './authoring/command.ts';
import { changeSince, committedFiles } from './check/changed.ts';
import { biomeFiles } from './check/external/biome.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { assertWritable } from './cli/errors.ts';
import { runNode } from './cli/runNode.ts';
import { LISTS, sortedList } from './fix/lists.ts';
import { fixPage } from './fix/page.ts';
import { sidebarFixes } from './fix/sidebar.ts';
import { withNewPairs, withTranslated } from './fix/translated.ts';

const root = join(import.meta.dirname, '..');
/** Without a commit to compare with, everything is new. */
const hasCommit = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0;
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** Repairs what a machine can repair safely, or records translations: `npm run fix`. */
async function main(args: readonly string[]): Promise<number> {
  const { routes, all } = readOptions(args);
  assertWritable();
  if (routes.length > 0) {
    const site = currentSite(root);
    for (const lang of TRANSLATED_LANGS) {
      const own = routes.filter((route) => concerns(route, lang));
      if (own.length === 0) continue;
      const text = formatTranslations(withTranslated(site, lang, own));
      save(site.tree, translationsFile(lang), text);
    }
    console.log(`${routes.join(', ')}: translation recorded as up to date`);
    return 0;
  }
  console.log('Repairing pages, lists and code …');
  const changed = [...fixTexts(), ...fixRecords()];
  for (const file of changed) console.log(`fixed ${file}`);
  const files = biomeFiles(diskTree(root), all || !hasCommit ? undefined : changeSince(root).files);
  if (files.length === 0) return 0;
  const { output, code } = await runNode(root, [
    BIOME,
    'check',
    '--write',
    '--max-diagnostics=20',
    // What is only a suggestion is no news after a fix.
    '--diagnostic-level=warn',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    ...files,
  ]);
  console.log(output.trim());
  return code === 0 ? 0 : 1;
}

/** Whether a route is about a translation: one that names no language is about all of them. */
function concerns(route: string, lang: Lang): boolean {
  const own = placeOfFile(route)?.lang ?? splitLang(route).lang;
  return own === lang || own === DEFAULT_LANG;
}

/** Routes whose translations are recorded; that flag may be given once, with several after it. */
function readOptions(args: readonly string[]): { routes: string[]; all: boolean } {
  const options = {
    translated: {
      type: 'string',
      multiple: true,
      value: '<route>…',
      about: 'records that translations follow their English pages again',
    },
    all: {
      type: 'boolean',
      about: 'formats all code, not only what differs from the last commit',
    },
  } as const;
  const recording = args.includes('--translated');
  const { values, positionals } = readArguments(args, options, recording ? args.length : 0);
  return { routes: [...(values.translated ?? []), ...positionals], all: values.all ?? false };
}

function fixTexts(): string[] {
  const site = currentSite(root);
  const { tree } = site;
  const fixes = sidebarFixes(tree);
  for (const page of site.pages) fixes.set(page.file, fixPage(site, page));
  for (const list of LISTS) if (tree.has(list)) fixes.set(list, sortedList(tree.read(list)));
  return [...fixes].filter(([file, text]) => save(tree, file, text)).map(([file]) => file);
}

/** Pages are read again, since their hashes follow from what was just written. */
function fixRecords(): string[] {
  const site = currentSite(root);
  const committed = hasCommit ? committedFiles(root, 'HEAD') : undefined;
  return TRANSLATED_LANGS.flatMap((lang) => {
    const file = translationsFile(lang);
    const record = withNewPairs(site, lang, (page) => committed?.has(page) ?? true);
    return save(site.tree, file, formatTranslations(record)) ? [file] : [];
  });
}

function save(tree: Tree, file: string, text: string): boolean {
  if (tree.has(file) && tree.read(file) === text) return false;
  writeFileSync(join(root, file), text);
  return true;
}

await runCommand(
  { name: 'fix', about: 'Repairs what a machine can repair safely, or records translations.' },
  main,
);
