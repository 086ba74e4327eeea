import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** Makes the webhooks of one company those of another, also beyond its number. */
export async function moveWebhooks(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
}
