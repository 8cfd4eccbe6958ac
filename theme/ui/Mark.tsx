import css from './Mark.module.css';

/** The project's mark, a flask with a passed test in it, drawn in the color of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" className={css.mark} aria-hidden="true">
      <path d="M7 2h10M9 2v6L3.900 17.700A2.900 2.900 0 0 0 6.500 22h11a2.900 2.900 0 0 0 2.600-4.300L15 8V2" />
      <path className={css.passed} d="m9 15.500 2.400 2.400L15.500 13" />
    </svg>
  );
}
