import type { ProgramScope } from '#access/operation.ts';
import type { UserId } from '#access/user.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import { findSignInMeans } from '#features/identity/accounts/server/queries/credentials.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { hashApiKey } from '../../rules/key-format.ts';
import { keyExpiry, mostApiKeys } from '../../rules/limits.ts';

interface NewKey {
  key: string;
  prefix: string;
  name: string;
  scope: ProgramScope;
  lifetimeDays: number;
  now: Date;
}

/** Stores a new key of this user, as its hash, for the company that they act for. The user is notified by mail. */
export async function createKey(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  { userId, company }: SignedIn,
  { key, prefix, name, scope, lifetimeDays, now }: NewKey,
): Promise<{ refused: 'KEY_NAME_TAKEN' | 'TOO_MANY_KEYS' } | { refused: null; keyId: string }> {
  await lockPeople(tx, [userId]);
  const present = await tx
    .selectFrom('auth.api_keys')
    .select('name')
    .where('user_id', '=', userId)
    .execute();
  if (present.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    return { refused: 'KEY_NAME_TAKEN' };
  }
  if (present.length >= mostApiKeys) return { refused: 'TOO_MANY_KEYS' };
  const { hasSecondFactor } = await findSignInMeans(tx, userId);
  const { id } = await tx
    .insertInto('auth.api_keys')
    .values({
      user_id: userId,
      name,
      prefix,
      key_hash: hashApiKey(key),
      scope,
      company_id: company?.companyId ?? null,
      after_second_step: hasSecondFactor,
      expires_at: keyExpiry(now, lifetimeDays),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'api-key-made' });
  return { refused: null, keyId: id };
}

/** Ends one key of this person, and with it its tokens. False when they have no such key. */
export async function revokeKey(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  { userId }: SignedIn,
  keyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.api_keys')
    .where('id', '=', keyId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'api-key-revoked' });
  return true;
}

/** Ends all keys of a user for the operator: audited, and the user is notified by mail. Returns how many there were. */
export async function revokeAllKeys(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  userId: UserId,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.api_keys')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return 0;
  await recordAudit(tx, { actor: null, action: 'api-keys-revoked', subjectId: userId });
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'api-keys-revoked' });
  return Number(numDeletedRows);
}
