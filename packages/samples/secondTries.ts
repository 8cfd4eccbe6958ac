import type { Finding } from './finding.ts';

/** Something that failed once and then passed. */
interface SecondTry {
  file: string;
  line: number;
  name: string;
  /** What was wrong the first time. */
  why: string;
  /** Whether it passes once more; each call gets another number, for a folder of its own. */
  again(round: number): Promise<boolean>;
  /** Called when it passed every time. */
  proved(): void;
}

/**
 * So much may need a second try, which a machine that stands still for a moment can cause. Whether it
 * was the machine or the test is then seen by running it again.
 */
export const MOST_TRIES = 10;
const ROUNDS = 3;

/**
 * What needed a second try, which a busy machine can cause. As with browser tests, each is named,
 * and has to pass three times more with nothing beside it: what fails by chance does so again.
 */
export class SecondTries {
  private readonly tries: SecondTry[] = [];

  add(item: SecondTry): void {
    this.tries.push(item);
  }

  /** Runs them again; returns what failed, which is all of them when too many needed it. */
  async prove(write: (line: string) => void = console.log): Promise<Finding[]> {
    for (const { file, line, name, why } of this.tries) {
      write(`needed a second try: ${file}:${line} ${name}`);
      write(why.replace(/^/gm, '    '));
    }
    if (this.tries.length > MOST_TRIES) {
      const why = `needed a second try, as ${this.tries.length} did; allowed: ${MOST_TRIES}`;
      return this.tries.map(({ file, line, name }) => ({ file, line, message: `${name}: ${why}` }));
    }
    const findings: Finding[] = [];
    for (const item of this.tries) {
      if (await passesEachTime(item)) item.proved();
      else {
        const message = `${item.name}: needed a second try, and failed again alone: it fails by chance, or what it tests does`;
        findings.push({ file: item.file, line: item.line, message });
      }
    }
    const proved = this.tries.length - findings.length;
    if (proved > 0) write(`${proved} of these passed ${ROUNDS} times more`);
    return findings;
  }
}

async function passesEachTime({ again }: SecondTry): Promise<boolean> {
  for (let round = 1; round <= ROUNDS; round++) if (!(await again(round))) return false;
  return true;
}
