import type { Check } from '../check.ts';
import type { Finding } from '../finding.ts';

const FILE = 'theme/styles/tokens.css';

/** Least contrast (WCAG 2.2, 1.4.3 and 1.4.11) of a colour on each ground that it stands on. */
interface Rule {
  tokens: RegExp;
  grounds: readonly string[];
  least: number;
  /** Themes whose colors are shown on these grounds; all when left out. */
  themes?: readonly (typeof THEMES)[number][];
}

const THEMES = ['light', 'dark'] as const;
const PAGE = ['--c-bg', '--c-bg-soft'];
const RULES: readonly Rule[] = [
  {
    tokens: /^--c-(text|text-2|brand|brand-strong|tip|info|warning|danger)$/,
    grounds: PAGE,
    least: 4.5,
  },
  { tokens: /^--c-(border-strong|focus)$/, grounds: PAGE, least: 3 },
  { tokens: /^--c-on-brand$/, grounds: ['--c-brand'], least: 4.5 },
  { tokens: /^--c-brand$/, grounds: ['--c-brand-soft'], least: 4.5 },
  {
    tokens: /^--c-(keyword|string|comment|constant|function|parameter|link|red|green|yellow)$/,
    grounds: ['--c-bg-code'],
    least: 4.5,
  },
  {
    tokens:
      /^--c-(text|text-2|brand|keyword|string|comment|constant|function|link|red|green|yellow)$/,
    grounds: ['--c-bg-terminal'],
    themes: ['dark'],
    least: 4.5,
  },
];

const TOKEN =
  /^\s*(--c-[\w-]+):\s*(?:light-dark\(\s*(#[\da-f]{3,6})\s*,\s*(#[\da-f]{3,6})\s*\)|(#[\da-f]{3,6}))/i;

/** Colours of both themes against the grounds that they stand on. */
export const contrastCheck: Check = {
  name: 'contrast',
  about: 'colours of the theme can be read on their grounds, light and dark',
  reads: /^theme\/styles\//,
  run({ site }) {
    return site.tree.has(FILE) ? contrastFindings(site.tree.read(FILE)) : [];
  },
};

/** Exported for tests: findings in the text of the token file. */
export function contrastFindings(css: string): Finding[] {
  const tokens = new Map<string, { line: number; colours: string[] }>();
  for (const [index, line] of css.split('\n').entries()) {
    const [, name = '', light, dark, both = ''] = TOKEN.exec(line) ?? [];
    if (name) tokens.set(name, { line: index + 1, colours: [light ?? both, dark ?? both] });
  }
  const findings: Finding[] = [];
  for (const [name, { line, colours }] of tokens) {
    for (const { grounds, least, themes = THEMES } of RULES.filter((rule) =>
      rule.tokens.test(name),
    )) {
      for (const ground of grounds) {
        for (const [index, theme] of THEMES.entries()) {
          const other = tokens.get(ground)?.colours[index];
          const own = colours[index];
          if (!other || !own || !themes.includes(theme)) continue;
          const found = contrast(own, other);
          if (found >= least) continue;
          findings.push({
            file: FILE,
            line,
            message: `${name} ${own} on ${ground} ${other} (${theme}) has a contrast of ${found.toFixed(2)}:1`,
            right: `at least ${least}:1`,
            fix: `make it ${theme === 'light' ? 'darker' : 'lighter'}`,
          });
        }
      }
    }
  }
  return findings;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
