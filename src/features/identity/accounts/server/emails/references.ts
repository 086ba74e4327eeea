import { z } from 'zod';
import { userTypeSchema } from '#access/user.ts';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { securityChanges } from '../../rules/security-changes.ts';

/**
 * To an address that is not proven to be its user's yet. It carries nothing that its sender typed, or sign-up would be
 * a way to write to strangers in our name.
 */
export const confirmAddress = defineMailReference(
  'confirm-address',
  z.strictObject({ userType: userTypeSchema, confirmationUrl: absoluteUrl }),
);

/** To a user who has just confirmed the address of their account. */
export const welcome = defineMailReference(
  'welcome',
  z.strictObject({ firstName: z.string(), userType: userTypeSchema, nextUrl: absoluteUrl }),
);

/** To the owner of an account, after another sign-up with its address. */
export const accountExists = defineMailReference(
  'account-exists',
  z.strictObject({
    firstName: z.string(),
    signInUrl: absoluteUrl,
    byMicrosoft: z.boolean().default(false),
  }),
);

export const resetPassword = defineMailReference(
  'reset-password',
  z.strictObject({ firstName: z.string(), resetUrl: absoluteUrl }),
);

/** After a request for a new password for an address whose sign-up is unconfirmed: there is none to change. */
export const signUpUnfinished = defineMailReference(
  'sign-up-unfinished',
  z.strictObject({ signUpUrl: absoluteUrl }),
);

/** To a person, and to an address they have left: how their account is protected or reached has changed. */
export const securityAlert = defineMailReference(
  'security-notice',
  z.strictObject({
    firstName: z.string(),
    change: z.enum(securityChanges),
    settingsUrl: absoluteUrl,
    resetUrl: absoluteUrl,
  }),
);

/** To each of the two addresses of a change of address. */
export const confirmEmailChange = defineMailReference(
  'confirm-email-change',
  z.strictObject({
    firstName: z.string(),
    side: z.enum(['old', 'new']),
    newEmail: z.string(),
    confirmationUrl: absoluteUrl,
  }),
);

/** To a user for whom the operator has made an account. */
export const accountMade = defineMailReference(
  'account-made',
  z.strictObject({
    userType: userTypeSchema,
    firstName: z.string(),
    email: z.string(),
    passwordUrl: absoluteUrl,
  }),
);

/** To each admin: a user signed up. */
export const newRegistration = defineMailReference(
  'new-registration',
  z.strictObject({
    userType: userTypeSchema,
    name: z.string(),
    /** Null where none was named. */
    companyName: z.string().nullable().default(null),
    email: z.string(),
    approvalsUrl: absoluteUrl,
  }),
);
