import { describe, expect, it } from 'vitest';
import { saidFilter } from './said-filter.ts';

describe('what a saved search asks for', () => {
  it('is said with its text first', () => {
    const filter = { skill: 'finance-operations', text: 'month end' };
    const [text, ...others] = saidFilter({ kind: 'consultants', filter, leastScore: null });
    expect(text).toBe('“month end”');
    expect(others).toHaveLength(1);
  });

  it('is said of projects with the score from which they count', () => {
    const said = saidFilter({
      kind: 'projects',
      filter: { text: 'ledger', duration: '1-2-weeks' },
      leastScore: 70,
    });
    expect(said).toEqual(['“ledger”', '1-2 weeks', 'Your match: 70 of 100 or more']);
  });

  it('is everything where nothing narrows it', () => {
    const filter = {};
    expect(saidFilter({ kind: 'consultants', filter, leastScore: null })).toEqual([
      'All consultants',
    ]);
    expect(saidFilter({ kind: 'projects', filter, leastScore: null })).toEqual([
      'All open projects',
    ]);
  });
});
