import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import { consultantProfiles } from './profile-rows.ts';

const selectChanged = (db: Db) =>
  db
    .selectFrom('claim_changes as approved')
    .innerJoin(consultantProfiles(db).as('consultant'), 'consultant.user_id', 'approved.user_id')
    .innerJoin(peopleWithEmail(db).as('profile'), 'profile.user_id', 'approved.user_id')
    // An account that has lost the approval is looked at whole before the next one.
    .where('profile.approved_at', 'is not', null)
    .select([
      'approved.user_id as userId',
      'approved.changed_at as changedAt',
      'approved.title',
      'approved.certifications',
      'approved.portfolio_projects as portfolioProjects',
      'consultant.title as titleNow',
      'consultant.certifications as certificationsNow',
      'consultant.portfolio_projects as portfolioProjectsNow',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.email',
    ]);

/** A consultant whose claims are others than those that were approved. */
export type ChangedClaimsRow = Awaited<
  ReturnType<ReturnType<typeof selectChanged>['execute']>
>[number];

/** What this consultant has changed of the approved claims; null when nothing. */
export async function findChangedClaims(db: Db, userId: UserId): Promise<ChangedClaimsRow | null> {
  const row = await selectChanged(db).where('approved.user_id', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** One page of the consultants with changed claims, longest waiting first. */
export async function listChangedClaims(db: Db, { after, limit }: PageRequest) {
  const rows = await selectChanged(db)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(approved.changed_at, approved.user_id) > (${after?.createdAt}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('approved.changed_at')
    .orderBy('approved.user_id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ changedAt, userId }) => ({ createdAt: changedAt, id: userId }));
}

/** How many approved consultants have changed their claims. */
export async function countChangedClaims(db: Db): Promise<number> {
  const { n } = await selectChanged(db)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
