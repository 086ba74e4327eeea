import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openProjectFilterShape } from '../contract/open-project-filter.ts';
import { postedSince, readOpenProjectFilter } from './open-project-filter.ts';

describe('a filter read from an address', () => {
  it('has what it knows, and leaves out what it does not', () => {
    expect(
      readOpenProjectFilter({
        text: '  ledger ',
        skill: 'sales',
        duration: 'ongoing',
        budgetFrom: '10k-25k',
        posted: 'week',
        tab: 'projects',
      }),
    ).toEqual({
      text: 'ledger',
      skill: 'sales',
      duration: 'ongoing',
      budgetFrom: '10k-25k',
      posted: 'week',
    });
    expect(
      readOpenProjectFilter({
        text: '',
        skill: 'cobol',
        duration: 3,
        budgetFrom: null,
        posted: '__proto__',
      }),
    ).toStrictEqual({});
    expect(readOpenProjectFilter({})).toStrictEqual({});
  });

  it('takes a number for words', () => {
    expect(readOpenProjectFilter({ text: 365 })).toEqual({ text: '365' });
  });

  it('is always one that the server takes', () => {
    const given = { text: `\u0000${'𝒳'.repeat(200)}`, skill: 'data-migration', posted: 'day' };
    const read = z.strictObject(openProjectFilterShape).safeParse(readOpenProjectFilter(given));
    expect(read.error).toBeUndefined();
  });
});

describe('the time a project was posted within', () => {
  it('is counted in whole days back from now', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(postedSince('day', now)).toEqual(new Date('2026-11-20T10:00:00Z'));
    expect(postedSince('month', now)).toEqual(new Date('2026-10-22T10:00:00Z'));
  });
});
