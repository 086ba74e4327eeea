import type { ConsultantViewer } from '#features/accounts/policy.ts';
import type { RequestContext } from '#features/accounts/server/context.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { plans, priceIn } from '../../rules.ts';
import { getBillingRecord } from '../queries/billing-record.ts';
import { createBillingCustomer } from './billing-customer.ts';
import { settleCheckoutTerms, type Wish } from './checkout-terms.ts';
import { reachBilling } from './reach-billing.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Opens a checkout for this consultant and answers where to pay. No transaction is open while the billing
 * service is asked; what it was asked for can be asked again. Throws BillingUnavailable.
 */
export async function startCheckout(
  context: RequestContext,
  consultant: ConsultantViewer,
  { plan, currency }: Wish,
): Promise<{ outcome: 'opened'; url: string } | { outcome: 'already-subscribed' }> {
  const { db, billing, clock, log, publicUrl, write } = context;
  const { userId } = consultant;
  const { customerId: known } = await getBillingRecord(db, userId);
  // A checkout finished a moment ago may not have reached us: ask, rather than sell a second one.
  if (known) await syncSubscription(context, { userId, customerId: known });
  const customerId = known ?? (await createBillingCustomer(context, consultant));
  const terms = await write((tx) =>
    settleCheckoutTerms(tx, userId, { plan, currency }, clock.now()),
  );
  if (!terms) return { outcome: 'already-subscribed' };
  const { url } = await reachBilling(log, () =>
    billing.createCheckout(
      {
        customerId,
        amount: priceIn(plan, currency),
        currency,
        interval: plans[plan].interval,
        productName: plans[plan].productName,
        trialEnd: terms.trialEnd === null ? undefined : new Date(terms.trialEnd),
        successUrl: `${publicUrl}/consultant/portal?tab=subscription&checkout=success`,
        cancelUrl: `${publicUrl}/subscribe?checkout=cancelled`,
        clientReference: userId,
        metadata: { user_id: userId, plan },
      },
      derivedId(userId, terms.key),
    ),
  );
  return { outcome: 'opened', url };
}
