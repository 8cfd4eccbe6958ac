import { usePage, useSite, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { copyOf } from '../../shared/site/addresses.ts';
import { type OwnSettings, PROVED } from '../contract.ts';
import { useT } from '../strings.ts';
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

  const copyPrompt = async (): Promise<void> => {
    close();
    setMessage({ text: t((await copyText(prompt)) ? 'page.promptCopied' : 'page.copyFailed') });
  };

  const copyServer = async (server: string): Promise<void> => {
    close();
    setMessage({ text: t((await copyText(server)) ? 'page.serverCopied' : 'page.copyFailed') });
  };

  const copy = async (): Promise<void> => {
    close();
    const copied = await fetchText(markdown).then((text) => text !== undefined && copyText(text));
    setMessage({ text: t(copied ? 'page.copied' : 'page.copyFailed') });
  };

  const proofs = async (): Promise<void> => {
    close();
    const { showProofs } = await import('./evidence.ts');
    await showProofs(asking);
  };

  const showKeys = (): void => {
    close();
    openKeyHelp();
  };

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
          <li>
            <button type="button" onClick={copy}>
              {t('page.copy')}
            </button>
          </li>
          <li>
            <a href={markdown} target="_blank" rel="noopener">
              {t('page.view')}
              <NewTab />
            </a>
          </li>
          <li>
            <button type="button" onClick={copyPrompt}>
              {t('page.copyPrompt')}
            </button>
          </li>
          <li>
            <a href={`https://chatgpt.com/?q=${question}`} target="_blank" rel="noopener">
              {t('page.askChatgpt')}
              <NewTab />
            </a>
          </li>
          <li>
            <a href={`https://claude.ai/new?q=${question}`} target="_blank" rel="noopener">
              {t('page.askClaude')}
              <NewTab />
            </a>
          </li>
          {mcpServer && (
            <li>
              <button type="button" onClick={() => copyServer(mcpServer)}>
                {t('page.copyServer')}
              </button>
            </li>
          )}
          {mcpServer && agentsPage && (
            <li>
              <a href={withBase(`/${prefix}${agentsPage}`)} onClick={close}>
                {t('page.connect')}
              </a>
            </li>
          )}
          {proved && (
            <li>
              <button type="button" aria-haspopup="dialog" onClick={proofs}>
                {t('page.proofs')}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={showKeys}>
              {t('keys.title')}
            </button>
          </li>
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
