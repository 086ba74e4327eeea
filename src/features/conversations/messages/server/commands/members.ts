import { type RawBuilder, sql } from 'kysely';
import { type CompanyId, hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import {
  listMembersByRole,
  type Member,
} from '#features/identity/memberships/server/queries/members.ts';
import { lockThreadsOf } from './lock-thread.ts';
import { publishThreads } from './publish-thread.ts';

interface Membership {
  companyId: CompanyId;
  userId: UserId;
}

/**
 * Lets a new member of a company take part in its conversations: they read all of them, with nothing unread. Threads
 * without a member in charge who may hire pass on to them, if they may. Done again, it changes nothing.
 */
export async function joinConversations(tx: Tx, { companyId, userId }: Membership): Promise<void> {
  await hold(tx, companyId);
  await tx
    .insertInto('thread_sides')
    .columns([
      ...(['thread_id', 'user_id', 'last_activity_at', 'received_count', 'read_count'] as const),
      ...(['read_position', 'told_count', 'blocked_at'] as const),
    ])
    .expression(({ selectFrom }) =>
      selectFrom('threads as thread')
        .innerJoin('thread_sides as side', (join) =>
          join
            .onRef('side.thread_id', '=', 'thread.id')
            .onRef('side.user_id', '=', 'thread.client_id'),
        )
        .where('thread.company_id', '=', companyId)
        .select([
          'thread.id',
          sql<string>`${userId}::uuid`.as('user_id'),
          'side.last_activity_at',
          'side.received_count',
          'side.received_count as read_count',
          'thread.last_position as read_position',
          'side.received_count as told_count',
          'side.blocked_at',
        ]),
    )
    .onConflict((conflict) => conflict.columns(['thread_id', 'user_id']).doNothing())
    .execute();
  const members = await listMembersByRole(tx, companyId);
  const hiring = idsOf(members.filter((member) => hasRight(member, 'hire')));
  if (!hiring.includes(userId)) return;
  const isLeft = sql<boolean>`client_id <> all(${hiring}::uuid[])`;
  await passOn(tx, companyId, isLeft, [userId]);
  await removeSidesOfOthers(tx, companyId, idsOf(members));
}

/**
 * Ends that a member of a company takes part in its conversations. Those that they were in charge of pass on to a
 * member who may hire, owners first; where there is none they stay in charge, and read nothing all the same.
 * `toAnyone` lets them pass on to any member, before an account is erased.
 */
export async function leaveConversations(
  tx: Tx,
  { companyId, userId, toAnyone = false }: Membership & { toAnyone?: boolean },
): Promise<void> {
  await hold(tx, companyId);
  const others = (await listMembersByRole(tx, companyId)).filter(
    (member) => member.userId !== userId,
  );
  const successors = others.filter((member) => toAnyone || hasRight(member, 'hire'));
  const isTheirs = sql<boolean>`client_id = ${userId}`;
  const passed = await passOn(tx, companyId, isTheirs, idsOf(successors));
  await tx
    .deleteFrom('thread_sides')
    .where('user_id', '=', userId)
    .where('thread_id', 'in', ({ selectFrom }) =>
      selectFrom('threads')
        .select('threads.id')
        .where('threads.company_id', '=', companyId)
        .where('threads.client_id', '<>', userId),
    )
    .execute();
  await publishThreads(tx, passed);
}

/** Nothing is written in the company's threads meanwhile, and no member joins or leaves it. */
async function hold(tx: Tx, companyId: CompanyId): Promise<void> {
  await lockCompany(tx, companyId);
  await lockThreadsOf(tx, companyId);
}

const idsOf = (members: readonly Member[]): UserId[] => members.map(({ userId }) => userId);

/**
 * Puts the first of these members in charge of the threads of a company that this is true of; answers which they were.
 * A member who is in charge of another thread with the same consultant is left out.
 */
async function passOn(
  tx: Tx,
  companyId: CompanyId,
  isPassed: RawBuilder<boolean>,
  successorIds: readonly UserId[],
): Promise<string[]> {
  const passed: string[] = [];
  for (const inChargeId of successorIds) {
    const threads = await tx
      .updateTable('threads')
      .set({ client_id: inChargeId })
      .where('company_id', '=', companyId)
      .where(isPassed)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('threads as another')
              .select('another.id')
              .where('another.client_id', '=', inChargeId)
              .whereRef('another.consultant_id', '=', 'threads.consultant_id'),
          ),
        ),
      )
      .returning('id')
      .execute();
    passed.push(...threads.map(({ id }) => id));
  }
  return passed;
}

/** Of those who left while no other member could be in charge, a side was kept until now. */
async function removeSidesOfOthers(
  tx: Tx,
  companyId: CompanyId,
  memberIds: readonly UserId[],
): Promise<void> {
  await tx
    .deleteFrom('thread_sides')
    .where(sql<boolean>`user_id <> all(${memberIds}::uuid[])`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('threads')
          .select('threads.id')
          .whereRef('threads.id', '=', 'thread_sides.thread_id')
          .where('threads.company_id', '=', companyId)
          .where(
            sql<boolean>`thread_sides.user_id not in (threads.client_id, threads.consultant_id)`,
          ),
      ),
    )
    .execute();
}
