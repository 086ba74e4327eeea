import { describe, expect, it } from 'vitest';
import { locationOf, rateOf, skillNamesOf, titleOf } from './public-card-details.ts';

describe('a public consultant card', () => {
  it('shows what is known', () => {
    expect(titleOf({ title: 'Finance Lead' })).toBe('Finance Lead');
    expect(locationOf({ city: 'London', country: 'uk', workArrangement: null })).toBe(
      'London, United Kingdom',
    );
    expect(locationOf({ city: 'Lisbon', country: 'other', workArrangement: null })).toBe('Lisbon');
    expect(locationOf({ city: 'Lisbon', country: 'other', workArrangement: 'remote' })).toBe(
      'Lisbon · Remote',
    );
    expect(rateOf({ hourlyRateUsd: 1000 })).toBe('$1,000/hour');
  });

  it('says so where something is missing', () => {
    expect(titleOf({ title: ' ' })).toBe('D365 Consultant');
    expect(locationOf({ city: '', country: 'other', workArrangement: null })).toBe(
      'Location not specified',
    );
    expect(rateOf({ hourlyRateUsd: 0 })).toBe('Rate TBD');
    expect(skillNamesOf({ primarySkills: [] })).toEqual(['D365 Expert']);
  });

  it('names the first four skills', () => {
    const primarySkills = ['sales', 'commerce', 'power-bi', 'power-apps', 'marketing'];
    expect(skillNamesOf({ primarySkills })).toEqual([
      'Sales',
      'Commerce',
      'Power BI',
      'Power Apps',
    ]);
  });
});
