import type { Tx } from '#db/client.ts';
import { hashRecordId } from '../../rules/record-id.ts';
import type { RecordKind, RecordPayload } from '../queries/records.ts';

interface NewRecord {
  id: string;
  payload: RecordPayload;
  grantId: string | null;
  expiresAt: Date;
  now: Date;
}

/**
 * Keeps what the authorization server made, under the hash of its id. False when the grant has ended meanwhile: nothing
 * is kept then.
 */
export async function keepRecord(
  tx: Tx,
  kind: RecordKind,
  { id, payload, grantId, expiresAt, now }: NewRecord,
): Promise<boolean> {
  if (grantId !== null && !(await touchGrant(tx, kind, { grantId, now }))) return false;
  const { jti: _, ...kept } = payload;
  const values = {
    ...{ kind, grant_id: grantId, payload: JSON.stringify(kept) },
    ...{ expires_at: expiresAt, created_at: now },
  };
  await tx
    .insertInto('auth.app_records')
    .values({ id_hash: hashRecordId(id), ...values })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(values))
    .execute();
  return true;
}

/** Locks the grant, so that nothing of it outlives it; a new access token is a use of the app. */
async function touchGrant(
  tx: Tx,
  kind: RecordKind,
  { grantId, now }: { grantId: string; now: Date },
): Promise<boolean> {
  if (kind === 'AccessToken') {
    const { numUpdatedRows } = await tx
      .updateTable('auth.app_grants')
      .set({ last_used_at: now })
      .where('id', '=', grantId)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  const grant = await tx
    .selectFrom('auth.app_grants')
    .select('id')
    .where('id', '=', grantId)
    .forKeyShare()
    .executeTakeFirst();
  return grant !== undefined;
}

/** Marks a code or refresh token as used. False when it was: of two requests at once one alone succeeds. */
export async function consumeRecord(
  tx: Tx,
  kind: RecordKind,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auth.app_records')
    .set({ consumed_at: now })
    .where('id_hash', '=', hashRecordId(id))
    .where('kind', '=', kind)
    .where('consumed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Forgets a request, code or token. */
export async function removeRecord(tx: Tx, kind: RecordKind, id: string): Promise<void> {
  await tx
    .deleteFrom('auth.app_records')
    .where('id_hash', '=', hashRecordId(id))
    .where('kind', '=', kind)
    .execute();
}

/** Ends a grant and all its codes and tokens: the app itself asked for it, or used something twice. */
export async function endGrant(tx: Tx, grantId: string): Promise<void> {
  await tx.deleteFrom('auth.app_grants').where('id', '=', grantId).execute();
}

/** Ends the grant of a code or refresh token that was used twice. */
export async function endGrantOfRecord(tx: Tx, kind: RecordKind, id: string): Promise<void> {
  await tx
    .deleteFrom('auth.app_grants')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('auth.app_records')
        .select('grant_id')
        .where('id_hash', '=', hashRecordId(id))
        .where('kind', '=', kind)
        .$castTo<{ grant_id: string }>(),
    )
    .execute();
}
