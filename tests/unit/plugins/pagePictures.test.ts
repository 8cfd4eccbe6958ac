import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Image, Root, RootContent } from 'mdast';
import sharp from 'sharp';
import { VFile } from 'vfile';
import { pictureUrl, replacePictures } from '../../../plugins/pagePictures.ts';
import { tempFolder } from '../../support/folder.ts';

const docs = tempFolder();
mkdirSync(join(docs, 'en/guide'), { recursive: true });
mkdirSync(join(docs, 'public'));
const page = new VFile({ path: join(docs, 'en/guide/page.mdx') });

async function draw(file: string, width: number, height: number): Promise<string> {
  const target = join(docs, file);
  const background = { r: 200, g: 80, b: 20 };
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(target);
  return target;
}

const paragraph = (child: unknown): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [child as never] }],
});
const imageIn = (tree: Root) => {
  const { children } = tree.children.at(-1) as unknown as { children: [Image] };
  return children[0] as Image & { data?: { hProperties: Record<string, string> } };
};

test('a picture becomes WebP in the widths that it has, with its size', async () => {
  const file = await draw('public/wide.png', 1500, 750);
  const tree = paragraph({ type: 'image', url: '/wide.png', alt: 'A wide one' });
  const sizes = await replacePictures(tree, page, docs);
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [640, 320],
    [1280, 640],
    [1500, 750],
  ]);
  for (const { bytes, width } of sizes) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
  }
  const { url, alt, data } = imageIn(tree);
  expect(url).toBe(pictureUrl(file));
  expect(url).toMatch(/^\/static\/pictures\/wide\.[\da-f]{8}\.webp$/);
  expect(alt).toBe('A wide one');
  const { width, height, srcSet } = data?.hProperties ?? {};
  expect([width, height]).toEqual(['1500', '750']);
  expect(srcSet?.split(', ').map((source) => source.split(' ')[1])).toEqual([
    '640w',
    '1280w',
    '1500w',
  ]);
});

test('a small picture has one width, and a huge one no more than readers can use', async () => {
  await draw('public/small.png', 100, 50);
  await draw('public/huge.png', 4000, 100);
  const widths = async (url: string) =>
    (await replacePictures(paragraph({ type: 'image', url, alt: '' }), page, docs)).map(
      ({ width }) => width,
    );
  expect(await widths('/small.png')).toEqual([100]);
  expect(await widths('/huge.png')).toEqual([640, 1280, 1920]);
});

test('a picture beside its page is no module any more, and keeps its own attributes', async () => {
  await draw('en/guide/beside.png', 100, 50);
  const tree = paragraph({
    type: 'mdxJsxFlowElement',
    name: 'img',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: 'Beside' },
      { type: 'mdxJsxAttribute', name: 'width', value: '50' },
      {
        type: 'mdxJsxAttribute',
        name: 'src',
        value: { type: 'mdxJsxAttributeValueExpression', value: 'image0' },
      },
    ],
    children: [],
  });
  const module = { type: 'mdxjsEsm', value: 'import image0 from "./beside.png"' };
  tree.children.unshift(module as unknown as RootContent);
  await replacePictures(tree, page, docs);
  expect(tree.children).toHaveLength(1);
  expect(imageIn(tree)).toMatchObject({
    type: 'image',
    alt: 'Beside',
    data: { hProperties: { width: '50', height: '50' } },
  });
});

test('drawings, and pictures of other sites, stay as they are', async () => {
  writeFileSync(join(docs, 'public/drawing.svg'), '<svg/>');
  for (const url of ['/drawing.svg', 'https://example.com/a.png', '//example.com/a.png']) {
    const tree = paragraph({ type: 'image', url, alt: '' });
    expect(await replacePictures(tree, page, docs)).toEqual([]);
    expect(imageIn(tree)).toEqual({ type: 'image', url, alt: '' });
  }
});

test('a picture that does not exist stops the build with its name', async () => {
  const tree = paragraph({ type: 'image', url: '/gone.png', alt: '' });
  await expect(replacePictures(tree, page, docs)).rejects.toThrow('/gone.png does not exist');
});

test('a light picture brings the dark one that is beside it', async () => {
  await draw('en/guide/run-light.png', 600, 300);
  const tree = paragraph({ type: 'image', url: './run-light.png', alt: 'A run' });
  await expect(replacePictures(tree, page, docs)).rejects.toThrow('run-dark.png');

  await draw('en/guide/run-dark.png', 600, 300);
  await replacePictures(tree, page, docs);
  const { children } = tree.children.at(-1) as unknown as { children: Image[] };
  expect(children.map(({ url, alt, data }) => [url.slice(17, -14), alt, data])).toEqual(
    ['light', 'dark'].map((scheme) => [
      `run-${scheme}`,
      'A run',
      { hProperties: { width: '600', height: '300', className: `only-${scheme}` } },
    ]),
  );
});
