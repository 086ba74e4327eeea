import { toUserId } from '#access/user.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { selectViewers } from '#features/identity/accounts/server/queries/viewers.ts';
import { readToken } from '#lib/auth/access-tokens.ts';
import type { ApiKeysServices } from '../services.ts';

/**
 * The user in whose name a program may ask with the key of this prefix, if that is good. A client acts for the company
 * of the key, and in its name no more once they have left it. What the token says is compared by the caller.
 */
export const selectKeyHolders = (db: Db, prefix: string, now: Date) =>
  selectViewers(
    db,
    db.selectFrom('auth.api_keys').select('company_id').where('prefix', '=', prefix).$asScalar(),
  )
    .innerJoin('auth.api_keys as key', 'key.user_id', 'user.id')
    .select(['key.id as keyId', 'user.token_epoch as tokenEpoch'])
    .where('key.prefix', '=', prefix)
    .where('user.email_verified', '=', true)
    .where(({ eb, or }) =>
      or([eb('key.company_id', 'is', null), eb('acting.membership', 'is not', null)]),
    )
    .where('key.expires_at', '>', now)
    // The password alone made it, and would not sign them in any more.
    .where(({ eb, or }) =>
      or([eb('user.has_second_factor', '=', false), eb('key.after_second_step', '=', true)]),
    );

/**
 * The user in whose name a program calls with this access token. The signature first, then one statement that reads the
 * user, the key and the signing key together. Anything doubtful is null. A token never makes its user an admin.
 */
export async function findProgramViewer(
  { db, tokenParties, findSigningKey }: { db: Db } & ApiKeysServices,
  token: string,
  { now, address }: { now: Date; address: string },
): Promise<SignedIn | null> {
  const claims = await readToken(token, tokenParties, findSigningKey, now);
  if (!claims) return null;
  const row = await selectKeyHolders(db, claims.client_id, now)
    .innerJoin('auth.signing_keys as signing', (join) =>
      join.on('signing.kid', '=', claims.kid).on('signing.signs_since', 'is not', null),
    )
    .where('user.id', '=', claims.sub)
    .where('user.token_epoch', '=', claims.epoch)
    .where('profile.suspended_at', 'is', null)
    .where('profile.leaving_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { keyId, tokenEpoch: _, userId, ...person } = row;
  return {
    kind: 'signed-in',
    ...person,
    isAdmin: false,
    userId: toUserId(userId),
    // No person sits at a program: it never has more than a first factor, and is never fresh.
    session: { id: keyId, assurance: claims.aal, provenAt: new Date(0) },
    program: { keyId, scope: claims.scope === 'read' ? 'read' : 'write' },
    address,
  };
}
