import type { CompanyId } from '#access/company.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { isAdminUser } from '#features/identity/accounts/server/queries/admins.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import { markCompanySuspended } from '#features/identity/memberships/server/commands/mark-suspended.ts';
import { lockMembers } from '#features/identity/memberships/server/commands/members.ts';
import { findDecidedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import type { MemberRow } from '#features/identity/memberships/server/queries/members.ts';
import type { Ground } from '#features/moderation/decisions/rules.ts';
import { storeDecision } from '#features/moderation/decisions/server/commands/store-decision.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import { companyDecided } from '../jobs.ts';
import { companyWasDecided } from '../notifications.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;
type Outcome<Refused extends string> = { refused: Refused } | { refused: null; name: string };

/**
 * Suspends a company: what it has posted is hidden, and no member acts for it. Notifies them of the reason; an owner
 * can appeal.
 */
export async function suspendCompany(
  tx: Tx,
  services: Recording,
  admin: AdminViewer,
  { companyId, ground, reason }: { companyId: CompanyId; ground: Ground; reason: string },
): Promise<Outcome<'COMPANY_NOT_FOUND' | 'COMPANY_STATE' | 'HAS_ADMIN'>> {
  const members = await lockMembers(tx, companyId);
  const company = await findDecidedCompany(tx, companyId);
  if (!company) return { refused: 'COMPANY_NOT_FOUND' };
  if (company.suspendedAt) return { refused: 'COMPANY_STATE' };
  for (const { userId } of members) {
    if (await isAdminUser(tx, userId)) return { refused: 'HAS_ADMIN' };
  }
  const now = services.clock.now();
  await markCompanySuspended(tx, companyId, { reason, now });
  const { name } = company;
  await storeDecision(tx, now, {
    ...{ kind: 'company-suspended', personId: null, companyId, decidedBy: admin.userId },
    ...{ ground, reason, about: name },
  });
  const decided = { decision: 'suspended', ground, reason } as const;
  return settle(tx, services, admin, { companyId, name, members, now, ...decided });
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
  const now = services.clock.now();
  await markCompanySuspended(tx, companyId, { reason: null, now });
  const { name } = company;
  const decided = { decision: 'reinstated', ground: null, reason: '' } as const;
  return settle(tx, services, admin, { companyId, name, members, now, ...decided });
}

/** Reinstates a company on appeal, if the suspension of this moment still stands: a newer one stays. */
export async function reverseSuspension(
  tx: Tx,
  services: Recording,
  admin: AdminViewer,
  { companyId, decidedAt }: { companyId: CompanyId; decidedAt: Date },
): Promise<void> {
  await lockCompany(tx, companyId);
  const company = await findDecidedCompany(tx, companyId);
  if (company?.suspendedAt?.getTime() !== decidedAt.getTime()) return;
  await reinstateCompany(tx, services, admin, companyId);
}

interface Settled {
  companyId: CompanyId;
  name: string;
  members: readonly MemberRow[];
  now: Date;
  decision: 'suspended' | 'reinstated';
  /** Null where rights come back: that needs no reasons. */
  ground: Ground | null;
  reason: string;
}

/** What both decisions have in common: it is on record, and the members are notified. */
async function settle(
  tx: Tx,
  { jobs }: Recording,
  admin: AdminViewer,
  { companyId, name, members, now, decision, ground, reason }: Settled,
): Promise<{ refused: null; name: string }> {
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
  await jobs.enqueue(tx, companyDecided, {
    ...{ companyId, decision, ground, reason, decidedAt: now.toISOString() },
  });
  return { refused: null, name };
}
