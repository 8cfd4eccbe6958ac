/** Reads a kept value; null where the browser blocks storage, which then throws on any access. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it where it is null. Where storage is blocked or full, nothing is kept. */
export function store(
  key: string,
  value: string | null,
  place: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
  } catch {}
}
