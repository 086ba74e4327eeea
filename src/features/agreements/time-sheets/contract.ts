import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { daySchema } from '#lib/api/day.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { weekIdSchema } from './ids.ts';
import { capMax, units } from './rules/amounts.ts';
import { mondayOf, noteMaxLength, reasonMaxLength, weekStates } from './rules/weeks.ts';

const entrySchema = z.strictObject({
  /** A calendar day without a zone. */
  day: daySchema(),
  /** In the unit of the time sheet. */
  amount: z.number().positive().max(24),
  note: typedLine().max(noteMaxLength, `Please use at most ${noteMaxLength} characters`),
});
export type TimeSheetEntry = z.output<typeof entrySchema>;

const weekSchema = z.object({
  id: z.uuid(),
  /** A Monday. */
  startsOn: z.iso.date(),
  state: z.enum(weekStates),
  /** Null for the client while the consultant works on the week. */
  total: z.number().nullable(),
  entries: z.array(entrySchema),
  submittedAt: timestampSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  /** The colleague of the client who approved or returned it; null for the own person, and for the consultant. */
  decidedBy: z.string().nullable(),
  /** Why it was returned; empty where it was not. */
  reason: z.string(),
  can: z.object({ edit: z.boolean(), submit: z.boolean(), decide: z.boolean() }),
});
export type TimeSheetWeek = z.infer<typeof weekSchema>;

const sheetSchema = z.object({
  unit: z.enum(units),
  cap: z.number().nullable(),
  /** What waits for approval, and what is approved. */
  submitted: z.number(),
  approved: z.number(),
  /** The newest week first; the client reads those that were submitted once. */
  weeks: z.array(weekSchema),
});

const dealSheetSchema = z.object({
  /** Null while the client has not switched it on. */
  sheet: sheetSchema.nullable(),
  /** The first and the last day that the consultant can enter now; null where they cannot. */
  days: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** Whether the own side can switch it on or change its cap. */
  canSet: z.boolean(),
  /** What the consultant can make a draft of an invoice from; null where they can make none. */
  invoiceDraft: z
    .object({
      /** Whole US dollars an hour; null where none is agreed. */
      agreedRateUsd: z.number().int().nullable(),
    })
    .nullable(),
});
export type DealSheet = z.infer<typeof dealSheetSchema>;

const weekPageSchema = z.object({
  applicationId: z.uuid(),
  projectTitle: z.string(),
  consultantName: z.string().nullable(),
  side: z.enum(sides),
  unit: z.enum(units),
  week: weekSchema,
});
export type WeekPage = z.infer<typeof weekPageSchema>;

const ofDeal = z.strictObject({ applicationId: applicationIdSchema });
const ofWeek = z.strictObject({ weekId: weekIdSchema });
/** When the week was submitted that the client has read: a newer one is not decided unread. */
const decision = ofWeek.extend({ submittedAt: timestampSchema });
const nothing = z.object({});
const noApplication = {
  APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
} as const;
const dealState = {
  DEAL_STATE: { status: 409, message: 'The deal is not in a state that allows this.' },
} as const;
const weekErrors = {
  WEEK_NOT_FOUND: { status: 404, message: 'This week does not exist.' },
  WEEK_STATE: { status: 409, message: 'This week has changed in the meantime.' },
  ...dealState,
} as const;

/** Time sheets of deals. */
export const timeSheetsContract = {
  get: operation({
    method: 'GET',
    path: '/applications/{applicationId}/time-sheet',
    access: 'correspondent',
    programs: true,
    summary: 'The time sheet of a deal, with its weeks',
  })
    .input(ofDeal)
    .output(dealSheetSchema)
    .errors(noApplication),

  set: operation({
    method: 'PUT',
    path: '/applications/{applicationId}/time-sheet',
    access: 'approved-client',
    summary: 'Switch on the time sheet of a deal, or change its cap',
  })
    .input(
      ofDeal.extend({
        unit: z.enum(units, { error: 'Please choose one' }),
        cap: z.number().positive().max(capMax).nullable(),
      }),
    )
    .output(nothing)
    .errors({
      ...noApplication,
      ...dealState,
      TIME_SHEETS_OFF: { status: 409, message: 'This site does not offer time sheets now.' },
      CAP_AMOUNT: { status: 400, message: 'Please enter quarters of an hour, or halves of a day.' },
      UNIT_FIXED: { status: 409, message: 'The unit is fixed once the consultant has an entry.' },
    }),

  saveWeek: operation({
    method: 'PUT',
    path: '/applications/{applicationId}/time-sheet/weeks',
    access: 'consultant',
    summary: 'Save what was worked in a week; it can be changed until it is submitted',
    description: 'One entry for each day, none in the future or before the acceptance.',
  })
    .input(
      ofDeal.extend({
        startsOn: daySchema().refine((day) => mondayOf(day) === day, 'A week starts on a Monday'),
        entries: z.array(entrySchema).max(7),
      }),
    )
    .output(nothing)
    .errors({
      ...noApplication,
      ...dealState,
      NO_TIME_SHEET: { status: 409, message: 'The client has not switched on the time sheet.' },
      WEEK_STATE: weekErrors.WEEK_STATE,
      ENTRY_DAY: {
        status: 400,
        message: 'Please enter days of this week, from the acceptance until today.',
      },
      ENTRY_AMOUNT: {
        status: 400,
        message:
          'Please enter quarters of an hour, 24 hours a day at most, or half a day or a day.',
      },
    }),

  getWeek: operation({
    method: 'GET',
    path: '/time-sheet-weeks/{weekId}',
    access: 'correspondent',
    summary: 'One week of a time sheet',
  })
    .input(ofWeek)
    .output(weekPageSchema)
    .errors({ WEEK_NOT_FOUND: weekErrors.WEEK_NOT_FOUND }),

  submit: operation({
    method: 'POST',
    path: '/time-sheet-weeks/{weekId}/submit',
    access: 'consultant',
    summary: 'Submit a week; the client approves or returns it',
  })
    .input(ofWeek)
    .output(nothing)
    .errors(weekErrors),

  approve: operation({
    method: 'POST',
    path: '/time-sheet-weeks/{weekId}/approve',
    access: 'approved-client',
    right: 'time',
    summary: 'Approve a submitted week; it never changes after that',
  })
    .input(decision)
    .output(nothing)
    .errors(weekErrors),

  return: operation({
    method: 'POST',
    path: '/time-sheet-weeks/{weekId}/return',
    access: 'approved-client',
    right: 'time',
    summary: 'Return a submitted week with a reason; the consultant changes and submits it again',
  })
    .input(
      decision.extend({
        reason: typedText()
          .min(1, 'Please say why')
          .max(reasonMaxLength, `Please use at most ${reasonMaxLength} characters`),
      }),
    )
    .output(nothing)
    .errors(weekErrors),
};
