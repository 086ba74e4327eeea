import { describe, expect, it } from 'vitest';
import { experienceOf, whereOf } from './profile-details.ts';

describe('what is said of a consultant', () => {
  it('counts one year in the singular', () => {
    expect(experienceOf({ yearsExperience: 1 })).toBe('1 year of experience');
    expect(experienceOf({ yearsExperience: 12 })).toBe('12 years of experience');
  });

  it('names the country after the city, unless it is none of the list', () => {
    const unsaid = { workArrangement: null };
    expect(whereOf({ city: 'Leeds', country: 'uk', ...unsaid })).toBe('Leeds, United Kingdom');
    expect(whereOf({ city: 'Oslo', country: 'other', ...unsaid })).toBe('Oslo');
    expect(whereOf({ city: '', country: 'uk', ...unsaid })).toBe('United Kingdom');
  });

  it('says how they work behind the place', () => {
    expect(whereOf({ city: 'Oslo', country: 'other', workArrangement: 'both' })).toBe(
      'Oslo\u00a0· On site and remote',
    );
  });
});
