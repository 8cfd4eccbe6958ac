import css from './Stars.module.css';

/** Number of decorative stars (spec section 9). */
const STAR_COUNT = 35;

/** Multiples of irrational numbers spread the stars evenly; server and browser draw the same. */
const STARS = Array.from({ length: STAR_COUNT }, (_, index) => ({
  x: `${Math.round(4 + ((index * 0.7548777) % 1) * 94)}%`,
  y: `${Math.round(6 + ((index * 0.569841) % 1) * 88)}%`,
  size: index % 3,
})).sort((a, b) => a.size - b.size);
const SIZES = [2, 3.5, 5];

/**
 * Decoration beside the product's name, where nothing can cover a star; not announced. It does not
 * move: each frame would paint the hero anew and hold up the scripts.
 */
export function Stars() {
  return (
    <svg className={css.sky} aria-hidden="true">
      <defs>
        {SIZES.map((r, size) => (
          <path
            key={r}
            id={`star-${size}`}
            d={`M0-${r}q0 ${r} ${r} ${r}q-${r} 0-${r} ${r}q0-${r}-${r}-${r}q${r} 0 ${r}-${r}`}
          />
        ))}
      </defs>
      {STARS.map(({ x, y, size }) => (
        <use key={x + y} data-star="" href={`#star-${size}`} x={x} y={y} />
      ))}
    </svg>
  );
}
