import { beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { noFilter } from '#tests/support/search-model.ts';
import { entriesDatabase, type StoredPerson, storePeople } from '#tests/support/stored-entries.ts';
import { tradeNeeds } from '#tests/support/trade-names.ts';
import type { SearchableProfile } from '../rules/search-entry.ts';
import { openSearch } from './queries/search-at.ts';
import { searchConsultants } from './queries/search-consultants.ts';
import { createSearchMemory, type SearchMemory } from './queries/search-memory.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-04-01T12:00:00Z');

const people: StoredPerson[] = [];
function person(name: string, profile: Partial<SearchableProfile>): string {
  people.push({
    userId: `00000000-0000-4000-8000-${String(people.length).padStart(12, '0')}`,
    listedUntil: later,
    card: { name },
    profile: {
      ...{ title: 'Consultant', summary: '', experience: '', portfolio: [] },
      ...{ city: 'Leeds', country: 'uk', workArrangement: 'both', languages: [] },
      ...{ primarySkills: [], secondarySkills: [], modules: [] },
      ...{ certifications: [], verified: [], availability: 'available' },
      ...{ yearsExperience: 1, hourlyRateUsd: 90, rating: 400 },
      ...profile,
    },
  });
  return name;
}

// Experience decides among equals: those who know the thing itself have least of it.
const primary = person('primary', { primarySkills: ['business-central'] });
const secondary = person('secondary', { secondarySkills: ['business-central'] });
const writer = person('writer', {
  title: 'On my way to Business Central',
  primarySkills: ['sales'],
  yearsExperience: 20,
});
const close = person('close', { primarySkills: ['al-development'], yearsExperience: 5 });
const distant = Array.from({ length: 6 }, (_, index) =>
  person(`distant ${index}`, { primarySkills: ['finance-operations'], yearsExperience: 30 }),
);
const [copilot, asModule] = [
  person('copilot', { primarySkills: ['copilot-studio'] }),
  person('as module', {
    primarySkills: ['power-platform'],
    modules: ['power-platform.copilot-studio'],
  }),
];
for (const id of new Set(tradeNeeds.map(([, asks]) => asks))) {
  const [skill = ''] = id.split('.');
  person(id, { primarySkills: [skill], modules: id.includes('.') ? [id] : [] });
}

describe('people with related skills', () => {
  let database: TestDatabase;
  let memory: SearchMemory;
  const clock = new ManualClock(now);

  beforeAll(async () => {
    database = await entriesDatabase();
    await storePeople(database.db, people);
    memory = createSearchMemory({ db: database.db, clock, log: createLog('silent') });
    await memory.load();
    return async () => {
      await memory.close();
      await database.close();
    };
  });

  async function find(text: string) {
    const at = await openSearch({ db: database.db, clock, searchMemory: memory });
    if (!at) throw new Error('The index is not loaded.');
    const page = await searchConsultants(at, { ...noFilter, text, limit: 50 });
    if (!page) throw new Error('The first page has no cursor.');
    return { ...page, names: page.items.map(({ name }) => name) };
  }

  it('stand after everyone who lists the thing itself, and after those who write of it', async () => {
    const { names } = await find('Business Central museum');
    const placeOf = (name: string) => names.indexOf(name);
    for (const knows of [primary, secondary]) {
      for (const other of [writer, close, ...distant]) {
        expect(placeOf(knows)).toBeGreaterThanOrEqual(0);
        if (placeOf(other) >= 0) expect(placeOf(knows)).toBeLessThan(placeOf(other));
      }
    }
    for (const other of distant.filter((name) => placeOf(name) >= 0)) {
      expect(placeOf(writer)).toBeLessThan(placeOf(other));
    }
  });

  it('are shown as related, and counted apart', async () => {
    const { items, reading } = await find('Project Operations and Copilot Studio');
    const [operations, studio] = reading?.parts ?? [];
    expect(operations?.known).toEqual({ listed: 5, related: 7 });
    expect(studio?.known?.listed).toBe(2);
    for (const { name, matched } of items) {
      const match = matched.find(({ words }) => words === 'Copilot Studio');
      if (name === copilot || name === asModule) expect(match?.isRelated).toBe(false);
      else if (match) expect(match.isRelated).toBe(true);
    }
  });

  it.each(tradeNeeds)('give way to those who know it: %s', async (text, asks) => {
    const { names } = await find(text);
    expect(names).toContain(asks);
    for (const other of distant.filter((name) => names.includes(name))) {
      expect(names.indexOf(asks)).toBeLessThan(names.indexOf(other));
    }
  });
});
