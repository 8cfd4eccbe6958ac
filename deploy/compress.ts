import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Strong for what every reader fetches, quick for pages, of which there are many: step 9 takes nine
 * times as long as step 7 for 0.2 % of their bytes.
 */
const STRONG = 11;
const QUICK = 7;
/** Bytes of the first flight of TCP; a page that needs more gets the strong step as well. */
export const FIRST_FLIGHT = 14_600;

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const shared = /\.(?:js|css|json)$/.test(path) && !/[\\/]async[\\/]/.test(path);
  const pack = (quality: number): Promise<Buffer> =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    });
  const [first, gz] = await Promise.all([pack(shared ? STRONG : QUICK), zip(bytes, { level: 9 })]);
  const isLong = path.endsWith('.html') && first.byteLength > FIRST_FLIGHT;
  const br = isLong ? await pack(STRONG) : first;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside each of the files (relative to `dir`). */
export async function compressAll(dir: string, files: readonly string[]): Promise<void> {
  const queue = [...files];
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(join(dir, file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}
