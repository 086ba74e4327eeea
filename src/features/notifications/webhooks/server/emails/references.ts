import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the owner of a webhook that was stopped: it has taken no event for a week. */
export const webhookStoppedMail = defineMailReference(
  'webhook-stopped',
  z.strictObject({
    firstName: z.string(),
    webhookName: z.string(),
    failingSince: z.iso.datetime(),
    webhooksUrl: absoluteUrl,
  }),
);
