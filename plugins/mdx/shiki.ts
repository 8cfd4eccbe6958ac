import type { UserConfig } from '@rspress/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { Root as HastRoot } from 'hast';
import { createCssVariablesTheme } from 'shiki';
import { CODE_LANGUAGES } from '../../shared/site/codeLanguages.ts';
import { textOf } from './hast.ts';

type ShikiOptions = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;
type Transformer = NonNullable<ShikiOptions['transformers']>[number];
type Span = Parameters<NonNullable<Transformer['span']>>[0];

/** Shiki's CSS variables, each as one letter: about twelve styles need no generated sheet. */
const CLASS_OF: Record<string, string> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-comment': 'c',
  'token-constant': 'n',
  'token-function': 'f',
  'token-parameter': 'p',
  // No color of its own.
  'token-punctuation': '',
  'token-link': 'l',
  'token-inserted': 'i',
  'token-deleted': 'd',
  'token-changed': 'g',
  'ansi-red': 'ar',
  'ansi-green': 'ag',
  'ansi-yellow': 'ay',
  'ansi-blue': 'ab',
  'ansi-magenta': 'am',
  'ansi-cyan': 'ac',
  'ansi-black': 'ak',
  'ansi-white': '',
};

/** Settings for the core's highlighter: two builds color alike, and no inline styles. */
export function shikiOptions(): ShikiOptions {
  return {
    theme: reusableTheme(),
    // A language that only some pages load colors the others or not.
    lazy: false,
    langs: [...CODE_LANGUAGES],
    cache: new Colored(),
    // No limit: on a busy machine a line that takes long loses the colors of its end.
    tokenizeTimeLimit: 0,
    transformers: [
      // Lines by number in the fence (`{1,3-4}`), or by a comment such as `// [!code ++]`.
      transformerMetaHighlight(),
      transformerNotationHighlight(),
      transformerNotationDiff(),
      classesForStyles(),
      keepMeta(),
    ],
  };
}

/**
 * Blocks that were colored before: both languages hold the same samples, and a saved page mostly
 * holds those it had. Copies, since what comes later in the line changes them.
 */
class Colored extends Map<string, HastRoot> {
  override get(key: string): HastRoot | undefined {
    const block = super.get(key);
    return block && structuredClone(block);
  }

  override set(key: string, block: HastRoot): this {
    return super.set(key, structuredClone(block));
  }
}

/**
 * The framework's theme, except that each highlighter gets terminal colors of its own: Shiki
 * writes placeholders into that object, which the next highlighter would take for colors.
 */
function reusableTheme(): ReturnType<typeof createCssVariablesTheme> {
  const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });
  const { colors } = theme;
  return Object.defineProperty(theme, 'colors', { get: () => ({ ...colors }), enumerable: true });
}

/** Where a block's attributes are found until the figure is made (`codeFigures.ts`). */
export const META_PROPERTY = 'meta';

function keepMeta(): Transformer {
  return {
    name: 'keep-meta',
    pre(node) {
      node.properties[META_PROPERTY] = this.options.meta?.__raw;
    },
  };
}

/** Turns Shiki's inline styles into classes, which the security policy asks for. */
function classesForStyles(): Transformer {
  return {
    name: 'classes-for-styles',
    pre(node) {
      delete node.properties.style;
    },
    span(node) {
      const style = node.properties.style;
      if (typeof style !== 'string') return;
      delete node.properties.style;
      const names = classes(style).join(' ');
      // Operators stay as they are: in types every second character is one.
      node.properties.class =
        names === 'k' && !/\w/.test(textOf(node)) ? undefined : names || undefined;
      dropPlain(node);
    },
  };
}

function classes(style: string): string[] {
  const found: string[] = [];
  for (const rule of style.split(';')) {
    const [property = '', value = ''] = rule.split(':');
    const name = /var\(--shiki-([\w-]+?)\)/.exec(value)?.[1];
    if (property === 'color' && name) found.push(color(name));
    else if (property === 'font-weight') found.push('b');
    else if (property === 'font-style') found.push('e');
    else if (property === 'text-decoration') found.push('un');
    else if (property === 'opacity') found.push('dim');
    else if (property === 'background-color' && name) found.push(`bg-${color(name)}`);
    else if (rule.trim()) throw new Error(`Shiki wrote a style without a class: ${rule}`);
  }
  return found.filter(Boolean);
}

function color(name: string): string {
  if (name === 'foreground' || name === 'background') return '';
  // A dimmed terminal color comes as a variable of its own.
  const [, bare = name, dim] = /^(.*?)(-dim)?$/.exec(name) ?? [];
  const known = CLASS_OF[bare.replace('ansi-bright-', 'ansi-')];
  if (known === undefined) throw new Error(`Shiki wrote an unknown color: ${name}`);
  return dim ? `${known} dim`.trim() : known;
}

function dropPlain(node: Span): void {
  if (!node.properties.class) delete node.properties.class;
}
