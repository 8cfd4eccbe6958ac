import { ensureBrowser } from './browser/install.ts';
import { runStages } from './test/run.ts';
import { STAGES } from './test/stages.ts';

/** Every check there is (`npm test`); with names of stages, only those. */
async function main(names: string[]): Promise<number> {
  const known = STAGES.map((stage) => stage.name);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong) {
    console.error(`test: no stage ${wrong}; allowed: ${known.join(', ')}`);
    return 2;
  }
  const stages = STAGES.filter((stage) => names.length === 0 || names.includes(stage.name));
  try {
    const browser = ensureBrowser();
    console.log(`Browser: ${browser.path} (${browser.source})`);
  } catch (error) {
    // The browser stage will fail by itself; all others still tell the truth.
    console.error((error as Error).message);
  }
  const { passed, failed } = await runStages(stages);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
