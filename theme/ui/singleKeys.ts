import { SINGLE_KEYS_STORAGE_KEY } from '../../shared/site/constants.ts';
import { readStored } from './stored.ts';

/**
 * Whether the reader has turned the shortcuts of one character off (`/`, `?`), which speech input
 * and stray keys can press by accident (WCAG 2.1.4).
 */
export const singleKeysOff = (): boolean => readStored(SINGLE_KEYS_STORAGE_KEY) !== null;
