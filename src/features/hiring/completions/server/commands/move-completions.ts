import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** Makes the completions of one company's deals those of another. */
export async function moveCompletions(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  await tx
    .updateTable('completions')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
}
