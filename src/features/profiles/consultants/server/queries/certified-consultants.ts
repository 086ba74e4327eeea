import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ListedAt, listedConsultants } from './listed-consultants.ts';

/** How many listed consultants name a certification. */
export async function countCertified(db: Db, at: ListedAt): Promise<number> {
  const { n } = await listedConsultants(db, at)
    .select(sql<number>`count(*)::int`.as('n'))
    .where(sql<number>`cardinality(consultant.certifications)`, '>', 0)
    .executeTakeFirstOrThrow();
  return n;
}
