import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { entriesDatabase } from '#tests/support/stored-entries.ts';
import type { SearchFilter } from '../../contract.ts';
import { searchLimits } from '../../rules/limits.ts';
import { openSearch } from './open-search.ts';
import { createSearchMemory, type SearchMemory } from './search-memory.ts';

const filter: SearchFilter = {
  ...{ text: '', location: 'all', availability: 'all', credentials: 'all' },
  minRate: 50,
};

describe.each(['the database', 'memory'])('from %s:', (source) => {
  const clock = new ManualClock('2026-03-01T12:00:00Z');
  let database: TestDatabase;
  let memory: SearchMemory;

  beforeAll(async () => {
    database = await entriesDatabase();
    const { db } = database;
    // One more than are counted, one city more than are named, and the last city twice.
    await sql`
      insert into consultant_search (
        user_id, rating, experience, merit, hourly_rate_usd, availability, readiness, skills, modules, verified, places,
        words, card, fingerprint, listed_until
      )
      select gen_random_uuid(), 0, 5, 5, 90, 2, 15, '{}', '{}', '{}',
             case when n <= 51 then array['city:town' || lpad(n::text, 2, '0') || '-uk']
                  when n = 52 then array['city:town51-uk'] else '{}' end,
             '', '{}', '', '2026-04-01'
        from generate_series(1, ${searchLimits.counted + 1}) as n
    `.execute(db);
    memory = createSearchMemory({ db, clock, log: createLog('silent') });
    if (source === 'memory') await memory.load();
    return async () => {
      await memory.close();
      await database.close();
    };
  });

  const open = async () =>
    (await openSearch({ db: database.db, clock, searchMemory: memory })).entries;

  it('what each match has to be looked at for is counted up to a limit, and choices not beyond it', async () => {
    const beyond = await open();
    expect(await beyond.count(filter, null)).toEqual({
      count: searchLimits.counted,
      isCapped: true,
    });
    expect(await beyond.countChoices(filter, null)).toBeNull();
    await sql`
      with ended as (select user_id from consultant_search where places = '{}' limit 1)
      update consultant_search as entry
         set to_xid = pg_current_xact_id(), changed_xid = pg_current_xact_id(), ended_at = now()
        from ended where entry.user_id = ended.user_id
    `.execute(database.db);
    const within = await open();
    expect(await within.count(filter, null)).toEqual({
      count: searchLimits.counted,
      isCapped: false,
    });
    expect(await within.countChoices(filter, null)).toContainEqual({
      ...{ list: 'availability', value: '2', name: null },
      consultants: searchLimits.counted,
    });
  });

  it('of cities, those with the most consultants are named', async () => {
    const rows = await (await open()).countChoices({ ...filter, minRate: 90 }, null);
    const cities = rows?.filter(({ list }) => list === 'city').map(({ value }) => value) ?? [];
    expect(cities).toHaveLength(50);
    expect(cities.slice(0, 2)).toEqual(['city:town51-uk', 'city:town01-uk']);
    expect(cities).not.toContain('city:town50-uk');
  });
});
