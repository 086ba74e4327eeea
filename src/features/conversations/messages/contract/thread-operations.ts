import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { threadIdSchema } from '../ids.ts';
import { entrySchema } from './entry-views.ts';
import { addresseeSchema, threadItemSchema, threadSchema } from './thread-views.ts';

/**
 * Which threads a list is of: `all` are those that are not archived; `unread` are the ones of them with something
 * unread.
 */
export const threadFilters = ['all', 'unread', 'archived'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

const threadNotFound = {
  THREAD_NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
} as const;
const ownThread = z.strictObject({ threadId: threadIdSchema });

/**
 * A thread is between one company and one consultant. It is seen by those who act for the company and by the
 * consultant: not by an impersonating admin either.
 */
export const threadsContract = {
  list: operation({
    method: 'GET',
    path: '/threads',
    access: 'correspondent',
    neverLookedAt: true,
    programs: true,
    summary: 'The own conversations, the one with the last message first',
    description:
      'With a `text`, those whose other person’s name, messages or common projects contain it; then `all` finds archived ones, too.',
  })
    .input(
      z.strictObject({
        filter: z.enum(threadFilters).default('all'),
        text: typedLine().max(100).default(''),
        ...pageInputShape,
      }),
    )
    .output(pageOf(threadItemSchema))
    .errors(invalidCursor),

  countUnread: operation({
    method: 'GET',
    path: '/threads/unread',
    access: 'correspondent',
    neverLookedAt: true,
    summary: 'How many messages wait unread, and in how many conversations; archived ones left out',
  }).output(z.object({ messages: z.number().int(), threads: z.number().int() })),

  findWith: operation({
    method: 'GET',
    path: '/threads/with/{personId}',
    access: 'correspondent',
    neverLookedAt: true,
    summary: 'A user to write to, with the conversation there is with them already',
    description:
      'For clients: any listed consultant. For consultants: clients to one of whose projects they have applied. For both: whomever they have a conversation with.',
  })
    .input(z.strictObject({ personId: userIdSchema }))
    .output(addresseeSchema)
    .errors({
      PERSON_NOT_FOUND: { status: 404, message: 'You cannot write to this person.' },
    }),

  get: operation({
    method: 'GET',
    path: '/threads/{threadId}',
    access: 'correspondent',
    neverLookedAt: true,
    programs: true,
    summary: 'One of the own conversations, with whom it is and how to reach them',
  })
    .input(ownThread)
    .output(threadSchema)
    .errors(threadNotFound),

  listEntries: operation({
    method: 'GET',
    path: '/threads/{threadId}/entries',
    access: 'correspondent',
    neverLookedAt: true,
    programs: true,
    summary: 'What was said and what happened between the two, newest first',
  })
    .input(ownThread.extend(pageInputShape))
    .output(pageOf(entrySchema))
    .errors({ ...threadNotFound, ...invalidCursor }),

  markRead: operation({
    method: 'POST',
    path: '/threads/{threadId}/read',
    access: 'correspondent',
    right: 'read',
    summary: 'Everything up to this position has been read; it never goes back',
  })
    .input(ownThread.extend({ position: z.number().int().min(0).max(2_147_483_647) }))
    .output(z.object({ unread: z.number().int() }))
    .errors(threadNotFound),

  archive: operation({
    method: 'PUT',
    path: '/threads/{threadId}/archive',
    access: 'correspondent',
    right: 'read',
    summary: 'Put a conversation away, until the next message in it; twice changes nothing',
  })
    .input(ownThread)
    .output(threadSchema)
    .errors(threadNotFound),

  unarchive: operation({
    method: 'DELETE',
    path: '/threads/{threadId}/archive',
    access: 'correspondent',
    right: 'read',
    summary: 'Bring a conversation back into the list; twice changes nothing',
  })
    .input(ownThread)
    .output(threadSchema)
    .errors(threadNotFound),

  shareContact: operation({
    method: 'PUT',
    path: '/threads/{threadId}/shared-contact',
    access: 'correspondent',
    summary: 'Show the other person the own full name and contact details; twice changes nothing',
  })
    .input(ownThread)
    .output(threadSchema)
    .errors({
      ...threadNotFound,
      NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
    }),

  unshareContact: operation({
    method: 'DELETE',
    path: '/threads/{threadId}/shared-contact',
    access: 'correspondent',
    summary: 'Stop showing them; an accepted application shows them all the same',
  })
    .input(ownThread)
    .output(threadSchema)
    .errors(threadNotFound),

  block: operation({
    method: 'PUT',
    path: '/threads/{threadId}/block',
    access: 'correspondent',
    summary: 'Receive nothing more from the other person, who cannot tell; twice changes nothing',
    description:
      'What is there counts as read. What they write meanwhile is never delivered, not after unblocking either.',
  })
    .input(ownThread)
    .output(threadSchema)
    .errors(threadNotFound),

  unblock: operation({
    method: 'DELETE',
    path: '/threads/{threadId}/block',
    access: 'correspondent',
    summary: 'Receive what the other person writes from now on; twice changes nothing',
  })
    .input(ownThread)
    .output(threadSchema)
    .errors(threadNotFound),
};
