import { useLang } from '@rspress/core/runtime';
import { describeTool, TOOLS } from '../../shared/site/tools.ts';
import { useT } from '../strings.ts';
import { NewTab } from '../ui/NewTab.tsx';
import { ToolLogo } from '../ui/ToolLogo.tsx';
import css from './ToolStack.module.css';

/** Landing block of the six sibling tools, described in the page's language (spec section 1). */
export function ToolStack() {
  const t = useT();
  const lang = useLang();
  return (
    <section className={css.band} aria-labelledby="frame-tools-heading">
      <h2 id="frame-tools-heading" className={css.heading}>
        {t('home.tools')}
      </h2>
      <ul className={css.cards}>
        {TOOLS.map((tool) => (
          <li key={tool.name} className={css.tool}>
            <ToolLogo tool={tool} size={44} />
            <div>
              <h3>
                <a href={tool.url} target="_blank" rel="noopener">
                  {tool.name}
                  <NewTab />
                </a>
              </h3>
              <p>{describeTool(tool, lang)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
