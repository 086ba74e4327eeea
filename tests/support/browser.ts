import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Which Chromium to start, and how: CHROMIUM_PATH, a usual place, or playwright's own download. */
export function browserLaunch(more: readonly string[] = []): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
  return {
    args: [...quiet, ...more],
    // Where the shell has no language, Chromium saves no name with a letter outside of ASCII.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...(executablePath ? { executablePath } : {}),
  };
}

/**
 * The same with a whole Chromium where there is one: it shows notifications, which the one without a window never does.
 */
export function wholeBrowserLaunch(): LaunchOptions {
  const isWhole = (path: string) => !path.endsWith('headless-shell');
  const executablePath = usualPlaces.find((path) => isWhole(path) && existsSync(path));
  return { ...browserLaunch(), ...(executablePath ? { executablePath } : {}) };
}

/** Starts Chromium outside of the end-to-end tests, which have it from their runner. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(browserLaunch(more));
