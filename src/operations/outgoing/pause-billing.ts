import type { Billing } from '#lib/billing/billing.ts';
import { BillingUnavailable } from '#lib/billing/errors.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/**
 * The billing service, which changes nothing while outgoing calls are paused; reads still work. Each call is listed
 * with what it does, so a new one does not compile before an engineer has decided.
 */
export function pauseBilling(billing: Billing, pause: OutboundPause): Billing {
  const changes =
    <Words extends unknown[], Answer>(call: (...words: Words) => Promise<Answer>) =>
    async (...words: Words): Promise<Answer> => {
      if (await pause.isHeld()) throw new BillingUnavailable(pausedMessage);
      return call(...words);
    };
  return {
    createCustomer: changes((...words) => billing.createCustomer(...words)),
    createCheckout: changes((...words) => billing.createCheckout(...words)),
    creditCustomer: changes((...words) => billing.creditCustomer(...words)),
    takeCreditBack: changes((...words) => billing.takeCreditBack(...words)),
    // What its page leads to changes the subscription.
    createPortalSession: changes((...words) => billing.createPortalSession(...words)),
    expireCheckout: changes((...words) => billing.expireCheckout(...words)),
    endSubscription: changes((...words) => billing.endSubscription(...words)),
    cancelSubscription: changes((...words) => billing.cancelSubscription(...words)),
    refundSubscription: changes((...words) => billing.refundSubscription(...words)),

    fetchSubscription: (...words) => billing.fetchSubscription(...words),
    fetchCheckout: (...words) => billing.fetchCheckout(...words),
    listOpenCheckouts: (...words) => billing.listOpenCheckouts(...words),
    listSubscriptions: (...words) => billing.listSubscriptions(...words),
    listInvoices: (...words) => billing.listInvoices(...words),
    listAllSubscriptions: (...words) => billing.listAllSubscriptions(...words),
    listCustomersChargedSince: (...words) => billing.listCustomersChargedSince(...words),
    verifyWebhook: (...words) => billing.verifyWebhook(...words),
  };
}
