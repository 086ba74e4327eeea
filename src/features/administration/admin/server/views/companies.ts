import { countries } from '#catalogue/enumerations/places.ts';
import type { ListedCompanyRow } from '#features/identity/memberships/server/queries/listed-companies.ts';
import type { CompanyView, ListedCompany } from '../../contract/companies.ts';
import { companyStateOf } from '../../rules/company-list.ts';
import type { CompanyPage } from '../queries/company-list.ts';

/** A company as a row of a list: what there is not yet is null. */
export const viewListedCompany = (row: ListedCompanyRow): ListedCompany => ({
  companyId: row.companyId,
  name: row.name,
  legalName: row.legalName || null,
  state: companyStateOf(row),
  country: row.country === null ? null : countries.label(row.country),
  members: row.members,
  foundedAt: row.createdAt.toISOString(),
});

/** One company with what an operator needs to decide about it. */
export function viewCompanyPage({ company, members, counts }: CompanyPage): CompanyView {
  const { closedAt, suspendedAt, approvedAt, refusedAt } = company;
  const decidedAt = closedAt ?? suspendedAt ?? approvedAt ?? refusedAt;
  return {
    ...viewListedCompany(company),
    registrationNumber: company.registrationNumber || null,
    vatId: company.vatId || null,
    website: company.website || null,
    size: company.size,
    decision: {
      reason: company.suspensionReason ?? company.refusalReason,
      decidedAt: decidedAt?.toISOString() ?? null,
    },
    members: members.map(({ userId, firstName, lastName, email, role, since }) => ({
      ...{ userId, email, role, since: since.toISOString() },
      name: `${firstName} ${lastName}`.trim() || null,
    })),
    counts,
  };
}
