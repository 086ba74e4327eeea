import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { findChangedClaims } from '#features/profiles/consultants/server/queries/claim-changes.ts';
import { listTickedItems } from './checklists.ts';
import { listQuestions } from './questions.ts';
import { selectVetted } from './vetted-accounts.ts';

/** How far an account has been checked, and what was asked about it; null when there is none. */
export async function findAccountVetting(db: Db, userId: UserId) {
  const account = await selectVetted(db).where('profile.user_id', '=', userId).executeTakeFirst();
  if (!account) return null;
  const [items, questions, changed] = await Promise.all([
    listTickedItems(db, { userId, userType: account.userType }),
    listQuestions(db, userId),
    findChangedClaims(db, userId),
  ]);
  return { items, questions, changed };
}
export type AccountVettingRows = NonNullable<Awaited<ReturnType<typeof findAccountVetting>>>;
