import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const userIdSchema = z.uuid().brand<'UserId'>();

/** The one id of a person; clients, consultants, referrers and admins are all named by it. */
export type UserId = z.output<typeof userIdSchema>;

/** Takes an id that the database itself gave out. */
export const toUserId = (id: string): UserId => id as UserId;

/** The side of the marketplace that the user signed up for; it never changes. */
export const userTypeSchema = z.enum(['client', 'consultant']);
export type UserType = z.output<typeof userTypeSchema>;

/**
 * What admins have decided about an account: nothing yet, yes, no (or no longer), or that it is suspended. A suspended
 * account keeps what was decided before, and has it again once the suspension is lifted. One that is leaving, by its
 * person's own decision or an admin's, until it is erased or they change their mind.
 */
export const accountStateSchema = z.enum([
  'pending',
  'approved',
  'refused',
  'suspended',
  'leaving',
]);
export type AccountState = z.output<typeof accountStateSchema>;
