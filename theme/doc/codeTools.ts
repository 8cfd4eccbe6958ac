import { CODE, NAMED, PROJECT, WRAP } from '../contract.ts';
import { copyText } from '../ui/copyText.ts';
import { element } from '../ui/element.ts';
import { modifierKey } from '../ui/modifierKey.ts';
import { captionOf, headingsAbove } from './blockNames.ts';
import { showCopied } from './copyFeedback.ts';
import type { ShownArticle } from './shownArticle.ts';

const BLOCK = `figure.${CODE}`;

const ICONS = {
  copy: '<path d="M7 7h8v9H7z"/><path d="M5 13V4h7"/>',
  done: '<path d="m4 10 4 4 8-8"/>',
  wrap: '<path d="M3 5h14M3 10h11a2.5 2.5 0 0 1 0 5h-4m2-2-2 2 2 2M3 15h3"/>',
  project: '<path d="M10 3v9m-4-4 4 4 4-4M4 16h12"/>',
  editor: '<path d="M8 4H4v12h12v-4M11 4h5v5m0-5-7 7"/>',
  names: '<circle cx="10" cy="10" r="7"/><path d="M10 9v5M10 6v.5"/>',
};
const svg = (icon: keyof typeof ICONS): string =>
  `<svg viewBox="0 0 20 20" aria-hidden="true">${ICONS[icon]}</svg>`;

/**
 * Gives every code block its copy and wrap buttons, and one that lists its names where it has some
 * (`offerNames.ts`). They do nothing without scripts, so they are not in the HTML; they float over
 * the block, so nothing moves when they come. Spec section 2.
 */
export function addCodeTools(shown: ShownArticle): (() => void) | undefined {
  const { article, t, asking, wrapByDefault } = shown;
  const { onlineEditor } = shown.settings;
  // The hero of the home page has a command beside the article.
  const root = article.closest('main');
  if (!root) return undefined;
  // Copies of one model: long pages have a hundred blocks.
  const model = element(
    'div',
    { className: 'code-tools' },
    button('wrap', t('code.wrap')),
    button('copy', t('code.copy')),
    element('span', { className: 'visually-hidden', role: 'status' }),
  );
  const names = button('names', t('code.names'));
  names.ariaHasPopup = 'dialog';
  const offers = [button('project', t('code.project'))];
  if (onlineEditor) offers.push(button('editor', t('code.editor')));
  const above = headingsAbove(root, BLOCK);
  const uses = new Map<string, number>();
  for (const block of root.querySelectorAll<HTMLElement>(BLOCK)) {
    if (block.querySelector('.code-tools')) continue;
    const wrapped = block.classList.contains(WRAP) || wrapByDefault;
    block.classList.toggle(WRAP, wrapped);
    const tools = model.cloneNode(true) as HTMLElement;
    tools.firstElementChild?.setAttribute('aria-pressed', String(wrapped));
    if (block.classList.contains(NAMED)) tools.prepend(names.cloneNode(true));
    if (block.classList.contains(PROJECT))
      tools.prepend(...offers.map((one) => one.cloneNode(true)));
    const name = captionOf(block) || above.get(block);
    if (name) {
      const use = (uses.get(name) ?? 0) + 1;
      uses.set(name, use);
      for (const button of tools.querySelectorAll('button'))
        button.ariaLabel = `${button.title}: ${name}${use > 1 ? ` (${use})` : ''}`;
    }
    block.append(tools);
  }
  const onClick = async (event: Event): Promise<void> => {
    const pressed = (event.target as Element).closest<HTMLButtonElement>('.code-tools button');
    const block = pressed?.closest<HTMLElement>(BLOCK);
    if (!pressed || !block || pressed.dataset.tool === 'names') return;
    if (pressed.dataset.tool === 'wrap') {
      pressed.setAttribute('aria-pressed', String(block.classList.toggle(WRAP)));
      return;
    }
    const status = block.querySelector('[role="status"]');
    const { tool } = pressed.dataset;
    if (tool === 'project' || tool === 'editor') {
      await import('./evidence.ts')
        .then(({ downloadProject, openInEditor }) =>
          tool === 'project'
            ? downloadProject(asking, block)
            : openInEditor(asking, block, onlineEditor as string),
        )
        .catch(() => {
          if (status) status.textContent = t('code.projectFailed');
        });
      return;
    }
    const code = codeOf(block);
    if (!(await copyText(code))) {
      const keys = modifierKey() === '⌘' ? '⌘C' : 'Ctrl+C';
      const { openCopyPrompt } = await import('./copyPrompt.ts');
      openCopyPrompt(code, t('code.copyPrompt', { keys }), t('keys.close'));
      return;
    }
    showCopied(pressed, (copied) => {
      pressed.innerHTML = svg(copied ? 'done' : 'copy');
      pressed.title = t(copied ? 'code.copied' : 'code.copy');
      if (status) status.textContent = copied ? t('code.copied') : '';
    });
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function button(tool: keyof typeof ICONS, label: string): HTMLButtonElement {
  const node = element('button', { type: 'button', title: label, ariaLabel: label });
  node.dataset.tool = tool;
  node.innerHTML = svg(tool);
  return node;
}

/** What the reader wants in the clipboard: the code, without lines marked as removed. */
function codeOf(block: HTMLElement): string {
  const code = block.querySelector('code');
  const copy = code?.cloneNode(true) as HTMLElement | undefined;
  for (const removed of copy?.querySelectorAll('.line.diff.remove') ?? []) removed.remove();
  return (copy?.textContent ?? '').replace(/\n$/, '');
}
