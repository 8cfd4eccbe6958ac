export const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type Manager = (typeof MANAGERS)[number];

/** A pnpm-like command (`add`, `install`, `create`, `exec`, `dlx`, `run`) as each manager writes it. */
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
