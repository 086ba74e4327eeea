import { describe, expect, it } from 'vitest';
import { chosenConditions, chosenFilters } from './chosen-filters.ts';
import { type FindSearch, readFindSearch } from './find-search.ts';

const all: FindSearch = {
  text: 'month-end close',
  skill: 'finance-operations',
  module: 'finance-operations.general-ledger',
  location: 'london',
  language: 'de',
  availability: 'available',
  credentials: 'verified',
  minRate: 80,
  maxRate: 120,
  minExperience: 10,
  sort: 'rate-low',
};

const labelsOf = (search: FindSearch) => chosenFilters(search).map(({ label }) => label);

describe('the filters that are set', () => {
  it('are named in the order of their fields; text and order are none', () => {
    expect(labelsOf(all)).toEqual([
      'D365 Finance & Operations',
      'General Ledger',
      'London',
      'Speaks German',
      'Available',
      '10+ years',
      'From $80',
      'Up to $120',
      'Verified credentials',
    ]);
    expect(labelsOf({ text: 'month-end close', sort: 'rate-low' })).toEqual([]);
  });

  it('name places outside the list of the specification', () => {
    expect(labelsOf({ location: 'country:de' })).toEqual(['Germany']);
    expect(labelsOf({ location: 'city:new-york-us' })).toEqual(['New York']);
    expect(labelsOf({ location: 'remote' })).toEqual(['Remote']);
  });

  it('are taken off one by one, with all else as it was; a module goes with its skill', () => {
    for (const { name, without } of chosenFilters(all)) {
      const kept = Object.fromEntries(
        Object.entries(all).filter(
          ([key]) => key !== name && (name !== 'skill' || key !== 'module'),
        ),
      );
      expect(without).toEqual(kept);
      expect(readFindSearch({ ...without })).toEqual(without);
    }
  });

  it('have the conditions of a text among them, with its words, and drop them one by one', () => {
    const search = { text: 'ledger in Leeds, max 95 USD/h', dropped: 'ASAP' };
    const conditions = [
      { kind: 'place', words: 'in Leeds', label: 'In Leeds', foundWithout: null },
      { kind: 'rate', words: 'max 95 USD/h', label: 'At most 95 USD/h', foundWithout: null },
    ] as const;
    const chips = chosenConditions(search, conditions);
    expect(chips.map(({ label }) => label)).toEqual([
      'In Leeds',
      'At most 95 USD/h (“max 95 USD/h”)',
    ]);
    expect(chips[0]?.without).toEqual({ ...search, dropped: 'ASAP|in Leeds' });
    expect(readFindSearch({ ...chips[0]?.without })).toEqual(chips[0]?.without);
  });
});
