import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { milestoneStates, nameMaxLength, noteMaxLength, reasonMaxLength } from './rules.ts';

const milestoneSchema = z.object({
  /** Of the deliverable; unique within the deal. */
  name: z.string(),
  /** When it counts as done; empty where nothing is agreed about it. */
  acceptance: z.string(),
  /** In whole units of the currency: as it was at the delivery, else as it is agreed now. */
  amount: z.number().int().nullable(),
  currency: z.string(),
  dueOn: z.iso.date().nullable(),
  state: z.enum(milestoneStates),
  /** What the consultant said of the delivery. */
  note: z.string(),
  deliveredAt: timestampSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  /** Why it was returned; empty where it was not. */
  reason: z.string(),
  /** A change order took it out after it was delivered. */
  isTakenOut: z.boolean(),
  can: z.object({ deliver: z.boolean(), decide: z.boolean() }),
});
export type Milestone = z.infer<typeof milestoneSchema>;

const milestoneListSchema = z.object({
  /** In the order of the statement of work in force; then those that a change order took out. */
  items: z.array(milestoneSchema),
  /** All are accepted, and the reader can propose that the project is completed. */
  isReadyToComplete: z.boolean(),
  /** The accepted milestones that the consultant can draft an invoice of; none where they can make no draft. */
  billable: z.array(
    z.object({ name: z.string(), amount: z.number().int(), currency: z.enum(currencyCodes) }),
  ),
});
export type MilestoneList = z.infer<typeof milestoneListSchema>;

const limited = (max: number) => typedText().max(max, `Please use at most ${max} characters`);
const ofDeal = z.strictObject({ applicationId: applicationIdSchema });
const ofMilestone = ofDeal.extend({ name: typedLine().min(1).max(nameMaxLength) });
/** When the milestone was delivered that the client has read: a newer delivery is not decided unread. */
const decision = ofMilestone.extend({ deliveredAt: timestampSchema });
const nothing = z.object({});
const noApplication = {
  APPLICATION_NOT_FOUND: { status: 404, message: 'There is no such deal here.' },
} as const;
const changeErrors = {
  ...noApplication,
  DEAL_STATE: { status: 409, message: 'The deal is not in a state that allows this.' },
  MILESTONE_STATE: { status: 409, message: 'This milestone has changed in the meantime.' },
} as const;

/** Milestones of deals: the deliverables of the statement of work in force. */
export const milestonesContract = {
  list: operation({
    method: 'GET',
    path: '/applications/{applicationId}/milestones',
    access: 'correspondent',
    programs: true,
    summary: 'The milestones of a deal',
  })
    .input(ofDeal)
    .output(milestoneListSchema)
    .errors(noApplication),

  deliver: operation({
    method: 'POST',
    path: '/applications/{applicationId}/milestones/deliver',
    access: 'consultant',
    summary: 'Say that a milestone is delivered; the client accepts or returns it',
  })
    .input(ofMilestone.extend({ note: limited(noteMaxLength) }))
    .output(nothing)
    .errors({
      ...changeErrors,
      MILESTONE_NOT_FOUND: {
        status: 404,
        message: 'The statement of work in force has no such deliverable.',
      },
    }),

  accept: operation({
    method: 'POST',
    path: '/applications/{applicationId}/milestones/accept',
    access: 'approved-client',
    right: 'time',
    summary: 'Accept a delivered milestone; it never changes after that',
  })
    .input(decision)
    .output(nothing)
    .errors(changeErrors),

  return: operation({
    method: 'POST',
    path: '/applications/{applicationId}/milestones/return',
    access: 'approved-client',
    right: 'time',
    summary: 'Return a delivered milestone with a reason; the consultant delivers it again',
  })
    .input(decision.extend({ reason: limited(reasonMaxLength).min(1, 'Please say why') }))
    .output(nothing)
    .errors(changeErrors),
};
