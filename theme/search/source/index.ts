import { manifest } from '../manifest.ts';
import { localSource } from './local.ts';
import { remoteSource } from './remote.ts';
import type { SearchSource } from './source.ts';

/** The source that the site is set to. */
export const searchSource: SearchSource = manifest.remote
  ? remoteSource(manifest.remote)
  : localSource;
