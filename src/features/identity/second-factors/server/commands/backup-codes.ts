import type { PendingSignIn, SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import {
  renewSession,
  type SessionKey,
} from '#features/identity/accounts/server/commands/sessions.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { normalBackupCode } from '../../rules/backup-codes.ts';
import { countWrongCode, hasTooManyWrongCodes } from './wrong-codes.ts';

type Surroundings = Pick<Services, 'keys'> & { jobs: JobSender; now: Date };

// Fifty bits and a key of ours: no slow hash is needed against guessing.
const hashedText = (userId: string, code: string): string => `${userId}\0${normalBackupCode(code)}`;

/** Stores a new set of codes in the place of the one before. There is none without a factor to stand in for. */
export async function replaceBackupCodes(
  tx: Tx,
  { keys, jobs, now }: Surroundings,
  { userId }: SignedIn,
  codes: readonly string[],
): Promise<{ refused: 'FACTOR_NOT_FOUND' | null }> {
  await lockPeople(tx, [userId]);
  const factor = await tx
    .selectFrom('auth.factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (!factor) return { refused: 'FACTOR_NOT_FOUND' };
  await tx.deleteFrom('auth.backup_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('auth.backup_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: keys.keptHash(keyUses.backupCode, hashedText(userId, code)),
        created_at: now,
      })),
    )
    .execute();
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'backup-codes-made' });
  return { refused: null };
}

/** Uses a code up, and raises the session to aal2. */
export async function consumeBackupCode(
  tx: Tx,
  { keys, jobs, now }: Surroundings,
  { userId, sessionId }: PendingSignIn,
  { code, key }: { code: string; key: SessionKey },
): Promise<{ refused: 'WRONG_CODE' | 'TOO_MANY_CODES' | null }> {
  await lockPeople(tx, [userId]);
  if (await hasTooManyWrongCodes(tx, userId, now)) return { refused: 'TOO_MANY_CODES' };
  const { numUpdatedRows } = await tx
    .updateTable('auth.backup_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', keys.keptHashes(keyUses.backupCode, hashedText(userId, code)))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    await countWrongCode(tx, userId, now);
    return { refused: 'WRONG_CODE' };
  }
  await renewSession(tx, sessionId, { key, assurance: 'aal2', now });
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'backup-code-used' });
  return { refused: null };
}
