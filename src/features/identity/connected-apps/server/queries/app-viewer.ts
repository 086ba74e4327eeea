import { type Expression, sql } from 'kysely';
import { toUserId } from '#access/user.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { selectViewers } from '#features/identity/accounts/server/queries/viewers.ts';
import { hashRecordId } from '../../rules/record-id.ts';

/**
 * The user in whose name the app of this grant may ask. A client acts for the company of the grant, and in its name no
 * more once they have left it.
 */
const selectGrantHolders = (db: Db, grantId: Expression<string>, now: Date) =>
  selectViewers(
    db,
    db.selectFrom('auth.app_grants').select('company_id').where('id', '=', grantId).$asScalar(),
  )
    .innerJoin('auth.app_grants as app', 'app.user_id', 'user.id')
    .where('app.id', '=', grantId)
    .where('app.expires_at', '>', now)
    .where('user.email_verified', '=', true)
    .where('profile.suspended_at', 'is', null)
    .where('profile.leaving_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('app.company_id', 'is', null), eb('acting.membership', 'is not', null)]),
    )
    // The password alone let it in, and would not sign them in any more.
    .where(({ eb, or }) =>
      or([eb('user.has_second_factor', '=', false), eb('app.after_second_step', '=', true)]),
    );

/** Whether the app of this grant still gets tokens for this user. */
export async function isGrantGood(
  db: Db,
  grantId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const row = await selectGrantHolders(db, sql.val(grantId), now)
    .where('user.id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The user in whose name an app calls with this access token, if the token is for `audience`. One statement reads the
 * token, the grant and the user, so a disconnected app is refused by the next request. A token never makes its user an
 * admin.
 */
export async function findAppViewer(
  db: Db,
  token: string,
  { audience, now, address }: { audience: string; now: Date; address: string },
): Promise<SignedIn | null> {
  const tokens = db
    .selectFrom('auth.app_records')
    .where('id_hash', '=', hashRecordId(token))
    .where('kind', '=', 'AccessToken')
    .where('expires_at', '>', now)
    .where(sql`payload ->> 'aud'`, '=', audience);
  const grantId = tokens.select('grant_id').$castTo<{ grant_id: string }>().$asScalar();
  const row = await selectGrantHolders(db, grantId, now)
    .select('app.id as appId')
    .select(tokens.select(sql<string>`payload ->> 'scope'`.as('scope')).as('scope'))
    .executeTakeFirst();
  if (!row) return null;
  const { appId, scope, userId, ...person } = row;
  return {
    kind: 'signed-in',
    ...person,
    isAdmin: false,
    userId: toUserId(userId),
    // No person sits at a program: it never has more than a first factor, and is never fresh.
    session: { id: appId, assurance: 'aal1', provenAt: new Date(0) },
    program: { keyId: appId, scope: scope?.split(' ').includes('write') ? 'write' : 'read' },
    address,
  };
}
