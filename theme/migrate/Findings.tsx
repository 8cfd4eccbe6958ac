import { Fragment, useState } from 'react';
import type { Finding } from '../../shared/migrate/analyze.ts';
import { Link } from '../ui/Link.tsx';
import { usePrefix } from '../ui/usePrefix.ts';
import styles from './Checker.module.css';
import { useCheckerText } from './texts.ts';

/** More rows than anybody reads; the message above has the whole number. */
const MAX_ROWS = 500;

/** One row for each name on each line, with what to write in Rstest. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useCheckerText();
  const prefix = usePrefix();
  const [onlyOpen, setOnlyOpen] = useState(false);
  if (findings.length === 0) return null;
  const rows = onlyOpen ? findings.filter(({ outcome }) => outcome !== 'same') : findings;
  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={onlyOpen}
            onChange={(event) => setOnlyOpen(event.target.checked)}
          />{' '}
          {t('hide')}
        </label>
      </p>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable.
        <section className={`table ${styles.rows}`} tabIndex={0} aria-label={t('results')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('outcome')}</th>
                <th scope="col">Rstest</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MAX_ROWS).map(({ line, name, outcome, use, link }) => {
                const instead = use.length > 0 ? use : [name.replace(/^(jest|vi)\./, 'rs.')];
                const shown = outcome === 'missing' ? [] : instead;
                const codes = shown.map((one, index) => (
                  <Fragment key={one}>
                    {index > 0 && ', '}
                    <code>{one}</code>
                  </Fragment>
                ));
                return (
                  <tr key={`${line} ${name}`}>
                    <td>{line}</td>
                    <td>
                      <code>{name}</code>
                    </td>
                    <td>{t(`outcome.${outcome}`)}</td>
                    <td>
                      {link && codes.length > 0 ? (
                        <Link href={`/${prefix}${link.slice(1)}`}>{codes}</Link>
                      ) : (
                        codes
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > MAX_ROWS && <p>{t('more', { count: rows.length - MAX_ROWS })}</p>}
    </>
  );
}
