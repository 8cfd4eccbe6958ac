import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** Classes that scripts set on the root element before first paint. */
const ALWAYS = ['dark', 'light'];

/** Every class that the pages use. */
export function usedClasses(pages: string[]): Set<string> {
  const found = new Set<string>(ALWAYS);
  for (const html of pages) {
    for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of names.split(/\s+/)) found.add(name);
    }
  }
  return found;
}

/**
 * The rules of a style sheet that could match pages with these classes. Selectors without classes
 * stay, and so do attributes; animations stay when a kept rule names them. What may come after
 * first paint is left out: `@layer late`, states that need a reader's action, print.
 */
export function criticalCss(css: string, classes: Set<string>): string {
  const root = postcss.parse(css);
  root.walkAtRules(/^(?:media|layer)$/, (at) => {
    if (at.name === 'media' ? LATER_MEDIA.test(at.params) : at.nodes && at.params === 'late')
      at.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => couldMatch(selector, classes));
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

/** Custom properties that no kept rule reads, directly or through another property. */
function dropUnusedTokens(root: Root): void {
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

/** A class inside :not() need not be there; inside :is() and :where() one of them is enough. */
function couldMatch(selector: string, classes: Set<string>): boolean {
  // What holds without a state holds at first.
  if (STATES.test(selector.replace(/:not\([^()]*\)/g, ''))) return false;
  const plain = selector.replace(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const choices = [...plain.matchAll(/:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g)];
  const fixed = plain.replace(/:(is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  const known = (part: string): boolean =>
    [...part.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) =>
      classes.has(name.replace(/\\/g, '')),
    );
  return known(fixed) && choices.every(([, list = '']) => list.split(',').some(known));
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
