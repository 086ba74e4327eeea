import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the customer who ordered a service, at the address they typed. */
export const serviceRequestReceived = defineMailReference(
  'service-request-received',
  z.strictObject({ service: z.string() }),
);

/** To every admin: a service request waits for an answer. */
export const serviceRequestForAdmins = defineMailReference(
  'service-request-for-admins',
  z.strictObject({
    service: z.string(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    /** Whether further requests of the day come without a mail. */
    isLastOfDay: z.boolean().default(false),
    requestsUrl: absoluteUrl,
  }),
);
