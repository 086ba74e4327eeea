import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/** Whether there is an address; what it is was said when it was made, and never again. */
const feedStateSchema = z.object({
  /** When the present address was made; null where there is none. */
  madeAt: timestampSchema.nullable(),
});

/** The secret address at which a calendar reads the calls of one person. */
export const callFeedContract = {
  get: operation({
    method: 'GET',
    path: '/me/call-feed',
    access: 'correspondent',
    neverLookedAt: true,
    summary: 'Whether there is an address at which calendars read the own calls',
  }).output(feedStateSchema),

  make: operation({
    method: 'POST',
    path: '/me/call-feed',
    access: 'correspondent',
    right: 'read',
    assurance: 'fresh',
    summary:
      'Make the address at which calendars read the own calls; the answer is the only one that has it',
    description:
      'There is one at a time: with `replaces`, one of before ends. So does every address when its person chooses a new password.',
  })
    .input(z.strictObject({ replaces: z.boolean().default(false) }))
    .output(z.object({ address: z.url(), madeAt: timestampSchema }))
    .errors({
      ADDRESS_EXISTS: {
        status: 409,
        message: 'There is an address already. Replace it, and the present one ends.',
      },
    }),

  end: operation({
    method: 'DELETE',
    path: '/me/call-feed',
    access: 'correspondent',
    right: 'read',
    summary: 'End the address: from now on it answers as if it had never been',
  }).output(feedStateSchema),
};
