export type Encoding = 'br' | 'gzip' | 'identity';

/** Files written beside `a.html` by the build: `a.html.br`, `a.html.gz`. */
export const SIDECAR_SUFFIX: Record<Exclude<Encoding, 'identity'>, string> = {
  br: '.br',
  gzip: '.gz',
};

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

function weights(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    const weight = q === undefined ? 1 : Number(q);
    if (name) found.set(name, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0);
  }
  return found;
}

/**
 * The best encoding among `available` for an Accept-Encoding header. Without a header, or when
 * everything is refused, the plain file.
 */
export function negotiateEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (!header) return 'identity';
  const asked = weights(header);
  const rest = asked.get('*');
  const weight = (encoding: Encoding): number =>
    asked.get(encoding) ?? rest ?? (encoding === 'identity' ? 0.001 : 0);
  let best: Encoding = 'identity';
  let bestWeight = weight('identity');
  for (const encoding of PREFERENCE) {
    if (encoding === 'identity' || !available.includes(encoding)) continue;
    const better =
      weight(encoding) > bestWeight || (weight(encoding) === bestWeight && best === 'identity');
    if (weight(encoding) > 0 && better) {
      best = encoding;
      bestWeight = weight(encoding);
    }
  }
  return best;
}
