import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { langPrefix } from '../../content/languages.ts';
import { plainInline } from '../../content/plainText.ts';
import type { Lang } from '../../shared/site/locales.ts';
import { HOME_SPEED } from '../../theme/contract.ts';
import { buildText, langOf } from '../texts.ts';
import { element } from './hast.ts';

/** What the frontmatter of a home page says of its figure. */
export interface HomeFigure extends FigureSource {
  text: string;
  /** Text of the link. */
  source: string;
}

/** The row of a table on the page that the figure links to. */
export interface FigureSource {
  /** First cell of the row. */
  row: string;
  /** Route of the page, without the language. */
  link: string;
}

/**
 * Names and seconds of the row that a home page draws, shortest first, read from the page that
 * explains it. Cells without a number are left out.
 */
export function figureBars(home: string, { row, link }: FigureSource): [string, number][] {
  const file = path.join(path.dirname(home), `${link.replace(/#.*/, '')}.mdx`);
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => plainInline(cell.trim())),
    );
  const at = rows.findIndex(([first]) => first === row);
  if (at < 0) {
    throw new Error(
      `error: ${home}: hero.figure.row is "${row}"\nexpected: the first cell of a table's row in ${file}\nfix: write the cell as it is there`,
    );
  }
  const rule = rows.slice(0, at).findLastIndex(([, cell = '']) => /^:?-+:?$/.test(cell));
  return (rows[rule - 1] ?? [])
    .flatMap((name, column): [string, number][] => {
      const seconds = Number.parseFloat(rows[at]?.[column] ?? '');
      return column > 0 && seconds > 0 ? [[name, seconds]] : [];
    })
    .sort(([, a], [, b]) => a - b);
}

/** The same as Markdown, for the copy of the page; '' for a page without a figure. */
export function homeFigureText(home: string, hero: unknown): string {
  const { figure } = (hero ?? {}) as { figure?: HomeFigure };
  if (!figure) return '';
  const lang = langOf(home);
  const bars = figureBars(home, figure).map(
    ([name, value]) => `- ${name}: ${secondsOf(value, lang)}\n`,
  );
  return `${figure.text} [${figure.source}](${linkOf(figure, lang)})\n\n${bars.join('')}\n`;
}

const linkOf = ({ link }: HomeFigure, lang: Lang): string => `${langPrefix(lang)}/${link}`;

const secondsOf = (value: number, lang: Lang): string =>
  buildText(lang)('facts.seconds').replace('{seconds}', value.toFixed(1));

/** What was measured as bars, with a link to how; the class names are those of the theme's home page. */
export function homeFigure(home: string, figure: HomeFigure): Element {
  const lang = langOf(home);
  const bars = figureBars(home, figure);
  const longest = Math.max(...bars.map(([, seconds]) => seconds));
  return element(
    'div',
    { class: HOME_SPEED },
    element(
      'p',
      {},
      `${figure.text} `,
      element('a', { href: linkOf(figure, lang) }, figure.source),
    ),
    element(
      'dl',
      {},
      ...bars.flatMap(([name, value]) => [
        element('dt', {}, name),
        element(
          'dd',
          {},
          // Beside the longest bar there is room for its seconds.
          element('svg', { width: `${Math.round((value / longest) * 80)}%` }),
          secondsOf(value, lang),
        ),
      ]),
    ),
  );
}
