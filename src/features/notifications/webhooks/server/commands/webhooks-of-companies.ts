import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** Removes the webhooks of a company that closes. */
export async function removeWebhooksOf(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.deleteFrom('webhook_endpoints').where('company_id', '=', companyId).execute();
}

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
