import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/**
 * The billing service told us of a change; committed together with the event's id. It names the customer
 * only: what the change was is asked when the job runs.
 */
export const billingEventReceived = defineJob({
  name: 'billing-event-received',
  data: z.object({ eventId: z.string(), customerId: z.string() }),
  // About a day: the billing service was told that we have the event and will not send it again.
  retry: { limit: 34 },
});
