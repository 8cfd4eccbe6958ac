import { indexKey, SEARCH_INDEX_FAILURE } from '@rstest-docs/search';
import { searchAddress } from 'site-sections';
import { manifest } from '../manifest.ts';
import type { Reply, Request } from './messages.ts';
import type { SearchSource, SourceState } from './source.ts';

/** How long the index file may take before search gives up until it is opened again. */
const INDEX_TIMEOUT_MS = 8000;

/** Under the dev server each opening reads what the pages say now. */
const FOLLOW_EDITS = process.env.NODE_ENV === 'development';

/** Longer than what people type: the output of a run. */
const PASTED_CHARS = 60;

type FoundReply = Extract<Reply, { type: 'found' }>;

let worker: Worker | undefined;
let ids = 0;
const waiting = new Map<number, (reply: Reply) => void>();
/** The index that is loaded or on its way, by its key. */
let current: { key: string; ready: Promise<SourceState>; reported: boolean } | undefined;

/** Starts fetching the index and the engine, if that has not been done. Never rejects. */
function attempt(lang: string, version: string): NonNullable<typeof current> {
  const key = indexKey(lang, version);
  if (current?.key === key && !FOLLOW_EDITS) return current;
  // what is asked from now on must wait for the new index, not be answered from the one before
  const own = FOLLOW_EDITS ? `${key} ${++ids}` : key;
  const started = { key: own, reported: false, ready: Promise.resolve<SourceState>('initial') };
  started.ready = load(key, own).catch((): SourceState => {
    if (current === started) {
      current = undefined;
      stopWorker();
    }
    return 'initial';
  });
  current = started;
  return started;
}

async function open(lang: string, version: string): Promise<SourceState> {
  const one = attempt(lang, version);
  const state = await one.ready;
  if (state === 'initial' && !one.reported) {
    one.reported = true;
    console.error(SEARCH_INDEX_FAILURE);
  }
  return state;
}

async function load(name: string, key: string): Promise<SourceState> {
  const known = manifest.indexes[name] ?? searchAddress();
  const address = known instanceof Promise ? await known : known;
  if (!address) throw new Error(`no index for ${name}`);
  const url = new URL(address, location.origin).href;
  const engine = startWorker();
  const broken = new Promise<never>((_, reject) => {
    engine.addEventListener('error', () => reject(new Error('the engine cannot be started')));
  });
  const signal = AbortSignal.timeout(INDEX_TIMEOUT_MS);
  const response = await Promise.race([fetch(url, { signal }), broken]);
  if (!response.ok) throw new Error(String(response.status));
  const index = await response.arrayBuffer();
  const loaded = new Promise<Reply>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    ask(engine, { type: 'load', id: ++ids, key, url, index }, [index], resolve);
  });
  const reply = await Promise.race([loaded, broken]);
  if (reply.type === 'loaded' && reply.error) throw new Error(reply.error);
  return 'inited';
}

const search: SearchSource['search'] = async (query, signal, found) => {
  const pasted = query.length < PASTED_CHARS ? undefined : await readPasted(query);
  if (signal.aborted) return;
  if (!worker || !current) {
    found([]);
    return;
  }
  const id = ++ids;
  signal.addEventListener('abort', () => waiting.delete(id));
  const asked = pasted?.message ?? query;
  ask(worker, { type: 'search', id, key: current.key, query: asked }, [], (reply) => {
    const { outcome, marker } = reply as FoundReply;
    const pages = pasted?.sort(outcome.pages) ?? outcome.pages;
    found([{ index: '', outcome: { ...outcome, pages }, marker }]);
  });
};

/** The known error in a long query; none when the list of errors cannot be read. */
const readPasted = (query: string) =>
  import('./pasted.ts').then((module) => module.errorIn(query)).catch(() => undefined);

function ask(
  to: Worker,
  request: Exclude<Request, { type: 'warm' }>,
  transfer: Transferable[],
  answer: (reply: Reply) => void,
): void {
  waiting.set(request.id, answer);
  to.postMessage(request, transfer);
}

function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const answer = waiting.get(data.id);
    if (data.type === 'loaded' || data.complete) waiting.delete(data.id);
    answer?.(data);
  });
  return worker;
}

function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
}

/** Answers from the index that the build emitted for the page's language and version. */
export const localSource: SearchSource = {
  warm: (lang, version) => void (FOLLOW_EDITS || attempt(lang, version)),
  open,
  typed: (query) => worker?.postMessage({ type: 'warm', query } satisfies Request),
  search,
};
