import { weightsOf } from '../../deploy/negotiate.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Files written beside `a.html` by the build: `a.html.br`, `a.html.gz`. */
export const SIDECAR_SUFFIX: Record<Exclude<Encoding, 'identity'>, string> = {
  br: '.br',
  gzip: '.gz',
};

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The best encoding among `available` for an Accept-Encoding header. Without a header, or when
 * everything is refused, the plain file.
 */
export function negotiateEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  if (!header) return 'identity';
  const asked = weightsOf(header);
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
