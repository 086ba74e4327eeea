import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { endStages } from '../../rules.ts';

const decisionProps = {
  firstName: z.string(),
  certification: z.string(),
  credentialsUrl: absoluteUrl,
};

/** To a consultant whose credential an admin has verified. */
export const credentialVerifiedNotification = defineMailReference(
  'credential-verified',
  z.strictObject({ ...decisionProps, expiresOn: z.iso.date().nullable() }),
);

/** To a consultant whose credential an admin could not confirm. */
export const credentialRejectedNotification = defineMailReference(
  'credential-rejected',
  z.strictObject({ ...decisionProps, reason: z.string() }),
);

/** To a consultant a certification of whom expires soon, or has expired. */
export const credentialEndsNotification = defineMailReference(
  'credential-ends',
  z.strictObject({ ...decisionProps, expiresOn: z.iso.date(), stage: z.literal(endStages) }),
  { hasSetting: true },
);
