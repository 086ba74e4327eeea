import { describe, expect, it } from 'vitest';
import type { Entry, Message } from '../../../contract/entry-views.ts';
import { timelineOf } from './timeline.ts';

const message = (position: number, at: string, isOwn = false): Message => ({
  kind: 'message',
  id: `message-${position}`,
  position,
  isOwn,
  isOwnSide: isOwn,
  by: null,
  files: [],
  text: `Text ${position}`,
  at,
  editedAt: null,
  deletedAt: null,
  editableUntil: null,
});
const shared: Entry = {
  kind: 'contact-shared',
  id: 'shared',
  isOwn: true,
  by: null,
  at: '2026-11-22T12:00:00.000Z',
};

const dayOf = (moment: string) => moment.slice(0, 10);
const keys = (newestFirst: readonly Entry[], readUpTo = 99) =>
  timelineOf(newestFirst, { dayOf, readUpTo }).map(({ key }) => key);

const monday = message(3, '2026-11-23T09:00:00.000Z');
const sundayEvening = message(2, '2026-11-22T20:00:00.000Z');
const sundayMorning = message(1, '2026-11-22T08:00:00.000Z', true);

describe('the lines of a conversation', () => {
  it('are read from the oldest on, each day under its name, with what happened in between', () => {
    expect(keys([monday, sundayEvening, shared, sundayMorning])).toEqual([
      'day-2026-11-22',
      'message-1',
      'shared',
      'message-2',
      'day-2026-11-23',
      'message-3',
    ]);
    expect(keys([])).toEqual([]);
  });

  it('mark where the first begins that the other person wrote since', () => {
    expect(keys([monday, sundayEvening, sundayMorning], 1)).toEqual([
      'day-2026-11-22',
      'message-1',
      'new',
      'message-2',
      'day-2026-11-23',
      'message-3',
    ]);
    expect(keys([monday, sundayEvening], 2)).toContain('new');
    expect(keys([monday, sundayEvening], 3)).not.toContain('new');
  });

  it('call nothing new that a colleague wrote', () => {
    const colleagues: Entry = { ...sundayEvening, isOwnSide: true, by: 'Alan Turing' };
    expect(keys([colleagues, sundayMorning], 0)).not.toContain('new');
  });

  it('call nothing new that one wrote oneself, or that happened', () => {
    expect(keys([shared, sundayMorning], 0)).not.toContain('new');
    const { isOwnSide: _, ...answeredBy060 } = sundayMorning;
    expect(keys([answeredBy060 as Message], 0)).not.toContain('new');
  });

  it('say once what stands on two pages', () => {
    expect(keys([monday, sundayEvening, sundayEvening])).toEqual([
      'day-2026-11-22',
      'message-2',
      'day-2026-11-23',
      'message-3',
    ]);
  });
});
