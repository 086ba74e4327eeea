import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';
import type { CompanyRow } from '../queries/companies.ts';

/** Stores what a company says of itself. */
export async function saveCompany(
  tx: Tx,
  companyId: CompanyId,
  details: Omit<CompanyRow, 'companyId' | 'approvalAboveUsd'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({
      name: details.name,
      legal_name: details.legalName,
      country: details.country,
      registration_number: details.registrationNumber,
      vat_id: details.vatId,
      website: details.website,
      size: details.size,
      updated_at: now,
    })
    .where('id', '=', companyId)
    .execute();
}
