import type { AdminViewer } from '#access/viewer.ts';
import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import type { VerificationMethod } from '#catalogue/enumerations/credential.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import { dayOf } from '#lib/calendar-days.ts';
import type { Services } from '#server/services.ts';
import type { CredentialId } from '../../ids.ts';
import { type DecisionRefusal, refusalToDecide } from '../../policy.ts';
import { stateOf } from '../../rules.ts';
import { credentialDecided } from '../jobs.ts';
import { credentialWasDecided } from '../notifications.ts';
import { type CredentialRow, selectCredentials } from '../queries/credentials.ts';

type Tools = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;

/** What an admin decides about the evidence of this revision. */
export type Decision = { credentialId: CredentialId; revision: number } & (
  | { as: 'verify'; method: VerificationMethod }
  | { as: 'reject'; reason: string }
);

/**
 * Verifies or rejects a credential: who, when and how is stored with it and written to the audit log, and the
 * consultant is told. Of several decisions at once one counts; the others are about evidence that has changed.
 */
export async function decideCredential(
  tx: Tx,
  { clock, jobs, searchIndex }: Tools,
  admin: AdminViewer,
  decision: Decision,
): Promise<{ refused: DecisionRefusal | 'CREDENTIAL_NOT_FOUND' | null }> {
  const now = clock.now();
  const row = await lockCredential(tx, decision.credentialId);
  if (!row) return { refused: 'CREDENTIAL_NOT_FOUND' };
  const credential = {
    state: stateOf(row, dayOf(now)),
    revision: row.revision,
    isOwn: row.consultant_id === admin.userId,
  };
  const refused = refusalToDecide(decision.as, credential, decision.revision);
  if (refused) return { refused };
  const revision = row.revision + 1;
  await tx
    .updateTable('credentials')
    .set({
      ...(decision.as === 'verify'
        ? { status: 'verified', method: decision.method, reason: null }
        : { status: 'rejected', method: null, reason: decision.reason }),
      revision,
      decided_at: now,
      decided_by: admin.userId,
    })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(tx, {
    actor: admin,
    action: decision.as === 'verify' ? 'credential-verified' : 'credential-rejected',
    subjectId: row.consultant_id,
    reason: decision.as === 'reject' ? decision.reason : undefined,
    detail: {
      credentialId: row.id,
      certification: row.certification,
      ...(decision.as === 'verify' ? { method: decision.method } : {}),
    },
  });
  const { certification } = row;
  const about = {
    certification: isCertificationId(certification)
      ? labelOfCertification(certification)
      : certification,
    status: decision.as === 'verify' ? 'verified' : 'rejected',
  } as const;
  await recordNotifications(tx, { jobs, now }, credentialWasDecided, [
    { userId: row.consultant_id, event: `${row.id} ${revision}`, aboutId: null, about },
  ]);
  await jobs.enqueue(tx, credentialDecided, { credentialId: row.id, revision });
  await searchIndex.refresh(tx, [row.consultant_id]);
  return { refused: null };
}

async function lockCredential(tx: Tx, id: CredentialId): Promise<CredentialRow | undefined> {
  const found = await selectCredentials(tx).where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await lockPeople(tx, [found.consultant_id]);
  return selectCredentials(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}
