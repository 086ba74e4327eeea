import type { Membership } from '#access/company.ts';
import type { ReceivedApplicationRow } from '#features/hiring/applications/server/queries/received-applications.ts';
import type { DealApproval } from '../contract/approval-view.ts';
import { whatCanBeDone } from '../policy.ts';
import { totalOf } from '../rules.ts';

/** The name of a member; null where there is no such member any more. */
export const nameOf = (firstName: string | null, lastName: string | null): string | null =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim() || null;

/** What a pending application waits for, or was refused at last, for members of the company; else null. */
export function viewApproval(
  row: ReceivedApplicationRow,
  membership: Pick<Membership, 'role'>,
): DealApproval | null {
  const { approval_id: id, approval_act: act, approval_state: state } = row;
  const { approval_limit_usd: limitUsd, approval_asked_at: askedAt } = row;
  if (id === null || act === null || limitUsd === null || askedAt === null) return null;
  if (state !== 'waiting' && state !== 'refused') return null;
  if (row.status !== 'pending' || row.project_status !== 'open') return null;
  return {
    ...{ id, act, state, limitUsd },
    terms: row.approval_terms,
    totalUsd: totalOf(row.approval_terms),
    message: row.approval_message ?? '',
    wordsToOthers: row.approval_words_to_others ?? '',
    validDays: row.approval_valid_days,
    askedBy: nameOf(row.asker_first_name, row.asker_last_name),
    askedAt: askedAt.toISOString(),
    decidedBy: nameOf(row.refuser_first_name, row.refuser_last_name),
    decidedAt: row.approval_decided_at?.toISOString() ?? null,
    reason: row.approval_reason ?? '',
    can: whatCanBeDone(membership, state === 'waiting'),
  };
}
