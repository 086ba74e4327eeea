import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { InvoiceId } from '../../ids.ts';

const selectOf = (db: Db, userId: UserId) =>
  db.selectFrom('invoices').selectAll().where('user_id', '=', userId);

export type InvoiceRow = Awaited<
  ReturnType<ReturnType<typeof selectOf>['executeTakeFirstOrThrow']>
>;

/** This person's own invoices, newest first. */
export const listInvoices = (
  db: Db,
  { userId }: ConsultantViewer,
  page: PageRequest,
): Promise<Page<InvoiceRow>> => listInvoicesOf(db, userId, page);

/** A consultant's invoices, newest first, for admins. */
export async function listInvoicesOf(
  db: Db,
  userId: UserId,
  page: PageRequest,
): Promise<Page<InvoiceRow>> {
  const columns = { createdAt: 'issued_at', id: 'id' } as const;
  const rows = await newestFirst(selectOf(db, userId), page, columns).execute();
  return toPage(rows, page.limit, ({ issued_at: createdAt, id }) => ({ createdAt, id }));
}

/** One of this person's invoices; null for anybody else's. */
export async function findInvoice(
  db: Db,
  consultant: ConsultantViewer,
  id: InvoiceId,
): Promise<InvoiceRow | null> {
  const row = await selectOf(db, consultant.userId).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
