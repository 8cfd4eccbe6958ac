import parse, { type Info } from 'spdx-expression-parse';

/**
 * Licenses under which a package may be part of the site or of its build: all of them let anyone
 * use, change and pass on the work when its notice stays with it.
 */
export const ALLOWED_LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
] as const;

/** Whether an SPDX license expression, as npm packages name them, may be met with allowed licenses. */
export function isAllowedLicense(expression: string): boolean {
  try {
    return isAllowed(parse(expression));
  } catch {
    // No expression, such as `SEE LICENSE IN file`.
    return false;
  }
}

function isAllowed(info: Info): boolean {
  if ('license' in info) return ALLOWED_LICENSES.some((name) => name === info.license);
  const sides = [info.left, info.right];
  return info.conjunction === 'or' ? sides.some(isAllowed) : sides.every(isAllowed);
}
