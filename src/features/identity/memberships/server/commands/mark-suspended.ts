import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** Stores that this company, which is locked, is suspended for a reason, or, without one, that it is not any more. */
export async function markCompanySuspended(
  tx: Tx,
  companyId: CompanyId,
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({
      suspended_at: reason === null ? null : now,
      suspension_reason: reason,
      updated_at: now,
    })
    .where('id', '=', companyId)
    .execute();
}
