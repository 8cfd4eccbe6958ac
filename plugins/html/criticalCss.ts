import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/**
 * What scripts set before first paint, whatever its value, and what a reader opens without scripts.
 * A page with `data-hide` is painted with the full style sheet.
 */
const ALWAYS = [
  '.dark',
  '.light',
  '[data-filtered',
  '[data-fresh',
  '[data-theme',
  '[data-typed',
  '[open',
];
const TAG = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi;
/** The first one is the element. */
const ATTRIBUTE = /[\w:-]+(?:="[^"]*")?/g;

interface Written {
  element: string;
  /** Value by name. */
  attributes: Map<string, string>;
}

/** The different tags of pages, which are made of few. */
export function* elementsIn(pages: readonly string[]): Generator<Written> {
  for (const tag of new Set(pages.flatMap((html) => html.match(TAG) ?? []))) {
    const [name = '', ...written] = tag.match(ATTRIBUTE) ?? [];
    const attributes = written.map((one) => {
      const end = one.indexOf('=');
      return end < 0
        ? ([one, ''] as const)
        : ([one.slice(0, end), one.slice(end + 2, -1)] as const);
    });
    yield {
      element: name.toLowerCase(),
      attributes: new Map(attributes.map(([one, value]) => [one.toLowerCase(), value])),
    };
  }
}

/**
 * What selectors can name in pages: elements, classes, and attributes with each of their values, as
 * `p`, `.class`, `[name` and `[name=value`; of a page itself the language.
 */
export function namesIn(pages: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { element, attributes } of elementsIn(pages)) {
    found.add(element);
    for (const [name, value] of attributes) {
      found.add(`[${name}`).add(`[${name}=${value}`);
      for (const word of value.split(/\s+/)) {
        found.add(`[${name}=${word}`);
        if (name === 'class') found.add(`.${word}`);
      }
      if (element === 'html' && name === 'lang') found.add(`:root:lang(${value})`);
    }
  }
  return found;
}

/**
 * The rules of a style sheet that could match pages with these names; animations stay when a kept
 * rule uses them. What may come after first paint is left out: `@layer late`, states that need a
 * reader's action, print.
 */
export function criticalCss(css: string, names: Set<string>): string {
  const root = postcss.parse(css);
  shorten(root);
  root.walkAtRules(/^(?:media|layer)$/, (at) => {
    if (at.name === 'media' ? LATER_MEDIA.test(at.params) : at.nodes && at.params === 'late')
      at.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => couldMatch(selector, names));
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove();
  });
  root.walkDecls(LATER_PROPERTIES, (declaration) => void declaration.remove());
  const text = root.toString();
  root.walkAtRules('keyframes', (at) => {
    const uses = text.split(at.params).length - 1;
    if (uses < 2) at.remove();
  });
  // Without an animation the block for reduced motion does nothing.
  if (!/animation(?:-name)?:(?!none)/.test(text.replace(/animation-duration/g, '')))
    root.walkAtRules('media', (at) => void (/reduced-motion/.test(at.params) && at.remove()));
  dropUnusedTokens(root);
  dropEmpty(root);
  return root.toString();
}

/**
 * Short names for custom properties, the same for all pages of a site: 0.14 kB of each. The full
 * style sheet keeps the long ones, and has every rule again.
 */
function shorten(root: Root): void {
  const uses = new Map<string, number>();
  root.walkDecls(({ prop, value }) => {
    for (const [name] of `${prop} ${value}`.matchAll(TOKEN))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  const order = [...uses].sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1));
  const names = new Map(order.map(([name], index) => [name, `--${index.toString(36)}`]));
  const rename = (text: string): string => text.replace(TOKEN, (name) => names.get(name) as string);
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop);
    declaration.value = rename(declaration.value).replace(SPACE, ',');
  });
}

const TOKEN = /(?<![\w-])--[\w-]+/g;
/** Outside of strings. */
const SPACE = /,\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g;

/** Custom properties that no kept rule reads, directly or through another property. */
export function dropUnusedTokens(root: Root): void {
  let changed = true;
  while (changed) {
    changed = false;
    const used = new Set(
      [...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    );
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      changed = true;
    });
  }
}

/**
 * What a selector names only after first paint: states that need a pointer, a key or a click, and
 * what the browser draws for them. Rules of ours that can wait say so with `@layer late`.
 */
const STATES = /:hover|:active|:focus|:popover-open|::view-transition|::selection|::backdrop/;
const LATER_MEDIA = /print|forced-colors|prefers-contrast|scripting|hover: ?none/;
/** Declarations that only a pointer, a finger or a change can show. */
const LATER_PROPERTIES =
  /^(?:transition|cursor$|overscroll-behavior|scrollbar-color|-webkit-tap-highlight-color)/;

export const isKeyframe = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';

/** What is named inside :not() need not be there; inside :is() and :where() one of them is enough. */
function couldMatch(selector: string, names: Set<string>): boolean {
  // What holds without a state holds at first.
  if (STATES.test(selector.replace(/:not\([^()]*\)/g, ''))) return false;
  const [language] = /:root:lang\([^()]*\)/.exec(selector) ?? [];
  if (language && !names.has(language)) return false;
  const plain = selector.replace(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const choices = [...plain.matchAll(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g)];
  const fixed = plain.replace(/:(is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  const known = (part: string): boolean => namesOf(part).every((name) => names.has(name));
  return known(fixed) && choices.every(([, list = '']) => list.split(',').some(known));
}

/** Elements, classes and attributes of a selector, as `namesIn` spells them. */
function namesOf(selector: string): string[] {
  const found: string[] = [];
  const bare = selector
    .replace(/\[([\w-]+)(?:([~|^$*]?)="?([^"\]]*)"?)?\]/g, (_, name, kind, value) => {
      const start = `[${name}`;
      const isWord = value !== undefined && (kind === '' || kind === '~');
      if (!ALWAYS.includes(start)) found.push(isWord ? `${start}=${value}` : start);
      return '';
    })
    .replace(/\.((?:[\w-]|\\.)+)/g, (_, name: string) => {
      const start = `.${name.replace(/\\/g, '')}`;
      if (!ALWAYS.includes(start)) found.push(start);
      return '';
    })
    .replace(/#[\w-]+|::?[\w-]+(?:\([^()]*\))?/g, '');
  for (const [element] of bare.matchAll(/[a-z][\w-]*/gi)) found.push(element.toLowerCase());
  return found;
}

export function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  let changed = true;
  while (changed) {
    changed = false;
    root.walkAtRules((at) => {
      if (at.nodes && at.nodes.length === 0 && at.name !== 'layer') {
        at.remove();
        changed = true;
      }
    });
  }
}
