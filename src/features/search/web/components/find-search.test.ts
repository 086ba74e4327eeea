import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiltered, readFindSearch } from './find-search.ts';

describe('the address of a search', () => {
  it('is read as it was written', () => {
    const search = {
      text: 'power platform governance',
      skill: 'power-bi',
      location: 'london',
      availability: 'busy',
      minRate: 50,
      maxRate: 150,
      minExperience: 5,
      sort: 'rate-low',
    };
    expect(readFindSearch(search)).toEqual(search);
  });

  it('loses what makes no sense, and keeps the rest', () => {
    expect(
      readFindSearch({
        text: '  ',
        skill: 'astrology',
        module: 'nowhere',
        location: 'city:"; drop table',
        availability: 'all',
        minRate: 200,
        maxRate: 100,
        minExperience: -3,
        sort: 'payment',
        admin: true,
      }),
    ).toEqual({});
  });

  it('keeps a module with its own skill only', () => {
    const module = 'nothing';
    expect(readFindSearch({ skill: 'power-bi', module })).toEqual({ skill: 'power-bi' });
  });

  it('knows whether anything narrows the list', () => {
    expect(isFiltered({ sort: 'rating' })).toBe(false);
    expect(isFiltered({ text: 'a' })).toBe(true);
  });
});

it('never fails, and reads its own answer alike', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
      const once = readFindSearch(search);
      expect(readFindSearch({ ...once })).toEqual(once);
    }),
  );
});
