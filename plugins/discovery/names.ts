import type { PageList } from '../../deploy/mcp/published-site.ts';
import { facts, type OptionRecord } from '../../shared/facts/index.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import { type FindPlace, optionOf } from '../facts/places.ts';
import { sinceText } from '../facts/since.ts';
import { buildText } from '../texts.ts';

const inEnglish = buildText(DEFAULT_LANG);

/** Where each function, option and flag is documented, with its facts where the section has no box of them. */
export function documentedNames(find: FindPlace): PageList['names'] {
  const places = new Map<string, PageList['names'][string]>();
  const add = (kind: string, name: string, factsOf: () => string[]): void => {
    const place = places.has(name) ? undefined : find(`${kind} ${name}`);
    if (!place) return;
    const since = sinceText(`${kind} ${name}`, inEnglish);
    const lines =
      place.has === 'box' ? [] : [...factsOf(), ...(since ? [`- **Since**: ${since}`] : [])];
    const { route, section } = place;
    places.set(name, lines.length > 0 ? [route, section, lines.join('\n')] : [route, section]);
  };
  for (const { name, signatures } of facts.apis) {
    add('api', name, () => signatures.map((line) => `    ${line}`));
  }
  for (const option of facts.options) add('option', option.name, () => rows(option));
  for (const name of facts.commands.flatMap(({ flags }) => flags.flatMap((flag) => flag.names))) {
    add('flag', name, () => rows(optionOf(name)));
  }
  return Object.fromEntries([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function rows(option: OptionRecord | undefined): string[] {
  const labeled = [
    ['Type', option?.type],
    ['Default', option?.default],
    ['Command line', option?.flags.join(', ')],
  ];
  return labeled.flatMap(([label, text]) => (text ? [`- **${label}**: \`${text}\``] : []));
}
