import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/**
 * Who has blocked the other person of which thread, for statements of other features that leave out what does not wait
 * for them.
 */
export const blockedSides = (db: Db) =>
  db
    .selectFrom('thread_sides')
    .select(['thread_sides.thread_id', 'thread_sides.user_id'])
    .where('thread_sides.blocked_at', 'is not', null);

/** Which consultants have blocked which companies, for the same. */
export const blockedCompanies = (db: Db) =>
  db
    .selectFrom('threads as thread')
    .innerJoin('thread_sides as side', (join) =>
      join
        .onRef('side.thread_id', '=', 'thread.id')
        .onRef('side.user_id', '=', 'thread.consultant_id'),
    )
    .select(['thread.company_id as companyId', 'thread.consultant_id as consultantId'])
    .where('side.blocked_at', 'is not', null)
    .$narrowType<{ companyId: CompanyId; consultantId: UserId }>();

/** Whether a consultant has blocked this company in their conversation; false where they have none. */
export async function hasBlockedCompany(
  db: Db,
  consultantId: UserId,
  companyId: CompanyId,
): Promise<boolean> {
  const blocked = await blockedCompanies(db)
    .where('thread.consultant_id', '=', consultantId)
    .where('thread.company_id', '=', companyId)
    .executeTakeFirst();
  return blocked !== undefined;
}
