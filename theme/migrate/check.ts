import { checkFile, type Peer, type Verdict } from '@rstest-docs/migrate';
import { compatibility } from '../../shared/facts/compatibility.ts';

/** The engine with its data: 100 kB compressed, fetched when a reader checks a file first. */
export const check = (text: string, fallback: Peer, file: string): Verdict =>
  checkFile(text, { table: compatibility, fallback, file });
