import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const referralIdSchema = z.uuid().brand<'ReferralId'>();

export type ReferralId = z.output<typeof referralIdSchema>;

/** Takes an id that the database itself gave out. */
export const toReferralId = (id: string): ReferralId => id as ReferralId;
