import { describe, expect, it } from 'vitest';
import { daySchema, incompleteDay } from './day.ts';

const problemsOf = (given: unknown): string[] =>
  daySchema({ from: '2000-01-01' })
    .safeParse(given)
    .error?.issues.map(({ message }) => message) ?? [];

describe('a calendar day', () => {
  it.each(['2000-01-01', '2024-02-29', '2100-12-31'])('is %s', (day) => {
    expect(problemsOf(day)).toEqual([]);
  });

  it.each([
    ...['', '2025-02-29', '21.11.2026', '2026-11-21T00:00:00Z'],
    ...['1999-12-31', '0026-11-21', '2101-01-01'],
  ])('is not "%s", for one reason', (given) => {
    expect(problemsOf(given)).toEqual(['Please enter a valid date']);
  });

  it('has all its parts', () => {
    expect(problemsOf(incompleteDay)).toEqual(['Please enter the whole date: day, month and year']);
  });
});
