import type { Browser } from '@playwright/test';
import { watchPolicies } from './policy-violations.ts';
import { noteHydration, watchRequests } from './settled.ts';

/** Has every window of this browser watched from its start, in whichever way it is opened. */
export function watchContexts(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    watchRequests(context);
    await Promise.all([watchPolicies(context), noteHydration(context)]);
    return context;
  };
}
