import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { builtOnce } from './built-once.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('is built once, and sent with the values of each time', async () => {
  let builds = 0;
  const ask = builtOnce<{ from: Date; word: string }, { word: string; days: number }>(
    (db, { from, word }) => {
      builds += 1;
      return db.selectNoFrom([
        sql<string>`${word}::text || ${'!'}`.as('word'),
        sql<number>`extract(day from ${from}::timestamptz - ${from}::timestamptz + ${'3 days'}::interval)::int`.as(
          'days',
        ),
      ]);
    },
  );
  const from = new Date('2026-11-23T00:00:00Z');
  expect(await ask(app.db, { from, word: 'first' })).toEqual([{ word: 'first!', days: 3 }]);
  expect(await ask(app.db, { from: new Date(0), word: 'second' })).toEqual([
    { word: 'second!', days: 3 },
  ]);
  // Once with marks, and each time to be compared: from then on both values have been other ones.
  expect(builds).toBe(3);
  expect(await ask(app.db, { from, word: 'third' })).toEqual([{ word: 'third!', days: 3 }]);
  expect(builds).toBe(3);
});

describe('a statement that is built once is not sent with', () => {
  const at = new Date('2026-11-23T00:00:00Z');

  it('what was made of a value', async () => {
    const ask = builtOnce<{ at: Date }, { before: Date }>((db, given) =>
      db.selectNoFrom(sql<Date>`${new Date(given.at.getTime() - 1000)}::timestamptz`.as('before')),
    );
    for (const given of [{ at }, { at }, { at: new Date(0) }]) {
      await expect(ask(app.db, given)).rejects.toThrow('more of the given');
    }
    const words = builtOnce<{ word: string }, { word: string }>((db, { word }) =>
      db.selectNoFrom(sql<string>`${`${word}!`}::text`.as('word')),
    );
    await expect(words(app.db, { word: 'first' })).rejects.toThrow('more of the given');
  });

  it('a text that is another one for other values', async () => {
    const ask = builtOnce<{ word: string | null; at: Date }, { word: string }>((db, { word }) =>
      db.selectNoFrom(
        word === null ? sql<string>`'none'`.as('word') : sql<string>`${word}::text`.as('word'),
      ),
    );
    expect(await ask(app.db, { word: 'one', at })).toEqual([{ word: 'one' }]);
    await expect(ask(app.db, { word: null, at })).rejects.toThrow('more of the given');
    const chosen = builtOnce<{ isFirst: boolean }, { n: number }>((db, { isFirst }) =>
      db.selectNoFrom((isFirst ? sql<number>`1` : sql<number>`2`).as('n')),
    );
    expect(await chosen(app.db, { isFirst: true })).toEqual([{ n: 1 }]);
    await expect(chosen(app.db, { isFirst: false })).rejects.toThrow('more of the given');
    const listed = builtOnce<{ words: readonly string[] }, { is: boolean }>((db, { words }) =>
      db.selectNoFrom((eb) => eb(eb.val('a'), 'in', words).as('is')),
    );
    await expect(listed(app.db, { words: ['a', 'b'] })).rejects.toThrow('more of the given');
  });
});

it('values of all kinds are sent as they are, also where they begin as each other', async () => {
  const ask = builtOnce<
    { one: string | null; other: string | null; list: readonly string[]; at: Date; json: object },
    object
  >((db, { one, other, list, at, json }) =>
    db.selectNoFrom([
      sql`${one}::text`.as('one'),
      sql`${other}::text || ${'same'}::text`.as('other'),
      sql`${list}::text[]`.as('list'),
      sql`${at}::timestamptz`.as('at'),
      sql`${json}::jsonb`.as('json'),
    ]),
  );
  const at = new Date(0);
  const first = { one: 'same', other: 'same', list: [], at, json: {} };
  expect(await ask(app.db, first)).toEqual([{ ...first, other: 'samesame' }]);
  const second = { one: null, other: 'b', list: ['a'], at: new Date(1), json: { a: [1] } };
  expect(await ask(app.db, second)).toEqual([{ ...second, other: 'bsame' }]);
  const third = { ...second, one: 'c', other: null };
  expect(await ask(app.db, third)).toEqual([third]);
});
