import type { Check } from './check.ts';
import { chineseCheck } from './chinese/check.ts';
import { glossaryCheck } from './chinese/glossary.ts';
import { biomeCheck } from './external/biome.ts';
import { deadCodeCheck } from './external/deadCode.ts';
import { typesCheck } from './external/types.ts';
import { linksCheck } from './links/check.ts';
import { frontmatterCheck } from './pages/frontmatter.ts';
import { headingsCheck } from './pages/headings.ts';
import { mdxCheck } from './pages/mdx.ts';
import { sidebarCheck } from './pages/sidebar.ts';
import { parityCheck } from './parity/check.ts';
import { translationsCheck } from './parity/translations.ts';
import { answersCheck } from './project/answers.ts';
import { contrastCheck } from './project/contrast.ts';
import { dataCheck } from './project/data.ts';
import { errorsCheck } from './project/errors.ts';
import { factsCheck } from './project/facts.ts';
import { samplesCheck } from './project/samples.ts';
import { stringsCheck } from './project/strings.ts';
import { versionsCheck } from './project/versions.ts';
import { workflowsCheck } from './project/workflows.ts';
import { spellingCheck } from './spelling/check.ts';
import { wordingCheck } from './wording/check.ts';

/** Checks that look at the pages: the ones that a writer meets. */
export const PAGE_CHECKS: readonly Check[] = [
  mdxCheck,
  frontmatterCheck,
  headingsCheck,
  parityCheck,
  translationsCheck,
  linksCheck,
  sidebarCheck,
  samplesCheck,
  spellingCheck,
  chineseCheck,
  glossaryCheck,
  wordingCheck,
];

/** Every check of `npm run check`, in the order of its report; the slow ones start first. */
export const CHECKS: readonly Check[] = [
  typesCheck,
  biomeCheck,
  deadCodeCheck,
  ...PAGE_CHECKS,
  factsCheck,
  answersCheck,
  errorsCheck,
  stringsCheck,
  dataCheck,
  versionsCheck,
  contrastCheck,
  workflowsCheck,
];
