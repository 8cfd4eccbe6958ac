import type { IndexFile, SearchRecord } from '@rstest-docs/search';
import { Searcher } from '@rstest-docs/search';
import type { Reply, Request } from './messages.ts';

// The engine runs here, off the page's thread, so that typing never waits for it.

let searcher: Searcher | undefined;
let loadedKey: string | undefined;
/** The search asked for last; it alone is worth an answer. */
let latest: Extract<Request, { type: 'search' }> | undefined;

const reply = (message: Reply) => postMessage(message);

function load(url: string, bytes: ArrayBuffer): void {
  const index = JSON.parse(new TextDecoder().decode(bytes)) as IndexFile;
  searcher = new Searcher(index, async (number) => {
    const response = await fetch(new URL(index.records.replace('*', String(number)), url));
    if (!response.ok) throw new Error(`record ${number}: ${response.status}`);
    return (await response.json()) as SearchRecord;
  });
}

async function search(): Promise<void> {
  if (!searcher || !latest || latest.key !== loadedKey) return;
  const { id, query } = latest;
  const marker = searcher.marker(query);
  const complete = !searcher.isPartial(query);
  reply({ type: 'found', id, outcome: searcher.search(query), marker, complete });
  if (complete) return;
  const outcome = await searcher.searchFully(query);
  if (latest.id === id) reply({ type: 'found', id, outcome, marker, complete: true });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'search') {
    latest = data;
    void search();
    return;
  }
  try {
    load(data.url, data.index);
    loadedKey = data.key;
    reply({ type: 'loaded', id: data.id });
    void search();
  } catch (error) {
    reply({ type: 'loaded', id: data.id, error: String(error) });
  }
});
