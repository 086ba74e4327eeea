import { expect, it } from 'vitest';
import { figurePeriod } from './figures.ts';

it('figures are about a year, without the week in which an answer still comes soon', () => {
  expect(figurePeriod(new Date('2026-11-24T12:00:00Z'))).toEqual({
    from: new Date('2025-11-24T12:00:00Z'),
    until: new Date('2026-11-17T12:00:00Z'),
  });
});
