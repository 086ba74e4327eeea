import type { Tx } from '#db/client.ts';
import { listMembersByRole } from '#features/identity/memberships/server/queries/members.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import type { ApprovalRow } from '../queries/approvals.ts';

/** The browsers of the applicant and of all members of the company ask anew how the application stands. */
export async function publishApproval(
  tx: Tx,
  { company_id, consultantId, applicationId }: ApprovalRow,
): Promise<void> {
  const members = await listMembersByRole(tx, company_id);
  await publishChanges(tx, [
    {
      personIds: [consultantId, ...members.map(({ userId }) => userId)],
      topic: 'application',
      subjectId: applicationId,
    },
  ]);
}
