import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from './run.ts';

export interface SampleOptions {
  only: string;
  pool: Pool;
  update: boolean;
  keep: boolean;
  /** Folder that holds `docs/` and `node_modules/`. */
  root: string;
}

const POOLS: Pool[] = ['forks', 'threads', 'vmForks', 'vmThreads'];
export const USAGE = `npm run test:samples -- [--only <part of a route>] [--pool ${POOLS.join('|')}] [--update] [--keep] [--root <folder>]`;

/** Options of the samples command; throws one line on anything unknown. */
export function readOptions(args: string[], root = '.'): SampleOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      pool: { type: 'string', default: 'vmForks' },
      update: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      root: { type: 'string', default: root },
    },
  });
  const pool = POOLS.find((name) => name === values.pool);
  if (!pool) throw new Error(`unknown pool "${values.pool}"; allowed: ${POOLS.join(', ')}`);
  return {
    only: values.only.replace(/^\/zh\b/, ''),
    pool,
    update: values.update,
    keep: values.keep,
    root: resolve(values.root),
  };
}
