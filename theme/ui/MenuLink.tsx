import type { ComponentProps } from 'react';
import { NewTab } from './NewTab.tsx';

interface MenuLinkProps extends ComponentProps<'a'> {
  entry: { text: string | undefined; tag: string | undefined; external: boolean };
}

/** An entry of a menu that leads to a page of this site, or to another one in a new tab. */
export function MenuLink({ entry: { text, tag, external }, ...link }: MenuLinkProps) {
  return (
    <a {...link} {...(external && { target: '_blank', rel: 'noopener' })}>
      {text}
      <Tag text={tag} />
      {external && <NewTab />}
    </a>
  );
}

/** A word behind the name of an entry. */
export function Tag({ text }: { text: string | undefined }) {
  return text ? <span className="tag">{text}</span> : null;
}
