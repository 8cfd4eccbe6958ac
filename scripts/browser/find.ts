import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface FoundBrowser {
  /** Absolute path of a Chromium or Chrome. */
  path: string;
  /** How it was found, for the log. */
  source: string;
}

export const BROWSER_VARIABLES = ['BROWSER_PATH', 'CHROME_PATH'] as const;

const COMMANDS = [
  // The same engine without the browser's own windows: pages open in less than half the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function fromVariables(env: NodeJS.ProcessEnv): FoundBrowser | undefined {
  for (const name of BROWSER_VARIABLES) {
    const path = env[name];
    if (!path) continue;
    if (!isExecutable(path)) throw new Error(`${name}=${path}: no such program`);
    return { path, source: name };
  }
  return undefined;
}

function fromMachine(env: NodeJS.ProcessEnv): FoundBrowser | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  const path = [...installed, ...APPLICATIONS].find(isExecutable);
  return path ? { path, source: 'installed' } : undefined;
}

function fromPlaywright(): FoundBrowser | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? { path, source: "Playwright's own" } : undefined;
}

/**
 * A browser that is there already: named by BROWSER_PATH or CHROME_PATH, installed on the machine,
 * or downloaded by Playwright. Throws when a variable names none.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  return fromVariables(env) ?? fromMachine(env) ?? fromPlaywright();
}

/** Whether the program starts and calls itself by a version. */
export function isWorking(browser: FoundBrowser): boolean {
  return spawnSync(browser.path, ['--version'], { timeout: 20_000 }).status === 0;
}
