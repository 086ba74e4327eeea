import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { listTies } from '#features/hiring/applications/server/queries/ties.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { findActingCompanies } from '#features/identity/memberships/server/queries/members.ts';
import { isSharedWith, mayKnowFully } from '../../policy.ts';

/**
 * The names of these people as this reader may know them now, by id: in full after an accepted application or where
 * contact details are shared, else as `Ada L.`. A client who is not approved learns none, and no one that of a user who
 * is leaving.
 */
export async function findKnownNames(
  db: Db,
  readerId: UserId,
  otherIds: readonly UserId[],
): Promise<ReadonlyMap<string, string>> {
  if (otherIds.length === 0) return new Map();
  const found = await people(db)
    .where(sql<boolean>`profiles.user_id = any(${[readerId, ...otherIds]}::uuid[])`)
    .execute();
  const reader = found.find((person) => person.user_id === readerId);
  if (!reader) return new Map();
  const isClient = reader.user_type === 'client';
  const isApproved = reader.approved_at !== null && reader.suspended_at === null;
  if (isClient && !isApproved) return new Map();
  const acting = await findActingCompanies(db, isClient ? [readerId] : otherIds);
  const [ties, shares] = await Promise.all([
    listTies(db, {
      companyIds: [...acting.values()],
      consultantIds: isClient ? otherIds : [readerId],
    }),
    db
      .selectFrom('thread_sides as own')
      .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
      .innerJoin('thread_sides as theirs', 'theirs.thread_id', 'own.thread_id')
      // Of the other side: colleagues are not asked for.
      .where(
        sql<boolean>`(theirs.user_id = thread.consultant_id) <> (own.user_id = thread.consultant_id)`,
      )
      .select([
        'theirs.user_id as otherId',
        'theirs.contact_shared_at as sharedAt',
        'own.blocked_at as blockedAt',
      ])
      .where('own.user_id', '=', readerId)
      .where(sql<boolean>`theirs.user_id = any(${otherIds}::uuid[])`)
      .execute(),
  ]);
  return new Map(
    found
      .filter((other) => other.user_id !== readerId && other.leaving_at === null)
      .map(({ user_id: id, first_name: firstName, last_name: lastName }) => {
        const tie = ties.find((each) =>
          isClient ? each.consultantId === id : each.companyId === acting.get(toUserId(id)),
        );
        const share = shares.find(({ otherId }) => otherId === id);
        const rights = {
          hasAccepted: tie?.isAccepted ?? false,
          hasShared: share !== undefined && isSharedWith(share, share),
        };
        const fullName = `${firstName} ${lastName}`.trim();
        return [id, (mayKnowFully(rights) && fullName) || shortNameOf(firstName, lastName)];
      }),
  );
}
