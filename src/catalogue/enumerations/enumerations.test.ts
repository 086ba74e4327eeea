import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applicationStatuses } from './application.ts';
import { availabilities } from './availability.ts';
import { companySizes, d365Statuses, industries } from './company.ts';
import { consultantSorts, searchAvailabilities, searchLocations } from './consultant-search.ts';
import { defineEnumeration } from './define-enumeration.ts';
import { preferredDurations, timelines } from './engagement-length.ts';
import { countries, countryOfIso, isoCodeOf, timezones } from './places.ts';
import { projectStatuses, projectTypes, urgencies, visibilities } from './project.ts';
import { workArrangements } from './work-arrangement.ts';

describe('an enumeration', () => {
  const sizes = defineEnumeration({ s: 'Small', l: 'Large' });

  it('keeps the order it was written in', () => {
    expect(sizes.values).toEqual(['s', 'l']);
    expect(sizes.options).toEqual([
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ]);
  });

  it('labels its values', () => {
    expect(sizes.label('l')).toBe('Large');
  });

  it('knows its values from any other string, also from names every object carries', () => {
    expect(sizes.has('s')).toBe(true);
    expect(sizes.has('constructor')).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => sizes.has(text) === (text === 's' || text === 'l')),
    );
  });

  it('serves as a zod enum', () => {
    const schema = z.enum(sizes.values);
    const parsed: 's' | 'l' = schema.parse('s');
    expect(parsed).toBe('s');
    expect(schema.safeParse('m').success).toBe(false);
  });
});

describe('the values of the specification', () => {
  it.each([
    ['availability', availabilities, 'available, busy, unavailable'],
    [
      'preferred project duration',
      preferredDurations,
      '1-4_weeks, 1-3_months, 3-6_months, 6-12_months, flexible',
    ],
    ['project status', projectStatuses, 'open, in_progress, completed, cancelled'],
    ['application status', applicationStatuses, 'pending, accepted, rejected, withdrawn'],
    ['timeline', timelines, '1-2-weeks, 3-4-weeks, 1-2-months, 3-6-months, 6-12-months, ongoing'],
    [
      'industry',
      industries,
      'manufacturing, retail, financial, healthcare, technology, education, government, nonprofit, other',
    ],
    ['company size', companySizes, 'startup, small, medium, large, enterprise'],
    [
      'current D365 status',
      d365Statuses,
      'not-implemented, planning, in-progress, live-needs-optimization, upgrade-needed, adding-modules, integration',
    ],
    [
      'project type',
      projectTypes,
      'new-implementation, upgrade, optimization, integration, training, migration, customization, troubleshooting',
    ],
    ['urgency', urgencies, 'low, medium, high, critical'],
    ['work arrangement', workArrangements, 'on-site, remote, both'],
    ['visibility', visibilities, 'public, private'],
    ['search location', searchLocations, 'all, london, manchester, birmingham, edinburgh, remote'],
    ['search availability', searchAvailabilities, 'all, available, busy'],
  ])('%s', (_name, enumeration, values) => {
    expect(enumeration.values.join(', ')).toBe(values);
  });

  it('begins countries and time zones, before all others of ISO 3166 and IANA', () => {
    expect(countries.values.slice(0, 6).join(', ')).toBe('us, ca, uk, au, de, fr');
    expect(countries.values.at(-1)).toBe('other');
    expect(countries.values).toHaveLength(249 + 1);
    expect(new Set(countries.values.map(countries.label)).size).toBe(250);
    for (const country of countries.values) {
      const code = isoCodeOf(country);
      expect(code === null ? country : countryOfIso(code)).toBe(country);
    }
    expect(['UK', 'OTHER', 'XK', ''].map(countryOfIso)).toEqual([null, null, null, null]);
    expect(timezones.values.slice(0, 7).join(', ')).toBe('est, cst, mst, pst, gmt, cet, aest');
    expect(timezones.label('America/New_York')).toBe('America/New York');
    for (const zone of timezones.values.slice(7)) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });

  it('shows a busy consultant as Limited, and as Limited Availability in the search', () => {
    expect(availabilities.label('busy')).toBe('Limited');
    expect(searchAvailabilities.label('busy')).toBe('Limited Availability');
  });

  it('offers the sort choices in order', () => {
    expect(consultantSorts.options.map(({ label }) => label)).toEqual([
      'Highest Rated',
      'Most Experience',
      'Lowest Rate',
      'Highest Rate',
      'Available First',
    ]);
  });
});
