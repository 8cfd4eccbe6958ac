import postcss, { type Rule } from 'postcss';
import { dropEmpty, isKeyframe } from './criticalCss.ts';

interface Feature {
  /** Start of the selectors that style nothing else. */
  selector: RegExp;
  /** In the main part of each page that has it. */
  mark: RegExp;
}

/**
 * What a page may hold but often does not. Each has a style element of its own, equal on all
 * pages that carry it, so that the security policy names few hashes.
 */
const FEATURES: readonly Feature[] = [
  { selector: /^(?:\.doc )?\.callout/, mark: /class="callout/ },
  { selector: /^(?:\.doc )?\.facts/, mark: /class="facts/ },
  { selector: /^(?:\.doc )?\.tabs/, mark: /class="tabs/ },
  { selector: /^(?:\.doc )?\.filter\b/, mark: /class="(?:\w+ )?filter"/ },
  { selector: /^\.code \.(?:a\w|b|bg-a\w|dim)$/, mark: /class="(?:a\w|b|bg-a\w|dim)[ "]/ },
  {
    selector: /^\.doc (?:blockquote|hr|kbd|em|img|\[align|figure:not)/,
    mark: /<(?:blockquote|hr|kbd|em|img|figure(?! class="code))\b|\salign=/,
  },
];

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
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    return [
      base,
      ...parts
        .filter(({ feature, text }) => text && feature.mark.test(main))
        .map(({ text }) => text),
    ];
  };
}

const featureOf = (rule: Rule): Feature | undefined =>
  FEATURES.find(({ selector }) => rule.selectors.every((one) => selector.test(one)));
