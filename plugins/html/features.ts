import postcss, { type Rule } from 'postcss';
import { ARTICLE, CODE, FEATURES, type Feature } from '../../theme/contract.ts';
import { dropEmpty, isKeyframe, usedClasses } from './criticalCss.ts';

/** Selectors of what features are in. */
const AROUND = [`.${ARTICLE}`, `.${CODE}`];

/** Cuts a page type's rules apart; returns the parts that a page of that type needs. */
export function splitCss(css: string): (html: string) => string[] {
  const pick = (feature: Feature | undefined): string => {
    const root = postcss.parse(css);
    root.walkRules((rule) => {
      if (!isKeyframe(rule) && featureOf(rule) !== feature) rule.remove();
    });
    if (feature) root.walkAtRules('keyframes', (at) => void at.remove());
    dropEmpty(root);
    // The first part settles the order of the layers.
    if (feature) root.walkAtRules('layer', (at) => void (at.nodes?.length === 0 && at.remove()));
    return root.toString();
  };
  const base = pick(undefined);
  const parts = FEATURES.map((feature) => ({ feature, text: pick(feature) }));
  return (html) => {
    const used = namesIn(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
    return [
      base,
      ...parts
        .filter(({ feature, text }) => text && selectorsOf(feature).some((name) => used.has(name)))
        .map(({ text }) => text),
    ];
  };
}

/** Each name of a feature as selectors spell it. */
const selectorsOf = ({ classes = [], elements = [], attributes = [] }: Feature): string[] => [
  ...classes.map((name) => `.${name}`),
  ...elements,
  ...attributes.map((name) => `[${name}`),
];

/** Classes, elements without one and their attributes, spelled likewise. */
function namesIn(html: string): Set<string> {
  const found = new Set([...usedClasses([html])].map((name) => `.${name}`));
  for (const [, element = '', written = ''] of html.matchAll(/<([a-z]\w*)([^>]*)/g)) {
    const attributes = [...written.matchAll(/\s([a-z-]+)(?==)/g)].map(([, name = '']) => name);
    if (!attributes.includes('class')) found.add(element);
    for (const name of attributes) found.add(`[${name}`);
  }
  return found;
}

/** The feature that each selector of a rule begins with, inside an article or a block of code. */
function featureOf(rule: Rule): Feature | undefined {
  const starts = rule.selectors.map((selector) => {
    const [first = '', second = ''] = selector.split(' ');
    const start = AROUND.includes(first) ? second : first;
    return /^[.[]?[\w-]+/.exec(start)?.[0] ?? '';
  });
  return FEATURES.find((feature) => {
    const names = selectorsOf(feature);
    return starts.every((start) => names.includes(start));
  });
}
