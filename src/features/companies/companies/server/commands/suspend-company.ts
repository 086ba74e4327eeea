import type { CompanyId } from '#access/company.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { isAdminUser } from '#features/identity/accounts/server/queries/admins.ts';
import { markCompanySuspended } from '#features/identity/memberships/server/commands/mark-suspended.ts';
import { lockMembers } from '#features/identity/memberships/server/commands/members.ts';
import { findDecidedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import type { MemberRow } from '#features/identity/memberships/server/queries/members.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import { companyDecided } from '../jobs.ts';
import { companyWasDecided } from '../notifications.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;
type Outcome<Refused extends string> = { refused: Refused } | { refused: null; name: string };

/** Suspends a company: what it has posted is hidden, and no member acts for it. Notifies them of the reason. */
export async function suspendCompany(
  tx: Tx,
  services: Recording,
  admin: AdminViewer,
  { companyId, reason }: { companyId: CompanyId; reason: string },
): Promise<Outcome<'COMPANY_NOT_FOUND' | 'COMPANY_STATE' | 'HAS_ADMIN'>> {
  const members = await lockMembers(tx, companyId);
  const company = await findDecidedCompany(tx, companyId);
  if (!company) return { refused: 'COMPANY_NOT_FOUND' };
  if (company.suspendedAt) return { refused: 'COMPANY_STATE' };
  for (const { userId } of members) {
    if (await isAdminUser(tx, userId)) return { refused: 'HAS_ADMIN' };
  }
  await markCompanySuspended(tx, companyId, { reason, now: services.clock.now() });
  const { name } = company;
  return settle(tx, services, admin, { companyId, name, members, decision: 'suspended', reason });
}

/** Reinstates a suspended company: all is as it was before. Notifies its members. */
export async function reinstateCompany(
  tx: Tx,
  services: Recording,
  admin: AdminViewer,
  companyId: CompanyId,
): Promise<Outcome<'COMPANY_NOT_FOUND' | 'COMPANY_STATE'>> {
  const members = await lockMembers(tx, companyId);
  const company = await findDecidedCompany(tx, companyId);
  if (!company) return { refused: 'COMPANY_NOT_FOUND' };
  if (!company.suspendedAt) return { refused: 'COMPANY_STATE' };
  await markCompanySuspended(tx, companyId, { reason: null, now: services.clock.now() });
  const { name } = company;
  return settle(tx, services, admin, {
    ...{ companyId, name, members },
    ...{ decision: 'reinstated', reason: '' },
  });
}

interface Settled {
  companyId: CompanyId;
  name: string;
  members: readonly MemberRow[];
  decision: 'suspended' | 'reinstated';
  reason: string;
}

/** What both decisions have in common: it is on record, and the members are notified. */
async function settle(
  tx: Tx,
  { clock, jobs }: Recording,
  admin: AdminViewer,
  { companyId, name, members, decision, reason }: Settled,
): Promise<{ refused: null; name: string }> {
  const now = clock.now();
  await recordAudit(tx, {
    actor: admin,
    action: `company-${decision}`,
    subjectId: companyId,
    reason: reason || undefined,
  });
  await recordNotifications(
    tx,
    { jobs, now },
    companyWasDecided,
    members.map(({ userId }) => ({
      userId,
      event: `${companyId} ${decision} ${now.toISOString()}`,
      aboutId: null,
      about: { decision, companyName: name },
    })),
  );
  const personIds = members.map(({ userId }) => userId);
  await publishChanges(tx, [{ personIds, topic: 'account', subjectId: null }]);
  await jobs.enqueue(tx, companyDecided, { companyId, decision, reason });
  return { refused: null, name };
}
