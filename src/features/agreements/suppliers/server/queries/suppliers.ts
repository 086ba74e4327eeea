import type { UserId } from '#access/user.ts';
import type { InsuranceKind } from '#catalogue/enumerations/supplier.ts';
import type { Db } from '#db/client.ts';
import { pipeline } from '#lib/database/pipeline.ts';
import type { SupplierFileKind } from '../../rules/files.ts';

/** What a consultant has stated so far, each part by itself. */
export async function findSupplier(db: Db, consultantId: UserId) {
  const { profiles, insurances, files } = await pipeline(db, {
    profiles: db
      .selectFrom('supplier_profiles')
      .selectAll()
      .where('consultant_id', '=', consultantId),
    insurances: db
      .selectFrom('supplier_insurances')
      .selectAll()
      .where('consultant_id', '=', consultantId)
      .orderBy('kind')
      .$narrowType<{ kind: InsuranceKind }>(),
    files: selectStoredFiles(db)
      .where('consultant_id', '=', consultantId)
      .orderBy('kind')
      .orderBy('version', 'desc'),
  });
  return { profile: profiles[0] ?? null, insurances, files };
}
export type SupplierRows = Awaited<ReturnType<typeof findSupplier>>;
export type SupplierFileRow = SupplierRows['files'][number];

/** Documents whose files are stored. */
export const selectStoredFiles = (db: Db) =>
  db
    .selectFrom('supplier_files')
    .select(['id', 'kind', 'version', 'name', 'bytes', 'sha256', 'file', 'created_at'])
    .where('version', 'is not', null)
    .$narrowType<{ kind: SupplierFileKind; version: number }>();

/** A stored document. Throws when there is none of this id. */
export const getFile = (db: Db, id: string): Promise<SupplierFileRow> =>
  selectStoredFiles(db).where('id', '=', id).executeTakeFirstOrThrow();
