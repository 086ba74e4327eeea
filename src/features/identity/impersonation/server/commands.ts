import { toUserId, type UserId, type UserType } from '#access/user.ts';
import type { AdminViewer, LookingIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import * as marks from '#features/identity/accounts/server/commands/look-ins.ts';
import { isAdminUser } from '#features/identity/accounts/server/queries/admins.ts';
import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import { endOfLookIn } from '../rules.ts';
import { lookInBegan, lookInOver } from './jobs.ts';

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
export async function beginLookIn(
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
  const endsAt = endOfLookIn(now);
  const look = { userId, reason, now, endsAt };
  const lookInId = await marks.beginLookIn(tx, { admin, sessionId: admin.session.id }, look);
  if (!lookInId) return { refused: 'LOOKING_IN_ALREADY' };
  await recordAudit(tx, {
    actor: admin,
    action: 'look-in-began',
    subjectId: userId,
    reason,
    detail: { until: endsAt.toISOString() },
  });
  await jobs.enqueue(tx, lookInBegan, { lookInId });
  const over = { lookInId, endsAt: endsAt.toISOString() };
  await jobs.enqueue(tx, lookInOver, over, { startAfter: endsAt });
  return { refused: null, userType: person.userType, endsAt: endsAt.toISOString() };
}

/** Ends a look-in before its time. False when it is over already. */
export async function endLookIn(
  tx: Tx,
  { lookInId }: LookingIn,
  { now, address }: { now: Date; address: string | null },
): Promise<boolean> {
  const isEnded = await marks.endLookIn(tx, lookInId, now);
  await recordEnd(tx, lookInId, { now, address });
  return isEnded;
}

/** Takes the end of a look-in down in the audit log, once, whichever way it ended. */
export async function recordEnd(
  tx: Tx,
  lookInId: string,
  { now, address }: { now: Date; address: string | null },
): Promise<void> {
  const ended = await marks.closeLookIn(tx, lookInId, now);
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
