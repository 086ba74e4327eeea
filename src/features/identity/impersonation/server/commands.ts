import { toUserId, type UserId, type UserType } from '#access/user.ts';
import type { AdminViewer, Impersonating } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import * as impersonations from '#features/identity/accounts/server/commands/impersonations.ts';
import { isAdminUser } from '#features/identity/accounts/server/queries/admins.ts';
import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import { endOfImpersonation } from '../rules.ts';
import { impersonationBegan, impersonationEnded } from './jobs.ts';

type Begun =
  | { refused: null; userType: UserType; endsAt: string }
  | {
      refused:
        | 'USER_NOT_FOUND'
        | 'USER_UNCONFIRMED'
        | 'IS_ADMIN'
        | 'NO_SESSION'
        | 'LOOKING_IN_ALREADY';
    };

/** Lets an admin impersonate a user, with the session of this request. It is audited, and the user is notified. */
export async function beginImpersonation(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  admin: AdminViewer,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<Begun> {
  // The command line has nothing to look with.
  if (!admin.session) return { refused: 'NO_SESSION' };
  const person = await selectPeople(tx)
    .select(['profile.user_type as userType', 'user.email_verified as isConfirmed'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  if (!person) return { refused: 'USER_NOT_FOUND' };
  if (!person.isConfirmed) return { refused: 'USER_UNCONFIRMED' };
  if (await isAdminUser(tx, userId)) return { refused: 'IS_ADMIN' };
  const now = clock.now();
  const endsAt = endOfImpersonation(now);
  const look = { userId, reason, now, endsAt };
  const lookInId = await impersonations.beginImpersonation(
    tx,
    { admin, sessionId: admin.session.id },
    look,
  );
  if (!lookInId) return { refused: 'LOOKING_IN_ALREADY' };
  await recordAudit(tx, {
    actor: admin,
    action: 'look-in-began',
    subjectId: userId,
    reason,
    detail: { until: endsAt.toISOString() },
  });
  await jobs.enqueue(tx, impersonationBegan, { lookInId });
  const over = { lookInId, endsAt: endsAt.toISOString() };
  await jobs.enqueue(tx, impersonationEnded, over, { startAfter: endsAt });
  return { refused: null, userType: person.userType, endsAt: endsAt.toISOString() };
}

/** Ends an impersonation before its time. False when it is over already. */
export async function endImpersonation(
  tx: Tx,
  { lookInId }: Impersonating,
  { now, address }: { now: Date; address: string | null },
): Promise<boolean> {
  const isEnded = await impersonations.endImpersonation(tx, lookInId, now);
  await recordEnd(tx, lookInId, { now, address });
  return isEnded;
}

/** Takes the end of an impersonation down in the audit log, once, whichever way it ended. */
export async function recordEnd(
  tx: Tx,
  lookInId: string,
  { now, address }: { now: Date; address: string | null },
): Promise<void> {
  const ended = await impersonations.closeImpersonation(tx, lookInId, now);
  if (!ended) return;
  const { adminId, userId, reason, beganAt, endedAt, endedBy } = ended;
  await recordAudit(tx, {
    actor: adminId === null ? null : { userId: toUserId(adminId), address },
    action: 'look-in-ended',
    subjectId: userId,
    reason,
    detail: { from: beganAt.toISOString(), to: endedAt.toISOString(), by: endedBy },
  });
}
