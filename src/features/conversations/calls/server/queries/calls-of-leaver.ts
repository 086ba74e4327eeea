import { type ExpressionBuilder, sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import type { ThreadId } from '#features/conversations/messages/ids.ts';

/** A user who leaves the site, or only this company. */
export interface Leaver {
  userId: UserId;
  companyId?: CompanyId | undefined;
}

/** Calls that end when this person leaves: all that are open, but for proposals to them that never arrived. */
export const endsWith =
  ({ userId, companyId }: Leaver, now: Date) =>
  (eb: ExpressionBuilder<Database, 'calls'>) =>
    eb.and([
      companyId ? eb('calls.company_id', '=', companyId) : eb.lit(true),
      eb.or([eb('calls.client_id', '=', userId), eb('calls.consultant_id', '=', userId)]),
      eb.or([
        eb.and([eb('calls.state', '=', 'fixed'), eb('calls.ends_at', '>', now)]),
        eb.and([
          eb('calls.state', '=', 'proposed'),
          eb.or([eb('calls.is_withheld', '=', false), eb('calls.acted_by', '=', userId)]),
        ]),
      ]),
    ]);

/** These calls. */
export const listCallsThatEndWith = (db: Db, leaver: Leaver, now: Date) =>
  db
    .selectFrom('calls')
    .select(['calls.id', 'calls.thread_id as threadId'])
    .where(endsWith(leaver, now))
    .$narrowType<{ threadId: ThreadId }>()
    .execute();

/** How many they are. */
export async function countCallsThatEndWith(db: Db, userId: UserId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('calls')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(endsWith({ userId }, now))
    .executeTakeFirstOrThrow();
  return count;
}
