import { countries } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import type { Db } from '#db/client.ts';
import { findSupplier } from '#features/agreements/suppliers/server/queries/suppliers.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { openTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import type { AgreedDeal } from '#features/hiring/applications/server/queries/agreed-deal.ts';
import { nameOf } from '#features/hiring/deal-approvals/server/views.ts';
import { listOpenNames } from '#features/hiring/environment-access/server/queries/open-access.ts';
import { getCompany } from '#features/identity/memberships/server/queries/companies.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import type { Deliverable, Party, Price, StatementContent } from '../../rules/content.ts';

/** What the first proposal begins with: what the project, both sides and the agreed terms say. */
export async function draftStatement(
  db: Db,
  applicationId: ApplicationId,
  deal: AgreedDeal,
): Promise<StatementContent> {
  const terms = deal.terms ?? openTerms;
  const supplier = await supplierOf(db, deal);
  const place = deal.workArrangement ? workArrangements.label(deal.workArrangement) : '';
  return {
    client: await clientOf(db, deal),
    supplier,
    scope: deal.description,
    deliverables: deliverablesOf(terms),
    price: priceOf(terms),
    startsOn: terms.startDate ?? deal.startDate,
    endsOn: null,
    noticeDays: terms.noticeDays,
    place: [place, deal.place].filter(Boolean).join(', '),
    workingHours: terms.daysPerWeek === null ? '' : `${terms.daysPerWeek} days a week`,
    people: supplier.contact ? [{ name: supplier.contact, role: 'Consultant' }] : [],
    environments: (await listOpenNames(db, applicationId)).map((name) => ({ name })),
    taxStatus: { rule: 'none', determination: 'open', reasons: '', madeBy: '' },
    governingLaw: '',
    clauses: [...(await findAgreementSettings(db)).clauses],
  };
}

async function clientOf(db: Db, { companyId, contactName }: AgreedDeal): Promise<Party> {
  const company = await getCompany(db, companyId);
  const { name, legalName, country, registrationNumber, vatId } = company;
  return {
    ...{ name: legalName || name, address: country ? countries.label(country) : '' },
    ...{ registrationNumber, vatId, contact: contactName },
  };
}

async function supplierOf(db: Db, deal: AgreedDeal): Promise<Party> {
  const contact = nameOf(deal.firstName, deal.lastName) ?? '';
  const { profile } = await findSupplier(db, deal.consultantId);
  const cityLine = [profile?.postal_code, profile?.city].filter(Boolean).join(' ');
  const country = profile?.country && countries.has(profile.country) ? profile.country : null;
  const lines = [profile?.street, cityLine, country && countries.label(country)];
  return {
    name: profile?.legal_name || contact || 'The consultant',
    address: lines.filter(Boolean).join('\n'),
    registrationNumber: profile?.registration_number ?? '',
    vatId: profile?.vat_id ?? '',
    contact,
  };
}

const deliverablesOf = ({ fixedPriceUsd }: Terms): Deliverable[] =>
  fixedPriceUsd === null
    ? []
    : [{ name: 'All of the work', acceptance: '', amount: fixedPriceUsd, dueOn: null }];

const priceOf = ({ rateUsd, fixedPriceUsd, capUsd }: Terms): Price => ({
  kind: fixedPriceUsd === null ? 'hourly' : 'fixed',
  currency: 'USD',
  rate: fixedPriceUsd === null ? rateUsd : null,
  cap: fixedPriceUsd === null ? capUsd : null,
  daysToPay: 30,
  purchaseOrder: '',
});
