import postcss, { type Root, type Rule } from 'postcss';
import { ARTICLE, CODE, FEATURES, type Feature } from '../../theme/contract.ts';
import { dropEmpty, dropUnusedTokens, isKeyframe, tagsIn } from './criticalCss.ts';

/** Selectors of what features are in. */
const AROUND = [`.${ARTICLE}`, `.${CODE}`, '.dark', ':root:not(.dark)'];

/** Cuts a page type's rules apart; returns the parts that a page of that type needs. */
export function splitCss(css: string): (html: string) => string[] {
  const base = pick(css, undefined);
  const shared = new Set<string>();
  base.walkDecls(TOKEN, ({ prop }) => void shared.add(prop));
  const parts = FEATURES.map((feature) => {
    const root = pick(css, feature);
    root.walkDecls(TOKEN, (one) => void (shared.has(one.prop) && one.remove()));
    dropEmpty(root);
    return { feature, text: root.toString() };
  });
  return (html) => {
    const used = selectable(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
    return [
      base.toString(),
      ...parts
        .filter(({ feature, text }) => text && selectorsOf(feature).some((name) => used.has(name)))
        .map(({ text }) => text),
    ];
  };
}

const TOKEN = /^--/;

/** The rules of a feature, or those of none, with the custom properties that these read. */
function pick(css: string, feature: Feature | undefined): Root {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule) || featureOf(rule) === feature) return;
    if (rule.selector !== ':root') rule.remove();
    else rule.walkDecls((one) => void (!TOKEN.test(one.prop) && one.remove()));
  });
  if (feature) root.walkAtRules('keyframes', (at) => void at.remove());
  dropUnusedTokens(root);
  dropEmpty(root);
  // The first part settles the order of the layers.
  if (feature) root.walkAtRules('layer', (at) => void (at.nodes?.length === 0 && at.remove()));
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
  for (const { element, attributes } of tagsIn(html)) {
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
