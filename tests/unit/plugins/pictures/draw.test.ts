import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import type { Brand, Card } from '../../../../plugins/pictures/design.ts';
import { drawMissing } from '../../../../plugins/pictures/draw.ts';
import { type Drawing, pictureFiles } from '../../../../plugins/pictures/kept.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

const brand: Brand = {
  name: 'Site',
  logo: undefined,
  colors: new Map([
    ['bg', '#000000'],
    ['text', '#ffffff'],
  ]),
};
const card = (title: string, code = false): Card => ({
  title: [{ text: title, code }],
  crumbs: ['指南', 'Basic'],
  language: '简体中文',
  address: 'site.dev/zh/page',
  accent: 'text',
});
async function drawAll(
  orders: Drawing['orders'],
  own: Brand,
  cacheDir: string,
  warn?: (line: string) => void,
): Promise<Buffer[]> {
  const drawing = { orders, brand: own, cacheDir };
  await drawMissing(drawing, warn);
  return pictureFiles(drawing).map((file) => readFileSync(file));
}
const draw = (cards: Card[], cache = folder()): Promise<Buffer[]> =>
  drawAll(
    cards.map((one, index) => ({ card: one, source: `docs/${index}.mdx` })),
    brand,
    cache,
  );
const hash = (bytes: Buffer | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
    .slice(0, 16);

describe('pictures of pages', () => {
  test('are 1200 by 630, differ by title, and are small', async () => {
    const [one, other] = await draw([card('Mock 函数'), card('testTimeout', true)]);
    expect([one?.readUInt32BE(16), one?.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(hash(one)).not.toBe(hash(other));
    expect(one?.length).toBeLessThan(18_000);
  });

  test('have the logo in its place, whatever size it has by itself', async () => {
    const square = '<rect width="24" height="24" fill="#123456"/></svg>';
    const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
    const logos = [
      `<svg ${xmlns} viewBox="0 0 24 24">${square}`,
      `<?xml version="1.0"?>\n<svg ${xmlns} width="24" height="24">${square}`,
      `<svg ${xmlns} width="96px" height="96px" viewBox="0 0 24 24">${square}`,
    ];
    const drawn = await Promise.all(
      [undefined, ...logos].map((logo) =>
        drawAll([{ card: card('Logo'), source: 'docs/0.mdx' }], { ...brand, logo }, folder()),
      ),
    );
    const [without, ...hashes] = drawn.map(([picture]) => hash(picture));
    expect(hashes[0]).not.toBe(without);
    expect(new Set(hashes).size).toBe(1);
  });

  test('that were drawn before are taken from where they are kept', async () => {
    const cache = folder();
    await draw([card('Kept')], cache);
    const [file = ''] = readdirSync(cache);
    writeFileSync(path.join(cache, file), 'kept');
    expect(String((await draw([card('Kept')], cache))[0])).toBe('kept');
    expect(String((await draw([card('Other')], cache))[0])).not.toBe('kept');
  });

  test('a character that no font has is left out, with a warning that names page and character', async () => {
    const warnings: string[] = [];
    const titles = ['Fire 🔥', 'Fire ', 'ไทย'];
    const orders = titles.map((title, index) => ({
      card: card(title),
      source: `docs/${index}.mdx`,
    }));
    const [fire, plain] = await drawAll(orders, brand, folder(), (line) => warnings.push(line));
    expect(warnings.slice(0, 2)).toEqual([
      "docs/0.mdx: no font has '🔥' (U+1F525); the page's picture leaves it out",
      "docs/2.mdx: no font has 'ไ' (U+0E44); the page's picture leaves it out",
    ]);
    expect(hash(fire)).toBe(hash(plain));
  });

  test('a letter that the font of titles lacks is taken from the other font', async () => {
    const warnings: string[] = [];
    const orders = ['CI łódź', 'CI ód'].map((title) => ({ card: card(title), source: title }));
    const [whole, part] = await drawAll(orders, brand, folder(), (line) => warnings.push(line));
    expect(warnings).toEqual([]);
    expect(hash(whole)).not.toBe(hash(part));
  });
});
