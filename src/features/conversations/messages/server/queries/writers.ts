import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { listTies } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import {
  companyMembers,
  listMembersByRole,
} from '#features/identity/memberships/server/queries/members.ts';
import type { ThreadId } from '../../ids.ts';
import { isSharedWith } from '../../policy.ts';
import { nameFor } from '../views/people.ts';
import type { OpenedThread } from './threads.ts';

/** A thread, as far as the names in it depend on it. */
interface NamingThread {
  id: ThreadId;
  companyId: CompanyId;
  clientId: UserId;
  consultantId: UserId;
  /** When the reader has blocked the other side. */
  blockedAt: Date | null;
}

/** What a reader may call those who write in a thread; null for themselves, and for the other person of the thread. */
export type WriterNames = (threadId: string, writerId: UserId) => string | null;

/** How those are called who wrote for a company and are no members of it any more. */
export const formerMember = 'Former member';

/**
 * How this reader knows those who wrote in these threads: colleagues by their full names, a consultant the members of a
 * company as they know a client. One who has left the company has no name any more.
 */
export async function findWriterNames(
  db: Db,
  reader: CorrespondentViewer,
  written: readonly { thread: NamingThread; writerIds: readonly UserId[] }[],
): Promise<WriterNames> {
  const asked = written.flatMap(({ thread, writerIds }) =>
    [...new Set(writerIds)]
      .filter((writerId) => needsName(reader, thread, writerId))
      .map((writerId) => ({ thread, writerId })),
  );
  if (asked.length === 0) return () => null;
  const writerIds = [...new Set(asked.map(({ writerId }) => writerId))];
  const threads = asked.map(({ thread }) => thread);
  const companyIds = [...new Set(threads.map(({ companyId }) => companyId))];
  const isClient = reader.userType === 'client';
  const [found, members, ties, shares] = await Promise.all([
    people(db).where(sql<boolean>`profiles.user_id = any(${writerIds}::uuid[])`).execute(),
    companyMembers(db)
      .where(sql<boolean>`company_members.company_id = any(${companyIds}::uuid[])`)
      .where(sql<boolean>`company_members.user_id = any(${writerIds}::uuid[])`)
      .execute(),
    isClient ? [] : listTies(db, { companyIds, consultantIds: [reader.userId] }),
    isClient ? [] : listShares(db, threads, writerIds),
  ]);
  const names = new Map(
    asked.map(({ thread, writerId }) => {
      const person = found.find(({ user_id }) => user_id === writerId);
      const isMember = members.some(
        ({ company_id, user_id }) => company_id === thread.companyId && user_id === writerId,
      );
      const share = shares.find(
        ({ thread_id, user_id }) => thread_id === thread.id && user_id === writerId,
      );
      const rights = {
        hasAccepted: ties.some(
          ({ companyId, isAccepted }) => companyId === thread.companyId && isAccepted,
        ),
        // Colleagues know each other.
        hasShared: isClient || isSharedWith(thread, { sharedAt: share?.contact_shared_at ?? null }),
      };
      const name =
        person && isMember
          ? nameFor({ firstName: person.first_name, lastName: person.last_name }, rights)
          : formerMember;
      return [`${thread.id} ${writerId}`, name];
    }),
  );
  return (threadId, writerId) => names.get(`${threadId} ${writerId}`) ?? null;
}

/** The reader and the other person of the thread are named by the page. */
function needsName(
  { userId, userType }: CorrespondentViewer,
  { clientId, consultantId }: NamingThread,
  writerId: UserId,
): boolean {
  if (writerId === userId || writerId === consultantId) return false;
  return userType === 'client' || writerId !== clientId;
}

/**
 * Of the members who are not in charge of this thread, the first who shares contact details with the consultant; null
 * where none does.
 */
export async function findSharer(db: Db, thread: OpenedThread): Promise<UserId | null> {
  const { companyId, clientId, consultantId } = thread;
  const shares = thread.shares
    .filter(({ userId }) => userId !== clientId && userId !== consultantId)
    .filter(({ at }) => isSharedWith(thread, { sharedAt: new Date(at) }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  if (shares.length === 0) return null;
  const members = await listMembersByRole(db, companyId);
  const share = shares.find(({ userId }) => members.some((member) => member.userId === userId));
  return share?.userId ?? null;
}

const listShares = (db: Db, threads: readonly NamingThread[], userIds: readonly UserId[]) =>
  db
    .selectFrom('thread_sides')
    .select(['thread_id', 'user_id', 'contact_shared_at'])
    .where(sql<boolean>`thread_id = any(${threads.map(({ id }) => id)}::uuid[])`)
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .execute();
