import { test as base, expect } from '@playwright/test';
import { takePolicyViolations } from './policy-violations.ts';
import { watchContexts } from './watched-contexts.ts';

const expectNoViolations = (): void =>
  expect(takePolicyViolations(), 'what a content security policy has refused').toEqual([]);

/** What every end-to-end test is written with: whatever else it tests, no page of it may try what its policy refuses. */
export const test = base.extend<{ keptPolicies: undefined }>({
  browser: [
    async ({ browser }, use) => {
      watchContexts(browser);
      await use(browser);
      expectNoViolations();
    },
    { scope: 'worker' },
  ],
  keptPolicies: [
    async ({ browser: _ }, use) => {
      await use(undefined);
      expectNoViolations();
    },
    { auto: true },
  ],
});

export { expect };
