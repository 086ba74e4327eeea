import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { watchPolicies } from './policy-violations.ts';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts Chromium: CHROMIUM_PATH, a usual place, or playwright's own download. No journey starts one in another way:
 * here begins the watch over what the policies of pages refuse.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
  const browser = await chromium.launch({
    args: [...quiet, ...more],
    ...(executablePath ? { executablePath } : {}),
  });
  watchPolicies(browser);
  return browser;
}

/** A person at a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about: errors, CSP violations, failed requests of the site. */
  complaints: string[];
}

/** Opens a browser window for one person; nothing is shared with the others. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  options: { width?: number; height?: number; colorScheme?: 'light' | 'dark' } = {},
): Promise<Person> {
  const { width = 1280, height = 900, colorScheme = 'light' } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  const page = await context.newPage();
  listen(page, complaints);
  context.on('page', (opened) => listen(opened, complaints));
  return { page, context, complaints };
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is an answer that the page deals with, not a fault of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(`console: ${message.text()}`);
    }
  });
}
