import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a user whose account is being deleted: at the beginning, and once more when the time is nearly over. */
export const deletionBegun = defineMailReference(
  'deletion-begun',
  z.strictObject({
    firstName: z.string(),
    dueAt: z.iso.datetime(),
    /** In an admin's words, when it was not the person. */
    reason: z.string().nullable(),
    isReminder: z.boolean(),
    keepUrl: absoluteUrl,
  }),
);

/** To a user who keeps their account after all. */
export const accountKept = defineMailReference(
  'account-kept',
  z.strictObject({ firstName: z.string(), signInUrl: absoluteUrl }),
);

/** To a user whose account is being erased: the last mail there is. */
export const accountErased = defineMailReference(
  'account-erased',
  z.strictObject({ firstName: z.string() }),
);

/** To the other side of a project in progress. */
export const partnerLeaving = defineMailReference(
  'partner-leaving',
  z.strictObject({
    firstName: z.string(),
    projectTitle: z.string(),
    leaver: z.enum(['client', 'consultant']),
    news: z.enum(['leaving', 'staying', 'left']),
    dueAt: z.iso.datetime().nullable(),
    portalUrl: absoluteUrl,
  }),
);
