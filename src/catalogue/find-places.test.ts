import { describe, expect, it } from 'vitest';
import { citiesByArea } from './enumerations/cities.ts';
import { countries } from './enumerations/places.ts';
import { areaNames, placesLikeWords, regions } from './enumerations/regions.ts';
import { citiesNear, placesAt } from './find-places.ts';
import { normalisePhrase } from './normalise-phrase.ts';

const find = (name: string) => {
  const words = normalisePhrase(name).split(' ');
  const found = placesAt(words, 0);
  return found?.length === words.length ? found : null;
};

describe('the list of cities', () => {
  it('has areas of known countries, and every city with names and a place on earth', () => {
    for (const [area, line] of Object.entries(citiesByArea)) {
      expect(countries.has(area.split('-')[0] ?? '')).toBe(true);
      if (area.includes('-')) expect(Object.keys(areaNames)).toContain(area);
      for (const city of line.split(', ')) {
        const [, latitude, longitude] = /^\*?\p{L}.* (-?\d+) (-?\d+)$|^\*?’.* (-?\d+) (-?\d+)$/u
          .exec(city)
          ?.filter((group) => group !== undefined) ?? [city];
        expect(Math.abs(Number(latitude))).toBeLessThanOrEqual(900);
        expect(Math.abs(Number(longitude))).toBeLessThanOrEqual(1800);
      }
    }
  });

  it('has every city of a region', () => {
    for (const members of Object.values(regions)) {
      for (const member of members.split(/ (?=[a-z]{2}(?:[:\s-]|$))/u)) {
        const [country = '', name] = member.split(':');
        const area = Object.entries(citiesByArea).filter(([key]) => key.startsWith(country));
        if (name === undefined) expect(area.length > 0 || countries.has(country)).toBe(true);
        else expect(area.map(([, line]) => line).join()).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
      }
    }
  });

  it('has names that are words only where they are places', () => {
    for (const name of placesLikeWords) expect(find(name)).toMatchObject({ isLikeWord: true });
  });
});

describe('a place', () => {
  it.each([
    ...[
      'Toronto',
      'Zürich',
      'zuerich',
      'Köln',
      'Cologne',
      'Göteborg',
      'Gothenburg',
      'Lyon',
      'Frankfurt',
    ],
    ...[
      'Frankfurt am Main',
      'New York',
      'NYC',
      'Den Haag',
      'Bruxelles',
      'St. Louis',
      'Saint Louis',
    ],
    ...['Deutschland', 'Allemagne', 'Alemania', 'Duitsland', 'USA', 'Holland', 'Bayern', 'NRW'],
    ...['Schottland', 'DACH', 'Europäische Union', 'Northern Ireland'],
  ])('is found by the name %s', (name) => {
    expect(find(name)).not.toBeNull();
  });

  it('is none of another word', () => {
    expect(find('ledger')).toBeNull();
    expect(find('New')).toBeNull();
    expect(placesAt([], 0)).toBeNull();
  });

  it('has the cities around it', () => {
    const [city] = find('Zürich')?.places[0]?.cities ?? [];
    const near = city ? citiesNear(city, 50).map(({ names }) => names[0]) : [];
    expect(near).toEqual(expect.arrayContaining(['Zürich', 'Winterthur', 'Zug']));
    expect(near).not.toContain('Basel');
  });
});
