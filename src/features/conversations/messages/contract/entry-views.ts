import { z } from 'zod';
import { termsViewSchema } from '#features/hiring/applications/contract/terms-view.ts';
import { rejectionCauses } from '#features/hiring/applications/rules/life-cycle.ts';
import { offerStepKinds } from '#features/hiring/offers/rules.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { callStepKinds } from '../rules/call-step.ts';
import { messageFileSchema } from './file-views.ts';

/** A message as one who takes part reads it. */
export const messageSchema = z.object({
  kind: z.literal('message'),
  id: z.uuid(),
  /** Its place among the messages of the thread, counted up; numbers may be missing. */
  position: z.number().int(),
  isOwn: z.boolean(),
  /** Written by the one who asks, or by a colleague for the same company. Such a message is never unread. */
  isOwnSide: z.boolean(),
  /** Who wrote it, where that is neither the one who asks nor the `other` of the thread; else null. */
  by: z.string().nullable(),
  /** Plain text with line breaks, never HTML; empty when it was deleted. */
  text: z.string(),
  /** In the order in which they were chosen; none when it was deleted. */
  files: z.array(messageFileSchema),
  at: timestampSchema,
  /** Shown as "edited"; null when it is as it was sent. */
  editedAt: timestampSchema.nullable(),
  /** Its writer has deleted it: a trace stays, without the text. */
  deletedAt: timestampSchema.nullable(),
  /** Until when the one who asks can change it; null when they cannot (any more). */
  editableUntil: timestampSchema.nullable(),
});
export type Message = z.infer<typeof messageSchema>;

const eventShape = {
  /** The same each time the event is read. */
  id: z.string(),
  at: timestampSchema,
};
/** Who did it, where that is neither the one who asks nor the `other` of the thread; else null. */
const byShape = z.string().nullable();
const projectShape = {
  ...eventShape,
  applicationId: z.uuid(),
  project: z.object({ id: z.uuid(), title: z.string() }),
};

/** What happened between the two sides, beside their words. It has no position, and is never unread. */
const eventSchemas = [
  z.object({ kind: z.literal('application-submitted'), ...projectShape }),
  z.object({ kind: z.literal('application-accepted'), ...projectShape }),
  z.object({
    kind: z.literal('application-rejected'),
    ...projectShape,
    because: z.enum(rejectionCauses),
  }),
  z.object({ kind: z.literal('application-withdrawn'), ...projectShape }),
  /** Both sides have undone the acceptance. */
  z.object({ kind: z.literal('deal-undone'), ...projectShape }),
  /** One side did something with an offer, or it expired. */
  z.object({
    kind: z.enum(offerStepKinds),
    ...projectShape,
    /** The terms of an offer or of a counter; null for the other kinds. */
    terms: termsViewSchema.nullable(),
    /** The message of the offer, or the consultant's answer; empty without one. */
    words: z.string(),
  }),
  /** Of projects for which the consultant was accepted. */
  z.object({ kind: z.literal('project-completed'), ...projectShape }),
  z.object({ kind: z.literal('project-cancelled'), ...projectShape }),
  /** One side has shared their contact details by the button, and shares them still. */
  z.object({ kind: z.literal('contact-shared'), ...eventShape, isOwn: z.boolean(), by: byShape }),
  /** One side did something with a call after it was proposed, which a message says. */
  z.object({
    kind: z.enum(callStepKinds),
    ...eventShape,
    callId: z.uuid(),
    isOwn: z.boolean(),
    by: byShape,
    /** When the call takes place since, or would have; null before a time was picked. */
    startsAt: timestampSchema.nullable(),
    endsAt: timestampSchema.nullable(),
  }),
] as const;

/** One line of a thread: a message, or what happened between the two. */
export const entrySchema = z.discriminatedUnion('kind', [messageSchema, ...eventSchemas]);
export type Entry = z.infer<typeof entrySchema>;
export type Fact = Exclude<Entry, Message>;
