import { nearNames } from '@rstest-docs/search';
import type { FactKind } from './keys.ts';
import data from './rstest.json' with { type: 'json' };
import type { ApiRecord, OptionRecord, RstestFacts } from './types.ts';

export * from './keys.ts';
export type * from './types.ts';

/** What the installed version of the framework says of itself; written by `npm run docs -- facts`. */
export const facts = data as unknown as RstestFacts;

/** Every name that there is; a flag by all its spellings, with the option that it sets, if any. */
export const names = {
  option: new Map(facts.options.map((option) => [option.name, option])),
  api: new Map(facts.apis.map((api) => [api.name, api])),
  flag: new Map(
    facts.commands.flatMap(({ flags }) =>
      flags.flatMap((flag) => flag.names.map((name) => [name, setBy(name)] as const)),
    ),
  ),
  command: new Map(facts.commands.map((command) => [command.name, command])),
};

/** The option that a flag sets, which is written `-t, --testNamePattern <value>` there. */
function setBy(flag: string): OptionRecord | undefined {
  return facts.options.find(({ flags }) => flags.some((one) => one.split(/, | /).includes(flag)));
}

/** Names of a kind that a misspelt one may have meant, the nearest first. */
export const nearFacts = (kind: FactKind, name: string): string[] =>
  nearNames(name, [...names[kind].keys()]);

/** Facts of a config key such as `coverage.enabled`; throws with near names on an unknown one. */
export function optionFacts(name: string): OptionRecord {
  return names.option.get(name) ?? unknown('option', name);
}

/** Facts of a function or value such as `rs.fn` or `expect().toBe`; throws with near names on an unknown one. */
export function apiFacts(name: string): ApiRecord {
  return names.api.get(name) ?? unknown('api', name);
}

function unknown(kind: 'option' | 'api', name: string): never {
  const near = nearFacts(kind, name);
  const hint = near.length > 0 ? `; near names: ${near.join(', ')}` : '';
  const what = kind === 'api' ? 'API' : kind;
  throw new Error(`no ${what} "${name}" in version ${facts.version}${hint}`);
}
