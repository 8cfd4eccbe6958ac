import strings from '../../i18n.json';
import type { Lang } from '../../shared/site/locales.ts';
import { useOwnTexts } from '../ownTexts.ts';

/** Texts of the checker alone: they come with it, so no other page carries them. */
const TEXTS = {
  label: strings['checker.label'],
  check: strings['checker.check'],
  open: strings['checker.open'],
  oneFile: strings['checker.oneFile'],
  loading: strings['checker.loading'],
  loadingLong: strings['checker.loadingLong'],
  notLoaded: strings['checker.notLoaded'],
  tooLarge: strings['checker.tooLarge'],
  unreadable: strings['checker.unreadable'],
  empty: strings['checker.empty'],
  unread: strings['checker.unread'],
  moved: strings['checker.moved'],
  unrelated: strings['checker.unrelated'],
  test: strings['checker.test'],
  config: strings['checker.config'],
  look: strings['checker.look'],
  note: strings['checker.note'],
  done: strings['checker.done'],
  fine: strings['checker.fine'],
  line: strings['checker.line'],
  name: strings['checker.name'],
  more: strings['checker.more'],
  details: strings['checker.details'],
  renamed: strings['checker.renamed'],
  written: strings['checker.written'],
  long: strings['checker.long'],
  copy: strings['checker.copy'],
  copied: strings['checker.copied'],
  notCopied: strings['checker.notCopied'],
  download: strings['checker.download'],
  outcome: strings['facts.compat.outcome'],
  'outcome.same': strings['facts.compat.same'],
  'outcome.renamed': strings['facts.compat.renamed'],
  'outcome.different': strings['facts.compat.different'],
  'outcome.workaround': strings['facts.compat.workaround'],
  'outcome.missing': strings['facts.compat.missing'],
  'outcome.unknown': strings['facts.compat.unknown'],
} as const satisfies Record<string, Record<Lang, string>>;

export type CheckerText = (
  key: keyof typeof TEXTS,
  values?: Record<string, string | number>,
) => string;

/** Text of the checker in the page's language, with `{name}` filled from `values`. */
export const useCheckerText = (): CheckerText => useOwnTexts(TEXTS);
