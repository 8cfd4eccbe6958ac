import { usePage, useSite, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { copyOf } from '../../shared/site/addresses.ts';
import { type OwnSettings, PROVED } from '../contract.ts';
import { type StringKey, useT } from '../strings.ts';
import { copyText } from '../ui/copyText.ts';
import { Chevron, Icon } from '../ui/Icon.tsx';
import { openKeyHelp } from '../ui/KeyHelp.tsx';
import { NewTab } from '../ui/NewTab.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { usePrefix } from '../ui/usePrefix.ts';
import { COPY_FEEDBACK_MS } from './copyFeedback.ts';
import css from './PageActions.module.css';
import { useAsking } from './shownArticle.ts';

/**
 * What a reader may do with the page by means of a coding agent or an assistant: take its Markdown
 * or a prompt that names it, ask about it, connect an editor. Needs scripts, so it
 * comes with them and is not in the page's HTML.
 */
export function PageActions() {
  return useHydrated() ? <Menu /> : null;
}

function Menu() {
  const t = useT();
  const { page } = usePage();
  const [proved, setProved] = useState(false);
  const [message, setMessage] = useState({ text: '' });
  const popover = useRef<HTMLDivElement>(null);
  // An object each time, so that the same message again starts the time anew.
  useEffect(() => {
    if (!message.text) return;
    const timer = setTimeout(() => setMessage({ text: '' }), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const { routePath } = page;
  const markdown = withBase(copyOf(routePath));
  const prompt = t('page.prompt', { url: withSiteOrigin(markdown) });
  const question = encodeURIComponent(prompt);
  const { agentsPage, mcpServer } = useSite().site.themeConfig as OwnSettings;
  const prefix = usePrefix();
  const asking = useAsking();

  const close = (): void => popover.current?.hidePopover();

  const copy = async (done: StringKey, text: string | undefined): Promise<void> => {
    const copied = text !== undefined && (await copyText(text));
    setMessage({ text: t(copied ? done : 'page.copyFailed') });
  };

  const copyPage = async (): Promise<void> => copy('page.copied', await fetchText(markdown));

  const proofs = async (): Promise<void> => {
    const { showProofs } = await import('./evidence.ts');
    await showProofs(asking);
  };

  /** An entry that does something on this page; the menu closes first. */
  const action = (label: StringKey, act: () => void, popup?: 'dialog'): React.ReactNode => (
    <button
      type="button"
      aria-haspopup={popup}
      onClick={() => {
        close();
        act();
      }}
    >
      {t(label)}
    </button>
  );

  /** An entry that opens another page beside this one. */
  const outside = (label: StringKey, href: string): React.ReactNode => (
    <a href={href} target="_blank" rel="noopener">
      {t(label)}
      <NewTab />
    </a>
  );

  return (
    <div className={css.box}>
      <span role="status" className={css.status}>
        {message.text}
      </span>
      <button
        type="button"
        className={css.button}
        popovertarget="frame-page-actions"
        aria-expanded={false}
        onClick={() => setProved(document.querySelector(`.doc .${PROVED}`) !== null)}
      >
        <Icon size={16} path="M3.5 1.5h6l3 3v10h-9zm6 0v3h3M6 8h4M6 11h4" />
        <span className={css.text}>{t('page.actions')}</span>
        <Chevron />
      </button>
      <div id="frame-page-actions" ref={popover} popover="auto" className={`menu ${css.menu}`}>
        <ul>
          <li>{action('page.copy', copyPage)}</li>
          <li>{outside('page.view', markdown)}</li>
          <li>{action('page.copyPrompt', () => copy('page.promptCopied', prompt))}</li>
          <li>{outside('page.askChatgpt', `https://chatgpt.com/?q=${question}`)}</li>
          <li>{outside('page.askClaude', `https://claude.ai/new?q=${question}`)}</li>
          {mcpServer && (
            <li>{action('page.copyServer', () => copy('page.serverCopied', mcpServer))}</li>
          )}
          {mcpServer && agentsPage && (
            <li>
              <a href={withBase(`/${prefix}${agentsPage}`)} onClick={close}>
                {t('page.connect')}
              </a>
            </li>
          )}
          {proved && <li>{action('page.proofs', proofs, 'dialog')}</li>}
          <li>{action('keys.title', openKeyHelp)}</li>
        </ul>
      </div>
    </div>
  );
}

/** The page's Markdown; undefined when it cannot be had, or when a host answers with a page. */
async function fetchText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    const type = answer.headers.get('content-type') ?? '';
    return answer.ok && !type.includes('html') ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
