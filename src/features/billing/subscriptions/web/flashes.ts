import type { ToastWords } from '#ui/feedback/toast-words.ts';

/** The flash messages for a user who was sent elsewhere on account of subscriptions. */
export const subscriptionsFlashes = {
  'sign-in-to-subscribe': {
    tone: 'error',
    title: 'Authentication Required',
    description: 'Please sign in to subscribe',
  },
  'subscribe-to-apply': {
    tone: 'info',
    title: 'Subscription Required',
    description: 'Applying to projects needs an active subscription.',
  },
} as const satisfies Record<string, ToastWords>;
