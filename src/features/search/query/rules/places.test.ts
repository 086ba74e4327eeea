import { describe, expect, it } from 'vitest';
import { canonicalLocation, cityNameOf, placesOf, readLocation } from './places.ts';

describe('a location', () => {
  it.each([
    ['all', null],
    ['remote', 'remote'],
    ['london', 'city:london-uk'],
    ['manchester', 'city:manchester-uk'],
    ['birmingham', 'city:birmingham-uk'],
    ['edinburgh', 'city:edinburgh-uk'],
    ['country:uk', 'country:uk'],
    ['city:montreal-ca', 'city:montreal-ca'],
    ['city:london-uk', 'city:london-uk'],
    ['country:atlantis', undefined],
    ['country', undefined],
    ['country:', undefined],
    ['country:uk:x', undefined],
    ['city:two words', undefined],
    ['city', undefined],
    ['city:', undefined],
    ['town:london-uk', undefined],
    ['town:uk', undefined],
    ['toString', undefined],
    ['', undefined],
  ])('%j is read as %j', (location, place) => {
    expect(readLocation(location)).toEqual(place);
  });

  it('is written in one way', () => {
    expect(canonicalLocation('city:london-uk')).toBe('london');
    expect(canonicalLocation('city:edinburgh-uk')).toBe('edinburgh');
    expect(canonicalLocation('city:montreal-ca')).toBe('city:montreal-ca');
    expect(canonicalLocation('london')).toBe('london');
  });
});

describe('the places of a consultant', () => {
  const london = { city: 'London', country: 'uk' } as const;

  it.each([
    ['remote', ['remote']],
    ['both', ['remote', 'on-site']],
    ['on-site', ['on-site']],
    [null, []],
  ] as const)('by the work arrangement %j include %j', (workArrangement, ways) => {
    expect(placesOf({ ...london, workArrangement })).toEqual([
      'country:uk',
      'city:london-uk',
      ...ways,
    ]);
  });

  it('have no city where none can be read', () => {
    expect(placesOf({ city: '—', country: 'uk', workArrangement: null })).toEqual(['country:uk']);
  });
});

describe('the name of a city', () => {
  it.each([
    ['LONDON', 'London'],
    ['new  york', 'New York'],
    [' stratford-upon-avon ', 'Stratford-Upon-Avon'],
    ['Den Haag', 'Den Haag'],
    ['Newcastle upon Tyne', 'Newcastle upon Tyne'],
    ['’s-Hertogenbosch', '’s-Hertogenbosch'],
    ['MONTRÉAL', 'Montréal'],
  ])('%j is shown as %j', (city, name) => {
    expect(cityNameOf(city)).toBe(name);
  });
});
