import { type IndexFile, Searcher } from '@rstest-docs/search';
import type { Reply, Request } from './messages.ts';

// The engine runs here, off the page's thread, so that typing never waits for it.

let searcher: Searcher | undefined;
let loadedKey: string | undefined;
/** The search asked for last; it alone is worth an answer. */
let latest: Extract<Request, { type: 'search' }> | undefined;

/** What is in the field, whose parts of the index may be on their way before it is asked. */
let typed = '';

/** How long a reader looks at a first answer before the rest of the index is fetched, in ms. */
const REST_MS = 1000;
let restAsked = false;

/** Begins to read what the first answer did not need, unless the reader saves data. */
function readRestSoon(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (restAsked || connection?.saveData) return;
  restAsked = true;
  setTimeout(() => searcher?.readRest(), REST_MS);
}

const reply = (message: Reply) => postMessage(message);

function load(url: string, bytes: ArrayBuffer): void {
  const index = JSON.parse(new TextDecoder().decode(bytes)) as IndexFile;
  searcher = Searcher.at(url, index, async (file) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  });
}

async function search(): Promise<void> {
  if (!searcher || !latest || latest.key !== loadedKey) return;
  const { id, query } = latest;
  const early = searcher.early(query);
  const prepared = searcher.prepare(query);
  if (early) {
    reply({ type: 'found', id, outcome: early, marker: searcher.marker(query), complete: false });
  }
  await prepared;
  if (latest.id !== id) return;
  const marker = searcher.marker(query);
  const complete = !searcher.isPartial(query);
  // its order would change under the reader's eyes
  if (complete || !searcher.isQuestion(query)) {
    reply({ type: 'found', id, outcome: searcher.search(query), marker, complete });
  }
  readRestSoon();
  if (complete) return;
  const outcome = await searcher.searchFully(query);
  if (latest.id === id) reply({ type: 'found', id, outcome, marker, complete: true });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'warm') {
    typed = data.query;
    searcher?.warm(typed);
    return;
  }
  if (data.type === 'search') {
    latest = data;
    void search();
    return;
  }
  try {
    load(data.url, data.index);
    loadedKey = data.key;
    restAsked = false;
    searcher?.warm(typed);
    reply({ type: 'loaded', id: data.id });
    void search();
  } catch (error) {
    reply({ type: 'loaded', id: data.id, error: String(error) });
  }
});
