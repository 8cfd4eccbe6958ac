import { useT } from '../strings.ts';

/** Stand-in until the search panel lands; renders nothing. */
export function SearchButton() {
  useT();
  return null;
}
