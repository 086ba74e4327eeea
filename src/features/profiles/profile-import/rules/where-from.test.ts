import { describe, expect, it } from 'vitest';
import { countryOfCode, readWhereFrom } from './where-from.ts';

describe('a written place', () => {
  it.each([
    ['Leeds, England, United Kingdom', 'Leeds', 'uk', 'gmt'],
    ['London Area, United Kingdom', 'London', 'uk', 'gmt'],
    ['United Kingdom', null, 'uk', 'gmt'],
    ['Köln, Deutschland', 'Köln', 'de', 'cet'],
    ['Lyon, Frankreich', 'Lyon', 'fr', 'cet'],
    ['Amsterdam, Netherlands', 'Amsterdam', 'nl', 'cet'],
    ['Mumbai, India', 'Mumbai', 'in', 'Asia/Kolkata'],
    ['Dubai, United Arab Emirates', 'Dubai', 'ae', 'Asia/Dubai'],
    ['São Paulo, Brasil', 'São Paulo', 'br', null],
    ['Seattle, WA', 'Seattle', 'us', 'pst'],
    ['Austin, Texas, United States', 'Austin', 'us', null],
    ['Toronto, ON', 'Toronto', 'ca', null],
    ['Sydney, New South Wales, Australia', 'Sydney', 'au', 'aest'],
    ['Perth, WA, Australia', 'Perth', 'au', null],
    // Nothing is guessed: a city may be anywhere, and Georgia is a state and a country.
    ['Munich', 'Munich', null, null],
    ['Greater Chicago Area', 'Chicago', null, null],
    ['Atlanta, Georgia', 'Atlanta', null, null],
  ])('says what it says: %s', (text, city, country, timezone) => {
    expect(readWhereFrom(text)).toEqual({ city, country, timezone });
  });

  it('may have its country as a code', () => {
    expect(countryOfCode('gb')).toEqual({ country: 'uk', timezone: 'gmt' });
    expect(countryOfCode('CA')).toEqual({ country: 'ca', timezone: null });
    expect(countryOfCode('BR')).toEqual({ country: 'br', timezone: null });
    expect(countryOfCode('SG')).toEqual({ country: 'sg', timezone: 'Asia/Singapore' });
    for (const none of ['', 'X', 'QQ', 'GBR', '12']) expect(countryOfCode(none)).toBeNull();
  });
});
