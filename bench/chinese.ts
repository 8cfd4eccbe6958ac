import { loadSite } from '../content/site.ts';
import { diskTree } from '../content/tree.ts';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { chineseMeasures } from './chinese/measures.ts';

const about = 'How often the Chinese manual uses words that show English through.';
await runCommand({ name: 'bench chinese', about }, async (args) => {
  readArguments(args, {}, 0);
  const site = loadSite(diskTree(process.cwd()));
  const { characters, list } = chineseMeasures(site.pages.filter(({ locale }) => locale === 'zh'));
  console.log(
    `${characters} Chinese characters of prose; uses, and uses per thousand characters\n`,
  );
  for (const { name, count, value, mark, holds } of list) {
    const figure = value === count ? `${count}` : `${count}, ${value.toFixed(2)} per thousand`;
    console.log(`${holds ? '✓' : '✗'} ${name}: ${figure}${mark ? ` (mark ${mark})` : ''}`);
  }
  return list.every(({ holds }) => holds) ? 0 : 1;
});
