import type { UserType } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import type { ProvenIdentity } from '#features/identity/lib/openid/sign-in-provider.ts';
import { hashBrowserToken } from '#lib/auth/browser-token.ts';

/** So long the form of a sign-up can be sent, in ms. */
const waitingMs = 60 * 60_000;

interface Where {
  waitingId: string;
  browserToken: string;
  now: Date;
}

/**
 * Keeps the identity that a provider has vouched for, for this browser alone, until its user has filled in the form;
 * returns its id.
 */
export async function keepWaiting(
  tx: Tx,
  identity: ProvenIdentity,
  { userType, nextPath }: { userType: UserType | null; nextPath: string },
  { browserToken, now }: Omit<Where, 'waitingId'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('auth.waiting_identities')
    .values({
      browser_hash: hashBrowserToken(browserToken),
      issuer: identity.issuer,
      subject: identity.subject,
      tenant_id: identity.tenantId,
      object_id: identity.objectId,
      claimed_name: identity.claimedName,
      claimed_email: identity.claimedEmail,
      first_name: identity.firstName,
      last_name: identity.lastName,
      user_type: userType,
      next_path: nextPath,
      created_at: now,
      expires_at: new Date(now.getTime() + waitingMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Who waits to fill in this form in this browser. */
export const findWaiting = async (db: Db, { waitingId, browserToken, now }: Where) =>
  db
    .selectFrom('auth.waiting_identities')
    .select([
      'issuer',
      'subject',
      'tenant_id as tenantId',
      'object_id as objectId',
      'claimed_name as claimedName',
      'claimed_email as claimedEmail',
      'first_name as firstName',
      'last_name as lastName',
      'user_type as userType',
      'next_path as nextPath',
    ])
    .where('id', '=', waitingId)
    .where('browser_hash', '=', hashBrowserToken(browserToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
