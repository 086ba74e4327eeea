import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, isFiltered, rateProblems, readFindSearch } from './find-search.ts';

describe('the address of a search', () => {
  it('is read as it was written', () => {
    const search = {
      text: 'power platform governance',
      skill: 'power-bi',
      location: 'london',
      availability: 'busy',
      credentials: 'verified',
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
        credentials: 'true',
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

  it('names a city of the list in one way', () => {
    expect(readFindSearch({ location: 'city:london-uk' })).toEqual({ location: 'london' });
    expect(readFindSearch({ location: 'city:london-ca' })).toEqual({ location: 'city:london-ca' });
  });

  it('never takes a rate for another one', () => {
    expect(readFindSearch({ minRate: '85', maxRate: ' 150 ' })).toEqual({
      minRate: 85,
      maxRate: 150,
    });
    for (const rate of ['85,5', '85.5', '1,000', '1.000', '1e2', '2000']) {
      expect(readFindSearch({ minRate: rate })).toEqual({});
      expect(rateProblems({ minRate: rate, maxRate: '' })).toEqual({
        minRate: 'Please write whole dollars up to 1000, such as 85.',
        maxRate: undefined,
      });
    }
  });

  it('says when the rates that are typed leave no one', () => {
    expect(rateProblems({ minRate: '100', maxRate: '90' })?.maxRate).toMatch(/cannot be below/);
    expect(rateProblems({ minRate: '90', maxRate: '100' })).toBeNull();
    expect(rateProblems({ minRate: '', maxRate: '' })).toBeNull();
  });

  it('knows whether anything narrows the list', () => {
    expect(isFiltered({ sort: 'rating' })).toBe(false);
    expect(isFiltered({ text: 'a' })).toBe(true);
    expect(isFiltered({ credentials: 'verified' })).toBe(true);
  });

  it('counts the filters that are set beside the text', () => {
    expect(countFilters({ text: 'a', sort: 'rating' })).toBe(0);
    expect(countFilters({ text: 'a', skill: 'power-bi', credentials: 'verified' })).toBe(2);
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
