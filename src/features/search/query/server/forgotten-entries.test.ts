import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { takeBackApproval } from '#tests/support/conversation.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { forgetEntries } from './commands/forget-entries.ts';
import { rebuildSearch } from './commands/rebuild-search.ts';
import { tidySearch } from './commands/tidy-search.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

const minute = 60_000;
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));

async function makeListed(changes: Parameters<typeof profileForm>[0]): Promise<UserId> {
  const userId = await app.make.consultant();
  await save(userId, changes);
  return userId;
}
const save = async (userId: UserId, changes: Parameters<typeof profileForm>[0]) =>
  (await app.as(userId)).consultants.saveOwnProfile(profileForm(changes));

const refresh = (userId: UserId) =>
  app.db.transaction().execute((tx) => app.services.searchIndex.refresh(tx, [userId]));
/** As when their account is erased: they are listed no more, and their profile is still there. */
async function forget(userId: UserId): Promise<void> {
  await takeBackApproval(app, userId);
  await app.db.transaction().execute((tx) => forgetEntries(tx, app.services.searchIndex, userId));
}

/** How many entries a user has, of now and of before. */
async function entriesOf(userId: UserId): Promise<{ now: number; ended: number }> {
  const rows = await app.db
    .selectFrom('consultant_search')
    .select('to_xid')
    .where('user_id', '=', userId)
    .execute();
  const now = rows.filter(({ to_xid: end }) => end === null).length;
  return { now, ended: rows.length - now };
}
const knownWords = async (...words: string[]) => {
  const known = app.db.selectFrom('search_words').select('word').where('word', 'in', words);
  return (await known.execute()).map(({ word }) => word).toSorted();
};
const knownPlaces = async (...places: string[]) => {
  const known = app.db.selectFrom('search_places').select('place').where('place', 'in', places);
  return (await known.execute()).map(({ place }) => place).toSorted();
};
const countedPlaces = async (...places: string[]) => {
  const counted = app.db
    .selectFrom('consultant_search_counts')
    .select('place')
    .distinct()
    .where('place', 'in', places);
  return (await counted.execute()).map(({ place }) => place).toSorted();
};

describe('what the search knows of a user who is erased', () => {
  const places = ['city:truro-uk', 'city:leeds-uk', 'city:bath-uk'] as const;

  it('goes with them: their entries, and words and places that no one else has', async () => {
    const leaver = await makeListed({ title: 'Zymurgy and falconry', city: 'Bath' });
    await save(leaver, { title: 'Zymurgy, falconry, heraldry and Dataverse', city: 'Truro' });
    const other = await makeListed({ title: 'Heraldry specialist', city: 'Leeds' });
    // What a user has taken back is theirs no more.
    await save(other, { title: 'Falconry specialist', city: 'Leeds' });
    const words = ['dataverse', 'falconry', 'heraldry', 'zymurgy'];
    expect(await knownWords(...words)).toEqual(words);
    expect(await knownPlaces(...places)).toEqual(places.toSorted());
    // A country has its own name, and no city lends it one.
    expect(await knownPlaces('country:uk', 'remote')).toEqual([]);
    expect(await entriesOf(leaver)).toMatchObject({ now: 1 });
    // As programs before this one counted.
    await app.db
      .insertInto('consultant_search_counts')
      .values(
        places.map((place) => ({
          ...{ skill: '', module: '', place },
          ...{ available: 1, busy: 0, unavailable: 0 },
        })),
      )
      .execute();

    await forget(leaver);
    expect(await entriesOf(leaver)).toEqual({ now: 0, ended: 0 });
    expect(await entriesOf(other)).toMatchObject({ now: 1 });
    // The catalogue has its words anyone who writes them.
    expect(await knownWords(...words)).toEqual(['dataverse', 'falconry']);
    expect(await knownPlaces(...places)).toEqual(['city:leeds-uk']);
    expect(await countedPlaces(...places)).toEqual(['city:leeds-uk']);
  });

  it('goes also where their entries have gone long before', async () => {
    const leaver = await makeListed({ title: 'Zymurgy', city: 'Truro' });
    await takeBackApproval(app, leaver);
    await refresh(leaver);
    pass(61 * minute);
    await tidySearch(app.services);
    expect(await entriesOf(leaver)).toEqual({ now: 0, ended: 0 });
    expect(await knownPlaces(...places)).toEqual(['city:truro-uk']);
    await forget(leaver);
    expect(await knownWords('zymurgy')).toEqual([]);
    expect(await knownPlaces(...places)).toEqual([]);
  });

  it('is nothing of a user without a profile', async () => {
    const other = await makeListed({ title: 'Zymurgy', city: 'Truro' });
    const client = await app.make.client();
    await app.db.transaction().execute((tx) => forgetEntries(tx, app.services.searchIndex, client));
    expect(await knownWords('zymurgy')).toEqual(['zymurgy']);
    expect(await knownPlaces(...places)).toEqual(['city:truro-uk']);
    expect(await entriesOf(other)).toMatchObject({ now: 1 });
  });
});

describe('entries that have ended', () => {
  it('are taken out but for one that fails, which blocks no other', async () => {
    const [failing, other] = [
      await makeListed({ title: 'Falconry' }),
      await makeListed({ title: 'Heraldry' }),
    ];
    await app.pool.query(
      'update consultant_search set listed_until = $2 where to_xid is null and user_id = any ($1)',
      [[failing, other], app.clock.now()],
    );
    const mend = await failRows(app.pool, {
      ...{ table: 'consultant_search', change: 'update', when: `old.user_id = '${failing}'` },
    });
    await tidySearch(app.services);
    const stillListed = async () => {
      const { rows } = await app.pool.query<{ user_id: string }>(
        'select user_id from consultant_search where to_xid is null and listed_until <= $1',
        [app.clock.now()],
      );
      return rows.map(({ user_id }) => user_id);
    };
    expect(await stillListed()).toEqual([failing]);
    await mend();
    await tidySearch(app.services);
    expect(await stillListed()).toEqual([]);
  });

  it('are kept for an hour, for the lists that began before, and then removed', async () => {
    const userId = await makeListed({ title: 'Zymurgy' });
    await save(userId, { title: 'Falconry' });
    const ended = await entriesOf(userId);
    expect(ended).toMatchObject({ now: 1 });
    expect(ended.ended).toBeGreaterThan(0);
    pass(60 * minute);
    await tidySearch(app.services);
    expect(await entriesOf(userId)).toEqual(ended);
    pass(1);
    await tidySearch(app.services);
    expect(await entriesOf(userId)).toEqual({ now: 1, ended: 0 });
  });
});

describe('people whose time is over', () => {
  it('are taken out of the search at that very moment, however many they are', async () => {
    const userId = await makeListed({ title: 'Zymurgy' });
    // Past the program: they have no profiles, and one day less than the others.
    await app.pool.query(
      'alter table consultant_search drop constraint consultant_search_user_id_fkey',
    );
    await app.pool.query(
      `insert into consultant_search
       select (jsonb_populate_record(entry, jsonb_build_object(
                'user_id', gen_random_uuid(), 'listed_until', entry.listed_until - interval '1 day'))).*
         from consultant_search as entry, generate_series(1, 501)
        where user_id = $1 and to_xid is null`,
      [userId],
    );
    const listed = () =>
      app.db
        .selectFrom('consultant_search')
        .select(['user_id', 'listed_until'])
        .where('to_xid', 'is', null)
        .orderBy('listed_until')
        .execute();
    const [first] = await listed();
    const until = first?.listed_until.getTime() ?? 0;
    app.clock.moveTo(new Date(until - 1));
    await tidySearch(app.services);
    expect(await listed()).toHaveLength(502);
    app.clock.moveTo(new Date(until));
    await tidySearch(app.services);
    expect((await listed()).map(({ user_id }) => user_id)).toEqual([userId]);
  });
});

describe('making all entries anew', () => {
  it('goes through everyone who has a profile, in batches, and says how many', async () => {
    const userId = await makeListed({ title: 'Zymurgy' });
    // Without a subscription they are not listed, and are gone through all the same.
    await app.pool.query(
      `with made as (
         insert into auth.users (name, email, user_type)
         select 'n', 'many-' || n || '@example.test', 'consultant' from generate_series(1, 501) n
         returning id
       )
       insert into consultant_profiles
       select (jsonb_populate_record(profile, jsonb_build_object('user_id', made.id))).*
         from consultant_profiles as profile, made where profile.user_id = $1`,
      [userId],
    );
    // As in a database of which a part was lost.
    await app.db.deleteFrom('search_words').execute();
    const { rows } = await app.pool.query<{ people: number }>(
      'select count(*)::int as people from consultant_profiles',
    );
    expect(rows[0]?.people).toBe(502);
    expect(await rebuildSearch(app.services)).toBe(502);
    expect(await knownWords('zymurgy', 'dataverse')).toEqual(['dataverse', 'zymurgy']);
    expect(await entriesOf(userId)).toMatchObject({ now: 1 });
  });
});
