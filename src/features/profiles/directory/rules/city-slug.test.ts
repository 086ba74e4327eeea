import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#catalogue/enumerations/places.ts';
import { citySlug, citySlugMaxLength, citySlugPattern } from './city-slug.ts';

describe('the name of a city in addresses', () => {
  it('is the same however the city is written', () => {
    for (const spelling of ['Montréal', 'montreal', ' MONTREAL ', 'Montre\u0301al']) {
      expect(citySlug(spelling, 'ca')).toBe('montreal-ca');
    }
    expect(citySlug('St. John’s', 'ca')).toBe(citySlug('St Johns', 'ca'));
    expect(citySlug('New  York', 'us')).toBe('new-york-us');
  });

  it('keeps namesakes in different countries apart', () => {
    expect(citySlug('London', 'uk')).toBe('london-uk');
    expect(citySlug('London', 'ca')).toBe('london-ca');
    expect(citySlug('Dublin', 'other')).toBe('dublin');
    expect(citySlug('London UK', 'other')).toBe('london-uk-other');
  });

  it('spells plain letters where there are any, and keeps other scripts', () => {
    expect(citySlug('Gießen', 'de')).toBe('giessen-de');
    expect(citySlug('Łódź', 'other')).toBe('lodz');
    expect(citySlug('Tromsø', 'other')).toBe('tromso');
    expect(citySlug('東京', 'other')).toBe('東京');
    expect(citySlug('Київ', 'other')).toBe('киів');
  });

  it('is not there for a name without letters', () => {
    expect(citySlug('–––', 'uk')).toBeNull();
    expect(citySlug('🙂🙂', 'other')).toBeNull();
  });

  it('is not there for a name with which it would not fit an address', () => {
    const longest = citySlugMaxLength - '-other'.length;
    expect(citySlug('x'.repeat(longest), 'other')).toHaveLength(longest);
    expect(citySlug('x'.repeat(longest + 1), 'other')).toBeNull();
  });

  it('fits an address, whatever is typed, and never joins two countries', () => {
    const city = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 100 });
    const country = fc.constantFrom(...countries.values);
    fc.assert(
      fc.property(city, country, country, (name, one, other) => {
        const slug = citySlug(name.slice(0, 100), one);
        if (slug === null) return;
        expect(slug).toMatch(citySlugPattern);
        expect(slug.length).toBeLessThanOrEqual(citySlugMaxLength);
        expect(citySlug(name.slice(0, 100), other) === slug).toBe(one === other);
      }),
    );
  });
});
