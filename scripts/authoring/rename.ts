import { fileOfPlace } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import { LANGS } from '../../shared/site/locales.ts';
import { NORUN_FILE } from '../samples/options.ts';
import type { Changes } from './changes.ts';
import { movePages } from './companions.ts';
import { type PageName, readPageName, refuseMissing, refuseNewName } from './place.ts';
import { moveTranslation, recordMove } from './records.ts';
import { mentionsOf, relink } from './relink.ts';
import { moveEntry } from './sidebar.ts';

export interface MovePlan {
  changes: Changes;
  /** Files that are moved as they are: old path to new one. */
  moves: ReadonlyMap<string, string>;
  from: string;
  to: string;
  /** Files that still name the old route, for the author to look at. */
  mentions: string[];
}

/** What `npm run docs -- rename` writes; throws one line when it is refused. */
export function planRename(
  site: Site,
  typedFrom: string,
  typedTo: string,
  published = true,
): MovePlan {
  const from = readPageName(site, typedFrom);
  refuseMissing(site, from);
  const to = readPageName(site, typedTo);
  refuseNewName(site, to);
  const changes: Changes = new Map();
  relink(site, changes, { from: from.route, to: to.route, keepAnchors: true });
  const pages = LANGS.map((lang) => [from, to].map(({ path }) => fileOfPlace({ lang, path }))) as [
    string,
    string,
  ][];
  const moves = movePages(site, changes, new Map(pages));
  for (const [, target] of pages) {
    changes.set(target, renamed(changes.get(target) ?? '', from, to));
  }
  moveEntry(site.tree, changes, from, to);
  moveAnswers(site, changes, from, to);
  moveTranslation(site, changes, from.route, to.route);
  recordMove(site, changes, { from: from.route, to: to.route, published });
  return {
    changes,
    moves,
    from: from.route,
    to: to.route,
    mentions: mentionsOf(site, from.route, changes),
  };
}

/** A page that is named after what it documents changes its title and its facts with its name. */
function renamed(text: string, from: PageName, to: PageName): string {
  if (from.name === to.name) return text;
  const name = from.name.replaceAll('.', '\\.');
  return text
    .replace(new RegExp(`^title: (['"]?)${name}\\1$`, 'm'), `title: $1${to.name}$1`)
    .replace(new RegExp(`^# ${name}$`, 'm'), `# ${to.name}`)
    .replaceAll(`<OptionFacts name="${from.name}"`, `<OptionFacts name="${to.name}"`);
}

/** The file of proofs is at the page's route; its import of the type depends on the depth. */
function moveAnswers(site: Site, changes: Changes, from: PageName, to: PageName): void {
  const file = `tests/answers/${from.path}.ts`;
  if (site.tree.has(file)) {
    const depth = to.path.split('/').length;
    const text = site.tree
      .read(file)
      .replace(/'(\.\.\/)+support\//g, `'${'../'.repeat(depth)}support/`);
    changes.set(file, null);
    changes.set(`tests/answers/${to.path}.ts`, text);
  }
  if (!site.tree.has(NORUN_FILE)) return;
  const rows = site.tree.read(NORUN_FILE).split('\n');
  const moved = rows.map((row) =>
    row.startsWith(`${from.route} `) ? to.route + row.slice(from.route.length) : row,
  );
  if (moved.join() === rows.join()) return;
  const [end, ...kept] = moved.toReversed();
  changes.set(NORUN_FILE, [...kept.toSorted(), end].join('\n'));
}
