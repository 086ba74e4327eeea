import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

const person = z.strictObject({ userId: userIdSchema });

/** An account is to be deleted, and hidden from now on. */
export const deletionAsked = defineJob({ name: 'deletion-asked', data: person });

/** The time of an account that is being deleted is nearly over. */
export const deletionNear = defineJob({ name: 'deletion-near', data: person });

/** A user keeps their account after all. */
export const deletionCancelled = defineJob({ name: 'deletion-cancelled', data: person });

/**
 * An hour has passed: the time of accounts may be over, or nearly. Not while things are held: people are told of it
 * first.
 */
export const deletionsAged = defineRecurringJob({
  name: 'deletions-aged',
  cron: '27 * * * *',
});

/** An hour has passed: erasures that have begun go on. */
export const erasuresAged = defineRecurringJob({
  name: 'erasures-aged',
  cron: '42 * * * *',
  expireSeconds: 3600,
  staysInside: true,
});

/** A day has passed: the time of what is kept for a time may be over. */
export const retentionAged = defineRecurringJob({
  name: 'retention-aged',
  cron: '33 3 * * *',
  expireSeconds: 3600,
  staysInside: true,
});
