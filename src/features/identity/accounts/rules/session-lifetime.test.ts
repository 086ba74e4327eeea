import { expect, it } from 'vitest';
import { longestSessionSeconds, sessionLifetimeSeconds } from './session-lifetime.ts';

it('a session lasts 30 days after its last use, and 180 at most', () => {
  expect(sessionLifetimeSeconds).toBe(2_592_000);
  expect(longestSessionSeconds).toBe(15_552_000);
});
