import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  // Once to be compared: from then on both values have been other ones.
  expect(builds).toBe(2);
  expect(await ask(app.db, { from, word: 'third' })).toEqual([{ word: 'third!', days: 3 }]);
  expect(builds).toBe(2);
});

it('is not sent with what was made of the values of the first time', async () => {
  const ask = builtOnce<{ at: Date; word: string }, { at: Date; before: Date }>(
    (db, { at, word }) =>
      db.selectNoFrom([
        sql<Date>`${at}::timestamptz`.as('at'),
        sql<Date>`${new Date(at.getTime() - 1000)}::timestamptz`.as('before'),
        sql<string>`${word}::text`.as('word'),
      ]),
  );
  const at = new Date('2026-11-23T00:00:00Z');
  await ask(app.db, { at, word: 'first' });
  await ask(app.db, { at: new Date(at), word: 'second' });
  const later = new Date(at.getTime() + 60_000);
  await expect(ask(app.db, { at: later, word: 'second' })).rejects.toThrow('more of the given');
});

it('is not built with values that cannot be told apart', async () => {
  const ask = builtOnce<{ one: string; other: string }, { word: string }>((db, { one }) =>
    db.selectNoFrom(sql<string>`${one}::text`.as('word')),
  );
  await expect(ask(app.db, { one: 'same', other: 'same' })).rejects.toThrow('are the same');
  expect(await ask(app.db, { one: 'one', other: 'other' })).toEqual([{ word: 'one' }]);
});
