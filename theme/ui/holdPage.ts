/**
 * Holds the page behind a dialog or drawer still. Room takes the place of a scrollbar that goes, so
 * that nothing moves; a gutter would do that too, but no backdrop covers it.
 */
export function holdPage(held: boolean): void {
  const { style, clientWidth } = document.documentElement;
  const scrollbar = innerWidth - clientWidth;
  style.paddingInlineEnd = held && scrollbar > 0 ? `${scrollbar}px` : '';
  style.overflow = held ? 'hidden' : '';
}
