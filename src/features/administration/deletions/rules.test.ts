import { expect, it } from 'vitest';
import { dueAfter, farewellMs, farewellWaitMs, isConfirmation, nearAt } from './rules.ts';

const now = new Date('2026-11-01T12:00:00Z');

it('an account is erased 30 days after it was asked for, and told of 7 days before', () => {
  expect(dueAfter(now)).toEqual(new Date('2026-12-01T12:00:00Z'));
  expect(nearAt(now)).toEqual(new Date('2026-11-08T12:00:00Z'));
});

it('the farewell has an hour, and is waited for up to a day', () => {
  expect([farewellMs, farewellWaitMs]).toEqual([3_600_000, 86_400_000]);
});

it('an account is confirmed by its address, in whatever letters', () => {
  expect(isConfirmation(' Casey@Example.test ', 'casey@example.TEST')).toBe(true);
  expect(isConfirmation('casey@example', 'casey@example.test')).toBe(false);
  expect(isConfirmation('', 'casey@example.test')).toBe(false);
});
