import { expect, it } from 'vitest';
import { endOfImpersonation } from './rules.ts';

it('an impersonation ends by itself after a quarter of an hour', () => {
  expect(endOfImpersonation(new Date('2026-11-24T12:00:00Z'))).toEqual(
    new Date('2026-11-24T12:15:00Z'),
  );
});
