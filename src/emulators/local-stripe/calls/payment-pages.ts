import { cardProblem, invalid } from '../api-problem.ts';
import { confirmCheckout, settleLater } from '../pages/complete-checkout.ts';
import { getPaymentMethod } from '../payments/payment-methods.ts';
import { type Calls, call } from './call.ts';
import { checkoutAt } from './checkout-sessions.ts';

/** What Stripe's own page of a checkout calls, and its command line in its place. The SDK does not know it. */
export const paymentPageCalls: Calls = {
  'POST /v1/payment_pages/{id}/confirm': call<{ payment_method: string; expected_amount?: number }>(
    async (work, sent, { id = '' }) => {
      const checkout = checkoutAt(await work.get('checkout.session', id), work.at);
      if (checkout.status !== 'open') throw invalid('This Checkout Session is no longer open.');
      if (
        sent.expected_amount !== undefined &&
        Number(sent.expected_amount) !== checkout.amount_total
      ) {
        throw invalid('The amount of this Checkout Session has changed.', 'expected_amount');
      }
      const method = await getPaymentMethod(work, sent.payment_method, 'payment_method');
      const confirmed = await confirmCheckout(work, checkout, { method, isAuthenticated: false });
      if (confirmed.outcome === 'authentication') {
        throw cardProblem({
          type: 'card_error',
          code: 'authentication_required',
          message: 'Your card was declined. This transaction requires authentication.',
        });
      }
      await settleLater(work, confirmed.checkout);
      return confirmed.checkout;
    },
  ),
};
