import css from './Stars.module.css';

/** Number of decorative stars (spec section 9). */
const STAR_COUNT = 35;

/** The golden angle spreads the stars evenly; the same on server and browser, so nothing moves. */
const STARS = Array.from({ length: STAR_COUNT }, (_, index) => {
  const angle = index * 2.39996;
  const radius = Math.sqrt((index + 0.5) / STAR_COUNT);
  return {
    x: Math.round(600 + 640 * radius * Math.cos(angle)),
    y: Math.round(280 + 300 * radius * Math.sin(angle)),
    r: (index * 7) % 3,
  };
});
const SIZES = [3, 4.5, 6];

/** Decoration only: silent for assistive technology, still with reduced motion. */
export function Stars() {
  return (
    <svg
      className={css.sky}
      viewBox="0 0 1200 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {STARS.map(({ x, y, r }) => {
        const size = SIZES[r] ?? 3;
        return (
          <path
            key={`${x},${y}`}
            data-star=""
            d={`M${x} ${y - size}q0 ${size} ${size} ${size}q-${size} 0-${size} ${size}q0-${size}-${size}-${size}q${size} 0 ${size}-${size}`}
          />
        );
      })}
    </svg>
  );
}
