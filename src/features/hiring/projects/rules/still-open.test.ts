import { expect, it } from 'vitest';
import { closingDayOf } from './still-open.ts';

const at = (time: string) => new Date(time);
const createdAt = at('2026-03-01T22:00:00Z');

it.each([
  ['on the thirtieth day', null, '2026-03-26T06:07:00Z', '2026-03-31'],
  ['five days after a late question', null, '2026-04-10T23:00:00Z', '2026-04-15'],
  [
    'thirty days after it was confirmed',
    '2026-03-27T10:00:00Z',
    '2026-04-21T06:07:00Z',
    '2026-04-26',
  ],
])('a project closes %s', (_, confirmed, askedAt, day) => {
  const confirmedAt = confirmed === null ? null : at(confirmed);
  expect(closingDayOf({ createdAt, confirmedAt, askedAt: at(askedAt) })).toBe(day);
});
