import { z } from 'zod';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { storedZone } from '#lib/time-zones.ts';

export const callStates = ['proposed', 'fixed', 'declined', 'cancelled'] as const;
export type CallState = (typeof callStates)[number];

/** A call as one of its two people sees it. */
export const callSchema = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  otherId: z.uuid(),
  /** With whom: first name and last initial. */
  otherName: z.string(),
  state: z.enum(callStates),
  /** The version of the call; a change names the one it was made from. */
  revision: z.number().int(),
  /** When it takes place, or would have; null before a time was picked. */
  startsAt: timestampSchema.nullable(),
  endsAt: timestampSchema.nullable(),
  /** Times that wait for an answer, earliest first; of a fixed call, those to move it to. Empty where none wait. */
  times: z.array(timestampSchema),
  /** How long a call at one of these times takes. */
  minutes: z.number().int(),
  /** Whether the one who asks proposed the times that wait, or declined or cancelled the call. */
  isOwnAct: z.boolean(),
  /** Since when it is as it is. */
  actedAt: timestampSchema,
  /** Why it was declined or cancelled. */
  words: z.string(),
  /** Where it takes place; empty until one of the two has said so. */
  meetingUrl: z.string(),
  /**
   * The zone of the other person (`Europe/Berlin`), as they last said or as their profile says; null where it is not
   * known.
   */
  otherZone: storedZone().nullable(),
  can: z.object({
    /** Pick one of the times, or decline them. */
    answer: z.boolean(),
    /** Propose other times, or set the link. */
    change: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type Call = z.infer<typeof callSchema>;
