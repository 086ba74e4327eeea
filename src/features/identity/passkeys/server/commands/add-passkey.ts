import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import type { MadePasskey } from '#features/identity/lib/webauthn/verify-answers.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { type KnownPasskey, listPasskeys } from '../queries.ts';

const mostPasskeys = 20;

/** Why a user with these passkeys cannot add one of this name; null when they can. */
export function refusalOfAnother(
  present: readonly KnownPasskey[],
  name: string,
): 'PASSKEY_NAME_TAKEN' | 'TOO_MANY_PASSKEYS' | null {
  if (present.length >= mostPasskeys) return 'TOO_MANY_PASSKEYS';
  return present.some(({ friendlyName }) => isSameName(friendlyName, name))
    ? 'PASSKEY_NAME_TAKEN'
    : null;
}

/** As the database compares them. */
export const isSameName = (left: string, right: string): boolean =>
  left.toLowerCase() === right.toLowerCase();

type Added =
  | { refused: 'PASSKEY_NAME_TAKEN' | 'TOO_MANY_PASSKEYS' | 'PASSKEY_KNOWN' }
  | { refused: null; passkeyId: string };

/** Stores a passkey that was verified when it was made, and tells its owner. */
export async function addPasskey(
  tx: Tx,
  { jobs, now }: { jobs: JobSender; now: Date },
  { userId }: SignedIn,
  { friendlyName, ...made }: MadePasskey & { friendlyName: string },
): Promise<Added> {
  await lockPeople(tx, [userId]);
  const refused = refusalOfAnother(await listPasskeys(tx, userId), friendlyName);
  if (refused) return { refused };
  const inserted = await tx
    .insertInto('auth.passkeys')
    .values({
      user_id: userId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      sign_count: String(made.signCount),
      transports: made.transports,
      is_synced: made.isSynced,
      friendly_name: friendlyName,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return { refused: 'PASSKEY_KNOWN' };
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'passkey-added' });
  return { refused: null, passkeyId: inserted.id };
}
