import { scratchProject } from '../tests/support/scratch-project.ts';
import { type Figure, measureDev } from './dev/measure.ts';
import { launch } from './search/browser.ts';

const PORT = 4709;

function line({ name, mark, wall, cpu }: Figure): string {
  const ratio = (wall / mark).toFixed(2);
  return `${name.padEnd(32)} ${wall.toFixed(0).padStart(6)} ms  ${ratio} of the mark of ${mark} ms  (server's CPU ${cpu.toFixed(0)} ms)`;
}

/** How long writers wait for the dev server (`npm run bench:dev`), on a copy of the manual. */
const project = scratchProject('bench-dev');
const browser = await launch();
try {
  for (const figure of await measureDev(project.root, browser, PORT)) console.log(line(figure));
} finally {
  await browser.close();
  project.remove();
}
