import { useSite, withBase } from '@rspress/core/runtime';
import { useId, useRef } from 'react';
import icons from 'virtual-social-links';
import { type StringKey, useT } from '../strings.ts';
import { useHoverPopover } from './popovers.ts';
import css from './SocialLinks.module.css';
import { useHydrated } from './useHydrated.ts';

/** How many links stand in the bar; the rest is in a popup (spec section 9). */
const SHOWN = 5;
const POPUP_DELAYS = { showMs: 100, hideMs: 150 };

export interface SocialLink {
  icon: string | { svg: string };
  mode: 'link' | 'text' | 'img' | 'dom' | 'github-stars';
  content: string;
}

/** Links to repository, social account and chat; modes link, text, img and dom (spec section 3). */
export function SocialLinks() {
  const t = useT();
  const { site } = useSite();
  const links = (site.themeConfig.socialLinks ?? []) as SocialLink[];
  const more = links.slice(SHOWN);
  if (links.length === 0) return null;
  return (
    <ul className={css.links} aria-label={t('nav.social')}>
      {links.slice(0, SHOWN).map((link) => (
        <li key={link.content}>
          <Social link={link} />
        </li>
      ))}
      {more.length > 0 && (
        <li>
          <Popup id="frame-more-social" label={t('nav.moreSocial')} icon={MORE_ICON}>
            <ul className={css.more}>
              {more.map((link) => (
                <li key={link.content}>
                  <Social link={link} />
                </li>
              ))}
            </ul>
          </Popup>
        </li>
      )}
    </ul>
  );
}

const MORE_ICON =
  '<svg viewBox="0 0 24 24"><path d="M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4m7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4m7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4"/></svg>';

function Social({ link }: { link: SocialLink }) {
  const t = useT();
  const id = useId();
  const svg = typeof link.icon === 'string' ? (icons[link.icon] ?? '') : link.icon.svg;
  const label = labelOf(link, t);
  if (link.mode === 'link' || link.mode === 'github-stars') {
    return (
      <a
        className={`icon-button ${css.icon}`}
        href={link.content}
        target="_blank"
        rel="noopener me"
        aria-label={`${label} (${t('nav.external')})`}
      >
        <Icon svg={svg} />
      </a>
    );
  }
  return (
    <Popup id={id} label={label} icon={svg}>
      {link.mode === 'text' && <p>{link.content}</p>}
      {link.mode === 'img' && <img src={withBase(link.content)} alt={label} loading="lazy" />}
      {/* Authors of the site's own configuration write this markup; readers cannot. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: mode 'dom' is defined as raw markup. */}
      {link.mode === 'dom' && <div dangerouslySetInnerHTML={{ __html: link.content }} />}
    </Popup>
  );
}

interface PopupProps {
  id: string;
  label: string;
  icon: string;
  children: React.ReactNode;
}

function Popup({ id, label, icon, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useHoverPopover(box, POPUP_DELAYS);
  return (
    <div ref={box}>
      <button
        type="button"
        className={`icon-button ${css.icon}`}
        popovertarget={id}
        aria-expanded={false}
        aria-label={label}
      >
        <Icon svg={icon} />
      </button>
      <div id={id} popover="auto" className="menu">
        {children}
      </div>
    </div>
  );
}

/** Comes with the scripts; without them the style sheet writes the name in its place. */
function Icon({ svg }: { svg: string }) {
  if (!useHydrated()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: icons come from the framework and the site's configuration.
  return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Accessible name of a link. */
export function labelOf(link: SocialLink, t: (key: StringKey) => string): string {
  if (typeof link.icon !== 'string') return nameOf(link) || t('nav.social');
  const key = `social.${link.icon.toLowerCase()}`;
  const text = t(key as StringKey);
  // Only the site's own links have a text; a key that has none comes back as it is.
  return text === key ? link.icon : text;
}

/** Name of a link whose icon has none: what its content says to a reader. */
function nameOf({ mode, content }: SocialLink): string {
  if (mode === 'text') return content;
  if (mode === 'dom')
    return content
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return URL.canParse(content) && mode !== 'img' ? new URL(content).host : '';
}
