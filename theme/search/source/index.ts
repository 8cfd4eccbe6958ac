import type { RemoteSettings } from '@rstest-docs/search';
import { SEARCH_REMOTE_FAILURE } from '@rstest-docs/search';
import { manifest } from '../manifest.ts';
import { localSource } from './local.ts';
import type { SearchSource } from './source.ts';

/** The source that the site is set to. */
export const searchSource: SearchSource = manifest.remote
  ? fetchedSource(manifest.remote)
  : localSource;

// Remote mode is off on most sites; its code is fetched only where it is on.
function fetchedSource(settings: RemoteSettings): SearchSource {
  let source: Promise<SearchSource> | undefined;
  const get = () => {
    source ??= import('./remote.ts').then(({ remoteSource }) => remoteSource(settings));
    source.catch(() => {
      source = undefined;
    });
    return source;
  };
  return {
    warm: (lang, version) =>
      void get().then(
        (one) => one.warm(lang, version),
        () => {},
      ),
    open: (lang, version) =>
      get().then(
        (one) => one.open(lang, version),
        () => {
          console.error(SEARCH_REMOTE_FAILURE);
          return 'initial';
        },
      ),
    search: (query, signal, found) =>
      void get().then(
        (one) => one.search(query, signal, found),
        () => found([]),
      ),
  };
}
