import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** Makes what was decided about one company a decision about another: its owners read it, and can appeal. */
export async function moveDecisions(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
}
