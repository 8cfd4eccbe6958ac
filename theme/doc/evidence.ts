import '../ui/dialog.css';
import './evidence.css';
import { withBase } from '@rspress/core/runtime';
import strings from '../../i18n.json';
import {
  type Evidence,
  evidenceFile,
  type SampleProject,
  type ShownProof,
} from '../../shared/site/evidence.ts';
import type { Lang } from '../../shared/site/locales.ts';
import { element } from '../ui/element.ts';
import { zip } from './zip.ts';

const TEXTS = {
  title: strings['evidence.title'],
  about: strings['evidence.about'],
  failed: strings['evidence.failed'],
  says: strings['evidence.says'],
  files: strings['evidence.files'],
  prints: strings['evidence.prints'],
  omits: strings['evidence.omits'],
  output: strings['evidence.output'],
  run: strings['evidence.run'],
  close: strings['keys.close'],
};

/** The page that asks: its language, and its address without that. */
export interface Asking {
  lang: Lang;
  barePath: string;
}

/** Shows the runs that prove what a section says; `undefined` stands for the whole page. */
export async function showProofs({ lang, barePath }: Asking, section?: Element): Promise<void> {
  const t = (key: keyof typeof TEXTS): string => TEXTS[key][lang];
  const dialog = element('dialog', { className: 'dialog evidence', ariaLabel: t('title') });
  const onclick = (): void => dialog.close();
  const close = element(
    'button',
    { type: 'button', className: 'button quiet', onclick },
    t('close'),
  );
  // A handler that returned false would keep the questions from opening.
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.onclose = () => dialog.remove();
  const heading = section?.getAttribute('aria-label') ?? '';
  const status = element('p', { role: 'status' });
  const box = element(
    'div',
    {},
    element('h2', {}, heading ? `${t('title')}: ${heading}` : t('title')),
    status,
  );
  dialog.append(box);
  document.body.append(dialog);
  dialog.showModal();
  const evidence = await read(barePath);
  const proofs = evidence?.proofs.filter(
    ({ headings }) => !section || headings.some((id) => isIn(section, id)),
  );
  status.textContent = t(proofs ? 'about' : 'failed');
  for (const proof of proofs ?? []) box.append(details(proof, t));
  box.append(close);
}

/** Whether the heading of this id is the section's own or one below it. */
function isIn(section: Element, id: string): boolean {
  if (section.id === id) return true;
  const depth = Number(section.localName[1]);
  const own = document.getElementById(id);
  if (!own || !(section.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING))
    return false;
  const all = [...document.querySelectorAll('.doc :is(h2, h3, h4, h5, h6)')];
  const between = all.slice(all.indexOf(section) + 1, all.indexOf(own) + 1);
  return between.every((one) => Number(one.localName[1]) > depth);
}

function details(proof: ShownProof, t: (key: keyof typeof TEXTS) => string): HTMLElement {
  const { question, says, files, command, prints, omits, run } = proof;
  const part = (title: string, ...nodes: Node[]): Node[] =>
    nodes.length > 0 ? [element('h3', {}, title), ...nodes] : [];
  const code = (text: string, about: string): HTMLElement => {
    const ariaLabel = `${question} ${about}`;
    return element('pre', { tabIndex: 0, role: 'region', ariaLabel }, text);
  };
  return element(
    'details',
    {},
    element('summary', { lang: 'en' }, question),
    ...part(t('says'), ...says.map((words) => element('blockquote', { lang: 'en' }, words))),
    ...part(
      t('files'),
      ...Object.entries(files).flatMap(([name, text]) => [
        element('p', {}, element('code', {}, name)),
        code(text, name),
      ]),
    ),
    ...(run
      ? [
          ...part(t('output'), code(`$ ${command}\n${run.output}`, t('output'))),
          element('p', {}, t('run').replace('{version}', run.version).replace('{date}', run.date)),
        ]
      : part(t('prints'), code([`$ ${command}`, ...prints].join('\n'), t('prints')))),
    ...(omits.length > 0 ? part(t('omits'), code(omits.join('\n'), t('omits'))) : []),
  );
}

/** The project that a block offers, with a line that says where it is from. */
async function projectOf({ lang, barePath }: Asking, block: Element): Promise<SampleProject> {
  const first = block.querySelector('figcaption')?.firstChild?.textContent ?? '';
  const above = [...document.querySelectorAll('.doc :is(h2, h3, h4, h5, h6)')].findLast(
    (one) => one.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const evidence = await read(barePath);
  const heading = above?.id ?? '';
  const found = evidence?.projects.find((one) => one.first === first && one.heading === heading);
  if (!found) throw new Error(TEXTS.failed[lang]);
  const readme = `${location.href.replace(/#.*/, '')}${heading && `#${heading}`}\n\nnpm install && npm test\n`;
  return { ...found, files: { ...found.files, 'README.md': readme } };
}

const nameOf = ({ barePath }: Asking, { heading }: SampleProject): string =>
  ['rstest', ...`${barePath}/${heading}`.split('/').filter(Boolean)].join('-');

/** Hands the reader the files under a heading as a project, packed in the browser. */
export async function downloadProject(asking: Asking, block: Element): Promise<void> {
  const project = await projectOf(asking, block);
  const url = URL.createObjectURL(zip(project.files));
  element('a', { href: url, download: `${nameOf(asking, project)}.zip` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Sends the project to an online editor, in a tab of its own. */
export async function openInEditor(asking: Asking, block: Element, editor: string): Promise<void> {
  const project = await projectOf(asking, block);
  const fields = {
    'project[title]': nameOf(asking, project),
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(project.files).map(([name, text]) => [`project[files][${name}]`, text]),
    ),
  };
  const form = element(
    'form',
    { method: 'post', action: `${editor}/run`, target: '_blank', hidden: true },
    ...Object.entries(fields).map(([name, value]) => element('textarea', { name, value })),
  );
  document.body.append(form);
  form.submit();
  form.remove();
}

const known = new Map<string, Promise<Evidence | undefined>>();

/** What the build wrote for the page; undefined when it cannot be had, and asked for again then. */
function read(barePath: string): Promise<Evidence | undefined> {
  const url = withBase(`/${evidenceFile(`/${barePath}`)}`);
  const asked =
    known.get(url) ??
    fetch(url)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Evidence>) : undefined))
      .catch(() => undefined);
  known.set(url, asked);
  void asked.then((evidence) => evidence ?? known.delete(url));
  return asked;
}
