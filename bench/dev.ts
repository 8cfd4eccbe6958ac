import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { scratchProject } from '../tests/support/scratch-project.ts';
import { type Figure, measureDev } from './dev/measure.ts';
import { launch } from './search/browser.ts';

function line({ name, mark, wall, cpu }: Figure): string {
  const ratio = (wall / mark).toFixed(2);
  return `${name.padEnd(32)} ${wall.toFixed(0).padStart(6)} ms  ${ratio} of the mark of ${mark} ms  (server's CPU ${cpu.toFixed(0)} ms)`;
}

/** How long writers wait for the dev server, on a copy of the manual. */
async function main(args: string[]): Promise<number> {
  readArguments(args, {}, 0);
  const project = scratchProject('bench-dev');
  const browser = await launch();
  try {
    const figures = await measureDev(project.root, browser);
    for (const figure of figures) console.log(line(figure));
    return figures.length > 0 ? 0 : 1;
  } finally {
    await browser.close();
    project.remove();
  }
}

await runCommand({ name: 'bench dev', about: 'How long writers wait for the dev server.' }, main);
