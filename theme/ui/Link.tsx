import { cleanUrlByConfig, isExternalUrl, withBase } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { NewTab } from './NewTab.tsx';

/**
 * A plain link for MDX and our own components; client navigation and prefetch come from the
 * delegated listeners of `useNavigation`. Other sites open in a new tab.
 */
export function Link({ href = '/', ...rest }: ComponentProps<'a'>) {
  if (isExternalUrl(href)) {
    return (
      <a target="_blank" rel="noopener" {...rest} href={href}>
        {rest.children}
        <NewTab />
      </a>
    );
  }
  const inSite = href.startsWith('/') ? withBase(cleanUrlByConfig(href)) : href;
  return <a {...rest} href={inSite} />;
}
