import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { findDealOfCompany } from '#features/hiring/applications/server/queries/accepted-consultants.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';

/**
 * Records that a member of a company reads the bank details of the consultant of one of its deals. They are read once
 * this is committed, and are no part of what a write returns: that is stored with the idempotency key.
 */
export async function recordReading(
  tx: Tx,
  client: ApprovedClientViewer,
  applicationId: ApplicationId,
): Promise<{ refused: 'APPLICATION_NOT_FOUND' } | { refused: null; consultantId: UserId }> {
  const deal = await findDealOfCompany(tx, client, applicationId);
  if (!deal) return { refused: 'APPLICATION_NOT_FOUND' };
  const { consultantId } = deal;
  await recordAudit(tx, {
    actor: client,
    action: 'bank-details-read',
    subjectId: consultantId,
    detail: { applicationId, companyId: client.company.companyId },
  });
  return { refused: null, consultantId };
}
