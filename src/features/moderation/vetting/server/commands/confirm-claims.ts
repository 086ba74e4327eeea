import type { UserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import { settleSeenClaims } from '#features/profiles/consultants/server/commands/claim-changes.ts';
import { selectVetted } from '../queries/vetted-accounts.ts';

/** Approves what a consultant claims now, as it was when it changed at `changedAt`. */
export async function confirmClaims(
  tx: Tx,
  admin: AdminViewer,
  { userId, changedAt }: { userId: UserId; changedAt: Date },
): Promise<{ refused: 'USER_NOT_FOUND' | 'CLAIMS_CHANGED' | null }> {
  const account = await selectVetted(tx)
    .where('profile.user_id', '=', userId)
    .forNoKeyUpdate('profile')
    .executeTakeFirst();
  if (!account) return { refused: 'USER_NOT_FOUND' };
  if (!(await settleSeenClaims(tx, userId, changedAt))) return { refused: 'CLAIMS_CHANGED' };
  await recordAudit(tx, { actor: admin, action: 'claims-confirmed', subjectId: userId });
  return { refused: null };
}
