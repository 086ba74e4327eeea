import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { CheckoutOrder } from '#lib/billing/billing.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Services } from '#server/services.ts';
import { plans, priceIn } from '../../rules/plans.ts';
import { getBillingRecord } from '../queries/billing-record.ts';
import { callBilling } from './call-billing.ts';
import { type CheckoutTerms, settleCheckoutTerms, type Wish } from './checkout-terms.ts';
import { openCheckout } from './open-checkout.ts';
import { syncSubscription } from './sync-subscription.ts';

type Started =
  | { outcome: 'opened'; url: string }
  | { outcome: 'already-subscribed' }
  | { outcome: 'to-mend' }
  | { outcome: 'replaced' };

const attempts = 3;

/**
 * Opens a checkout for this consultant and answers where to pay; an earlier one for something else is closed. No
 * transaction is open while the billing service is asked; what it was asked for can be asked again. Throws
 * BillingUnavailable.
 */
export async function startCheckout(
  context: RequestContext,
  consultant: ConsultantViewer,
  wish: Wish,
): Promise<Started> {
  const { db, write } = context;
  const { userId } = consultant;
  let { customerId } = await getBillingRecord(db, userId);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A checkout finished a moment ago may not have reached us: ask, rather than sell a second one.
    if (customerId) await syncSubscription(context, { userId, customerId });
    customerId ??= await createBillingCustomer(context, consultant);
    // A repeated request is given the same terms again; once they are over, others have to be settled.
    const terms = await write((tx) => settleCheckoutTerms(tx, context, consultant, wish), {
      withoutKey: attempt > 0,
    });
    if (typeof terms === 'string') return { outcome: terms };
    const opened = await openCheckout(
      context,
      orderFor(context, consultant, customerId, wish, terms),
    );
    if (opened.outcome !== 'over') return opened;
  }
  return { outcome: 'replaced' };
}

function orderFor(
  { publicUrl }: RequestContext,
  { userId }: ConsultantViewer,
  customerId: string,
  { plan, currency, next }: Wish,
  { key, trialEnd }: CheckoutTerms,
): CheckoutOrder {
  const leadingOn = next ? `&next=${encodeURIComponent(next)}` : '';
  return {
    customerId,
    planKey: plans[plan].billingKey,
    amount: priceIn(plan, currency),
    currency,
    interval: plans[plan].interval,
    productName: plans[plan].productName,
    trialEnd: trialEnd === null ? undefined : new Date(trialEnd),
    successUrl: `${publicUrl}/consultant/portal?tab=subscription&checkout=success${leadingOn}`,
    cancelUrl: `${publicUrl}/subscribe?checkout=cancelled${leadingOn}`,
    clientReference: userId,
    reference: key,
    metadata: { user_id: userId, plan },
  };
}

/**
 * Makes the customer that this consultant pays as, and answers its id. However many requests do so at
 * once, all end with the same one: they name it to the billing service by the same key, and the table
 * keeps the first. Throws BillingUnavailable.
 */
async function createBillingCustomer(
  { write, billing, clock, log }: Services,
  { userId, email, firstName, lastName }: ConsultantViewer,
): Promise<string> {
  const name = `${firstName} ${lastName}`.trim();
  // The key holds for these very details only, so they are part of it.
  const key = derivedId(userId, `billing customer ${email} ${name}`);
  const { customerId } = await callBilling(log, () =>
    billing.createCustomer({ userId, email, name }, key),
  );
  const keep = async (tx: Tx) => {
    await tx
      .insertInto('billing_customers')
      .values({ user_id: userId, customer_id: customerId, created_at: clock.now() })
      // Whichever of the two unique columns meets the other request first.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await tx
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return kept.customer_id;
  };
  return write(keep, { withoutKey: true });
}
