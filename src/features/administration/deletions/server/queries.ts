import type { UserId } from '#access/user.ts';
import { toUserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { hasLiveSubscription } from '#features/billing/subscriptions/server/queries/subscriber.ts';
import { countCallsThatEndWith } from '#features/conversations/calls/server/queries/calls-of-leaver.ts';
import {
  countOpen,
  listDealsInProgress,
} from '#features/hiring/applications/server/queries/deals.ts';

/** The deletion that this person, or an admin for them, has asked for. */
export async function findDeletion(db: Db, userId: UserId) {
  const deletion = await db
    .selectFrom('deletions')
    .select(['asked_at', 'due_at', 'reason'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return deletion ?? null;
}

export type DeletionRow = NonNullable<Awaited<ReturnType<typeof findDeletion>>>;

/** What becomes of the rest when this person leaves. */
export async function findEffects(db: Db, userId: UserId, now: Date) {
  const { applications, projects } = await countOpen(db, userId);
  const deals = await listDealsInProgress(db, userId);
  return {
    openApplications: applications,
    openProjects: projects,
    projectsInProgress: deals.length,
    openCalls: await countCallsThatEndWith(db, userId, now),
    hasSubscription: await hasLiveSubscription(db, userId),
  };
}

/** The erasures that have begun and are not done, oldest first. */
export async function listErasures(db: Db) {
  const rows = await db
    .selectFrom('erasures')
    .select(['user_id', 'begun_at', 'farewell_id', 'former_id', 'steps'])
    .where('erased_at', 'is', null)
    .orderBy('begun_at')
    .execute();
  return rows.map((row) => ({
    userId: toUserId(row.user_id),
    begunAt: row.begun_at,
    farewellId: row.farewell_id,
    formerId: row.former_id === null ? null : toUserId(row.former_id),
    steps: row.steps,
  }));
}

export type Erasure = Awaited<ReturnType<typeof listErasures>>[number];

/** Who was erased since a time, and when: what a restored database is told. */
export function listErased(db: Db): Promise<{ user_id: string; erased_at: Date | null }[]> {
  return db
    .selectFrom('erasures')
    .select(['user_id', 'erased_at'])
    .where('erased_at', 'is not', null)
    .orderBy('erased_at')
    .execute();
}
