import { describe, expect, it } from 'vitest';
import { auditActions } from './audit-filter.ts';
import { canSortBy, userSorts } from './user-list.ts';

describe('a list of users', () => {
  it('is sorted by what users of the kind have', () => {
    expect(userSorts.filter((sort) => !canSortBy('consultant', sort))).toEqual(['company']);
    expect(userSorts.filter((sort) => !canSortBy('client', sort))).toEqual([
      'title',
      'location',
      'rate',
      'experience',
    ]);
  });
});

it('every act of the audit log has words, and no two have the same', () => {
  const words = Object.values(auditActions);
  expect(new Set(words).size).toBe(words.length);
  for (const each of words) expect(each).toMatch(/^[A-Z]\w+ /);
});
