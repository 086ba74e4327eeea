import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the invited address: what they can become, of which company, and until when. */
export const memberInvitedMailReference = defineMailReference(
  'member-invited',
  z.strictObject({
    companyName: z.string(),
    /** First and last name of who invites; null for a user who has left. */
    invitedBy: z.string().nullable(),
    /** What the role allows, as a sentence. */
    roleSays: z.string(),
    /** A day, as it is written in a sentence. */
    until: z.string(),
    invitationUrl: absoluteUrl,
  }),
);

/** To another member of a company that an owner has closed. */
export const companyClosedMailReference = defineMailReference(
  'company-closed',
  z.strictObject({
    firstName: z.string(),
    companyName: z.string(),
    /** First and last name of the owner; null for a user who has left. */
    closedBy: z.string().nullable(),
    portalUrl: absoluteUrl,
  }),
);
