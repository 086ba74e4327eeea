import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { paymentFailedMail } from './payment-failed.tsx';
import { secondSubscriptionCancelledMail } from './second-subscription-cancelled.tsx';
import { subscriptionCancelledMail } from './subscription-cancelled.tsx';
import { subscriptionEndedMail } from './subscription-ended.tsx';
import { subscriptionStartedMail } from './subscription-started.tsx';

/** Every mail about subscriptions, for the build to compile. */
export const subscriptionsMailTemplates: readonly MailTemplate[] = [
  subscriptionStartedMail,
  paymentFailedMail,
  subscriptionCancelledMail,
  subscriptionEndedMail,
  secondSubscriptionCancelledMail,
];
