import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { markOfNumber, starsOfReview } from '../../rules.ts';
import { starsOfRow } from './review-sums.ts';

const app = await sharedTestApp();

it('a statement counts the stars of every combination of marks as the rules do', async () => {
  const { rows } = await sql<{ marks: number[]; stars: number }>`
    select review.marks, ${starsOfRow} as stars
      from (select array[a, b, c, d] as marks from generate_series(1, 4) a, generate_series(1, 4) b,
        generate_series(1, 4) c, generate_series(1, 4) d) review`.execute(app.db);
  expect(rows).toHaveLength(256);
  for (const { marks, stars } of rows) {
    const given = marks.map(markOfNumber).filter((mark) => mark !== null);
    expect([marks, stars]).toEqual([marks, starsOfReview(given)]);
  }
});
