import type { UserConfig } from '@rspress/core';
import { describeError, isExpected } from '../cli/errors.ts';

/**
 * What `run.ts` hands to the framework's own command: the config named in SITE_CONFIG, writing to
 * SITE_OUT instead of its own folder.
 */
export default async function config(): Promise<UserConfig> {
  const { SITE_CONFIG, SITE_OUT } = process.env;
  if (!SITE_CONFIG || !SITE_OUT) throw new Error('scripts/build/config.ts is for scripts/build');
  try {
    return { ...(await load(SITE_CONFIG)), outDir: SITE_OUT };
  } catch (error) {
    if (!isExpected(error)) throw error;
    // The framework would print it with the stack of the loader.
    console.error(describeError(error));
    process.exit(1);
  }
}

async function load(file: string): Promise<UserConfig> {
  const module = (await import(file)) as {
    default: UserConfig | (() => UserConfig | Promise<UserConfig>);
  };
  return typeof module.default === 'function' ? await module.default() : module.default;
}
