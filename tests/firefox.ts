/** Browser tests that also run in Firefox, below tests/e2e. */
export const FIREFOX_FILES: readonly string[] = [
  'mobileMenu.spec.ts',
  'navigation.spec.ts',
  'reading.spec.ts',
  'search/enter.spec.ts',
  'theme.spec.ts',
  'toolsMenu.spec.ts',
];

/** Of files that hold more, what runs there: navigation and the menu of tools. */
export const FIREFOX_TESTS =
  /mobile-menu|reading\.spec|enter\.spec|theme\.spec|a link changes the page without|back and forward show|the place that was left on|popover opens on hover|popover closes on Escape/;

const ATTR = 'Firefox computes generated content as attr(), not as the text that it shows';
const LOST = 'what is emulated before the first page is lost when that page comes';

/** Which of their tests are left out there, by title, and why. */
export const FIREFOX_SKIPS: ReadonlyMap<string, string> = new Map([
  ['leaves out controls, and shows every tab with its name', ATTR],
  ['the kind of a callout is in words, on paper and for screen readers (en)', ATTR],
  ['the kind of a callout is in words, on paper and for screen readers (zh)', ATTR],
  ['no code and no table is cut, and headings stay with their text (en)', LOST],
  ['no code and no table is cut, and headings stay with their text (zh)', LOST],
  ['no control is shown that could do nothing', 'the driver cannot switch scripts off'],
  ['more contrast makes borders and text stronger', 'the driver cannot ask for more contrast'],
]);
