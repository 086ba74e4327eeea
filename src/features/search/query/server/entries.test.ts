import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { approve } from '#tests/support/approve.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { dayFromNow, makeCredential } from '#tests/support/credentials.ts';
import { pressOnLocalPage } from '#tests/support/local-billing.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { isSearchCurrent, rebuildSearch } from './commands/rebuild-search.ts';
import { tidySearch } from './commands/tidy-search.ts';

let app: TestApp;
let admin: UserId;
let start: Date;
// A site of its own for each test: time goes on in some of them, and never back.
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.make.admin();
  start = app.clock.now();
  return () => app.close();
});

const dayMs = 24 * 60 * 60 * 1000;

/** Everything that is searched now, but for which transaction wrote it. */
async function readSearch() {
  const { rows: entries } = await sql`
    select user_id, rating, experience, merit, hourly_rate_usd, availability, readiness, skills, modules, verified, places,
           words::text, card::text, fingerprint, listed_until
      from consultant_search where to_xid is null order by user_id`.execute(app.db);
  return entries;
}

/** What was kept by the commands is what making everything anew makes. */
async function expectInStep(): Promise<void> {
  const kept = await readSearch();
  await rebuildSearch(app.services);
  expect(kept).toEqual(await readSearch());
}

const entryOf = (userId: UserId) =>
  app.db
    .selectFrom('consultant_search')
    .selectAll()
    .where('user_id', '=', userId)
    .where('to_xid', 'is', null)
    .executeTakeFirst();

const save = async (userId: UserId, changes: Parameters<typeof profileForm>[0] = {}) =>
  (await app.as(userId)).consultants.saveOwnProfile(profileForm(changes));

async function subscribe(userId: UserId): Promise<void> {
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'USD' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  await subscriptions.refresh();
}

describe('what is searched', () => {
  it('is under Remote by what the profile says of it alone, never by a word of its text', async () => {
    const userId = await app.make.consultant();
    const words = { title: 'Remote reset specialist', city: 'Remote' };
    const isRemote = async () => (await entryOf(userId))?.places.includes('remote');
    await app.db
      .updateTable('consultant_profiles')
      .set({ ...words, work_arrangement: null })
      .where('user_id', '=', userId)
      .execute();
    await app.db.transaction().execute((tx) => app.services.searchIndex.refresh(tx, [userId]));
    expect(await isRemote()).toBe(false);
    await save(userId, { ...words, workArrangement: 'on-site' });
    expect(await isRemote()).toBe(false);
    await save(userId, { workArrangement: 'both' });
    expect(await isRemote()).toBe(true);
    await save(userId, { workArrangement: 'remote' });
    expect(await isRemote()).toBe(true);
    await expectInStep();
  });

  it('follows every save of a profile', async () => {
    const userId = await app.make.consultant();
    await save(userId, { title: 'Warehouse architect', city: 'Leeds', hourlyRate: 210 });
    expect(await entryOf(userId)).toMatchObject({
      hourly_rate_usd: 210,
      places: ['country:uk', 'city:leeds-uk', 'on-site'],
    });
    await expectInStep();
    await save(userId, {
      availability: 'busy',
      primarySkills: ['sales', 'marketing', 'power-bi'],
      skillModules: ['sales.lead-management'],
    });
    expect(await entryOf(userId)).toMatchObject({
      availability: 1,
      modules: ['sales.lead-management'],
    });
    await expectInStep();
  });

  it('has no one who is not approved, and has them from the approval on', async () => {
    const userId = await app.make.consultant({ approved: false });
    await save(userId);
    expect(await entryOf(userId)).toBeUndefined();
    await approve(await app.as(admin), userId);
    expect(await entryOf(userId)).toBeDefined();
    await expectInStep();
  });

  it('has no one without a subscription, and has them from its beginning on', async () => {
    const userId = await app.make.consultant({ subscribed: false });
    expect(await entryOf(userId)).toBeUndefined();
    await subscribe(userId);
    expect(await entryOf(userId)).toBeDefined();
    await expectInStep();
  });

  it('loses a user whose subscription the billing service has ended', async () => {
    const userId = await app.make.consultant({ subscribed: false });
    await subscribe(userId);
    const { url } = await (await app.as(userId)).subscriptions.openPortal();
    const { rows } = await app.pool.query(
      "select id from local_stripe.objects where kind = 'subscription' order by position desc limit 1",
    );
    await pressOnLocalPage(app, url, { action: 'cancel', subscription: rows[0].id });
    await (await app.as(userId)).subscriptions.refresh();
    const entry = await entryOf(userId);
    expect(entry).toBeDefined();
    await expectInStep();
    app.clock.moveTo(new Date((entry?.listed_until.getTime() ?? 0) + 1));
    await (await app.as(userId)).subscriptions.refresh();
    expect(await entryOf(userId)).toBeUndefined();
    await expectInStep();
  });

  it('knows verified certifications from the decision on, until they are taken back', async () => {
    const userId = await app.make.consultant();
    const credentialId = await makeCredential(app, userId, { expiresOn: dayFromNow(app, 400) });
    const { credentials } = await app.as(admin);
    await credentials.verify({ credentialId, revision: 1, method: 'public-record' });
    expect((await entryOf(userId))?.verified).toEqual(['power-bi-data-analyst']);
    await expectInStep();
    await credentials.reject({
      credentialId,
      revision: 2,
      reason: 'The record is another person’s.',
    });
    expect((await entryOf(userId))?.verified).toEqual([]);
    await expectInStep();
  });

  it('is made anew by the rules of this program once, and then is current', async () => {
    await app.db.deleteFrom('search_versions').execute();
    expect(await isSearchCurrent(app.db, app.services)).toBe(false);
    await rebuildSearch(app.services);
    expect(await isSearchCurrent(app.db, app.services)).toBe(true);
    expect(await isSearchCurrent(app.db, { ...app.services, isDemo: true })).toBe(false);
  });

  it('is made anew in a database that was restored from another', async () => {
    const userId = await app.make.consultant();
    await rebuildSearch(app.services);
    await app.db
      .updateTable('consultant_search')
      .set({ from_xid: sql<string>`'900000000000'::xid8` })
      .where('user_id', '=', userId)
      .execute();
    expect(await isSearchCurrent(app.db, app.services)).toBe(false);
    await rebuildSearch(app.services);
    expect(await isSearchCurrent(app.db, app.services)).toBe(true);
  });

  it('changes nothing when nothing has changed', async () => {
    const userId = await app.make.consultant();
    await save(userId);
    const before = await entryOf(userId);
    await save(userId);
    expect(await entryOf(userId)).toEqual(before);
  });

  it('knows every word that a user has written', async () => {
    await save(await app.make.consultant(), { title: 'Zymurgy specialist' });
    const word = app.db.selectFrom('search_words').select('word').where('word', '=', 'zymurgy');
    expect(await word.executeTakeFirst()).toEqual({ word: 'zymurgy' });
  });
});

describe('a subscription that ends by time alone', () => {
  it('takes its consultant out of the search and its counts at that moment', async () => {
    const userId = await app.make.consultant({ city: 'Truro' });
    const client = await app.as(await app.make.client());
    const inTruro = { location: 'city:truro-uk' };
    expect((await client.search.findConsultants(inTruro)).items).toHaveLength(1);
    // Thirty days and the grace that a renewal has.
    app.clock.moveTo(new Date(start.getTime() + 33 * dayMs + 1));
    expect((await client.search.findConsultants(inTruro)).items).toEqual([]);
    expect((await client.search.countConsultants(inTruro)).total.count).toBe(0);
    await tidySearch(app.services);
    expect(await entryOf(userId)).toBeUndefined();
    await expectInStep();
  });
});

describe('many changes at once', () => {
  it('of one person leave the entry of the last', async () => {
    const userId = await app.make.consultant();
    const saves = Array.from({ length: 20 }, (_, n) => () => save(userId, { hourlyRate: 100 + n }));
    const row = { table: 'profiles', key: 'user_id', value: userId } as const;
    const results = await allAtOnce(app, row, saves);
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    await expectInStep();
  });

  it('of many people all make their entries', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => app.make.consultant()));
    await Promise.all(
      people.map((userId, n) =>
        save(userId, {
          city: n % 2 ? 'Leeds' : 'Bath',
          availability: n % 3 ? 'busy' : 'available',
        }),
      ),
    );
    await expectInStep();
  });
});
