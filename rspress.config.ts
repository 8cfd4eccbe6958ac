import { createSite } from './plugins/site.ts';
import { EDIT_BASE_URL, REPOSITORY_URL, SITE_ORIGIN, SITE_TITLE } from './shared/site/constants.ts';
import { DEFAULT_LANG, LANGS, LOCALES } from './shared/site/locales.ts';

export default createSite({
  root: 'docs',
  title: SITE_TITLE,
  siteOrigin: SITE_ORIGIN,
  icon: '/favicon.svg',
  logo: '/logo.svg',
  lang: DEFAULT_LANG,
  locales: LANGS.map((lang) => {
    const { label, description } = LOCALES[lang];
    return { lang, label, title: SITE_TITLE, description };
  }),
  themeConfig: {
    // Where the page tools lead readers who want to connect an editor, once there is an MCP server
    // (`mcpServer` in deploy/table.ts).
    agentsPage: 'guide/advanced/coding-agents#connect-your-editor',
    editLink: { docRepoBaseUrl: EDIT_BASE_URL },
    lastUpdated: true,
    // A link that somebody shared keeps its language.
    localeRedirect: 'only-default-lang',
    enableScrollToTop: true,
    enableAppearanceAnimation: true,
    socialLinks: [
      { icon: 'github', mode: 'link', content: REPOSITORY_URL },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/sYK4QjyZ4V' },
    ],
  },
  languageParity: { enabled: true },
  markdown: { link: { checkDeadLinks: true } },
});
