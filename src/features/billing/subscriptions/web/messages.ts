/** The words of the subscription's toasts. */
export const subscriptionMessages = {
  refreshed: 'Subscription status updated successfully',
  notRefreshed: { title: 'Error', description: 'Failed to refresh subscription status' },
  portalFailed: {
    title: 'Error',
    description: 'Failed to open subscription management. Please try again.',
  },
  checkoutFailed: {
    title: 'Error',
    description: 'Failed to start checkout process. Please try again.',
  },
  priceChanged: {
    title: 'The price has changed',
    description: 'Nothing was charged. Please load this page again to see the present price.',
  },
  toMend: {
    title: 'Your subscription is on hold',
    description: 'Nothing was charged. Please update your payment details instead.',
  },
  alreadySubscribed: {
    title: 'You are subscribed already',
    description: 'Nothing was charged. Your subscription is in the consultant portal.',
  },
} as const;
