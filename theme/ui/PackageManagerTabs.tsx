import type { ReactNode } from 'react';
import { MANAGERS, type Manager, translate } from '../../shared/site/packageManagers.ts';
import { useT } from '../strings.ts';
import { Tab, Tabs } from './Tabs.tsx';

export interface PackageManagerTabsProps {
  /** One command for all (`add -D @rstest/core`), or one of its own for each manager. */
  command: string | Partial<Record<Manager, string>>;
}

/** The same command for each package manager; the reader's choice is remembered on every page. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const t = useT();
  return (
    <Tabs label={t('code.packageManager')} groupId="package-manager" shell>
      {MANAGERS.map((manager) => {
        const line = typeof command === 'string' ? translate(command, manager) : command[manager];
        return line ? (
          <Tab key={manager} label={manager} value={manager}>
            <figure className="code shell">
              <pre>
                <code>
                  <b />
                  {colored(line)}
                </code>
              </pre>
            </figure>
          </Tab>
        ) : null;
      })}
    </Tabs>
  );
}

/** A command in the colors of the highlighter: program, words, flags. */
function colored(line: string): ReactNode[] {
  return line.split(/(?<= )/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words never move.
    <span key={index} className={index === 0 ? 'f' : word.startsWith('-') ? 'n' : 's'}>
      {word}
    </span>
  ));
}
