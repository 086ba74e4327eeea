import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/**
 * Lets changes to a company, to its members and to what is counted for it go one after the other. A command that also
 * holds people takes them first.
 */
export async function lockCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}
