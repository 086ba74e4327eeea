import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { billingRepairedMail } from './billing-repaired.tsx';
import { paymentFailedMail } from './payment-failed.tsx';
import { paymentReceiptMail } from './payment-receipt.tsx';
import { secondSubscriptionCancelledMail } from './second-subscription-cancelled.tsx';
import { subscriptionCancelledMail } from './subscription-cancelled.tsx';
import { subscriptionEndedMail } from './subscription-ended.tsx';
import { subscriptionOnHoldMail } from './subscription-on-hold.tsx';
import { subscriptionStartedMail } from './subscription-started.tsx';
import { trialEndingMail } from './trial-ending.tsx';
import { trialStartedMail } from './trial-started.tsx';

/** Every mail about subscriptions, for the build to compile. */
export const subscriptionsMailTemplates: readonly MailTemplate[] = [
  subscriptionStartedMail,
  trialStartedMail,
  trialEndingMail,
  paymentReceiptMail,
  subscriptionOnHoldMail,
  paymentFailedMail,
  subscriptionCancelledMail,
  subscriptionEndedMail,
  secondSubscriptionCancelledMail,
  billingRepairedMail,
];
