import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { createLog, type Log } from '#lib/log.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  anyPeople,
  entriesDatabase,
  type StoredPerson,
  storePeople,
} from '#tests/support/stored-entries.ts';
import { endEntries, extendEntries } from '../commands/store-entries.ts';
import { createSearchMemory, type RememberedEntries, type SearchMemory } from './search-memory.ts';

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
  people = anyPeople(20, 'remembered', later(24 * hour));
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

const newMemory = (maxPeople?: number): SearchMemory =>
  createSearchMemory({ db: database.db, clock, log: readLog(), ...(maxPeople && { maxPeople }) });

/** Everyone whom the copy lists now. */
function idsIn(remembered: RememberedEntries | null): string[] | undefined {
  if (!remembered) return undefined;
  const { memory: copy } = remembered;
  const { columns } = copy;
  const now = clock.now().getTime();
  return Array.from({ length: columns.size }, (_, slot) => slot)
    .filter((slot) => columns.isListed(slot, now))
    .map((slot) => copy.userIdOf(slot))
    .sort();
}
const remembered = async () => idsIn(await memory.open());
const idsOf = (all: readonly StoredPerson[]) => all.map(({ userId }) => userId).sort();

const end = (ended: readonly StoredPerson[]) =>
  database.db.transaction().execute((tx) =>
    endEntries(
      tx,
      ended.map(({ userId }) => userId),
      clock.now(),
    ),
  );

describe('the copy of the entries', () => {
  it('is there from the moment on at which it has been read', async () => {
    expect(await memory.open()).toBeNull();
    await Promise.all([memory.load(), memory.load()]);
    expect(await remembered()).toEqual(idsOf(people));
    expect(said).toEqual([]);
  });

  it('has what was committed before the question: who joins, who leaves, and who stays longer', async () => {
    await memory.load();
    const joining = anyPeople(3, 'joining', later(24 * hour));
    await storePeople(database.db, joining);
    await end(people.slice(0, 5));
    expect(await remembered()).toEqual(idsOf([...people.slice(5), ...joining]));
    await database.db.transaction().execute((tx) =>
      extendEntries(
        tx,
        people.slice(5, 7).map((each) => ({ ...each, listedUntil: start })),
      ),
    );
    expect(await remembered()).toEqual(idsOf([...people.slice(7), ...joining]));
  });

  it('is the same for all who ask while nothing changes, and each finds what was there before they asked', async () => {
    await memory.load();
    const before = await memory.open();
    const asking = [memory.open(), memory.open()];
    await storePeople(database.db, anyPeople(1, 'amid', later(24 * hour)));
    const after = await Promise.all([memory.open(), memory.open()]);
    for (const each of await Promise.all(asking)) expect(each?.memory).toBe(before?.memory);
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
    const copy = await memory.open();
    expect([copy?.memory.people, copy?.memory.ended]).toEqual([16, 4]);
    await memory.close();
    memory = newMemory();
    await memory.load();
    const anew = await memory.open();
    expect([anew?.memory.people, anew?.memory.ended]).toEqual([16, 4]);
  });

  it('is not made of more people than may be remembered', async () => {
    memory = newMemory(19);
    await memory.load();
    expect(await memory.open()).toBeNull();
    expect(said).toEqual([['info', expect.stringContaining('too many to remember')]]);
    expect(details).toEqual([{ most: 19 }]);
    memory = newMemory(20);
    await memory.load();
    expect(await remembered()).toHaveLength(20);
  });

  it('is dropped when there have become too many', async () => {
    memory = newMemory(20);
    await memory.load();
    await storePeople(database.db, anyPeople(1, 'one more', later(24 * hour)));
    await memory.load();
    expect(await memory.open()).toBeNull();
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

describe('the copy is read anew', () => {
  /** The present copy goes, and another comes without anybody having waited for it. */
  async function expectReadAnew(): Promise<void> {
    expect(await memory.open()).toBeNull();
    await eventually(async () => expect(await memory.open()).not.toBeNull());
  }

  it('when no one has asked for half an hour', async () => {
    await memory.load();
    clock.moveTo(later(30 * minute));
    expect(await memory.open()).not.toBeNull();
    clock.moveTo(later(60 * minute + 1));
    await expectReadAnew();
  });

  it('when rows were deleted past the program, which is looked for every minute', async () => {
    await memory.load();
    const deleted = people.slice(0, 2);
    await sql`
      delete from consultant_search where user_id = any(${idsOf(deleted)}::uuid[])
    `.execute(database.db);
    clock.moveTo(later(minute - 1));
    expect(await remembered()).toEqual(idsOf(people));
    clock.moveTo(later(minute));
    await expectReadAnew();
    expect(said).toEqual([['warn', 'search remembered wrongly']]);
    expect(details).toEqual([{ remembered: 20, people: 18 }]);
    expect(await remembered()).toEqual(idsOf(people.slice(2)));
  });

  it('not while the number of people is what it has to be', async () => {
    await memory.load();
    const copy = await memory.open();
    for (const minutes of [1, 2, 3]) {
      clock.moveTo(later(minutes * minute));
      expect((await memory.open())?.memory).toBe(copy?.memory);
    }
    expect(said).toEqual([]);
  });

  it('when two thousand versions have changed at once', async () => {
    await memory.load();
    const copy = await memory.open();
    await storePeople(database.db, anyPeople(1999, 'very many', later(24 * hour)));
    expect((await memory.open())?.memory).toBe(copy?.memory);
    await storePeople(database.db, anyPeople(2000, 'as many again', later(24 * hour)));
    await expectReadAnew();
    expect(await remembered()).toHaveLength(20 + 1999 + 2000);
  });

  it('when more than two thousand versions and a quarter of all have ended, while it goes on answering', async () => {
    const crowd = anyPeople(2100, 'a crowd', later(24 * hour));
    await storePeople(database.db, crowd);
    await memory.load();
    const copy = await memory.open();
    await end(crowd.slice(0, 1100));
    expect((await memory.open())?.memory).toBe(copy?.memory);
    await end(crowd.slice(1100, 2000));
    expect((await memory.open())?.memory.ended).toBe(2000);
    await database.db.deleteFrom('consultant_search').where('to_xid', 'is not', null).execute();
    expect((await memory.open())?.memory).toBe(copy?.memory);
    await end(crowd.slice(2000, 2010));
    expect((await memory.open())?.memory).toBe(copy?.memory);
    await eventually(async () => expect((await memory.open())?.memory.ended).toBeLessThan(100));
    expect(await remembered()).toHaveLength(20 + 90);
  });

  it('a minute after the database could not give it, and no sooner', async () => {
    const { db } = database;
    await sql`alter table consultant_search rename to out_of_reach`.execute(db);
    await expect(memory.load()).rejects.toThrow('consultant_search');
    clock.moveTo(later(minute - 1));
    expect(await memory.open()).toBeNull();
    clock.moveTo(later(minute));
    expect(await memory.open()).toBeNull();
    await eventually(async () => {
      await Promise.resolve();
      expect(said).toEqual([['error', 'search could not be remembered']]);
    });
    expect(details).toEqual([{ err: expect.objectContaining({ code: '42P01' }) }]);
    await sql`alter table out_of_reach rename to consultant_search`.execute(db);
    clock.moveTo(later(2 * minute));
    await expectReadAnew();
    expect(await remembered()).toEqual(idsOf(people));
  });
});
