import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { securityChanges } from '../rules/security-changes.ts';

/** A user signed up; committed together with the account. */
export const accountCreated = defineJob({
  name: 'account-created',
  data: z.object({ userId: z.uuid() }),
});

/** The operator made an account for a user; committed together with it. */
export const accountMade = defineJob({
  name: 'account-made',
  data: z.object({ userId: z.uuid() }),
});

/** A sign-up replaced an unconfirmed one with the same address. */
export const signUpReplaced = defineJob({
  name: 'sign-up-replaced',
  data: z.object({ userId: z.uuid() }),
});

/** A user has confirmed the address of their account: from now on they can sign in. */
export const addressConfirmed = defineJob({
  name: 'address-confirmed',
  data: z.object({ userId: z.uuid() }),
});

/** A user asked for another confirmation link for an account that is not confirmed yet. */
export const confirmationRequested = defineJob({
  name: 'confirmation-requested',
  data: z.object({ userId: z.uuid() }),
});

/** A sign-up named an address that has an account already. */
export const knownAddressSignedUp = defineJob({
  name: 'known-address-signed-up',
  data: z.object({
    userId: z.uuid(),
    /** Not by a password, but by an account elsewhere, which is not connected with the account. */
    byProvider: z.boolean().default(false),
  }),
});

/**
 * A visitor asked for a new password for this address. The worker finds out whether it has an account, so that the time
 * of the answer does not show it.
 */
export const passwordForgotten = defineJob({
  name: 'password-forgotten',
  data: z.object({
    email: z.string(),
    /** Where to go on to afterwards; empty for nowhere. */
    next: z.string(),
  }),
});

/** A person is to get a new password. The link is short-lived and works once. */
export const passwordResetRequested = defineJob({
  name: 'password-reset-requested',
  data: z.object({
    userId: z.uuid(),
    token: z.string(),
    /** Where to go on to afterwards; empty for nowhere. */
    next: z.string().default(''),
  }),
});

/** Something about how an account is protected or reached has changed; its person is notified by mail. */
export const accountSecured = defineJob({
  name: 'account-secured',
  data: z.object({
    userId: z.uuid(),
    change: z.enum(securityChanges),
    /** The address that was left, which is told as well. */
    leftAddress: z.string().optional(),
  }),
});

/** A user asked for another address; both are asked to confirm it. */
export const emailChangeRequested = defineJob({
  name: 'email-change-requested',
  data: z.object({ changeId: z.uuid() }),
});

/** An hour has passed: sessions, links, counts of attempts and keys of intents may have expired. */
export const accountRecordsAged = defineRecurringJob({
  name: 'account-records-aged',
  cron: '17 * * * *',
  retry: { limit: 0 },
  staysInside: true,
});
