import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { type FileName, parseFileName } from '#lib/files/file-name.ts';

/** The newest export of this person; expired ones are none. */
export async function findLastExport(db: Db, userId: UserId, now: Date) {
  const row = await db
    .selectFrom('data_exports as export')
    .select(['export.id', 'export.asked_at', 'export.ready_at', 'export.expires_at'])
    .select((eb) =>
      eb
        .selectFrom('data_export_parts as part')
        .select((part) =>
          part.fn.coalesce(part.fn.sum<string>('part.bytes'), part.val('0')).as('n'),
        )
        .whereRef('part.export_id', '=', 'export.id')
        .as('bytes'),
    )
    .where('export.user_id', '=', userId)
    .where('export.expires_at', '>', now)
    .orderBy('export.asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLastExport>>>;

/** The parts of an archive in their order. */
export async function listParts(
  db: Db,
  exportId: string,
): Promise<{ file: FileName; bytes: number }[]> {
  const parts = await db
    .selectFrom('data_export_parts')
    .select(['file', 'bytes'])
    .where('export_id', '=', exportId)
    .orderBy('position')
    .execute();
  return parts.map(({ file, bytes }) => ({ file: toFileName(file), bytes }));
}

/** Takes a name that we have written; throws when it is none. */
export function toFileName(text: string): FileName {
  const name = parseFileName(text);
  if (!name) throw new Error('A part of an export has a name that no file has.');
  return name;
}

/** Expired exports: they are no longer served. */
export async function listExpired(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}
