import type { ConsultantViewer } from '#access/viewer.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { BillingUnavailable } from '#lib/billing/errors.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { subscriptionsContract } from '../contract.ts';
import { mayManageSubscription } from '../policy.ts';
import { priceIn } from '../rules/plans.ts';
import { callBilling } from './commands/call-billing.ts';
import { startCheckout } from './commands/start-checkout.ts';
import { syncSubscription } from './commands/sync-subscription.ts';
import { getBillingRecord } from './queries/billing-record.ts';
import { findInvoice, listInvoices } from './queries/invoices.ts';
import { findTrialStart } from './queries/trials.ts';
import { viewInvoice, viewInvoiceSummary, viewSubscription } from './views.ts';

const operations = implementOperations(subscriptionsContract);

export const subscriptionsProcedures = {
  getOwn: operations.getOwn.handler(({ context }) => viewOwn(context, context.consultant)),

  refresh: operations.refresh.handler(async ({ context, errors }) => {
    const { db, consultant } = context;
    const { customerId } = await getBillingRecord(db, consultant.userId);
    if (customerId) {
      await whileReachable(context, errors.BILLING_UNAVAILABLE, () =>
        syncSubscription(context, { userId: consultant.userId, customerId }),
      );
    }
    return viewOwn(context, consultant);
  }),

  startCheckout: operations.startCheckout.handler(async ({ context, input, errors }) => {
    const { shownAmount, ...wish } = input;
    if ((shownAmount ?? priceIn(wish.plan, wish.currency)) !== priceIn(wish.plan, wish.currency)) {
      throw errors.PRICE_CHANGED();
    }
    const checkout = await whileReachable(context, errors.BILLING_UNAVAILABLE, () =>
      startCheckout(context, context.consultant, wish),
    );
    if (checkout.outcome === 'already-subscribed') throw errors.ALREADY_SUBSCRIBED();
    if (checkout.outcome === 'to-mend') throw errors.SUBSCRIPTION_TO_MEND();
    if (checkout.outcome === 'replaced') throw errors.CHECKOUT_REPLACED();
    return { url: checkout.url };
  }),

  listInvoices: operations.listInvoices.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listInvoices(context.db, context.consultant, page);
    return { items: items.map(viewInvoiceSummary), nextCursor };
  }),

  getInvoice: operations.getInvoice.handler(async ({ context, input, errors }) => {
    const invoice = await findInvoice(context.db, context.consultant, input.id);
    if (!invoice) throw errors.INVOICE_NOT_FOUND();
    const view = viewInvoice(invoice);
    // Anyone with the billing service's link has the document, and may pay with it.
    return context.consultant.lookingIn ? { ...view, documentUrl: null } : view;
  }),

  openPortal: operations.openPortal.handler(async ({ context, errors }) => {
    const { db, billing, consultant, log, publicUrl } = context;
    const { customerId, subscription } = await getBillingRecord(db, consultant.userId);
    if (!customerId || !mayManageSubscription(subscription)) throw errors.NO_SUBSCRIPTION();
    const returnUrl = `${publicUrl}/consultant/portal?tab=subscription`;
    return whileReachable(context, errors.BILLING_UNAVAILABLE, () =>
      callBilling(log, () => billing.createPortalSession(customerId, returnUrl)),
    );
  }),
};

async function viewOwn(context: RequestContext, consultant: ConsultantViewer) {
  const { db, clock } = context;
  const record = await getBillingRecord(db, consultant.userId);
  return viewSubscription(record, await findTrialStart(db, context, consultant), clock.now());
}

/** Runs what needs the billing service; when that cannot be had, the caller is told to try again. */
async function whileReachable<Answer>(
  { log }: RequestContext,
  unavailable: () => Error,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof BillingUnavailable)) throw error;
    log.warn({ err: error }, 'the billing service is not available');
    throw unavailable();
  }
}
