import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { notificationIdSchema } from './ids.ts';
import { topics } from './rules/topics.ts';

/** Something that concerns the one who asks. */
export const notificationSchema = z.object({
  id: z.uuid(),
  topic: z.enum(topics),
  words: z.string(),
  /** The other person, named as the reader may know them now; null where there is none, or no right to the name. */
  person: z.string().nullable(),
  /** The page of this site that it leads to. */
  path: z.string(),
  createdAt: timestampSchema,
  isRead: z.boolean(),
});
export type NotificationView = z.infer<typeof notificationSchema>;

const unreadSchema = z.object({
  /** At most 100, which stands for more than 99. */
  unread: z.number().int(),
  /** Where the newest unread ones lead. */
  paths: z.array(z.string()),
});

export const notificationsContract = {
  list: operation({
    method: 'GET',
    path: '/me/notifications',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'What concerns the caller, newest first',
  })
    .input(
      z.strictObject({
        show: z.enum(['all', 'unread']).default('all'),
        topic: z.enum(topics).optional(),
        ...pageInputShape,
      }),
    )
    .output(pageOf(notificationSchema))
    .errors(invalidCursor),

  countUnread: operation({
    method: 'GET',
    path: '/me/notifications/unread',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'How many notifications are unread, counted up to 100, and where they lead',
  }).output(unreadSchema),

  markRead: operation({
    method: 'POST',
    path: '/me/notifications/{notificationId}/read',
    access: 'signed-in',
    summary: 'Mark a notification as read; twice changes nothing',
  })
    .input(z.strictObject({ notificationId: notificationIdSchema }))
    .output(unreadSchema)
    .errors({
      NOTIFICATION_NOT_FOUND: { status: 404, message: 'You have no such notification.' },
    }),

  markAllRead: operation({
    method: 'POST',
    path: '/me/notifications/read',
    access: 'signed-in',
    summary: 'Mark all notifications that had come by a moment as read; twice changes nothing',
  })
    .input(z.strictObject({ until: timestampSchema }))
    .output(unreadSchema),

  markReadAt: operation({
    method: 'POST',
    path: '/me/notifications/opened',
    access: 'signed-in',
    summary: 'Mark the notifications that lead to a page as read: the caller has opened it',
  })
    .input(z.strictObject({ path: z.string().min(1).max(300) }))
    .output(unreadSchema),
};
