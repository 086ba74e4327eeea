import type { Db } from '#db/client.ts';

/** The passkeys of this person, first added first. */
export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('auth.passkeys')
    .select([
      'id as passkeyId',
      'credential_id as credentialId',
      'friendly_name as friendlyName',
      'transports',
      'is_synced as isSynced',
      'copied_at as copiedAt',
      'created_at as addedAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export type KnownPasskey = Awaited<ReturnType<typeof listPasskeys>>[number];
