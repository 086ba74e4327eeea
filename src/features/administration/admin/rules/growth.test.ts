import { describe, expect, it } from 'vitest';
import { lastMonths } from './growth.ts';

describe('lastMonths', () => {
  it('goes back over the year, whatever the day', () => {
    expect(lastMonths(new Date('2026-01-31T23:59:59Z'), 3)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
    ]);
    expect(lastMonths(new Date('2026-03-31T00:00:00Z'), 2)).toEqual(['2026-02', '2026-03']);
  });
});
