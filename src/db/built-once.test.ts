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
  expect(builds).toBe(1);
});

it('is not built with values that cannot be told apart', async () => {
  const ask = builtOnce<{ one: string; other: string }, { word: string }>((db, { one }) =>
    db.selectNoFrom(sql<string>`${one}::text`.as('word')),
  );
  await expect(ask(app.db, { one: 'same', other: 'same' })).rejects.toThrow('are the same');
  expect(await ask(app.db, { one: 'one', other: 'other' })).toEqual([{ word: 'one' }]);
});
