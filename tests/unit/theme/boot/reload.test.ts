import { afterEach, expect, rs, test } from '@rstest/core';
import { reloadOnce } from '../../../../theme/boot/reload.ts';

class Memory {
  private readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
}

const reload = rs.fn();

/** A tab that is at an address; `visit` is how the browser came there. */
function tab(pathname: string, sessionStorage: unknown, visit = 'navigate'): void {
  rs.stubGlobal('location', { pathname, reload });
  rs.stubGlobal('Storage', Memory);
  rs.stubGlobal('sessionStorage', sessionStorage);
  rs.stubGlobal('performance', { getEntriesByType: () => [{ type: visit }] });
}

afterEach(() => {
  rs.unstubAllGlobals();
  reload.mockClear();
});

test('an address is loaded again once for each visit', () => {
  const storage = new Memory();
  tab('/a', storage);
  expect(reloadOnce()).toBe(true);
  tab('/a', storage, 'reload');
  expect(reloadOnce()).toBe(false);
  tab('/b', storage, 'reload');
  expect(reloadOnce()).toBe(true);
  tab('/a', storage);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([
  ['that takes the place of a blocked one', { getItem: () => null, setItem() {} }],
  ['that is blocked', undefined],
])('with a storage %s, the browser knows whether it was', (_, storage) => {
  tab('/a', storage);
  expect(reloadOnce()).toBe(true);
  tab('/a', storage, 'reload');
  expect(reloadOnce()).toBe(false);
});
