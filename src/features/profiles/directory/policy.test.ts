import { expect, it } from 'vitest';
import { mayTellRates } from './policy.ts';

it('tells the rates of a group of three, and of none that is smaller', () => {
  expect([0, 2, 3, 4].map(mayTellRates)).toEqual([false, false, true, true]);
});
