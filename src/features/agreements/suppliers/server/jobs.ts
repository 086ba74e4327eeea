import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { insuranceKinds } from '#catalogue/enumerations/supplier.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { endStages } from '../rules/insurance.ts';

/** Time has passed: some insurances may end soon. */
export const insuranceEndsDue = defineRecurringJob({
  name: 'insurance-ends-due',
  // By day: notifications wake no one.
  cron: '52 6-20 * * *',
});

/** A consultant was notified that an insurance ends soon; committed together with that. */
export const insuranceEndNotified = defineJob({
  name: 'insurance-end-notified',
  data: z.strictObject({
    consultantId: userIdSchema,
    kind: z.enum(insuranceKinds.values),
    /** An insurance with another last day has an event of its own. */
    expiresOn: z.iso.date(),
    stage: z.literal(endStages),
  }),
});

/** A VAT id that VIES may know was saved. */
export const vatIdStored = defineJob({
  name: 'vat-id-stored',
  data: z.strictObject({ consultantId: userIdSchema }),
  // A register of a member state can be away for a weekend: about four days.
  retry: { limit: 26, delaySeconds: 30, maxDelaySeconds: 6 * 3600 },
  // VIES refuses callers that ask much at once.
  concurrency: 1,
});

/** An hour has passed, and the upload of some documents may have been broken off. */
export const looseSupplierFilesDue = defineRecurringJob({
  name: 'loose-supplier-files-due',
  cron: '27 * * * *',
  schedule: 'loose-supplier-files',
  staysInside: true,
});
