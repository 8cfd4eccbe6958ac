import { useLang } from '@rspress/core/runtime';
import {
  type Group,
  groupFindings,
  KINDS,
  type KindName,
  type Verdict,
} from '@rstest-docs/migrate/report';
import { Fragment } from 'react';
import { Link } from '../ui/Link.tsx';
import { usePrefix } from '../ui/usePrefix.ts';
import styles from './Checker.module.css';
import { useCheckerText } from './texts.ts';

/** More lines of one group than anybody reads. */
const MAX_LINES = 12;
const SHOWN = ['look', 'note', 'done'] as const;

/** What a reader has to do, once for each kind; what works as it is comes last and is closed. */
export function Findings({ verdict }: { verdict: Verdict }) {
  const t = useCheckerText();
  const all = [{ file: '', findings: verdict.findings }];
  const fine = groupFindings(all, ['fine']);
  return (
    <>
      {SHOWN.map((level) => {
        const groups = groupFindings(all, [level]);
        return (
          groups.length > 0 && (
            <section
              key={level}
              className={`table ${styles.rows}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable.
              tabIndex={0}
              aria-label={t(level)}
            >
              <table>
                <caption>{t(level)}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('name')}</th>
                    <th scope="col">{t('line')}</th>
                    <th scope="col">{t('outcome')}</th>
                  </tr>
                </thead>
                <tbody>
                  {groups.map((group) => (
                    <Row key={group.name + group.finding.kind} group={group} />
                  ))}
                </tbody>
              </table>
            </section>
          )
        );
      })}
      {fine.length > 0 && (
        <details>
          <summary>{t('fine', { count: fine.length })}</summary>
          <p>
            {fine.map(({ name }, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </Fragment>
            ))}
          </p>
        </details>
      )}
    </>
  );
}

/** The engine's sentences, in English for a language that it does not speak. */
const textIn = (texts: { en: string; [lang: string]: string }, lang: string): string =>
  texts[lang] ?? texts.en;

function Row({ group: { name, finding, places } }: { group: Group }) {
  const t = useCheckerText();
  const lang = useLang();
  const prefix = usePrefix();
  const { kind, outcome, use, link } = finding;
  const more = places.length - MAX_LINES;
  const words = kind ? (
    <Code text={textIn(KINDS[kind as KindName], lang)} />
  ) : (
    <>
      {t(`outcome.${outcome}`)}
      {use.map((one) => (
        <Fragment key={one}>
          {' '}
          <code>{one}</code>
        </Fragment>
      ))}
    </>
  );
  return (
    <tr>
      <td>
        <code>{name}</code>
      </td>
      <td>
        {places.slice(0, MAX_LINES).join(', ')}
        {more > 0 && ` ${t('more', { count: more })}`}
      </td>
      <td>
        {words}
        {link && (
          <>
            {' '}
            <Link href={`/${prefix}${link.slice(1)}`}>{t('details')}</Link>
          </>
        )}
      </td>
    </tr>
  );
}

/** A sentence whose names are between backquotes. */
function Code({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
