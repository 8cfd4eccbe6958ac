import { describe, expect, test } from '@rstest/core';
import { type Encoding, negotiateEncoding } from '../../../../scripts/server/answer.ts';

const BOTH: Encoding[] = ['br', 'gzip'];

describe('Accept-Encoding', () => {
  test.each<[string | undefined, Encoding[], Encoding]>([
    [undefined, BOTH, 'identity'],
    ['', BOTH, 'identity'],
    ['gzip, deflate, br, zstd', BOTH, 'br'],
    ['gzip, deflate', BOTH, 'gzip'],
    ['br', ['gzip'], 'identity'],
    ['gzip, br', [], 'identity'],
    ['br;q=0.5, gzip;q=0.8', BOTH, 'gzip'],
    ['br;q=0, gzip', BOTH, 'gzip'],
    ['br;q=0, gzip;q=0', BOTH, 'identity'],
    ['GZIP', BOTH, 'gzip'],
    ['*', BOTH, 'br'],
    ['*;q=0', BOTH, 'identity'],
    ['identity, br;q=0.9', BOTH, 'identity'],
    ['identity;q=0, gzip', BOTH, 'gzip'],
    ['gzip;q=nonsense', BOTH, 'identity'],
    ['brotli', BOTH, 'identity'],
  ])('%s of %j gives %s', (header, available, expected) => {
    expect(negotiateEncoding(header, available)).toBe(expected);
  });
});
