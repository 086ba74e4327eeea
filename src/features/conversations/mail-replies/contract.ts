import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { threadIdSchema } from '../messages/ids.ts';
import { mailReplyIdSchema } from './ids.ts';

/**
 * Why a reply waits: its sender was not proven, some of its files cannot be sent, it is longer than a message may be,
 * or it was refused when it came.
 */
export const waitingReasons = ['sender-unproven', 'files-left-out', 'too-long', 'refused'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

const waitingReplySchema = z.object({
  id: z.uuid(),
  receivedAt: timestampSchema,
  text: z.string(),
  reasons: z.array(z.enum(waitingReasons)),
  /** Sent with it, but for those that have a problem, which is named in words. */
  files: z.array(z.object({ name: z.string(), problem: z.string().nullable() })),
});
export type WaitingReplyView = z.infer<typeof waitingReplySchema>;

const waitingReplies = z.object({ items: z.array(waitingReplySchema) });
const ownReply = z.strictObject({ replyId: mailReplyIdSchema });
const retryAfter = z.object({ retryAfterSeconds: z.number().int() });
const replyNotFound = {
  REPLY_NOT_FOUND: { status: 404, message: 'This reply is no longer waiting.' },
} as const;

/** Replies by mail that were not sent: their person alone sees them, for seven days. */
export const mailRepliesContract = {
  listWaiting: operation({
    method: 'GET',
    path: '/threads/{threadId}/mail-replies',
    access: 'correspondent',
    neverLookedAt: true,
    summary: 'The own replies by mail that wait to be sent in a conversation',
  })
    .input(z.strictObject({ threadId: threadIdSchema }))
    .output(waitingReplies)
    .errors({
      THREAD_NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
    }),

  listWaitingFor: operation({
    method: 'GET',
    path: '/threads/with/{personId}/mail-replies',
    access: 'correspondent',
    neverLookedAt: true,
    summary: 'The own replies by mail that wait to be sent as the first message to a user',
  })
    .input(z.strictObject({ personId: userIdSchema }))
    .output(waitingReplies),

  send: operation({
    method: 'POST',
    path: '/mail-replies/{replyId}/send',
    access: 'correspondent',
    summary: 'Send an own reply by mail that waits, as a message',
    description:
      'Its files are checked first. Where one cannot be sent, the reply waits on and names it; sent again, it goes without that file.',
  })
    .input(ownReply)
    .output(z.object({ messageId: z.uuid(), threadId: z.uuid() }))
    .errors({
      ...replyNotFound,
      NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
      PERSON_BLOCKED: {
        status: 409,
        message: 'You have blocked this person. Unblock them to write.',
      },
      PERSON_AWAY: { status: 409, message: 'This person cannot be reached at the moment.' },
      FILES_REFUSED: {
        status: 422,
        message: 'Not all of its files can be sent. Send it again without them.',
      },
      TOO_MANY_MESSAGES: {
        status: 429,
        message: 'You have written a lot within a day. Please try again later.',
        data: retryAfter,
      },
      TOO_MANY_THREADS: {
        status: 429,
        message: 'You have written to many new people within a day. Please try again later.',
        data: retryAfter,
      },
      TOO_MANY_FILES: {
        status: 429,
        message: 'You have uploaded a lot within a day. Please try again later.',
        data: retryAfter,
      },
      FILES_BUSY: {
        status: 503,
        message: 'Files cannot be checked at the moment. Please try again later.',
      },
    }),

  discard: operation({
    method: 'DELETE',
    path: '/mail-replies/{replyId}',
    access: 'correspondent',
    right: 'read',
    summary: 'Discard an own reply by mail that waits',
  })
    .input(ownReply)
    .output(z.object({}))
    .errors(replyNotFound),
};
