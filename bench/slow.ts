import type { Page } from '@playwright/test';

export const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
};

/** What the runner's compiler leaves in functions that are sent to the page; an init script. */
export const KEEP_NAMES = 'globalThis.__name = (one) => one;';

/** Gives a page a CPU slowed 4 times. */
export async function slowCpu(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Gives a page a CPU slowed 4 times and a network of 40 ms and 10 Mbit/s. */
export async function slowDown(page: Page): Promise<void> {
  await slowCpu(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
}
