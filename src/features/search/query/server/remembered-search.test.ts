import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { modulesOf, productIds } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import { type Chance, chanceOf } from '#db/scale/chance.ts';
import { eventually } from '#tests/support/eventually.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createSearchedSite, type SearchedSite } from '#tests/support/searched-site.ts';
import type { SearchFilter } from '../contract.ts';
import { searchSorts } from '../rules/sorts.ts';
import { recount } from './commands/change-counts.ts';
import { tidySearch } from './commands/tidy-search.ts';
import type { FacetRow } from './queries/entry-source.ts';
import { entriesInDatabase, openSearch } from './queries/open-search.ts';
import { askedOf, readText } from './queries/read-text.ts';
import { type SearchAt, searchConsultants } from './queries/search-consultants.ts';
import { createSearchMemory } from './queries/search-memory.ts';

let site: SearchedSite;
beforeAll(async () => {
  site = await createSearchedSite(1500, { remembered: true });
  return () => site.app.close();
});

const words = [
  'ledger',
  'warehouse',
  'F&O',
  'power bi',
  'CRM',
  'london',
  'remote',
  'migration',
  'the',
  'architect',
];
/** What few or none match as a whole. */
const sentences = [
  'our F&O month-end close is slow',
  'warehouse slow picking in Montreal',
  'moving from Salesforce to CRM with zeppelins',
  'NAV to Business Central data migration',
  'batch jobs stuck and approvals workflow broken',
  'ledger architect for museums, dual-write and MRP',
  'xyzzy',
  'xyzzy plugh',
];
const locations = ['all', 'all', 'london', 'remote', 'country:us', 'city:montreal-ca', 'city:oslo'];

const anyone = { location: 'all', availability: 'all', credentials: 'all' } as const;

function anyFilter(chance: Chance): SearchFilter {
  const skill = chance.one([true, false]) ? chance.one(skillIds) : undefined;
  const product = productIds.find((id) => id === skill);
  const module =
    product && chance.one([true, false]) ? chance.one(modulesOf(product)).id : undefined;
  const rate = chance.whole(40, 160);
  return {
    text: chance.one([
      '',
      chance.one(words),
      `${chance.one(words)} ${chance.one(words)}`,
      chance.one(sentences),
      `${chance.one(words)} ${chance.one(sentences)}`,
    ]),
    location: chance.one(locations),
    availability: chance.one(['all', 'all', 'available', 'busy'] as const),
    credentials: chance.one(['all', 'all', 'all', 'verified'] as const),
    ...(skill ? { skill } : {}),
    ...(module ? { module } : {}),
    ...chance.one([
      {},
      {},
      { minRate: rate },
      { maxRate: rate },
      { minRate: rate, maxRate: rate + 40 },
    ]),
    ...chance.one([{}, {}, { minExperience: chance.whole(0, 20) }]),
  };
}

const inDatabase = (): SearchAt => {
  const { db, clock } = site.app;
  return { db, entries: entriesInDatabase(db, clock.now()), now: clock.now() };
};
const inMemory = async (): Promise<SearchAt> => {
  expect(await site.app.services.searchMemory.open()).not.toBeNull();
  return openSearch(site.app.services);
};

const idsOf = (page: Awaited<ReturnType<typeof searchConsultants>>) =>
  page?.items.map(({ userId }) => userId);
const byListAndValue = (rows: FacetRow[] | null) =>
  rows?.toSorted((one, other) =>
    `${one.list} ${one.value}` < `${other.list} ${other.value}` ? -1 : 1,
  );

/** Random questions have one answer, and lists begun by either are gone on with by the other. */
async function expectSameAnswers(chance: Chance, questions: number): Promise<void> {
  for (let n = 0; n < questions; n += 1) {
    const filter = anyFilter(chance);
    const sort = chance.one(searchSorts);
    const asked = JSON.stringify({ filter, sort });
    const limit = chance.whole(1, 30);
    const [database, memory] = [inDatabase(), await inMemory()];
    let fromDatabase = await searchConsultants(database, { ...filter, sort, limit });
    let fromMemory = await searchConsultants(memory, { ...filter, sort, limit });
    expect(fromMemory?.total, asked).toEqual(fromDatabase?.total);
    for (let page = 0; page < 4; page += 1) {
      expect(fromMemory?.items, asked).toEqual(fromDatabase?.items);
      const [cursor, other] = [fromDatabase?.nextCursor, fromMemory?.nextCursor];
      expect(typeof cursor, asked).toBe(typeof other);
      if (!cursor || !other) break;
      fromMemory = await searchConsultants(memory, { ...filter, sort, limit, cursor });
      fromDatabase = await searchConsultants(database, { ...filter, sort, limit, cursor: other });
    }
    const [read, readInMemory] = [
      await readText(database, filter.text),
      await readText(memory, filter.text),
    ];
    expect(readInMemory, asked).toEqual(read);
    const text = read && askedOf(read);
    expect(byListAndValue(await memory.entries.countChoices(filter, text)), asked).toEqual(
      byListAndValue(await database.entries.countChoices(filter, text)),
    );
  }
}

describe('remembered entries', () => {
  it('answer every question as the database does', async () => {
    await expectSameAnswers(chanceOf('questions'), rounds(20, 600));
  });

  it('still do after many changes', async () => {
    const chance = chanceOf('changes');
    for (let round = 0; round < rounds(1, 20); round += 1) {
      for (let n = 0; n < 5; n += 1) {
        const consultant = await site.app.as(toUserId(chance.one(site.listed).id));
        await consultant.consultants.saveOwnProfile(
          profileForm({
            hourlyRate: chance.whole(25, 300),
            yearsExperience: chance.whole(1, 40),
            availability: chance.one(['available', 'busy', 'unavailable'] as const),
            workArrangement: chance.one(workArrangements.values),
            title: `${chance.one(['Ledger', 'Warehouse', 'Sales'])} architect`,
          }),
        );
      }
      const { id } = chance.one(site.listed);
      const status = chance.one(['canceled', 'active'] as const);
      await site.app.db
        .updateTable('subscriptions')
        .set({ status })
        .where('user_id', '=', id)
        .execute();
      await site.app.db
        .transaction()
        .execute((tx) => site.app.services.searchIndex.refresh(tx, [toUserId(id)]));
      await expectSameAnswers(chance, 15);
    }
  });

  it('know of a change as soon as it is committed, and never before', async () => {
    const filter = { ...anyone, text: 'zeppelin' };
    const find = async () =>
      idsOf(await searchConsultants(await inMemory(), { ...filter, limit: 10 }));
    expect(await find()).toEqual([]);
    const userId = toUserId(site.listed[7]?.id ?? '');
    const { services, db } = site.app;
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('consultant_profiles')
        .set({ title: 'Zeppelin architect' })
        .where('user_id', '=', userId)
        .execute();
      await services.searchIndex.refresh(tx, [userId]);
      expect(await find()).toEqual([]);
    });
    expect(await find()).toEqual([userId]);
  });

  it('find no one who was deleted by hand, within a minute', async () => {
    const filter = { ...anyone, text: '' };
    const [first] = idsOf(await searchConsultants(await inMemory(), { ...filter, limit: 1 })) ?? [];
    await site.app.db
      .deleteFrom('consultant_search')
      .where('user_id', '=', first ?? '')
      .execute();
    // What the database counts in advance has them still.
    await site.app.db.transaction().execute(recount);
    site.app.clock.moveTo(new Date(site.app.clock.now().getTime() + 61_000));
    expect(await site.app.services.searchMemory.open()).toBeNull();
    await site.app.services.searchMemory.load();
    const ids = idsOf(await searchConsultants(await inMemory(), { ...filter, limit: 100 }));
    expect(ids).not.toContain(first);
  });

  it('are left to the database when there are too many', async () => {
    const { db, clock, services } = site.app;
    const few = createSearchMemory({ db, clock, log: services.log, maxPeople: 1000 });
    await few.load();
    expect(await few.open()).toBeNull();
    const at = await openSearch({ db, clock, searchMemory: few });
    const page = await searchConsultants(at, { ...anyone, text: '', limit: 10 });
    expect(page?.items).toHaveLength(10);
    await few.close();
  });

  it('are read again a minute after the database could not give them', async () => {
    const { db, clock, services } = site.app;
    const memory = createSearchMemory({ db, clock, log: services.log });
    await sql`alter table consultant_search rename to out_of_reach`.execute(db);
    await expect(memory.load()).rejects.toThrow('consultant_search');
    await sql`alter table out_of_reach rename to consultant_search`.execute(db);
    expect(await memory.open()).toBeNull();
    clock.moveTo(new Date(clock.now().getTime() + 61_000));
    await eventually(async () => expect(await memory.open()).not.toBeNull());
    await memory.close();
  });

  it('are read anew after half an hour in which no one asked', async () => {
    site.app.clock.moveTo(new Date(site.app.clock.now().getTime() + 31 * 60_000));
    await tidySearch(site.app.services);
    expect(await site.app.services.searchMemory.open()).toBeNull();
    await site.app.services.searchMemory.load();
    await expectSameAnswers(chanceOf('later'), 10);
  });
});
