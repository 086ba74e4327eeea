import { toUserId } from '#access/user.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { compareWithBilling } from './commands/compare-with-billing.ts';
import { endSubscriptions } from './commands/end-with-account.ts';
import { notifyAdminsOfRepairs } from './commands/notify-of-repairs.ts';
import { notifyOfTrialEnds } from './commands/notify-of-trial-ends.ts';
import { settleDuplicateSubscription } from './commands/settle-duplicate.ts';
import { syncSubscription } from './commands/sync-subscription.ts';
import {
  billingComparisonDue,
  billingEventReceived,
  duplicateSubscriptionFound,
  subscriberLeaving,
  trialsAged,
} from './jobs.ts';

/** Handlers of events from the billing service. */
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

  handleJob(subscriberLeaving, (leaving, { services }) => endSubscriptions(services, leaving)),

  handleJob(trialsAged, (_, { services, signal }) => notifyOfTrialEnds(services, signal)),

  handleJob(billingComparisonDue, async (_, { id, services, signal }) => {
    const comparison = await compareWithBilling(services, signal);
    await notifyAdminsOfRepairs(services, id, comparison);
    comparison.failures.throwAny();
  }),

  handleJob(duplicateSubscriptionFound, ({ subscriptionId }, { services }) =>
    settleDuplicateSubscription(services, subscriptionId),
  ),
];
