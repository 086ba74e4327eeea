import type { Db } from '#db/client.ts';
import type { AppRecordsTable } from '#db/tables/connected-apps.ts';
import { hashRecordId } from '../../rules/record-id.ts';

export type RecordKind = AppRecordsTable['kind'];
export type RecordPayload = Record<string, unknown>;

/** What the authorization server keeps under this id, also when it was consumed; undefined when it has expired. */
export async function findRecord(
  db: Db,
  kind: RecordKind,
  { id, now }: { id: string; now: Date },
): Promise<RecordPayload | undefined> {
  const row = await db
    .selectFrom('auth.app_records')
    .select(['payload', 'consumed_at'])
    .where('id_hash', '=', hashRecordId(id))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const payload = row.payload as RecordPayload;
  return { ...payload, jti: id, ...(row.consumed_at && { consumed: seconds(row.consumed_at) }) };
}

/** What a user has granted, in the words of the authorization server; undefined once it has ended. */
export async function findGrant(db: Db, id: string, now: Date): Promise<RecordPayload | undefined> {
  const row = await db
    .selectFrom('auth.app_grants')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...{ kind: 'Grant', jti: id, accountId: row.user_id, clientId: row.client_id },
    iat: seconds(row.created_at),
    exp: seconds(row.expires_at),
    resources: { [row.resource]: row.scope === 'write' ? 'read write' : 'read' },
  };
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
