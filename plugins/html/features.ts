import postcss, { type Root, type Rule } from 'postcss';
import { ARTICLE, CODE, FEATURES, type Feature } from '../../theme/contract.ts';
import { dropEmpty, dropUnusedTokens, elementsIn, isKeyframe } from './criticalCss.ts';

/** Selectors of what features are in. */
const AROUND = [`.${ARTICLE}`, `.${CODE}`, '.dark', ':root:not(.dark)'];

/**
 * Cuts the rules of pages of one kind apart; returns the parts that one of them needs. What all of
 * them have is no part of its own.
 */
export function splitCss(css: string, pages: readonly string[]): (html: string) => string[] {
  const names = new Map(pages.map((html) => [html, namesOfMain(html)]));
  const isIn = (html: string, feature: Feature): boolean =>
    selectorsOf(feature).some((name) => names.get(html)?.has(name));
  const some = FEATURES.filter((feature) => !pages.every((html) => isIn(html, feature)));
  const base = pick(css, (feature) => !feature || !some.includes(feature));
  const shared = new Set<string>();
  base.walkDecls(TOKEN, ({ prop }) => void shared.add(prop));
  const parts = some.map((feature) => {
    const root = pick(css, (one) => one === feature);
    root.walkDecls(TOKEN, (one) => void (shared.has(one.prop) && one.remove()));
    root.walkAtRules('keyframes', (at) => void at.remove());
    dropEmpty(root);
    // The first part settles the order of the layers.
    root.walkAtRules('layer', (at) => void (!at.nodes?.length && at.remove()));
    return { feature, text: root.toString() };
  });
  return (html) => [
    base.toString(),
    ...parts.filter(({ feature, text }) => text && isIn(html, feature)).map(({ text }) => text),
  ];
}

const namesOfMain = (html: string): Set<string> =>
  selectable(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));

const TOKEN = /^--/;

/** Rules by the feature that they are of, with the custom properties that they read. */
function pick(css: string, isOf: (feature: Feature | undefined) => boolean): Root {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule) || isOf(featureOf(rule))) return;
    if (rule.selector !== ':root') rule.remove();
    else rule.walkDecls((one) => void (!TOKEN.test(one.prop) && one.remove()));
  });
  dropUnusedTokens(root);
  dropEmpty(root);
  return root;
}

/** Each name of a feature as selectors spell it. */
const selectorsOf = ({ classes = [], elements = [], attributes = [] }: Feature): string[] => [
  ...classes.map((name) => `.${name}`),
  ...elements,
  ...attributes.map((name) => `[${name}`),
];

/** Classes, elements without one and attributes, spelled likewise. */
function selectable(html: string): Set<string> {
  const found = new Set<string>();
  for (const { element, attributes } of elementsIn([html])) {
    const names = attributes.get('class');
    if (names === undefined) found.add(element);
    for (const name of names?.split(/\s+/) ?? []) found.add(`.${name}`);
    for (const name of attributes.keys()) found.add(`[${name}`);
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
