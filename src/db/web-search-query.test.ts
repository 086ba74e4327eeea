import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { webSearchQuery } from './web-search-query.ts';

const database = await sharedDatabase();

async function queryOf(text: string): Promise<string | undefined> {
  const query = sql<{ query: string }>`select ${webSearchQuery(text)}::text as query`;
  return (await query.execute(database.db)).rows[0]?.query;
}

it.each([
  ['-'.repeat(60), ''],
  ['- '.repeat(60), ''],
  [`${'-'.repeat(33)}ledger`, "!'ledger'"],
  ['ledger -old', "'ledger' & !'old'"],
  ['ledger -"year end"', "'ledger' & !( 'year' <-> 'end' )"],
  ['month-end - close', "'month-end' <-> 'month' <-> 'end' & 'close'"],
])('%j is %j to the parser', async (text, query) => {
  expect(await queryOf(text)).toBe(query);
});

it('is taken by the parser whatever was typed', async () => {
  const piece = fc.constantFrom(...`-"'()!&|<>:*\\ \t.,/aé漢1`, 'or', 'and', '-"', '""', '<->');
  const text = fc.array(piece, { maxLength: 300 }).map((pieces) => pieces.join(''));
  const texts = fc.array(text, { minLength: 50, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(texts, async (all) => {
      const queries = sql.join(all.map((each) => sql`${webSearchQuery(each)}::text`));
      const taken = await sql`select ${queries}`.execute(database.db);
      expect(taken.rows).toHaveLength(1);
    }),
    { numRuns: 60, seed: 1 },
  );
});
