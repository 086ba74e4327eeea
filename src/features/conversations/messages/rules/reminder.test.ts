import { describe, expect, it } from 'vitest';
import { decideReminder, reminderDueAt } from './reminder.ts';

describe('a reminder', () => {
  it('is due five minutes after the message', () => {
    expect(reminderDueAt(new Date('2026-11-23T23:58:00Z'))).toEqual(
      new Date('2026-11-24T00:03:00Z'),
    );
  });

  it.each([
    ['tells of a message that no one has read', [1, 1, 0, 1], 'tell'],
    ['tells of later ones with it', [1, 3, 0, 1], 'tell'],
    ['is dropped when all is read', [2, 2, 2, 2], 'drop'],
    ['waits for a later message when its own was read', [1, 2, 1, 1], 'wait'],
    ['is dropped when a later one takes care of it', [1, 2, 1, 2], 'drop'],
    ['is dropped when all was told of already', [1, 3, 0, 3], 'drop'],
  ] as const)('%s', (_, [delivery, received, read, told], expected) => {
    expect(decideReminder({ delivery, received, read, told })).toBe(expected);
  });
});
