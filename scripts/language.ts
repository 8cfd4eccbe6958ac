import { carryOut, currentSite } from './authoring/command.ts';
import { planLanguage, planTranslation } from './authoring/language.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';

const USAGE =
  'npm run docs -- language ja, then npm run docs -- language ja guide/start/quick-start';

async function main(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(args, {}, 2);
  const [lang, page] = positionals;
  if (!lang) throw new UserError(`a language is needed; usage: ${USAGE}`);
  const root = process.cwd();
  console.log('Reading the pages …');
  const site = currentSite(root);
  await carryOut(root, page ? planTranslation(site, lang, page) : planLanguage(site.tree, lang));
  const next = page
    ? [
        `Translate docs/${lang}/${page}.mdx, which is in English still, and the labels of its lists.`,
        'Links to pages that are not translated lead to the English ones.',
      ]
    : [
        `Translate what says ${lang} in i18n.json and shared/site/tools.ts, and docs/${lang}/_nav.json; all of it is in English still.`,
        `Pages come one by one: npm run docs -- language ${lang} guide/start/quick-start`,
        'When every page is there, remove `partial` from its entry in shared/site/locales.ts.',
      ];
  console.log(['', 'Next:', ...next, 'Last: npm run fix && npm run check'].join('\n'));
  return 0;
}

await runCommand('docs language', main);
