import type { Calls } from './call.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout-sessions.ts';
import { customerCalls } from './customers.ts';
import { invoiceCalls } from './invoices.ts';
import { paymentPageCalls } from './payment-pages.ts';
import { paymentCalls } from './payments.ts';
import { portalCalls } from './portal.ts';
import { readCalls } from './reads.ts';
import { refundCalls } from './refunds.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { testClockCalls } from './test-clocks.ts';
import { webhookEndpointCalls } from './webhook-endpoints.ts';

/** Every call that the local Stripe answers. */
export const allCalls: Calls = {
  ...readCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...customerCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...paymentPageCalls,
  ...portalCalls,
  ...refundCalls,
  ...subscriptionCalls,
  ...testClockCalls,
  ...webhookEndpointCalls,
};
