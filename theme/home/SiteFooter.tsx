import { useT } from '../strings.ts';
import css from './SiteFooter.module.css';

/** Last line of the home page: licence and the version the manual was verified against. */
export function SiteFooter() {
  const t = useT();
  return (
    <footer className={`${css.footer} doc-footer`}>
      <p>{t('home.license')}</p>
      <p>{t('doc.verified', { version: __RSTEST_VERSION__ })}</p>
    </footer>
  );
}
