import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

const shape = {
  firstName: z.string(),
  /** The short name of the one who joined. */
  refereeName: z.string(),
  portalUrl: absoluteUrl,
};

/** To the referrer, when a consultant has joined with their code. */
export const referralJoinedNotification = defineMailReference(
  'referral-joined',
  z.strictObject(shape),
  {
    hasSetting: true,
  },
);

/** To the referrer: a free month is taken off the next invoices. `worth` is `$75`. */
export const freeMonthCredited = defineMailReference(
  'free-month-credited',
  z.strictObject({ ...shape, worth: z.string() }),
);

/** To a referrer without a subscription: a free month waits for one. */
export const freeMonthWaiting = defineMailReference(
  'free-month-waiting',
  z.strictObject({ ...shape, subscribeUrl: absoluteUrl }),
);

/**
 * To the referrer: the payment that had earned a free month was refunded. `worth` is null for one that still waited.
 */
export const freeMonthTakenBack = defineMailReference(
  'free-month-taken-back',
  z.strictObject({ ...shape, worth: z.string().nullable() }),
);
