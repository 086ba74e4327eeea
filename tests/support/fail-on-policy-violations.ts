import { afterAll, afterEach, expect } from 'vitest';
import { takePolicyViolations } from './policy-violations.ts';

/* Set up for every journey: whatever else it tests, no page of it may try what its policy refuses. */

const expectNone = (): void => {
  expect(takePolicyViolations(), 'what a content security policy has refused').toEqual([]);
};
afterEach(expectNone);
afterAll(expectNone);
