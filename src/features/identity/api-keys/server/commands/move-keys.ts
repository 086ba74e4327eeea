import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** Makes the keys of one company those of another, whose members have them now. */
export async function moveKeys(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  await tx
    .updateTable('auth.api_keys')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
}
