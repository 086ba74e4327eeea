import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { UnansweredText } from '../contract.ts';

/** Unanswered texts since this day (`2026-11-13`, in UTC), the most frequent first. */
export const listUnanswered = (
  db: Db,
  since: string,
  page: { offset: number; limit: number },
): Promise<UnansweredText[]> =>
  db
    .selectFrom('unanswered_searches')
    .select([
      'text',
      'kind',
      sql<number>`sum(searches)::float8`.as('searches'),
      sql<string>`max(day)::text`.as('lastDay'),
    ])
    .where('day', '>=', since)
    .groupBy(['text', 'kind'])
    .orderBy('searches', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('text')
    .orderBy('kind')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
