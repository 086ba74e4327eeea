import type { CompanyId } from '#access/company.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { moveDomains } from '#features/companies/joining/server/commands/move-domains.ts';
import {
  lockUnanswered,
  withdrawMerged,
} from '#features/companies/members/server/commands/withdraw-of-company.ts';
import { moveCalls } from '#features/conversations/calls/server/commands/move-calls.ts';
import { moveReplies } from '#features/conversations/mail-replies/server/commands/waiting-replies.ts';
import { pathOfThread } from '#features/conversations/messages/rules/thread-path.ts';
import {
  joinThreads,
  lockThreadsToJoin,
  moveThreads,
} from '#features/conversations/messages/server/commands/join-threads.ts';
import { joinConversations } from '#features/conversations/messages/server/commands/members.ts';
import { publishThreads } from '#features/conversations/messages/server/commands/publish-thread.ts';
import { mergeShortlists } from '#features/conversations/shortlists/server/commands.ts';
import { moveCompletions } from '#features/hiring/completions/server/commands/move-completions.ts';
import { moveInvitations } from '#features/hiring/invitations/server/commands/move-invitations.ts';
import { moveProjects } from '#features/hiring/projects/server/commands/move-projects.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { moveKeys } from '#features/identity/api-keys/server/commands/move-keys.ts';
import { moveApps } from '#features/identity/connected-apps/server/commands/disconnect.ts';
import { membersMax } from '#features/identity/memberships/rules.ts';
import {
  lockMerged,
  type Merge,
  moveMembers,
  removeCompany,
} from '#features/identity/memberships/server/commands/merge-companies.ts';
import { findDecidedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import { listMembers } from '#features/identity/memberships/server/queries/members.ts';
import { moveDecisions } from '#features/moderation/decisions/server/commands/move-decisions.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { movePath } from '#features/notifications/inbox/server/commands/move-path.ts';
import { moveWebhooks } from '#features/notifications/webhooks/server/commands/webhooks-of-companies.ts';
import { recordAudits } from '#features/platform/audit/server/commands.ts';
import { moveReviews } from '#features/reviews/reviews/server/commands/move-reviews.ts';
import type { Services } from '#server/services.ts';
import type { MergeView } from '../../contract.ts';
import { companiesMerged } from '../jobs.ts';

type Recording = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;
type Refusal =
  | 'COMPANY_NOT_FOUND'
  | 'SAME_COMPANY'
  | 'COMPANY_STATE'
  | 'NOT_APPROVED'
  | 'COMPANY_FULL';
export type MergeOutcome = { refused: Refusal } | { refused: null; merge: MergeView };

/**
 * Makes one company a part of another: what hangs on it becomes the other one's, and it goes. Conversations of both
 * with one consultant become one. Both companies are locked, so that nothing is written for the one that goes.
 */
export async function mergeCompanies(
  tx: Tx,
  services: Recording,
  admin: AdminViewer,
  { reason, ...merge }: Merge & { reason: string },
): Promise<MergeOutcome> {
  const { from, into } = merge;
  if (from === into) return { refused: 'SAME_COMPANY' };
  const locked = await lockBoth(tx, merge);
  if (locked.refused !== null) return { refused: locked.refused };
  const { names, members, merged } = locked;
  const now = services.clock.now();
  const joined = await lockThreadsToJoin(tx, merge);
  for (const threads of joined) {
    await joinThreads(tx, services, threads);
    await moveReplies(tx, threads);
    await movePath(tx, {
      ...{ from: pathOfThread(threads.from), to: pathOfThread(threads.into) },
      userIds: [threads.consultantId, ...merged],
    });
  }
  const work = {
    ...(await moveProjects(tx, merge)),
    ...(await mergeShortlists(tx, merge)),
    ...(await moveInvitations(tx, merge)),
    calls: await moveCalls(tx, merge, joined),
    threadsMoved: await moveThreads(tx, merge, joined),
    threadsJoined: joined.length,
    invitationsWithdrawn: await withdrawMerged(tx, merge, now),
  };
  await moveCompletions(tx, merge);
  await moveReviews(tx, services, merge);
  await moveDecisions(tx, merge);
  await moveDomains(tx, merge);
  await moveKeys(tx, merge);
  await moveWebhooks(tx, merge);
  await moveApps(tx, merge);
  await moveMembers(tx, merge);
  await removeCompany(tx, from);
  for (const userId of merged) await joinConversations(tx, { companyId: into, userId });
  await recordAudits(
    tx,
    [from, into].map((subjectId) => ({
      ...{ actor: admin, action: 'companies-merged', subjectId, reason },
      detail: { from, into },
    })),
  );
  await publishChanges(tx, [{ personIds: merged, topic: 'account', subjectId: null }]);
  await publishThreads(
    tx,
    joined.map((threads) => threads.into),
  );
  await services.jobs.enqueue(tx, companiesMerged, {
    ...{ companyId: into, formerName: names.from, reason },
  });
  return {
    refused: null,
    merge: {
      from: { companyId: from, name: names.from },
      into: { companyId: into, name: names.into },
      membersAdded: merged.length - members.into,
      membersOfBoth: members.from + members.into - merged.length,
      ...work,
    },
  };
}

/** Locks the people of both companies and then these; why they cannot be merged, or who is in them. */
async function lockBoth(tx: Tx, merge: Merge) {
  const { from, into } = merge;
  const list = async () => ({
    from: await memberIds(tx, from),
    into: await memberIds(tx, into),
  });
  // As a user who accepts an invitation does: the invitation, the people, the company.
  await lockUnanswered(tx, from);
  const before = await list();
  await lockPeople(tx, [...before.from, ...before.into]);
  await lockMerged(tx, merge);
  const [going, staying] = [await findDecidedCompany(tx, from), await findDecidedCompany(tx, into)];
  if (!going || !staying) return { refused: 'COMPANY_NOT_FOUND' as const };
  const isClosed = [going, staying].some(
    (each) => each.suspendedAt ?? each.refusedAt ?? each.closedAt,
  );
  if (isClosed) return { refused: 'COMPANY_STATE' as const };
  if (going.approvedAt && !staying.approvedAt) return { refused: 'NOT_APPROVED' as const };
  const members = await list();
  const merged = [...new Set([...members.into, ...members.from])];
  if (merged.length > membersMax) return { refused: 'COMPANY_FULL' as const };
  return {
    refused: null,
    names: { from: going.name, into: staying.name },
    members: { from: members.from.length, into: members.into.length },
    merged,
  };
}

const memberIds = async (tx: Tx, companyId: CompanyId) =>
  (await listMembers(tx, companyId)).map(({ userId }) => userId);
