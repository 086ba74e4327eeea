import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import {
  renewSession,
  type SessionKey,
} from '#features/identity/accounts/server/commands/sessions.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import { inboxOf } from '#lib/mail/inbox-of.ts';
import { keyUses } from '#server/key-uses.ts';
import { mostWrongCodes } from '../../rules/sent-codes.ts';
import { acceptedStep } from '../../rules/totp.ts';
import { type Checked, provableFactors } from './provable-factors.ts';
import { type CodeSurroundings, isSentCode } from './send-code.ts';
import { countWrongCode, hasTooManyWrongCodes } from './wrong-codes.ts';

interface Proof {
  factorId: string;
  challengeId: string;
  code: string;
  /** The new secret of the session. */
  key: SessionKey;
}

const findChallenged = (tx: Tx, signIn: Checked, { factorId, challengeId }: Proof, now: Date) =>
  provableFactors(tx, signIn, now)
    .innerJoin('auth.factor_challenges as challenge', 'challenge.factor_id', 'factor.id')
    .select([
      'factor.kind',
      'factor.secret',
      'factor.destination',
      'factor.last_step',
      'factor.verified_at',
      'challenge.code_hash',
      'challenge.wrong_codes',
    ])
    .where('factor.id', '=', factorId)
    .where('challenge.id', '=', challengeId)
    .where('challenge.session_id', '=', signIn.sessionId)
    .where('challenge.expires_at', '>', now)
    .executeTakeFirst();

type Challenged = NonNullable<Awaited<ReturnType<typeof findChallenged>>>;

/**
 * Checks a code. A right one ends its challenge and its time step, makes a factor that was being set up count, and
 * raises the session to aal2. A code by mail lets the session through without. Tries of one person go one after the
 * other, so that no code is taken twice and no wrong one is uncounted.
 */
export async function verifyFactor(
  tx: Tx,
  surroundings: CodeSurroundings,
  signIn: Checked,
  proof: Proof,
): Promise<{ refused: 'CHALLENGE_NOT_FOUND' | 'WRONG_CODE' | 'TOO_MANY_CODES' | null }> {
  const { jobs, now } = surroundings;
  const { userId, sessionId } = signIn;
  const { factorId, challengeId, key } = proof;
  await lockPeople(tx, [userId]);
  if (await hasTooManyWrongCodes(tx, userId, now)) return { refused: 'TOO_MANY_CODES' };
  const factor = await findChallenged(tx, signIn, proof, now);
  if (!factor || (await hasBecomeOwnAddress(tx, userId, factor))) {
    return { refused: 'CHALLENGE_NOT_FOUND' };
  }
  const accepted = acceptCode(surroundings, userId, factor, proof);
  if (!accepted) {
    await countWrongCode(tx, userId, now);
    if (factor.kind !== 'totp') await countAgainst(tx, challengeId, factor.wrong_codes + 1);
    return { refused: 'WRONG_CODE' };
  }
  const raised = factor.kind === 'email' ? { isSecondStep: true } : { assurance: 'aal2' as const };
  if (!(await renewSession(tx, sessionId, { key, now, ...raised }))) {
    return { refused: 'CHALLENGE_NOT_FOUND' };
  }
  await tx.deleteFrom('auth.factor_challenges').where('id', '=', challengeId).execute();
  await tx
    .updateTable('auth.factors')
    .set({ ...accepted, last_used_at: now, verified_at: factor.verified_at ?? now })
    .where('id', '=', factorId)
    .execute();
  if (!factor.verified_at) {
    await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'factor-added' });
  }
  return { refused: null };
}

/** What a right code changes of its factor; null for a wrong one. */
function acceptCode(
  surroundings: CodeSurroundings,
  userId: string,
  factor: Challenged,
  { challengeId, code }: Proof,
): { last_step?: string } | null {
  if (factor.secret === null) {
    return isSentCode(surroundings, { challengeId, code }, factor.code_hash ?? '') ? {} : null;
  }
  const lastStep = factor.last_step === null ? null : Number(factor.last_step);
  const secret = surroundings.keys.decrypt(keyUses.factor, userId, factor.secret);
  const step = acceptedStep(secret, code, { now: surroundings.now, lastStep });
  return step === null ? null : { last_step: String(step) };
}

/**
 * The account has moved to the address of a factor that was being set up: codes would meet the links for a new
 * password.
 */
async function hasBecomeOwnAddress(
  tx: Tx,
  userId: string,
  { kind, destination }: Challenged,
): Promise<boolean> {
  if (kind !== 'email') return false;
  const address = (await findEmailAddresses(tx, [userId])).get(userId);
  return inboxOf(address ?? '') === inboxOf(destination ?? '');
}

/** A code that was sent stands so many wrong ones; then another has to be asked for. */
async function countAgainst(tx: Tx, challengeId: string, wrongCodes: number): Promise<void> {
  if (wrongCodes >= mostWrongCodes) {
    await tx.deleteFrom('auth.factor_challenges').where('id', '=', challengeId).execute();
    return;
  }
  await tx
    .updateTable('auth.factor_challenges')
    .set({ wrong_codes: wrongCodes })
    .where('id', '=', challengeId)
    .execute();
}
