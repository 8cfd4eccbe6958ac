import { join } from 'node:path';
import { headingsOf } from '../../../content/headings.ts';
import { langPrefix, mayLack } from '../../../content/languages.ts';
import { pathOfRoute } from '../../../content/routes.ts';
import type { Site } from '../../../content/site.ts';
import { explain } from '../../../shared/errors/explain.ts';
import { ERRORS, type ErrorEntry } from '../../../shared/errors/index.ts';
import { LANGS } from '../../../shared/site/locales.ts';
import { readProofs } from '../../answers/proofs.ts';
import { INSTALLED_FILE, installedVersion, readInstalled } from '../../errors/installed.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

const DATA = 'shared/errors/messages.json';
const UPDATE = 'npm run docs -- errors';
/** How a section says that no run of ours has printed its message. */
const UNSEEN = /haven't seen this message|没有见过这条报错/;

/** The index of errors, the sections that it leads to, and what the installed packages print. */
export const errorsCheck: Check = {
  name: 'errors',
  about: 'every known error has its section and a run that prints it; none of the packages is new',
  run: async ({ site, root }) => [
    ...lineFindings(site, sectionFindings(site)),
    ...lineFindings(site, await proofFindings(root)),
    ...installedFindings(root),
  ],
};

/** What is wrong with an entry, by its id. */
type Problem = [entry: ErrorEntry, message: string, fix: string];

/** Each entry leads to a section in every language; sections of its own page are headed by it. */
function sectionFindings(site: Site): Problem[] {
  return ERRORS.flatMap((entry) =>
    LANGS.flatMap((lang): Problem[] => {
      const [route = '', id] = entry.link.split('#');
      const page = site.byRoute.get(langPrefix(lang) + route);
      if (!page && mayLack(lang, pathOfRoute(route))) return [];
      const heading = page && headingsOf(page).find((one) => one.id === id);
      if (!heading) {
        const where = `${langPrefix(lang)}${entry.link}`;
        return [[entry, `there is no section ${where}`, 'write it, or correct "at"']];
      }
      if (id !== entry.id || !route.startsWith('/guide/help/errors')) return [];
      const section = `the section ${langPrefix(lang)}${entry.link}`;
      const text = page?.source.split(/^### /m).find((part) => part.includes(`\\{#${id}}`)) ?? '';
      const isUnseen = UNSEEN.test(text);
      const problems: Problem[] = [];
      if (isUnseen !== entry.unseen)
        problems.push([entry, `${section} says ${isUnseen ? 'un' : ''}seen`, 'say what is true']);
      if (heading.text !== entry.messages[0])
        problems.push([
          entry,
          `${section} is headed ${heading.text}`,
          `head it ${entry.messages[0]}`,
        ]);
      return problems;
    }),
  );
}

/** Every entry is printed by a proof, or says that it has not been seen. */
async function proofFindings(root: string): Promise<Problem[]> {
  const { proofs } = await readProofs(root);
  const seen = new Set<ErrorEntry>();
  for (const { answers } of proofs)
    for (const { output = [] } of answers)
      for (const text of output)
        for (const entry of explain(typeof text === 'string' ? text : text.source)) seen.add(entry);
  return ERRORS.flatMap((entry): Problem[] => {
    if (entry.unseen !== seen.has(entry)) return [];
    return entry.unseen
      ? [[entry, 'a proof prints it', 'remove "unseen"']]
      : [[entry, 'no proof prints it', 'add one to tests/answers, or "unseen": true']];
  });
}

function lineFindings(site: Site, problems: readonly Problem[]): Finding[] {
  const lines = site.tree.read(DATA).split('\n');
  return problems.map(([{ id }, message, fix]) => ({
    file: DATA,
    line: lines.findIndex((line) => line.trim().startsWith(`"${id}":`)) + 1 || 1,
    message: `${id}: ${message}`,
    fix,
  }));
}

/** New messages of the packages have to be explained, or said to be of no use to readers. */
function installedFindings(root: string): Finding[] {
  const { versions, unjudged } = readInstalled(root);
  const packages = join(root, 'node_modules/@rstest');
  const changed = Object.entries(installedVersion(packages)).filter(
    ([name, version]) => versions[name] !== version,
  );
  return [
    ...changed.map(([name, version]) => ({
      message: `the messages of @rstest/${name} are those of ${versions[name] ?? 'no version'}`,
      right: version,
      fix: UPDATE,
    })),
    ...unjudged.map((message) => ({
      message: `nobody has judged the new message: ${message}`,
      fix: `explain it in ${DATA}, or move it to "internal", then ${UPDATE}`,
    })),
  ].map((finding) => ({ file: INSTALLED_FILE, line: 1, ...finding }));
}
