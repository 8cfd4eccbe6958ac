import type { Page } from '../../content/page.ts';
import { CODE, type Prose, proseOf } from '../../content/prose.ts';
import { HAN } from '../../scripts/check/chinese/characters.ts';

/** How often the Chinese manual uses something, and how often it may or should. */
export interface Measure {
  name: string;
  count: number;
  /** The count, or uses per thousand Chinese characters. */
  value: number;
  mark: string;
  holds: boolean;
}

interface Pattern {
  name: string;
  pattern: RegExp;
  /** Limits per thousand characters, or of the count for `inAll`. */
  most?: number;
  least?: number;
  inAll?: boolean;
  heading?: boolean;
}

/** Marks from comparing the manual with what Chinese engineers write. */
const PATTERNS: readonly Pattern[] = [
  {
    name: '以 `…` 失败',
    pattern: new RegExp(`以 ?${CODE}[^，。；：]{0,12}(?:失败|结束|中止|终止|拒绝|退出)`, 'gu'),
    most: 0,
    inAll: true,
  },
  {
    name: 'question headings',
    pattern: /什么|哪[些里个一]|何时|谁|怎[么样]|吗|？|是否|多少/u,
    most: 10,
    inAll: true,
    heading: true,
  },
  { name: '会', pattern: /会/gu, most: 11 },
  { name: '被', pattern: /被/gu, most: 3 },
  { name: '如果', pattern: /如果/gu, least: 3 },
  { name: '可以', pattern: /可以/gu, least: 3 },
  { name: '建议', pattern: /建议/gu },
  { name: '你', pattern: /你/gu },
  { name: '请', pattern: /请/gu },
];

/** Measures of the prose of Chinese pages; code, samples and pictures are left out. */
export function chineseMeasures(pages: readonly Page[]): { characters: number; list: Measure[] } {
  const prose = pages.flatMap(proseOf).filter(({ kind }) => kind !== 'picture');
  const characters = countIn(prose, new RegExp(`[${HAN}]`, 'gu'));
  const list = PATTERNS.map(({ name, pattern, most, least, inAll, heading }) => {
    const judged = prose.filter(({ kind }) => !heading || kind === 'heading');
    const count = heading
      ? judged.filter(({ text }) => pattern.test(text)).length
      : countIn(judged, pattern);
    const value = inAll ? count : (1000 * count) / characters;
    return {
      name,
      count,
      value,
      mark: most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '',
      holds: value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? 0),
    };
  });
  return { characters, list };
}

function countIn(prose: readonly Prose[], pattern: RegExp): number {
  return prose.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
}
