import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Strong for what every reader fetches, quick for pages, of which there are many: step 9 takes nine
 * times as long as step 7 for 0.2 % of their bytes, and for runs, which few readers ask for. Between
 * them the 1900 small files of single pages and sections: step 11 takes three times as long as step
 * 10 for 2 % of their bytes, but step 9 would make them 9 % larger.
 */
const STRONG = 11;
const SMALL = 10;
const QUICK = 7;
/** Names in samples, and what search shows of a section. */
const OF_ONE_PAGE = /(?:^|[\\/])(?:names|search_index\.[^\\/]+)[\\/]/;
const ON_DEMAND = /(?:^|[\\/])(?:async|runs)[\\/]/;
/** Bytes of the first flight of TCP; a page that needs more gets the strong step as well. */
export const FIRST_FLIGHT = 14_600;
/** The strong step makes no page smaller than by this; one that stays far above gains little. */
const MAY_SHRINK = 1.2;

function stepOf(file: string): number {
  if (!/\.(?:js|css|json)$/.test(file) || ON_DEMAND.test(file)) return QUICK;
  return OF_ONE_PAGE.test(file) ? SMALL : STRONG;
}

async function compressFile(dir: string, file: string): Promise<void> {
  const path = join(dir, file);
  const bytes = await readFile(path);
  const pack = (quality: number): Promise<Buffer> =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    });
  const [first, gz] = await Promise.all([pack(stepOf(file)), zip(bytes, { level: 9 })]);
  const isNear = first.byteLength > FIRST_FLIGHT && first.byteLength < FIRST_FLIGHT * MAY_SHRINK;
  const br = isNear && path.endsWith('.html') ? await pack(STRONG) : first;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside each of the files (relative to `dir`). */
export async function compressAll(dir: string, files: readonly string[]): Promise<void> {
  const queue = [...files];
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(dir, file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}
