import type { UserConfig } from '@rspress/core';

/**
 * What `run.ts` hands to the framework's own command: the config named in SITE_CONFIG, writing to
 * SITE_OUT instead of its own folder.
 */
export default async function config(): Promise<UserConfig> {
  const { SITE_CONFIG, SITE_OUT } = process.env;
  if (!SITE_CONFIG || !SITE_OUT) throw new Error('scripts/build/config.ts is for scripts/build');
  const module = (await import(SITE_CONFIG)) as {
    default: UserConfig | (() => UserConfig | Promise<UserConfig>);
  };
  const loaded = typeof module.default === 'function' ? await module.default() : module.default;
  return { ...loaded, outDir: SITE_OUT };
}
