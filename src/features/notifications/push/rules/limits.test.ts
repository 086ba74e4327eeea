import { expect, it } from 'vitest';
import { keptSeconds } from './limits.ts';

it('a push service keeps a message for a day', () => {
  expect(keptSeconds).toBe(86_400);
});
