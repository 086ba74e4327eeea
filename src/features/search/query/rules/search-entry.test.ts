import { describe, expect, it } from 'vitest';
import { type SearchableProfile, searchEntryOf, writtenWord } from './search-entry.ts';

const profile: SearchableProfile = {
  title: 'Ledger Architect',
  summary: 'I close books.',
  experience: 'Twelve years of ledgers.',
  portfolio: [{ title: 'Hotel Group', description: 'Twenty-six entities.' }],
  city: 'London',
  country: 'uk',
  workArrangement: 'both',
  languages: [
    { language: 'fr', level: 'native' },
    { language: 'de', level: 'conversational' },
    { language: 'it', level: 'basic' },
  ],
  primarySkills: ['power-bi', 'finance-operations', 'knitting'],
  modules: ['finance-operations.general-ledger', 'finance-operations.budgeting', 'knitting.socks'],
  secondarySkills: ['power-automate', 'power-bi', 'juggling'],
  certifications: ['d365-finance-consultant', 'd365-nonsense'],
  verified: ['power-platform-fundamentals', 'd365-finance-consultant'],
  availability: 'busy',
  yearsExperience: 12,
  hourlyRateUsd: 120,
  rating: 433,
};

describe('the entry of a consultant', () => {
  it('has the figures that lists are sorted by', () => {
    expect(searchEntryOf(profile)).toMatchObject({
      rating: 433,
      experience: 12,
      merit: 43_312,
      hourlyRateUsd: 120,
      availability: 1,
      readiness: 3 + 10,
    });
  });

  it('has what the catalogue knows, once and sorted', () => {
    expect(searchEntryOf(profile)).toMatchObject({
      skills: ['finance-operations', 'power-automate', 'power-bi'],
      modules: ['finance-operations.budgeting', 'finance-operations.general-ledger'],
      verified: ['d365-finance-consultant', 'power-platform-fundamentals'],
      places: ['country:uk', 'city:london-uk', 'remote', 'on-site'],
      // Italian is spoken too little to work in.
      choices: ['language:de', 'language:fr'],
    });
  });

  it('has apart what a user calls themselves: the words, and what they name and list', () => {
    const { title } = searchEntryOf({
      ...profile,
      title: 'Budgeting and Power BI in ERP projects',
    });
    expect(title.text).toBe('budgeting and power bi in erp projects london united kingdom');
    // Marketing is not listed, and ERP is the name of several products.
    expect(title.terms).toEqual(['skill:power-bi', 'module:finance-operations.budgeting']);
    expect(searchEntryOf({ ...profile, title: 'Marketing lead' }).title.terms).toEqual([]);
  });

  it('has a further skill where the profile lists it, and its module where the catalogue has it twice', () => {
    const secondary = searchEntryOf({ ...profile, secondarySkills: ['business-central'] });
    expect(secondary.skills).toContain('business-central');
    expect(secondary.upper.terms).toContain('skill:business-central');
    expect(secondary.top.terms).not.toContain('skill:business-central');
    const primary = searchEntryOf({ ...profile, primarySkills: ['copilot-studio'], modules: [] });
    const copilot = ['skill:copilot-studio', 'module:power-platform.copilot-studio'];
    expect(primary.top.terms).toEqual(copilot);
    expect(primary.modules).toEqual(['power-platform.copilot-studio']);
    const asModule = searchEntryOf({
      ...profile,
      primarySkills: ['power-platform'],
      modules: ['power-platform.copilot-studio'],
    });
    expect(asModule.skills).toContain('copilot-studio');
    expect(asModule.top.terms).toEqual(expect.arrayContaining(copilot));
  });

  it('has in each part what is written there, with the names and signs of what it names', () => {
    const { top, upper, rest } = searchEntryOf(profile);
    expect(top.terms).toEqual([
      'skill:power-bi',
      'skill:finance-operations',
      'module:finance-operations.general-ledger',
      'module:finance-operations.budgeting',
    ]);
    for (const words of ['ledger architect', 'power bi', 'general ledger', 'budgeting', 'london']) {
      expect(top.text).toContain(words);
    }
    expect(top.text).toContain('united kingdom');
    expect(top.text).not.toContain('close books');
    expect(upper.terms).toEqual([
      'skill:power-automate',
      'skill:power-bi',
      'certification:d365-finance-consultant',
    ]);
    expect(upper.text).toContain('power automate');
    expect(upper.text).toContain('i close books');
    expect(rest).toEqual({
      text: 'twelve years of ledgers hotel group twenty six entities',
      terms: [],
    });
  });

  it('has what is written in summary, experience and portfolio, and nothing of what is listed', () => {
    const { written } = searchEntryOf({
      ...profile,
      summary: 'Month-end close, and closing of ledgers.',
    });
    expect(written).toEqual([
      '@finance-operations.financial-reporting',
      '@finance-operations.general-ledger',
      'entit',
      'hotel',
      '~ledger',
      '~month end',
      '~month end close',
    ]);
    expect(written.map(writtenWord)[0]).toBe('w:@finance-operations.financial-reporting');
  });

  it('has the names of a skill here and at Microsoft, and each part by itself', () => {
    const { top } = searchEntryOf({ ...profile, primarySkills: ['marketing'], title: 'A' });
    expect(top.text).toContain('marketing');
    expect(top.text).toContain('customer insights');
    const further = searchEntryOf({ ...profile, secondarySkills: ['data-migration'] });
    expect(further.upper.text).toMatch(/^data migration /);
    expect(searchEntryOf({ ...profile, portfolio: [] }).rest.text).toBe('twelve years of ledgers');
  });
});
