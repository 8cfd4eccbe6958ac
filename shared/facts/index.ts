import { nearNames } from './near.ts';
import data from './rstest.json' with { type: 'json' };
import type { ApiRecord, OptionRecord, RstestFacts } from './types.ts';

export type * from './types.ts';

/** What the installed version of the framework says of itself; written by `npm run docs -- facts`. */
export const facts = data as unknown as RstestFacts;

const options = new Map(facts.options.map((option) => [option.name, option]));
const apis = new Map(facts.apis.map((api) => [api.name, api]));

/** Facts of a config key such as `coverage.enabled`; throws with near names on an unknown one. */
export function optionFacts(name: string): OptionRecord {
  return find(options, name, 'option');
}

/** Facts of a function or value such as `rs.fn` or `expect().toBe`; throws with near names on an unknown one. */
export function apiFacts(name: string): ApiRecord {
  return find(apis, name, 'API');
}

function find<T>(records: Map<string, T>, name: string, what: string): T {
  const record = records.get(name);
  if (record) return record;
  const near = nearNames(name, [...records.keys()]);
  const hint = near.length > 0 ? `; near names: ${near.join(', ')}` : '';
  throw new Error(`no ${what} "${name}" in version ${facts.version}${hint}`);
}
