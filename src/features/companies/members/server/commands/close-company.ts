import type { CompanyId } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { closeCompany } from '#features/identity/memberships/server/commands/close-company.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { removeWebhooksOf } from '#features/notifications/webhooks/server/commands/webhooks-of-companies.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import { isNameOf } from '../../rules/closing.ts';
import { companyClosed } from '../jobs.ts';
import type { MembersServices } from '../services.ts';
import { withdrawInvitationsOf } from './end-invitation.ts';

/** Closes the client's company with all that is open of it. The consultants and the other members are notified. */
export async function closeOwnCompany(
  tx: Tx,
  { clock, jobs, endWork }: Pick<Services, 'clock' | 'jobs'> & MembersServices,
  client: ClientViewer,
  { companyId, name }: { companyId: CompanyId; name: string },
): Promise<{ refused: 'COMPANY_NOT_FOUND' | 'NAME_DIFFERS' | 'MEMBER_NOT_FOUND' | null }> {
  const { company } = client;
  // In another window they may have chosen another company meanwhile.
  if (companyId !== company.companyId) return { refused: 'COMPANY_NOT_FOUND' };
  if (!isNameOf(company.companyName, name)) return { refused: 'NAME_DIFFERS' };
  const now = clock.now();
  const { refused, members } = await closeCompany(tx, companyId, { by: client.userId, now });
  if (refused) return { refused };
  const memberIds = members.map(({ userId }) => userId);
  await endWork(tx, { companyId, memberIds });
  await withdrawInvitationsOf(tx, companyId, now);
  await removeWebhooksOf(tx, companyId);
  await recordAudit(tx, { actor: client, action: 'company-closed', subjectId: companyId });
  await publishChanges(tx, [{ personIds: memberIds, topic: 'account', subjectId: null }]);
  const others = memberIds.filter((userId) => userId !== client.userId);
  await jobs.enqueueMany(
    tx,
    companyClosed,
    others.map((userId) => ({
      data: { userId, companyName: company.companyName, closedById: client.userId },
    })),
  );
  return { refused: null };
}
