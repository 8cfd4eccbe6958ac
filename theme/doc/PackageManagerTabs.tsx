import { Tab, Tabs } from './Tabs.tsx';

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
type Manager = (typeof MANAGERS)[number];

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
            <figure className="code" data-lang="bash">
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

/** Exported for tests: a pnpm-like command (`add`, `install`, `create`, `exec`, `dlx`, `run`) as each manager writes it. */
export function translate(command: string, manager: Manager): string {
  const [verb = '', ...rest] = command.trim().split(/\s+/);
  const tail = rest.join(' ');
  const say = (...parts: string[]): string => parts.filter(Boolean).join(' ');
  switch (verb) {
    case 'add':
      return say(manager, manager === 'npm' ? 'install' : 'add', tail);
    case 'create':
      return say(
        manager,
        'create',
        manager === 'npm'
          ? tail.replace(/^(\S+?)(@\S+)?( |$)/, (_, name, tag = '@latest', end) => name + tag + end)
          : tail,
      );
    case 'exec':
      return say({ npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }[manager], tail);
    case 'dlx':
      return say({ npm: 'npx', pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx' }[manager], tail);
    default:
      return say(manager, verb, tail);
  }
}
