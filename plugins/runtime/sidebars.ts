import type { Sidebars } from '../../shared/site/sections.ts';

interface Holder {
  sidebar?: Sidebars;
}

/** Takes all sidebars out of the framework's site data and into `sidebars`; returns the rest. */
export function takeSidebars(code: string, sidebars: Sidebars): string {
  const json = code.replace(/^\s*export default /, '').replace(/;\s*$/, '');
  // Only the framework's file watching reads `_fileKey`.
  const data = JSON.parse(json, (key, value) => (key === '_fileKey' ? undefined : value)) as {
    themeConfig?: Holder & { locales?: Holder[] };
  };
  for (const holder of [data.themeConfig, ...(data.themeConfig?.locales ?? [])]) {
    Object.assign(sidebars, holder?.sidebar);
    if (holder?.sidebar) holder.sidebar = {};
  }
  return `export default ${JSON.stringify(data)}`;
}
