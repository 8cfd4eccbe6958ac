import { useLang } from '@rspress/core/runtime';
import { useRef, useState } from 'react';
import { describeTool, ECOSYSTEM, TOOLS } from '../../shared/site/tools.ts';
import { useT } from '../strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { NewTab } from '../ui/NewTab.tsx';
import { useHoverPopover, useToggle } from '../ui/popovers.ts';
import { ToolLogo } from '../ui/ToolLogo.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import css from './ToolMenu.module.css';

/** Pause before the popover shows or hides (spec section 9: 0.1 s). */
const TOOL_DELAYS = { showMs: 100, hideMs: 100 };

export interface ToolMenuProps {
  /** What opens it besides the keyboard: resting the mouse on it, or only a click. */
  trigger?: 'hover' | 'click';
}

/** Menu of the seven sibling tools (spec section 1); Escape and outside clicks close it. */
export function ToolMenu({ trigger = 'hover' }: ToolMenuProps) {
  const t = useT();
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  useHoverPopover(box, TOOL_DELAYS, trigger === 'hover');
  // Names and links are enough without scripts; what decorates them would weigh on every page.
  const hydrated = useHydrated();
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  useToggle(menu, () => setOpened(true));
  return (
    <div ref={box} className={css.box}>
      <button
        type="button"
        className={`icon-button ${css.button}`}
        popovertarget="frame-tools"
        aria-expanded={false}
        aria-label={t('nav.tools')}
      >
        <Icon path="M4 5.5h12M4 10h12M4 14.5h12" />
      </button>
      <div id="frame-tools" ref={menu} popover="auto" className={`menu ${css.menu}`}>
        <p className={css.title}>{t('nav.toolsTitle')}</p>
        <ul>
          {[...TOOLS, ECOSYSTEM].map((tool) => (
            <li key={tool.name}>
              <a className={css.tool} href={tool.url} target="_blank" rel="noopener">
                {opened && <ToolLogo tool={tool} size={28} />}
                <strong>{tool.name}</strong>
                {hydrated && <small>{describeTool(tool, lang)}</small>}
                <NewTab />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
