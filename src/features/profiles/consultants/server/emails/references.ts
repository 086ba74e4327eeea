import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a consultant whose day to be available from has come. */
export const availabilityDayCameNotification = defineMailReference(
  'availability-day-came',
  z.strictObject({
    recipientFirstName: z.string(),
    day: z.iso.date(),
    availabilityUrl: absoluteUrl,
  }),
  { hasSetting: true },
);
