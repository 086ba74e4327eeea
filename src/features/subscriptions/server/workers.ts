import { toUserId } from '#access/user.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { settleSurplusSubscription } from './commands/settle-surplus.ts';
import { syncSubscription } from './commands/sync-subscription.ts';
import { billingEventReceived, surplusSubscriptionFound } from './jobs.ts';

/** What follows from the billing service's news. */
export const subscriptionsWorkers: JobHandler<Services>[] = [
  handleJob(billingEventReceived, async ({ eventId, customerId }, { services }) => {
    const customer = await services.db
      .selectFrom('billing_customers')
      .select('user_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (customer) {
      await syncSubscription(services, { userId: toUserId(customer.user_id), customerId });
    } else {
      services.log.warn({ eventId }, 'a billing event is about a customer who is not ours');
    }
  }),

  handleJob(surplusSubscriptionFound, ({ subscriptionId }, { services }) =>
    settleSurplusSubscription(services, subscriptionId),
  ),
];
