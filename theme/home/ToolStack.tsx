import { useLang } from '@rspress/core/runtime';
import { describeTool, TOOLS } from '../../shared/site/tools.ts';
import { NewTab } from '../nav/NewTab.tsx';
import { useT } from '../strings.ts';
import features from './Features.module.css';
import { ToolLogo } from './ToolLogo.tsx';
import css from './ToolStack.module.css';

/** Landing block of the six sibling tools, described in the page's language (spec section 1). */
export function ToolStack() {
  const t = useT();
  const lang = useLang();
  return (
    <section className={`${features.section} ${css.band}`} aria-labelledby="frame-tools-heading">
      <h2 id="frame-tools-heading" className={features.heading}>
        {t('home.tools')}
      </h2>
      <ul className={features.cards}>
        {TOOLS.map((tool) => (
          <li key={tool.name} className={`${features.card} ${css.tool}`}>
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
