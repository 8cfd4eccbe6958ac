import { compatibility } from '@rstest-docs/migrate/compatibility';
import type { NameRow, Peer } from '@rstest-docs/migrate/types';
import { readLines } from '../../content/lines.ts';
import { CLI } from '../../content/places.ts';
import { facts } from '../../shared/facts/index.ts';
import type { FlagFacts } from '../../shared/facts/types.ts';
import type { Finding } from '../finding.ts';
import type { SamplePage } from '../samples/pages.ts';

/** A row of a table that is written by hand, because its words are ours; what they name is not. */
interface Row {
  section: string;
  /** The level 2 section that it is in. */
  part: string;
  line: number;
  cells: string[];
}

/**
 * Where tables that are written by hand differ from what was read from the package or measured:
 * flags and their values, options that only the root config sets, reporters with their options, the
 * files of coverage reports, what becomes of a name of Jest or Vitest. Both languages.
 */
export const tableProblems = (pages: readonly SamplePage[]): Finding[] =>
  pages.flatMap((page) => {
    if (page.route === CLI) return flagProblems(page);
    if (page.route === '/config/test/projects') return rootProblems(page);
    if (/^\/(?:config\/test|guide\/basic)\/reporters$/.test(page.route))
      return reporterProblems(page);
    if (/^\/(?:config\/test|guide\/basic)\/coverage$/.test(page.route)) return reportProblems(page);
    const peer = /^\/guide\/migration\/(jest|vitest)$/.exec(page.route)?.[1];
    return peer ? guideProblems(page, peer as Peer) : [];
  });

/** Sections of a command's own flags; those below `flags` are of a run. */
const COMMANDS: Readonly<Record<string, string>> = {
  flags: '',
  'list-tests': 'list',
  'merge-reports': 'merge-reports',
  'create-files-for-browser-mode': 'init',
};

function flagProblems(page: SamplePage): Finding[] {
  const rows = rowsOf(page).filter(({ part }) => Object.hasOwn(COMMANDS, part));
  const flags = facts.commands.flatMap(({ name, flags }) => flags.map((flag) => ({ name, flag })));
  const told = new Set<string>();
  const problems: Finding[] = [];
  for (const { part, line, cells } of rows) {
    const codes = codesOf(cells[0]);
    for (const [index, code] of codes.entries()) {
      const [written = '', value = ''] = code.split(/ (.*)/s);
      const flag = flags.find(
        ({ name, flag: { names } }) => name === COMMANDS[part] && names.includes(written),
      )?.flag;
      told.add(written);
      // The help writes one line for all keys, and adds these two to each command.
      if (/\.\*$|^(?:-h|--help|-v|--version)$/.test(written)) continue;
      if (!flag) {
        const command = ['rstest', COMMANDS[part]].filter(Boolean).join(' ');
        problems.push(problem(page, line, `${command} has no flag ${written}`));
      } else if (value !== '' || isLastName(codes, index, flag)) {
        const right = placeholderOf(flag);
        const fix = [written, right].filter(Boolean).join(' ');
        if (value !== right)
          problems.push(problem(page, line, `${code} has another value`, `write \`${fix}\``));
      }
    }
  }
  for (const { name, flag } of flags) {
    const own = Object.values(COMMANDS).includes(name);
    const ofRun = facts.commands[0]?.flags.some(({ names }) => names.includes(flag.names[0] ?? ''));
    if (!own || (name !== '' && ofRun) || flag.names.some((one) => told.has(one))) continue;
    problems.push(problem(page, 1, `no row for the flag ${flag.names.join(', ')}`));
  }
  return problems;
}

/** A short name may stand before the long one, which then has the value of both. */
const isLastName = (codes: readonly string[], index: number, { names }: FlagFacts): boolean =>
  !codes.slice(index + 1).some((code) => names.includes(code.split(' ')[0] ?? ''));

const placeholderOf = ({ value, optional, choices }: FlagFacts): string => {
  if (value === undefined) return '';
  // `boolean/path`: the switch may be followed by a path.
  const name = choices?.includes('true') ? value : value.replace(/^boolean\//, '');
  return optional ? `[${name}]` : `<${name}>`;
};

function rootProblems(page: SamplePage): Finding[] {
  const row = rowsOf(page).find(({ section }) => section === 'a-project-does-not-inherit-options');
  if (!row) return [problem(page, 1, 'no table of the options that only the root config sets')];
  const root = facts.options.filter(({ scope }) => scope === 'root').map(({ name }) => name);
  // The list of projects is what makes a config a root config.
  const wanted = root.filter(
    (name) => name !== 'projects' && !root.some((one) => name.startsWith(`${one}.`)),
  );
  const written = codesOf(row.cells[0]);
  return [
    ...wanted
      .filter((name) => !written.includes(name))
      .map((name) => problem(page, row.line, `only the root config sets ${name}`, 'add it')),
    ...written
      .filter((name) => !wanted.includes(name))
      .map((name) => problem(page, row.line, `each project may set ${name}`, 'remove it')),
  ];
}

/** Tables whose last cell has the options of a reporter, and those that only name reporters. */
const REPORTER_TABLES: Readonly<Record<string, boolean>> = {
  'built-in-reporters': true,
  'options-of-the-built-in-reporters': true,
  'choose-a-reporter': false,
};
const AND_MORE = /and more|等/;

function reporterProblems(page: SamplePage): Finding[] {
  const { types = [] } = facts.options.find(({ name }) => name === 'reporters') ?? {};
  const names: string[] =
    types.find(({ name }) => name === 'BuiltInReporterNames')?.definition.match(/[\w-]+/g) ?? [];
  const rows = rowsOf(page).filter(({ section }) => Object.hasOwn(REPORTER_TABLES, section));
  return [...new Set(rows.map(({ section }) => section))].flatMap((section) => {
    const own = rows.filter((row) => row.section === section);
    const told = own.flatMap(({ cells }) => codesOf(cells[0]));
    const first = own[0]?.line ?? 1;
    return [
      ...names
        .filter((name) => !told.includes(name))
        .map((name) => problem(page, first, `no row for the reporter ${name}`)),
      ...told
        .filter((name) => !names.includes(name))
        .map((name) => problem(page, first, `there is no reporter ${name}`)),
      ...(REPORTER_TABLES[section] ? own.flatMap((row) => optionProblems(page, row)) : []),
    ];
  });
}

function optionProblems(page: SamplePage, { line, cells }: Row): Finding[] {
  const cell = cells.at(-1) ?? '';
  const written = codesOf(cell).filter(
    (code) => /^[a-z]\w+$/i.test(code) && !/^(?:true|false)$/.test(code),
  );
  return codesOf(cells[0]).flatMap((name) => {
    const options = facts.reporters?.find((one) => one.name === name)?.options;
    if (!options) return [];
    return [
      ...written
        .filter((code) => !options.includes(code))
        .map((code) => problem(page, line, `${name} has no option ${code}`)),
      ...options
        .filter((option) => !written.includes(option) && !AND_MORE.test(cell))
        .map((option) => problem(page, line, `${name} has the option ${option}`, 'add it')),
    ];
  });
}

/** Each line that names a report and a file has the file of that report. */
function reportProblems(page: SamplePage): Finding[] {
  return page.text.split('\n').flatMap((text, index) => {
    const codes = codesOf(text);
    if (!codes.some((code) => /^[\w/-]+\.(?:xml|json|info)$/.test(code))) return [];
    return (facts.reports ?? [])
      .filter(({ name }) => codes.includes(name))
      .filter(({ file }) => !codes.some((code) => code === file || code.endsWith(`/${file}`)))
      .map(({ name, file }) => problem(page, index + 1, `${name} writes ${file}`));
  });
}

/** Which kinds of names the tables of a guide are about. */
const KINDS: Readonly<Record<string, RegExp>> = {
  options: /^config$/,
  api: /^(?!config$|flag$)/,
  flags: /^flag$/,
};
const SAME = /\bthe same\b|相同|同名/;

function guideProblems(page: SamplePage, peer: Peer): Finding[] {
  const rows = rowsOf(page).filter(({ part }) => Object.hasOwn(KINDS, part));
  const explained = new Set(
    rows
      .filter(({ cells }) => /\]\(/.test(cells[1] ?? ''))
      .flatMap(({ cells, part }) => codesOf(cells[0]).map((code) => nameOf(code, part))),
  );
  return rows.flatMap(({ part, line, cells: [first, second = ''] }) =>
    codesOf(first).flatMap((code) => {
      const name = nameOf(code, part);
      const row = compatibility[peer].find(
        (one) => one.name === name && KINDS[part]?.test(one.kind),
      );
      const wrong = row && disagreement(row, second, explained.has(name));
      return wrong
        ? [problem(page, line, `${code}: ${wrong}`, `the comparison: ${row.outcome}`)]
        : [];
    }),
  );
}

/** `jest.mock(path, factory)` is `jest.mock`; the options of Vitest are written with `test.`. */
const nameOf = (code: string, part: string): string =>
  (part === 'options' ? code.replace(/^test\./, '') : code).replace(/[(<=].*$/s, '').trim();

/** What the second cell says that the comparison does not. */
function disagreement({ name, outcome, use = [] }: NameRow, cell: string, explained: boolean) {
  const codes = codesOf(cell).join(' ');
  const own = name.replace(/^(?:jest|vi)\./, '');
  if (outcome === 'same' && !SAME.test(cell) && !codes.includes(own))
    return 'it is the same in Rstest';
  if (outcome === 'missing' && SAME.test(cell)) return 'Rstest has no counterpart';
  if (outcome === 'unknown' && SAME.test(cell)) return 'no probe compares it';
  if (outcome === 'different' && !explained)
    return 'it behaves differently: link to where that is explained';
  if (outcome !== 'renamed' && outcome !== 'workaround') return undefined;
  const heads = use.map((one) => one.replace(/[({ ,].*$/s, ''));
  // A key of an option may be written without it, and a flag by what it makes of the command.
  const found = heads.some((one) =>
    [one, one.split('.').at(-1) ?? one].some((part) => cell.includes(part)),
  );
  return found || heads.length === 0 ? undefined : `Rstest has ${use.join(', ')} for it`;
}

function rowsOf(page: SamplePage): Row[] {
  const lines = page.text.split('\n');
  const rows: Row[] = [];
  let section = '';
  let part = '';
  let at = 0;
  for (const one of readLines(page.body)) {
    if (one.kind === 'heading') {
      section = one.id;
      if (one.depth === 2) part = one.id;
    }
    if (one.kind !== 'text' || !/^\|[^|]*`/.test(one.text)) continue;
    at = lines.indexOf(one.text, at) + 1;
    const cells = one.text.split(/(?<!\\)\|/).slice(1, -1);
    rows.push({ section, part, line: at, cells });
  }
  return rows;
}

const codesOf = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));

const problem = ({ file }: SamplePage, line: number, message: string, fix?: string): Finding => ({
  file,
  line,
  message,
  fix,
});
