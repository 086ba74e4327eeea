import type { PendingSignIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/accounts/server/commands/people.ts';
import { renewSession, type SessionKey } from '#features/accounts/server/commands/sessions.ts';
import * as accountFacts from '#features/accounts/server/jobs.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { acceptedStep } from '../../rules/totp.ts';
import type { FactorsServices } from '../services.ts';
import { countWrongCode, hasTooManyWrongCodes } from './wrong-codes.ts';

const challengeMs = 10 * 60_000;
// What was begun and not finished within this time is begun anew.
const enrolmentMs = 30 * 60_000;

interface Checked extends PendingSignIn {
  /** The second step is still to come: only a factor that counts already can do it. */
  isPending: boolean;
}

/** The factors that this sign-in may prove: verified ones, and while signed in the one that is being set up. */
const provable = (tx: Tx, { userId, isPending }: Checked, now: Date) =>
  tx
    .selectFrom('auth.factors as factor')
    .where('factor.user_id', '=', userId)
    .where(({ eb, or }) =>
      or([
        eb('factor.verified_at', 'is not', null),
        ...(isPending ? [] : [eb('factor.created_at', '>', new Date(now.getTime() - enrolmentMs))]),
      ]),
    );

/** Notes that a factor is about to be proven in this session. */
export async function challengeFactor(
  tx: Tx,
  signIn: Checked,
  { factorId, now }: { factorId: string; now: Date },
): Promise<{ refused: 'FACTOR_NOT_FOUND' } | { refused: null; id: string; expiresAt: string }> {
  const factor = await provable(tx, signIn, now)
    .select('factor.id')
    .where('factor.id', '=', factorId)
    .executeTakeFirst();
  if (!factor) return { refused: 'FACTOR_NOT_FOUND' };
  const expiresAt = new Date(now.getTime() + challengeMs);
  const { id } = await tx
    .insertInto('auth.factor_challenges')
    .values({
      factor_id: factorId,
      session_id: signIn.sessionId,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { refused: null, id, expiresAt: expiresAt.toISOString() };
}

interface Proof {
  factorId: string;
  challengeId: string;
  code: string;
  /** The new secret of the session. */
  key: SessionKey;
  now: Date;
}

/**
 * Checks a code. A right one ends its challenge and its time step, makes a factor that was being set up count, and raises
 * the session to aal2. Tries of one person go one after the other, so that no code is taken twice and no wrong one is
 * uncounted.
 */
export async function verifyFactor(
  tx: Tx,
  { jobs, factorSecrets }: { jobs: JobSender } & FactorsServices,
  signIn: Checked,
  { factorId, challengeId, code, key, now }: Proof,
): Promise<{ refused: 'CHALLENGE_NOT_FOUND' | 'WRONG_CODE' | 'TOO_MANY_CODES' | null }> {
  const { userId, sessionId } = signIn;
  await lockPeople(tx, [userId]);
  if (await hasTooManyWrongCodes(tx, userId, now)) return { refused: 'TOO_MANY_CODES' };
  const factor = await provable(tx, signIn, now)
    .innerJoin('auth.factor_challenges as challenge', 'challenge.factor_id', 'factor.id')
    .select(['factor.secret', 'factor.last_step', 'factor.verified_at'])
    .where('factor.id', '=', factorId)
    .where('challenge.id', '=', challengeId)
    .where('challenge.session_id', '=', sessionId)
    .where('challenge.expires_at', '>', now)
    .executeTakeFirst();
  if (!factor) return { refused: 'CHALLENGE_NOT_FOUND' };
  const lastStep = factor.last_step === null ? null : Number(factor.last_step);
  const step = acceptedStep(factorSecrets.open(userId, factor.secret), code, { now, lastStep });
  if (step === null) {
    await countWrongCode(tx, userId, now);
    return { refused: 'WRONG_CODE' };
  }
  if (!(await renewSession(tx, sessionId, { key, assurance: 'aal2', now }))) {
    return { refused: 'CHALLENGE_NOT_FOUND' };
  }
  await tx.deleteFrom('auth.factor_challenges').where('id', '=', challengeId).execute();
  await tx
    .updateTable('auth.factors')
    .set({
      last_step: String(step),
      last_used_at: now,
      verified_at: factor.verified_at ?? now,
    })
    .where('id', '=', factorId)
    .execute();
  if (!factor.verified_at) {
    await jobs.enqueue(tx, accountFacts.accountSecured, { userId, change: 'factor-added' });
  }
  return { refused: null };
}
