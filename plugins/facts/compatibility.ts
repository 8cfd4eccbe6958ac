import { compatibility } from '@rstest-docs/migrate/compatibility';
import { countOutcomes, OUTCOMES } from '@rstest-docs/migrate/report';
import type { NameKind, NameRow, Outcome, Peer } from '@rstest-docs/migrate/types';
import type { PhrasingContent, RootContent } from 'mdast';
import type { Lang } from '../../shared/site/locales.ts';
import type { BuildText } from '../texts.ts';
import { code, joined, line, linkTo, strong, text } from './nodes.ts';
import { type FactsPages, linkIn } from './pages.ts';

const PEER_NAMES: Record<Peer, string> = { jest: 'Jest', vitest: 'Vitest' };
/** In a table, because a reader has to do something about them. */
const DIFFERENT: readonly Outcome[] = ['different', 'renamed', 'workaround'];
/** One list each: there is nothing more to say of a name. */
const LISTS = ['same', 'missing', 'unknown'] as const;

/** Rows of a part such as `jest.config`; throws on an unknown one. */
export function compatibilityRows(name: string): NameRow[] {
  const [peer = '', kind = ''] = name.split('.');
  const rows = Object.hasOwn(PEER_NAMES, peer) ? compatibility[peer as Peer] : [];
  const found = rows.filter((row) => row.kind === (kind as NameKind));
  if (found.length === 0)
    throw new Error(`no names "${name}"; use jest.config, vitest.flag and so on`);
  return found;
}

/** `figures`, or the names of one kind: a table of what differs, and lists of the rest. */
export function compatibilityNodes(
  name: string,
  lang: Lang,
  t: BuildText,
  titleOf: FactsPages['titleOf'],
): RootContent[] {
  if (name === 'figures') return figures(t);
  const rows = compatibilityRows(name);
  const peer = name.split('.')[0] as Peer;
  const changed = rows.filter(({ outcome }) => DIFFERENT.includes(outcome));
  const nodes: RootContent[] = [];
  if (changed.length > 0) {
    nodes.push(
      table([
        [
          [text(PEER_NAMES[peer])],
          [text('Rstest')],
          [text(t('facts.compat.outcome'))],
          [text(t('facts.compat.details'))],
        ],
        ...changed.map((row) => cells(row, lang, t, titleOf)),
      ]),
    );
  }
  for (const outcome of LISTS) {
    const names = rows.filter((row) => row.outcome === outcome).map((row) => row.name);
    if (names.length === 0) continue;
    const label = t(`facts.compat.list.${outcome}`).replace('{count}', String(names.length));
    nodes.push(
      line('p', [
        strong(label),
        text(t('facts.compat.colon')),
        ...joined(names.map(code), t('facts.comma')),
      ]),
    );
  }
  return nodes;
}

function cells(
  { name, outcome, use = [], link }: NameRow,
  lang: Lang,
  t: BuildText,
  titleOf: FactsPages['titleOf'],
): PhrasingContent[][] {
  const { url, title } = linkIn(link ?? '', lang, titleOf);
  if (link && title === undefined)
    throw new Error(`the compatibility table links to ${link}, which has no page`);
  const target = use.length > 0 ? use : [name.replace(/^(jest|vi)\./, 'rs.')];
  return [
    [code(name)],
    joined(target.map(code), t('facts.comma')),
    [text(t(`facts.compat.${outcome}`))],
    link ? [linkTo(url, text(title ?? ''))] : [],
  ];
}

/** Numbers of names by outcome, with the versions and the day of the comparison. */
function figures(t: BuildText): RootContent[] {
  const { date, versions, probes, projects, jest, vitest } = compatibility;
  const counts = [countOutcomes(jest), countOutcomes(vitest)];
  const rows = (Object.keys(OUTCOMES) as Outcome[]).map((outcome) => [
    [text(t(`facts.compat.${outcome}`))],
    ...counts.map((count) => [text(String(count[outcome]))]),
  ]);
  const words = t('facts.compat.measured').replace(
    /\{(\w+)\}/g,
    (_, key: string) =>
      ({ date, probes: String(probes), projects: String(projects), ...versions })[key] ?? '',
  );
  return [
    line('p', [text(words)]),
    table([
      [[text(t('facts.compat.outcome'))], [text('Jest')], [text('Vitest')]],
      ...rows,
      [[text(t('facts.compat.all'))], [text(String(jest.length))], [text(String(vitest.length))]],
    ]),
  ];
}

const table = (rows: PhrasingContent[][][]): RootContent => ({
  type: 'table',
  children: rows.map((row) => ({
    type: 'tableRow',
    children: row.map((children) => ({ type: 'tableCell', children })),
  })),
});
