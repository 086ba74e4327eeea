import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { createLog, type Log } from '#lib/log.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  anyPeople,
  entriesDatabase,
  insertPeople,
  type StoredPerson,
  storePeople,
} from '#tests/support/stored-entries.ts';
import { isListed } from '../../engine/search-index.ts';
import { endEntries, extendEntries } from '../commands/store-entries.ts';
import { createSearchMemory, type LoadedIndex, type SearchMemory } from './search-memory.ts';

const start = new Date('2026-03-01T12:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let database: TestDatabase;
let clock: ManualClock;
let memory: SearchMemory;
let people: StoredPerson[];
let said: [level: string, words: string][];
/** What goes with the words, line by line. */
let details: unknown[];

beforeEach(async () => {
  database = await entriesDatabase();
  clock = new ManualClock(start);
  people = anyPeople(20, 'indexed', later(24 * hour));
  await storePeople(database.db, people);
  said = [];
  details = [];
  memory = newMemory();
  return async () => {
    await memory.close();
    await database.close();
  };
});

/** A log whose lines are read here. */
function readLog(): Log {
  const log = createLog('silent');
  const reading =
    (level: string) =>
    (detail: unknown, words = ''): void => {
      said.push([level, words]);
      details.push(detail);
    };
  return Object.assign(log, {
    info: reading('info'),
    warn: reading('warn'),
    error: reading('error'),
  });
}

const newMemory = (mostChanges = 100): SearchMemory =>
  createSearchMemory({
    ...{ db: database.db, clock, log: readLog() },
    ...{ mostChanges, followEveryMs: 20 },
  });

/** Everyone whom the index lists now. */
const idsIn = (loaded: LoadedIndex | null): string[] | undefined =>
  loaded?.index.documents
    .filter((document) => isListed(document, clock.now().getTime()))
    .map(({ userId }) => userId)
    .sort();
const indexed = async () => idsIn(await memory.open());
const idsOf = (all: readonly StoredPerson[]) => all.map(({ userId }) => userId).sort();

const end = (ended: readonly StoredPerson[]) =>
  database.db.transaction().execute((tx) =>
    endEntries(
      tx,
      ended.map(({ userId }) => userId),
      clock.now(),
    ),
  );

describe('the search index', () => {
  it('is there once it has been read', async () => {
    expect([await memory.open(), memory.people(), memory.wasLoaded()]).toEqual([null, null, false]);
    await Promise.all([memory.load(), memory.load()]);
    expect([memory.people(), memory.wasLoaded()]).toEqual([20, true]);
    expect(await indexed()).toEqual(idsOf(people));
    expect(said).toEqual([]);
  });

  it('has what was committed before the question: who joins, who leaves, and who stays longer', async () => {
    await memory.load();
    const joining = anyPeople(3, 'joining', later(24 * hour));
    await storePeople(database.db, joining);
    await end(people.slice(0, 5));
    expect(await indexed()).toEqual(idsOf([...people.slice(5), ...joining]));
    await database.db.transaction().execute((tx) =>
      extendEntries(
        tx,
        people.slice(5, 7).map((each) => ({ ...each, listedUntil: start })),
      ),
    );
    expect(await indexed()).toEqual(idsOf([...people.slice(7), ...joining]));
  });

  it('is the same for all who ask while nothing changes, and each finds what was there before they asked', async () => {
    await memory.load();
    const before = await memory.open();
    const asking = [memory.open(), memory.open()];
    await storePeople(database.db, anyPeople(1, 'amid', later(24 * hour)));
    const after = await Promise.all([memory.open(), memory.open()]);
    for (const each of await Promise.all(asking)) expect(each?.index).toBe(before?.index);
    for (const each of after) expect(idsIn(each)).toHaveLength(21);
  });

  it('is followed by one statement for all who ask in the same turn, and by another for those who ask later', async () => {
    await memory.load();
    const statements = vi.spyOn(database.db, 'executeQuery');
    const [one, other] = await Promise.all([
      memory.open(),
      Promise.resolve().then(() => memory.open()),
    ]);
    expect(one).toBe(other);
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
    const underWay = memory.open();
    await new Promise(setImmediate);
    await storePeople(database.db, anyPeople(1, 'later', later(24 * hour)));
    expect(idsIn(await memory.open())).toHaveLength(21);
    await underWay;
  });

  it('has ended versions, too, for the lists that began before', async () => {
    await memory.load();
    await end(people.slice(0, 4));
    const followed = await memory.open();
    expect([followed?.index.people, followed?.index.ended]).toEqual([16, 4]);
    await memory.close();
    memory = newMemory();
    await memory.load();
    const anew = await memory.open();
    expect([anew?.index.people, anew?.index.ended]).toEqual([16, 4]);
  });

  it('has nothing of a transaction that has not committed', async () => {
    await memory.load();
    await database.db.transaction().execute(async (tx) => {
      await insertPeople(tx, anyPeople(1, 'uncommitted', later(24 * hour)));
      expect(await indexed()).toHaveLength(20);
    });
    expect(await indexed()).toHaveLength(21);
  });

  it('is gone once it is closed, also in the middle of reading', async () => {
    await memory.load();
    await memory.close();
    expect(await memory.open()).toBeNull();
    const reading = memory.load();
    await memory.close();
    await reading;
    expect(await memory.open()).toBeNull();
  });
});

describe('the search index is loaded again', () => {
  /** The present index goes, and another comes without anybody having waited for it. */
  async function expectLoadedAgain(): Promise<void> {
    expect(await memory.open()).toBeNull();
    expect(memory.wasLoaded()).toBe(true);
    await eventually(async () => expect(await memory.open()).not.toBeNull());
  }

  it('when it has not followed the changes for half an hour, and who asks waits for it', async () => {
    await memory.load();
    const first = await memory.open();
    clock.moveTo(later(30 * minute));
    expect((await memory.open())?.index).toBe(first?.index);
    clock.moveTo(later(60 * minute + 1));
    const second = await memory.open();
    expect(second?.index).not.toBe(first?.index);
    expect(idsIn(second)).toEqual(idsOf(people));
  });

  it('when rows were deleted past the program, which is looked for every minute', async () => {
    await memory.load();
    const deleted = people.slice(0, 2);
    await sql`
      delete from consultant_search where user_id = any(${idsOf(deleted)}::uuid[])
    `.execute(database.db);
    clock.moveTo(later(minute - 1));
    expect(await indexed()).toEqual(idsOf(people));
    clock.moveTo(later(minute));
    await expectLoadedAgain();
    expect(said).toEqual([['warn', 'search index out of sync']]);
    expect(details).toEqual([{ indexed: 20, people: 18 }]);
    expect(await indexed()).toEqual(idsOf(people.slice(2)));
  });

  it('not while the number of people is what it has to be', async () => {
    await memory.load();
    const first = await memory.open();
    for (const minutes of [1, 2, 3]) {
      clock.moveTo(later(minutes * minute));
      expect((await memory.open())?.index).toBe(first?.index);
    }
    expect(said).toEqual([]);
  });

  it('when very many versions have changed at once', async () => {
    await memory.load();
    const first = await memory.open();
    await storePeople(database.db, anyPeople(99, 'very many', later(24 * hour)));
    expect((await memory.open())?.index).toBe(first?.index);
    await storePeople(database.db, anyPeople(100, 'as many again', later(24 * hour)));
    await expectLoadedAgain();
    expect(await indexed()).toHaveLength(20 + 99 + 100);
  });

  it('an hour later when more than a quarter of all versions has ended, while it goes on answering', async () => {
    await memory.load();
    const first = await memory.open();
    await end(people.slice(0, 10));
    clock.moveTo(later(25 * minute));
    expect((await memory.open())?.index.ended).toBe(10);
    await database.db.deleteFrom('consultant_search').where('to_xid', 'is not', null).execute();
    for (const minutes of [50, 60, 61]) {
      clock.moveTo(later(minutes * minute));
      expect((await memory.open())?.index).toBe(first?.index);
    }
    await eventually(async () => expect((await memory.open())?.index.ended).toBe(0));
    expect(await indexed()).toHaveLength(10);
  });

  it('after the database could not give it', async () => {
    const { db } = database;
    await sql`alter table consultant_search rename to out_of_reach`.execute(db);
    await expect(memory.load()).rejects.toThrow('consultant_search');
    expect(await memory.open()).toBeNull();
    memory.keepLoaded();
    await eventually(async () => {
      await Promise.resolve();
      expect(said[0]).toEqual(['error', 'search index could not be loaded']);
    });
    expect(details[0]).toEqual({ err: expect.objectContaining({ code: '42P01' }) });
    await sql`alter table out_of_reach rename to consultant_search`.execute(db);
    await eventually(async () => expect(await memory.open()).not.toBeNull());
    expect(await indexed()).toEqual(idsOf(people));
  });

  it('never, where it is kept loaded: it follows the changes without searches', async () => {
    memory.keepLoaded();
    await eventually(async () => {
      await Promise.resolve();
      expect(memory.people()).toBe(20);
    });
    await end(people.slice(0, 4));
    await eventually(async () => {
      await Promise.resolve();
      expect(memory.people()).toBe(16);
    });
  });
});
