/** Reads a kept value; null where the browser blocks storage, which then throws on any access. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
