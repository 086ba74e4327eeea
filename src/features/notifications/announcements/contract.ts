import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { announcementIdSchema, deliveryIdSchema } from './ids.ts';
import {
  announcementFormSchema,
  announcementFormShape,
  recipientTypes,
} from './rules/announcement-form.ts';
import { announcementStates, deliveryStatuses } from './rules/life-cycle.ts';

const count = z.number().int();

/** How many of a type are written to, and how many are not, each counted by the first reason. */
const audienceSchema = z.object({
  recipients: count,
  unconfirmed: count,
  suspended: count,
  optedOut: count,
  suppressed: count,
});
export type AudienceView = z.infer<typeof audienceSchema>;

/** Who a blast goes to, as its preview shows them. */
const previewedRecipientSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export const announcementSchema = z.object({
  id: z.uuid(),
  recipientType: z.enum(recipientTypes),
  subject: z.string(),
  message: z.string(),
  fromName: z.string(),
  fromEmail: z.string(),
  state: z.enum(announcementStates),
  createdAt: timestampSchema,
  /** Counted from the deliveries at this moment. */
  counts: z.object(
    Object.fromEntries(deliveryStatuses.map((status) => [status, count])) as Record<
      (typeof deliveryStatuses)[number],
      typeof count
    >,
  ),
});
export type AnnouncementView = z.infer<typeof announcementSchema>;

/** The statuses that are listed one by one: what needs a person's eye. */
export const listedStatuses = ['failed', 'uncertain', 'skipped'] as const;

export const deliverySchema = z.object({
  id: z.uuid(),
  /** Null once the person has left. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(deliveryStatuses),
  reason: z.string(),
  settledAt: timestampSchema,
  /** What the mail server's log knows it by. */
  messageId: z.string(),
});
export type DeliveryView = z.infer<typeof deliverySchema>;

const announcementNotFound = {
  BLAST_NOT_FOUND: { status: 404, message: 'This email blast does not exist.' },
} as const;
const announcementState = {
  BLAST_STATE: {
    status: 409,
    message: 'This email blast is in another state by now. Please look at it again.',
  },
} as const;
const senderNotAllowed = {
  SENDER_NOT_ALLOWED: {
    status: 422,
    message: 'Mails cannot be sent from this address. Choose one of those that are offered.',
  },
} as const;

export const announcementsContract = {
  getAudience: operation({
    method: 'GET',
    path: '/admin/mail-blasts/audience',
    access: 'admin',
    summary: 'How many people a blast reaches now, who is left out, and who it may be from',
  }).output(
    z.object({
      clients: audienceSchema,
      consultants: audienceSchema,
      senders: z.array(z.object({ name: z.string(), address: z.string() })),
    }),
  ),

  getRecipient: operation({
    method: 'GET',
    path: '/admin/mail-blasts/recipient',
    access: 'admin',
    summary: 'One of those a blast would reach, for its preview; null past the last one',
  })
    .input(
      z.strictObject({
        recipientType: z.enum(recipientTypes),
        position: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
      }),
    )
    .output(z.object({ recipient: previewedRecipientSchema.nullable() })),

  sendTest: operation({
    method: 'POST',
    path: '/admin/mail-blasts/test',
    access: 'admin',
    summary: 'Send a blast to oneself alone',
  })
    .input(announcementFormSchema)
    .output(z.object({ address: z.string() }))
    .errors(senderNotAllowed),

  start: operation({
    method: 'POST',
    path: '/admin/mail-blasts',
    access: 'admin',
    summary: 'Write to all clients or all consultants',
    description:
      'Goes to exactly as many people as `expected` says: with another number nothing is sent, and the error names it.',
    successStatus: 201,
  })
    .input(z.strictObject({ ...announcementFormShape, expected: z.number().int().min(1) }))
    .output(announcementSchema)
    .errors({
      ...senderNotAllowed,
      NO_RECIPIENTS: { status: 409, message: 'There is no one to write to.' },
      RECIPIENTS_CHANGED: {
        status: 409,
        message: 'The number of recipients has changed meanwhile. Please confirm the new one.',
        data: z.object({ recipients: count }),
      },
    }),

  list: operation({
    method: 'GET',
    path: '/admin/mail-blasts',
    access: 'admin',
    summary: 'Email blasts, newest first, each with its progress',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(announcementSchema))
    .errors(invalidCursor),

  get: operation({
    method: 'GET',
    path: '/admin/mail-blasts/{blastId}',
    access: 'admin',
    summary: 'One email blast, with its progress',
  })
    .input(z.strictObject({ blastId: announcementIdSchema }))
    .output(announcementSchema)
    .errors(announcementNotFound),

  listDeliveries: operation({
    method: 'GET',
    path: '/admin/mail-blasts/{blastId}/deliveries',
    access: 'admin',
    summary:
      'The mails of a blast that failed, are uncertain or were skipped, newest first, with reasons',
  })
    .input(
      z.strictObject({
        blastId: announcementIdSchema,
        status: z.enum(listedStatuses),
        ...pageInputShape,
      }),
    )
    .output(pageOf(deliverySchema))
    .errors({ ...announcementNotFound, ...invalidCursor }),

  steer: operation({
    method: 'POST',
    path: '/admin/mail-blasts/{blastId}/state',
    access: 'admin',
    summary: 'Pause, resume or cancel; at most the mail that is under way still leaves',
  })
    .input(
      z.strictObject({ blastId: announcementIdSchema, act: z.enum(['pause', 'resume', 'cancel']) }),
    )
    .output(announcementSchema)
    .errors({ ...announcementNotFound, ...announcementState }),

  repeat: operation({
    method: 'POST',
    path: '/admin/mail-blasts/{blastId}/repeat',
    access: 'admin',
    summary:
      'Send mails once more: those named, or all that failed; uncertain ones only when named',
  })
    .input(
      z.strictObject({
        blastId: announcementIdSchema,
        deliveryIds: z.array(deliveryIdSchema).min(1).max(100).optional(),
      }),
    )
    .output(z.object({ repeated: count }))
    .errors({ ...announcementNotFound, ...announcementState }),
};
