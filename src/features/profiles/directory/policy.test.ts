import { expect, it } from 'vitest';
import { mayShowRates } from './policy.ts';

it('tells the rates of a group of three, and of none that is smaller', () => {
  expect([0, 2, 3, 4].map(mayShowRates)).toEqual([false, false, true, true]);
});
