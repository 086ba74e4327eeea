import { randomUUID } from 'node:crypto';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { type Checked, provableFactors } from './provable-factors.ts';
import { type CodeSurroundings, sendCode } from './send-code.ts';
import { hasTooManyWrongCodes } from './wrong-codes.ts';

const challengeMs = 10 * 60_000;

type Outcome =
  | { refused: 'FACTOR_NOT_FOUND' | 'TOO_MANY_CODES' | 'TOO_MANY_CODES_SENT' }
  | { refused: null; id: string; type: 'totp' | 'phone' | 'email'; expiresAt: string };

/**
 * Notes that a factor is about to be proven in this session, and has its code sent where it has none of its own. Codes
 * that were sent for it before are good for nothing from then on.
 */
export async function challengeFactor(
  tx: Tx,
  surroundings: CodeSurroundings,
  signIn: Checked,
  factorId: string,
): Promise<Outcome> {
  const { now } = surroundings;
  const { userId, sessionId } = signIn;
  const factor = await provableFactors(tx, signIn, now)
    .select(['factor.kind', 'factor.destination'])
    .where('factor.id', '=', factorId)
    .executeTakeFirst();
  if (!factor) return { refused: 'FACTOR_NOT_FOUND' };
  const { kind, destination } = factor;
  const id = randomUUID();
  let codeHash: string | null = null;
  if (kind !== 'totp' && destination) {
    await lockPeople(tx, [userId]);
    if (await hasTooManyWrongCodes(tx, userId, now)) return { refused: 'TOO_MANY_CODES' };
    const sending = { userId, kind, destination, challengeId: id };
    const sent = await sendCode(tx, surroundings, sending);
    if (!sent) return { refused: 'TOO_MANY_CODES_SENT' };
    codeHash = sent.codeHash;
    await tx.deleteFrom('auth.factor_challenges').where('factor_id', '=', factorId).execute();
  }
  const expiresAt = new Date(now.getTime() + challengeMs);
  await tx
    .insertInto('auth.factor_challenges')
    .values({
      id,
      factor_id: factorId,
      session_id: sessionId,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { refused: null, id, type: kind, expiresAt: expiresAt.toISOString() };
}
