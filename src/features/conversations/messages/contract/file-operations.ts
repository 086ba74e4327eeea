import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { messageFileIdSchema, threadIdSchema } from '../ids.ts';
import {
  fileMaxBytes,
  filesPerMessage,
  partBytes,
  partCount,
  unsentFileHours,
} from '../rules/files.ts';
import { messageFileSchema } from './file-views.ts';

const fileNotFound = {
  FILE_NOT_FOUND: { status: 404, message: 'This file is no longer here. Please choose it again.' },
} as const;
const storageUnavailable = {
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: 'Files cannot be stored at the moment. Please try again later.',
  },
} as const;

/** Why a part is not taken. The edge answers with the first two before the part has been read. */
export const partRefusals = {
  PART_TOO_LARGE: { status: 413, message: 'A part of a file has up to 1 MB.' },
  PARTS_BUSY: { status: 503, message: 'Many files are being uploaded. Please try again soon.' },
  NOT_THIS_PART: { status: 422, message: 'This is not the part of the file that belongs here.' },
  ...storageUnavailable,
} as const;

/** Why a file is not taken at all. */
const unknownKind = {
  UNKNOWN_KIND: {
    status: 415,
    message: 'You can send PDF, pictures, Word, Excel and PowerPoint, text, CSV and zip.',
  },
} as const;

/** Why a file that has arrived is not handed on. */
export const fileRefusals = {
  OTHER_KIND: {
    status: 415,
    message: 'This file is not what its name says. Please save it again, and send that.',
  },
  HAS_MACROS: {
    status: 422,
    message: 'This document has macros or programs in it. Please save it without them.',
  },
  PROTECTED_FILE: {
    status: 422,
    message:
      'This file is protected by a password, so it cannot be checked. Please send it without.',
  },
  BROKEN_FILE: { status: 422, message: 'This file is damaged and cannot be read.' },
  UNFOLDS_TOO_MUCH: {
    status: 422,
    message: 'This file unfolds to far more than its size. Please send less at a time.',
  },
  INFECTED_FILE: { status: 422, message: 'The virus scanner found something in this file.' },
} as const;

/** What is said of a file before it is sent. */
const announced = {
  fileId: messageFileIdSchema,
  name: z.string().min(1, 'A file has a name').max(1000, 'This name is too long'),
  bytes: z.int().min(1, 'This file is empty.').max(fileMaxBytes, 'A file can have up to 20 MB.'),
};

const beginErrors = {
  NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
  PERSON_BLOCKED: { status: 409, message: 'You have blocked this person. Unblock them to write.' },
  PERSON_AWAY: { status: 409, message: 'This person cannot be reached at the moment.' },
  ...unknownKind,
  FILE_ID_TAKEN: { status: 409, message: 'Another file has this id.' },
  TOO_MANY_FILES: {
    status: 429,
    message: 'You have uploaded a lot within a day. Please try again later.',
    data: z.object({ retryAfterSeconds: z.number().int() }),
  },
} as const;

/** What is said of a file that came with a mail, and cannot be sent. */
export const fileProblems = {
  ...{ ...unknownKind, ...fileRefusals },
  EMPTY_FILE: { message: 'This file is empty.' },
  FILE_TOO_MANY: { message: `A message can have up to ${filesPerMessage} files.` },
} as const;
export type FileProblem = keyof typeof fileProblems;

const ownFile = z.strictObject({ fileId: messageFileIdSchema });

/**
 * Files are uploaded into a conversation, or for the message that opens one, part by part, and then sent. They belong
 * to their uploader.
 */
export const filesContract = {
  begin: operation({
    method: 'PUT',
    path: '/threads/{threadId}/files/{fileId}',
    access: 'correspondent',
    summary: 'Begin to upload a file; the same one begun again changes nothing',
    description:
      `Then its parts are sent, each of ${partBytes} bytes but the last one, and it is finished. The uploader makes \`fileId\`. ` +
      `It is dropped when no message of theirs has carried it after ${unsentFileHours} hours.`,
  })
    .input(z.strictObject({ threadId: threadIdSchema, ...announced }))
    .output(z.object({ name: z.string() }))
    .errors({
      THREAD_NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
      ...beginErrors,
    }),

  beginFirst: operation({
    method: 'PUT',
    path: '/threads/with/{personId}/files/{fileId}',
    access: 'correspondent',
    summary:
      'Begin to upload a file for the first message to a user; the same one begun again changes nothing',
    description:
      'A user who may be written to may be sent files: `GET /threads/with/{personId}`. Where there is a conversation already, the file ' +
      'is uploaded into it. It goes with the message that opens the conversation, and otherwise as any other file.',
  })
    .input(z.strictObject({ personId: userIdSchema, ...announced }))
    .output(z.object({ name: z.string() }))
    .errors({
      PERSON_NOT_FOUND: { status: 404, message: 'You cannot write to this person.' },
      ...beginErrors,
    }),

  putPart: operation({
    method: 'PUT',
    path: '/message-files/{fileId}/parts/{position}',
    access: 'correspondent',
    summary: 'Upload a part of an own file; the same part again changes nothing',
    description: 'The body is the part itself. Positions count from 0.',
  })
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: ownFile.extend({
          position: z.coerce
            .number<number>()
            .int()
            .min(0)
            .max(partCount(fileMaxBytes) - 1),
        }),
        query: z.strictObject({}),
        body: z.file().max(partBytes),
      }),
    )
    .output(z.object({ position: z.number().int() }))
    .errors({ ...fileNotFound, ...partRefusals }),

  finish: operation({
    method: 'POST',
    path: '/message-files/{fileId}/finish',
    access: 'correspondent',
    summary: 'Have an own file checked that is uploaded whole; then it can be sent with a message',
    description:
      'Its kind is found by its content; a picture is encoded anew, so that nothing but the picture is left. Where a virus scanner ' +
      'is set and does not answer, the file can be sent, and is quarantined until it was scanned.',
  })
    .input(ownFile)
    .output(messageFileSchema)
    .errors({
      ...fileNotFound,
      FILE_INCOMPLETE: { status: 409, message: 'Parts of this file are missing.' },
      ...fileRefusals,
      FILES_BUSY: { status: 503, message: 'Many files are being checked. Please try again soon.' },
      ...storageUnavailable,
    }),

  discard: operation({
    method: 'DELETE',
    path: '/message-files/{fileId}',
    access: 'correspondent',
    summary: 'Give up an own file that was not sent; twice changes nothing',
  })
    .input(ownFile)
    .output(z.object({ fileId: z.uuid() }))
    .errors(fileNotFound),
};
