import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { companyMembers } from '#features/identity/memberships/server/queries/members.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';

interface Changed {
  threadId: string;
  /** Who has changed it. */
  userId: string;
  /**
   * Who can see any of it: this person, their side, or both sides. Of the other side only who has not blocked this one.
   */
  to: 'self' | 'own-side' | 'both-sides';
}

/** Tells the browsers of those who can see it that something in a thread has changed. */
export async function publishThread(tx: Tx, { threadId, userId, to }: Changed): Promise<void> {
  const personIds = to === 'self' ? [userId] : await listAudience(tx, { threadId, userId, to });
  await publishChanges(tx, [{ personIds, topic: 'thread', subjectId: threadId }]);
}

/** Tells the browsers of all who take part that the company has changed something in these threads. */
export async function publishThreads(tx: Tx, threadIds: readonly string[]): Promise<void> {
  const sides = await selectPresent(tx)
    .select('side.thread_id as threadId')
    .where(sql<boolean>`side.thread_id = any(${threadIds}::uuid[])`)
    .execute();
  const audience = Map.groupBy(
    sides.filter(({ isConsultant, blockedAt }) => !isConsultant || blockedAt === null),
    ({ threadId }) => threadId,
  );
  const changes = [...audience].map(([threadId, present]) => ({
    personIds: present.map(({ userId }) => userId),
    topic: 'thread' as const,
    subjectId: threadId,
  }));
  await publishChanges(tx, changes);
}

async function listAudience(tx: Tx, { threadId, userId, to }: Changed): Promise<string[]> {
  const sides = await listPresent(tx, threadId);
  const isConsultant = sides.some((side) => side.isConsultant && side.userId === userId);
  return sides
    .filter(
      (side) =>
        side.isConsultant === isConsultant || (to === 'both-sides' && side.blockedAt === null),
    )
    .map((side) => side.userId);
}

/** The consultants of threads and the members of their companies, but those who have left these. */
const selectPresent = (tx: Tx) =>
  tx
    .selectFrom('thread_sides as side')
    .innerJoin('threads as thread', 'thread.id', 'side.thread_id')
    .leftJoin(companyMembers(tx).as('member'), (join) =>
      join
        .onRef('member.company_id', '=', 'thread.company_id')
        .onRef('member.user_id', '=', 'side.user_id'),
    )
    .select((eb) => [
      'side.user_id as userId',
      'side.blocked_at as blockedAt',
      eb('side.user_id', '=', eb.ref('thread.consultant_id')).$castTo<boolean>().as('isConsultant'),
    ])
    .where((eb) =>
      eb.or([
        eb('side.user_id', '=', eb.ref('thread.consultant_id')),
        eb('member.user_id', 'is not', null),
      ]),
    );

const listPresent = (tx: Tx, threadId: string) =>
  selectPresent(tx).where('side.thread_id', '=', threadId).execute();

/** The members of the company of a thread, as far as they are told of what happens there. */
export async function listColleagues(tx: Tx, threadId: string): Promise<string[]> {
  const present = await listPresent(tx, threadId);
  return present.filter((side) => !side.isConsultant).map(({ userId }) => userId);
}
