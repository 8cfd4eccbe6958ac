import type { Fence } from '@rstest-docs/samples';
import { placeInFence } from '@rstest-docs/samples';
import type { Finding } from '../../finding.ts';
import type { SamplePage } from '../../samples/pages.ts';

/** The page that adds up what the manual recommends. */
const RECOMMENDED = '/guide/start/recommended-config';

/** What no sample that is run contains, wherever it is. */
const HABITS: readonly { pattern: RegExp; message: string; right: string }[] = [
  {
    pattern: /@ts-expect-error install/,
    message: 'the sample has a comment that only its check needs',
    right: 'norun="needs <package>" in the fence',
  },
  {
    pattern: /(['"`/])(?:b|book|order)-\d+\b/,
    message: 'an id that the sample world does not have',
    right: "books are 'B-1', orders are 'o-1'",
  },
  {
    pattern: /^ {2}retry: /,
    message: 'the config retries every test',
    right: `retry at one test; ${RECOMMENDED} says why`,
  },
];

/** A setting at the top level of a config. */
const SETTING = /^ {2}(\w+): (true|false|'[^']*'),/;

/** Samples of `pages` that do something else than the recommended config, which `all` may hold. */
export function recommendedFindings(pages: SamplePage[], all: SamplePage[]): Finding[] {
  const recommended = sharedSettings(all);
  return pages.flatMap((page) =>
    page.fences
      .filter(({ meta }) => meta.norun === undefined)
      .flatMap((fence) => [
        ...directoryFindings(page, fence),
        ...lineFindings(page, fence, recommended),
      ]),
  );
}

/** Settings that more than one of the recommended configs has, with their values. */
function sharedSettings(pages: SamplePage[]): Map<string, string> {
  const page = pages.find(({ route }) => route === RECOMMENDED);
  const seen = (page?.fences ?? []).flatMap(({ code }) =>
    code.split('\n').flatMap((line) => {
      const [, name, value] = SETTING.exec(line) ?? [];
      return name && value ? [[name, value] as const] : [];
    }),
  );
  return new Map(seen.filter(([name], at) => seen.findIndex(([one]) => one === name) < at));
}

function directoryFindings({ file }: SamplePage, { meta, line }: Fence): Finding[] {
  if (!/^(?:tests|spec|specs)\//.test(meta.title ?? '')) return [];
  const message = `the sample is in another directory than the manual recommends: ${meta.title}`;
  return [{ file, line, message, right: 'beside the code in src/, or in test/' }];
}

function lineFindings(
  { file, route }: SamplePage,
  fence: Fence,
  recommended: ReadonlyMap<string, string>,
): Finding[] {
  return fence.code.split('\n').flatMap((text, index) => {
    const at = placeInFence(file, fence, index + 1);
    const name = /^ {2}(\w+): /.exec(text)?.[1];
    // The page of an option shows the option, whatever its value.
    if (name && route.endsWith(`/${name}`)) return [];
    const habits = HABITS.filter(({ pattern }) => pattern.test(text));
    const [, setting, value] = SETTING.exec(text) ?? [];
    const right = setting && recommended.get(setting);
    const other = right !== undefined && right !== '' && right !== value;
    return [
      ...habits.map(({ message, right }) => ({ ...at, message, right })),
      ...(other && fence.meta.title?.startsWith('rstest.config')
        ? [
            {
              ...at,
              message: `the config sets ${setting} to ${value}`,
              right: `${right}, as on ${RECOMMENDED}`,
            },
          ]
        : []),
    ];
  });
}
