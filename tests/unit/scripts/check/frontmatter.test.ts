import { frontmatterCheck } from '../../../../scripts/check/pages/frontmatter.ts';
import { GOOD_SITE, testFaults } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/retry.mdx';
const ZH = 'docs/zh/config/test/retry.mdx';
const described = (file: string, text: string) => ({
  [file]: (GOOD_SITE[file] ?? '').replace(/description: .*/, `description: ${text}`),
});

testFaults(frontmatterCheck, {
  'what the home page would not show': [
    described(EN, `${'x'.repeat(50)}\nhero:\n  tagline: A sentence`),
    `${EN}:4  frontmatter: hero: unknown key tagline — allowed: name, text, figure — schemas/frontmatter.schema.json explains each key`,
  ],
  'a short English description': [
    described(EN, 'x'.repeat(49)),
    `${EN}:3  description has 49 characters — 50 to 160`,
  ],
  'no English description of 50 characters': [described(EN, 'x'.repeat(50))],
  'a long English description': [
    described(EN, 'x'.repeat(161)),
    `${EN}:3  description has 161 characters — 50 to 160`,
  ],
  'no Chinese description of 25 characters': [described(ZH, '测'.repeat(25))],
  'a long Chinese description': [
    described(ZH, '测'.repeat(121)),
    `${ZH}:3  description has 121 characters — 25 to 120`,
  ],
});
