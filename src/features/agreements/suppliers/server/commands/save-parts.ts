import type { Insertable } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { InsuranceKind } from '#catalogue/enumerations/supplier.ts';
import type { Tx } from '#db/client.ts';
import type { SupplierProfilesTable } from '#db/tables/suppliers.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { markPast } from '#features/notifications/inbox/server/commands/mark-read.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import type { BankDetails } from '../../rules/bank-details.ts';
import type { Business } from '../../rules/business.ts';
import type { Insurance } from '../../rules/insurance.ts';
import { viesNumberOf } from '../../rules/vies-number.ts';
import { vatIdStored } from '../jobs.ts';
import { beginOfEnds, insuranceEnds } from '../notifications.ts';

/** Saves who the consultant is as a supplier. A VAT id that is not checked yet is, where the operator allows it. */
export async function saveBusiness(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  { userId }: ConsultantViewer,
  business: Business,
): Promise<null> {
  await lockPeople(tx, [userId]);
  const before = await tx
    .selectFrom('supplier_profiles')
    .select(['vat_id', 'vat_check'])
    .where('consultant_id', '=', userId)
    .executeTakeFirst();
  const isSame = before?.vat_id === business.vatId;
  const mayAsk = viesNumberOf(business.vatId) && (await findAgreementSettings(tx)).vatChecks;
  const asks = mayAsk && !(isSame && before?.vat_check);
  await saveProfile(tx, userId, {
    legal_form: business.legalForm,
    legal_name: business.legalName,
    street: business.street,
    postal_code: business.postalCode,
    city: business.city,
    country: business.country,
    registration_number: business.registrationNumber,
    vat_id: business.vatId,
    // What was answered about another number is void.
    ...((asks || !isSame) && { vat_check: asks ? 'asked' : null, vat_answered_at: null }),
  });
  if (asks) await jobs.enqueue(tx, vatIdStored, { consultantId: userId });
  return null;
}

/** Saves where the consultant is paid, encrypted for them; `null` removes it. */
export async function saveBankDetails(
  tx: Tx,
  { keys }: Pick<Services, 'keys'>,
  { userId }: ConsultantViewer,
  details: BankDetails | null,
): Promise<null> {
  const encrypted = details && keys.encrypt(keyUses.bankDetails, userId, JSON.stringify(details));
  await saveProfile(tx, userId, { sealed_bank_details: encrypted });
  return null;
}

async function saveProfile(
  tx: Tx,
  consultantId: UserId,
  columns: Omit<Insertable<SupplierProfilesTable>, 'consultant_id'>,
): Promise<void> {
  await tx
    .insertInto('supplier_profiles')
    .values({ consultant_id: consultantId, ...columns })
    .onConflict((conflict) => conflict.column('consultant_id').doUpdateSet(columns))
    .execute();
}

/** Saves an insurance. With another last day than before its consultant is reminded anew. */
export async function saveInsurance(
  tx: Tx,
  clocked: Pick<Services, 'clock'>,
  { userId }: ConsultantViewer,
  kind: InsuranceKind,
  insurance: Insurance,
): Promise<null> {
  await lockPeople(tx, [userId]);
  const before = await tx
    .selectFrom('supplier_insurances')
    .select('expires_on')
    .where('consultant_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const columns = {
    insurer: insurance.insurer,
    policy_number: insurance.policyNumber,
    cover_amount: insurance.coverAmount,
    currency: insurance.currency,
    expires_on: insurance.expiresOn,
    ...(before?.expires_on !== insurance.expiresOn && { end_told_days: null }),
  };
  await tx
    .insertInto('supplier_insurances')
    .values({ consultant_id: userId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['consultant_id', 'kind']).doUpdateSet(columns))
    .execute();
  if (before && before.expires_on !== insurance.expiresOn) {
    await markPast(tx, clocked, userId, { kind: insuranceEnds, events: beginOfEnds(userId, kind) });
  }
  return null;
}
