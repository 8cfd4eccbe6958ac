/**
 * Licences under which a package may be part of the site or of its build: all of them let anyone
 * use, change and pass on the work when its notice stays with it.
 */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
] as const;

/** Whether a licence expression, as npm packages name them, may be met with allowed licences. */
export function isAllowedLicence(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice
        .split(/\s+AND\s+/)
        .every((name) => (ALLOWED_LICENCES as readonly string[]).includes(name.trim())),
    );
}
