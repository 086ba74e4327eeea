import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { notificationsContract } from '../contract.ts';
import { markAllRead, markRead, markReadAt } from './commands/mark-read.ts';
import { countUnread, listNotifications } from './queries/own-notifications.ts';
import type { NotificationsServices } from './services.ts';
import { viewNotification } from './views.ts';

const operations = implementOperations<typeof notificationsContract, NotificationsServices>(
  notificationsContract,
);

export const notificationsProcedures = {
  list: operations.list.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const narrowed = { isUnread: input.show === 'unread', topic: input.topic };
    const { items, nextCursor } = await listNotifications(
      context.db,
      context.person.userId,
      narrowed,
      page,
    );
    const names = await context.findKnownNames(
      context.db,
      context.person.userId,
      items.flatMap(({ aboutId }) => (aboutId ? [aboutId] : [])),
    );
    return { items: items.map((row) => viewNotification(row, names)), nextCursor };
  }),

  countUnread: operations.countUnread.handler(({ context }) =>
    countUnread(context.db, context.person.userId),
  ),

  markRead: operations.markRead.handler(async ({ context, input, errors }) => {
    const { db, write, person } = context;
    const { refused } = await write((tx) =>
      markRead(tx, context, person.userId, input.notificationId),
    );
    if (refused) throw errors[refused]();
    return countUnread(db, person.userId);
  }),

  markAllRead: operations.markAllRead.handler(async ({ context, input }) => {
    const { db, write, person } = context;
    await write((tx) => markAllRead(tx, context, person.userId, new Date(input.until)));
    return countUnread(db, person.userId);
  }),

  markReadAt: operations.markReadAt.handler(async ({ context, input }) => {
    const { db, write, person } = context;
    await write((tx) => markReadAt(tx, context, person.userId, input.path));
    return countUnread(db, person.userId);
  }),
};
