import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { threadIdSchema } from '#features/conversations/messages/ids.ts';
import { messageTextSchema } from '#features/conversations/messages/rules/message-text.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { zoneSchema as zone } from '#lib/time-zones.ts';
import { callIdSchema } from '../ids.ts';
import {
  callMinutes,
  changesOfOneCall,
  daysAhead,
  timesAtMost,
  wordsMaxLength,
} from '../rules/limits.ts';
import { isMeetingUrl, meetingUrlMaxLength } from '../rules/meeting-url.ts';
import { callSchema } from './call-views.ts';

/** Where a call takes place; empty for nowhere yet. */
const meetingUrlSchema = typedLine()
  .max(meetingUrlMaxLength)
  .refine((text) => text === '' || isMeetingUrl(text), 'Please enter a full address with https://');
const offer = {
  startsAt: z.array(timestampSchema).min(1).max(timesAtMost),
  minutes: z.number().int().min(callMinutes.least).max(callMinutes.most),
  /** The IANA name of the zone of the one who asks, such as `Europe/Berlin`. */
  zone,
};
const seen = {
  callId: callIdSchema,
  /** Of the call as it was seen: one that has changed meanwhile is not changed unseen. */
  revision: z
    .number()
    .int()
    .min(1)
    .max(changesOfOneCall + 1),
};

const callNotFound = {
  CALL_NOT_FOUND: { status: 404, message: 'This call does not exist.' },
} as const;
const callChanged = {
  CALL_CHANGED: {
    status: 409,
    message: 'This call has changed meanwhile. Please look at it again.',
  },
} as const;
const writeErrors = {
  NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
  PERSON_BLOCKED: { status: 409, message: 'You have blocked this person. Unblock them first.' },
  PERSON_AWAY: { status: 409, message: 'This person cannot be reached at the moment.' },
} as const;
const notAhead = {
  TIME_NOT_AHEAD: {
    status: 409,
    message: `Please choose times that lie ahead, at most ${daysAhead} days.`,
  },
} as const;
const tooOften = {
  TOO_MANY_CHANGES: {
    status: 409,
    message: 'This call was changed too often. Please cancel it and propose another one.',
  },
} as const;
const notFree = {
  NOT_FREE: {
    status: 409,
    message: 'The consultant is not free at these times. Please choose others.',
    data: z.object({ times: z.array(timestampSchema) }),
  },
} as const;
const retryAfter = z.object({ retryAfterSeconds: z.number().int() });

/** A call is between a client and a consultant, and is seen by these two alone. */
export const callsContract = {
  propose: operation({
    method: 'POST',
    path: '/calls',
    access: 'correspondent',
    programs: true,
    summary: 'Propose up to five times for a call to a user, with a message',
    description:
      'Who may be written to may be asked for a call. The message opens the conversation where there is none. `callId` is made by the ' +
      'caller: the same proposal sent again is the same call. A `revision` in the other operations is that of the call as it was seen.',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        callId: callIdSchema,
        personId: userIdSchema,
        text: messageTextSchema,
        meetingUrl: meetingUrlSchema.default(''),
        ...offer,
      }),
    )
    .output(callSchema)
    .errors({
      PERSON_NOT_FOUND: { status: 404, message: 'You cannot write to this person.' },
      ...writeErrors,
      ...notAhead,
      ...notFree,
      CALL_ID_TAKEN: { status: 409, message: 'Another call has this id.' },
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
      TOO_MANY_CALLS: {
        status: 429,
        message: 'You have proposed as many calls as a day allows. Please try again later.',
        data: retryAfter,
      },
    }),

  listOpen: operation({
    method: 'GET',
    path: '/calls',
    access: 'correspondent',
    neverLookedAt: true,
    programs: true,
    summary: 'The own calls that are proposed or lie ahead, those that wait for the caller first',
    description: 'At most 100. With a `threadId`, those of one conversation.',
  })
    .input(z.strictObject({ threadId: threadIdSchema.optional() }))
    .output(z.object({ items: z.array(callSchema) })),

  listPast: operation({
    method: 'GET',
    path: '/calls/past',
    access: 'correspondent',
    neverLookedAt: true,
    summary: 'The own calls that have taken place, or will not, the newest proposal first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(callSchema))
    .errors(invalidCursor),

  offerTimes: operation({
    method: 'POST',
    path: '/calls/{callId}/times',
    access: 'correspondent',
    summary:
      'Propose other times for a call; one that is fixed stays so until one of them is picked',
  })
    .input(z.strictObject({ ...seen, ...offer }))
    .output(callSchema)
    .errors({
      ...callNotFound,
      ...callChanged,
      ...writeErrors,
      ...notAhead,
      ...notFree,
      ...tooOften,
    }),

  pick: operation({
    method: 'POST',
    path: '/calls/{callId}/pick',
    access: 'correspondent',
    summary: 'Agree to one of the times that were proposed: the call is fixed, or moved, for both',
  })
    .input(z.strictObject({ ...seen, startsAt: timestampSchema, zone }))
    .output(callSchema)
    .errors({
      ...callNotFound,
      ...callChanged,
      ...writeErrors,
      ...notAhead,
      ...tooOften,
      TIME_TAKEN: {
        status: 409,
        message: 'One of you has another call at that time. Please pick or propose another one.',
      },
    }),

  decline: operation({
    method: 'POST',
    path: '/calls/{callId}/decline',
    access: 'correspondent',
    summary: 'Take none of the times; a call that was to be moved stays where it was',
  })
    .input(z.strictObject({ ...seen, words: typedText().max(wordsMaxLength).default('') }))
    .output(callSchema)
    .errors({ ...callNotFound, ...callChanged }),

  cancel: operation({
    method: 'POST',
    path: '/calls/{callId}/cancel',
    access: 'correspondent',
    summary: 'Take an own proposal back, or cancel a call that is fixed',
  })
    .input(z.strictObject({ ...seen, words: typedText().max(wordsMaxLength).default('') }))
    .output(callSchema)
    .errors({ ...callNotFound, ...callChanged }),

  setLink: operation({
    method: 'PUT',
    path: '/calls/{callId}/link',
    access: 'correspondent',
    summary: 'Say where the call takes place: any address with https',
  })
    .input(z.strictObject({ ...seen, meetingUrl: meetingUrlSchema }))
    .output(callSchema)
    .errors({ ...callNotFound, ...callChanged, ...writeErrors, ...tooOften }),
};
