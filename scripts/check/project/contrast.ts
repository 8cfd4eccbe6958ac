import { type Color, parse as parseColor, wcagContrast } from 'culori';
import postcss from 'postcss';
import { inThemes, type Theme } from '../../../content/tokens.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

const FILE = 'theme/styles/tokens.css';
const MORE_FILE = 'theme/styles/contrast.css';

/** Least contrast (WCAG 2.2, 1.4.3 and 1.4.11) of a color on each background that it is used on. */
interface Rule {
  tokens: readonly string[];
  grounds: readonly string[];
  least: number;
  /** Themes in which the colors are used there; all when left out. */
  themes?: readonly Theme[];
}

const PAGE = ['bg', 'bg-soft'];
const CODE = 'keyword string comment constant function parameter link red green yellow'.split(' ');
const RULES: readonly Rule[] = [
  {
    tokens: 'text text-2 brand brand-strong tip info warning danger'.split(' '),
    grounds: PAGE,
    least: 4.5,
  },
  { tokens: ['border-strong', 'focus'], grounds: PAGE, least: 3 },
  { tokens: ['on-brand'], grounds: ['brand'], least: 4.5 },
  { tokens: ['brand'], grounds: ['brand-soft'], least: 4.5 },
  { tokens: CODE, grounds: ['bg-code'], least: 4.5 },
  // A terminal is dark in both themes.
  {
    tokens: [...CODE, 'text', 'text-2', 'brand'],
    grounds: ['bg-terminal'],
    least: 4.5,
    themes: ['dark'],
  },
];
/** The same for readers who ask for more contrast, with what `MORE_FILE` sets once more. */
const MORE_RULES: readonly Rule[] = [
  ...RULES,
  { tokens: ['text', 'text-2', 'brand'], grounds: PAGE, least: 7 },
  { tokens: ['comment'], grounds: ['bg-code'], least: 7 },
  { tokens: ['border', 'border-strong', 'focus'], grounds: PAGE, least: 4.5 },
];
const JUDGED = new Set(MORE_RULES.flatMap(({ tokens, grounds }) => [...tokens, ...grounds]));

const THEMES = ['light', 'dark'] as const;

/** A color token: where it is set and what it is in each theme. */
interface Token {
  file: string;
  line: number;
  written: Record<Theme, string>;
}
type Tokens = ReadonlyMap<string, Token>;

/** Colors of both themes against the backgrounds that they are used on. */
export const contrastCheck: Check = {
  name: 'contrast',
  about: 'colors of the theme can be read on their backgrounds, light and dark',
  run({ site }) {
    const [css = '', more = ''] = [FILE, MORE_FILE].map((file) =>
      site.tree.has(file) ? site.tree.read(file) : undefined,
    );
    return css === '' ? [] : contrastFindings(css, more);
  },
};

/** Exported for tests: findings in the text of the token file, and of what is set once more. */
export function contrastFindings(css: string, more: string): Finding[] {
  const findings: Finding[] = [];
  const tokens = tokensOf(FILE, css, findings);
  for (const name of JUDGED) {
    const right = '--c-… in :root, as the rules in scripts/check/project/contrast.ts name it';
    if (tokens.has(name)) continue;
    findings.push({ file: FILE, line: 1, message: `--c-${name} is missing`, right });
  }
  const again = tokensOf(MORE_FILE, more, findings);
  const unreadable = [...tokens, ...again].flatMap(([name, token]) => unreadableColor(name, token));
  if (unreadable.length > 0) return [...findings, ...unreadable];
  findings.push(...RULES.flatMap((rule) => judge(rule, tokens)));
  const known = new Set(findings.map(({ message }) => message));
  const stronger = new Map([...tokens, ...again]);
  const weak = more === '' ? [] : MORE_RULES.flatMap((rule) => judge(rule, stronger));
  return [...findings, ...weak.filter(({ message }) => !known.has(message))];
}

function tokensOf(file: string, css: string, findings: Finding[]): Map<string, Token> {
  const tokens = new Map<string, Token>();
  postcss.parse(css).walkDecls(/^--c-/, ({ prop, value, source }) => {
    const name = prop.slice('--c-'.length);
    const line = source?.start?.line ?? 1;
    const message = `${prop} is set twice`;
    if (!JUDGED.has(name)) return;
    if (tokens.has(name))
      findings.push({ file, line, message, right: 'light-dark() of two colors' });
    else tokens.set(name, { file, line, written: inThemes(value) });
  });
  return tokens;
}

/** What the check cannot judge is refused: silence would read as 'passed'. */
function unreadableColor(name: string, { file, line, written }: Token): Finding[] {
  const wrong = THEMES.map((theme) => written[theme]).find((color) => !opaque(color));
  if (wrong === undefined) return [];
  return [
    {
      file,
      line,
      message: `the contrast of --c-${name} ${wrong} cannot be judged`,
      right: 'an opaque CSS color, such as #0a7355 or oklch(45% 0.1 165), or light-dark() of two',
    },
  ];
}

function opaque(color: string): Color | undefined {
  const parsed = parseColor(color);
  return parsed && (parsed.alpha ?? 1) === 1 ? parsed : undefined;
}

function judge({ tokens, grounds, least, themes = THEMES }: Rule, all: Tokens): Finding[] {
  return tokens.flatMap((name) =>
    grounds.flatMap((ground) => {
      const [token, other] = [all.get(name), all.get(ground)];
      if (!token || !other) return [];
      return themes.flatMap((theme) => {
        const [color, under] = [opaque(token.written[theme]), opaque(other.written[theme])];
        const found = color && under ? wcagContrast(color, under) : 0;
        if (found >= least) return [];
        return {
          file: token.file,
          line: token.line,
          message: `--c-${name} ${token.written[theme]} on --c-${ground} ${other.written[theme]} (${theme}) has a contrast of ${found.toFixed(2)}:1`,
          right: `at least ${least}:1`,
          fix: `make it ${theme === 'light' ? 'darker' : 'lighter'}`,
        };
      });
    }),
  );
}
