/** Words of a Chinese text, as Node's ICU knows them. */
export function* segmentHan(text: string): Iterable<string> {
  for (const { segment } of segmenter.segment(text)) yield segment;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
