import { describe, expect, it } from 'vitest';
import { experienceText, initialsOf, placeText, rateText } from './consultant-facts.ts';

describe('what is said of a consultant', () => {
  it('names the rate in dollars per hour', () => {
    expect(rateText(1000)).toBe('$1,000 per hour');
  });

  it('counts one year in the singular', () => {
    expect(experienceText(1)).toBe('1 year of experience');
    expect(experienceText(12)).toBe('12 years of experience');
  });

  it('names the country after the city, unless it is none of the list', () => {
    const unsaid = { workArrangement: null };
    expect(placeText({ city: 'Leeds', country: 'uk', ...unsaid })).toBe('Leeds, United Kingdom');
    expect(placeText({ city: 'Oslo', country: 'other', ...unsaid })).toBe('Oslo');
    expect(placeText({ city: '', country: 'uk', ...unsaid })).toBe('United Kingdom');
  });

  it('says how they work behind the place', () => {
    expect(placeText({ city: 'Oslo', country: 'other', workArrangement: 'both' })).toBe(
      'Oslo · On site and remote',
    );
  });

  it.each([
    ['Ana M.', 'AM'],
    ['Ana Maria Moreno', 'AM'],
    ['Ana', 'A'],
    ['', ''],
  ])('shortens the name %j to the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
