import strings from '../../i18n.json';
import type { Lang } from '../../shared/site/locales.ts';
import { useOwnTexts } from '../ownTexts.ts';

/** Texts of the checker alone: they come with it, so no other page carries them. */
const TEXTS = {
  label: strings['checker.label'],
  check: strings['checker.check'],
  open: strings['checker.open'],
  tooLarge: strings['checker.tooLarge'],
  unreadable: strings['checker.unreadable'],
  nothing: strings['checker.nothing'],
  test: strings['checker.test'],
  config: strings['checker.config'],
  hide: strings['checker.hide'],
  results: strings['checker.results'],
  line: strings['checker.line'],
  name: strings['checker.name'],
  more: strings['checker.more'],
  renamed: strings['checker.renamed'],
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
