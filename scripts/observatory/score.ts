import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Scored {
  grade: string;
  score: number;
  results: { test: string; result: string; modifier: number }[];
}

/** A page as served: lower-case header names, and its HTML. */
export interface ServedPage {
  headers: Record<string, string>;
  html: string;
  /** Headers of the answer to a cross-origin preflight. */
  preflight: Record<string, string>;
}

interface Outcome {
  result: string;
  constructor: { name: string };
}

type AnyModule = Record<string, unknown>;

/** Mozilla's grade for a page as if it were served over HTTPS with a redirect from HTTP. */
export async function scorePage(folder: string, page: ServedPage): Promise<Scored> {
  const load = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(join(folder, file)).href)) as T;
  const { Requests } = await load<{ Requests: new (host: string) => AnyModule }>('src/types.js');
  const { ALL_TESTS } = await load<{ ALL_TESTS: ((requests: unknown) => Outcome)[] }>(
    'src/constants.js',
  );
  const grader = await load<{
    getScoreModifier(result: string): number;
    getGradeForScore(score: number): { grade: string; score: number };
  }>('src/grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load<{
    MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  }>('src/grader/charts.js');
  const { parseHttpEquivHeaders } = await load<{
    parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
  }>('src/retriever/utils.js');
  const { Session } = await load<{ Session: new (url: URL) => unknown }>(
    'src/retriever/session.js',
  );

  const url = new URL('https://site.example/');
  const answer = (headers: Record<string, string>) => ({
    headers,
    status: 200,
    statusText: 'OK',
    verified: true,
    data: page.html,
    request: { headers: {} },
    config: { headers: {} },
  });
  const requests = new Requests(url.hostname) as {
    resources: { path: string };
    responses: AnyModule;
    session: unknown;
  };
  requests.resources.path = page.html;
  requests.session = new Session(url);
  const hops = [
    { url: new URL('http://site.example/'), status: 301 },
    { url, status: 200 },
  ];
  Object.assign(requests.responses, {
    auto: { ...answer(page.headers), httpEquiv: parseHttpEquivHeaders(page.html, url.href) },
    cors: answer(page.preflight),
    http: answer(page.headers),
    https: answer(page.headers),
    httpRedirects: hops,
    httpsRedirects: hops.slice(1),
  });

  const results = ALL_TESTS.map((run) => {
    const outcome = run(requests);
    const modifier = grader.getScoreModifier(outcome.result);
    return { test: outcome.constructor.name, result: outcome.result, modifier };
  });
  const lost = results.reduce((sum, { modifier }) => sum + Math.min(modifier, 0), 100);
  const all = results.reduce((sum, { modifier }) => sum + modifier, 100);
  const { grade, score } = grader.getGradeForScore(
    lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost,
  );
  return { grade, score, results };
}
