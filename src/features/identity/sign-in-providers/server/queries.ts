import type { Db } from '#db/client.ts';
import type { ProvenIdentity } from '#features/identity/lib/openid/sign-in-provider.ts';

/** What says whose account elsewhere it is. */
export type IdentityKey = Pick<ProvenIdentity, 'issuer' | 'subject'>;

/** The accounts elsewhere that are connected with this person's, first connected first. */
export const listConnections = (db: Db, userId: string) =>
  db
    .selectFrom('auth.connected_sign_ins')
    .select([
      'id as connectionId',
      'claimed_name as claimedName',
      'claimed_email as claimedEmail',
      'created_at as connectedAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export type Connection = Awaited<ReturnType<typeof listConnections>>[number];

/** Whose account here an account elsewhere is connected with; by issuer and subject, whatever else it claims. */
export const findConnection = async (db: Db, { issuer, subject }: IdentityKey) =>
  db
    .selectFrom('auth.connected_sign_ins')
    .select(['id as connectionId', 'user_id as userId'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
