import type { ConsultantViewer } from '#access/viewer.ts';
import { countries, isoCodeOf } from '#catalogue/enumerations/places.ts';
import type { Db } from '#db/client.ts';
import {
  listMilestones,
  type MilestoneRow,
} from '#features/agreements/milestones/server/queries/milestones.ts';
import { findInForce } from '#features/agreements/statements/server/queries/statements.ts';
import { findBankDetails } from '#features/agreements/suppliers/server/queries/bank-details.ts';
import { findSupplier } from '#features/agreements/suppliers/server/queries/suppliers.ts';
import {
  findSheet,
  listWeeks,
} from '#features/agreements/time-sheets/server/queries/time-sheets.ts';
import { partsOfWeek } from '#features/agreements/time-sheets/server/views.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { findOwnApplication } from '#features/hiring/applications/server/queries/own-applications.ts';
import { getCompany } from '#features/identity/memberships/server/queries/companies.ts';
import { consultantProfiles } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { isCurrencyCode } from '#lib/money/currencies.ts';
import type { Services } from '#server/services.ts';

/**
 * What a draft is made of: the two sides, the agreed rate, the approved weeks and the accepted milestones.
 * Null for a foreign application.
 */
export async function findDraftSources(
  { db, keys }: { db: Db } & Pick<Services, 'keys'>,
  consultant: ConsultantViewer,
  applicationId: ApplicationId,
) {
  const application = await findOwnApplication(db, consultant, applicationId);
  if (!application) return null;
  const sheet = await findSheet(db, applicationId);
  const weeks = sheet ? await listWeeks(db, applicationId) : [];
  const inForce = await findInForce(db, applicationId);
  const milestones = await listMilestones(db, applicationId);
  const { profile: supplier } = await findSupplier(db, consultant.userId);
  const own = await consultantProfiles(db)
    .where('user_id', '=', consultant.userId)
    .executeTakeFirst();
  const company = await getCompany(db, application.company_id);
  return {
    projectTitle: application.title,
    agreedRateUsd: application.agreed_terms?.rateUsd ?? null,
    isFixedPrice: inForce?.content.price.kind === 'fixed',
    acceptedMilestones: milestones.flatMap(viewAccepted),
    unit: sheet?.unit ?? null,
    /** The oldest first. */
    approvedWeeks: weeks
      .filter(({ state }) => state === 'approved')
      .map((week) => ({ startsOn: week.starts_on, parts: partsOfWeek(week) }))
      .reverse(),
    seller: supplier?.legal_form
      ? {
          legalName: supplier.legal_name ?? '',
          street: supplier.street ?? '',
          postalCode: supplier.postal_code ?? '',
          city: supplier.city ?? '',
          countryCode: isoOf(supplier.country),
          vatId: supplier.vat_id ?? '',
          registrationNumber: supplier.registration_number ?? '',
          contact: `${consultant.firstName} ${consultant.lastName}`.trim(),
          email: consultant.email,
          phone: own?.phone ?? '',
        }
      : null,
    bankDetails: await findBankDetails({ db, keys }, consultant.userId),
    buyer: {
      legalName: company.legalName,
      countryCode: company.country && isoCodeOf(company.country),
      vatId: company.vatId,
      registrationNumber: company.registrationNumber,
      email: application.application_status === 'accepted' ? application.contact_email : '',
    },
  };
}

/** A milestone that can be billed, if it is one. */
function viewAccepted(row: MilestoneRow) {
  const { name, state, amount, currency, deliveredAt, decidedAt } = row;
  if (state !== 'accepted' || !amount || !decidedAt || !isCurrencyCode(currency)) return [];
  const days = { deliveredOn: dayOf(deliveredAt), acceptedOn: dayOf(decidedAt) };
  return [{ name, amount, currency, ...days }];
}

const isoOf = (country: string | null) =>
  country !== null && countries.has(country) ? isoCodeOf(country) : null;

type Sources = NonNullable<Awaited<ReturnType<typeof findDraftSources>>>;
export type Seller = NonNullable<Sources['seller']> & { countryCode: string };
export type Buyer = Sources['buyer'] & { countryCode: string };
