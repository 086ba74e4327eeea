import { expect, it } from 'vitest';
import { rateOf } from './rate-words.ts';

it('names the rate in dollars per hour', () => {
  expect(rateOf({ hourlyRateUsd: 1000 })).toBe('$1,000 per hour');
});
