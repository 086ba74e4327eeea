import { sql } from 'kysely';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { isTransient } from '#db/write.ts';
import type { Services } from '#server/services.ts';
import { toReferralId } from '../../ids.ts';
import { type CodeRefusal, normaliseCode, refusalOfCode } from '../../rules/codes.ts';
import { referralJoined } from '../jobs.ts';
import { findCodeUse } from '../queries.ts';

type Using = Pick<Services, 'clock' | 'jobs' | 'log'>;

/** What became of a code: it counts now, or why it cannot. */
export type CodeOutcome = 'applied' | CodeRefusal;

/**
 * Records the owner of a code as the referrer of this consultant, and notifies them. The table takes one referrer a
 * person, so of several codes at once one counts.
 */
export async function applyCode(
  tx: Tx,
  { clock, jobs }: Using,
  consultant: ConsultantViewer,
  typed: string,
): Promise<CodeOutcome> {
  const use = await findCodeUse(tx, consultant, normaliseCode(typed));
  if (!use) return 'invalid';
  const refusal = refusalOfCode(use);
  if (refusal) return refusal;
  const referral = await tx
    .insertInto('referrals')
    .values({
      referrer_id: use.ownerId,
      referee_id: consultant.userId,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('referee_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!referral) return 'invalid';
  await jobs.enqueue(tx, referralJoined, { referralId: toReferralId(referral.id) });
  return 'applied';
}

/**
 * Like `applyCode`, but whatever goes wrong is logged and undone by itself, and the caller's transaction goes on. A
 * referral never stands in the way of what it comes along with. Null when it went wrong.
 */
export async function tryToApplyCode(
  tx: Tx,
  services: Using,
  consultant: ConsultantViewer,
  typed: string,
): Promise<CodeOutcome | null> {
  await sql`savepoint referral`.execute(tx);
  try {
    const outcome = await applyCode(tx, services, consultant, typed);
    await sql`release savepoint referral`.execute(tx);
    return outcome;
  } catch (error) {
    // The whole transaction is tried again then.
    if (isTransient(error)) throw error;
    await sql`rollback to savepoint referral`.execute(tx);
    services.log.error({ err: error, userId: consultant.userId }, 'a referral code failed');
    return null;
  }
}
