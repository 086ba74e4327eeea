import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { lendWindow, newWindow } from './lent-windows.ts';

/** A person at a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about: errors, CSP violations, failed requests of the site. */
  complaints: string[];
}

export interface Look {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Where its clock stands, such as `Europe/Berlin`; where the machine stands without it. */
  timezoneId?: string;
  /** An unused browser: for tests about files that another visitor's browser has cached. */
  isNew?: boolean;
}

/** Opens a browser window for one person; nothing is shared with the others but files that the browser has fetched. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  { width = 1280, height = 900, colorScheme = 'light', timezoneId, isNew = false }: Look = {},
): Promise<Person> {
  const options = {
    baseURL,
    viewport: { width, height },
    colorScheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...(timezoneId && { timezoneId }),
  } as const;
  const { context, page } = isNew
    ? await newWindow(browser, options)
    : await lendWindow(browser, options);
  const complaints: string[] = [];
  listen(page, complaints);
  context.on('page', (opened) => listen(opened, complaints));
  return { page, context, complaints };
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    // A refused request is an answer that the page deals with, not a fault of the page.
    if (text.startsWith('Failed to load resource')) return;
    if (noScriptInFrame.test(text) && isTraced()) return;
    complaints.push(`console: ${text}`);
  });
}

/** What is said of a frame without scripts when something wants to run one there. */
const noScriptInFrame =
  /^Blocked script execution in '[^']+' because the document's frame is sandboxed/;

/** A trace, which is made when an end-to-end test is run again, wants to run a script in every frame. */
const isTraced = (): boolean => test.info().retry > 0;
