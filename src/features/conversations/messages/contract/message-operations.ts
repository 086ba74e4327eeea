import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { messageFileIdSchema, messageIdSchema, threadIdSchema } from '../ids.ts';
import { filesPerMessage } from '../rules/files.ts';
import { messageTextSchema } from '../rules/message-text.ts';
import { messageSchema } from './entry-views.ts';

const retryAfter = z.object({ retryAfterSeconds: z.number().int() });

/** The writer makes `messageId` when they begin to send: whatever is sent again under it is the same message, once. */
const written = { messageId: messageIdSchema, text: messageTextSchema };

/** The files that go with it, in their order. */
const carried = {
  fileIds: z
    .array(messageFileIdSchema)
    .max(filesPerMessage, `A message can carry up to ${filesPerMessage} files.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each file once')
    .default([]),
};

const filesGone = {
  FILES_GONE: {
    status: 409,
    message: 'A file of this message is no longer here. Please choose its files again.',
  },
} as const;

const writeErrors = {
  NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
  PERSON_BLOCKED: { status: 409, message: 'You have blocked this person. Unblock them to write.' },
  PERSON_AWAY: { status: 409, message: 'This person cannot be reached at the moment.' },
  MESSAGE_ID_TAKEN: { status: 409, message: 'Another message has this id.' },
  TOO_MANY_MESSAGES: {
    status: 429,
    message: 'You have written a lot within a day. Please try again later.',
    data: retryAfter,
  },
} as const;

const messageNotFound = {
  MESSAGE_NOT_FOUND: { status: 404, message: 'This message does not exist.' },
} as const;

export const messagesContract = {
  writeFirst: operation({
    method: 'POST',
    path: '/threads',
    access: 'correspondent',
    programs: true,
    summary:
      'Write to a user; the first message opens the one conversation there is between the two',
    description:
      'Where there is one already, the message is written into it. Who may be written to: `GET /threads/with/{personId}`. `fileIds` are ' +
      'own files for this person, or of the conversation, that were finished and not sent yet.',
    successStatus: 201,
  })
    .input(z.strictObject({ personId: userIdSchema, ...written, ...carried }))
    .output(z.object({ threadId: z.uuid(), message: messageSchema }))
    .errors({
      PERSON_NOT_FOUND: { status: 404, message: 'You cannot write to this person.' },
      ...filesGone,
      ...writeErrors,
      TOO_MANY_THREADS: {
        status: 429,
        message: 'You have written to many new people within a day. Please try again later.',
        data: retryAfter,
      },
    }),

  write: operation({
    method: 'POST',
    path: '/threads/{threadId}/messages',
    access: 'correspondent',
    programs: true,
    summary: 'Write a message; the same one sent again changes nothing',
    description:
      '`fileIds` are own files of this conversation that were finished and not sent yet.',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        threadId: threadIdSchema,
        ...written,
        ...carried,
      }),
    )
    .output(messageSchema)
    .errors({
      THREAD_NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
      ...filesGone,
      ...writeErrors,
    }),

  edit: operation({
    method: 'PUT',
    path: '/messages/{messageId}',
    access: 'correspondent',
    summary: 'Change an own message within 15 minutes; it is marked as edited',
  })
    .input(z.strictObject(written))
    .output(messageSchema)
    .errors({
      ...messageNotFound,
      NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
      EDIT_OVER: {
        status: 409,
        message: 'A message can be changed for 15 minutes, and 20 times. Please write another one.',
      },
    }),

  delete: operation({
    method: 'DELETE',
    path: '/messages/{messageId}',
    access: 'correspondent',
    summary:
      'Delete an own message at any time: a trace stays, its text is gone; twice changes nothing',
  })
    .input(z.strictObject({ messageId: messageIdSchema }))
    .output(messageSchema)
    .errors(messageNotFound),
};
