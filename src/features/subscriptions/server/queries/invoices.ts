import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { InvoiceId } from '../../ids.ts';

const selectOwn = (db: Db, { userId }: ConsultantViewer) =>
  db.selectFrom('invoices').selectAll().where('user_id', '=', userId);

export type InvoiceRow = Awaited<
  ReturnType<ReturnType<typeof selectOwn>['executeTakeFirstOrThrow']>
>;

/** This person's invoices, newest first. */
export async function listInvoices(
  db: Db,
  consultant: ConsultantViewer,
  page: PageRequest,
): Promise<Page<InvoiceRow>> {
  const columns = { createdAt: 'issued_at', id: 'id' } as const;
  const rows = await newestFirst(selectOwn(db, consultant), page, columns).execute();
  return toPage(rows, page.limit, ({ issued_at: createdAt, id }) => ({ createdAt, id }));
}

/** One of this person's invoices; null for anybody else's. */
export async function findInvoice(
  db: Db,
  consultant: ConsultantViewer,
  id: InvoiceId,
): Promise<InvoiceRow | null> {
  const row = await selectOwn(db, consultant).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
