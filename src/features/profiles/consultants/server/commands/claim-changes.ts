import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { type Claims, changesOf } from '../../rules/claims.ts';

/** What is claimed now; null without a profile. */
export async function findClaims(db: Db, userId: UserId): Promise<Claims | null> {
  const row = await db
    .selectFrom('consultant_profiles')
    .select(['title', 'certifications', 'portfolio_projects as portfolioProjects'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Keeps what was approved while an approved consultant claims something else, and forgets it when the profile says the
 * same again. The person is locked by the caller, so that saves see each other.
 */
export async function noteClaims(
  tx: Tx,
  userId: UserId,
  { before, after, now }: { before: Claims; after: Claims; now: Date },
): Promise<void> {
  const stored = await tx
    .selectFrom('claim_changes')
    .select(['title', 'certifications', 'portfolio_projects as portfolioProjects'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!stored && (changesOf(before, after).length === 0 || !(await isApproved(tx, userId)))) return;
  const approved: Claims = stored ?? before;
  if (changesOf(approved, after).length === 0) {
    await settleClaims(tx, [userId]);
    return;
  }
  if (stored && changesOf(before, after).length === 0) return;
  const row = {
    title: approved.title,
    certifications: [...approved.certifications],
    portfolio_projects: JSON.stringify(approved.portfolioProjects),
    changed_at: now,
  };
  await tx
    .insertInto('claim_changes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** What these consultants claim now is approved. */
export async function settleClaims(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.deleteFrom('claim_changes').where('user_id', 'in', userIds).execute();
}

/** The same for one, unless the claims have changed after `changedAt`; answers whether it was so. */
export async function settleSeenClaims(tx: Tx, userId: UserId, changedAt: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('claim_changes')
    .where('user_id', '=', userId)
    .where('changed_at', '=', changedAt)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

async function isApproved(db: Db, userId: UserId): Promise<boolean> {
  const person = await db
    .selectFrom(people(db).as('profile'))
    .select('profile.approved_at')
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  return person?.approved_at != null;
}
