import { MANAGERS, type Manager, translate } from '../../shared/site/packageManagers.ts';
import { Tab, Tabs } from './Tabs.tsx';

export interface PackageManagerTabsProps {
  /** One command for all (`add -D @rstest/core`), or one of its own for each manager. */
  command: string | Partial<Record<Manager, string>>;
}

/** The same command for each package manager; the reader's choice is remembered on every page. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  return (
    <Tabs groupId="package-manager">
      {MANAGERS.map((manager) => {
        const line = typeof command === 'string' ? translate(command, manager) : command[manager];
        return line ? (
          <Tab key={manager} label={manager} value={manager}>
            <figure className="code">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
              <pre tabIndex={0}>
                <code>{line}</code>
              </pre>
            </figure>
          </Tab>
        ) : null;
      })}
    </Tabs>
  );
}
