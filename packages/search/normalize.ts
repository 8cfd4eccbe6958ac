const ASCII = /^[\0-\x7f]*$/;
const MARKED_LETTER = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu;

/**
 * The form in which texts and queries are compared (spec section 5): lower case, accents of Latin
 * and Greek letters removed, full-width forms made plain, Korean, Japanese and Cyrillic letters
 * kept composed.
 */
export function normalize(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKED_LETTER, '$1')
    .normalize('NFC');
}
