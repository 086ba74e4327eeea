import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { Terms } from '#features/hiring/applications/rules/terms.ts';
import { lockApprovalRule } from '#features/identity/memberships/server/commands/approval-limit.ts';
import { listApprovers } from '#features/identity/memberships/server/queries/members.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { type DealApprovalId, toDealApprovalId } from '../../ids.ts';
import { type ApprovalRule, needsApproval } from '../../policy.ts';
import type { ApprovedAct } from '../../rules.ts';
import { approvalAsked } from '../jobs.ts';
import { approvalAskedKind } from '../notifications.ts';
import { findApproval, findWaiting } from '../queries/approvals.ts';
import { publishApproval } from './publish-approval.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** Who agrees, and who has approved it; null where it is to be asked whether an approval is needed. */
export interface Agreeing {
  by: UserId;
  approvedBy: UserId | null;
}

/**
 * The rule by which a member agrees to something, locked before the project is; null for what is approved. A change of
 * the limit or the role waits until this transaction has ended.
 */
export const lockRule = async (
  tx: Tx,
  companyId: CompanyId,
  { by, approvedBy }: Agreeing,
): Promise<ApprovalRule | null> =>
  approvedBy === null ? await lockApprovalRule(tx, companyId, by) : null;

interface Act {
  act: ApprovedAct;
  terms: Terms | null;
  message: string;
  wordsToOthers: string;
  validDays: number | null;
  by: UserId;
}

/**
 * Has a locked pending application wait where its company's rule asks for an approval, and asks those who may give it.
 * Null: it may be done at once.
 */
export async function askWhereNeeded(
  tx: Tx,
  services: Recording,
  applicationId: ApplicationId,
  rule: ApprovalRule | null,
  { act, terms, message, wordsToOthers, validDays, by }: Act,
): Promise<{ refused: 'APPROVAL_WAITS' } | { refused: null; approvalId: DealApprovalId } | null> {
  if (!rule) return null;
  if (await findWaiting(tx, applicationId)) return { refused: 'APPROVAL_WAITS' };
  if (rule.limitUsd === null || !needsApproval(rule, terms)) return null;
  const now = services.clock.now();
  const { id } = await tx
    .insertInto('deal_approvals')
    .values({
      application_id: applicationId,
      ...{ act, message, words_to_others: wordsToOthers, valid_days: validDays },
      terms: terms && JSON.stringify(terms),
      ...{ limit_usd: rule.limitUsd, asked_by: by, asked_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const approvalId = toDealApprovalId(id);
  const approval = await findApproval(tx, approvalId);
  if (!approval) throw new Error(`The approval ${approvalId} was not stored.`);
  const approvers = await listApprovers(tx, approval.company_id);
  await recordNotifications(
    tx,
    { jobs: services.jobs, now },
    approvalAskedKind,
    approvers.map(({ userId }) => ({ userId, event: approvalId, aboutId: by, about: approval })),
  );
  await services.jobs.enqueue(tx, approvalAsked, { approvalId });
  await publishApproval(tx, approval);
  return { refused: null, approvalId };
}
