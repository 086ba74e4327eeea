import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** Makes the reviews of one company's deals those of another. */
export async function moveReviews(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
}
