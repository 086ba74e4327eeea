import { LRUCache } from 'lru-cache';
import { beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import {
  anyPeople,
  entriesDatabase,
  type StoredPerson,
  storePeople,
} from '#tests/support/stored-entries.ts';
import { endEntries } from '../commands/store-entries.ts';
import { type CachedCards, readCards, type VersionKey } from './cached-cards.ts';

const now = new Date('2026-03-01T12:00:00Z');
const people = anyPeople(6, 'with cards', new Date('2026-04-01T12:00:00Z'));
const saying = (text: string) =>
  people.map((person): StoredPerson => ({ ...person, card: { title: text } }));

let database: TestDatabase;
beforeAll(async () => {
  database = await entriesDatabase();
  await storePeople(database.db, saying('before'));
  return () => database.close();
});

/** The versions that there are, those that began first in front. */
async function listVersions(): Promise<VersionKey[]> {
  const rows = await database.db
    .selectFrom('consultant_search')
    .select(['user_id', 'from_xid'])
    .orderBy('from_xid')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id, from_xid }) => ({ userId: user_id, from: Number(from_xid) }));
}

const cardsOf = async (known: CachedCards, versions: readonly VersionKey[]) =>
  (await readCards(database.db, known, versions)).map(({ card, ...version }) => ({
    ...version,
    title: card.title,
  }));

it('are those of the versions that were found, in their order, and without those that are gone', async () => {
  const { db } = database;
  const first = await listVersions();
  const known: CachedCards = new LRUCache({ max: 3 });
  const before = first.map((version) => ({ ...version, title: 'before' }));
  expect(await cardsOf(known, first.toReversed())).toEqual(before.toReversed());

  const ids = people.map(({ userId }) => userId);
  await db.transaction().execute((tx) => endEntries(tx, ids, now));
  await storePeople(db, saying('after'));
  const all = await listVersions();
  const after = all.slice(first.length).map((version) => ({ ...version, title: 'after' }));
  expect(after).toHaveLength(people.length);
  expect(await cardsOf(known, all)).toEqual([...before, ...after]);

  const [gone = ''] = ids;
  await db.deleteFrom('consultant_search').where('user_id', '=', gone).execute();
  const left = [...before, ...after].filter(({ userId }) => userId !== gone);
  expect(await cardsOf(new LRUCache({ max: 3 }), all)).toEqual(left);
});

it('are read once: a card that is known is not asked for', async () => {
  const versions = await listVersions();
  const known: CachedCards = new LRUCache({ max: 100 });
  await cardsOf(known, versions);
  await database.db.deleteFrom('consultant_search').execute();
  expect(await cardsOf(known, versions)).toHaveLength(versions.length);
  expect(await cardsOf(known, [])).toEqual([]);
});
