import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { waitingKinds } from './rules/reminders.ts';

/** Something that waits for an answer of the one who asks. */
const waitingSchema = z.object({
  kind: z.enum(waitingKinds),
  /**
   * Of the application, where it is about one: an approval, a completion, access, a statement of work, a milestone and
   * a review are, too. Else of the offer, the project, the question, the call, the invitation, the conversation or the
   * week of a time sheet.
   */
  id: z.uuid(),
  /** The project that it is about; null for what is about none. */
  projectTitle: z.string().nullable(),
  /** Who waits, by short name; null where there is no such person. */
  from: z.string().nullable(),
  /** How many unread messages it is; null for what is none. */
  unread: z.number().int().nullable(),
  since: timestampSchema,
  /** For how many calendar days (UTC). */
  days: z.number().int(),
  /** The day on which it ends by itself; null where it does not. */
  endsOn: z.iso.date().nullable(),
});
export type Waiting = z.infer<typeof waitingSchema>;

const count = z.number().int();

/** How a user answers what is asked of them. */
const answerFiguresShape = {
  /** What these figures are about: so often was something asked. */
  cases: count,
  /** How many of them were answered. */
  answered: count,
  /** How many within the days that are counted as soon; null below five cases. */
  answeredSoon: count.nullable(),
  /** The median of the hours until an answer; null below five that were answered. */
  medianHours: z.number().nullable(),
};
const answerFiguresSchema = z.object(answerFiguresShape);
export type AnswerFigures = z.infer<typeof answerFiguresSchema>;

/** How the client of a project answers consultants. */
const clientFiguresSchema = z.object({ projectId: z.uuid(), ...answerFiguresShape });
export type ClientFigures = z.infer<typeof clientFiguresSchema>;

/** How a consultant answers clients. */
const consultantFiguresSchema = z.object({ consultantId: z.uuid(), ...answerFiguresShape });
export type ConsultantFigures = z.infer<typeof consultantFiguresSchema>;

export const answersContract = {
  listWaiting: operation({
    method: 'GET',
    path: '/me/waiting',
    access: 'signed-in',
    summary: 'What waits for an answer of one’s own, oldest first',
    description:
      'Applications, approvals, offers, proposed completions and invitations without an answer, access to environments that is asked for or not returned, proposed statements of work, delivered milestones, submitted weeks of time sheets, projects that are asked about, ' +
      'questions about the account, proposed calls, ' +
      'and conversations with unread messages; at most fifty, with how many there are. An admin who impersonates a user is shown no conversations.',
  }).output(z.object({ items: z.array(waitingSchema), total: count })),

  listClientFigures: operation({
    method: 'GET',
    path: '/projects/answer-figures',
    access: 'consultant',
    summary: 'How the clients of these open projects answer consultants',
    description:
      'Measured over the applications to all projects of the client and the times for calls that consultants proposed to them, of ' +
      'the last twelve months, at least a week old and not withdrawn. Projects that cannot be applied to are left out.',
  })
    .input(z.strictObject({ projectIds: z.array(projectIdSchema).min(1).max(100) }))
    .output(z.object({ figures: z.array(clientFiguresSchema) })),

  listConsultantFigures: operation({
    method: 'GET',
    path: '/consultants/answer-figures',
    access: 'approved-client',
    summary: 'How these consultants answer clients',
    description:
      'Measured over the invitations, first messages and times for calls from clients in the last twelve months, at least a ' +
      'week old and not withdrawn. Consultants who are not listed are left out.',
  })
    .input(z.strictObject({ consultantIds: z.array(userIdSchema).min(1).max(100) }))
    .output(z.object({ figures: z.array(consultantFiguresSchema) })),
};
