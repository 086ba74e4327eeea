import { insuranceKinds } from '#catalogue/enumerations/supplier.ts';
import { inBatches } from '#db/in-batches.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { checkVatId } from './commands/check-vat-id.ts';
import { clearLooseFiles } from './commands/clear-files.ts';
import { remindOfEnds } from './commands/remind-of-ends.ts';
import { insuranceEndsNotification } from './emails/references.ts';
import {
  insuranceEndNotified,
  insuranceEndsDue,
  looseSupplierFilesDue,
  vatIdStored,
} from './jobs.ts';
import { eventKeyOfEnd, type InsuranceEnd, insuranceEnds } from './notifications.ts';
import { findInsuredPerson } from './queries/insured-person.ts';
import type { SuppliersServices } from './services.ts';

/** Event handlers of supplier profiles. */
export const suppliersWorkers: JobHandler<Services & SuppliersServices>[] = [
  handleJob(insuranceEndsDue, async (_, { services, signal }) => {
    await inBatches(services.write, signal, (tx) => remindOfEnds(tx, services));
  }),

  handleJob(insuranceEndNotified, async (end, { services }) => {
    const insured = await findInsuredPerson(services.db, end);
    // Renewed since, or told again at a later stage.
    if (insured?.expires_on !== end.expiresOn || insured.end_told_days !== end.stage) return;
    if (await isHiddenAccount(services.db, insured.consultant_id)) return;
    await mailEnd(services, insured, end);
  }),

  handleJob(vatIdStored, ({ consultantId }, { services, signal }) =>
    checkVatId(services, consultantId, signal),
  ),

  handleJob(looseSupplierFilesDue, (_, { services, signal }) => clearLooseFiles(services, signal)),
];

type Insured = NonNullable<Awaited<ReturnType<typeof findInsuredPerson>>>;

async function mailEnd(services: Services, insured: Insured, end: InsuranceEnd): Promise<void> {
  const { consultant_id: userId, first_name, last_name, email } = insured;
  const event = eventKeyOfEnd(end);
  await mailNotification(
    services.db,
    services,
    { kind: insuranceEnds, userId, event },
    insuranceEndsNotification,
    {
      to: { name: `${first_name} ${last_name}`.trim(), address: email },
      props: {
        firstName: first_name,
        insurance: insuranceKinds.label(end.kind).toLowerCase(),
        insurer: insured.insurer,
        expiresOn: end.expiresOn,
        supplierUrl: `${services.publicUrl}/consultant/supplier`,
      },
      id: derivedId(userId, `mail of ${event}`),
    },
  );
}
