import { createSite } from './plugins/site.ts';
import { EDIT_BASE_URL, REPOSITORY_URL, SITE_ORIGIN, SITE_TITLE } from './shared/site/constants.ts';

export default createSite({
  root: 'docs',
  title: SITE_TITLE,
  siteOrigin: SITE_ORIGIN,
  icon: '/favicon.svg',
  logo: '/logo.svg',
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      title: SITE_TITLE,
      description:
        'Rspack-based Testing Framework: write tests with a familiar API and run them through the bundler that builds your app.',
    },
    {
      lang: 'zh',
      label: '简体中文',
      title: SITE_TITLE,
      description: '基于 Rspack 的测试框架：用熟悉的 API 编写测试，与应用走同一个打包工具。',
    },
  ],
  themeConfig: {
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
